import { byGame, type InformacionTema, type NivelDeclarado, type Plan } from '@estratega/domain';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Of what the week was asked for with, only where the player says to stand. */
const levelOf = (asked: InformacionTema): NivelDeclarado =>
  byGame(asked, {
    Ajedrez: ({ campo, experienciaAjedrez, elo, tiempo }): NivelDeclarado => ({
      campo,
      experienciaAjedrez,
      elo,
      tiempo,
    }),
    'Poker Texas Holdem': ({ campo, tipoPoker, limiteMesa }) => ({ campo, tipoPoker, limiteMesa }),
  });

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
