import { spanishSan } from '@estratega/chess/pieces';
import { Chess } from '@estratega/chess/rules';
import type { ChessRow } from '@estratega/lessons';
import { levelOf, rate } from '@estratega/lessons/difficulty';
import { exchangeGain, occupants, VALUE } from '../positions/board.ts';
import { type Puzzle, replay } from '../positions/puzzle.ts';
import { capitalise, numberedMove, side } from '../positions/spanish.ts';
import { hasOppositeCastling, type Idea, type IdeaName, ideasOf, moveNumber, piecePoints } from './ideas.ts';
import { minedRow } from './row.ts';
import { IN_STRUCTURE, type Structure, structuresOf } from './structures.ts';
import type { Verdict } from './verdict.ts';
import { chooser, type Pick, pieceHint, tellTemptation } from './words.ts';

/**
 * An exercise whose point is a quiet move: its topics by what the move does and where, its words from the same, its
 * level from the model and from how deep an engine must look until it settles on the move.
 */

interface Home {
  readonly tema: string;
  readonly niveles: readonly [number, number];
}

const home = (tema: string, from: number, to: number): Home => ({ tema, niveles: [from, to] });
const PLAN = home('aj-est-plan', 2, 5);
const ACTIVITY = home('aj-est-actividad', 1, 4);
const FILES = home('aj-est-columnas', 2, 4);

const BY_IDEA: Readonly<Record<IdeaName, readonly Home[]>> = {
  enroque: [home('aj-est-rey', 1, 4)],
  detras: [home('aj-est-pasados', 2, 5)],
  septima: [FILES, ACTIVITY],
  columna: [FILES, ACTIVITY, PLAN],
  puesto: [home('aj-est-casillas', 2, 5), home('aj-est-menores', 2, 5), PLAN],
  bloqueo: [home('aj-est-estructura', 2, 6), home('aj-est-pasados', 2, 5)],
  pasado: [home('aj-est-pasados', 2, 5)],
  tormenta: [home('aj-est-enroquesopuestos', 4, 6)],
  ruptura: [home('aj-est-espacio', 3, 6), home('aj-est-estructura', 2, 6), PLAN],
  tiempo: [],
  cambio: [home('aj-est-cambios', 2, 5)],
  oposicion: [],
  rey: [],
  desarrollo: [],
  mejora: [ACTIVITY],
};
const MINORS = home('aj-est-menores', 2, 5);
const PROPHYLAXIS = home('aj-est-profilaxis', 4, 6);
const DEFENCE = home('aj-est-defensa', 3, 6);
const OPPOSITE = home('aj-est-enroquesopuestos', 4, 6);
const IMBALANCE = home('aj-est-desequilibrios', 4, 6);
const PRINCIPLES = home('aj-ape-principios', 0, 2);
const REPERTOIRE: readonly Home[] = [
  home('aj-ape-repertorio', 2, 6),
  home('aj-ape-archivos', 5, 6),
  home('aj-ape-preparacion', 5, 6),
];
const BY_OPENING: Readonly<Record<string, Home>> = {
  abiertas: home('aj-ape-abiertas', 1, 6),
  siciliana: home('aj-ape-siciliana', 2, 6),
  francesa: home('aj-ape-francesa', 2, 5),
  carokann: home('aj-ape-carokann', 2, 5),
  gambitodama: home('aj-ape-gambitodama', 2, 6),
  indias: home('aj-ape-indias', 3, 6),
  benoni: home('aj-ape-benoni', 4, 6),
  sistemas: home('aj-ape-sistemas', 1, 4),
  flanco: home('aj-ape-flanco', 3, 6),
  gambitos: home('aj-ape-gambitos', 2, 4),
};
const BY_STRUCTURE: Readonly<Record<Structure, Home>> = {
  carlsbad: home('aj-est-carlsbad', 4, 6),
  maroczy: home('aj-est-maroczy', 4, 6),
  erizo: home('aj-est-erizo', 5, 6),
  peonaislado: home('aj-est-peonaislado', 4, 6),
  colgantes: home('aj-est-colgantes', 5, 6),
  avalancha: home('aj-est-avalancha', 4, 6),
};
/** Ideas that belong to the plans of a structure. */
const PLANS: readonly IdeaName[] = [
  'columna',
  'puesto',
  'bloqueo',
  'ruptura',
  'cambio',
  'mejora',
  'tormenta',
  'pasado',
];
/** Up to here the move is one of the opening. */
const OPENING_MOVES = 13;
const NEAR = 1;

