import { Chess, type PieceSymbol, playUci } from '@estratega/chess/rules';
import type { AnalisisPartida, PartidaPropia } from '@estratega/domain';
import { MATE } from '../games/model.ts';
import { winningChance } from '../games/winning-chance.ts';

/**
 * What an engine must be asked about a game, one question at a time. Nothing is remembered here: the next question follows
 * from the game and the answers so far, so that whoever stops half-way and comes back ends with the same analysis.
 */

/**
 * Nodes of the glance at every position, of a look where an own move may have cost something, and of the one that is told: where something was
 * given away. Most positions of a game hide nothing, and whoever has just played it is waiting.
 */
export const GLANCE_NODES = 4_000;
export const FIRST_NODES = 20_000;
export const DEEP_NODES = 100_000;
/** Where the site does not say how far theory goes, this many plies are taken for it: as the exercises do. */
const BOOK = 10;
/** Centipawns at which a game is as good as over, if both sides' positions say so one after the other. */
const DECIDED = 900;
const IN_A_ROW = 2;
/** Pawns that the winner may lose on the way without anybody looking again. */
const SLACK = 1;
/** Loss of winning chance at a glance that is worth a look: a glance errs by as much. */
const HINT = 0.05;
/** And at that look, what is worth the last: a little under what counts as a mistake. */
const SWING = 0.07;
/** Own moves of a game that are looked at to the end, the dearest first: three are told, and more of one evening teach nothing more. */
export const MOST_DEEP = 6;

/** What an engine said of one position. */
export interface Hallado {
  /** Centipawns for White; a mate counts ±10000. */
  readonly cp: number;
  /** The best line from there, at most eight plies. */
  readonly linea: readonly string[];
  /** The same as `cp`, for the second-best move; absent where it was not asked for, or there is none. */
  readonly segunda?: number | undefined;
  /** What it took. */
  readonly nodos: number;
}

/** Answers so far, by ply, each look apart: what is worth the next one follows from those before it alone. */
export interface Hallazgos {
  readonly vistazo: Readonly<Record<number, Hallado>>;
  readonly primera: Readonly<Record<number, Hallado>>;
  readonly honda: Readonly<Record<number, Hallado>>;
}
export const NOTHING_FOUND: Hallazgos = { vistazo: {}, primera: {}, honda: {} };

export interface Busqueda {
  /** The position before this ply; the number of moves is the one after all of them. */
  readonly ply: number;
  readonly mirada: keyof Hallazgos;
  readonly nodos: number;
  /** How many best moves are wanted. */
  readonly lineas: 1 | 2;
}

const WORTH: Readonly<Record<PieceSymbol, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };

interface Replayed {
  /** White's material less Black's before every ply, and after the last. */
  readonly balances: readonly number[];
  /** Plies at which there was one legal move: nobody errs there. */
  readonly forzadas: ReadonlySet<number>;
  /** Evaluation of the last position where the rules decide it: mate, stalemate and the like need no engine. */
  readonly fin: number | undefined;
}

const replayed = (jugadas: readonly string[]): Replayed => {
  const chess = new Chess();
  const balances = [0];
  const forzadas = new Set<number>();
  for (const [ply, uci] of jugadas.entries()) {
    if (chess.moves().length === 1) forzadas.add(ply);
    const { color, captured, promotion } = playUci(chess, uci);
    const gained = (captured ? WORTH[captured] : 0) + (promotion ? WORTH[promotion] - WORTH.p : 0);
    balances.push((balances[ply] as number) + (color === 'w' ? gained : -gained));
  }
  if (chess.isCheckmate()) return { balances, forzadas, fin: jugadas.length % 2 === 1 ? MATE : -MATE };
  return { balances, forzadas, fin: chess.isStalemate() || chess.isInsufficientMaterial() ? 0 : undefined };
};

const RESULT: Readonly<Record<PartidaPropia['resultado'], number>> = { '1-0': 1, '0-1': -1, '1/2-1/2': 0, '*': NaN };

/** All that can be said of a game without an engine, worked out once. */
export interface Cuaderno extends Replayed {
  readonly partida: PartidaPropia;
  readonly libro: number;
}

export const openNotebook = (partida: PartidaPropia): Cuaderno => ({
  partida,
  libro: Math.min(partida.libro ?? BOOK, partida.jugadas.length),
  ...replayed(partida.jugadas),
});

