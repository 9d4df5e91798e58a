import { addDays, type DiaSemana } from '@estratega/domain';

/** When a failed exercise is met again: about three days later, on the first day of the week that has exercises. */
export const RETURN_AFTER_DAYS = 3;

export interface StudyDay {
  readonly dia: DiaSemana;
  readonly fecha: string;
  readonly conEjercicios: boolean;
}

export type Vuelve = { readonly dia: DiaSemana } | { readonly semana: number };

export const returnsOn = (hoy: string, days: readonly StudyDay[], semana: number): Vuelve => {
  const from = addDays(hoy, RETURN_AFTER_DAYS);
  const day = days.find(({ fecha, conEjercicios }) => conEjercicios && fecha >= from);
  return day ? { dia: day.dia } : { semana: semana + 1 };
};
