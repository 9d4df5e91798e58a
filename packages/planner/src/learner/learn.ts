import type { Dia, Fecha, InformacionTema, Objetivo, Tarea } from '@estratega/domain';
import { type Unit, unitNear } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { afterStudy, beliefs, MASTERY } from './belief.ts';
import { withNews, withRequest } from './declarations.ts';
import { withEarnedLevel } from './level.ts';
import { type Result, remember } from './memory.ts';
import { chanceToMeet, paceAfter, paceOf } from './pace.ts';
import {
  type LearnerState,
  type Pendiente,
  type TopicHistory,
  type UnitState,
  WEEKS_KEPT,
  type WeekResult,
} from './state.ts';

export interface FinishedWeek {
  readonly hoy: Fecha;
  readonly informacionTema: InformacionTema;
  readonly planEstudio: readonly Dia[];
  readonly objetivos: readonly Objetivo[];
  /** What a pro player adds when advancing. */
  readonly nuevaInformacion?: string | undefined;
}

/** How much of a minute's worth each kind of task adds to the unit it names. */
const WORTH: Readonly<Record<Tarea['tipo'], number>> = {
  teoria: 0.9,
  ejercicios: 1,
  repaso: 0.9,
  test: 0.8,
  jugar: 0.9,
  analizar: 1,
  cierre: 0,
};

const MET_BONUS = 0.3;
const PREREQUISITE_BONUS = 0.1;
const MISSED_KEEPS = 0.88;
const LATER_STAGE_KEEPS = 0.85;
const TOUCHES_BEFORE_PARKING = 9;
const TOUCHES_AFTER_PARKING = 4;
const PARKED_WEEKS = 3;
const PENDING_KEPT = 10;
const USED_KEPT = 60;

/** The units a task works on, and the part of its minutes that each gets. */
export interface Worked {
  readonly unit: Unit;
  readonly part: number;
}

/** A game or its analysis practises its focus as much as playing itself. */
const FOCUS_PART = 0.5;

const namedUnits = (game: Game, task: Tarea): readonly Unit[] => {
  const former = task.ejercicio?.parametros.unidades;
  const named = task.leccion
    ? (task.leccion.mezcla ?? [task.leccion.unidad])
    : typeof former === 'string'
      ? former.split(',')
      : undefined;
  if (named) return named.flatMap((id) => game.curriculum.unitById.get(id) ?? []);
  const ids = [task.temaId, ...(task.tipo === 'repaso' ? (task.otrosTemas ?? []) : [])];
  return ids.flatMap((id) => unitNear(game.curriculum, id, task.nivel) ?? []);
};

export const workOf = (game: Game, task: Tarea): readonly Worked[] => {
  const own = namedUnits(game, task);
  const named = task.leccion?.foco ?? task.ejercicio?.parametros.foco;
  const focus = typeof named === 'string' ? game.curriculum.unitById.get(named) : undefined;
  const left = focus ? 1 - FOCUS_PART : 1;
  const worked = own.map((unit) => ({ unit, part: left / own.length }));
  return focus ? [...worked, { unit: focus, part: FOCUS_PART }] : worked;
};

const isDone = (item: { readonly estado: string }): boolean => item.estado === 'finalizado';

/** Kinds that teach or measure one unit; an objective is bound to such tasks of its topic. */
export const isAcquisition = (task: Tarea): boolean => task.tipo !== 'repaso' && task.tipo !== 'cierre';

interface Measured {
  readonly met: ReadonlySet<string>;
  readonly missed: ReadonlySet<string>;
}

/** By topic: met when all its objectives are; missed when one is not although its work was done. */
const measure = (tasks: readonly Tarea[], objectives: readonly Objetivo[]): Measured => {
  const met = new Set<string>();
  const missed = new Set<string>();
  for (const { temaId } of objectives) {
    const own = objectives.filter((objective) => objective.temaId === temaId);
    const worked = tasks.some((task) => task.temaId === temaId && isAcquisition(task) && isDone(task));
    if (own.every(isDone)) met.add(temaId);
    else if (worked) missed.add(temaId);
  }
  return { met, missed };
};

/** A week's evidence on units, gathered in a scratch table and then folded into a new state. */
class Evidence {
  private readonly units: Record<string, UnitState>;
  private readonly believed: Float64Array;
  private readonly game: Game;

  private readonly pace: number;

