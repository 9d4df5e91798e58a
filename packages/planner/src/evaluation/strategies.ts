import { addDays, type Fecha, type InformacionTema, type TipoTarea } from '@estratega/domain';
import { type Unit, unitId } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { minutesToMastery, prior } from '../learner/belief.ts';
import { initialFor } from '../learner/declarations.ts';
import { isAcquisition, learn, workOf } from '../learner/learn.ts';
import { isForFormat } from '../learner/level.ts';
import type { LearnerState } from '../learner/state.ts';
import { generator } from '../random/seed.ts';
import { traceWeek } from '../week/plan-week.ts';
import { TUNING } from '../week/tuning.ts';
import type { SimulatedLearner } from './simulated-learner.ts';

/** Ways to spend the same hours on the same curriculum: ours, ours without review, and three simpler ones. */

export interface Strategy {
  readonly name: string;
  /** Lives through some weeks; answers with the (unit, kind) pairs that were planned. */
  readonly live: (
    learner: SimulatedLearner,
    request: InformacionTema,
    hoy: Fecha,
    weeks: number,
    seed: string,
  ) => readonly string[];
}

const BLOCK = 30;

const planned = (name: string, withReview: boolean): Strategy => ({
  name,
  live: (simulated, request, hoy, weeks) => {
    const { game } = simulated;
    let learner: LearnerState = initialFor(game, request);
    const pairs: string[] = [];
    for (let week = 0; week < weeks; week++) {
      const today = addDays(hoy, 7 * week);
      const traced = traceWeek(
        game,
        { informacionTema: request, learner, hoy: today },
        withReview ? TUNING : { ...TUNING, review: { ...TUNING.review, share: 0 } },
      );
      const planEstudio = traced.week.planEstudio.map((day) => ({
        ...day,
        tareas: day.tareas.map((task) => {
          pairs.push(`${unitId(task.temaId, task.nivel)} ${task.tipo}`);
          if (!simulated.does()) return task;
          for (const { unit, part } of workOf(game, task))
            simulated.study(unit, task.tipo, task.tiempo * part, day.fecha);
          return { ...task, estado: 'finalizado' as const };
        }),
      }));
      const tasks = planEstudio.flatMap((day) => day.tareas);
      const objetivos = traced.week.objetivos.map((objective) => {
        const work = tasks.filter((task) => task.temaId === objective.temaId && isAcquisition(task));
        const unit = work[0] && workOf(game, work[0])[0]?.unit;
        const done = work.some((task) => task.estado === 'finalizado');
        const met =
          unit !== undefined &&
          done &&
          simulated.passes(unit, addDays(today, 6), objective.meta.umbral, objective.meta.numero);
        return met ? { ...objective, estado: 'finalizado' as const } : objective;
      });
      learner = learn(game, learner, { hoy: today, informacionTema: request, planEstudio, objetivos });
    }
    return pairs;
  },
});

/** Units in reach that the level alone does not promise, with the minutes each would need. */
const syllabus = (
  game: Game,
  level: number,
  format: string,
): readonly { readonly unit: Unit; readonly minutes: number }[] =>
  game.curriculum.units
    .filter((unit) => unit.level >= level - 1 && unit.level <= level + 1 && isForFormat(unit.topic, format))
    .map((unit) => ({
      unit,
      minutes: minutesToMastery(prior(unit.level, level), unit.topic.minutosEtapa),
    }))
    .sort((a, b) => a.unit.level - b.unit.level || a.unit.index - b.unit.index);

const kindAt = (spent: number, needed: number): TipoTarea => (spent < needed * 0.25 ? 'teoria' : 'ejercicios');

/** A simple strategy chooses the next unit from minutes done; kinds follow from how far it has come. */
const simple = (
  name: string,
  choose: (
    units: ReturnType<typeof syllabus>,
    done: ReadonlyMap<number, number>,
    tools: { next: () => number; shares: Readonly<Record<string, number>> },
  ) => Unit,
): Strategy => ({
  name,
  live: (simulated, request, hoy, weeks, seed) => {
    const { game, level } = simulated;
    const { formato } = initialFor(game, request);
    const units = syllabus(game, level, formato);
    const needed = new Map(units.map(({ unit, minutes }) => [unit.index, minutes]));
    const done = new Map<number, number>();
    const next = generator(`${seed}${name}`);
    const tools = { next, shares: game.shares(level, formato) };
    const pairs: string[] = [];
    for (let week = 0; week < weeks; week++) {
      for (let day = 0; day < 7; day++) {
        const fecha = addDays(hoy, 7 * week + day);
        const dia = (['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const)[
          day
        ] as 'lunes';
        const minutes = (request.horasEstudio[dia] ?? 0) * 60;
        for (let spent = 0; spent < minutes; spent += BLOCK) {
          const unit = choose(units, done, tools);
          const before = done.get(unit.index) ?? 0;
          const kind = kindAt(before, needed.get(unit.index) ?? 1);
          pairs.push(`${unit.id} ${kind}`);
          if (!simulated.does()) continue;
          simulated.study(unit, kind, BLOCK, fecha);
          done.set(unit.index, before + BLOCK);
        }
      }
    }
    return pairs;
  },
});

const random = simple(
  'azar en el nivel',
  (units, _done, { next }) => (units[Math.floor(next() * units.length)] as (typeof units)[number]).unit,
);

/** The table of contents in order, each unit for its minutes. */
const fixed = simple('temario fijo', (units, done) => {
  const open = units.find(({ unit, minutes }) => (done.get(unit.index) ?? 0) < minutes);
  return (open ?? (units[0] as (typeof units)[number])).unit;
});

/** Greatest remaining percent per category, then the category's next unit: how chess-dojo assigns work. */
const category = simple('mayor resto por categoría', (units, done, { shares }) => {
  const spent: Record<string, number> = {};
  const open: Record<string, Unit> = {};
  let all = 0;
  for (const { unit, minutes } of units) {
    const own = done.get(unit.index) ?? 0;
    spent[unit.topic.area] = (spent[unit.topic.area] ?? 0) + own;
    all += own;
    if (own < minutes && !open[unit.topic.area]) open[unit.topic.area] = unit;
  }
  let best: Unit | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [area, unit] of Object.entries(open)) {
    const share = (shares[area] ?? 0) / 100;
    const remaining = share === 0 ? -1 : 1 - (spent[area] ?? 0) / Math.max(1, share * (all + 600));
    if (remaining > most) {
      most = remaining;
      best = unit;
    }
  }
  return best ?? (units[0] as (typeof units)[number]).unit;
});

export const STRATEGIES: readonly Strategy[] = [
  planned('nuestro plan', true),
  planned('nuestro plan sin repaso', false),
  category,
  random,
  fixed,
];
