import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Chess } from '@estratega/chess/rules';
import { openEngine, type UciEngine } from '@estratega/own-games/analysis';
import { chooseMove, LEVELS, levelOf } from '@estratega/own-games/opponent';
import { command } from '../../tools/src/command.ts';
import { ROOT } from '../../tools/src/site.ts';

const { values } = command('npm run bench:opponent', {
  options: {
    games: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '9999' },
    keep: { type: 'string' },
  },
});

/**
 * npm run bench:opponent: how strong Estratega is at each of its labels, in games against its neighbours and against Stockfish held to a
 * rating (UCI_Elo, its own calibration: that scale and no other is what the labels mean). Nothing below 1320 is on offer there:
 * lower labels hang on the chain of neighbours, and their error says so. One fit of all results gives ratings, ± is one standard error.
 * Stockfish errs by the clock's chance, so no two runs are the same. --games: of each pair; --from, --to: these labels only.
 * --keep: a file of results, added to as they come and fitted together with what it holds already of players that are still the same.
 */
const GAMES = Number(values.games);
const LANES = Number(values.lanes);
const LABELS = LEVELS.map(({ elo }) => elo).filter((elo) => elo >= Number(values.from) && elo <= Number(values.to));
const FIXED = [1320, 1500, 1700, 1900, 2100];
const TOLERANCE = 100;
const LONGEST = 200;
/** Held to a rating, Stockfish chooses at a depth of one to five: deeper is not looked at. */
const FIXED_DEPTH = 6;
/** Who plays whom: neighbours, and fixed players within sight; where no fixed player is, farther, and twice as often. */
const NEIGHBOURS = 220;
const IN_SIGHT = 330;
const ALONE = 1100;
const FARTHER = 410;
const DECISIVE = 250;

interface Player {
  readonly name: string;
  readonly elo: number;
  readonly fixed: boolean;
  /** What it is as a player: a level that was moved is another one. */
  readonly made: string;
}
const players: readonly Player[] = [
  ...LABELS.map((elo) => ({ name: `Estratega ${elo}`, elo, fixed: false, made: JSON.stringify(levelOf(elo)) })),
  ...FIXED.map((elo) => ({ name: `Stockfish ${elo}`, elo, fixed: true, made: `Stockfish ${elo}, ${FIXED_DEPTH}` })),
];

type Talk = (lines: readonly string[]) => Promise<string>;
interface Lane {
  readonly own: UciEngine;
  readonly fixed: Talk;
  readonly close: () => void;
}

const startProcess = () => {
  const folder = dirname(createRequire(join(ROOT, 'apps/web/package.json')).resolve('stockfish/package.json'));
  const child = spawn(process.execPath, [join(folder, 'bin/stockfish-19-lite-single.js')], { stdio: 'pipe' });
  let listener = (_line: string): void => undefined;
  createInterface({ input: child.stdout }).on('line', (line) => listener(line));
  const send = (line: string): void => {
    child.stdin.write(`${line}\n`);
  };
  const listen = (next: (line: string) => void): void => {
    listener = next;
  };
  return { send, listen, close: () => child.kill() };
};

const openLane = async (): Promise<Lane> => {
  const [mine, other] = [startProcess(), startProcess()];
  const own = await openEngine(mine);
  await openEngine(other);
  other.send('setoption name UCI_LimitStrength value true');
  return {
    own,
    fixed: (lines) =>
      new Promise((resolve) => {
        other.listen((line) => {
          if (line.startsWith('bestmove ')) resolve(line.split(' ')[1] ?? '');
        });
        for (const line of lines) other.send(line);
      }),
    close: () => {
      mine.close();
      other.close();
    },
  };
};

const movesOf = (moves: readonly string[]): string =>
  moves.length === 0 ? 'position startpos' : `position startpos moves ${moves.join(' ')}`;

/** What White makes of it: 1, ½ or 0. */
const playGame = async ({ own, fixed }: Lane, white: Player, black: Player, seed: string): Promise<number> => {
  const chess = new Chess();
  const moves: string[] = [];
  let captured: string | undefined;
  while (!chess.isGameOver() && moves.length < LONGEST) {
    const player = chess.turn() === 'w' ? white : black;
    let uci: string | undefined;
    if (player.fixed) {
      uci = await fixed([`setoption name UCI_Elo value ${player.elo}`, movesOf(moves), `go depth ${FIXED_DEPTH}`]);
    } else {
      const level = levelOf(player.elo);
      const candidatas = await own.weigh({ jugadas: moves, nodos: level.nodos, lineas: level.lineas });
      uci = chooseMove({ level, candidatas, semilla: `${seed}.${player.elo}`, ply: moves.length, captura: captured });
    }
    if (!uci) throw new Error(`${player.name} has no move: ${chess.fen()}`);
    const promotion = uci.slice(4);
    const move = chess.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion ? { promotion } : {}) });
    captured = move.isCapture() ? move.to : undefined;
    moves.push(uci);
  }
  if (chess.isCheckmate()) return chess.turn() === 'w' ? 0 : 1;
  if (chess.isGameOver()) return 0.5;
  const { cp } = await own.ask({ jugadas: moves, nodos: 20_000, lineas: 1 });
  return cp >= DECISIVE ? 1 : cp <= -DECISIVE ? 0 : 0.5;
};

interface Result {
  readonly a: number;
  readonly b: number;
  /** Of a. */
  readonly score: number;
}

