import { useState } from 'react';
import { useLocation } from 'react-router';
import { forgetReturn, readReturn } from '../../shell/session/return-path.ts';
import { useSession } from '../../shell/session/use-session.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CloseIcon } from '../../ui/icon/icon.tsx';

/** Who has just registered or signed in is greeted once, and shown the way back to where they were. */
export function Welcome() {
  const mode = useLocation().state?.mode;
  const { user, status } = useSession();
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  const [back] = useState(readReturn);
  if (!hydrated || closed || status !== 'signed-in' || (mode !== 'register' && mode !== 'login')) return null;

  const name = user ? `, ${user.name}` : '';
  return (
    <div className="bienvenida" role="status">
      <p>{mode === 'register' ? `Te damos la bienvenida${name}. Tu cuenta está lista.` : `Hola de nuevo${name}.`}</p>
      {back ? (
        <ButtonLink kind="tertiary" to={back} onClick={forgetReturn}>
          Volver a donde estabas
        </ButtonLink>
      ) : null}
      <Button kind="icon" aria-label="Cerrar aviso" onClick={() => setClosed(true)}>
        <CloseIcon />
      </Button>
    </div>
  );
}
