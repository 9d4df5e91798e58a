import {
  asideOf,
  askedOf,
  askedOfTheme,
  type Fecha,
  isOwnExercise,
  isStep,
  measure,
  ownAskedOf,
  type Tarea,
  type ThemeAnswer,
} from '@estratega/domain';
import { isMade } from '../curriculum/drills.ts';
import { type Unit, unitNear } from '../curriculum/graph.ts';
import { listening } from '../freetext/signals.ts';
import type { Game } from '../games/game.ts';
import { finish, type Steps } from '../steps/steps.ts';
import { AbilityOfWeek } from './ability-week.ts';
import { beliefs, believing, clampBelief, KNOWN, prior, timeConstant } from './belief.ts';
import { withNews, withRequest } from './declarations.ts';
import { difficultyOf } from './difficulty.ts';
import { failuresAfter } from './failures.ts';
import { feltSurprise } from './feeling.ts';
import { isHeld, withHeldLevel, withMeasuredLevel, withStanding } from './level.ts';
import type { Memory, Result } from './memory.ts';
import { isStudied, isTurnedDown, learnTurnedDown } from './not-applicable.ts';
import { paceAfter, paceOf } from './pace.ts';
import { READING } from './reading.ts';
import {
  type LearnerState,
  type Pendiente,
  readingId,
  STUDY_CAP,
  type TopicHistory,
  testedId,
  type UnitState,
  USED_KEPT,
  USED_WEEKS,
  WEEKS_KEPT,
  type WeekResult,
} from './state.ts';
import { datedAnswers, type FinishedWeek, type FirstTry, namedUnits, RIGHT } from './week-answers.ts';

/** How much of a minute's worth each kind of task adds to the unit it names. */
const WORTH: Readonly<Record<Tarea['tipo'], number>> = {
  teoria: 1,
  ejercicios: 1,
  repaso: 0.9,
  test: 0.8,
  jugar: 0.9,
  analizar: 0.9,
  cierre: 0,
};
/** Reading teaches what is new; read again, what is half known is not learnt as by solving it. */
const READ_AGAIN_FROM = 0.4;
const READ_AGAIN = 0.6;

const worthOf = (kind: Tarea['tipo'], believed: number): number =>
  kind === 'teoria' && believed >= READ_AGAIN_FROM ? READ_AGAIN : WORTH[kind];

/** A step of a chapter is led by the hand: it counts half among the answers. */
const LED = 0.5;
/** How much quicker what has faded is learnt again. */
const RELEARNT = 1.5;
const GOOD_FROM = 0.55;
const AGAIN_BELOW = 0.25;
const TELLING = 3;
const EASY_ANSWERS = 4;
const MS_PART = 0.3;

const TOUCHES_BEFORE_PARKING = 9;
const TOUCHES_AFTER_PARKING = 4;
/** What is nearly there is finished, not parked. */
const NEARLY = 0.7;
const PARKED_WEEKS = 3;
const PENDING_KEPT = 10;

/** The units a task works on, and the part of its minutes that each gets. */
export interface Worked {
  readonly unit: Unit;
  readonly part: number;
}

/** A game or its analysis practises its focus as much as playing itself. */
const FOCUS_PART = 0.5;
/** What of a game's minutes is about playing itself. */
export const OWN_PART = 1 - FOCUS_PART;

/** Units worked on alike, and what a game is played about. */
export const sharedWithFocus = (own: readonly Unit[], focus: Unit | undefined): readonly Worked[] => {
  const left = focus ? OWN_PART : 1;
  const worked = own.map((unit) => ({ unit, part: left / own.length }));
  return focus ? [...worked, { unit: focus, part: FOCUS_PART }] : worked;
};

export const workOf = (game: Game, task: Tarea): readonly Worked[] => {
  const own = namedUnits(game, task);
  const named = task.leccion?.foco ?? task.ejercicio?.parametros.foco;
  return sharedWithFocus(own, typeof named === 'string' ? game.curriculum.unitById.get(named) : undefined);
};

/** Kinds that teach or measure one unit; an objective is bound to such tasks of its topic. */
export const isAcquisition = (task: Tarea): boolean => task.tipo !== 'repaso' && task.tipo !== 'cierre';

interface TaskAnswers {
  readonly tries: readonly FirstTry[];
  /** Exercises answered in any way, self-checks included. */
  readonly answered: number;
  readonly day: Fecha | undefined;
}

const NO_ANSWERS: TaskAnswers = { tries: [], answered: 0, day: undefined };

