/**
 * Solves all-in or fold and writes what the lessons use: `node workshop/poker/push-fold.ts [duelo|mesa]`.
 * Heads-up without ante, exact, for every half blind from 2 to 20; and nine seats with a big blind ante, by seat and
 * depth, under the assumptions of packages/poker/src/push-fold/push-fold.ts. A table with fewer seats is the end of it:
 * with one ante for the whole table, only the players behind matter.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseRange } from '@estratega/lessons';
import {
  type Chart,
  exploitability,
  formatRange,
  type PushFoldGame,
  rangeShare,
  rangeToWeights,
  solvePushFold,
  weightsToRange,
} from '@estratega/lessons/poker';

const SEATS = ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'] as const;
const NAMES: Readonly<Record<string, string>> = {
  UTG1: 'UTG+1',
  UTG2: 'UTG+2',
  BTN: 'botón',
  SB: 'ciega pequeña',
  BB: 'ciega grande',
};
/** With less than 6 bb several players call at once, and what is assumed here does not hold. */
const TABLE_DEPTHS = [6, 7, 8, 9, 10, 12, 15, 20];
const what = process.argv[2];

const written = (weights: Float64Array, decimals: number): string => formatRange(weightsToRange(weights), decimals);
const leak = (game: PushFoldGame, push: string, calls: readonly string[]): number =>
  exploitability(
    game,
    rangeToWeights(parseRange(push)),
    calls.map((call) => rangeToWeights(parseRange(call))),
  );
const comma = (value: number): string => String(value).replace('.', ',');

if (what !== 'mesa') {
  const rows: string[] = [];
  let worst = 0;
  for (let stack = 2; stack <= 20; stack += 0.5) {
    const game = { stack, ante: 0, behind: 1 };
    const solved = solvePushFold(game, { within: 0.0005, rounds: 10_000 });
    const push = written(solved.push, 3);
    const call = written(solved.calls[0] as Float64Array, 3);
    const left = leak(game, push, [call]);
    worst = Math.max(worst, left);
    rows.push(`  [${stack}, '${push}', '${call}'],`);
    console.log(
      `${stack} bb: ${(100 * rangeShare(parseRange(push))).toFixed(2)} % / ${(100 * rangeShare(parseRange(call))).toFixed(2)} %, ${left.toFixed(4)} mbb as stored`,
    );
  }
  writeFileSync(
    new URL('../../packages/lessons/src/poker/data/nash-heads-up.ts', import.meta.url),
    `/** Made by workshop/poker/push-fold.ts: stack in bb, all-in range of the small blind, calling range of the big blind. */\nexport const NASH_HEADS_UP: readonly (readonly [stack: number, push: string, call: string])[] = [\n${rows.join('\n')}\n];\n`,
  );
  console.log(`heads-up: at most ${worst.toFixed(4)} mbb a hand to be won against what is stored`);
}

if (what !== 'duelo') {
  const charts: Chart[] = [];
  const rows: string[] = [];
  let worst = 0;
  for (const profundidad of TABLE_DEPTHS) {
    for (let at = 0; at < 8; at++) {
      const asiento = SEATS[at] as (typeof SEATS)[number];
      const behind = 8 - at;
      const game = { stack: profundidad, ante: 1, behind };
      const solved = solvePushFold(game, { within: 0.05, rounds: 3_000 });
      const push = written(solved.push, 2);
      const calls = solved.calls.map((call) => written(call, 2));
      const left = leak(game, push, calls);
      // The first to act behind stands for all who are in no blind.
      rows.push(
        `  [${profundidad}, '${asiento}', '${push}', '${calls.at(-1)}', '${calls.at(-2) ?? ''}', '${behind > 2 ? calls[0] : ''}'],`,
      );
      worst = Math.max(worst, left);
      console.log(
        `${profundidad} bb ${asiento}: ${(100 * rangeShare(parseRange(push))).toFixed(1)} %, ${left.toFixed(3)} mbb as stored`,
      );
      const supuestos = `Todos con ${comma(profundidad)} bb antes de ciegas y ante; ante de 1 bb que pone la ciega grande; nadie entró antes; solo all-in o fuera; tras un pago los demás se retiran; valen las fichas, no los premios.`;
      const common = {
        formato: 'torneo',
        jugadores: 9,
        profundidad,
        ante: 1,
        fuente: 'nash',
        accion: 'allin',
      } as const;
      charts.push({
        id: `rg-push-${asiento.toLowerCase()}-${profundidad}`,
        titulo: `All-in desde ${NAMES[asiento] ?? asiento} con ${comma(profundidad)} bb`,
        tipo: 'push',
        ...common,
        asiento,
        supuestos,
        rango: push,
      });
      // Against the last three to open and from the blinds: the calls that come up every day.
      calls.forEach((rango, k) => {
        const caller = SEATS[at + 1 + k] as (typeof SEATS)[number];
        if (rango === '' || !['SB', 'BB'].includes(caller)) return;
        charts.push({
          id: `rg-pago-${caller.toLowerCase()}-${asiento.toLowerCase()}-${profundidad}`,
          titulo: `Pagar all-in de ${NAMES[asiento] ?? asiento} en ${NAMES[caller] ?? caller}, ${comma(profundidad)} bb`,
          tipo: 'pago',
          ...common,
          accion: 'pagar',
          asiento: caller,
          contra: asiento,
          supuestos,
          rango,
        });
      });
    }
  }
  const folder = new URL('../../packages/lessons/content/poker/charts/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('push-fold.json', folder), `${JSON.stringify(charts, null, 2)}\n`);
  writeFileSync(
    new URL('../../packages/lessons/src/poker/data/nash-table.ts', import.meta.url),
    `import type { Pos } from '../../schema/poker.ts';\n\n/** Made by workshop/poker/push-fold.ts: stack in bb, seat, all-in range when everybody before has folded, and who calls it: big blind, small blind, anybody else. Big blind ante of 1 bb. */\nexport const NASH_TABLE: readonly (readonly [stack: number, seat: Pos, push: string, big: string, small: string, other: string])[] = [\n${rows.join('\n')}\n];\n`,
  );
  console.log(`${charts.length} charts; at most ${worst.toFixed(3)} mbb a hand to be won against what is stored`);
}
