import type { Objetivo } from './plan.ts';

/**
 * How far an objective has come: one rule for the session, the week, the server and the planner.
 *
 * «9 de 10» is a share of first tries, counted over all of them: 9 of 14 are 64 %, not nine. A near miss is right, as the board
 * says («casi» costs nothing beyond being told). What the player judges alone («propio») measures nothing. While fewer than ten are
 * answered, those to come count as open: nine right of nine are enough.
 */

/** First tries that were right, of those that were answered; `de` is how many the week has. */
export interface Counted {
  readonly aciertos: number;
  readonly hechos: number;
  readonly de: number;
}

export interface Measure extends Counted {
  readonly logrado: boolean;
  /** Met, whatever becomes of the rest of the week. */
  readonly seguro: boolean;
  /** Right answers in a row that would meet it; absent where the week has not as many left. */
  readonly faltan?: number;
}

const EPSILON = 1e-9;

/** What a count says of an objective. */
export const objectiveStanding = ({ umbral, numero }: Objetivo['meta'], counted: Counted): Measure => {
  const { aciertos, hechos, de } = counted;
  const isEnough = (right: number, of: number): boolean =>
    right >= (umbral / numero) * Math.max(of, Math.min(numero, de)) - EPSILON;
  const left = Array.from({ length: de - hechos + 1 }, (_, more) => more);
  const faltan = left.find((more) => isEnough(aciertos + more, hechos + more));
  return {
    ...counted,
    logrado: isEnough(aciertos, hechos),
    seguro: isEnough(aciertos, de),
    ...(faltan === undefined ? {} : { faltan }),
  };
};

/** Ten in a row are a session; beyond that nobody is told to try. */
const NEW_MOST = 12;

/** What an objective counts that is a chapter's test, and nothing beside it. */
export const EXAM_UNIT = 'respuestas en la prueba del capítulo';

/** Every exercise of it is answered and it is not met. A test is ten and no more: what failed of it comes back in reviews. */
export const isUsedUp = (meta: Objetivo['meta'], counted: Counted): boolean =>
  meta.unidad !== EXAM_UNIT && counted.hechos >= counted.de && !objectiveStanding(meta, counted).logrado;

/** How many new ones, all right, would meet an objective whose exercises are used up; absent where it is too many. */
export const newNeeded = (meta: Objetivo['meta'], { aciertos, hechos, de }: Counted): number | undefined =>
  Array.from({ length: NEW_MOST }, (_, i) => i + 1).find(
    (more) => objectiveStanding(meta, { aciertos: aciertos + more, hechos: hechos + more, de: de + more }).logrado,
  );