const answersByTask = (game: Game, learner: LearnerState, week: FinishedWeek): ReadonlyMap<string, TaskAnswers> => {
  const met = new Set(Object.keys(learner.usados));
  const byTask = new Map<string, { tries: FirstTry[]; seen: Set<string>; day: Fecha }>();
  for (const { answer, day } of datedAnswers(week)) {
    const key = `${answer.diaIndex} ${answer.tareaIndex}`;
    let task = byTask.get(key);
    if (!task) {
      task = { tries: [], seen: new Set(), day };
      byTask.set(key, task);
    }
    if (task.seen.has(answer.ejercicio)) continue;
    task.seen.add(answer.ejercicio);
    const solved = RIGHT[answer.resultado];
    if (solved === undefined) continue;
    const hinted = answer.pistas > 0;
    task.tries.push({
      exercise: answer.ejercicio,
      right: hinted ? 0 : solved,
      solved,
      hinted,
      seen: met.has(answer.ejercicio),
      ms: answer.ms,
      day,
      // What was measured of a hand is how hard all of it is together, not each of its decisions.
      difficulty: difficultyOf(game, answer.ejercicio, answer.decisiones?.length ? undefined : week.dificultades),
      led: isStep(answer.ejercicio),
      ...(answer.decisiones?.length
        ? {
            decisions: answer.decisiones.map(({ tema, resultado }) => ({
              tema,
              right: hinted ? 0 : (RIGHT[resultado] ?? 0),
              solved: RIGHT[resultado] ?? 0,
            })),
          }
        : {}),
    });
    met.add(answer.ejercicio);
  }
  return new Map([...byTask].map(([key, { tries, seen, day }]) => [key, { tries, answered: seen.size, day }]));
};

/** What was answered without being led: only that is counted and told. */
const alone = (tries: readonly FirstTry[]): readonly FirstTry[] => tries.filter(({ led }) => !led);

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

/** Of a review of several units, the tries that belong to one; those of no known topic go to the first. */
const triesOf = (tries: readonly FirstTry[], own: readonly Unit[], unit: Unit): readonly FirstTry[] =>
  own.length <= 1
    ? tries
    : tries.filter(({ difficulty }) => {
        const match = own.find((one) => difficulty?.topics.includes(one.topic.id)) ?? own[0];
        return match === unit;
      });

const resultOfSession = (tries: readonly FirstTry[], usual: number | undefined): Result => {
  if (tries.length === 0) return 'hard';
  const share = (of: 'right' | 'solved'): number => tries.reduce((sum, one) => sum + one[of], 0) / tries.length;
  const clean = tries.every((one) => one.right === 1);
  if (clean && tries.length >= EASY_ANSWERS && usual !== undefined && median(tries.map(({ ms }) => ms)) < usual)
    return 'easy';
  if (share('right') >= GOOD_FROM) return 'good';
  return share('solved') < AGAIN_BELOW && tries.length >= TELLING ? 'again' : 'hard';
};

/** For the evaluation: what was expected of every first try, and what came. */
export type Observer = (expected: number, right: number) => void;

/** One session after another of the same week counts as one: three answers alone tell little. */
const measured = (
  touched: UnitState,
  before: UnitState,
  day: Fecha,
  tries: readonly FirstTry[],
  since: Fecha,
): UnitState => {
  const isSame = before.w !== undefined && before.w >= since && before.r !== undefined;
  const own = alone(tries);
  const n = (before.n ?? 0) + own.length + LED * (tries.length - own.length);
  if (own.length === 0) return { ...touched, n };
  const many = own.length + (isSame ? (before.m ?? 0) : 0);
  const right = own.reduce((sum, one) => sum + one.right, 0) + (isSame ? (before.r ?? 0) * (before.m ?? 0) : 0);
  const first = isSame ? (before.z ?? before.w) : undefined;
  const { z: _first, ...rest } = touched;
  return {
    ...rest,
    n,
    r: Math.round((right / many) * 1000) / 1000,
    m: many,
    w: day,
    ...(first !== undefined && first !== day ? { z: first } : {}),
  };
};

/** A task about the unit, another one's last minutes, or decisions of a hand that was about something else. */
type Touch = 'own' | 'filling' | 'beside';

/** A week's evidence on units, gathered in a scratch table and then folded into a new state. */
class Evidence {
  private readonly units: Record<string, UnitState>;
  private readonly believed: Float64Array;
  private readonly atFirst: Float64Array;
  private readonly pace: number;
  private readonly usual: number | undefined;
  private readonly level: number;
  private readonly said: LearnerState['declarado'];
  private readonly ability: AbilityOfWeek;
  surprise = 0;

