import { Chess, type Move, playUci } from '@estratega/chess/rules';
import { exchangeGain, VALUE } from '../positions/board.ts';
import type { Candidate } from '../positions/candidate.ts';
import type { Engine, EngineLine } from '../positions/uci.ts';
import { lossAgainst } from './score.ts';

/** A short search, two moves only: enough to drop what will not stand out in the long one, and to see where a line ends. */
const NODES = 80_000;
/** A little more than the long search will ask for. */
const STANDS_OUT = 0.15;
const MOST_MOVES = 6;
const LONGEST_MATE = 5;
const LONGEST_DEFENCE = 5;

/** A glance before it: most candidates fall here. */
const GLANCE_NODES = 20_000;
const GLANCE = 0.07;

const standsOut = ([first, second]: readonly EngineLine[], by = STANDS_OUT): boolean => {
  if (!first) return false;
  if (!second) return true;
  if ('mate' in first.score && first.score.mate > 0)
    return !('mate' in second.score && second.score.mate > 0 && second.score.mate <= first.score.mate);
  return lossAgainst(first.score, second.score) >= by;
};

/** Points won so far, what can be taken back at once included. */
function settledGain(moves: readonly Move[]): number {
  const last = moves.at(-1) as Move;
  const balance = moves.reduce((sum, { color, captured, promotion }) => {
    const value = (captured ? VALUE[captured] : 0) + (promotion ? VALUE[promotion] - 1 : 0);
    return sum + (color === last.color ? value : -value);
  }, 0);
  return balance - exchangeGain(new Chess(last.after), last.to);
}

/** A gain is a gain from two points on, and the line ends with it unless the next blow takes more. */
const CASHED = 2;

/** The candidate with the line as it will be shown, or undefined when its first move is not the only good one. */
export async function draft(engine: Engine, candidate: Candidate): Promise<Candidate | undefined> {
  const board = new Chess(candidate.fen);
  const played: Move[] = [];
  const solution: string[] = [];
  let first: readonly EngineLine[] = [];
  const holds = candidate.kind === 'save';
  const glance = await engine.analyse(candidate.fen, { nodes: GLANCE_NODES }, 2);
  if (!standsOut(glance.lines, GLANCE)) return undefined;
  while (solution.length < MOST_MOVES * 2) {
    const { lines } = await engine.analyse(board.fen(), { nodes: NODES }, 2);
    const [best] = lines;
    if (!best || !standsOut(lines)) break;
    const own = best.pv[0] as string;
    const mates = 'mate' in best.score && best.score.mate > 0 ? best.score.mate : undefined;
    if (solution.length === 0) {
      if (own !== candidate.solution[0] || (mates ?? 1) > LONGEST_MATE) return undefined;
      first = lines;
      // Every move of a mate is proved later.
      if (mates !== undefined) {
        const told = await toldToTheEnd(engine, candidate.fen, best.pv, mates);
        return told && { ...candidate, kind: 'mate', lines, solution: told };
      }
    } else {
      const next = playUci(new Chess(board.fen()), own);
      const richer = (next.captured && VALUE[next.captured] >= 3) || next.promotion || next.san.endsWith('#');
      if (settledGain(played.slice(0, -1)) >= CASHED && !richer) break;
      if (holds && solution.length >= LONGEST_DEFENCE) break;
      solution.push((played.at(-1) as Move).lan);
    }
    played.push(playUci(board, own));
    solution.push(own);
    const reply = best.pv[1] ?? (await replyTo(engine, board.fen()));
    if (board.isGameOver() || !reply) break;
    played.push(playUci(board, reply));
    if (board.isGameOver()) break;
  }
  if (solution.length === 0) return undefined;
  return { ...candidate, kind: holds ? 'save' : 'win', lines: first, solution };
}

/** The search that sees a mate often keeps only its beginning: what is missing is asked for at the end of what is there. */
async function toldToTheEnd(
  engine: Engine,
  fen: string,
  beginning: readonly string[],
  moves: number,
): Promise<string[] | undefined> {
  const line = beginning.slice(0, moves * 2 - 1);
  const board = new Chess(fen);
  for (const move of line) playUci(board, move);
  while (line.length < moves * 2 - 1 && !board.isGameOver()) {
    const { lines } = await engine.analyse(board.fen(), { nodes: NODES / 2 }, 1);
    const left = Math.floor((moves * 2 - line.length) / 2);
    const [best] = lines;
    if (!best || !('mate' in best.score) || Math.abs(best.score.mate) > left) return undefined;
    for (const move of best.pv.slice(0, moves * 2 - 1 - line.length)) {
      playUci(board, move);
      line.push(move);
    }
  }
  return board.isCheckmate() ? line : undefined;
}

async function replyTo(engine: Engine, fen: string): Promise<string | undefined> {
  if (new Chess(fen).isGameOver()) return undefined;
  const { lines } = await engine.analyse(fen, { nodes: NODES / 2 }, 1);
  return lines[0]?.pv[0];
}
