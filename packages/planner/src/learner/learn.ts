import {
  askedOfTheme,
  DEFAULT_TIME_ZONE,
  type Dia,
  dayIn,
  type Fecha,
  type InformacionTema,
  isOwnExercise,
  measure,
  type Objetivo,
  type Resultado,
  type Tarea,
  type ThemeAnswer,
} from '@estratega/domain';
import { isMade } from '../curriculum/drills.ts';
import { type Unit, unitNear } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { withNews, withRequest } from './declarations.ts';
import { difficultyOf, type Measured } from './difficulty.ts';
import { Evidence, type FirstTry, GOOD_FROM, median, type Observer, TELLING } from './evidence.ts';
import { isHeld, withMeasuredLevel } from './level.ts';
import { daysBetween, failedAgain, solvedOnce } from './memory.ts';
import { isStudied, isTurnedDown, learnTurnedDown } from './not-applicable.ts';
import { feltPace } from './pace.ts';
import {
  FAILED_KEPT,
  type Fallo,
  type LearnerState,
  type Pendiente,
  type RecentTry,
  readingId,
  type TopicHistory,
  USED_KEPT,
  USED_WEEKS,
  WEEKS_KEPT,
  type WeekResult,
} from './state.ts';
import { STEP_TRIES } from './step-down.ts';

/** An answer, as the product stores it. */
export interface Answer {
  readonly id: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly ejercicio: string;
  readonly resultado: Resultado;
  readonly pistas: number;
  readonly ms: number;
  readonly hechoEn: string;
  /** The first answer that this player ever gave to it; absent where nobody knows. */
  readonly primero?: boolean | undefined;
}

export type { Observer } from './evidence.ts';

export interface FinishedWeek {
  readonly hoy: Fecha;
  readonly informacionTema: InformacionTema;
  readonly planEstudio: readonly Dia[];
  readonly objetivos: readonly Objetivo[];
  readonly intentos?: readonly Answer[] | undefined;
  /** Measured difficulty of exercises by id (made ones without their seed), on the scale of ratings in both games. */
  readonly dificultades?: Measured | undefined;
  /** What a pro player adds when advancing. */
  readonly nuevaInformacion?: string | undefined;
}

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

const MS_PART = 0.3;
const PENDING_KEPT = 10;
const SOLVED_TWICE = 2;

/** The units a task works on, and the part of its minutes that each gets. */
export interface Worked {
  readonly unit: Unit;
  readonly part: number;
}

/** A game or its analysis practises its focus as much as playing itself. */
const FOCUS_PART = 0.5;
/** What of a game's minutes is about playing itself. */
export const OWN_PART = 1 - FOCUS_PART;

const unitsCalled = (game: Game, ids: readonly string[]): readonly Unit[] =>
  ids.flatMap((id) => game.curriculum.unitById.get(id) ?? []);

export const namedUnits = (game: Game, task: Tarea): readonly Unit[] => {
  if (task.leccion) return unitsCalled(game, task.leccion.mezcla ?? [task.leccion.unidad]);
  const named = task.ejercicio?.parametros.unidades;
  if (typeof named === 'string') return unitsCalled(game, named.split(','));
  const ids = [task.temaId, ...(task.tipo === 'repaso' ? (task.otrosTemas ?? []) : [])];
  return ids.flatMap((id) => unitNear(game.curriculum, id, task.nivel) ?? []);
};

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

const RIGHT: Readonly<Record<Resultado, number | undefined>> = {
  bien: 1,
  casi: 0.5,
  mal: 0,
  visto: 0,
  // The player's own word is kept apart: it is work done, not a measurement.
  propio: undefined,
};

interface TaskAnswers {
  readonly tries: readonly FirstTry[];
  /** Exercises answered in any way, self-checks included. */
  readonly answered: number;
  readonly day: Fecha | undefined;
}

const NO_ANSWERS: TaskAnswers = { tries: [], answered: 0, day: undefined };

const answersByTask = (game: Game, learner: LearnerState, week: FinishedWeek): ReadonlyMap<string, TaskAnswers> => {
  const zone = week.informacionTema.zonaHoraria ?? DEFAULT_TIME_ZONE;
  const days = new Map<string, Fecha>();
  const dayOf = (moment: string): Fecha => {
    const hour = moment.slice(0, 13);
    const known = days.get(hour);
    if (known) return known;
    const day = dayIn(new Date(moment), zone);
    days.set(hour, day);
    return day;
  };
  const byTask = new Map<string, { tries: FirstTry[]; seen: Set<string>; day: Fecha }>();
  const met = new Set<string>();
  const inOrder = [...(week.intentos ?? [])].sort((a, b) =>
    a.hechoEn < b.hechoEn ? -1 : a.hechoEn > b.hechoEn ? 1 : 0,
  );
  for (const answer of inOrder) {
    const key = `${answer.diaIndex} ${answer.tareaIndex}`;
    const day = dayOf(answer.hechoEn);
    let task = byTask.get(key);
    if (!task) {
      task = { tries: [], seen: new Set(), day };
      byTask.set(key, task);
    }
    if (task.seen.has(answer.ejercicio)) continue;
    task.seen.add(answer.ejercicio);
    const solved = RIGHT[answer.resultado];
    const isKnown = answer.primero === false || learner.usados[answer.ejercicio] !== undefined;
    const seen = isKnown || learner.fallos[answer.ejercicio] !== undefined || met.has(answer.ejercicio);
    met.add(answer.ejercicio);
    if (solved === undefined) continue;
    task.tries.push({
      exercise: answer.ejercicio,
      right: answer.pistas > 0 ? 0 : solved,
      solved,
      hinted: answer.pistas > 0,
      seen,
      ms: answer.ms,
      day,
      difficulty: difficultyOf(game, answer.ejercicio, week.dificultades),
    });
  }
  return new Map([...byTask].map(([key, { tries, seen, day }]) => [key, { tries, answered: seen.size, day }]));
};

