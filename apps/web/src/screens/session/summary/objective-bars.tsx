import type { CSSProperties } from 'react';
import type { ObjectiveCount } from '../evidence.ts';

const ESTADOS = { esperando: 'Esperando', enProgreso: 'En progreso', finalizado: 'Finalizado' } as const;

function note({ van, hoy, de }: ObjectiveCount): string {
  if (van === undefined) return 'Se marca a mano, en la semana.';
  const today = hoy === 0 ? '' : `Hoy sumaste ${hoy}. `;
  const left = de - van;
  if (left <= 0) return `${today}Cumplido.`;
  return `${today}${left === 1 ? 'Te falta 1.' : `Te faltan ${left}.`}`;
}

/** How far each objective has come, today's part in brass. */
export function ObjectiveBars({ counts }: { counts: readonly ObjectiveCount[] }) {
  return (
    <>
      {counts.map((count) => {
        const { objetivo, index, van, hoy, de } = count;
        const part = (n: number) => `${(n / de) * 100}%`;
        return (
          <div className="meta-o" key={objetivo.id ?? index}>
            <div className="l">
              <span>{objetivo.titulo}</span>
              <span className="num">{van === undefined ? ESTADOS[objetivo.estado] : `${van} de ${de}`}</span>
            </div>
            {van === undefined ? null : (
              <div
                className="barra-o"
                aria-hidden="true"
                style={{ '--antes': part(van - hoy), '--hoy': part(hoy) } as CSSProperties}
              >
                <i />
                <i className="hoy" />
              </div>
            )}
            <p className="nota tenue">{note(count)}</p>
          </div>
        );
      })}
    </>
  );
}
