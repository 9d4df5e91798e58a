import {
  distance,
  inCheck,
  isAttacked,
  KING,
  kingOf,
  legalMoves,
  type Position,
  play,
  readFen,
  type Side,
  uciOf,
} from '@estratega/chess/board';
import { exchangeOn, materialOf, worth } from './exchange.ts';
import { dearestCapture, surpriseOf, type Weighed, weigh } from './surprise.ts';

/** What the difficulty of an exercise is computed from; each is explained in docs/decisions. */
export interface Features {
  readonly sqS: number;
  readonly usedPieces: number;
  readonly sqRep: number;
  readonly checks: number;
  readonly Ssum: number;
  readonly gain: number;
  readonly ekZoneAtt: number;
  readonly npm: number;
  readonly mate: number;
  readonly safeChecks: number;
  readonly fQuiet: number;
  readonly mat0: number;
  readonly pawnEnd: number;
  readonly logOwnL: number;
  readonly okZoneAtt: number;
  readonly maxDown: number;
  readonly caps: number;
  readonly obviousCap: number;
  readonly oppCheck: number;
  readonly endLoss: number;
  readonly bestAltSee: number;
  readonly pieces: number;
  readonly downMate: number;
  readonly inCheck: number;
  readonly oneNoMate: number;
}

const clip = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const flag = (yes: boolean) => (yes ? 1 : 0);
const count = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length;

/** What happens along the line, gathered turn by turn. */
interface Walk {
  surprise: number;
  ownMoves: number;
  logOwn: number;
  logReplies: number;
  replyChecks: number;
  deepest: number;
  /** Where the own men that moved stand, or fell: one that retakes where another fell is counted with it. */
  readonly used: Set<number>;
  mate: boolean;
  last: Position;
  lastTarget: number;
}

export function featuresOf(fen: string, linea: readonly string[]): Features {
  const start = readFen(fen);
  const us = start.turn;
  const them = -us as Side;
  const balance = ({ men }: Position) => materialOf(men, us) - materialOf(men, them);
  const atStart = balance(start);
  const firstChoices = weigh(start);
  const walk: Walk = {
    surprise: 0,
    ownMoves: 0,
    logOwn: 0,
    logReplies: 0,
    replyChecks: 0,
    deepest: 0,
    used: new Set(),
    mate: false,
    last: start,
    lastTarget: -1,
  };
  let position = start;
  let answered = -1;
  let first: Weighed | undefined;
  linea.forEach((uci, index) => {
    if (index % 2 === 0) {
      const choices = index === 0 ? firstChoices : weigh(position);
      const played = choices.find(({ move }) => uciOf(move) === uci);
      if (!played) throw new Error(`${uci} is not legal in ${fen}`);
      first ??= played;
      walk.surprise += surpriseOf(position, played, choices, answered);
      walk.logOwn += Math.log(choices.length);
      walk.ownMoves += 1;
      const { from, to } = played.move;
      walk.used.delete(from);
      walk.used.add(to);
      walk.mate = played.mate;
      walk.lastTarget = to;
      position = played.next;
      walk.last = position;
      return;
    }
    const replies = legalMoves(position);
    const reply = replies.find((move) => uciOf(move) === uci);
    if (!reply) throw new Error(`${uci} is not legal in ${fen}`);
    walk.logReplies += Math.log(replies.length);
    position = play(position, reply);
    walk.replyChecks += flag(inCheck(position));
    walk.deepest = Math.max(walk.deepest, atStart - balance(position));
    answered = reply.to;
  });
  if (!first) throw new Error(`No line for ${fen}`);
  const { move, exchange, check } = first;
  const maxDown = clip(walk.deepest, 0, 12);
  const men = count([...start.men], (man) => man !== 0);
  const points = [...start.men].reduce(
    (sum, man) => (Math.abs(man) === 1 || Math.abs(man) === KING ? sum : sum + worth(man)),
    0,
  );
  return {
    sqS: Math.sqrt(walk.surprise),
    Ssum: walk.surprise,
    usedPieces: walk.used.size,
    sqRep: Math.sqrt(walk.logReplies),
    logOwnL: walk.logOwn,
    gain: clip(balance(walk.last) - atStart, -5, 15),
    endLoss: walk.mate ? 0 : clip(exchangeOn(walk.last.men, walk.lastTarget, them), 0, 9),
    maxDown,
    mate: flag(walk.mate),
    downMate: flag(walk.mate && maxDown >= 2),
    oneNoMate: flag(walk.ownMoves === 1 && !walk.mate),
    oppCheck: walk.replyChecks,
    npm: points,
    pawnEnd: flag(points === 0),
    pieces: men,
    mat0: clip(atStart, -12, 12),
    checks: count(firstChoices, (choice) => choice.check),
    safeChecks: count(firstChoices, (choice) => choice.check && choice.exchange >= 0),
    caps: count(firstChoices, (choice) => choice.move.taken > 0),
    bestAltSee: clip(
      firstChoices.reduce((best, choice) => (choice === first ? best : Math.max(best, choice.exchange)), 0),
      0,
      9,
    ),
    obviousCap: flag(move.taken > 0 && exchange >= 1 && exchange >= dearestCapture(firstChoices)),
    fQuiet: flag(move.taken === 0 && !check && move.promotion === 0),
    inCheck: flag(inCheck(start)),
    ekZoneAtt: zoneAttacked(start, them),
    okZoneAtt: zoneAttacked(start, us),
  };
}

/** Squares of a king's neighbourhood, its own included, that the other side attacks. */
function zoneAttacked({ men }: Position, side: Side): number {
  const king = kingOf(men, side);
  let sum = 0;
  for (let square = 0; square < 64; square += 1)
    if (distance(square, king) <= 1 && isAttacked(men, square, -side as Side)) sum += 1;
  return sum;
}
