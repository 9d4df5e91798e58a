import type { PokerExercise } from '@estratega/lessons';
import { formatAmount, positionName, spokenCards, tableLine } from '@estratega/lessons/compose';
import type { TableState } from './table-state.ts';

/** The whole table in one breath, for whoever hears it. */
export function tableLabel(
  { mano }: Pick<PokerExercise, 'mano'>,
  mesa: NonNullable<PokerExercise['mesa']>,
  now: TableState,
): string {
  const sum = (value: number) => formatAmount(value, mesa.unidad);
  const hero = now.asientos.find(({ heroe }) => heroe);
  const rivals = now.asientos.filter(({ heroe, fuera }) => !heroe && !fuera);
  const gone = now.asientos.length - rivals.length - (hero ? 1 : 0);
  const parts = [
    tableLine(mesa),
    hero
      ? `Tú, en ${positionName(hero.pos)}${mano ? `, con ${spokenCards(mano)}` : ''}, ${sum(hero.stack)} por delante.`
      : '',
    ...rivals.map(
      ({ pos, stack, apuesta }) => `${positionName(pos)}: ${sum(stack)}${apuesta > 0 ? `, puso ${sum(apuesta)}` : ''}.`,
    ),
    `Bote: ${sum(now.bote)}.`,
    now.tablero.length > 0 ? `Mesa: ${spokenCards(now.tablero)}.` : 'Sin cartas en la mesa.',
    gone > 0 ? (gone === 1 ? 'Uno se retiró.' : `${gone} se retiraron.`) : '',
    now.aPagar > 0 ? `Te cuesta ${sum(now.aPagar)} pagar.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
