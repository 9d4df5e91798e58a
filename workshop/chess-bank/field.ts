import { Chess, playUci } from '@estratega/chess/rules';
import { soundMoves } from '@estratega/lessons/difficulty';
import { sacrificed } from '../positions/board.ts';
import type { Candidate } from '../positions/candidate.ts';
import type { Random } from '../positions/random.ts';
import type { GameStart } from '../positions/selfplay.ts';
import { type Engine, type EngineLine, toCentipawns } from '../positions/uci.ts';
import { blundersOf } from './blunders.ts';
import { HOLDS } from './row.ts';
import { lossAgainst, writeLine } from './score.ts';

/**
 * Where candidates come from. A quick game is played from a real opening, with moves that people play; every few plies
 * all legal moves are looked at for a moment, and each one that throws the game away leaves an exercise for the other
 * side. One such look finds a dozen; a game of its own would be needed for each.
 */

/** A board of a game and the move that led to it. */
export interface Root {
  readonly fen: string;
  readonly ply: number;
  readonly previous?: string;
}

const MAX_PLIES = 130;
const NODES_PER_MOVE = 2_500;
const CHOICES = 4;
const LOOK_NODES = 40_000;
const PLIES = 10;
/** Beyond this the game is over for whoever looks for exercises in it. */
const DECIDED = 500;
const DECIDED_PLIES = 4;
const WINS = 150;
/** Winning chance that the second best move loses where one holds. */
const ONLY = 0.2;

/** Mostly sensible moves; now and then a slip, so that the material is not always level. */
function choose(lines: readonly EngineLine[], random: Random, temperature: number): string {
  const top = toCentipawns((lines[0] as EngineLine).score);
  const weights = lines.map(({ score }) => Math.exp(Math.max(-20, (toCentipawns(score) - top) / temperature)));
  let ticket = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    ticket -= weight;
    return ticket <= 0;
  });
  return (lines[Math.max(0, index)] as EngineLine).pv[0] as string;
}

/** One game, board by board. */
export async function playQuickly(engine: Engine, random: Random, start: GameStart): Promise<Root[]> {
  const chess = start.fen ? new Chess(start.fen) : new Chess();
  for (const san of start.moves?.split(' ') ?? []) chess.move(san);
  const temperature = 20 + random.below(50);
  const roots: Root[] = [];
  let previous: string | undefined;
  let decided = 0;
  for (let ply = chess.history().length; ply < (start.plies ?? MAX_PLIES) && !chess.isGameOver(); ply += 1) {
    roots.push({ fen: chess.fen(), ply, ...(previous && { previous }) });
    const { lines } = await engine.analyse(chess.fen(), { nodes: NODES_PER_MOVE }, CHOICES);
    if (lines.length === 0) break;
    decided = Math.abs(toCentipawns((lines[0] as EngineLine).score)) > DECIDED ? decided + 1 : 0;
    if (decided > DECIDED_PLIES) break;
    previous = choose(lines, random, temperature);
    playUci(chess, previous);
  }
  return roots;
}

/** A move that gives away what stands on its square is no mistake of a person who looks. */
const isHuman = (fen: string, uci: string): boolean => {
  const move = playUci(new Chess(fen), uci);
  return sacrificed(move) <= 1;
};

/** All legal moves for a moment, or those that look sound: what punishes each bad one is an exercise, and so may be the board itself. */
export async function lookAround(
  engine: Engine,
  { fen, ply, previous }: Root,
  game: string,
  tag: string,
  onlySound = false,
): Promise<Candidate[]> {
  const legal = new Chess(fen).moves().length;
  const sound = onlySound ? soundMoves(fen) : [];
  if (legal < 2 || (onlySound && sound.length < 2)) return [];
  const { lines } = await engine.analyse(fen, { nodes: LOOK_NODES }, onlySound ? sound.length : legal, sound);
  const [best] = lines;
  if (!best) return [];
  const own = best.pv.length % 2 === 0 ? best.pv.slice(0, -1) : best.pv;
  const itself: Candidate = {
    fen,
    tag,
    ply,
    game,
    ...(previous && { previous }),
    kind: 'mate' in best.score ? 'mate' : best.score.cp <= HOLDS ? 'save' : 'win',
    lines,
    bestByDepth: [],
    solution: own,
    onlyMoves: 1,
  };
  const punished = blundersOf({
    fen,
    nodos: [LOOK_NODES],
    afinadas: 0,
    lineas: lines.map((line) => writeLine(line, PLIES)),
  }).filter((candidate) => isHuman(fen, candidate.previous as string));
  return [...(previous && isWorthwhile(lines) ? [itself] : []), ...punished].map((one) => ({ ...one, game, ply, tag }));
}

/** A board of the game itself is one when its best move wins, or is the only one that holds. */
function isWorthwhile([best, second]: readonly EngineLine[]): boolean {
  if (!best || !second) return false;
  if ('mate' in best.score) return best.score.mate > 0;
  if (best.score.cp >= WINS) return true;
  return Math.abs(best.score.cp) <= HOLDS && lossAgainst(best.score, second.score) >= ONLY;
}
