import { isStep } from '@estratega/domain';
import { STAGES, taughtContent, workChess, workPoker } from '@estratega/lessons/compile';
import { stepsOf } from '@estratega/lessons/compose';
import { initialLearner, learnFromWeek, planWeek } from '@estratega/planner';
import { answersTo, gameOf, PLAYERS, randomRequest, servedWeek, WORDED } from '@estratega/planner/evaluation';
import { describe, expect, it } from 'vitest';
import { done } from '../evaluate/done.ts';

/** What is called theory is work: whoever sits over it for a quarter of an hour has answered six times. */

const LONG = 15;
const ANSWERS = 6;
const SHORT_WEEK = 120;
const WEEKS = 2;

const { chess, poker } = taughtContent();
const stages = new Map(
  [
    ...STAGES.chess(chess.topics).map(workChess(chess.topics, chess.exampleVerdicts)),
    ...STAGES.poker(poker.topics).map(workPoker(poker.topics)),
  ].map(({ etapa }) => [etapa.unidad, etapa]),
);

const SHORT = Array.from(
  { length: 12 },
  (_, i) => [`al azar ${i}`, randomRequest(`corta-${i}`, { maxHours: 0.5 })] as const,
);
const requests = new Map([...Object.entries(PLAYERS), ...Object.entries(WORDED), ...SHORT]);

const theoryOf = (name: string) => {
  const informacionTema = requests.get(name);
  if (!informacionTema) throw new Error(name);
  const game = gameOf(informacionTema.campo);
  let learner = initialLearner(informacionTema);
  let hoy = '2026-11-16';
  return Array.from({ length: WEEKS }, (_, week) => {
    const { planEstudio, objetivos } = planWeek({ informacionTema, learner, hoy });
    const minutes = planEstudio.flatMap(({ tareas }) => tareas).reduce((sum, { tiempo }) => sum + tiempo, 0);
    const read = servedWeek(game, planEstudio, { right: (_task, _id, nth) => nth % 4 !== 3 }).flatMap(
      ({ task, met }) => {
        if (task.tipo !== 'teoria' || !task.leccion) return [];
        const etapa = task.leccion.ejercicios.some(isStep) ? undefined : stages.get(task.leccion.unidad);
        const own = etapa ? stepsOf(task, etapa).filter(({ tipo }) => tipo === 'ejercicio').length : 0;
        return [{ task, answers: met.length + own }];
      },
    );
    const said = planEstudio.flatMap(({ tareas }) =>
      tareas.flatMap(({ titulo, descripcion, contenido, porque }) => [titulo, descripcion, contenido, porque ?? '']),
    );
    const finished = done(planEstudio);
    const intentos = answersTo(finished, `${name}-${week}`, 0.75);
    learner = learnFromWeek(learner, { hoy, informacionTema, planEstudio: finished, objetivos, intentos });
    hoy = week === 0 ? '2026-11-23' : hoy;
    return { minutes, read, said };
  });
};

const weeks = [...requests.keys()].map((name) => ({ name, own: theoryOf(name) }));

describe('theory in the weeks of every player', () => {
  it('is there, in long weeks and in short ones', () => {
    const all = weeks.flatMap(({ own }) => own);
    expect(all.flatMap(({ read }) => read).length).toBeGreaterThan(60);
    expect(all.filter(({ minutes, read }) => minutes < SHORT_WEEK && read.length > 0).length).toBeGreaterThan(0);
  });

  it.each(weeks)('$name: answers six times in a quarter of an hour or more', ({ own }) => {
    for (const { task, answers } of own.flatMap(({ read }) => read))
      if (task.tiempo >= LONG)
        expect(answers, `${task.leccion?.unidad} ${task.tiempo}`).toBeGreaterThanOrEqual(ANSWERS);
  });

  it.each(weeks)('$name: reads nothing without an answer in a week under two hours', ({ own }) => {
    for (const { minutes, read } of own)
      if (minutes < SHORT_WEEK)
        for (const { task, answers } of read) expect(answers, task.leccion?.unidad).toBeGreaterThan(0);
  });

  it.each(weeks)('$name: is never told to read the same «por otro lado»', ({ own }) => {
    for (const text of own.flatMap(({ said }) => said)) expect(text).not.toMatch(/por otro lado|desde otro lado/iu);
  });
});
