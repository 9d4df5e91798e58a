import './review.css';
import { formatNumber, streetName } from '@estratega/lessons/compose';
import type { Told } from './messages.ts';

const VERDICTS = { bien: 'Bien', casi: 'Casi', mal: 'Cara' } as const;

export const costWords = (coste: number): string => (coste === 0 ? '0 bb' : `−${formatNumber(coste, 2)} bb`);

/** Each decision with what it cost; the reason lies open. */
export function Decisions({ decisiones }: { decisiones: readonly Told[] }) {
  return (
    <ol className="costes">
      {decisiones.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand never changes.
        <li key={i}>
          <p className="costes-alto">
            <b>{streetName(one.calle)}</b>
            <span>{one.hizo}</span>
            <span className={`sello ${one.veredicto ?? ''}`}>
              {one.veredicto ? VERDICTS[one.veredicto] : 'Sin juicio'}
            </span>
            {one.coste === undefined ? null : <b className="num">{costWords(one.coste)}</b>}
          </p>
          <p className="menor">{one.porque}</p>
        </li>
      ))}
    </ol>
  );
}
