import { firstIllegal } from '@estratega/chess/game';
import {
  factsFromCounts,
  factsFromGames,
  factsFromHands,
  factsFromMoves,
  handFault,
  ownHand,
  readGames,
  readHands,
} from '@estratega/own-games';
import {
  averageChess,
  averagePoker,
  canPrint,
  looseCaller,
  PRINTED,
  playGame,
  playHand,
  printGame,
  printHand,
  rookBlunderer,
  seeded,
  simulateGames,
  simulateHands,
  simulateMisses,
} from '@estratega/own-games/generate';
import { command } from '../../tools/src/command.ts';

command('npm run bench:own-games');

/**
 * Reading of own games and hands, against splitting the same text into lines, which is the least that any reader must do.
 * All of it in the process's own time: other programs on the machine do not count against it, though a crowded one is slower.
 */

const ROUNDS = 5;
const cpuMs = (run: () => unknown): number => {
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};
const best = (run: () => unknown, rounds = ROUNDS): number =>
  Math.min(...Array.from({ length: rounds }, () => cpuMs(run)));

const random = seeded(7);

// Ten thousand hands: all of them read, in every format that can write them.
const HANDS = 10_000;
const played = Array.from({ length: HANDS }, (_, i) => playHand(random, 1_000 + i));
const rows: Record<string, unknown> = {};
for (const format of PRINTED) {
  const able = played.filter((hand) => canPrint(hand, format));
  const text = able.map((hand) => printHand(hand, format)).join('\n\n\n');
  const { manos, rechazadas } = readHands(text);
  const whole = manos.filter((mano) => handFault(ownHand(mano)) === undefined).length;
  if (whole !== able.length || rechazadas.length > 0) throw new Error(`${format}: ${rechazadas.length} left out`);
  const split = best(() => text.split('\n'));
  const read = best(() => readHands(text));
  rows[format] = {
    hands: able.length,
    read: manos.length,
    MB: (text.length / 1e6).toFixed(1),
    'hands/s': Math.round(able.length / (read / 1000)),
    'ratio to a line split': (read / split).toFixed(1),
  };
}
console.table(rows);

const english = readHands(played.map((hand) => printHand(hand, 'pokerstars-en')).join('\n\n\n')).manos;

// A thousand games: twenty that are played out, cut at all lengths and annotated at random.
const long = Array.from({ length: 20 }, () => playGame(random, 90));
const games = Array.from({ length: 1_000 }, (_, i) => {
  const { sans, ucis } = long[i % long.length] ?? { sans: [], ucis: [] };
  const plies = 10 + (i % 80);
  return printGame(
    random,
    { sans: sans.slice(0, plies), ucis: ucis.slice(0, plies) },
    `g${String(i).padStart(7, '0')}`,
  );
});
const pgn = games.map(({ text }) => text).join('\n');
const thousand = readGames(pgn);
if (thousand.partidas.length + thousand.rechazadas.length < games.length) throw new Error('A game was lost');
const hundred = games
  .slice(-100)
  .map(({ text }) => text)
  .join('\n');
console.table({
  'games read of 1000': thousand.partidas.length,
  'games reported': thousand.rechazadas.length,
  '100 annotated games, ms': Math.round(best(() => readGames(hundred), 3)),
  'moves looked over again, per ms': Math.round(
    thousand.partidas.reduce((sum, { jugadas }) => sum + jugadas.length, 0) /
      best(() => thousand.partidas.map(({ jugadas }) => firstIllegal(jugadas)), 3),
  ),
  'facts of 1000 games, ms': Math.round(best(() => factsFromGames(thousand.partidas, { jugador: 'Rival' }), 3)),
  'facts of 10000 hands, ms': Math.round(best(() => factsFromHands(english), 3)),
});

// Who is told of a weakness: a thousand average players, and four hundred who have one.
const share = (players: number, isTold: () => boolean): string =>
  `${((100 * Array.from({ length: players }, isTold).filter(Boolean).length) / players).toFixed(1)} %`;
const people = seeded(20_261_115);
console.table({
  'false alarms, 20 games': share(1_000, () => {
    const own = simulateGames(people, averageChess(people), 20);
    return factsFromMoves(own, simulateMisses(people, own)).some(({ debil }) => debil);
  }),
  'false alarms, 500 hands': share(1_000, () =>
    factsFromCounts(simulateHands(people, averagePoker(people, 'cash-6'), 500), 'cash-6').some(({ debil }) => debil),
  ),
  'rook-ending blunderers found': share(400, () =>
    factsFromMoves(simulateGames(people, rookBlunderer(people), 20), []).some(
      ({ id, debil }) => debil && (id === 'final-torres' || id === 'fase'),
    ),
  ),
  'loose callers found': share(400, () =>
    factsFromCounts(simulateHands(people, looseCaller(people, 'cash-6'), 500), 'cash-6').some(
      ({ id, debil, tema }) => id === 'vpip' && debil && tema === 'pk-fun-errores',
    ),
  ),
});

// One hand, and fifty megabytes that are none.
const big = `${printHand(played[0] as (typeof played)[0], 'pokerstars-en')}\n\n${'\u0001\u00ffx'.repeat(17_000_000)}`;
console.log(
  `50 MB of rubbish: ${Math.round(best(() => readHands(big), 1))} ms, ${readHands(big).manos.length} hand kept`,
);
