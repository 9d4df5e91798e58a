import { type Campo, GAMES } from '@estratega/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface PassedNotice {
  readonly aviso: string;
  /** The game whose week has just been made. */
  readonly nuevo?: Campo | undefined;
}

/** What the screen we come from wants said: `navigate('/catalogo-planes-de-estudio', { state: { aviso } })`. Said once: a reload does not repeat it. */
export function usePassedNotice(): PassedNotice | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<PassedNotice>();

  useEffect(() => {
    const aviso: unknown = state?.aviso;
    if (typeof aviso !== 'string' || aviso === '') return;
    setNotice({ aviso, nuevo: GAMES.find((campo) => campo === state?.nuevo) });
    void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);

  return notice;
}
