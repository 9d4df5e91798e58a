import { planLimitMessage, type Tier } from '@estratega/domain';
import { ButtonLink } from '../../ui/button/button.tsx';

/** In the place of a new plan, where the tier has no room for one: told before the form, not after it. */
export function NoMore({ tier }: { tier: Tier }) {
  return (
    <li className="sin-mas hoja">
      <p>{planLimitMessage(tier)}</p>
      <ButtonLink to="/subscripcion-selector">Ver los planes de suscripción</ButtonLink>
    </li>
  );
}
