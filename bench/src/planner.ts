import { addDays, type InformacionTema } from '@estratega/domain';

/** Milliseconds of CPU per plan: the first of a process, warm, in week 1 and in week 52 of the same learner. */

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

const loading = performance.now();
const { initialLearner, learnFromWeek, planWeek } = await import('@estratega/planner');
const loaded = performance.now() - loading;

let hoy = '2026-01-05';
const first = initialLearner(request);
const coldStart = performance.now();
planWeek({ informacionTema: request, learner: first, hoy });
const cold = performance.now() - coldStart;

let learner = first;
for (let week = 0; week < 51; week++) {
  const { planEstudio, objetivos } = planWeek({ informacionTema: request, learner, hoy });
  learner = learnFromWeek(learner, {
    hoy,
    informacionTema: request,
    planEstudio: planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
    })),
    objetivos,
    intentos: planEstudio.flatMap((day, diaIndex) =>
      day.tareas.flatMap((task, tareaIndex) =>
        (task.leccion?.ejercicios ?? []).map((ejercicio, i) => ({
          id: `${week}-${diaIndex}-${tareaIndex}-${i}`,
          diaIndex,
          tareaIndex,
          ejercicio,
          resultado: (i + week) % 4 === 0 ? ('mal' as const) : ('bien' as const),
          pistas: 0,
          ms: 40_000,
          hechoEn: `${day.fecha}T15:${String(10 + i)}:00.000Z`,
        })),
      ),
    ),
  });
  hoy = addDays(hoy, 7);
}
const late = learner;

const time = (run: () => unknown): { readonly p50: number; readonly p99: number } => {
  for (let i = 0; i < 200; i++) run();
  const times = Array.from({ length: RUNS }, () => {
    // CPU time, so that other work on the machine does not count.
    const started = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  return { p50: times[RUNS >> 1] as number, p99: times[Math.floor(RUNS * 0.99)] as number };
};

const week1 = time(() => planWeek({ informacionTema: request, learner: first, hoy: '2026-01-05' }));
const week52 = time(() => planWeek({ informacionTema: request, learner: late, hoy }));
const ms = (value: number): string => value.toFixed(2);
console.table({
  'load the curriculum': { p50: ms(loaded), p99: '' },
  'first plan of a process': { p50: ms(cold), p99: '' },
  'plan of week 1, warm': { p50: ms(week1.p50), p99: ms(week1.p99) },
  'plan of week 52, warm': { p50: ms(week52.p50), p99: ms(week52.p99) },
  'week 52 ÷ week 1': { p50: ms(week52.p50 / week1.p50), p99: ms(week52.p99 / week1.p99) },
});
console.log(
  `learner state: ${JSON.stringify(first).length} bytes in week 1, ${JSON.stringify(late).length} in week 52`,
);
