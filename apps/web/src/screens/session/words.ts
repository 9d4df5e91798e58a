import { type DiaSemana, weekdayOf } from '@estratega/domain';

const DAYS: Readonly<Record<DiaSemana, readonly [string, string]>> = {
  lunes: ['lunes', 'lun'],
  martes: ['martes', 'mar'],
  miercoles: ['miércoles', 'mié'],
  jueves: ['jueves', 'jue'],
  viernes: ['viernes', 'vie'],
  sabado: ['sábado', 'sáb'],
  domingo: ['domingo', 'dom'],
};
export const dayName = (dia: DiaSemana): string => DAYS[dia][0];
export const shortDayName = (dia: DiaSemana): string => DAYS[dia][1];
/** "vuelve el viernes 20": a date, and never the name of today. */
export const returnWords = (fecha: string): string =>
  `vuelve el ${dayName(weekdayOf(fecha))} ${Number(fecha.slice(8))}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
