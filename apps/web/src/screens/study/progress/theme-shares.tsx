import type { TemaMedido } from '@estratega/domain';
import type { CSSProperties } from 'react';
import { intervalWords, sharesOf, shareWords } from './measures.ts';
import { ChartTable } from './week-chart.tsx';

/** As many as are read at a glance; the table has them all. */
const SHOWN = 8;

const part = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** Right answers of each theme with how sure that is, the weakest first. */
export function ThemeShares({ temas }: { temas: readonly TemaMedido[] }) {
  const shares = sharesOf(temas);
  const title = 'Aciertos por tema, a la primera';
  return (
    <figure className="grafico por-tema">
      <figcaption>{title}</figcaption>
      {shares.length === 0 ? (
        <p className="menor tenue">Todavía no respondiste ejercicios. Con la primera sesión aparecen aquí.</p>
      ) : (
        <>
          <p className="menor">
            La barra es tu parte de aciertos; la franja, dónde está casi seguro tu nivel: con más respuestas se angosta.
          </p>
          <ul className="partes">
            {shares.slice(0, SHOWN).map((theme) => (
              <li key={theme.tema}>
                <span className="partes-tema">{theme.titulo}</span>
                <span
                  className="partes-franja"
                  aria-hidden="true"
                  style={
                    {
                      '--parte': part(theme.parte),
                      '--desde': part(theme.desde),
                      '--ancho': part(theme.hasta - theme.desde),
                    } as CSSProperties
                  }
                >
                  <i />
                  <b />
                </span>
                <span className="menor tenue num">{shareWords(theme)}</span>
              </li>
            ))}
          </ul>
          <ChartTable title={title} head={['Tema', 'Aciertos', 'Respuestas', 'Qué tan seguro es']}>
            {shares.map((theme) => (
              <tr key={theme.tema}>
                <th scope="row">{theme.titulo}</th>
                <td>{theme.aciertos}</td>
                <td>{theme.de}</td>
                <td>{intervalWords(theme)}</td>
              </tr>
            ))}
          </ChartTable>
        </>
      )}
    </figure>
  );
}
