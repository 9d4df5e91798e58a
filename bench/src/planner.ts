import { addDays, type InformacionTema } from '@estratega/domain';
import type { LearnerState } from '@estratega/planner';

/** Milliseconds of CPU per plan: the first of a process, warm in week 1 and in week 52 of the same learner, and of many. */

const request: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'martes', 'jueves', 'viernes', 'sabado'],
  horasEstudio: { lunes: 2, martes: 2, jueves: 2, viernes: 2, sabado: 2 },
  experienciaAjedrez: 'Elo online',
  elo: 1600,
  tiempo: 'rapida',
  conocimientosAjedrez: 'Me cuestan los finales de torre y quiero aprender la siciliana. Domino las clavadas.',
};
const RUNS = 2000;
/** Long enough for V8 to have compiled what it will: it does so beside the plan, and CPU time counts it. */
const WARM = 4000;
/** Players of all sorts, both games, half of them with a text, and the weeks of their year that are made again. */
const PLAYERS = 24;
const WEEKS = [1, 2, 4, 8, 13, 26, 39, 52];
const WARM_ROUNDS = 10;
const ROUNDS = 15;

interface Planned {
  readonly week: number;
  readonly informacionTema: InformacionTema;
  readonly learner: LearnerState;
  readonly hoy: string;
}

const loading = performance.now();
const { initialLearner, learnFromWeek, planWeek } = await import('@estratega/planner');
const loaded = performance.now() - loading;
const { answersTo, FORUM_TEXTS, randomRequest } = await import('@estratega/planner/evaluation');

const first = initialLearner(request);
const coldStart = performance.now();
planWeek({ informacionTema: request, learner: first, hoy: '2026-01-05' });
const cold = performance.now() - coldStart;

/** The same player through a year, three of four answers right: the state before every week asked for. */
const yearOf = (of: InformacionTema, weeks: readonly number[]): Planned[] => {
  const found: Planned[] = [];
  let learner = initialLearner(of);
  let hoy = '2026-01-05';
  for (let week = 1; week <= Math.max(...weeks); week++) {
    const { planEstudio, objetivos } = planWeek({ informacionTema: of, learner, hoy });
    if (weeks.includes(week)) found.push({ week, informacionTema: of, learner, hoy });
    const done = planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
    }));
    const intentos = answersTo(done, `${week}`, 0.75);
    learner = learnFromWeek(learner, { hoy, informacionTema: of, planEstudio: done, objetivos, intentos });
    hoy = addDays(hoy, 7);
  }
  return found;
};

interface Times {
  readonly p50: number;
  readonly p99: number;
}

const summary = (times: readonly number[]): Times => {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    p50: sorted[sorted.length >> 1] as number,
    p99: sorted[Math.floor(sorted.length * 0.99)] as number,
  };
};

const cpuOf = (run: () => unknown): number => {
  // CPU time, so that other work on the machine does not count; what V8 compiles and collects beside it does.
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

const plan = ({ informacionTema, learner, hoy }: Planned): unknown => planWeek({ informacionTema, learner, hoy });

const time = (planned: Planned): Times => {
  for (let i = 0; i < WARM; i++) plan(planned);
  return summary(Array.from({ length: RUNS }, () => cpuOf(() => plan(planned))));
};

const [early, late] = yearOf(request, [1, 52]) as [Planned, Planned];
const week1 = time(early);
const week52 = time(late);

const many = Array.from({ length: PLAYERS }, (_, i) => {
  const base = randomRequest(`medida-${i}`, { maxHours: 3 });
  const text = i % 2 === 0 ? '' : (FORUM_TEXTS[base.campo][i] ?? '');
  return yearOf(
    base.campo === 'Ajedrez' ? { ...base, conocimientosAjedrez: text } : { ...base, conocimientosPoker: text },
    WEEKS,
  );
}).flat();
for (let round = 0; round < WARM_ROUNDS; round++) for (const one of many) plan(one);
const varied = Array.from({ length: ROUNDS }, () => many.map((one) => ({ one, ms: cpuOf(() => plan(one)) }))).flat();
const inWeeks = (accept: (week: number) => boolean): Times =>
  summary(varied.filter(({ one }) => accept(one.week)).map((row) => row.ms));
const all = inWeeks(() => true);
/** Each plan at its quietest: what it takes by itself, where other work disturbs caches and collections. */
const quiet = summary(many.map((one) => Math.min(...varied.filter((row) => row.one === one).map((row) => row.ms))));
const ms = (value: number): string => value.toFixed(2);
console.table({
  'load the curriculum': { p50: ms(loaded), p99: '' },
  'first plan of a process': { p50: ms(cold), p99: '' },
  'plan of week 1, warm': { p50: ms(week1.p50), p99: ms(week1.p99) },
  'plan of week 52, warm': { p50: ms(week52.p50), p99: ms(week52.p99) },
  'week 52 ÷ week 1': { p50: ms(week52.p50 / week1.p50), p99: ms(week52.p99 / week1.p99) },
  [`${PLAYERS} players, weeks 1–52`]: { p50: ms(all.p50), p99: ms(all.p99) },
  [`  each at its quietest of ${ROUNDS}`]: { p50: ms(quiet.p50), p99: ms(quiet.p99) },
  ...Object.fromEntries(
    WEEKS.map((week) => {
      const { p50, p99 } = inWeeks((one) => one === week);
      return [`  of them, week ${week}`, { p50: ms(p50), p99: ms(p99) }];
    }),
  ),
});
console.log(
  `learner state: ${JSON.stringify(first).length} bytes in week 1, ${JSON.stringify(late.learner).length} in week 52`,
);