  constructor(game: Game, learner: LearnerState) {
    this.game = game;
    this.pace = paceOf(learner);
    this.units = { ...learner.unidades };
    this.believed = beliefs(game, learner);
  }

  private at(unit: Unit): UnitState {
    return this.units[unit.id] ?? { p: this.believed[unit.index] ?? 0, t: 0 };
  }

  belief(unit: Unit): number {
    return this.believed[unit.index] ?? 0;
  }

  private put(unit: Unit, p: number, state: UnitState): void {
    const rounded = Math.round(p * 1e4) / 1e4;
    this.believed[unit.index] = rounded;
    this.units[unit.id] = { ...state, p: rounded };
  }

  /** Being in a plan makes a unit known to the plan, whether or not it was done. */
  planned(unit: Unit): void {
    this.units[unit.id] = { ...this.at(unit), v: 1 };
  }

  touch(unit: Unit, minutes: number, day: Fecha, result: Result): void {
    const p = afterStudy(this.belief(unit), minutes * this.pace, unit.topic.minutosEtapa);
    const before = this.at(unit);
    this.put(unit, p, remember({ ...before, t: before.t + 1 }, day, result));
  }

  met(unit: Unit): void {
    const p = this.belief(unit);
    const { f: _cleared, ...state } = this.at(unit);
    this.put(unit, p + MET_BONUS * (1 - p), state);
    for (const index of unit.needs) {
      const need = this.game.curriculum.units[index];
      if (!need) continue;
      const known = this.belief(need);
      this.put(need, known + PREREQUISITE_BONUS * (1 - known), this.at(need));
    }
  }

  missed(unit: Unit): void {
    const before = this.at(unit);
    this.put(unit, this.belief(unit) * MISSED_KEEPS, { ...before, f: (before.f ?? 0) + 1 });
    for (const later of this.game.curriculum.units) {
      if (later.topic !== unit.topic || later.level <= unit.level || !this.units[later.id]) continue;
      this.put(later, this.belief(later) * LATER_STAGE_KEEPS, this.at(later));
    }
  }

  /** What nine tasks have not taught is left alone for three weeks. */
  park(week: number): void {
    for (const [id, unit] of Object.entries(this.units)) {
      if (unit.t < TOUCHES_BEFORE_PARKING || unit.p >= MASTERY) continue;
      this.units[id] = { ...unit, t: TOUCHES_AFTER_PARKING, k: week + 1 + PARKED_WEEKS };
    }
  }

  result(): Readonly<Record<string, UnitState>> {
    return this.units;
  }
}

const learnUnits = (
  game: Game,
  learner: LearnerState,
  week: FinishedWeek,
  measured: Measured,
): Pick<LearnerState, 'unidades' | 'ritmo'> => {
  const evidence = new Evidence(game, learner);
  const bound = new Map<string, Unit>();
  for (const { fecha, tareas } of week.planEstudio) {
    for (const task of tareas) {
      if (task.tipo === 'cierre') continue;
      const own = namedUnits(game, task)[0];
      if (own && isAcquisition(task)) evidence.planned(own);
      if (!isDone(task)) continue;
      for (const { unit, part } of workOf(game, task)) {
        const isBound = isAcquisition(task) && unit === own;
        evidence.touch(
          unit,
          task.tiempo * WORTH[task.tipo] * part,
          fecha,
          isBound && measured.met.has(task.temaId) ? 'met' : 'done',
        );
        if (isBound) bound.set(task.temaId, unit);
      }
    }
  }
  const lastDay = week.planEstudio.at(-1)?.fecha ?? week.hoy;
  let surprise = 0;
  for (const [topicId, unit] of bound) {
    const isMeasured = measured.met.has(topicId) || measured.missed.has(topicId);
    if (isMeasured) surprise += (measured.met.has(topicId) ? 1 : 0) - chanceToMeet(evidence.belief(unit));
    if (measured.met.has(topicId)) evidence.met(unit);
    if (measured.missed.has(topicId)) {
      evidence.touch(unit, 0, lastDay, 'missed');
      evidence.missed(unit);
    }
  }
  evidence.park(learner.semana);
  return { unidades: evidence.result(), ritmo: paceAfter(learner, surprise) };
};

/** A tested claim is settled: from then on the evidence speaks. */
const settleClaims = (learner: LearnerState, tasks: readonly Tarea[]): LearnerState['declarado'] => {
  const tested = new Set(tasks.filter((task) => isDone(task) && task.tipo === 'test').map((task) => task.temaId));
  return Object.fromEntries(
    Object.entries(learner.declarado).map(([id, said]) => [
      id,
      said.polaridad === 'sabe' && tested.has(id) ? { ...said, verificado: true } : said,
    ]),
  );
};

