import type { Plan } from '@estratega/domain';
import type { CSSProperties } from 'react';
import { measuredIn } from './evidence.ts';

/** How the topic goes this week, on wide screens. */
export function TopicBar({ plan, temaId, name }: { plan: Plan; temaId: string; name: string }) {
  const own = measuredIn(plan).filter((one) => one.temaId === temaId);
  const right = own.filter(({ acierto }) => acierto).length;
  const objective = plan.objetivos.find((one) => one.temaId === temaId);
  return (
    <div className="marca-tema">
      <p className="tema-l">
        <b>{name}</b>
        <span className="tenue num">
          {right} de {own.length} esta semana
        </span>
      </p>
      <div
        className="barra-o"
        aria-hidden="true"
        style={{ '--antes': `${(right / own.length) * 100}%` } as CSSProperties}
      >
        <i />
      </div>
      {objective ? <p className="nota tenue">Objetivo de la semana: {objective.titulo}.</p> : null}
    </div>
  );
}
