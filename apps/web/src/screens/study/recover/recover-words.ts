import { type DiaSemana, listOf, type Recuperacion, weekdayOf } from '@estratega/domain';
import type { StudyTask } from '../plan/tasks.ts';
import { dayName } from '../words.ts';

const theDays = (days: readonly DiaSemana[]): string => listOf(days.map((dia) => `el ${dayName(dia)}`));
const ofDays = (days: readonly DiaSemana[]): string => listOf(days.map((dia) => `del ${dayName(dia)}`));

/** More than these are counted instead of named. */
const NAMED = 3;

/** «Te perdiste el martes», or that something of it was left: who answered some of it did not miss it. */
export function missedLine(tasks: readonly StudyTask[], today: string): string {
  const days = [...Map.groupBy(tasks, ({ fecha }) => fecha)].filter(
    ([fecha, ofDay]) => fecha < today && ofDay.some(({ estado }) => estado !== 'finalizado'),
  );
  const names = days.map(([fecha]) => weekdayOf(fecha));
  const whole = days.every(([, ofDay]) =>
    ofDay.every((task) => task.estado !== 'finalizado' && !task.intentos?.length),
  );
  if (days.length > NAMED) {
    const all = tasks.every(({ fecha }) => days.some(([missed]) => missed === fecha));
    if (whole) return all ? 'Te perdiste la semana entera.' : `Te perdiste ${days.length} días.`;
    return `Te quedó algo pendiente de ${days.length} días.`;
  }
  return whole ? `Te perdiste ${theDays(names)}.` : `Te quedó algo pendiente ${ofDays(names)}.`;
}

export const movedLine = ({ titulo, dia, tiempo, antes }: Recuperacion['movidas'][number]): string => {
  const from = antes.dia === dia ? '' : `del ${dayName(antes.dia)} al ${dayName(dia)}, `;
  return `«${titulo}»: ${from}${tiempo} min${antes.tiempo === tiempo ? '' : ` en vez de ${antes.tiempo}`}`;
};
