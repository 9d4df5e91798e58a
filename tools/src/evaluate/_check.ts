import fc from 'fast-check';
import { brokenPromises } from '/work/wt/planner/packages/planner/src/evaluation/invariants.ts';
import { gameOf } from '/work/wt/planner/packages/planner/src/games/index.ts';
import { initialLearner } from '/work/wt/planner/packages/planner/src/index.ts';
import { requests } from '/work/wt/planner/packages/planner/src/week/requests.arbitrary.ts';
import { isPromise, trace, chain } from '/work/wt/planner/packages/planner/src/week/weeks.fixture.ts';
const n = Number(process.argv[2] ?? 400), weeks = Number(process.argv[3] ?? 1), max = Number(process.argv[4] ?? 3), seed = Number(process.argv[5] ?? 1);
const bad = new Map<string, string[]>();
const t0 = performance.now();
for (const request of fc.sample(requests({ maxHours: max }), { numRuns: n, seed })) {
  const ws = weeks === 1 ? [{ traced: trace(request), hoy: '2026-11-16' }] : chain(request, weeks, (i) => i % 5 !== 4, 0.75);
  for (const { traced, hoy } of ws) for (const text of brokenPromises(gameOf(request.campo), request, hoy, traced)) {
    if (!isPromise(text, traced)) continue;
    const key = text.split(':')[0]!;
    (bad.get(key) ?? bad.set(key, []).get(key)!).push(`${text} w${traced.context.learner.semana} L${traced.context.level} ${JSON.stringify(request).slice(0, 420)}`);
  }
}
for (const [k, v] of bad) console.log(k, v.length, '\n   ', v[0], '\n   ', v[Math.floor(v.length / 2)]);
console.log(n, 'requests', ((performance.now() - t0) / 1000).toFixed(1), 's');
