import './no-room.css';
import { planLimitMessage, type Tier } from '@estratega/domain';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** In place of the form, when the tier allows no more plans. */
export function LimitReached({ tier }: { tier: Tier }) {
  return (
    <div className="sin-lugar">
      <Notice>
        <p>{planLimitMessage(tier)}</p>
      </Notice>
      <div className="sin-lugar-acc">
        <ButtonLink kind="primary" to="/subscripcion-selector">
          Ver los planes de suscripción
        </ButtonLink>
        <ToCatalogue />
      </div>
    </div>
  );
}

function ToCatalogue() {
  return (
    <ButtonLink kind="tertiary" to="/catalogo-planes-de-estudio">
      Mis planes de estudio
    </ButtonLink>
  );
}
