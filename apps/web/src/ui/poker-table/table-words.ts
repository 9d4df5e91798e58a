import { listOf } from '@estratega/domain';
import type { PokerExercise } from '@estratega/lessons';
import { formatAmount, positionName, seatNotes, spokenCards, tableLine } from '@estratega/lessons/compose';
import type { TableState } from './table-state.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Table = NonNullable<PokerExercise['mesa']>;

/** Where prizes are played for, the chips of whoever folded count too, and his plate says only that he did. */
export function foldedLine(mesa: Table, now: TableState): string {
  const gone = mesa.tipo === 'cash' ? [] : now.asientos.filter(({ heroe, fuera }) => !heroe && fuera);
  return gone.length === 0
    ? ''
    : `Se retiraron: ${listOf(gone.map(({ pos, stack }) => `${positionName(pos)} (le quedan ${formatAmount(stack, mesa.unidad)})`))}.`;
}

/** Who is in the hand, with how much and what each put in, and the pot. */
export function seatsLine({ mano }: Pick<PokerExercise, 'mano'>, mesa: Table, now: TableState): string {
  const sum = (value: number) => formatAmount(value, mesa.unidad);
  const hero = now.asientos.find(({ heroe }) => heroe);
  const rivals = now.asientos.filter(({ heroe, fuera }) => !heroe && !fuera);
  const put = (apuesta: number, word: string) => (apuesta > 0 ? `, ${word} ${sum(apuesta)}` : '');
  return [
    hero
      ? `Tú, en ${positionName(hero.pos)}${mano ? `, con ${spokenCards(mano)}` : ''}, ${sum(hero.stack)} por delante${put(hero.apuesta, 'pusiste')}.`
      : '',
    ...rivals.map(
      ({ pos, stack, apuesta, muestra }) =>
        `${capital(positionName(pos))}: ${sum(stack)}${put(apuesta, 'puso')}${muestra ? `, muestra ${spokenCards(muestra)}` : ''}.`,
    ),
    `Bote: ${sum(now.bote)}.`,
    now.tablero.length > 0 ? `Mesa: ${spokenCards(now.tablero)}.` : 'Sin cartas en la mesa.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The whole table in one breath, for whoever hears it. */
export function tableLabel(exercise: Pick<PokerExercise, 'mano'>, mesa: Table, now: TableState): string {
  const gone = now.asientos.filter(({ heroe, fuera }) => !heroe && fuera).length;
  return [
    tableLine(mesa),
    seatsLine(exercise, mesa, now),
    foldedLine(mesa, now) || (gone === 0 ? '' : gone === 1 ? 'Uno se retiró.' : `${gone} se retiraron.`),
    now.aPagar > 0 ? `Te cuesta ${formatAmount(now.aPagar, mesa.unidad)} pagar.` : '',
    ...seatNotes(mesa).map(({ quien, nota }) => `Nota, ${quien}: ${nota}`),
  ]
    .filter(Boolean)
    .join(' ');
}
