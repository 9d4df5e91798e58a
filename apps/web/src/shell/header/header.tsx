import './header.css';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { AccountIcon, SignInIcon, SignOutIcon, ThemeIcon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Drawer } from '../menu/drawer.tsx';
import { countUnsent, lastOwner } from '../session/forget.ts';
import { rememberReturn } from '../session/return-path.ts';
import { signOut } from '../session/session.ts';
import { useFinishLeaving, useLeave } from '../session/use-leave.ts';
import { useSession } from '../session/use-session.ts';
import { toggleTheme } from '../theme/theme.ts';

const UnsentDialog = lazy(() => import('../offline/unsent-dialog.tsx').then((m) => ({ default: m.UnsentDialog })));
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((m) => ({ default: m.SignOutDialog })));

/** As header.css counts: below it the controls are icons without words. */
const ICONS_ONLY = '(max-width: 63.99rem)';

export function Header() {
  const { status } = useSession();
  const { pathname } = useLocation();
  useFinishLeaving();
  return (
    <header className="cabecera">
      <Drawer />
      <Logo />
      <Button kind="icon" className="cambia-tema con-script" aria-label="Cambiar tema" onClick={toggleTheme}>
        <ThemeIcon />
      </Button>
      {/* Both readings are in the prerendered page; CSS shows the right one until the session is known. */}
      {status !== 'signed-in' ? (
        <ButtonLink
          kind="icon"
          className="solo-visita"
          to="/auth-form"
          state={{ mode: 'login' }}
          onClick={() => rememberReturn(pathname)}
          aria-label="Iniciar sesión"
        >
          <SignInIcon />
        </ButtonLink>
      ) : null}
      {status !== 'signed-out' ? <SignedIn /> : null}
    </header>
  );
}

/** Icons on phones, words on desktop: one control each, so that a name is never announced twice. */
function SignedIn() {
  const leave = useLeave();
  const { user } = useSession();
  const uid = user?.uid ?? null;
  /** Whose changes are asked about before the session is closed. */
  const [asking, setAsking] = useState<string>();
  const [sure, setSure] = useState(true);
  const close = () => leave(() => void signOut());
  const onClose = () => {
    const owner = uid ?? lastOwner();
    if (owner !== null && countUnsent(owner) > 0) setAsking(owner);
    else if (matchMedia(ICONS_ONLY).matches) setSure(false);
    else close();
  };
  return (
    <>
      <ButtonLink kind="plain" className="rotulo solo-sesion" to="/cuenta">
        <AccountIcon />
        <span>Mi cuenta</span>
      </ButtonLink>
      <Button kind="plain" className="rotulo solo-sesion" onClick={onClose}>
        <SignOutIcon />
        <span>Cerrar sesión</span>
      </Button>
      {sure ? null : (
        <Suspense fallback={null}>
          <SignOutDialog
            onStay={() => setSure(true)}
            onLeave={() => {
              setSure(true);
              close();
            }}
          />
        </Suspense>
      )}
      {asking === undefined ? null : (
        <Suspense fallback={null}>
          <UnsentDialog
            uid={asking}
            onStay={() => setAsking(undefined)}
            onLeave={() => {
              setAsking(undefined);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