/** What was said of a position at a glance, or came with the game, or the rules say. */
const glanced = ({ partida, fin }: Cuaderno, { vistazo }: Hallazgos, ply: number): number | undefined => {
  if (ply === partida.jugadas.length && fin !== undefined) return fin;
  return vistazo[ply]?.cp ?? partida.evaluaciones?.[ply - 1] ?? undefined;
};

/**
 * The game went on as decided through `ply`: who was winning gave nothing back here nor in the two plies that follow (one
 * to give, one to take), and did win it in the end.
 */
const stillDecided = ({ partida, balances: at }: Cuaderno, winner: number, anchor: number, ply: number): boolean => {
  const result = RESULT[partida.resultado];
  if (!Number.isNaN(result) && result !== winner) return false;
  const lead = winner * (at[anchor] as number) - SLACK;
  return at.slice(ply, ply + 3).every((balance) => winner * balance >= lead);
};

export interface Pendientes {
  /** Plies that are theory or decided: nobody asks about them. */
  readonly omitidas: readonly number[];
  /** The first position that has to be looked at before the rest can be known. */
  readonly siguiente: number | undefined;
  /** The one after it has to be looked at as well, whatever is said of the first. */
  readonly yLaOtra: boolean;
}

/** From the end of theory on; a stretch that is decided is left out until something is given back. */
export const firstLook = (notebook: Cuaderno, found: Hallazgos): Pendientes => {
  const { partida, libro } = notebook;
  const omitidas = Array.from({ length: libro }, (_, ply) => ply);
  let [winner, run, anchor] = [0, 0, -1];
  for (let ply = libro; ply <= partida.jugadas.length; ply++) {
    if (anchor >= 0) {
      if (stillDecided(notebook, winner, anchor, ply)) {
        omitidas.push(ply);
        continue;
      }
      anchor = -1;
    }
    const cp = glanced(notebook, found, ply);
    if (cp === undefined) {
      const next = run === 0 && ply < partida.jugadas.length;
      return { omitidas, siguiente: ply, yLaOtra: next && glanced(notebook, found, ply + 1) === undefined };
    }
    const side = Math.abs(cp) < DECIDED ? 0 : Math.sign(cp);
    run = side !== 0 && side === winner ? run + 1 : side === 0 ? 0 : 1;
    winner = side;
    if (run >= IN_A_ROW) anchor = ply;
  }
  return { omitidas, siguiente: undefined, yLaOtra: false };
};

interface Coste {
  readonly ply: number;
  readonly perdida: number;
}

/** What own moves seem to have cost, as far as `cpAt` knows. */
const costs = (notebook: Cuaderno, cpAt: (ply: number) => number | undefined): readonly Coste[] => {
  const { partida, libro, forzadas } = notebook;
  const sign = partida.color === 'blancas' ? 1 : -1;
  const first = partida.color === 'blancas' ? 0 : 1;
  const out: Coste[] = [];
  for (let ply = first; ply < partida.jugadas.length; ply += 2) {
    if (ply < libro || forzadas.has(ply)) continue;
    const [before, after] = [cpAt(ply), cpAt(ply + 1)];
    if (before === undefined || after === undefined) continue;
    out.push({ ply, perdida: winningChance(sign * before) - winningChance(sign * after) });
  }
  return out;
};

/** Own moves that a glance makes doubtful. */
const hints = (notebook: Cuaderno, found: Hallazgos): readonly number[] =>
  costs(notebook, (ply) => glanced(notebook, found, ply))
    .filter(({ perdida }) => perdida >= HINT)
    .map(({ ply }) => ply);

/** Own moves that seem to have cost something: the position before them and the one after are looked at to the end. */
export const swings = (notebook: Cuaderno, found: Hallazgos): readonly number[] =>
  costs(notebook, (ply) => found.primera[ply]?.cp ?? glanced(notebook, found, ply))
    .filter(({ perdida }) => perdida >= SWING)
    .toSorted((a, b) => b.perdida - a.perdida || a.ply - b.ply)
    .slice(0, MOST_DEEP)
    .map(({ ply }) => ply)
    .sort((a, b) => a - b);

