import type { Resultado } from '../attempt/answer.ts';
import { isRight } from '../attempt/stored.ts';
import type { Fecha } from '../plan/week.ts';

/** An own mistake comes back until it was solved on two different days, one after the other. */

export const DAYS_TO_SOLVE = 2;

export interface DayAnswer {
  readonly fecha: Fecha;
  readonly resultado: Resultado;
}

export interface MistakeProgress {
  /** Days solved since it last failed, two at most. */
  readonly aciertos: 0 | 1 | 2;
  readonly estado: 'nuevo' | 'vuelve' | 'resuelto';
  /** The last day on which it was answered. */
  readonly ultima?: Fecha;
}

/** Answers in the order in which they were given; only the first of a day measures. */
export const mistakeProgress = (answers: readonly DayAnswer[]): MistakeProgress => {
  let aciertos = 0;
  let ultima: Fecha | undefined;
  for (const { fecha, resultado } of answers) {
    if (fecha === ultima || aciertos >= DAYS_TO_SOLVE) continue;
    ultima = fecha;
    aciertos = isRight(resultado) ? aciertos + 1 : 0;
  }
  return {
    aciertos: aciertos as 0 | 1 | 2,
    estado: ultima === undefined ? 'nuevo' : aciertos >= DAYS_TO_SOLVE ? 'resuelto' : 'vuelve',
    ...(ultima === undefined ? {} : { ultima }),
  };
};
