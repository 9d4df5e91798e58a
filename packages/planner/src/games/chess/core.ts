/**
 * What a coach would not leave out of the first weeks at each level, and what a plan does not bring up by itself. Judgement
 * of people who teach, as data: the path weighs it, the shares of areas stay as they are.
 */

const CORE: readonly (readonly string[])[] = [
  ['aj-fun-jaquemate', 'aj-fun-valor', 'aj-tac-mate1', 'aj-fun-seguridad'],
  ['aj-fun-seguridad', 'aj-tac-doble', 'aj-tac-mate1', 'aj-ape-principios'],
  ['aj-tac-mixta', 'aj-tac-doble', 'aj-tac-mate2', 'aj-fin-oposicion', 'aj-ape-abiertas', 'aj-tac-desviacion'],
  ['aj-par-modelo', 'aj-cal-variantes', 'aj-fin-torre', 'aj-ape-repertorio', 'aj-est-estructura', 'aj-tac-desviacion'],
  [
    'aj-par-modelo',
    'aj-fin-torrepractica',
    'aj-cal-evaluacion',
    'aj-ape-repertorio',
    'aj-est-peonaislado',
    'aj-tac-recursos',
  ],
  [
    'aj-par-modelo',
    'aj-fin-torrepractica',
    'aj-cal-evaluacion',
    'aj-ape-archivos',
    'aj-est-profilaxis',
    'aj-tac-refutar',
  ],
  [
    'aj-ape-archivos',
    'aj-cal-estudios',
    'aj-fin-torrepractica',
    'aj-est-profilaxis',
    'aj-tac-refutar',
    'aj-cal-poda',
    'aj-par-referentes',
  ],
];

/** Speed is recognition: patterns, double attacks and one system, not study of endings. */
const FAST = ['aj-tac-patrones', 'aj-tac-doble', 'aj-tac-mixta', 'aj-ape-sistemas', 'aj-com-tiempo'] as const;

export const chessCore = (level: number, format: string): readonly string[] =>
  format === 'bala' && level > 0 ? FAST : (CORE[Math.min(level, CORE.length - 1)] ?? []);

/** Openings that one plays or does not play: they come when the player names them or meets them. */
export const CHESS_ON_REQUEST: readonly string[] = [
  'aj-ape-siciliana',
  'aj-ape-francesa',
  'aj-ape-carokann',
  'aj-ape-gambitodama',
  'aj-ape-indias',
  'aj-ape-flanco',
  'aj-ape-gambitos',
  'aj-ape-benoni',
];

/** What one has or has not in one's own games, so that naming it says that it is met there. */
export const CHESS_REPERTOIRE: readonly string[] = [...CHESS_ON_REQUEST, 'aj-ape-abiertas', 'aj-ape-sistemas'];

/** There must be games before there are errors of one's own to study. */
export const CHESS_AFTER_PLAY: readonly string[] = ['aj-par-errores', 'aj-par-criticos', 'aj-par-motor'];
