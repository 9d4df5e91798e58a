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
  /** Who comes here without a session is most likely new: creating an account is offered first. */
  newcomer?: boolean;
  /** The page has something for a visitor already: this stands beside it and is not the first thing to press. */
  beside?: boolean;
}

/** The content for a signed-in user; for a visitor, the sentence of the spec and the way to sign in. */
export function RequireSession({
  children,
  message = 'No estás autenticado. Por favor, inicia sesión.',
  newcomer = false,
  beside = false,
}: RequireSessionProps) {
  const { status } = useSession();
  if (status === 'signed-in') return children;
  return (
    <>
      <SignInNotice message={message} newcomer={newcomer} beside={beside} />
      {/* Prerendered page of someone with a session: wait instead of telling them to sign in. */}
      {status === 'unknown' ? (
        <div className="solo-sesion">
          <Spinner>Cargando…</Spinner>
        </div>
      ) : null}
    </>
  );
}

type NoticeProps = Required<Omit<RequireSessionProps, 'children'>>;

function SignInNotice({ message, newcomer, beside }: NoticeProps) {
  const { pathname, search } = useLocation();
  const remember = () => rememberReturn(`${pathname}${search}`);
  return (
    <div className="sin-sesion solo-visita">
      <Notice>
        <p>{message}</p>
      </Notice>
      <div className="acc">
        {(newcomer ? (['register', 'login'] as const) : (['login', 'register'] as const)).map((mode, i) => (
          <ButtonLink
            key={mode}
            kind={i === 0 && !beside ? 'primary' : 'tertiary'}
            to="/auth-form"
            state={{ mode }}
            onClick={remember}
          >
            {mode === 'login' ? 'Iniciar sesión' : 'Crear una cuenta'}
          </ButtonLink>
        ))}
        {beside ? null : (
          <ButtonLink kind="tertiary" to="/">
            Probar una jugada sin cuenta
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
