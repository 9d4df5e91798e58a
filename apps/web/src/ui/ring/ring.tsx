import './ring.css';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
/** Longer than this it is written smaller: «100 %» and «18/18» touched the ring. */
const SHORT = 4;

interface RingProps {
  label: string;
  /** What is written inside. */
  figure: string;
  done: number;
  total: number;
  /** One segment per element; otherwise one continuous arc. */
  segmented?: boolean;
}

/** Progress as an arc. The figure and the label say all of it: the drawing is for the eye. */
export function Ring({ label, figure, done, total, segmented = false }: RingProps) {
  const { track, value } = segmented && total > 0 ? segments(done, total) : arc(total > 0 ? done / total : 0);
  return (
    <div className="anillo">
      <div className="aro">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className="pista" cx="50" cy="50" r={RADIUS} strokeDasharray={track} />
          <circle className="valor" cx="50" cy="50" r={RADIUS} strokeDasharray={value} />
        </svg>
        <span className={figure.length > SHORT ? 'cifra larga num' : 'cifra num'}>{figure}</span>
      </div>
      <span>{label}</span>
    </div>
  );
}

const text = (...lengths: number[]) => lengths.map((length) => length.toFixed(2)).join(' ');

function arc(share: number) {
  return { track: undefined, value: text(share * ROUND, ROUND) };
}

/** Many elements leave less room between them. */
function segments(done: number, total: number) {
  const gap = total === 1 ? 0 : Math.min(5, ROUND / total / 3);
  const dash = ROUND / total - gap;
  const filled = Array.from({ length: done }, () => [dash, gap]).flat();
  return { track: text(dash, gap), value: text(...filled, 0, ROUND) };
}
