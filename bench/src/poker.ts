/**
 * The poker engine against its goals: `npm run bench:poker`. Evaluators take turns in one process on the same hands, each
 * by its fastest public call, and the best round of each counts: a busy machine slows all of them alike.
 */
import { createRequire } from 'node:module';
import {
  type Combo,
  cardName,
  equityHandRange,
  exploitability,
  HEADS_UP_DEPTHS,
  headsUpNash,
  icmAll,
  makeEvaluate7,
  matchup,
  parseCards,
  rangeShare,
  rangeToWeights,
  solvePushFold,
  tables,
  weightsToRange,
} from '@estratega/lessons/poker';
import { command } from '../../tools/src/command.ts';

command('npm run bench:poker');

const require = createRequire(import.meta.url);
const phe = require('phe') as {
  evaluateCardCodes(codes: readonly number[]): number;
  cardCode(rank: string, suit: string): number;
};
const { Hand } = require('pokersolver') as { Hand: { solve(cards: readonly string[]): { rank: number } } };

const now = (): number => performance.now();
/** Milliseconds of this process, whatever else the machine does. */
const busy = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Milliseconds of CPU of the quickest of several runs, after two to warm up. */
const best = (run: () => void, rounds = 25): number => {
  run();
  run();
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    const start = busy();
    run();
    least = Math.min(least, busy() - start);
  }
  return least;
};

/** Few enough that a round fits between two interruptions. */
const HANDS = 20_000;
let state = 20_260;
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * below);
};
const deals = Array.from({ length: HANDS }, () => {
  const cards: number[] = [];
  while (cards.length < 7) {
    const card = random(52);
    if (!cards.includes(card)) cards.push(card);
  }
  return cards;
});
const flat = Uint8Array.from(deals.flat());

let start = now();
tables();
console.log(`tables built at first use: ${(now() - start).toFixed(0)} ms\n`);

const seven = makeEvaluate7();
let sink = 0;
const own = (): void => {
  for (let i = 0; i < flat.length; i += 7)
    sink += seven(
      flat[i] as number,
      flat[i + 1] as number,
      flat[i + 2] as number,
      flat[i + 3] as number,
      flat[i + 4] as number,
      flat[i + 5] as number,
      flat[i + 6] as number,
    );
};
const pheHands = deals.map((cards) =>
  cards.map((card) => phe.cardCode(cardName(card).charAt(0), cardName(card).charAt(1))),
);
const psHands = deals.slice(0, 100).map((cards) => cards.map(cardName));
const contenders: readonly { readonly name: string; readonly run: () => void; readonly hands: number }[] = [
  { name: 'own evaluator', run: own, hands: HANDS },
  {
    name: 'phe',
    run: () => {
      for (const cards of pheHands) sink += phe.evaluateCardCodes(cards);
    },
    hands: HANDS,
  },
  {
    name: 'pokersolver',
    run: () => {
      for (const cards of psHands) sink += Hand.solve(cards).rank;
    },
    hands: psHands.length,
  },
];
const speeds = contenders.map(() => 0);
for (let round = 0; round < 80; round++)
  contenders.forEach(({ run, hands }, i) => {
    const began = now();
    run();
    speeds[i] = Math.max(speeds[i] as number, hands / (now() - began) / 1000);
  });
contenders.forEach(({ name }, i) => {
  console.log(`${name.padEnd(16)} ${(speeds[i] as number).toFixed(3).padStart(8)} M hands/s`);
});
const ratio = (speeds[0] as number) / Math.max(...speeds.slice(1));
console.log(`ratio to the fastest peer: ${ratio.toFixed(1)} (goal 5)\n`);

const hand = (text: string): Combo => parseCards(text) as unknown as Combo;
const rows: [string, number, string][] = [
  ['hand v hand before the flop', best(() => matchup(hand('As Kd'), hand('7h 7c'))), '80 ms'],
  ['suited hand v suited hand before the flop', best(() => matchup(hand('As Ks'), hand('8h 7h'))), '80 ms'],
  [
    'hand v 20 % range on a flop',
    best(() => equityHandRange('Ah Qd', '22+,A2s+,K9s+,QTs+,JTs,A9o+,KTo+', 'Qs 7d 2c')),
    '50 ms',
  ],
  [
    'hand v any two cards on a flop',
    best(() => equityHandRange('Ah Qd', '22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32', 'Qs 7d 2c')),
    '50 ms',
  ],
  [
    'hand v 20 % range on a turn',
    best(() => equityHandRange('Ah Qd', '22+,A2s+,K9s+,QTs+,JTs,A9o+,KTo+', 'Qs 7d 2c 9h')),
    '',
  ],
];
for (const [name, ms, goal] of rows)
  console.log(`${name.padEnd(44)} ${ms.toFixed(2).padStart(8)} ms ${goal && `(goal ${goal})`}`);

const stacks = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const prizes = [30, 20, 14, 10, 8, 6, 5, 4, 3];
const micro =
  best(() => {
    for (let i = 0; i < 20; i++) sink += icmAll(stacks, prizes)[0] as number;
  }, 200) * 50;
console.log(`${'ICM of nine players, nine prizes'.padEnd(44)} ${micro.toFixed(1).padStart(8)} µs (goal 100 µs)\n`);

start = now();
const solved = solvePushFold({ stack: 10, ante: 0, behind: 1 }, { within: 0.001 });
console.log(
  `push or fold heads-up, 10 bb: ${(100 * rangeShare(weightsToRange(solved.push))).toFixed(2)} % / ${(100 * rangeShare(weightsToRange(solved.calls[0] as Float64Array))).toFixed(2)} %, ${solved.exploitable.toFixed(4)} mbb, solved in ${(now() - start).toFixed(0)} ms`,
);
const stored = Math.max(
  ...HEADS_UP_DEPTHS.map((stack) => {
    const { push, call } = headsUpNash(stack);
    return exploitability({ stack, ante: 0, behind: 1 }, rangeToWeights(push), [rangeToWeights(call)]);
  }),
);
console.log(`stored equilibria, ${HEADS_UP_DEPTHS.length} depths: at most ${stored.toFixed(4)} mbb (goal 0.01)`);
if (sink === 0) throw new Error('nothing was evaluated');
