import type { Estado } from './plan.ts';
import type { Fecha } from './week.ts';

/** What to study next: today's first unfinished task, else what was left behind, else what comes. */

export const SESSION_DAYS = ['hoy', 'atrasada', 'proxima'] as const;
export type CuandoSesion = (typeof SESSION_DAYS)[number];

export interface SessionTask {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly fecha: Fecha;
  readonly titulo: string;
  /** The theme's name, where the task has a lesson. */
  readonly tema?: string | null | undefined;
  readonly tiempo: number;
  readonly estado: Estado;
  /** Something of it was answered already. */
  readonly empezada?: boolean;
  /** It is studied at the board; otherwise it is read on the study screen. */
  readonly conLeccion?: boolean;
}

export interface Sesion {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly fecha: Fecha;
  readonly titulo: string;
  readonly tema?: string | undefined;
  readonly cuando: CuandoSesion;
  /** The day was begun: the button says «Continuar». */
  readonly empezada: boolean;
  readonly tareas: number;
  readonly minutos: number;
  readonly conLeccion: boolean;
  /** Today had tasks, and all of them are done: nobody rests who has just studied. */
  readonly hoyHecha?: true | undefined;
}

const when = (fecha: Fecha, today: Fecha): CuandoSesion =>
  fecha === today ? 'hoy' : fecha < today ? 'atrasada' : 'proxima';
const ORDER: readonly CuandoSesion[] = ['hoy', 'atrasada', 'proxima'];

const byDay = (a: SessionTask, b: SessionTask): number => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0);

/** `tasks` in the order of the list, which re-planned days leave behind; undefined once all are finished. */
export const nextSession = (listed: readonly SessionTask[], today: Fecha): Sesion | undefined => {
  const tasks = [...listed].sort(byDay);
  const open = tasks.filter(({ estado }) => estado !== 'finalizado');
  const first = ORDER.flatMap((cuando) => open.find(({ fecha }) => when(fecha, today) === cuando) ?? [])[0];
  if (!first) return undefined;
  const ofDay = tasks.filter(({ fecha }) => fecha === first.fecha);
  const todays = tasks.filter(({ fecha }) => fecha === today);
  const left = ofDay.filter(({ estado }) => estado !== 'finalizado');
  return {
    diaIndex: first.diaIndex,
    tareaIndex: first.tareaIndex,
    fecha: first.fecha,
    titulo: first.titulo,
    ...(first.tema ? { tema: first.tema } : {}),
    cuando: when(first.fecha, today),
    empezada: ofDay.some(({ estado, empezada }) => estado !== 'esperando' || empezada === true),
    tareas: left.length,
    minutos: left.reduce((sum, { tiempo }) => sum + tiempo, 0),
    conLeccion: first.conLeccion === true,
    ...(todays.length > 0 && todays.every(({ estado }) => estado === 'finalizado') ? { hoyHecha: true } : {}),
  };
};
