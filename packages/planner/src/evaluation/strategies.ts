import { addDays, askedOf, type Fecha, type InformacionTema, type Tarea, type TipoTarea } from '@estratega/domain';
import { hasDrills } from '../curriculum/drills.ts';
import { type Unit, unitId } from '../curriculum/graph.ts';
import { type Game, isPractice } from '../games/game.ts';
import { KNOWN, minutesToMastery, prior } from '../learner/belief.ts';
import { initialFor } from '../learner/declarations.ts';
import { difficultyOf, harderThan } from '../learner/difficulty.ts';
import { fillerOf, learn, type Observer, sharedWithFocus, workOf } from '../learner/learn.ts';
import { isForFormat } from '../learner/level.ts';
import type { LearnerState, UnitState } from '../learner/state.ts';
import { type Answer, namedUnits } from '../learner/week-answers.ts';
import { generator } from '../random/seed.ts';
import { isFresh } from '../week/exercises.ts';
import { FEW } from '../week/kind.ts';
import { traceWeek } from '../week/plan-week.ts';
import { TUNING, type Tuning } from '../week/tuning.ts';
import { ServedWeek } from './served.ts';
import type { SimulatedLearner } from './simulated-learner.ts';

/** Ways to spend the same hours on the same curriculum: ours, ours without review, and three simpler ones. */

/** Whoever lives by a simple way: of any world. */
export interface Pupil {
  readonly game: Game;
  /** What is known of its level when it begins. */
  readonly level: number;
  does(day: Fecha): boolean;
  study(unit: Unit, kind: TipoTarea, minutes: number, day: Fecha): void;
}

export interface Strategy<Learner extends Pupil = SimulatedLearner> {
  readonly name: string;
  /** Lives through some weeks; answers with the (unit, kind) pairs that were planned. */
  readonly live: (
    learner: Learner,
    request: InformacionTema,
    hoy: Fecha,
    weeks: number,
    seed: string,
    observe?: Observer,
  ) => readonly string[];
}

const BLOCK = 30;

/** What the planner gets to see of a week. */
type Sight = 'respuestas' | 'marcas honestas' | 'todo marcado' | 'verdad';

/** Competence before and after a task: exercises are met along the way. */
const answersOf = (
  simulated: SimulatedLearner,
  served: ServedWeek,
  task: Tarea,
  diaIndex: number,
  tareaIndex: number,
  fecha: Fecha,
  before: ReadonlyMap<number, number>,
): readonly Answer[] => {
  const { game } = simulated;
  const filling = fillerOf(game, task);
  const own = [...namedUnits(game, task), ...(filling ? [filling.unit] : [])];
  const asked = Math.max(1, askedOf(task.leccion));
  const met = served.task(task, {
    right: (_task, ejercicio, i) => {
      const exercise = difficultyOf(game, ejercicio);
      const unit = own.find(({ topic }) => exercise?.topics.includes(topic.id)) ?? own[0];
      // The week's close asks about the week, and is of no unit.
      if (!unit) return simulated.answers(ejercicio, KNOWN, 0, exercise?.guess);
      const from = before.get(unit.index) ?? 0;
      const now = from + (simulated.competence(unit, fecha) - from) * Math.min(1, i / asked);
      return simulated.answers(ejercicio, now, harderThan(exercise?.level, unit.level), exercise?.guess);
    },
  });
  return met.map(
    ({ ejercicio, right, ms }, i): Answer => ({
      id: `${diaIndex}.${tareaIndex}.${i}`,
      diaIndex,
      tareaIndex,
      ejercicio,
      resultado: right ? 'bien' : 'mal',
      pistas: 0,
      ms,
      hechoEn: `${fecha}T15:${String(10 + (i % 50))}:00.000Z`,
    }),
  );
};

/** The state that an all-knowing planner would have. */
const truth = (simulated: SimulatedLearner, learner: LearnerState, day: Fecha): LearnerState => {
  const unidades: Record<string, UnitState> = {};
  for (const unit of simulated.game.curriculum.units) {
    const before = learner.unidades[unit.id];
    const p = simulated.competence(unit, day);
    unidades[unit.id] = { t: 0, ...before, p, n: Math.max(1, before?.n ?? 0), ...simulated.memoryOf(unit) };
  }
  return { ...learner, unidades };
};

