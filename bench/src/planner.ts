import { addDays, type InformacionTema } from '@estratega/domain';
import type { LearnerState } from '@estratega/planner';
import { command } from '../../tools/src/command.ts';

command('npm run bench:planner');

/**
 * Milliseconds per plan: the first of a process, warm in week 1 and in week 52 of the same learner, and of many. In CPU
 * time, which other work on the machine does not change but in which V8's compiling and collecting in other threads
 * counts, and by the clock, which is what somebody waits for and says something on a quiet machine only.
 */

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

interface Taken {
  readonly cpu: number;
  readonly clock: number;
}
interface Times {
  readonly p50: number;
  readonly p99: number;
}
type Summary = Readonly<Record<keyof Taken, Times>>;

const spread = (times: readonly number[]): Times => {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    p50: sorted[sorted.length >> 1] as number,
    p99: sorted[Math.floor(sorted.length * 0.99)] as number,
  };
};
const summary = (taken: readonly Taken[]): Summary => ({
  cpu: spread(taken.map(({ cpu }) => cpu)),
  clock: spread(taken.map(({ clock }) => clock)),
});

const taken = (run: () => unknown): Taken => {
  const started = process.cpuUsage();
  const from = performance.now();
  run();
  const clock = performance.now() - from;
  const { user, system } = process.cpuUsage(started);
  return { cpu: (user + system) / 1000, clock };
};

const plan = ({ informacionTema, learner, hoy }: Planned): unknown => planWeek({ informacionTema, learner, hoy });

const time = (planned: Planned): Summary => {
  for (let i = 0; i < WARM; i++) plan(planned);
  return summary(Array.from({ length: RUNS }, () => taken(() => plan(planned))));
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
const varied = Array.from({ length: ROUNDS }, () => many.map((one) => ({ one, ...taken(() => plan(one)) }))).flat();
const inWeeks = (accept: (week: number) => boolean): Summary => summary(varied.filter(({ one }) => accept(one.week)));
const all = inWeeks(() => true);
/** Each plan at its quietest: what it takes by itself, where other work disturbs caches and collections. */
const quiet = summary(
  many.map((one) => {
    const own = varied.filter((row) => row.one === one);
    return { cpu: Math.min(...own.map(({ cpu }) => cpu)), clock: Math.min(...own.map(({ clock }) => clock)) };
  }),
);
const ms = (value: number): string => value.toFixed(2);
const row = ({ cpu, clock }: Summary) => ({
  'CPU p50': ms(cpu.p50),
  'CPU p99': ms(cpu.p99),
  'clock p50': ms(clock.p50),
  'clock p99': ms(clock.p99),
});
const over = (a: Times, b: Times): Times => ({ p50: a.p50 / b.p50, p99: a.p99 / b.p99 });
console.table({
  'load the curriculum': { 'clock p50': ms(loaded) },
  'first plan of a process': { 'clock p50': ms(cold) },
  'plan of week 1, warm': row(week1),
  'plan of week 52, warm': row(week52),
  'week 52 ÷ week 1': row({ cpu: over(week52.cpu, week1.cpu), clock: over(week52.clock, week1.clock) }),
  [`${PLAYERS} players, weeks 1–52`]: row(all),
  [`  each at its quietest of ${ROUNDS}`]: row(quiet),
  ...Object.fromEntries(WEEKS.map((week) => [`  of them, week ${week}`, row(inWeeks((one) => one === week))])),
});
console.log(
  `learner state: ${JSON.stringify(first).length} bytes in week 1, ${JSON.stringify(late.learner).length} in week 52`,
);