  private readonly memory: Memory;
  private readonly observe: Observer | undefined;

  private readonly since: Fecha;

  constructor(game: Game, learner: LearnerState, since: Fecha, observe: Observer | undefined) {
    this.observe = observe;
    this.memory = game.memory;
    this.since = since;
    this.pace = paceOf(learner);
    this.usual = learner.ms;
    this.level = learner.nivel;
    this.said = learner.declarado;
    this.ability = new AbilityOfWeek(learner.habilidad);
    this.units = { ...learner.unidades };
    this.believed = beliefs(game, learner);
    this.atFirst = this.believed.slice();
  }

  /** Before the week: what reading is worth does not hang on what else was done in it. */
  beliefBefore({ index }: Unit): number {
    return this.atFirst[index] ?? 0;
  }

  belief({ index }: Unit): number {
    return this.believed[index] ?? 0;
  }

  private at(unit: Unit): UnitState {
    return this.units[unit.id] ?? { p: this.believed[unit.index] ?? 0, t: 0 };
  }

  private isLearnt({ level }: Unit): boolean {
    return prior(level, this.level) < KNOWN;
  }

  /** Being in a plan makes a unit known to the plan, whether or not it was done. */
  planned(unit: Unit): void {
    this.units[unit.id] = { ...this.at(unit), v: 1 };
  }

  /** One task's work on a unit: what has faded comes back, each first try measures and teaches, the rest teaches. */
  touch(unit: Unit, minutes: number, day: Fecha, tries: readonly FirstTry[], how: Touch = 'own'): void {
    const before = this.at(unit);
    const tau = timeConstant(unit.topic.minutosEtapa);
    const p = this.believed[unit.index] ?? 0;
    const recall = this.memory.recallOn(before, day);
    const back = 1 - Math.exp((-RELEARNT * minutes) / tau);
    const left = Math.exp((-this.pace * (minutes / Math.max(1, tries.length))) / tau);
    const said = this.said[unit.topic.id]?.polaridad;
    const { state, believed, expected } = this.ability.touch(unit, before, {
      believed: p,
      isSaid: said === 'sabe' || said === 'no_sabe' || (before.n ?? 0) > 0,
      kept: recall + (1 - recall) * back,
      left,
      tries,
    });
    let surprise = 0;
    for (const [i, { right, led }] of tries.entries()) {
      if (led) continue;
      const was = expected[i] as number;
      this.observe?.(was, right);
      surprise += right - was;
    }
    // What was known before the plan tells of memory, not of how fast this player learns.
    if (before.t > 0 && this.isLearnt(unit)) this.surprise += surprise;
    // Study alone never lowers a belief, nor raises it to mastery.
    const studied = Math.max(p, Math.min(1 - (1 - p) * left, STUDY_CAP));
    const now = tries.length === 0 || believed === undefined ? studied : believed;
    const rounded = Math.round(clampBelief(now) * 1e4) / 1e4;
    this.believed[unit.index] = rounded;
    const touched = this.memory.remember(
      // Nine tasks are nine that were about it.
      { ...before, ...state, t: before.t + (how === 'beside' ? 0 : 1), p: rounded },
      day,
      resultOfSession(alone(tries), this.usual),
    );
    // A handful in another task's last minutes moves the belief; nobody calls a theme weak, or held, by it.
    if (how === 'filling') this.units[unit.id] = { ...touched, n: (before.n ?? 0) + tries.length };
    else this.units[unit.id] = tries.length === 0 ? touched : measured(touched, before, day, tries, this.since);
  }

  /** A claim that its own test does not bear out is worth no more than the level's word, or what was right. */
  refute(unit: Unit, right: number): void {
    const state = this.at(unit);
    const p = Math.min(state.p, Math.max(prior(unit.level, this.level), right));
    this.units[unit.id] = believing(state, p);
    this.believed[unit.index] = p;
  }

  /** What nine tasks have not taught is left alone for three weeks. */
  park(week: number): void {
    for (const [id, unit] of Object.entries(this.units)) {
      if (unit.t < TOUCHES_BEFORE_PARKING || unit.p >= NEARLY) continue;
      this.units[id] = { ...unit, t: TOUCHES_AFTER_PARKING, k: week + 1 + PARKED_WEEKS };
    }
  }

  result(): Pick<LearnerState, 'unidades' | 'habilidad'> {
    return { unidades: this.units, habilidad: this.ability.result() };
  }
}