/** Of a review of several units, the tries that belong to one; those of no known topic go to the first. */
const triesOf = (tries: readonly FirstTry[], own: readonly Unit[], unit: Unit): readonly FirstTry[] =>
  own.length <= 1
    ? tries
    : tries.filter(({ difficulty }) => {
        const match = own.find((one) => difficulty?.topics.includes(one.topic.id)) ?? own[0];
        return match === unit;
      });

interface DatedTask {
  readonly task: Tarea;
  readonly day: Fecha;
  readonly answers: TaskAnswers;
}

/** Exercises that a task was made of, and those that were answered in it. */
const exercisesIn = (task: Tarea, answers: TaskAnswers): ReadonlySet<string> =>
  new Set([...(task.leccion?.ejercicios ?? []), ...answers.tries.map(({ exercise }) => exercise)]);

/** Real time counts up to here: a screen may be left open. */
const LONGEST = 2;
/** Done at a board or a table elsewhere: what the screen was in sight for says little. */
const isElsewhere = ({ tipo }: Tarea): boolean => tipo === 'jugar' || tipo === 'analizar';

/**
 * Minutes that a task was worked on. To advance everything must be ticked, so a tick alone tells little where the player
 * answers here: exercises that were not answered were not done, and of what leaves no answers such a part was done as of
 * what does. Where nothing at all was answered, ticks are all there is, and count as the study that they say.
 */
const minutesDone = (dated: readonly DatedTask[]): ((one: DatedTask) => number) => {
  const asking = dated.filter(({ task }) => isStudied(task) && (task.leccion?.ejercicios.length ?? 0) > 0);
  const answering = asking.filter(({ answers }) => answers.answered > 0).length;
  const habit = answering === 0 ? 1 : answering / asking.length;
  return ({ task, answers }) => {
    const { tiempo, minutosReales = 0 } = task;
    const real = isElsewhere(task) ? 0 : Math.min(minutosReales, LONGEST * tiempo);
    if (answers.answered > 0) {
      const planned = Math.max(answers.answered, task.leccion?.ejercicios.length ?? 0);
      return real || tiempo * (answers.answered / planned);
    }
    if (!isStudied(task)) return 0;
    if (real > 0) return real;
    const asks = (task.leccion?.ejercicios.length ?? 0) > 0;
    return asks && answering > 0 ? 0 : tiempo * habit;
  };
};

const learnUnits = (
  game: Game,
  learner: LearnerState,
  dated: readonly DatedTask[],
  since: Fecha,
  observe: Observer | undefined,
): Pick<LearnerState, 'unidades' | 'habilidad'> => {
  const evidence = new Evidence(game, learner, since, observe);
  const done = minutesDone(dated);
  for (const one of dated) {
    const { task, day, answers } = one;
    if (task.tipo === 'cierre') continue;
    const own = namedUnits(game, task);
    if (own[0] && isAcquisition(task)) evidence.planned(own[0]);
    const spent = done(one);
    if (spent === 0) continue;
    for (const worked of workOf(game, task)) {
      const minutes = spent * worthOf(task.tipo, evidence.belief(worked.unit)) * worked.part;
      const tries = own.includes(worked.unit) ? triesOf(answers.tries, own, worked.unit) : [];
      evidence.touch(worked.unit, minutes, answers.day ?? day, tries);
    }
    const said = learner.declarado[task.temaId];
    const right = answers.tries.reduce((sum, { right }) => sum + right, 0) / Math.max(1, answers.tries.length);
    const isClaim = task.tipo === 'test' && said?.polaridad === 'sabe' && !said.verificado;
    if (isClaim && own[0] && answers.tries.length >= TELLING && right < GOOD_FROM) evidence.refute(own[0], right);
  }
  evidence.park(learner.semana, game.curriculum.unitById);
  return evidence.result(feltPace(dated));
};

