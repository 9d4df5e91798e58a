import {
  DEFAULT_TIME_ZONE,
  type DecisionGuardada,
  type Dia,
  dayIn,
  type Fecha,
  type InformacionTema,
  type Objetivo,
  type Resultado,
  type Tarea,
} from '@estratega/domain';
import { type Unit, unitNear } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import type { Difficulty, Measured } from './difficulty.ts';

/** A week that was studied, and what was answered in it. */

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
  /** Of a whole hand: each tells of its own theme. */
  readonly decisiones?: readonly DecisionGuardada[] | undefined;
}

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

export interface DatedAnswer {
  readonly answer: Answer;
  /** Where the player was. */
  readonly day: Fecha;
}

/** As they were given, whatever order they came in. */
export const datedAnswers = (week: FinishedWeek): readonly DatedAnswer[] => {
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
  return [...(week.intentos ?? [])]
    .sort((a, b) => (a.hechoEn < b.hechoEn ? -1 : a.hechoEn > b.hechoEn ? 1 : 0))
    .map((answer) => ({ answer, day: dayOf(answer.hechoEn) }));
};

export const RIGHT: Readonly<Record<Resultado, number | undefined>> = {
  bien: 1,
  casi: 0.5,
  mal: 0,
  visto: 0,
  // The player's own word is kept apart: it is work done, not a measurement.
  propio: undefined,
};

/** The first answer to an exercise within a task: the only one that measures. */
export interface FirstTry {
  readonly exercise: string;
  /** 1 right, ½ nearly so, 0 wrong, shown or with a hint: what was helped was not known. */
  readonly right: number;
  /** The same, hints forgiven: memory was met even so. */
  readonly solved: number;
  readonly hinted: boolean;
  /** Met before, in this week or in another. */
  readonly seen: boolean;
  readonly ms: number;
  readonly day: Fecha;
  readonly difficulty: Difficulty | undefined;
  /** In a step of a chapter. */
  readonly led: boolean;
  /** Of a whole hand: what was decided of each theme, in the hand's place. */
  readonly decisions?: readonly { readonly tema: string; readonly right: number; readonly solved: number }[];
}

const unitsCalled = (game: Game, ids: readonly string[]): readonly Unit[] =>
  ids.flatMap((id) => game.curriculum.unitById.get(id) ?? []);

export const namedUnits = (game: Game, task: Tarea): readonly Unit[] => {
  if (task.leccion) return unitsCalled(game, task.leccion.mezcla ?? [task.leccion.unidad]);
  const named = task.ejercicio?.parametros.unidades;
  if (typeof named === 'string') return unitsCalled(game, named.split(','));
  const ids = [task.temaId, ...(task.tipo === 'repaso' ? (task.otrosTemas ?? []) : [])];
  return ids.flatMap((id) => unitNear(game.curriculum, id, task.nivel) ?? []);
};
