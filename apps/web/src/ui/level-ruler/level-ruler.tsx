import './level-ruler.css';
import type { ReglaNivel } from '@estratega/domain';
import type { CSSProperties } from 'react';

const at = (share: number): CSSProperties => ({ '--x': `${share * 100}%` }) as CSSProperties;

/** An estimate among levels that have names: the brass band is the doubt, the mark its middle. The words beside it say the same. */
export function LevelRuler({ regla }: { regla: ReglaNivel }) {
  const { tramos, en } = regla;
  // A test ends at a named level even where its answers say less: the doubt is then that level's lower half, not one below that is not told.
  const below = regla.hasta <= en;
  const [desde, hasta] = below ? [en, en + 0.5 / tramos.length] : [Math.min(regla.desde, en), regla.hasta];
  const middle = (i: number) => (i + 0.5) / tramos.length;
  return (
    <div className="regla-n" aria-hidden="true">
      {tramos.map(({ marca }, i) =>
        marca ? (
          <span key={marca} className="cif" style={at(i / tramos.length)}>
            {marca}
          </span>
        ) : null,
      )}
      <div className="via">
        {tramos.map(({ nombre }) => (
          <i key={nombre} />
        ))}
      </div>
      <div className="franja" style={{ ...at(desde), width: `${Math.max(2, (hasta - desde) * 100)}%` }} />
      <div className="punto" style={at(en)} />
      {tramos.map(({ nombre, tuyo }, i) => (
        <span key={nombre} className={tuyo ? 'nom tu' : 'nom'} style={at(middle(i))}>
          {nombre}
        </span>
      ))}
    </div>
  );
}
