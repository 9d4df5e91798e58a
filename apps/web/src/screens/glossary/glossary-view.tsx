import type { Juego } from '@estratega/domain';
import { GLOSARIO, type Termino } from '../../content/glossary/terms.ts';

const TITLES = { poker: 'Póker', ajedrez: 'Ajedrez' } as const satisfies Record<Juego, string>;
const PARTS = (Object.keys(TITLES) as Juego[]).map((juego) => ({ juego, id: juego, titulo: TITLES[juego] }));

const byName = (a: Termino, b: Termino): number => a.termino.localeCompare(b.termino, 'es');

/** Plain elements throughout: in the browser nobody hydrates them. */
export function GlossaryView() {
  return (
    <>
      <header>
        <h1>Glosario</h1>
        <p className="glosario-entra">Lo que significan las palabras de los planes, en una o dos frases cada una.</p>
        <p>
          Los rangos de póker están dibujados en las <a href="/tablas">tablas de rangos</a>.
        </p>
        <nav aria-label="Juegos del glosario">
          <ul>
            {PARTS.map(({ id, titulo }) => (
              <li key={id}>
                <a href={`#${id}`}>{titulo}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {PARTS.map(({ juego, id, titulo }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{titulo}</h2>
          <dl>
            {GLOSARIO.filter((one) => one.juego === juego)
              .toSorted(byName)
              .map((one) => (
                <div key={one.id} id={`${juego}-${one.id}`}>
                  <dt>{one.termino}</dt>
                  <dd>
                    {one.significa}
                    {one.otras && one.otras.length > 0 ? (
                      <span className="tenue"> También: {one.otras.join(', ')}.</span>
                    ) : null}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
