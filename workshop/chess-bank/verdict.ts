import { Chess } from '@estratega/chess/rules';
import type { Refutacion } from '@estratega/lessons';
import type { EngineLine } from '../positions/uci.ts';
import { causeOf } from './cause.ts';
import { LONGEST_PROOF, shortestMates } from './mates.ts';
import { lossAgainst, NEARLY, RIGHT, readLine, writeScore } from './score.ts';
import type { Searched } from './search.ts';

/** What a position asks of a move, from the engine's search: the parts of an exercise that are not words. */
export interface Verdict {
  readonly fen: string;
  readonly mejor: string;
  /** Of the best move, for the solver: centipawns or "#n". */
  readonly evaluacion: string;
  /** Centipawns by which the best beats the second, clamped at a thousand each; absent with one legal move. */
  readonly margen?: number;
  /** Length of the shortest mate, where there is one. */
  readonly mate?: number;
  readonly aceptadas: readonly string[];
  readonly casi: readonly string[];
  readonly refutaciones: Readonly<Record<string, Refutacion>>;
  /** One move only is right. */
  readonly unica: boolean;
}

const TRIED = 10;
const CLAMP = 1000;
/**
 * Where the solver wins either way engines do not agree on how much better one win is than another: in seven of seventy
 * exercises a move that we called wrong there was right for the second engine, one of them 0.12 behind. They are nearly right.
 */
const EITHER_WAY = 0.15;
const WINNING = 300;

const points = ({ score }: EngineLine) =>
  'cp' in score ? Math.max(-CLAMP, Math.min(CLAMP, score.cp)) : score.mate > 0 ? CLAMP : -CLAMP;

/** Moves that a person would try although they are wrong: captures, checks and what the engine puts among its ten best. */
function wouldTry(fen: string, lines: readonly EngineLine[]): (move: string) => boolean {
  const loud = new Set(
    new Chess(fen)
      .moves({ verbose: true })
      .filter(({ captured, san }) => captured !== undefined || /[+#]$/u.test(san))
      .map(({ lan }) => lan),
  );
  const best = new Set(lines.slice(0, TRIED).map(({ pv }) => pv[0]));
  return (move) => loud.has(move) || best.has(move);
}

/**
 * Where the best move mates, only mates as short are right and the rest of what wins is nearly right; elsewhere
 * winning chance decides. Mates of up to three moves are proved by trying everything, not by the engine.
 */
export function verdictOf(searched: Searched): Verdict {
  const { fen } = searched;
  const lines = searched.lineas.map(readLine);
  const first = lines[0] as EngineLine;
  const engineMate = 'mate' in first.score && first.score.mate > 0 ? first.score.mate : undefined;
  const proved = engineMate === undefined ? undefined : shortestMates(fen, Math.min(LONGEST_PROOF, engineMate));
  const mate = proved?.mate ?? engineMate;
  const isRight = ({ pv, score }: EngineLine): boolean => {
    if (proved) return proved.jugadas.includes(pv[0] as string);
    if (mate !== undefined) return 'mate' in score && score.mate > 0 && score.mate <= mate;
    return lossAgainst(first.score, score) < RIGHT;
  };
  const right = lines.filter(isRight);
  const others = lines.filter((line) => !right.includes(line));
  const nearly = others.filter((line) => {
    const loss = lossAgainst(first.score, line.score);
    return loss < NEARLY || (loss < EITHER_WAY && points(line) >= WINNING);
  });
  const wrong = others.filter((line) => !nearly.includes(line));
  const tried = wouldTry(fen, lines);
  // Lines of two depths may name one move twice: what is good in one of them is not refuted by the other.
  const good = new Set([...right, ...nearly].map(({ pv }) => pv[0]));
  const refutaciones: Record<string, Refutacion> = {};
  for (const line of wrong) {
    const [move, reply] = line.pv as [string, string?];
    if (good.has(move) || !tried(move)) continue;
    refutaciones[move] = { ...(reply && { con: reply }), causa: causeOf(fen, line, first.score) };
  }
  const best = right[0] as EngineLine;
  const second = lines.find((line) => line !== best);
  return {
    fen,
    mejor: best.pv[0] as string,
    evaluacion: mate === undefined ? writeScore(best.score) : `#${mate}`,
    ...(second && { margen: points(best) - points(second) }),
    ...(mate !== undefined && { mate }),
    aceptadas: right.map(({ pv }) => pv[0] as string),
    casi: [...new Set(nearly.map(({ pv }) => pv[0] as string))],
    refutaciones,
    unica: right.length === 1,
  };
}