/** What the rival would do if it were their turn: the move and what it is worth. */
export interface Threat {
  readonly move: string;
  /** Winning chance that it would gain. */
  readonly gain: number;
}

const hasImbalance = ({ start }: Puzzle): boolean => {
  const men = (color: 'w' | 'b') =>
    occupants(start, color)
      .map(({ type }) => (type === 'b' ? 'n' : type))
      .filter((type) => type !== 'p' && type !== 'k')
      .toSorted()
      .join('');
  const points = (color: 'w' | 'b') =>
    occupants(start, color).reduce((sum, { type }) => (type === 'k' || type === 'p' ? sum : sum + VALUE[type]), 0);
  return (
    men('w') !== men('b') && Math.abs(points('w') - points('b')) <= 3 && men('w').length > 0 && men('b').length > 0
  );
};

/** It is not just a piece left hanging. */
const isSubtle = ({ start }: Puzzle, threat: Threat): boolean => {
  const fields = start.fen().split(' ');
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-';
  return exchangeGain(new Chess(fields.join(' ')), threat.move.slice(2, 4) as never) < 2;
};
const THREATENS = 0.15;

export function homesOf(puzzle: Puzzle, ideas: readonly Idea[], threat: Threat | undefined): Home[] {
  const names = ideas.map(({ nombre }) => nombre);
  const opening = BY_OPENING[puzzle.candidate.tag];
  const early = moveNumber(puzzle) <= OPENING_MOVES && piecePoints(puzzle) >= 50;
  const threatens = threat && threat.gain >= THREATENS;
  return [
    ...names.flatMap((name) => BY_IDEA[name]),
    ...(names.includes('mejora') && 'nb'.includes(puzzle.first.piece) ? [MINORS] : []),
    ...(threatens && puzzle.isQuietFirst && isSubtle(puzzle, threat) ? [DEFENCE, PROPHYLAXIS] : []),
    ...(hasOppositeCastling(puzzle) && names.some((name) => name !== 'desarrollo') ? [OPPOSITE] : []),
    ...(hasImbalance(puzzle) && names.length > 0 ? [IMBALANCE] : []),
    ...(names.some((name) => PLANS.includes(name)) ? structuresOf(puzzle).map((one) => BY_STRUCTURE[one]) : []),
    ...(early && names.some((name) => ['desarrollo', 'enroque', 'ruptura', 'tiempo'].includes(name))
      ? [PRINCIPLES]
      : []),
    ...(early && opening ? [opening, ...REPERTOIRE] : []),
  ];
}

const unique = <T>(items: readonly T[]) => [...new Set(items)];

export const topicsAt = (homes: readonly Home[], level: number): string[] =>
  unique(homes.filter(({ niveles: [from, to] }) => level >= from - NEAR && level <= to + NEAR).map(({ tema }) => tema));

/** Points for every ply more that the engine needs, and what people find a quiet move harder by than the model says. */
const DEEPER = 22;
const QUIET = 67;
const LOWEST = 400;
const HIGHEST = 2600;

/** Difficulty of a quiet move; `found` is the depth from which a search stays with it. */
export const quietRating = (fen: string, move: string, found: number): number =>
  Math.max(LOWEST, Math.min(HIGHEST, rate(fen, [move]) + QUIET + DEEPER * (found - 1) - DEEPER * 2));

const said = (template: string, move: string) => template.replace('◊', move);
const dot = (text: string) => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** Why nothing else will do: the next best move, which is clearly worse, and what answers it. */
export function tellOthers(puzzle: Puzzle, verdict: Pick_, pick: Pick): string {
  const tempted = tellTemptation(puzzle, verdict, pick);
  if (tempted) return tempted;
  const [uci, other] = Object.entries(verdict.refutaciones)[0] ?? [];
  if (!uci || !other?.con) return '';
  const [tried, answer] = replay(puzzle.candidate.fen, [uci, other.con]);
  if (!tried || !answer) return '';
  const alt = numberedMove(tried, 0, puzzle.us);
  const reply = numberedMove(answer, 1, puzzle.us);
  return pick([
    ` En cambio, ${alt} permite ${reply}.`,
    ` Peor es ${alt} por ${reply}.`,
    ` Con ${alt} se pierde el momento, por ${reply}.`,
    ` Contra ${alt} el rival tiene ${reply}.`,
  ]);
}
type Pick_ = { readonly refutaciones: Verdict['refutaciones'] };