/** Failed exercises come in, those solved twice on different days go out; the longest due stay when there are too many. */
const learnFailures = (game: Game, learner: LearnerState, dated: readonly DatedTask[]): LearnerState['fallos'] => {
  const failed: Record<string, Fallo> = { ...learner.fallos };
  for (const { task, answers } of dated) {
    const own = namedUnits(game, task);
    for (const one of answers.tries) {
      // Own mistakes come back by a rule of their own.
      if (isOwnExercise(one.exercise)) continue;
      const before = failed[one.exercise];
      if (one.right < 1) {
        const unit = own.find(({ topic }) => one.difficulty?.topics.includes(topic.id)) ?? own[0];
        if (one.right === 0 && unit)
          failed[one.exercise] = { unidad: before?.unidad ?? unit.id, ...failedAgain(), u: one.day, b: 0 };
        continue;
      }
      if (!before || one.day <= before.u) continue;
      const b = before.b + 1;
      if (b >= SOLVED_TWICE) delete failed[one.exercise];
      else
        failed[one.exercise] = {
          ...before,
          ...solvedOnce(before.s, before.d, daysBetween(before.u, one.day)),
          u: one.day,
          b,
        };
    }
  }
  const newest = Object.entries(failed).sort(([a, x], [b, y]) => (x.u < y.u ? -1 : x.u > y.u ? 1 : a < b ? -1 : 1));
  return Object.fromEntries(newest.slice(-FAILED_KEPT));
};

const learnUsed = (learner: LearnerState, dated: readonly DatedTask[]): LearnerState['usados'] => {
  const used: Record<string, number> = {};
  const done = minutesDone(dated);
  for (const [id, week] of Object.entries(learner.usados)) {
    if (week > learner.semana - USED_WEEKS) used[id] = week;
  }
  for (const one of dated) {
    const { task, answers } = one;
    const isDone = isStudied(task) && done(one) > 0;
    // Of a task that was left alone, only what was answered has been met: the rest is still new.
    const met = isDone ? exercisesIn(task, answers) : new Set(answers.tries.map(({ exercise }) => exercise));
    // One made from a seed never comes again by itself: nothing to remember.
    if (task.tipo === 'teoria' && isDone) used[readingId(`${task.temaId}@${task.nivel}`)] = learner.semana;
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

const learnTopics = (game: Game, learner: LearnerState, dated: readonly DatedTask[]): LearnerState['temas'] => {
  const topics: Record<string, TopicHistory> = { ...learner.temas };
  for (const { task, answers } of dated) {
    const before = topics[task.temaId];
    topics[task.temaId] = { ...before, n: (before?.n ?? 0) + 1 };
    const own = namedUnits(game, task);
    for (const unit of own) {
      const tries = triesOf(answers.tries, own, unit).flatMap(({ right, difficulty }): RecentTry[] =>
        difficulty ? [{ dificultad: difficulty.level, bien: right === 1, nivel: unit.level }] : [],
      );
      if (tries.length === 0) continue;
      const known = topics[unit.topic.id];
      topics[unit.topic.id] = {
        n: known?.n ?? 0,
        ultimos: [...(known?.ultimos ?? []), ...tries].slice(-STEP_TRIES),
      };
    }
  }
  return topics;
};

const pendingAfter = (game: Game, dated: readonly DatedTask[]): readonly Pendiente[] => {
  const pending = new Set<string>();
  for (const { task, answers } of dated) {
    const unit = namedUnits(game, task)[0];
    const isOpen = !isStudied(task) && !isTurnedDown(task) && answers.answered === 0;
    if (unit && isAcquisition(task) && task.carril !== 'juego' && task.prioridad === 'alta' && isOpen)
      pending.add(unit.id);
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
  const tries = dated.flatMap(({ answers }) => answers.tries);
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
    aciertos: tries.filter((one) => one.right === 1).length,
    areas,
  };
};

/** Folds one finished week into the state; its cost depends on the week, not on the weeks before. */
export const learn = (game: Game, learner: LearnerState, week: FinishedWeek, observe?: Observer): LearnerState => {
  const current = withRequest(game, learner, week.informacionTema);
  const answers = answersByTask(game, current, week);
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
  const times = dated.flatMap((one) => one.answers.tries.map(({ ms }) => ms));
  const usual = times.length === 0 ? undefined : median(times);
  const { cambioNivel: _past, ...rest } = current;
  const folded: LearnerState = {
    ...rest,
    ...(current.cambioNivel && current !== learner ? { cambioNivel: current.cambioNivel } : {}),
    ...learnUnits(game, current, dated, week.hoy, observe),
    ...(usual === undefined
      ? {}
      : { ms: Math.round(current.ms === undefined ? usual : current.ms + MS_PART * (usual - current.ms)) }),
    declarado: settleClaims(current, dated),
    temas: learnTopics(game, current, dated),
    usados: learnUsed(current, dated),
    fallos: learnFailures(game, current, dated),
    ultimas: [...current.ultimas, result].slice(-WEEKS_KEPT),
    pendientes: pendingAfter(game, dated),
    minutosNivel: current.minutosNivel + result.hechos,
    minutosTotal: current.minutosTotal + result.hechos,
    semana: current.semana + 1,
  };
  const heard = learnTurnedDown(game, folded, week.planEstudio);
  const placed = isHeld(week.informacionTema, week.hoy) ? heard : withMeasuredLevel(game, heard, result.respuestas);
  return withNews(game, placed, week.informacionTema, week.nuevaInformacion);
};
