import { parseArgs } from 'node:util';
import { addDays, type InformacionTema, type Objetivo, type Tarea } from '@estratega/domain';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '@estratega/planner';
import { brokenPromises, gameOf, randomRequest, traceWeek } from '@estratega/planner/evaluation';

/** The plan figures of the quality table on random requests: each asked for two consecutive weeks. */

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'planes' } },
});
const requests = Number(values.requests);
const HOY = '2026-11-16';

const figures = {
  days: 0,
  exact: 0,
  restDaysWithTasks: 0,
  zeroMinutes: 0,
  longest: 0,
  longestPlay: 0,
  consecutive: 0,
  sameAsDayBefore: 0,
  repeated: 0,
  differ: 0,
  weakMore: 0,
  weakCompared: 0,
};
const broken = new Map<string, number>();
const times: number[] = [];

const taskKey = (task: Tarea): string => `${task.titulo}\n${task.descripcion}`;
const finish = (
  week: { planEstudio: readonly { readonly tareas: readonly Tarea[] }[] },
  met: boolean,
  objetivos: readonly Objetivo[],
) => ({
  planEstudio: week.planEstudio.map((day) => ({
    ...day,
    tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
  })) as never,
  objetivos: objetivos.map((objective) => ({
    ...objective,
    estado: met ? ('finalizado' as const) : ('esperando' as const),
  })),
});

const minutesOn = (plan: readonly { readonly tareas: readonly Tarea[] }[], topics: ReadonlySet<string>): number =>
  plan.flatMap((day) => day.tareas).reduce((sum, task) => (topics.has(task.temaId) ? sum + task.tiempo : sum), 0);

const measure = (request: InformacionTema): void => {
  const game = gameOf(request.campo);
  const learner: LearnerState = initialLearner(request);
  const started = performance.now();
  const traced = traceWeek(game, { informacionTema: request, learner, hoy: HOY });
  times.push(performance.now() - started);
  const { week } = traced;
  for (const promise of new Set(
    brokenPromises(game, request, HOY, traced).map((text) => text.split(':')[0] as string),
  )) {
    broken.set(promise, (broken.get(promise) ?? 0) + 1);
  }
  for (const [i, day] of week.planEstudio.entries()) {
    figures.days++;
    if (day.tareas.reduce((sum, task) => sum + task.tiempo, 0) === (request.horasEstudio[day.dia] ?? 0) * 60)
      figures.exact++;
    if (!request.diasEstudio.includes(day.dia)) figures.restDaysWithTasks++;
    for (const task of day.tareas) {
      if (task.tiempo === 0) figures.zeroMinutes++;
      if (task.tipo === 'jugar') figures.longestPlay = Math.max(figures.longestPlay, task.tiempo);
      else figures.longest = Math.max(figures.longest, task.tiempo);
    }
    const before = week.planEstudio[i - 1];
    if (before) {
      figures.consecutive++;
      const units = (tasks: readonly Tarea[]): string =>
        tasks
          .map((task) => `${task.temaId}${task.nivel}${task.tipo}`)
          .sort()
          .join();
      if (units(before.tareas) === units(day.tareas)) figures.sameAsDayBefore++;
    }
  }
  const next = addDays(HOY, 7);
  const after = (met: boolean) => {
    const state = learnFromWeek(learner, { hoy: HOY, informacionTema: request, ...finish(week, met, week.objetivos) });
    return planWeek({ informacionTema: request, learner: state, hoy: next });
  };
  const good = after(true);
  const bad = after(false);
  const seen = new Set(week.planEstudio.flatMap((day) => day.tareas.map(taskKey)));
  const keys = good.planEstudio.flatMap((day) => day.tareas.map(taskKey));
  figures.repeated += keys.filter((key) => seen.has(key)).length + (keys.length - new Set(keys).size);
  if (JSON.stringify(good) !== JSON.stringify(bad)) figures.differ++;
  const weak = new Set(week.objetivos.map((objective) => objective.temaId));
  figures.weakCompared++;
  if (minutesOn(bad.planEstudio, weak) > minutesOn(good.planEstudio, weak)) figures.weakMore++;
};

for (let i = 0; i < requests; i++) measure(randomRequest(`${values.seed}-${i}`));

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`;
times.sort((a, b) => a - b);
console.table({
  'study days filled exactly': share(figures.exact, figures.days),
  'rest days with tasks': figures.restDaysWithTasks,
  'zero-minute tasks': figures.zeroMinutes,
  'longest block (min)': figures.longest,
  'longest game or session (min)': figures.longestPlay,
  'consecutive days with the same tasks': share(figures.sameAsDayBefore, figures.consecutive),
  'same task twice or in the week before': figures.repeated,
  'differ only in results, different next week': share(figures.differ, requests),
  'weak themes get more minutes': share(figures.weakMore, figures.weakCompared),
  'plan made, p50 (ms)': (times[Math.floor(times.length / 2)] ?? 0).toFixed(2),
  'plan made, p99 (ms)': (times[Math.floor(times.length * 0.99)] ?? 0).toFixed(2),
});
console.log('Requests that break a promise (first weeks; corners of the first level and of twelve-hour days):');
console.table(Object.fromEntries([...broken].sort().map(([promise, count]) => [promise, share(count, requests)])));
