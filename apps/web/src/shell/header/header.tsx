import './header.css';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { AccountIcon, SignInIcon, SignOutIcon, ThemeIcon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Drawer } from '../menu/drawer.tsx';
import { rememberReturn } from '../session/return-path.ts';
import { signOut } from '../session/session.ts';
import { useFinishLeaving, useLeave } from '../session/use-leave.ts';
import { useSession } from '../session/use-session.ts';
import { toggleTheme } from '../theme/theme.ts';

export function Header() {
  const { status } = useSession();
  const { pathname } = useLocation();
  useFinishLeaving();
  return (
    <header className="cabecera">
      <Drawer />
      <Logo />
      <Button kind="icon" className="tema con-script" aria-label="Cambiar tema" onClick={toggleTheme}>
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
  return (
    <>
      <ButtonLink kind="plain" className="rotulo solo-sesion" to="/cuenta">
        <AccountIcon />
        <span>Mi cuenta</span>
      </ButtonLink>
      <Button kind="plain" className="rotulo solo-sesion" onClick={() => leave(() => void signOut())}>
        <SignOutIcon />
        <span>Cerrar sesión</span>
      </Button>
    </>
  );
}
