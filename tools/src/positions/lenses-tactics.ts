import { occupants } from './board.ts';
import { anyWin, firstOf, fromGame, type Lens, mateIn, when, winning, withHint } from './lens.ts';
import { defence, resource } from './motifs-defence.ts';
import { materialEdge } from './motifs-endgame.ts';
import { isClassicPattern, mating } from './motifs-mate.ts';
import * as strategic from './motifs-strategic.ts';
import * as tactical from './motifs-tactical.ts';
import { givesCheck, type Puzzle } from './puzzle.ts';
import { list, side, the } from './spanish.ts';

const noHint: (p: Puzzle) => string = (p) =>
  `Juegan ${side(p.us)}: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.`;

const MOTIF_NAME: readonly (readonly [Lens, string])[] = [
  [tactical.interference, 'interferencia'],
  [tactical.selfBlock, 'obstrucción'],
  [tactical.obstruction, 'obstrucción'],
  [tactical.clearance, 'despeje'],
  [tactical.deflection, 'desviación'],
  [tactical.attraction, 'atracción'],
  [tactical.discovered, 'ataque a la descubierta'],
  [tactical.fork, 'ataque doble'],
  [tactical.skewer, 'enfilada'],
  [tactical.pin, 'clavada'],
  [tactical.trapped, 'pieza atrapada'],
  [tactical.removeDefender, 'eliminación del defensor'],
  [tactical.promotion, 'promoción'],
  [tactical.intermezzo, 'jugada intermedia'],
];

/** Several motifs in one line: the first is explained, the others named. */
const chain: Lens = (p) => {
  if (p.own.length < 3 || !winning(p) || !fromGame(p)) return undefined;
  const seen = MOTIF_NAME.flatMap(([lens, name]) => {
    const finding = lens(p);
    return finding ? [{ finding, name }] : [];
  });
  const [first, ...rest] = seen.filter(({ name }, index) => seen.findIndex((each) => each.name === name) === index);
  if (!first || (rest.length === 0 && !p.mate)) return undefined;
  const others = [...rest.slice(0, 2).map(({ name }) => name), ...(p.mate ? ['mate'] : [])];
  return {
    motif: `cadena-${first.name}`,
    text: `${first.finding.text}; en la misma línea se encadenan ${list([first.name, ...others])}`,
    hint: `Son varios motivos seguidos: encuentra el último eslabón de una línea de ${p.own.length} jugadas.`,
  };
};

/** A queen that travels: each stop is a check or a capture and changes line. */
const queenRoute: Lens = (p) => {
  const stops = p.own.filter(({ piece }) => piece === 'q');
  const [start] = stops;
  if (!start || stops.length < 2 || !winning(p) || !fromGame(p) || (p.mate === undefined && p.gain < 2))
    return undefined;
  const connected = stops.every((move, index) => index === 0 || stops[index - 1]?.to === move.from);
  const forcing = stops.slice(0, -1).every((move) => move.captured || givesCheck(move));
  if (!connected || !forcing) return undefined;
  return {
    motif: 'geometria',
    text: `la dama recorre ${[start.from, ...stops.map(({ to }) => to)].join('-')} ganando tiempos con jaques y capturas hasta llegar a ${stops.at(-1)?.to}`,
    hint: 'Busca la ruta de la dama: cada parada gana un tiempo y abre otra línea.',
  };
};

const fewPieces: Lens = (p) => {
  if (!p.mate || p.mate < 2 || !fromGame(p)) return undefined;
  const army = occupants(p.start, p.us).filter(({ type }) => type !== 'p' && type !== 'k');
  if (army.length > 3 || army.some(({ type }) => type === 'q')) return undefined;
  const base = mating(p);
  return (
    base && {
      ...base,
      text: `${base.text}; sin dama, ${side(p.us)} atacan sólo con ${list(army.map(({ type, square }) => the(type, square)))}`,
      hint: `Sin dama también hay mate: coordina ${list(army.map(({ type, square }) => the(type, square)))}.`,
    }
  );
};

/** The defender is ahead in material and under attack: the exact answer keeps the extra material. */
const refutation: Lens = (p) => {
  const edge = materialEdge(p);
  if (edge < 1 || !fromGame(p) || p.pieces < 12 || p.best < 0) return undefined;
  const base = firstOf(resource, defence, strategic.kingSafety, strategic.prophylaxis)(p);
  return (
    base && {
      ...base,
      text: `${side(p.us)} tienen ${edge === 1 ? 'un punto' : `${edge} puntos`} de material de más, pero ${base.text}`,
      hint: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    }
  );
};

export const TACTICS: Readonly<Record<string, Lens>> = {
  'aj-tac-mate1': mateIn(1, 1),
  'aj-tac-mate2': mateIn(2, 2),
  'aj-tac-mate3': when(fromGame, mateIn(3, 7)),
  'aj-tac-patrones': (p) => {
    const finding = fromGame(p) ? mating(p) : undefined;
    return finding && isClassicPattern(finding) ? finding : undefined;
  },
  'aj-tac-doble': tactical.fork,
  'aj-tac-clavada': tactical.pin,
  'aj-tac-enfilada': tactical.skewer,
  'aj-tac-descubierta': tactical.discovered,
  'aj-tac-defensor': tactical.removeDefender,
  'aj-tac-atrapada': tactical.trapped,
  'aj-tac-promocion': tactical.promotion,
  'aj-tac-desviacion': tactical.deflection,
  'aj-tac-atraccion': tactical.attraction,
  'aj-tac-intermedia': when((p) => p.candidate.kind !== 'quiet', tactical.intermezzo),
  'aj-tac-interferencia': firstOf(tactical.interference, tactical.selfBlock, tactical.obstruction),
  'aj-tac-despeje': tactical.clearance,
  'aj-tac-silenciosa': firstOf(
    tactical.quietBlow,
    when((p) => fromGame(p) && p.isQuietFirst && (p.mate ?? 0) >= 2, mating),
  ),
  'aj-tac-recursos': when(fromGame, resource),
  'aj-tac-mixta': withHint(when(fromGame, anyWin), noHint),
  'aj-tac-cadenas': chain,
  'aj-tac-geometria': queenRoute,
  'aj-tac-pocaspiezas': fewPieces,
  'aj-tac-refutar': refutation,
};