const expected = (a: number, b: number): number => 1 / (1 + 10 ** ((b - a) / 400));
const K = Math.LN10 / 400;

/** Newton's method on the likelihood of all results; the fixed players stay where they are. */
const fit = (results: readonly Result[]): { rating: number[]; error: number[] } => {
  const rating = players.map(({ elo }) => elo);
  const size = LABELS.length;
  let covariance: number[][] = [];
  for (let round = 0; round < 40; round++) {
    const slope = new Array<number>(size).fill(0);
    // A weak belief of ±400 around the label keeps a pair that ended 16–0 finite.
    const bend = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => (i === j ? 1 / 400 ** 2 : 0)),
    );
    for (let i = 0; i < size; i++) slope[i] = ((players[i] as Player).elo - (rating[i] as number)) / 400 ** 2;
    for (const { a, b, score } of results) {
      const p = expected(rating[a] as number, rating[b] as number);
      for (const [one, other, sign] of [
        [a, b, 1],
        [b, a, -1],
      ] as const) {
        if (one >= size) continue;
        slope[one] = (slope[one] as number) + sign * K * (score - p);
        const row = bend[one] as number[];
        row[one] = (row[one] as number) + K * K * p * (1 - p);
        if (other < size) row[other] = (row[other] as number) - K * K * p * (1 - p);
      }
    }
    covariance = inverse(bend);
    for (let i = 0; i < size; i++) {
      const step = (covariance[i] as number[]).reduce((sum, c, j) => sum + c * (slope[j] as number), 0);
      rating[i] = (rating[i] as number) + Math.max(-100, Math.min(100, step));
    }
  }
  return { rating, error: covariance.map((row, i) => Math.sqrt(row[i] as number)) };
};

const inverse = (matrix: readonly (readonly number[])[]): number[][] => {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] as number[];
    const by = pivot[i] as number;
    for (let j = 0; j < 2 * n; j++) pivot[j] = (pivot[j] as number) / by;
    for (let k = 0; k < n; k++) {
      const row = rows[k] as number[];
      const times = row[i] as number;
      if (k !== i) for (let j = 0; j < 2 * n; j++) row[j] = (row[j] as number) - times * (pivot[j] as number);
    }
  }
  return rows.map((row) => row.slice(n));
};

const reach = (low: Player, other: Player): number =>
  other.fixed ? IN_SIGHT : low.elo < ALONE && other.elo < ALONE + NEIGHBOURS ? FARTHER : NEIGHBOURS;
const pairs = players.flatMap((one, a) =>
  players.flatMap((other, b) =>
    a < b && !one.fixed && Math.abs(one.elo - other.elo) <= reach(one, other) ? [{ a, b }] : [],
  ),
);
const isAlone = ({ a, b }: { a: number; b: number }): boolean =>
  [a, b].every((i) => (players[i] as Player).elo < ALONE);
const queue = Array.from({ length: 2 * GAMES }, (_, game) =>
  pairs.filter((pair) => game < GAMES || isAlone(pair)).map((pair) => ({ ...pair, game })),
).flat();
/** As it is kept: who played, not where they stand in this run's list. */
interface Kept {
  readonly one: string;
  readonly other: string;
  readonly score: number;
}
const readKept = (file: string | undefined): Result[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Kept)
        .map(({ one, other, score }) => ({
          a: players.findIndex(({ made }) => made === one),
          b: players.findIndex(({ made }) => made === other),
          score,
        }))
        .filter(({ a, b }) => a >= 0 && b >= 0);
const results: Result[] = readKept(values.keep);
const started = performance.now();
const work = async () => {
  const lane = await openLane();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { a, b, game } = next;
    const [one, other] = [players[a] as Player, players[b] as Player];
    const seed = `${values.seed}.${a}.${b}.${game}`;
    const score =
      game % 2 === 0 ? await playGame(lane, one, other, seed) : 1 - (await playGame(lane, other, one, seed));
    results.push({ a, b, score });
    if (values.keep !== undefined) {
      const kept: Kept = { one: one.made, other: other.made, score };
      appendFileSync(values.keep, `${JSON.stringify(kept)}\n`);
    }
    if (results.length % 100 === 0)
      console.error(`${results.length} games, ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  }
  lane.close();
};
await Promise.all(Array.from({ length: LANES }, work));

const { rating, error } = fit(results);
const rows = LABELS.map((elo, i) => {
  const mine = results.filter(({ a, b }) => a === i || b === i);
  const measured = rating[i] as number;
  return {
    label: elo,
    measured: Math.round(measured),
    '±': Math.round(error[i] as number),
    off: Math.round(measured - elo),
    games: mine.length,
  };
});
console.table(rows);
const apart = new Map<string, number[]>();
for (const { a, b, score } of results) {
  const key = `${players[a]?.name} – ${players[b]?.name}`;
  apart.set(key, [...(apart.get(key) ?? []), score]);
}
for (const [key, scores] of apart)
  console.log(`${key}: ${scores.reduce((sum, one) => sum + one, 0)} of ${scores.length}`);
console.log(
  `${results.length} games in ${((performance.now() - started) / 60_000).toFixed(1)} minutes, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
);
const good = rows.every(({ off }) => Math.abs(off) <= TOLERANCE);
console.log(`Goal: within ±${TOLERANCE} of the label: ${good ? 'met' : 'not met'}`);
process.exit(good ? 0 : 1);
