import list from 'virtual:chart-list';
import { parseRange, rangeCombos } from '@estratega/lessons';
import { formatNumber } from '@estratega/lessons/compose';
import { ChartGrid } from './chart-grid.tsx';
import type { ChartCard, ChartGroup } from './group.ts';
import { ACTION_WORDS, groupLead, groupTitle, SOURCE_WORDS } from './words.ts';

const ALL_COMBOS = 1326;
const percent = (rango: string) => `${formatNumber((100 * rangeCombos(parseRange(rango))) / ALL_COMBOS, 1)} %`;
const spaced = (rango: string) =>
  rango
    .replaceAll(',', ', ')
    .replaceAll(/:(0\.\d+)/gu, (_, weight: string) => ` (${Math.round(Number(weight) * 100)} %)`);

/** Plain elements throughout: in the browser nobody hydrates them. */
export function GroupView({ group }: { group: ChartGroup }) {
  const near = list.filter(
    ({ tipo, formato, clase }) => tipo === group.tipo && formato === group.formato && clase === group.clase,
  );
  const shared = new Set(group.cartas.map(({ supuestos }) => supuestos)).size === 1;
  return (
    <>
      <header>
        <p className="menor">
          <a href="/tablas">Tablas de rangos</a>
        </p>
        <h1>
          {groupTitle(group)
            .split(/(all-in)/iu)
            .map((part, i) => (i % 2 === 1 ? <span key={part}>{part}</span> : part))}
        </h1>
        <p className="tablas-entra">{groupLead(group)}</p>
        <Legend group={group} />
        {shared ? <Assumptions card={group.cartas[0] as ChartCard} /> : null}
        {near.length > 1 ? (
          <nav aria-label="Otras profundidades">
            <ul>
              {near.map((one) => (
                <li key={one.id}>
                  <a href={`/tablas/${one.id}`} aria-current={one.id === group.id ? 'page' : undefined}>
                    {one.formato === 'cash' && one.tipo === 'apertura'
                      ? `Mesa de ${one.jugadores}`
                      : `${one.profundidad} bb`}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {group.cartas.length > 1 ? (
          <nav aria-label="Tablas de esta página">
            <ul>
              {group.cartas.map(({ id, corto }) => (
                <li key={id}>
                  <a href={`#${id}`}>{corto}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </header>
      <div className="cartas-rangos">
        {group.cartas.map((card) => (
          <section key={card.id} id={card.id} aria-labelledby={`t-${card.id}`}>
            <h2 id={`t-${card.id}`}>{card.titulo}</h2>
            <ChartGrid card={card} labelledBy={`t-${card.id}`} />
            <dl>
              {card.acciones.map(({ accion, rango }) => (
                <div key={accion}>
                  <dt>
                    {ACTION_WORDS[accion]}, {percent(rango)} de las manos
                  </dt>
                  <dd>{spaced(rango)}</dd>
                </div>
              ))}
            </dl>
            {shared ? null : <Assumptions card={card} />}
          </section>
        ))}
      </div>
    </>
  );
}

function Assumptions({ card }: { card: ChartCard }) {
  return (
    <p className="menor tenue">
      {card.supuestos} {SOURCE_WORDS[card.fuente]}
    </p>
  );
}

/** What solid, striped and half mean, with the same drawing as the cells. */
function Legend({ group }: { group: ChartGroup }) {
  const first = [...new Set(group.cartas.map(({ acciones }) => ACTION_WORDS[acciones[0]?.accion ?? 'abrir']))];
  const second = group.cartas.flatMap(({ acciones }) => acciones[1]?.accion ?? [])[0];
  const mixed = group.cartas.some(({ acciones }) => acciones.some(({ rango }) => rango.includes(':')));
  return (
    <ul className="leyenda-rangos" aria-label="Leyenda">
      <li>
        <span className="muestra a" aria-hidden="true" /> Lleno: {first.join(' o ')}
      </li>
      {second ? (
        <li>
          <span className="muestra b" aria-hidden="true" /> A rayas: {ACTION_WORDS[second]}
        </li>
      ) : null}
      {mixed ? (
        <li>
          <span className="muestra a a5" aria-hidden="true" /> En parte: solo ese tanto por ciento de las veces
        </li>
      ) : null}
      <li>
        <span className="muestra" aria-hidden="true" /> Vacío: fuera
      </li>
    </ul>
  );
}
