import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the screen we come from wants said: `navigate('/catalogo-planes-de-estudio', { state: { aviso } })`. Said once: a reload does not repeat it. */
export function usePassedNotice(): string | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const passed: unknown = state?.aviso;
  const [notice, setNotice] = useState<string>();

  useEffect(() => {
    if (typeof passed !== 'string' || passed === '') return;
    setNotice(passed);
    void navigate(pathname, { replace: true, state: null });
  }, [passed, pathname, navigate]);

  return notice;
}
