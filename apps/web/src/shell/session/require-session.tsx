import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { rememberReturn } from './return-path.ts';
import { useSession } from './use-session.ts';
import './require-session.css';

interface RequireSessionProps {
  children: ReactNode;
  /** What a visitor reads instead. */
  message?: string;
}

/** The content for a signed-in user; for a visitor, the sentence of the spec and the way to sign in. */
export function RequireSession({
  children,
  message = 'No estás autenticado. Por favor, inicia sesión.',
}: RequireSessionProps) {
  const { status } = useSession();
  if (status === 'signed-in') return children;
  return (
    <>
      <SignInNotice message={message} />
      {/* Prerendered page of someone with a session: wait instead of telling them to sign in. */}
      {status === 'unknown' ? (
        <div className="solo-sesion">
          <Spinner>Cargando…</Spinner>
        </div>
      ) : null}
    </>
  );
}

function SignInNotice({ message }: { message: string }) {
  const { pathname } = useLocation();
  const remember = () => rememberReturn(pathname);
  return (
    <div className="sin-sesion solo-visita">
      <Notice>
        <p>{message}</p>
      </Notice>
      <div className="acc">
        <ButtonLink kind="primary" to="/auth-form" state={{ mode: 'login' }} onClick={remember}>
          Iniciar sesión
        </ButtonLink>
        <ButtonLink kind="tertiary" to="/auth-form" state={{ mode: 'register' }} onClick={remember}>
          Crear una cuenta
        </ButtonLink>
      </div>
    </div>
  );
}
