import { spokenMove } from '@estratega/chess/notation';
import { decisive, type Recorrido } from './walk.ts';
import { moveName, share } from './words.ts';

interface GraphProps {
  walk: Recorrido;
  ply: number;
  onGo: (ply: number) => void;
}

const WIDTH = 600;
const HEIGHT = 100;

/** The chance of winning over the game. What is drawn is a slider: pointer and arrow keys walk along it. */
export function Graph({ walk, ply, onGo }: GraphProps) {
  const { chances, momentos, jugadas } = walk;
  const last = jugadas.length;
  const x = (at: number) => (last === 0 ? 0 : (at / last) * WIDTH);
  const known = chances.flatMap((chance, at) => (chance === undefined ? [] : [{ at, chance }]));
  const point = ({ at, chance }: { at: number; chance: number }) =>
    `${x(at).toFixed(1)} ${((1 - chance) * HEIGHT).toFixed(1)}`;
  const line = known.map((one, i) => `${i === 0 ? 'M' : 'L'}${point(one)}`).join('');
  const [first, end] = [known[0], known.at(-1)];
  const area = first && end ? `${line}L${x(end.at).toFixed(1)} ${HEIGHT}L${x(first.at).toFixed(1)} ${HEIGHT}Z` : '';
  const now = chances[ply];
  const marks = new Map(momentos.map((one) => [one.ply, one]));
  const name = (at: number): string => {
    const move = jugadas[at - 1];
    const chance = chances[at];
    const mistake = marks.get(at - 1);
    return [
      move ? `${moveName(at - 1, move)}, ${spokenMove(move)}` : 'Posición inicial',
      chance === undefined ? 'sin evaluar' : `${share(chance)} de ganar`,
      mistake ? `error: bajó de ${share(mistake.antes)}` : '',
    ]
      .filter(Boolean)
      .join('; ');
  };
  return (
    <figure className="curva">
      <figcaption>
        <span>Tu probabilidad de ganar</span>
        <b className="num">{now === undefined ? '–' : share(now)}</b>
      </figcaption>
      <div className="lienzo">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="bajo" d={area} />
          <path className="mitad" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="curva-linea" d={line} />
          <path className="aqui" d={`M${x(ply)} 0V${HEIGHT}`} />
        </svg>
        {decisive(momentos).map(({ ply: at, despues }, i) => (
          <i
            key={at}
            className="momento"
            aria-hidden="true"
            style={{ left: `${last === 0 ? 0 : ((at + 1) / last) * 100}%`, top: `${(1 - despues) * 100}%` }}
          >
            {i + 1}
          </i>
        ))}
        {now === undefined ? null : (
          <i
            className="curva-punto"
            aria-hidden="true"
            style={{ left: `${last === 0 ? 0 : (ply / last) * 100}%`, top: `${(1 - now) * 100}%` }}
          />
        )}
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={ply}
          aria-label="Tu probabilidad de ganar, jugada por jugada"
          aria-valuetext={name(ply)}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      <details className="tabla-curva">
        <summary>
          Ver en tabla<span className="vh">: tu probabilidad de ganar</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by keyboard. */}
        <section className="curva-marco" tabIndex={0} aria-label="Tabla de la partida">
          <table className="num">
            <caption className="vh">Tu probabilidad de ganar después de cada jugada</caption>
            <thead>
              <tr>
                <th scope="col">Jugada</th>
                <th scope="col">Probabilidad</th>
                <th scope="col">Momento</th>
              </tr>
            </thead>
            <tbody>
              {jugadas.map((move, i) => {
                const chance = chances[i + 1];
                return (
                  <tr key={move.before}>
                    <th scope="row">{moveName(i, move)}</th>
                    <td>{chance === undefined ? 'sin evaluar' : share(chance)}</td>
                    <td>{marks.has(i) ? 'Error tuyo' : ''}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
