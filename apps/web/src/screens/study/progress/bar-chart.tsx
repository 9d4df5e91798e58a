interface Bar {
  label: string;
  name: string;
  value: number;
}

interface BarChartProps {
  title: string;
  unit: string;
  bars: readonly Bar[];
}

const HEIGHT = 120;
const STEP = 40;
const WIDTH = 22;
const TOP = 18;
const BASE = HEIGHT - 20;
/** A chart of one week is not a wall. */
const FEWEST = 6;

const NUMBER = new Intl.NumberFormat('es-AR');

/** Plain SVG bars with their figures; the same as a table for whoever does not see them. */
export function BarChart({ title, unit, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const height = (value: number) => Math.max(value > 0 ? 2 : 0, ((BASE - TOP) * value) / most);
  const width = STEP * Math.max(FEWEST, bars.length);
  return (
    <figure className="grafico">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <path className="base" d={`M0 ${BASE + 0.5}H${width}`} />
        {bars.map(({ label, name, value }, i) => {
          const x = i * STEP + (STEP - WIDTH) / 2;
          const tall = height(value);
          return (
            <g key={name}>
              <rect x={x} y={BASE - tall} width={WIDTH} height={tall} rx="1" />
              <text x={x + WIDTH / 2} y={BASE - tall - 5}>
                {NUMBER.format(value)}
              </text>
              <text x={x + WIDTH / 2} y={HEIGHT - 6} className="eje">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="vh">
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {NUMBER.format(value)} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
