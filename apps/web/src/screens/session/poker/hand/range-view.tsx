import { HANDS, type Opcion } from '@estratega/lessons';
import { formatNumber } from '@estratega/lessons/compose';
import type { Grids } from '@estratega/lessons/hand-play';
import type { CSSProperties } from 'react';

interface RangeViewProps {
  grids: Grids;
  whose: 'heroe' | 'rival';
  hand: string;
  opciones: readonly Opcion[];
}

/** Below this a hand is not there. */
const THERE = 0.02;
/** Above this it is always so. */
const ALWAYS = 0.985;

const isBet = ({ hace }: Opcion): boolean => hace === 'bet' || hace === 'raise' || hace === 'allin';

/** All 169 hands at a decision: how often each bets or raises (pays, where there is no more to raise), or how much of it the rival still holds. */
export function RangeView({ grids, whose, hand, opciones }: RangeViewProps) {
  const bets = opciones.flatMap((option, at) => (isBet(option) ? [at] : []));
  const active = bets.length > 0 ? bets : opciones.flatMap(({ hace }, at) => (hace === 'call' ? [at] : []));
  const word = bets.length === 0 ? 'Pagar' : opciones[bets[0] ?? 0]?.hace === 'bet' ? 'Apostar' : 'Subir';
  const quiet = opciones.some(({ hace }) => hace === 'check')
    ? 'Pasar'
    : bets.length > 0
      ? 'Pagar o retirarse'
      : 'Retirarse';
  const shareOf = (one: string): number | undefined => {
    if (whose === 'rival') {
      const peso = grids.rival[one] ?? 0;
      return peso >= THERE ? peso : undefined;
    }
    const cell = grids.heroe[one];
    return cell && cell.peso >= THERE ? active.reduce((sum, at) => sum + (cell.veces[at] ?? 0), 0) : undefined;
  };
  const cells = Object.values(grids.heroe);
  const all = cells.reduce((sum, { peso }) => sum + peso, 0);
  const often =
    cells.reduce((sum, { peso, veces }) => sum + peso * active.reduce((s, at) => s + (veces[at] ?? 0), 0), 0) /
    (all || 1);
  const best = Object.entries(grids.rival)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([one]) => one);
  const label =
    whose === 'heroe'
      ? `Tu rango entero: ${word.toLowerCase()} el ${formatNumber(100 * often, 0)} % de las veces.`
      : `Su rango: las manos que más trae son ${best.join(', ')}.`;
  return (
    <figure className="m-rejilla">
      <div className="m-celdas" role="img" aria-label={label}>
        {HANDS.map((one) => {
          const share = shareOf(one);
          const kind = share === undefined ? 'm-fuera' : share >= ALWAYS ? 'todo' : 'mix';
          return (
            <i
              key={one}
              className={[kind, whose === 'heroe' && one === hand && 'm-yo'].filter(Boolean).join(' ')}
              style={share === undefined ? undefined : ({ '--f': `${Math.round(100 * share)}%` } as CSSProperties)}
            >
              {one}
            </i>
          );
        })}
      </div>
      <figcaption>
        {whose === 'heroe' ? (
          <>
            <span>
              <i className="todo" />
              {word}
            </span>
            <span>
              <i className="mix" style={{ '--f': '50%' } as CSSProperties} />A veces
            </span>
            <span>
              <i className="mix" />
              {quiet}
            </span>
            <span>
              <i className="mix m-yo" />
              Tu mano
            </span>
            <span>
              En total, {word.toLowerCase()} el {formatNumber(100 * often, 0)} %.
            </span>
          </>
        ) : (
          <>
            <span>
              <i className="todo" />
              La trae siempre
            </span>
            <span>
              <i className="mix" style={{ '--f': '50%' } as CSSProperties} />A veces
            </span>
            <span>
              <i className="m-fuera" />
              Ya no la tiene
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
