import { addDays, type Fecha, type InformacionTema, type Tarea, type TipoTarea } from '@estratega/domain';
import { hasDrills } from '../curriculum/drills.ts';
import { type Unit, unitId } from '../curriculum/graph.ts';
import { type Game, isPractice } from '../games/game.ts';
import { applyPlacement, initialLearner, learnFromWeek, levelOf, nextInPlacement, planWeek } from '../index.ts';
import { baseLogits, clampBelief, minutesToMastery, prior } from '../learner/belief.ts';
import { initialFor } from '../learner/declarations.ts';
import { difficultyOf, harderThan } from '../learner/difficulty.ts';
import { logit, MIDDLE } from '../learner/law.ts';
import { type Answer, learn, namedUnits, type Observer, sharedWithFocus, workOf } from '../learner/learn.ts';
import { isForFormat } from '../learner/level.ts';
import { type LearnerState, NEW_UNIT, type UnitState } from '../learner/state.ts';
import { generator } from '../random/seed.ts';
import { isFresh } from '../week/exercises.ts';
import { FEW } from '../week/kind.ts';
import { traceWeek } from '../week/plan-week.ts';
import { TUNING, type Tuning } from '../week/tuning.ts';

/** Ways to spend the same hours on the same curriculum: ours, ours without review, and three simpler ones. */

/** A learner of any world, as far as a strategy has to do with it. */
export interface Pupil {
  readonly game: Game;
  /** As declared: what the simpler ways go by. */
  readonly level: number;
  competence(unit: Unit, day: Fecha): number;
  does(): boolean;
  study(unit: Unit, kind: TipoTarea, minutes: number, day: Fecha): void;
  answers(exercise: string, competence: number, harder: number, options?: number): boolean;
  memoryOf(
    unit: Unit,
  ): { readonly estabilidad: number; readonly dificultad: number; readonly ultimo: Fecha } | undefined;
}

/** A planner as the product calls it: this one, or the one of another checkout. */
export interface Engine {
  readonly initialLearner: typeof initialLearner;
  readonly planWeek: typeof planWeek;
  readonly learnFromWeek: typeof learnFromWeek;
  readonly nextInPlacement: typeof nextInPlacement;
  readonly applyPlacement: typeof applyPlacement;
  /** Older ones have no opinion beside the level they plan at. */
  readonly levelOf?: typeof levelOf;
}

const PRESENT: Engine = { initialLearner, planWeek, learnFromWeek, nextInPlacement, applyPlacement, levelOf };

/** What an onlooker sees of a life, and what it tells a planner to begin with. */
export interface Watch {
  readonly initial?: (engine: Engine) => LearnerState;
  /** For a planner that knows the truth. */
  readonly trueLevel?: (day: Fecha) => number;
  readonly work?: (kind: TipoTarea, minutes: number, competence: number) => void;
  /** Once a week: what the level was taken to be when it began, the one it was made at, and what was answered. */
  readonly week?: (level: number, plannedAt: number, today: Fecha, answers: number, right: number) => void;
}

export interface Strategy {
  readonly name: string;
  /** Lives through some weeks; answers with the (unit, kind) pairs that were planned. */
  readonly live: (
    learner: Pupil,
    request: InformacionTema,
    hoy: Fecha,
    weeks: number,
    seed: string,
    observe?: Observer,
    watch?: Watch,
  ) => readonly string[];
}

const BLOCK = 30;

/** What the planner gets to see of a week. The product has the first: to advance all must be ticked, and what was done was answered. */
type Sight = 'todo marcado y respuestas' | 'respuestas' | 'marcas honestas' | 'todo marcado' | 'verdad';
const ANSWERED: ReadonlySet<Sight> = new Set(['todo marcado y respuestas', 'respuestas', 'verdad']);
const TICKED: ReadonlySet<Sight> = new Set(['todo marcado y respuestas', 'todo marcado']);

/** Competence before and after a task: exercises are met along the way. */
const answersOf = (
  simulated: Pupil,
  task: Tarea,
  diaIndex: number,
  tareaIndex: number,
  fecha: Fecha,
  before: ReadonlyMap<number, number>,
): readonly Answer[] => {
  const { game } = simulated;
  const own = namedUnits(game, task);
  const ids = task.leccion?.ejercicios ?? [];
  return ids.map((ejercicio, i): Answer => {
    const exercise = difficultyOf(game, ejercicio);
    const unit = own.find(({ topic }) => exercise?.topics.includes(topic.id)) ?? (own[0] as Unit);
    const from = before.get(unit.index) ?? 0;
    const now = from + (simulated.competence(unit, fecha) - from) * (i / Math.max(1, ids.length));
    const right = simulated.answers(ejercicio, now, harderThan(exercise?.level, unit.level), exercise?.guess);
    return {
      id: `${diaIndex}.${tareaIndex}.${i}`,
      diaIndex,
      tareaIndex,
      ejercicio,
      resultado: right ? 'bien' : 'mal',
      pistas: 0,
      ms: 60_000,
      hechoEn: `${fecha}T15:${String(10 + (i % 50))}:00.000Z`,
    };
  });
};

