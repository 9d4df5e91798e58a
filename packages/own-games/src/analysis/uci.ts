import { MATE } from '../games/model.ts';
import type { Hallado } from './plan.ts';

/** Speaking with an engine: lines of text in the Universal Chess Interface, whatever carries them. */

export interface Carrier {
  readonly send: (line: string) => void;
  /** One listener; every line that the engine writes. */
  readonly listen: (listener: (line: string) => void) => void;
}

export interface Question {
  /** FEN; the usual start where there is none. */
  readonly desde?: string | undefined;
  /** From there, so that repetitions are known. */
  readonly jugadas: readonly string[];
  readonly nodos: number;
  readonly lineas: 1 | 2;
}

/** A move and what it is worth to who makes it, in centipawns; a mate in n counts ±(10000 − n). */
export interface Candidata {
  readonly jugada: string;
  readonly cp: number;
}

export interface UciEngine {
  /** "Stockfish 19 Lite WASM" */
  readonly name: string;
  readonly ask: (question: Question) => Promise<Hallado>;
  /** The best moves of a position, the best first; none where the game is over. */
  readonly weigh: (question: Weighing) => Promise<readonly Candidata[]>;
}

/** As many moves as are wanted, each with its worth. Nought nodes: every move by itself, and what can be taken after it. */
export type Weighing = Omit<Question, 'lineas'> & { readonly lineas: number };

const HASH_MB = 8;
const LONGEST_LINE = 8;
const INFO = /^info depth \d+ .*?\bmultipv (\d+) score (cp|mate) (-?\d+)( upperbound| lowerbound)?\b.*?\bpv (.+)$/u;
const NODES = /\bnodes (\d+)/u;

interface Line {
  readonly rank: number;
  /** For the side to move. */
  readonly cp: number;
  /** Moves to mate, where that is what is said; below nought for who is mated. */
  readonly mate?: number | undefined;
  readonly pv: readonly string[];
}

const clamp = (cp: number): number => Math.max(-MATE, Math.min(MATE, cp));

/** A score that is exact; bounds are on their way to one. */
const lineOf = (text: string): Line | undefined => {
  const [, rank, unit, value, bound, pv = ''] = INFO.exec(text) ?? [];
  if (rank === undefined || bound !== undefined) return undefined;
  const score = Number(value);
  return {
    rank: Number(rank),
    cp: unit === 'mate' ? (score > 0 ? MATE : -MATE) : clamp(score),
    ...(unit === 'mate' ? { mate: score } : {}),
    pv: pv.trim().split(' ').slice(0, LONGEST_LINE),
  };
};

/** Collects what an engine says until its best move. `plies` from White's turn tell whose turn it is. */
export const listenTo = (plies: number) => {
  const lines = new Map<number, Line>();
  let nodos = 0;
  const white = plies % 2 === 0 ? 1 : -1;
  // Of a score of nought the sign does not matter, and −0 cannot be written down.
  const forWhite = (cp: number): number => white * cp || 0;
  return (text: string): Hallado | undefined => {
    if (text.startsWith('info ')) {
      nodos = Math.max(nodos, Number(NODES.exec(text)?.[1] ?? 0));
      const line = lineOf(text);
      if (line) lines.set(line.rank, line);
      return undefined;
    }
    if (!text.startsWith('bestmove')) return undefined;
    const [best, second] = [lines.get(1), lines.get(2)];
    const move = text.split(' ')[1] ?? '';
    return {
      cp: forWhite(best?.cp ?? 0),
      linea: best?.pv ?? (/^[a-h][1-8]/u.test(move) ? [move] : []),
      ...(second ? { segunda: forWhite(second.cp) } : {}),
      nodos: Math.max(1, nodos),
    };
  };
};

/** Collects the moves that an engine names, until its best move. */
export const weighWith = () => {
  const lines = new Map<number, Line>();
  return (text: string): readonly Candidata[] | undefined => {
    const line = text.startsWith('info ') ? lineOf(text) : undefined;
    if (line) lines.set(line.rank, line);
    if (!text.startsWith('bestmove')) return undefined;
    // A search that stops on the way has named some moves twice, under the rank of the last round and of this one: the first holds.
    const named = new Map<string, Candidata>();
    for (const { cp, mate, pv } of [...lines.values()].toSorted((a, b) => b.cp - a.cp || a.rank - b.rank)) {
      const jugada = pv[0] ?? '';
      if (jugada && !named.has(jugada)) named.set(jugada, { jugada, cp: mate === undefined ? cp : cp - mate });
    }
    const best = text.split(' ')[1] ?? '';
    if (named.size === 0 && /^[a-h][1-8]/u.test(best)) return [{ jugada: best, cp: 0 }];
    return [...named.values()].toSorted((a, b) => b.cp - a.cp);
  };
};

/**
 * Each question starts from an empty memory: the same question has the same answer whatever was asked before it, and so an
 * analysis that was interrupted ends as one that was not.
 */
export const openEngine = async ({ send, listen }: Carrier): Promise<UciEngine> => {
  let name = '';
  await new Promise<void>((resolve) => {
    listen((line) => {
      if (line.startsWith('id name ')) name = line.slice('id name '.length).trim();
      if (line === 'uciok') resolve();
    });
    send('uci');
  });
  send(`setoption name Hash value ${HASH_MB}`);
  const say = <T>({ desde, jugadas, nodos, lineas }: Weighing, hear: (line: string) => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      listen((line) => {
        const said = hear(line);
        if (said) resolve(said);
      });
      send(`setoption name MultiPV value ${lineas}`);
      send('setoption name Clear Hash');
      const start = desde === undefined ? 'startpos' : `fen ${desde}`;
      send(jugadas.length === 0 ? `position ${start}` : `position ${start} moves ${jugadas.join(' ')}`);
      send(nodos === 0 ? 'go depth 1' : `go nodes ${nodos}`);
    });
  return {
    name,
    ask: (question) =>
      say(question, listenTo(question.jugadas.length + (question.desde?.split(' ')[1] === 'b' ? 1 : 0))),
    weigh: (question) => say(question, weighWith()),
  };
};
