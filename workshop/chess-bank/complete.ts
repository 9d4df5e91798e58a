import { Chess, playUci } from '@estratega/chess/rules';
import type { Refutacion } from '@estratega/lessons';
import { LONGEST_PROOF, shortestMates } from './mates.ts';
import { whyUnreachable } from './reachable.ts';
import { readScore } from './score.ts';
import { isOpen, type Searched } from './search.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The board without counters: what a search depends on. */
export const boardKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** Why an exercise leaves the bank. */
export type Exit =
  /** No game leads to the board. */
  | 'imposible'
  /** After the best move the solver is still lost: it only loses less. */
  | 'peor'
  /** The engine holds the stored move for wrong. */
  | 'otra';

/** The engine's part of an exercise. */
export interface Completed {
  readonly fen: string;
  readonly linea: readonly string[];
  readonly aceptadas: readonly (readonly string[])[];
  readonly casi: readonly (readonly string[])[];
  readonly refutaciones: Readonly<Record<string, Refutacion>>;
  readonly prueba: { readonly margen: number } | { readonly mate: number };
  readonly evaluacion: string;
  /** The line ends where the solver's move stops being the only right one. */
  readonly cortada?: true;
  /** The line ends where the search has not come yet; it may grow again. */
  readonly pendiente?: true;
  /** Only the broad search has seen the first position, and no move stands out there: the verdict may change. */
  readonly provisional?: true;
  readonly sale?: Exit;
}

const WORSE = -100;

/** The line's own move first, where it is among the right ones. */
const ownFirst = (move: string, moves: readonly string[]) =>
  moves.includes(move) ? [move, ...moves.filter((other) => other !== move)] : [...moves];

interface Turn {
  readonly fen: string;
  readonly move: string;
}

function turnsOf(fen: string, linea: readonly string[]): { turns: Turn[]; mates: boolean } {
  const board = new Chess(fen);
  const turns: Turn[] = [];
  linea.forEach((move, index) => {
    if (index % 2 === 0) turns.push({ fen: board.fen(), move });
    playUci(board, move);
  });
  return { turns, mates: board.isCheckmate() };
}

/** What the searches say of a row; undefined while its first position has not been searched. */
export function complete(
  fen: string,
  linea: readonly string[],
  known: ReadonlyMap<string, Searched>,
): Completed | undefined {
  const { turns, mates } = turnsOf(fen, linea);
  const [first] = turns as [Turn];
  const searched = known.get(boardKey(fen));
  if (!searched) return undefined;
  const verdict = verdictOf(searched);
  const aceptadas = [ownFirst(first.move, verdict.aceptadas)];
  const casi = [[...verdict.casi]];
  // Where several moves are right the player may leave the line at once: there it ends, unless it is the proof of a mate.
  let end: 'cortada' | 'pendiente' | undefined =
    turns.length > 1 && !mates && !isOpen(searched) && !verdict.unica ? 'cortada' : undefined;
  for (const [index, turn] of turns.entries()) {
    if (index === 0) continue;
    if (end) break;
    const next = laterTurn(turn, mates ? turns.length - index : undefined, known);
    if (typeof next === 'string') {
      end = next;
      break;
    }
    aceptadas.push(next.aceptadas);
    casi.push(next.casi);
  }
  const sale = exitOf(fen, first.move, verdict, isOpen(searched));
  return {
    fen,
    linea: linea.slice(0, aceptadas.length * 2 - 1),
    aceptadas,
    casi,
    refutaciones: verdict.refutaciones,
    prueba: verdict.mate === undefined ? { margen: verdict.margen ?? 2000 } : { mate: verdict.mate },
    evaluacion: verdict.evaluacion,
    ...(end && { [end]: true }),
    ...(isOpen(searched) && { provisional: true as const }),
    ...(sale && { sale }),
  };
}

/** A later move of the solver: what is right there, or why the line ends before it. */
function laterTurn(
  { fen, move }: Turn,
  mateIn: number | undefined,
  known: ReadonlyMap<string, Searched>,
): { aceptadas: string[]; casi: string[] } | 'cortada' | 'pendiente' {
  const searched = known.get(boardKey(fen));
  if (mateIn !== undefined && mateIn <= LONGEST_PROOF) {
    const proved = shortestMates(fen, mateIn);
    if (!proved?.jugadas.includes(move)) return 'cortada';
    const nearly = searched ? verdictOf(searched).casi.filter((other) => !proved.jugadas.includes(other)) : [];
    return { aceptadas: ownFirst(move, proved.jugadas), casi: [...nearly] };
  }
  if (!searched || isOpen(searched)) return 'pendiente';
  const verdict = verdictOf(searched);
  // A mate that is too long to be proved by trying everything: the engine's word, and the line's own move beside it.
  if (mateIn !== undefined)
    return { aceptadas: [move, ...verdict.aceptadas.filter((other) => other !== move)], casi: [...verdict.casi] };
  if (!verdict.unica || verdict.mejor !== move) return 'cortada';
  return { aceptadas: [...verdict.aceptadas], casi: [...verdict.casi] };
}

function exitOf(fen: string, move: string, verdict: Verdict, open: boolean): Exit | undefined {
  if (whyUnreachable(fen)) return 'imposible';
  // Nothing is sent away on a verdict that may change.
  if (open) return undefined;
  const best = readScore(verdict.evaluacion);
  if ('cp' in best ? best.cp < WORSE : best.mate < 0) return 'peor';
  return verdict.aceptadas.includes(move) ? undefined : 'otra';
}
