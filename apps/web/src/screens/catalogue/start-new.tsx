import type { Campo } from '@estratega/domain';
import { usePlans } from '../../shell/data/plans-query.ts';
import { useSession } from '../../shell/session/use-session.ts';
import { useEnterSession } from '../../shell/session-entry.ts';
import { Button } from '../../ui/button/button.tsx';

/** Beside the notice of a week that has just been made: straight to its first session. */
export function StartNew({ campo }: { campo: Campo }) {
  const { token } = useSession();
  const enter = useEnterSession();
  const { data } = usePlans(token);
  const [newest] = (data ?? [])
    .filter((plan) => plan.campo === campo)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const sesion = newest?.sesion;
  if (!newest || !sesion) return null;
  return (
    <Button kind="tertiary" onClick={() => enter(newest.id, sesion)}>
      {sesion.cuando === 'hoy' ? 'Empezar la sesión de hoy' : 'Adelantar la primera sesión'}
    </Button>
  );
}
