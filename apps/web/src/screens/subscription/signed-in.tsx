import { WithQueries } from '../../shell/data/queries.tsx';
import { useSession } from '../../shell/session/use-session.ts';
import { Subscription } from './subscription.tsx';

export function SignedIn() {
  const { token } = useSession();
  return token ? (
    <WithQueries>
      <Subscription key={token} token={token} />
    </WithQueries>
  ) : null;
}