/** Weeks stored before exercises had names hold places in a topic's bank: "topicId:0.4.7;…". */
const formerItems = (game: Game, named: string): readonly string[] =>
  named.split(';').flatMap((part) => {
    const at = part.indexOf(':');
    const places = part.slice(at + 1).split('.');
    return places.flatMap((place) => game.formerItem(part.slice(0, at), Number(place)) ?? []);
  });

const usedItems = (game: Game, task: Tarea): readonly string[] => {
  if (task.leccion) return task.leccion.ejercicios;
  const named = task.ejercicio?.parametros.banco;
  return typeof named === 'string' && named !== '' ? formerItems(game, named) : [];
};

const learnTopics = (game: Game, learner: LearnerState, tasks: readonly Tarea[]): LearnerState['temas'] => {
  const topics: Record<string, TopicHistory> = { ...learner.temas };
  const at = (id: string): TopicHistory => topics[id] ?? { n: 0, usados: [] };
  for (const task of tasks) {
    topics[task.temaId] = { ...at(task.temaId), n: at(task.temaId).n + 1 };
    const used = usedItems(game, task);
    for (const id of [task.temaId, ...(task.otrosTemas ?? [])]) {
      const own = used.filter((item) => game.items(id).some((known) => known.id === item));
      if (own.length === 0) continue;
      const kept = at(id).usados.filter((item) => !own.includes(item));
      topics[id] = { ...at(id), usados: [...kept, ...own].slice(-USED_KEPT) };
    }
  }
  return topics;
};

const pendingAfter = (game: Game, tasks: readonly Tarea[], measured: Measured): readonly Pendiente[] => {
  const pending = new Map<string, Pendiente>();
  for (const task of tasks) {
    const unit = namedUnits(game, task)[0];
    if (!unit || !isAcquisition(task)) continue;
    if (task.prioridad === 'alta' && !isDone(task)) pending.set(unit.id, { unidad: unit.id, motivo: 'pendiente' });
    else if (measured.missed.has(task.temaId) && !pending.has(unit.id)) {
      pending.set(unit.id, { unidad: unit.id, motivo: 'objetivo' });
    }
  }
  return [...pending.values()].slice(0, PENDING_KEPT);
};

const resultOf = (game: Game, week: FinishedWeek, tasks: readonly Tarea[]): WeekResult => {
  const areas: Record<string, number> = {};
  for (const task of tasks) {
    const area = game.curriculum.topicById.get(task.temaId)?.area;
    if (area) areas[area] = (areas[area] ?? 0) + task.tiempo;
  }
  const minutes = (items: readonly Tarea[]): number => items.reduce((sum, task) => sum + task.tiempo, 0);
  const done = tasks.filter(isDone);
  return {
    hoy: week.hoy,
    tareas: tasks.length,
    hechas: done.length,
    objetivos: week.objetivos.length,
    logrados: week.objetivos.filter(isDone).length,
    minutos: minutes(tasks),
    hechos: minutes(done),
    areas,
  };
};

/** Folds one finished week into the state; its cost depends on the week, not on the weeks before. */
export const learn = (game: Game, learner: LearnerState, week: FinishedWeek): LearnerState => {
  const current = withRequest(game, learner, week.informacionTema);
  const tasks = week.planEstudio.flatMap((day) => day.tareas);
  const measured = measure(tasks, week.objetivos);
  const result = resultOf(game, week, tasks);
  const { cambioNivel: _past, ...rest } = current;
  const folded: LearnerState = {
    ...rest,
    ...(current.cambioNivel && current !== learner ? { cambioNivel: current.cambioNivel } : {}),
    ...learnUnits(game, current, week, measured),
    declarado: settleClaims(current, tasks),
    temas: learnTopics(game, current, tasks),
    ultimas: [...current.ultimas, result].slice(-WEEKS_KEPT),
    pendientes: pendingAfter(game, tasks, measured),
    minutosNivel: current.minutosNivel + result.hechos,
    minutosTotal: current.minutosTotal + result.hechos,
    semana: current.semana + 1,
  };
  return withNews(game, withEarnedLevel(game, folded), week.informacionTema, week.nuevaInformacion);
};
