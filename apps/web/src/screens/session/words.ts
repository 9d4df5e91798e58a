import type { DiaSemana } from '@estratega/domain';
import type { Vuelve } from '@estratega/lessons/compose';

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
export const returnWords = (vuelve: Vuelve): string =>
  'dia' in vuelve ? `vuelve el ${dayName(vuelve.dia)}` : `vuelve en la semana ${vuelve.semana}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