const planned = (
  name: string,
  {
    withReview = true,
    sight = 'respuestas' as Sight,
    tuning = TUNING,
  }: { withReview?: boolean; sight?: Sight; tuning?: Tuning },
): Strategy => ({
  name,
  live: (simulated, request, hoy, weeks, _seed, observe) => {
    const { game } = simulated;
    const used = withReview ? tuning : { ...tuning, review: { ...tuning.review, share: 0 } };
    let learner: LearnerState = initialFor(game, request);
    const pairs: string[] = [];
    for (let week = 0; week < weeks; week++) {
      const today = addDays(hoy, 7 * week);
      const known = sight === 'verdad' ? truth(simulated, learner, today) : learner;
      const traced = traceWeek(game, { informacionTema: request, learner: known, hoy: today }, used);
      const intentos: Answer[] = [];
      const served = new ServedWeek(game);
      const planEstudio = traced.week.planEstudio.map((day, diaIndex) => ({
        ...day,
        tareas: day.tareas.map((task, tareaIndex) => {
          pairs.push(`${unitId(task.temaId, task.nivel)} ${task.tipo}`);
          const done = simulated.does();
          if (done) {
            const filling = fillerOf(game, task);
            const work = [
              ...workOf(game, task).map(({ unit, part }) => ({ unit, part: part * (1 - (filling?.part ?? 0)) })),
              ...(filling ? [filling] : []),
            ];
            const before = new Map(work.map(({ unit }) => [unit.index, simulated.competence(unit, day.fecha)]));
            for (const { unit, part } of work) simulated.study(unit, task.tipo, task.tiempo * part, day.fecha);
            if (sight === 'respuestas' || sight === 'verdad')
              intentos.push(...answersOf(simulated, served, task, diaIndex, tareaIndex, day.fecha, before));
          }
          return done || sight === 'todo marcado' ? { ...task, estado: 'finalizado' as const } : task;
        }),
      }));
      const { objetivos } = traced.week;
      learner = learn(
        game,
        learner,
        { hoy: today, informacionTema: request, planEstudio, objetivos, intentos },
        observe,
      );
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

/** What a simple way has beside the choice of units: games that are played, and the bank that there is. */
interface Ground {
  /** How games are played and looked at is learnt by playing and looking, not by exercises about it. */
  readonly plays?: boolean;
  /** Exercises as the bank has them, none again within twelve weeks, and pages read again where it has none. */
  readonly banked?: boolean;
}

/** Takes a session's exercises of a unit, if there are enough that were not met lately. */
const solver = (game: Game, formato: string): ((unit: Unit, week: number) => boolean) => {
  const met = new Map<string, number>();
  return ({ topic, level }, week) => {
    if (topic.variantes.ejercicios === undefined) return false;
    if (hasDrills(game.drills, topic.id, formato)) return true;
    const fresh = game
      .items(topic)
      .filter(
        ({ id, levels: [low, high], formats }) =>
          low <= level && high >= level - 1 && (!formats || formats.includes(formato)) && isFresh(week, met.get(id)),
      );
    if (fresh.length < FEW) return false;
    for (const { id } of fresh.slice(0, Math.round(BLOCK / game.minutesPerItem(level)))) met.set(id, week);
    return true;
  };
};

/** A simple strategy chooses the next unit from minutes done; kinds follow from how far it has come. */
const simple = (
  name: string,
  choose: (
    units: ReturnType<typeof syllabus>,
    done: ReadonlyMap<number, number>,
    tools: { next: () => number; shares: Readonly<Record<string, number>> },
  ) => Unit,
  { plays = false, banked = false }: Ground = {},
): Strategy<Pupil> => ({
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
    const solves = solver(game, formato);
    let studied: Unit | undefined;
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
          const isPlayed = plays && isPractice(game, unit.topic.id);
          const kind = isPlayed
            ? unit.topic.id === game.play.jugar
              ? 'jugar'
              : 'analizar'
            : kindAt(before, needed.get(unit.index) ?? 1) === 'ejercicios' && (!banked || solves(unit, week))
              ? 'ejercicios'
              : 'teoria';
          pairs.push(`${unit.id} ${kind}`);
          if (!simulated.does(fecha)) continue;
          for (const { unit: one, part } of sharedWithFocus([unit], isPlayed ? studied : undefined)) {
            simulated.study(one, kind, BLOCK * part, fecha);
            done.set(one.index, (done.get(one.index) ?? 0) + BLOCK * part);
          }
          if (!isPlayed) studied = unit;
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
const greatestRemaining: Parameters<typeof simple>[1] = (units, done, { shares }) => {
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
};
export const category = simple('mayor resto por categoría', greatestRemaining);
/** The same with games: how they are played has no exercises, it is learnt by playing, and a game has its theme as ours do. */
const categoryPlaying = simple('mayor resto, jugando lo que se juega', greatestRemaining, { plays: true });
/** On the ground that ours stands on: the same games, the same bank. */
const categoryBanked = simple('mayor resto, con nuestras partidas y ejercicios', greatestRemaining, {
  plays: true,
  banked: true,
});

/** What the product stores, then the same with less to see, with all to see, and the simpler ways. */
export const OURS = 'nuestro plan';
export const ORACLE = 'nuestro plan, sabiendo la verdad';

export const strategiesWith = (tuning: Tuning): readonly Strategy[] => [
  planned(OURS, { tuning }),
  planned('nuestro plan sin repaso', { withReview: false, tuning }),
  planned('nuestro plan, solo con marcas honestas', { sight: 'marcas honestas', tuning }),
  planned('nuestro plan, con todo marcado', { sight: 'todo marcado', tuning }),
  planned(ORACLE, { sight: 'verdad', tuning }),
  category,
  categoryPlaying,
  categoryBanked,
  random,
  fixed,
];

export const STRATEGIES = strategiesWith(TUNING);