/** What stands after it, told only when the engine is sure. */
function tellStanding({ best, us }: Puzzle, pick: Pick): string {
  const who = side(us);
  if (best >= 200) return pick([` ${capitalise(who)} quedan con gran ventaja.`, ' La ventaja es grande.']);
  if (best >= 90) return pick([` ${capitalise(who)} quedan mejor.`, ' La ventaja es clara.', '']);
  if (best <= -90) return pick([` ${capitalise(who)} siguen peor, pero resisten.`, ' Es la mejor defensa.']);
  return '';
}

export function quietWords(
  puzzle: Puzzle,
  ideas: readonly Idea[],
  threat: Threat | undefined,
  verdict: Pick_,
): { pista: [string, string]; explicacion: string } {
  const pick = chooser(puzzle.candidate.fen);
  const blow = numberedMove(puzzle.first, 0, puzzle.us);
  const main = (ideas.find(({ nombre }) => nombre !== 'tiempo') ?? ideas[0]) as Idea;
  const second = ideas.find(({ nombre }) => nombre === 'tiempo');
  const structure = structuresOf(puzzle)[0];
  const frame = structure && PLANS.includes(main.nombre) ? `${IN_STRUCTURE[structure]}. ` : '';
  const told = dot(said(pick(main.dice), blow));
  const also =
    second && second.nombre === 'tiempo' ? dot(` Además, ${lower(said(second.dice[0] as string, 'la jugada'))}`) : '';
  const warned = threat && threat.gain >= THREATENS && puzzle.isQuietFirst ? tellThreat(puzzle, threat, pick) : '';
  const others = tellOthers(puzzle, verdict, pick);
  const explicacion = `${frame}${capitalise(told)}${also}${warned}${tellStanding(puzzle, pick)}${others}`.trim();
  const hints = main.pistas.filter((hint) => !hint.includes(puzzle.first.to));
  return {
    pista: [
      pick(hints.length > 0 ? hints : ['¿Qué pieza tuya puede hacer más de lo que hace?']),
      pieceHint(puzzle, pick),
    ],
    explicacion,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function tellThreat(puzzle: Puzzle, { move }: Threat, pick: Pick): string {
  const fields = puzzle.start.fen().split(' ');
  fields[1] = puzzle.them;
  fields[3] = '-';
  const [threat] = replay(fields.join(' '), [move]);
  if (!threat) return '';
  const text = `${puzzle.them === 'b' ? '...' : ''}${spanishSan(threat.san)}`;
  return pick([
    ` También responde a la amenaza ${text}.`,
    ` Había que contar con ${text}.`,
    ` El rival quería jugar ${text}.`,
  ]);
}

/** A piece that must leave because it would be taken has no plan: moving it is no idea. */
export const isChased = ({ start, first, them }: Puzzle): boolean => {
  const fields = start.fen().split(' ');
  fields[1] = them;
  fields[3] = '-';
  return first.piece !== 'k' && exchangeGain(new Chess(fields.join(' ')), first.from) > 0;
};

/** What only gains a tempo is a tactic; with something else it says so beside it. */
export const isPlanned = (ideas: readonly Idea[]): boolean => ideas.some(({ nombre }) => nombre !== 'tiempo');

export function quietRow(
  puzzle: Puzzle,
  verdict: Verdict,
  found: number,
  threat: Threat | undefined,
): ChessRow | undefined {
  const ideas = ideasOf(puzzle);
  if (!isPlanned(ideas) || isChased(puzzle)) return undefined;
  const dificultad = quietRating(puzzle.candidate.fen, verdict.mejor, found);
  const nivel = levelOf(dificultad);
  const temas = topicsAt(homesOf(puzzle, ideas, threat), nivel);
  if (temas.length === 0) return undefined;
  const { pista, explicacion } = quietWords(puzzle, ideas, threat, verdict);
  const solved = {
    linea: [verdict.mejor],
    aceptadas: [[...verdict.aceptadas]],
    casi: [[...verdict.casi]],
    primera: verdict,
  };
  return minedRow(puzzle.candidate, solved, { temas, nivel, dificultad, aMano: true, pista, explicacion });
}
