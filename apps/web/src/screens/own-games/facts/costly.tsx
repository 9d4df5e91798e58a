import './costly.css';
import type { ResumenMano } from '@estratega/domain';
import { Link } from 'react-router';
import { dayOf, netOf, seatOf } from '../words.ts';

/** Enough to have lost something in; far too few to call anything usual. */
const ENOUGH = 30;
const SHOWN = 3;

const lost = ({ netoHeroe, ciegas }: ResumenMano): number => netoHeroe / (ciegas[1] || 1);

/** The dearest of the hands, without pretending that they say more than what they cost. */
export function costliest(hands: readonly ResumenMano[]): readonly ResumenMano[] {
  if (hands.length < ENOUGH) return [];
  return hands
    .filter((hand) => hand.pos !== undefined && hand.netoHeroe < 0)
    .toSorted((a, b) => lost(a) - lost(b))
    .slice(0, SHOWN);
}

const TITLES: Readonly<Record<number, string>> = {
  1: 'La mano que más te costó',
  2: 'Las dos manos que más te costaron',
  3: 'Las tres manos que más te costaron',
};

export function Costly({ hands }: { hands: readonly ResumenMano[] }) {
  const dear = costliest(hands);
  if (dear.length === 0) return null;
  return (
    <section className="costosas" aria-labelledby="costosas">
      <h2 id="costosas">{TITLES[dear.length]}</h2>
      <p className="menor tenue">
        De las {hands.length} más recientes. Dicen lo que costaron, no si las jugaste mal: míralas y decide tú.
      </p>
      <ul>
        {dear.map((hand) => (
          <li key={hand.id}>
            <Link to={`/mis-partidas/mano/${hand.id}`}>
              <b className="num">{netOf(hand)}</b>
              <span>
                {seatOf(hand.pos)}, {dayOf(hand.fecha)}
                <span className="vh">, {hand.id.slice(0, 6)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
