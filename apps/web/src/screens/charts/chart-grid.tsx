import { HANDS, parseRange, type Range } from '@estratega/lessons';
import { formatNumber } from '@estratega/lessons/compose';
import type { ChartCard } from './group.ts';
import { ACTION_WORDS } from './words.ts';

/** The 169 hands of a chart. A plain table: it is read without script, cell by cell or at a glance. */

const ROWS = Array.from({ length: 13 }, (_, row) => HANDS.slice(row * 13, row * 13 + 13));
const WHOLE = 0.99;

interface Play {
  /** Solid, striped, either in part, both, or nothing. */
  readonly look: string;
  /** Said after the hand. */
  readonly said: string;
  /** Percentage, where it is not all or nothing. */
  readonly part?: number;
}

const tenths = (weight: number) => Math.min(9, Math.max(1, Math.round(weight * 10)));
const share = (weight: number) => `${formatNumber(Math.round(weight * 100), 0)} %`;

export function playOf(hand: string, ranges: readonly { readonly name: string; readonly range: Range }[]): Play {
  const [first = 0, second = 0] = ranges.map(({ range }) => range[hand] ?? 0);
  const [one = '', two = ''] = ranges.map(({ name }) => name);
  if (first >= WHOLE) return { look: 'a', said: one };
  if (second >= WHOLE) return { look: 'b', said: two };
  if (first > 0 && second > 0)
    return { look: 'ab', said: `${one} ${share(first)}, ${two} ${share(second)}`, part: first };
  if (first > 0) return { look: `a a${tenths(first)}`, said: `${one} ${share(first)}`, part: first };
  if (second > 0) return { look: `b b${tenths(second)}`, said: `${two} ${share(second)}`, part: second };
  return { look: '', said: 'fuera' };
}

export function ChartGrid({ card, labelledBy }: { card: ChartCard; labelledBy: string }) {
  const ranges = card.acciones.map(({ accion, rango }) => ({ name: ACTION_WORDS[accion], range: parseRange(rango) }));
  return (
    <table className="carta-rangos tapete" aria-labelledby={labelledBy}>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]}>
            {row.map((hand) => {
              const { look, said, part } = playOf(hand, ranges);
              return (
                <td key={hand} className={look || undefined}>
                  {hand}
                  {part === undefined ? null : <small aria-hidden="true">{Math.round(part * 100)}</small>}
                  <span className="vh">: {said}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
