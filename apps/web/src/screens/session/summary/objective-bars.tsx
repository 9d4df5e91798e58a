import type { CSSProperties } from 'react';
import type { ObjectiveCount } from '../objective-counts.ts';

const ESTADOS = { esperando: 'Esperando', enProgreso: 'En progreso', finalizado: 'Finalizado' } as const;

const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** Left of the week first; where that is not enough, where the share stands. */
function note({ medida, hoy, objetivo }: ObjectiveCount): string {
  if (medida === undefined) return 'Se marca a mano, en la semana.';
  const { aciertos, hechos, logrado, faltan } = medida;
  const { umbral, numero } = objetivo.meta;
  const today = hoy === 0 ? '' : `Hoy sumaste ${hoy}. `;
  if (logrado) return `${today}Cumplido.`;
  if (faltan === undefined)
    return `${today}Vas en ${percent(aciertos / hechos)}; la meta es ${percent(umbral / numero)}.`;
  return `${today}${faltan === 1 ? 'Te falta 1.' : `Te faltan ${faltan}.`}`;
}

const standing = ({ medida, objetivo }: ObjectiveCount): string => {
  if (medida === undefined) return ESTADOS[objetivo.estado];
  return medida.hechos === 0 ? 'Sin responder' : `${medida.aciertos} de ${medida.hechos}`;
};

/** How far each objective has come, today's part in brass, and how far it has to. */
export function ObjectiveBars({ counts }: { counts: readonly ObjectiveCount[] }) {
  return (
    <>
      {counts.map((count) => {
        const { objetivo, index, medida, hoy } = count;
        const of = medida ? Math.max(medida.hechos, Math.min(objetivo.meta.numero, medida.de)) : 1;
        const part = (n: number) => `${(n / of) * 100}%`;
        return (
          <div className="meta-o" key={objetivo.id ?? index}>
            <p className="meta-titulo">{objetivo.titulo}</p>
            {medida === undefined ? null : (
              <div
                className="barra-o"
                aria-hidden="true"
                style={
                  {
                    '--antes': part(medida.aciertos - hoy),
                    '--hoy': part(hoy),
                    '--meta': `${(objetivo.meta.umbral / objetivo.meta.numero) * 100}%`,
                  } as CSSProperties
                }
              >
                <i />
                <i className="hoy" />
                <i className="raya" />
              </div>
            )}
            <p className="meta-l">
              <span className="nota tenue">{note(count)}</span>
              <span className="num">{standing(count)}</span>
            </p>
          </div>
        );
      })}
    </>
  );
}
