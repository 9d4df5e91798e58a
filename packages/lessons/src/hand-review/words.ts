import { positionName } from '../compose/poker-words.ts';
import { doneWords, valueWords, whyWords } from '../hand-play/words.ts';
import type { ChartRange, Preflop } from './charts.ts';
import type { Reviewed } from './review.ts';

/** What is said of a hand that was really played: the assumption first, then each decision from its numbers. */

const parts = (decision: Reviewed) => ({ ...decision, tema: '' });

/** "Pagaste". */
export const choiceWords = ({ opciones, elegida }: Reviewed): string => {
  const option = opciones[elegida];
  return option ? `${doneWords(option)}${option.a === undefined || option.hace === 'allin' ? '' : ' bb'}` : '';
};

/** "Retirarse vale 0 bb; pagar, −3,2." And why. */
export const reasonWords = (decision: Reviewed): string => {
  const unusual = decision.insolita
    ? ' Casi nadie llega así según nuestras tablas: por esa acción su rango no se estrechó, y la cifra vale menos.'
    : '';
  return `${valueWords(parts(decision))}${decision.juicio ? ` ${whyWords(parts(decision))}` : ''}${unusual}`;
};

/** What the figures rest on. */
export const assumptionWords = (
  { clase, abre: opens, contra: answers }: Preflop,
  rangos: readonly [ChartRange, ChartRange],
): string => {
  const [abre, contra] = [positionName(opens), positionName(answers)];
  const how =
    clase === 'abierto'
      ? `${abre} abre y ${contra} paga`
      : clase === 'resubido'
        ? `${abre} abre, ${contra} resube y ${abre} paga`
        : `${abre} abre, ${contra} resube, ${abre} vuelve a subir y ${contra} paga`;
  const near = rangos.some(({ cercana }) => cercana)
    ? ' Para la ciega grande usamos la tabla del asiento de al lado.'
    : '';
  return `Suponemos que ${how} según nuestras tablas de 100 bb, y que después los dos juegan equilibrado con los tamaños que se usaron, con apuestas del 75 % y subidas del bote, sin comisión.${near} Cada acción estrecha los dos rangos; en el flop, por un cálculo más tosco. Un rival de carne y hueso puede traer otras manos: la cifra orienta, no sentencia.`;
};