interface DatedTask {
  readonly task: Tarea;
  readonly day: Fecha;
  readonly answers: TaskAnswers;
}

/** Exercises that a task was made of, and those that were answered in it; of a series only these have been met. */
const exercisesIn = ({ leccion }: Tarea, answers: TaskAnswers): ReadonlySet<string> =>
  new Set([
    ...(leccion?.serie ? [] : (leccion?.ejercicios ?? [])),
    ...(leccion?.partidas ?? []),
    ...answers.tries.map(({ exercise }) => exercise),
  ]);

/** The unit that fills a task's last minutes, and the part of them that it is expected to take. */
export const fillerOf = (game: Game, { leccion, tipo, tiempo }: Tarea): Worked | undefined => {
  const { relleno } = leccion?.serie ?? {};
  const unit = relleno && game.curriculum.unitById.get(relleno.unidad);
  // Pages are read of the task's own theme: only what is solved after them may be of another.
  const solved = tipo === 'teoria' ? Math.max(0, tiempo - READING) / tiempo : 1;
  return unit && { unit, part: solved * (1 - ownAskedOf(leccion) / Math.max(1, askedOf(leccion))) };
};

/** Who decides by chance is right in half of a hand's decisions: 64 of 130 right and 9 nearly, all kinds of hands together. */
const BY_CHANCE = 0.5;

/** A whole hand in the place of one answer: each decision for itself, as long as it took on average. */
const decisionsOf = (tries: readonly FirstTry[]): readonly (FirstTry & { readonly tema?: string })[] =>
  tries.flatMap(({ decisions, ...one }) =>
    decisions
      ? decisions.map(({ tema, right, solved }) => ({
          ...one,
          tema,
          right,
          solved,
          ms: one.ms / decisions.length,
          difficulty: one.difficulty && { ...one.difficulty, topics: [tema], guess: BY_CHANCE },
        }))
      : [one],
  );

type Try = ReturnType<typeof decisionsOf>[number];

/** Answers of a task by what they are about: its units, what fills its last minutes, or the units of decisions that came beside. */
/** What a draw asked by the way is of its own unit, whatever the task is about. */
const probedIn = (game: Game, { leccion }: Tarea, tries: readonly FirstTry[]) => {
  const units = new Map(leccion?.sondas?.map(({ ejercicio, unidad }) => [ejercicio, unidad]));
  return {
    probed: tries.flatMap((one) => {
      const unit = game.curriculum.unitById.get(units.get(one.exercise) ?? '');
      return unit ? [{ unit, one }] : [];
    }),
    rest: tries.filter(({ exercise }) => !units.has(exercise)),
  };
};

const sorted = (
  game: Game,
  { leccion, nivel }: Tarea,
  tries: readonly Try[],
  own: readonly Unit[],
  filler: Unit | undefined,
) => {
  const last = new Set(leccion && asideOf(leccion));
  const isAbout = (units: readonly Unit[], { tema }: Try): boolean => units.some(({ topic }) => topic.id === tema);
  const isOwn = (one: Try): boolean => (one.tema === undefined ? !last.has(one.exercise) : isAbout(own, one));
  const others = tries.filter((one) => !isOwn(one));
  const isFilling = (one: Try): boolean => one.tema === undefined || (filler !== undefined && isAbout([filler], one));
  const beside = Map.groupBy(
    others.filter((one) => !isFilling(one)),
    ({ tema = '' }) => unitNear(game.curriculum, tema, nivel),
  );
  return { ofTheme: tries.filter(isOwn), filling: others.filter(isFilling), beside };
};

