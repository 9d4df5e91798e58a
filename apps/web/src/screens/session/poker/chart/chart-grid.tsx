import './chart-grid.css';
import { HANDS } from '@estratega/lessons';
import { formatNumber } from '@estratega/lessons/compose';
import { answersOf, type ChartAction, chartOf, isMixed, mainAction, mixOf } from '@estratega/lessons/drills/charts';

const ROWS = Array.from({ length: 13 }, (_, row) => HANDS.slice(row * 13, row * 13 + 13));

export const ACTION_NAMES: Readonly<Record<ChartAction | 'fold', string>> = {
  fold: 'Retirarse',
  abrir: 'Subir',
  '3bet': 'Resubir',
  '4bet': 'Resubir',
  pagar: 'Pagar',
  allin: 'All-in',
  limp: 'Entrar sin subir',
};

/** How a cell is painted: the first thing that the chart does with hands is the strongest colour. */
export const toneOf = (chart: string, hand: string): string => {
  const whole = chartOf(chart);
  const mix = mixOf(whole, hand);
  return `tono-${answersOf(whole).indexOf(mainAction(mix))}${isMixed(mix) ? ' mezcla' : ''}`;
};

interface ChartGridProps {
  chart: string;
  /** The hand that was asked. */
  hand?: string | undefined;
  /** Misses by hand. */
  missed?: Readonly<Record<string, number>> | undefined;
}

/** A chart as it is, with one's own errors framed on it. */
export function ChartGrid({ chart, hand, missed = {} }: ChartGridProps) {
  const whole = chartOf(chart);
  const wrong = Object.keys(missed).filter((one) => (missed[one] ?? 0) > 0);
  const label = `${whole.titulo}: la tabla entera. ${
    wrong.length > 0 ? `Fallaste en ${wrong.join(', ')}.` : 'Sin fallos.'
  }`;
  return (
    <figure className="t-rejilla">
      <div className="celdas" role="img" aria-label={label}>
        {ROWS.flat().map((one) => (
          <i
            key={one}
            className={[toneOf(chart, one), one === hand && 'yo', (missed[one] ?? 0) > 0 && 'err']
              .filter(Boolean)
              .join(' ')}
            data-veces={(missed[one] ?? 0) > 1 ? missed[one] : undefined}
          >
            {one}
          </i>
        ))}
      </div>
      <figcaption>
        {answersOf(whole).map((action, i) => (
          <span key={action}>
            <i className={`tono-${i}`} />
            {ACTION_NAMES[action]}
          </span>
        ))}
        {wrong.length > 0 ? (
          <span>
            <i className="err" />
            Donde fallaste{wrong.length > 1 ? ` (${formatNumber(wrong.length)})` : ''}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