/** The state that an all-knowing planner would have. */
const truth = (simulated: Pupil, learner: LearnerState, day: Fecha, level?: number): LearnerState => {
  const { units } = simulated.game.curriculum;
  const { habilidad } = learner;
  const nivel = level === undefined ? learner.nivel : Math.max(0, Math.min(simulated.game.maxLevel, Math.floor(level)));
  const media = level ?? habilidad.nivel.media;
  const known = { ...learner, nivel, habilidad: { ...habilidad, nivel: { media, varianza: 0 }, areas: {}, temas: {} } };
  const unidades: Record<string, UnitState> = {};
  for (const unit of units) {
    const before = learner.unidades[unit.id] ?? NEW_UNIT;
    unidades[unit.id] = {
      ...before,
      desvio: logit(clampBelief(simulated.competence(unit, day))) - baseLogits(known, unit),
      ganado: 0,
      respuestas: Math.max(1, before.respuestas ?? 0),
      ...simulated.memoryOf(unit),
    };
  }
  return { ...known, unidades };
};

const planned = (
  name: string,
  {
    withReview = true,
    sight = 'todo marcado y respuestas' as Sight,
    tuning = TUNING,
    engine,
  }: { withReview?: boolean; sight?: Sight; tuning?: Tuning; engine?: Engine },
): Strategy => ({
  name,
  live: (simulated, request, hoy, weeks, _seed, observe, watch) => {
    const { game } = simulated;
    const used = withReview ? tuning : { ...tuning, review: { ...tuning.review, share: 0 } };
    const asked = engine ?? PRESENT;
    let learner: LearnerState = watch?.initial?.(asked) ?? asked.initialLearner(request);
    const pairs: string[] = [];
    for (let week = 0; week < weeks; week++) {
      const today = addDays(hoy, 7 * week);
      const known = sight === 'verdad' ? truth(simulated, learner, today, watch?.trueLevel?.(today)) : learner;
      const wanted = { informacionTema: request, learner: known, hoy: today };
      const made = engine ? engine.planWeek(wanted) : traceWeek(game, wanted, used).week;
      const level = asked.levelOf?.(known).media ?? known.nivel + MIDDLE;
      const intentos: Answer[] = [];
      const planEstudio = made.planEstudio.map((day, diaIndex) => ({
        ...day,
        tareas: day.tareas.map((task, tareaIndex) => {
          pairs.push(`${unitId(task.temaId, task.nivel)} ${task.tipo}`);
          const done = simulated.does();
          if (done) {
            const work = workOf(game, task);
            const before = new Map(work.map(({ unit }) => [unit.index, simulated.competence(unit, day.fecha)]));
            for (const { unit, part } of work) {
              watch?.work?.(task.tipo, task.tiempo * part, before.get(unit.index) ?? 0);
              simulated.study(unit, task.tipo, task.tiempo * part, day.fecha);
            }
            if (ANSWERED.has(sight))
              intentos.push(...answersOf(simulated, task, diaIndex, tareaIndex, day.fecha, before));
          }
          return done || TICKED.has(sight) ? { ...task, estado: 'finalizado' as const } : task;
        }),
      }));
      const right = intentos.filter(({ resultado }) => resultado === 'bien').length;
      watch?.week?.(level, known.nivel, today, intentos.length, right);
      const finished = { hoy: today, informacionTema: request, planEstudio, objetivos: made.objetivos, intentos };
      learner = engine ? engine.learnFromWeek(learner, finished) : learn(game, learner, finished, observe);
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
  /** Exercises as the bank has them, none again within eight weeks, and pages read again where it has none. */
  readonly banked?: boolean;
}

/** Takes a session's exercises of a unit, if there are enough that were not met lately. */
const solver = (game: Game, formato: string): ((unit: Unit, week: number) => boolean) => {
  const met = new Map<string, number>();
  return ({ topic, level }, week) => {
    if (topic.variantes.ejercicios === undefined) return false;
    if (hasDrills(game.drills, topic.id)) return true;
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
): Strategy => ({
  name,
  live: (simulated, request, hoy, weeks, seed, _observe, watch) => {
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
          if (!simulated.does()) continue;
          for (const { unit: one, part } of sharedWithFocus([unit], isPlayed ? studied : undefined)) {
            watch?.work?.(kind, BLOCK * part, simulated.competence(one, fecha));
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
export const GREATEST = 'mayor resto por categoría';
const category = simple(GREATEST, greatestRemaining);
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
  planned('nuestro plan, con marcas honestas y respuestas', { sight: 'respuestas', tuning }),
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

export const BEFORE = 'el plan de antes';
/** What the second world compares: fewer, since each is told apart by week and group. `before`: another checkout's planner. */
export const secondStrategies = (before?: Engine): readonly Strategy[] => [
  ...STRATEGIES.filter(({ name }) => name === OURS || name === ORACLE || name === GREATEST),
  ...(before ? [planned(BEFORE, { engine: before })] : []),
];