const learnUnits = (
  game: Game,
  learner: LearnerState,
  dated: readonly DatedTask[],
  since: Fecha,
  observe: Observer | undefined,
): Pick<LearnerState, 'unidades' | 'habilidad' | 'ritmo'> => {
  const evidence = new Evidence(game, learner, since, observe);
  for (const { task, day, answers } of dated) {
    if (task.tipo === 'cierre') continue;
    const own = namedUnits(game, task);
    if (own[0] && isAcquisition(task)) evidence.planned(own[0]);
    if (!isStudied(task) && answers.answered === 0) continue;
    const planned = Math.max(answers.answered, askedOf(task.leccion));
    const part = isStudied(task) || planned === 0 ? 1 : answers.answered / planned;
    const filler = fillerOf(game, task);
    const filled = filler?.part ?? 0;
    const { probed, rest } = probedIn(game, task, answers.tries);
    const decided = decisionsOf([...rest]);
    const { ofTheme, filling, beside } = sorted(game, task, decided, own, filler?.unit);
    const aDecision = (task.tiempo * part) / Math.max(1, decided.length + probed.length);
    const spent = task.tiempo * part - aDecision * (decided.length + probed.length - ofTheme.length - filling.length);
    for (const worked of workOf(game, task)) {
      const minutes = spent * worthOf(task.tipo, evidence.beliefBefore(worked.unit)) * worked.part * (1 - filled);
      const tries = own.includes(worked.unit) ? triesOf(ofTheme, own, worked.unit) : [];
      evidence.touch(worked.unit, minutes, answers.day ?? day, tries);
    }
    if (filler && filling.length > 0)
      evidence.touch(filler.unit, spent * filled, answers.day ?? day, filling, 'filling');
    for (const [unit, tries] of beside)
      if (unit) evidence.touch(unit, aDecision * tries.length, answers.day ?? day, tries, 'beside');
    for (const { unit, one } of probed) evidence.touch(unit, aDecision, answers.day ?? day, [one], 'beside');
    const said = learner.declarado[task.temaId];
    const right = answers.tries.reduce((sum, one) => sum + one.right, 0) / Math.max(1, answers.tries.length);
    const isClaim = task.tipo === 'test' && said?.polaridad === 'sabe' && !said.verificado;
    if (isClaim && own[0] && answers.tries.length >= TELLING && right < GOOD_FROM) evidence.refute(own[0], right);
  }
  evidence.park(learner.semana);
  return { ...evidence.result(), ritmo: paceAfter(learner, evidence.surprise + feltSurprise(dated)) };
};

const learnUsed = (learner: LearnerState, dated: readonly DatedTask[]): LearnerState['usados'] => {
  const used: Record<string, number> = {};
  for (const [id, week] of Object.entries(learner.usados)) {
    if (week > learner.semana - USED_WEEKS) used[id] = week;
  }
  for (const { task, answers } of dated) {
    // Of a task that was left alone, only what was answered has been met: the rest is still new.
    const met = isStudied(task) ? exercisesIn(task, answers) : new Set(answers.tries.map(({ exercise }) => exercise));
    // One made from a seed never comes again by itself: nothing to remember.
    if (task.tipo === 'teoria' && isStudied(task)) used[readingId(`${task.temaId}@${task.nivel}`)] = learner.semana;
    if (task.tipo === 'test' && isStudied(task)) used[testedId(`${task.temaId}@${task.nivel}`)] = learner.semana;
    for (const id of met) if (!isMade(id) && !isOwnExercise(id)) used[id] = learner.semana;
  }
  const all = Object.entries(used);
  if (all.length <= USED_KEPT) return used;
  return Object.fromEntries(all.sort((a, b) => b[1] - a[1]).slice(0, USED_KEPT));
};

/** A claim tested with answers is settled: from then on the evidence speaks. */
const settleClaims = (learner: LearnerState, dated: readonly DatedTask[]): LearnerState['declarado'] => {
  const tested = new Set(
    dated
      .filter(({ task, answers }) => task.tipo === 'test' && (isStudied(task) || answers.tries.length > 0))
      .map(({ task }) => task.temaId),
  );
  return Object.fromEntries(
    Object.entries(learner.declarado).map(([id, said]) => [
      id,
      said.polaridad === 'sabe' && tested.has(id) ? { ...said, verificado: true } : said,
    ]),
  );
};

const learnTopics = (learner: LearnerState, tasks: readonly Tarea[]): LearnerState['temas'] => {
  const topics: Record<string, TopicHistory> = { ...learner.temas };
  for (const { temaId } of tasks) topics[temaId] = { n: (topics[temaId]?.n ?? 0) + 1 };
  return topics;
};

const pendingAfter = (game: Game, dated: readonly DatedTask[]): readonly Pendiente[] => {
  const pending = new Set<string>();
  for (const { task, answers } of dated) {
    const unit = namedUnits(game, task)[0];
    const isOpen = !isStudied(task) && !isTurnedDown(task) && answers.answered === 0;
    const isOwed = isAcquisition(task) || task.tipo === 'test';
    if (unit && isOwed && task.carril !== 'juego' && task.prioridad === 'alta' && isOpen) pending.add(unit.id);
  }
  return [...pending].slice(0, PENDING_KEPT).map((unidad) => ({ unidad }));
};

