import { readGames, readHands } from '@estratega/own-games';
import { canPrint, PRINTED, playGame, playHand, printGame, printHand, seeded } from '@estratega/own-games/generate';

/** Hands read a second, against splitting the same text into lines, which is the least that any reader must do. */

const HANDS = 5_000;
const random = seeded(7);
const played = Array.from({ length: HANDS }, (_, i) => playHand(random, 1_000 + i));

const best = (run: () => unknown): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5; i++) {
    // The process's own time: other programs on the machine do not count against it.
    const started = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(started);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};

const rows: Record<string, unknown> = {};
for (const format of PRINTED) {
  const able = played.filter((hand) => canPrint(hand, format));
  const text = able.map((hand) => printHand(hand, format)).join('\n\n\n');
  const { manos, rechazadas } = readHands(text);
  if (manos.length !== able.length || rechazadas.length > 0)
    throw new Error(`${format}: ${rechazadas.length} left out`);
  const split = best(() => text.split('\n'));
  const read = best(() => readHands(text));
  rows[format] = {
    MB: (text.length / 1e6).toFixed(1),
    'hands/s': Math.round(able.length / (read / 1000)),
    'ratio to a line split': (read / split).toFixed(1),
  };
}
console.table(rows);

const annotated = Array.from({ length: 100 }, (_, i) =>
  printGame(random, playGame(random, 80), `g${String(i).padStart(7, '0')}`),
);
const pgn = annotated.map(({ text }) => text).join('\n');
if (readGames(pgn).partidas.length !== annotated.length) throw new Error('A game was left out');
console.log(`100 annotated games of 80 plies: ${Math.round(best(() => readGames(pgn)))} ms of the process's own time`);

const big = `${printHand(played[0] as (typeof played)[0], 'pokerstars-en')}\n\n${'\u0001\u00ffx'.repeat(17_000_000)}`;
console.log(`50 MB of rubbish: ${Math.round(best(() => readHands(big)))} ms, ${readHands(big).manos.length} hand kept`);
