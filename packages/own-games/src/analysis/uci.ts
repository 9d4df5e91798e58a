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

export interface UciEngine {
  /** "Stockfish 19 Lite WASM" */
  readonly name: string;
  readonly ask: (question: Question) => Promise<Hallado>;
}

const HASH_MB = 8;
const LONGEST_LINE = 8;
const INFO = /^info depth \d+ .*?\bmultipv (\d+) score (cp|mate) (-?\d+)( upperbound| lowerbound)?\b.*?\bpv (.+)$/u;
const NODES = /\bnodes (\d+)/u;

interface Line {
  /** For the side to move. */
  readonly cp: number;
  readonly pv: readonly string[];
}

const clamp = (cp: number): number => Math.max(-MATE, Math.min(MATE, cp));

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
      const [, rank, unit, value, bound, pv = ''] = INFO.exec(text) ?? [];
      if (rank === undefined || bound !== undefined) return undefined;
      const score = Number(value);
      const cp = unit === 'mate' ? (score > 0 ? MATE : -MATE) : clamp(score);
      lines.set(Number(rank), { cp, pv: pv.trim().split(' ').slice(0, LONGEST_LINE) });
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
  return {
    name,
    ask: ({ desde, jugadas, nodos, lineas }) =>
      new Promise((resolve) => {
        const hear = listenTo(jugadas.length + (desde?.split(' ')[1] === 'b' ? 1 : 0));
        listen((line) => {
          const said = hear(line);
          if (said) resolve(said);
        });
        send(`setoption name MultiPV value ${lineas}`);
        send('setoption name Clear Hash');
        const start = desde === undefined ? 'startpos' : `fen ${desde}`;
        send(jugadas.length === 0 ? `position ${start}` : `position ${start} moves ${jugadas.join(' ')}`);
        send(`go nodes ${nodos}`);
      }),
  };
};