const isOver = ({ partida, fin }: Cuaderno, ply: number): boolean =>
  fin !== undefined && ply === partida.jugadas.length;

/** Both sides of each doubtful move, where a glance was all: what came with a game was looked at by somebody else. */
const secondSearches = (notebook: Cuaderno, found: Hallazgos): readonly Busqueda[] =>
  hints(notebook, found).flatMap((own) =>
    [own, own + 1]
      .filter((ply) => found.vistazo[ply] !== undefined)
      .map((ply) => ({ ply, mirada: 'primera', nodos: FIRST_NODES, lineas: 1 }) as const),
  );

const deepSearches = (notebook: Cuaderno, found: Hallazgos): readonly Busqueda[] =>
  swings(notebook, found).flatMap((ply) => [
    { ply, mirada: 'honda', nodos: DEEP_NODES, lineas: 2 } as const,
    // The answer to the mistake is what refutes it.
    ...(isOver(notebook, ply + 1) ? [] : [{ ply: ply + 1, mirada: 'honda', nodos: DEEP_NODES, lineas: 1 } as const]),
  ]);

const unanswered = (found: Hallazgos, searches: readonly Busqueda[]): readonly Busqueda[] =>
  searches.filter(({ ply, mirada }) => found[mirada][ply] === undefined);

/** Everything that is certain to be asked, in any order or at once; nothing once everything has been asked. */
export const nextSearches = (notebook: Cuaderno, found: Hallazgos): readonly Busqueda[] => {
  const { siguiente, yLaOtra } = firstLook(notebook, found);
  if (siguiente !== undefined)
    return (yLaOtra ? [siguiente, siguiente + 1] : [siguiente]).map(
      (ply) => ({ ply, mirada: 'vistazo', nodos: GLANCE_NODES, lineas: 1 }) as const,
    );
  const second = unanswered(found, secondSearches(notebook, found));
  return second.length > 0 ? second : unanswered(found, deepSearches(notebook, found));
};

export const withAnswer = (found: Hallazgos, { ply, mirada }: Busqueda, said: Hallado): Hallazgos => ({
  ...found,
  [mirada]: { ...found[mirada], [ply]: said },
});

/** How much of a game is done, 0 to 1. Nobody knows beforehand how much will be worth more than a glance: each look counts a share. */
const SHARES: Readonly<Record<keyof Hallazgos, number>> = { vistazo: 0.3, primera: 0.3, honda: 0.4 };
const shareOf = (found: Hallazgos, searches: readonly Busqueda[]): number =>
  searches.length === 0 ? 1 : 1 - unanswered(found, searches).length / searches.length;
export const shareDone = (notebook: Cuaderno, found: Hallazgos): number => {
  const { libro, partida } = notebook;
  const { siguiente } = firstLook(notebook, found);
  const all = partida.jugadas.length + 1 - libro;
  if (siguiente !== undefined) return SHARES.vistazo * ((siguiente - libro) / all);
  const second = shareOf(found, secondSearches(notebook, found));
  if (second < 1) return SHARES.vistazo + SHARES.primera * second;
  const deep = shareOf(found, deepSearches(notebook, found));
  return deep === 1 ? 1 : SHARES.vistazo + SHARES.primera + SHARES.honda * deep;
};

const nodesOf = (found: Hallazgos): number =>
  Object.values(found)
    .flatMap((look: Hallazgos[keyof Hallazgos]) => Object.values(look))
    .reduce((sum, { nodos }) => sum + nodos, 0);

/** As the server keeps it. Positions that only the site evaluated stay null: its evaluations are in the game. */
export const analysisOf = ({ partida, fin }: Cuaderno, found: Hallazgos, motor: string): AnalisisPartida => {
  const nodos = nodesOf(found);
  return {
    motor,
    ...(nodos > 0 ? { nodos } : {}),
    posiciones: Array.from({ length: partida.jugadas.length + 1 }, (_, ply) => {
      const said = found.honda[ply] ?? found.primera[ply] ?? found.vistazo[ply];
      if (!said) return ply === partida.jugadas.length && fin !== undefined ? { cp: fin } : null;
      const { cp, linea, segunda } = said;
      return {
        cp,
        ...(linea.length > 0 ? { linea: [...linea] } : {}),
        ...(segunda === undefined ? {} : { segunda }),
      };
    }),
  };
};
