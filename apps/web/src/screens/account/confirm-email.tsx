import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '../../shell/api/errors.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { confirmEmail } from './account-api.ts';

/** Where the link in the mail to a new address leads: it works in any browser, with a session or without. */
export function ConfirmEmail({ onChanged }: { onChanged: () => void }) {
  const params = new URLSearchParams(useLocation().search);
  const token = params.get('confirmar');
  const email = params.get('correo');
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string }>();
  /** A link serves once: React may run an effect twice. */
  const asked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per link.
  useEffect(() => {
    if (!token || !email || asked.current) return;
    asked.current = true;
    confirmEmail(token, email).then(
      (changed) => {
        setSaid({ tone: 'good', text: `Listo: tu correo es ahora ${changed}.` });
        onChanged();
      },
      (cause: unknown) => setSaid({ tone: 'bad', text: messageOf(cause) }),
    );
  }, [token, email]);

  if (!token || !email) return null;
  return (
    <div className="sin-datos" role="status">
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : <Spinner>Confirmando tu correo…</Spinner>}
    </div>
  );
}