/** What was answered, by the theme of its task, as it was given. */
const answersByTheme = (week: FinishedWeek): readonly ThemeAnswer[] =>
  [...(week.intentos ?? [])]
    .sort((a, b) => (a.hechoEn < b.hechoEn ? -1 : a.hechoEn > b.hechoEn ? 1 : 0))
    .flatMap(({ diaIndex, tareaIndex, ejercicio, resultado }) => {
      const task = week.planEstudio[diaIndex]?.tareas[tareaIndex];
      return task ? [{ temaId: task.temaId, ejercicio, resultado }] : [];
    });

const resultOf = (game: Game, week: FinishedWeek, dated: readonly DatedTask[]): WeekResult => {
  const areas: Record<string, number> = {};
  const sum = (items: readonly DatedTask[]): number => items.reduce((all, { task }) => all + task.tiempo, 0);
  for (const { task } of dated) {
    const isBound = task.carril === undefined || task.carril === 'camino' || task.carril === 'juego';
    const area = game.curriculum.topicById.get(task.temaId)?.area;
    // Half of a game is about its theme, which is no lesson of it: the area of play has had the other half.
    if (area && isBound) areas[area] = (areas[area] ?? 0) + (task.carril === 'juego' ? OWN_PART : 1) * task.tiempo;
  }
  const done = dated.filter(({ task, answers }) => isStudied(task) || answers.answered > 0);
  const tries = dated.flatMap(({ answers }) => alone(answers.tries));
  const given = answersByTheme(week);
  const met = week.objetivos.filter(
    (objective) => measure(objective, given, askedOfTheme(week.planEstudio, objective.temaId))?.logrado,
  );
  return {
    hoy: week.hoy,
    tareas: dated.length,
    hechas: done.length,
    objetivos: week.objetivos.length,
    logrados: met.length,
    minutos: sum(dated),
    hechos: sum(done),
    respuestas: tries.length,
    aciertos: tries.filter((one) => one.solved === 1).length,
    areas,
  };
};

/** Folds one finished week into the state; its cost depends on the week, not on the weeks before. */
export function* learningSteps(
  game: Game,
  learner: LearnerState,
  week: FinishedWeek,
  observe?: Observer,
): Steps<LearnerState> {
  yield* listening(game, game.freeText(week.informacionTema));
  const current = withRequest(game, learner, week.informacionTema);
  const answers = answersByTask(game, current, week);
  yield;
  const dated = week.planEstudio.flatMap(({ fecha, tareas }, diaIndex) =>
    tareas.map(
      (task, tareaIndex): DatedTask => ({
        task,
        day: task.recuperada?.fecha ?? fecha,
        answers: answers.get(`${diaIndex} ${tareaIndex}`) ?? NO_ANSWERS,
      }),
    ),
  );
  const result = resultOf(game, week, dated);
  yield;
  const times = dated.flatMap((one) => alone(one.answers.tries).map(({ ms }) => ms));
  const usual = times.length === 0 ? undefined : median(times);
  const { cambioNivel: _past, ...rest } = current;
  const units = learnUnits(game, current, dated, week.hoy, observe);
  yield;
  const fallos = failuresAfter(game, current.fallos, week);
  yield;
  const folded: LearnerState = {
    ...rest,
    ...(current.cambioNivel && current !== learner ? { cambioNivel: current.cambioNivel } : {}),
    ...units,
    ...(usual === undefined
      ? {}
      : { ms: Math.round(current.ms === undefined ? usual : current.ms + MS_PART * (usual - current.ms)) }),
    declarado: settleClaims(current, dated),
    temas: learnTopics(
      current,
      dated.map(({ task }) => task),
    ),
    usados: learnUsed(current, dated),
    fallos,
    ultimas: [...current.ultimas, result].slice(-WEEKS_KEPT),
    pendientes: pendingAfter(game, dated),
    minutosTotal: current.minutosTotal + result.hechos,
    semana: current.semana + 1,
  };
  for (const { task } of dated) if (task.noAplica?.nota) yield* listening(game, task.noAplica.nota);
  const heard = learnTurnedDown(game, withStanding(game, folded), week.planEstudio);
  yield;
  const measured = isHeld(week.informacionTema, week.hoy)
    ? withHeldLevel(heard, learner)
    : withMeasuredLevel(game, heard, result.respuestas);
  return withNews(game, measured, week.informacionTema, week.nuevaInformacion);
}
export const learn = (game: Game, learner: LearnerState, week: FinishedWeek, observe?: Observer): LearnerState =>
  finish(learningSteps(game, learner, week, observe));
