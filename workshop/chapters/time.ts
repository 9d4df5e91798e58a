/**
 * Prints how much of a theory task is work: what its reader reads, looks at and answers, at an even pace, beside the minutes that the week
 * gives it: npm run chapters:time -- [--requests 120]
 */
import { addDays, isStep, type Tarea } from '@estratega/domain';
import type { Etapa, Exercise } from '@estratega/lessons';
import {
  chapterTimes,
  lookSeconds,
  openSeconds,
  readContent,
  readingSeconds,
  STAGES,
  stepSeconds,
  workChess,
  workPoker,
} from '@estratega/lessons/compile';
import { stepsOf } from '@estratega/lessons/compose';
import { initialLearner, learnFromWeek, planWeek } from '@estratega/planner';
import { answersTo, gameOf, type Met, randomRequest, servedWeek } from '@estratega/planner/evaluation';
import { command } from '../../tools/src/command.ts';
import { done } from '../evaluate/done.ts';

const { values } = command('npm run chapters:time', { options: { requests: { type: 'string', default: '120' } } });
const WEEKS = 2;
const RIGHT = 0.75;
const LONG = 15;
const ANSWERS = 6;
/** Twelve minutes of twenty-five. */
const WORK = 12 / 25;
const SHORT_WEEK = 120;

const { chess, poker } = readContent('packages/lessons/content');
const times = new Map(chapterTimes(chess.chapters, poker.chapters).map((one) => [one.unidad, one]));
const looks = new Map(
  [...chess.chapters, ...poker.chapters].map(({ unidad, pasos }) => [
    unidad,
    pasos.filter(({ verbo }) => verbo === 'mira').map(({ paso }) => paso),
  ]),
);
const worked = [
  ...STAGES.chess(chess.topics).map(workChess(chess.topics, chess.exampleVerdicts)),
  ...STAGES.poker(poker.topics).map(workPoker(poker.topics)),
];
const stages = new Map(worked.map(({ etapa }) => [etapa.unidad, etapa]));
const ownSteps = new Map<string, Exercise>(worked.flatMap(({ ejercicios }) => ejercicios).map((one) => [one.id, one]));

const stepName = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

const chapterSeconds = ({ leccion }: Tarea, met: readonly Met[]): number => {
  const time = times.get(leccion?.unidad ?? '');
  const names = met.map(({ ejercicio }) => stepName(ejercicio));
  // Looked at once, with the first of the steps.
  const seen = names.includes('p2') || names.includes('p1') ? (looks.get(leccion?.unidad ?? '') ?? []) : [];
  const own = [...new Set([...names, ...seen])].reduce((sum, name) => sum + (time?.pasos.get(name) ?? 0), 0);
  return own + (names.some((name) => name.startsWith('t')) ? (time?.ficha ?? 0) : 0);
};

/** What the stage itself asks between its pages. */
const stepsIn = (task: Tarea, etapa: Etapa): readonly Exercise[] =>
  stepsOf(task, etapa).flatMap((step) => (step.tipo === 'ejercicio' ? (ownSteps.get(step.id) ?? []) : []));

const readSeconds = (task: Tarea, etapa: Etapa): number =>
  stepsOf(task, etapa).reduce((sum, step) => {
    if (step.tipo === 'ejercicio') {
      const own = ownSteps.get(step.id);
      return sum + (own ? stepSeconds(own) : 0);
    }
    if (step.tipo === 'pregunta') return sum + openSeconds([step.pregunta, step.respuesta]);
    if (step.tipo !== 'lamina') return sum;
    const { lamina } = step;
    if (lamina.tipo === 'texto') return sum + readingSeconds([lamina.texto]);
    const { ejemplo } = lamina;
    return sum + lookSeconds(ejemplo.explicacion, ejemplo.tipo === 'ajedrez' ? ejemplo.linea.length : 0);
  }, 0);

interface Row {
  readonly chapter: boolean;
  readonly planned: number;
  readonly work: number;
  readonly answers: number;
  readonly week: number;
}
const rows: Row[] = [];
for (let i = 0; i < Number(values.requests); i++) {
  const informacionTema = randomRequest(`teoria-${i}`, { maxHours: 4 });
  const game = gameOf(informacionTema.campo);
  let learner = initialLearner(informacionTema);
  let hoy = '2026-11-16';
  for (let week = 1; week <= WEEKS; week++) {
    const { planEstudio, objetivos } = planWeek({ informacionTema, learner, hoy });
    const all = planEstudio.flatMap(({ tareas }) => tareas).reduce((sum, { tiempo }) => sum + tiempo, 0);
    for (const { task, met } of servedWeek(game, planEstudio, { right: (_, __, nth) => nth % 4 !== 3 })) {
      if (task.tipo !== 'teoria' || !task.leccion) continue;
      const chapter = task.leccion.ejercicios.some(isStep);
      const etapa = stages.get(task.leccion.unidad);
      const solved = met.reduce((sum, { ms }) => sum + ms / 1000, 0);
      const seconds = chapter ? chapterSeconds(task, met) : solved + (etapa ? readSeconds(task, etapa) : 0);
      const answers = met.length + (chapter || !etapa ? 0 : stepsIn(task, etapa).length);
      rows.push({ chapter, planned: task.tiempo, work: seconds / 60, answers, week: all });
    }
    const finished = done(planEstudio);
    const intentos = answersTo(finished, `teoria-${i}-${week}`, RIGHT);
    learner = learnFromWeek(learner, { hoy, informacionTema, planEstudio: finished, objetivos, intentos });
    hoy = addDays(hoy, 7);
  }
}

const mean = (of: readonly number[]): string =>
  (of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length)).toFixed(1);
const share = (of: readonly Row[], accept: (row: Row) => boolean): string =>
  `${of.filter(accept).length} of ${of.length}`;
const print = (name: string, own: readonly Row[]): void => {
  const works = own.map(({ work }) => work).sort((a, b) => a - b);
  console.log(
    `${name}: ${own.length} tasks, ${mean(own.map(({ planned }) => planned))} minutes planned, ${mean(works)} of work (least ${(works[0] ?? 0).toFixed(1)}); at least 12 in 25: ${share(own, ({ work, planned }) => work >= WORK * planned)}; of ${LONG} minutes or more with fewer than ${ANSWERS} answers: ${share(own, ({ planned, answers }) => planned >= LONG && answers < ANSWERS)}`,
  );
};
print(
  'Chapters',
  rows.filter(({ chapter }) => chapter),
);
print(
  'Other stages',
  rows.filter(({ chapter }) => !chapter),
);
print(
  'Planned for 25',
  rows.filter(({ planned }) => planned === 25),
);
const short = rows.filter(({ week }) => week < SHORT_WEEK);
console.log(
  `Weeks under two hours: read without an answer ${share(short, ({ answers }) => answers === 0)} theory tasks.`,
);
