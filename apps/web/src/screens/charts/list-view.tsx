import list from 'virtual:chart-list';
import type { ChartSummary } from './group.ts';
import { depthTitle, FORMAT_TITLES, groupLead, KIND_TITLES, shortTitle, tableTitle } from './words.ts';

const FORMATS = ['torneo', 'cash'] as const;

/** Plain elements throughout: in the browser nobody hydrates them. */
export function ListView() {
  return (
    <>
      <header>
        <h1>Tablas de rangos</h1>
        <p className="tablas-entra">
          Las mismas tablas con las que se juzgan los ejercicios de póker: por formato, asiento y profundidad.
        </p>
        <details className="supone">
          <summary>Qué supone cada una y de dónde sale</summary>
          <p>
            Cada una lo dice al pie. «All-in o fuera», con premios en juego o sin ellos, es el equilibrio que calculamos
            nosotros; las resubidas all-in están calculadas contra nuestras aperturas; las respuestas al 3-bet y al
            4-bet, los squeezes de la ciega pequeña, la ciega grande por tamaño y completar desde la pequeña salen de un
            modelo nuestro; el resto es elección nuestra y no sale de un solver. Las palabras raras están en el{' '}
            <a href="/glosario#poker">glosario</a>.
          </p>
        </details>
        <nav aria-label="Formatos">
          <ul>
            {FORMATS.map((formato) => (
              <li key={formato}>
                <a href={`#tablas-${formato}`}>{FORMAT_TITLES[formato]}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {FORMATS.map((formato) => (
        <section key={formato} aria-labelledby={`tablas-${formato}`}>
          <h2 id={`tablas-${formato}`}>{FORMAT_TITLES[formato]}</h2>
          {kindsOf(list.filter((one) => (one.formato === 'cash') === (formato === 'cash'))).map(([tipo, own]) => (
            <div key={tipo} className="clase-tablas">
              <div className="que-tablas">
                <h3>{KIND_TITLES[tipo]}</h3>
                <p className="menor tenue">{groupLead({ tipo })}</p>
              </div>
              <div className="cuales-tablas">
                {tablesOf(own).map(([table, ones]) => (
                  <div key={table}>
                    {table ? <h4>{table}</h4> : null}
                    <ul>
                      {ones.map((one) => (
                        <li key={one.id}>
                          <a href={`/tablas/${one.id}`}>{table ? depthTitle(one) : shortTitle(one)}</a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

const kindsOf = (own: readonly ChartSummary[]) => [...Map.groupBy(own, ({ tipo }) => tipo)];

/** By the table they are played at, where each has several depths. */
const tablesOf = (own: readonly ChartSummary[]) => {
  const tables = [...Map.groupBy(own, tableTitle)];
  return tables.some(([, ones]) => ones.length > 1) ? tables : [['', own] as const];
};
