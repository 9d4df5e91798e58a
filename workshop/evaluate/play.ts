import { command } from '../../tools/src/command.ts';
import { playEvidence, together } from './play-evidence.ts';

/** npm run evaluate:play: of the time that chess weeks give to games, how much leaves one behind. */
const { values } = command('npm run evaluate:play', {
  options: {
    players: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'planes' },
  },
});
const GOAL = 0.6;

const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const rows = playEvidence(values.seed, Number(values.players));
const all = together(rows.values());
console.log(`Games in the weeks of ${values.players} chess players, four weeks each, by level:`);
console.table(
  Object.fromEntries(
    [...[...rows].sort(([a], [b]) => a - b), ['all', all] as const].map(([level, row]) => [
      level,
      {
        tasks: row.tasks,
        minutes: row.minutes,
        'of tasks that leave a game': share(row.left, row.minutes),
        'on the clocks of that game': share(row.clocks, row.minutes),
      },
    ]),
  ),
);
const good = all.left >= GOAL * all.minutes;
console.log(`Goal: ${share(GOAL, 1)} of the minutes leave a game: ${good ? 'met' : 'not met'}`);
process.exitCode = good ? 0 : 1;
