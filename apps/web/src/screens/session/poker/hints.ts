import { type PokerExercise, type PreguntaLista, parseRange, rangeCombos } from '@estratega/lessons';
import { countOf, formatAmount, formatNumber } from '@estratega/lessons/compose';
import type { TableState } from '../../../ui/poker-table/table-state.ts';

export interface PokerHint {
  /** On the button. */
  readonly nombre: string;
  readonly texto: string;
  /** An option that a hint takes away. */
  readonly sin?: number | undefined;
}

const TOTAL_COMBOS = 1326;
const PRICED = /precio|pagar|bote|SPR/iu;

const priceHint = (now: TableState, unidad: NonNullable<PokerExercise['mesa']>['unidad']): string => {
  const sum = (value: number) => formatAmount(value, unidad);
  const price = now.precio ?? 0;
  return `Pagas ${sum(now.aPagar)} por un bote final de ${sum(now.bote + now.aPagar)}: necesitas ganar el ${formatAmount(price, '%')} de las veces.`;
};

/** What can be said without giving the answer away; undefined where there is nothing. */
export function pokerHint(
  question: PreguntaLista,
  exercise: PokerExercise,
  now: TableState | undefined,
): PokerHint | undefined {
  const { mesa } = exercise;
  switch (question.tipo) {
    case 'accion': {
      if (mesa && now && now.aPagar > 0) return { nombre: 'Pista: la cuenta', texto: priceHint(now, mesa.unidad) };
      return undefined;
    }
    case 'numero':
      if (question.pista) return { nombre: 'Pista: la cuenta', texto: question.pista };
      // Pot and price help only where they are what is asked.
      if (!mesa || !now || !PRICED.test(question.pide)) return undefined;
      return {
        nombre: 'Pista: los datos',
        texto: `En el bote hay ${formatAmount(now.bote, mesa.unidad)}${
          now.aPagar > 0 ? ` y te cuesta ${formatAmount(now.aPagar, mesa.unidad)} pagar` : ''
        }.`,
      };
    case 'rango': {
      const combos = rangeCombos(parseRange(question.solucion));
      return {
        nombre: 'Pista: el tamaño',
        texto: `El rango tiene ${countOf(Math.round(combos), 'combo', 'combos')}: el ${formatNumber((combos / TOTAL_COMBOS) * 100, 0)} % de las manos.`,
      };
    }
    case 'elige': {
      if (question.textos.length < 3) return undefined;
      const sin = question.textos.findIndex((_, i) => i !== question.correcta && !question.aceptables.includes(i));
      return sin < 0 ? undefined : { nombre: 'Pista: una menos', texto: `No es «${question.textos[sin]}».`, sin };
    }
    case 'libre':
      return { nombre: 'Pista: una clave', texto: question.claves[0] ?? '' };
  }
}
