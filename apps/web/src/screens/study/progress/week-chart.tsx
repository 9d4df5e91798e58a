import { formatCount } from './measures.ts';

export interface ChartWeek {
  readonly label: string;
  readonly name: string;
  /** One for each series; undefined where nothing was measured. */
  readonly values: readonly (number | undefined)[];
}

interface WeekChartProps {
  title: string;
  unit: string;
  /** What each bar of a week is, the first one drawn as an outline where there are two. */
  series: readonly string[];
  weeks: readonly ChartWeek[];
  /** What it says, for whoever looks for a second. */
  note?: string | undefined;
}

const HEIGHT = 132;
const STEP = 48;
const TOP = 18;
const BASE = HEIGHT - 20;
/** A chart of one week is not a wall. */
const FEWEST = 6;
const WHOLE = 24;
const GAP = 2;

/** Plain SVG bars with their figures, and the same as a table underneath. */
export function WeekChart({ title, unit, series, weeks, note }: WeekChartProps) {
  const most = Math.max(1, ...weeks.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const height = (value: number) => Math.max(value > 0 ? 2 : 0, ((BASE - TOP) * value) / most);
  const width = STEP * Math.max(FEWEST, weeks.length);
  const bar = (WHOLE - GAP * (series.length - 1)) / series.length;
  return (
    <figure className="grafico">
      <figcaption>{title}</figcaption>
      {note ? <p className="menor">{note}</p> : null}
      {series.length > 1 ? (
        <p className="leyenda" aria-hidden="true">
          {series.map((name, i) => (
            <span key={name} data-serie={i}>
              {name}
            </span>
          ))}
        </p>
      ) : null}
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <path className="base" d={`M0 ${BASE + 0.5}H${width}`} />
        {weeks.map(({ label, name, values }, i) => {
          const left = i * STEP + (STEP - WHOLE) / 2;
          const last = values.at(-1);
          return (
            <g key={name}>
              {values.map((value, s) =>
                value === undefined ? null : (
                  <rect
                    key={series[s]}
                    data-serie={series.length > 1 ? s : 1}
                    x={left + s * (bar + GAP)}
                    y={BASE - height(value)}
                    width={bar}
                    height={height(value)}
                    rx="1"
                  />
                ),
              )}
              <text x={left + WHOLE / 2} y={BASE - Math.max(...values.map((value) => height(value ?? 0))) - 5}>
                {last === undefined ? '–' : formatCount(last)}
              </text>
              <text x={left + WHOLE / 2} y={HEIGHT - 6} className="eje">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <ChartTable title={title} head={['Semana', ...series.map((name) => `${name} (${unit})`)]}>
        {weeks.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, s) => (
              <td key={series[s]}>{value === undefined ? 'sin medir' : formatCount(value)}</td>
            ))}
          </tr>
        ))}
      </ChartTable>
    </figure>
  );
}

interface ChartTableProps {
  title: string;
  head: readonly string[];
  children: React.ReactNode;
}

/** The figures of a chart, a press away. */
export function ChartTable({ title, head, children }: ChartTableProps) {
  return (
    <details className="tabla-grafico">
      <summary>
        Ver en tabla<span className="vh">: {title}</span>
      </summary>
      <div className="marco">
        <table>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  );
}
