import { Chess, type PieceSymbol, playUci } from '@estratega/chess/rules';
import type { AnalisisPartida, PartidaPropia } from '@estratega/domain';
import { MATE } from '../games/model.ts';
import { winningChance } from '../games/winning-chance.ts';

/**
 * What an engine must be asked about a game, one question at a time. Nothing is remembered here: the next question follows
 * from the game and the answers so far, so that whoever stops half-way and comes back ends with the same analysis.
 */

/** Nodes of the first look at every position, and of the second where something was given away. */
export const FIRST_NODES = 20_000;
export const DEEP_NODES = 100_000;
/** Where the site does not say how far theory goes, this many plies are taken for it: as the exercises do. */
const BOOK = 10;
/** Centipawns at which a game is as good as over, if both sides' positions say so one after the other. */
const DECIDED = 900;
const IN_A_ROW = 2;
/** Pawns that the winner may lose on the way without anybody looking again. */
const SLACK = 1;
/** Loss of winning chance at the first look that is worth a second: a little under what counts as a mistake. */
const SWING = 0.07;

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

/** Answers so far, by ply; the deep ones apart, because what is worth a second look follows from the first alone. */
export interface Hallazgos {
  readonly primera: Readonly<Record<number, Hallado>>;
  readonly honda: Readonly<Record<number, Hallado>>;
}
export const NOTHING_FOUND: Hallazgos = { primera: {}, honda: {} };

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
  /** Evaluation of the last position where the rules decide it: mate, stalemate and the like need no engine. */
  readonly fin: number | undefined;
}

const replayed = (jugadas: readonly string[]): Replayed => {
  const chess = new Chess();
  const balances = [0];
  for (const [ply, uci] of jugadas.entries()) {
    const { color, captured, promotion } = playUci(chess, uci);
    const gained = (captured ? WORTH[captured] : 0) + (promotion ? WORTH[promotion] - WORTH.p : 0);
    balances.push((balances[ply] as number) + (color === 'w' ? gained : -gained));
  }
  if (chess.isCheckmate()) return { balances, fin: jugadas.length % 2 === 1 ? MATE : -MATE };
  return { balances, fin: chess.isStalemate() || chess.isInsufficientMaterial() ? 0 : undefined };
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

/** What is known of a position without a second look: the first one, what the site sent, what the rules say. */
const known = ({ partida, fin }: Cuaderno, { primera }: Hallazgos, ply: number): number | undefined => {
  if (ply === partida.jugadas.length && fin !== undefined) return fin;
  return primera[ply]?.cp ?? partida.evaluaciones?.[ply - 1] ?? undefined;
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
    const cp = known(notebook, found, ply);
    if (cp === undefined) return { omitidas, siguiente: ply };
    const side = Math.abs(cp) < DECIDED ? 0 : Math.sign(cp);
    run = side !== 0 && side === winner ? run + 1 : side === 0 ? 0 : 1;
    winner = side;
    if (run >= IN_A_ROW) anchor = ply;
  }
  return { omitidas, siguiente: undefined };
};

/** Own moves that seem to have cost something: the position before them and the one after are looked at again. */
export const swings = (notebook: Cuaderno, found: Hallazgos): readonly number[] => {
  const { partida, libro } = notebook;
  const sign = partida.color === 'blancas' ? 1 : -1;
  const first = partida.color === 'blancas' ? 0 : 1;
  const out: number[] = [];
  for (let ply = first; ply < partida.jugadas.length; ply += 2) {
    if (ply < libro) continue;
    const [before, after] = [known(notebook, found, ply), known(notebook, found, ply + 1)];
    if (before === undefined || after === undefined) continue;
    if (winningChance(sign * before) - winningChance(sign * after) >= SWING) out.push(ply);
  }
  return out;
};

const isOver = ({ partida, fin }: Cuaderno, ply: number): boolean =>
  fin !== undefined && ply === partida.jugadas.length;

const deepSearches = (notebook: Cuaderno, found: Hallazgos): readonly Busqueda[] =>
  swings(notebook, found).flatMap((ply) => [
    { ply, mirada: 'honda', nodos: DEEP_NODES, lineas: 2 } as const,
    // The answer to the mistake is what refutes it.
    ...(isOver(notebook, ply + 1) ? [] : [{ ply: ply + 1, mirada: 'honda', nodos: DEEP_NODES, lineas: 1 } as const]),
  ]);

/** The next question; undefined once everything has been asked. */
export const nextSearch = (notebook: Cuaderno, found: Hallazgos): Busqueda | undefined => {
  const { siguiente } = firstLook(notebook, found);
  if (siguiente !== undefined) return { ply: siguiente, mirada: 'primera', nodos: FIRST_NODES, lineas: 1 };
  return deepSearches(notebook, found).find(({ ply }) => found.honda[ply] === undefined);
};

export const withAnswer = (found: Hallazgos, { ply, mirada }: Busqueda, said: Hallado): Hallazgos => ({
  ...found,
  [mirada]: { ...found[mirada], [ply]: said },
});

/** How much of a game is done, 0 to 1. Nobody knows beforehand how much will be worth a second look: it counts a third. */
const DEEP_SHARE = 1 / 3;
export const shareDone = (notebook: Cuaderno, found: Hallazgos): number => {
  const { libro, partida } = notebook;
  const { siguiente } = firstLook(notebook, found);
  const all = partida.jugadas.length + 1 - libro;
  if (siguiente !== undefined) return (1 - DEEP_SHARE) * ((siguiente - libro) / all);
  const deep = deepSearches(notebook, found);
  const done = deep.filter(({ ply }) => found.honda[ply] !== undefined).length;
  return deep.length === 0 ? 1 : 1 - DEEP_SHARE * (1 - done / deep.length);
};

const nodesOf = (found: Hallazgos): number =>
  [...Object.values(found.primera), ...Object.values(found.honda)].reduce((sum, { nodos }) => sum + nodos, 0);

/** As the server keeps it. Positions that only the site evaluated stay null: its evaluations are in the game. */
export const analysisOf = ({ partida, fin }: Cuaderno, found: Hallazgos, motor: string): AnalisisPartida => {
  const nodos = nodesOf(found);
  return {
    motor,
    ...(nodos > 0 ? { nodos } : {}),
    posiciones: Array.from({ length: partida.jugadas.length + 1 }, (_, ply) => {
      const said = found.honda[ply] ?? found.primera[ply];
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
