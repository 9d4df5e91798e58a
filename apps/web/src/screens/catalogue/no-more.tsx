import { planLimitMessage, type Tier } from '@estratega/domain';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Where the tier has no room for another plan: told before the form, not after it, in a line under what there is. */
export function NoMore({ tier }: { tier: Tier }) {
  return (
    <li className="sin-mas">
      <p>{planLimitMessage(tier)}</p>
      <ButtonLink kind="tertiary" to="/subscripcion-selector">
        Ver los planes de suscripción
      </ButtonLink>
    </li>
  );
}
