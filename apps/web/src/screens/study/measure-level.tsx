import type { InformacionTema, NivelDeclarado, Plan } from '@estratega/domain';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Of what the week was asked for with, only where the player says to stand. */
function levelOf(asked: InformacionTema): NivelDeclarado {
  if (asked.campo === 'Poker Texas Holdem') {
    const { campo, tipoPoker, limiteMesa } = asked;
    return { campo, tipoPoker, limiteMesa };
  }
  const { campo, experienciaAjedrez, elo, tiempo } = asked;
  return { campo, experienciaAjedrez, elo, tiempo };
}

/** The test of the level that the form offered, for whoever did not take it then. */
export function MeasureLevel({ plan }: { plan: Plan }) {
  return (
    <ButtonLink kind="tertiary" to="/prueba-de-nivel" state={{ nivel: levelOf(plan.informacionTema), planId: plan.id }}>
      <span>
        Mide tu nivel<span className="solo-ancho"> en 4 minutos</span>
      </span>
    </ButtonLink>
  );
}
