import { useState } from 'react';
import { send } from '../../shell/api/client.ts';
import { messageOf } from '../../shell/api/errors.ts';
import { Button } from '../../ui/button/button.tsx';
import { CalendarIcon } from './icons.tsx';

/** The week for the user's own calendar. The file needs the token, so it is fetched and handed over. */
export function CalendarButton({ planId, token }: { planId: string; token: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function download() {
    if (busy) return;
    setBusy(true);
    setSaid('');
    try {
      const response = await send(`/api/planes/${planId}/calendario`, { token });
      save(await response.blob());
      setSaid('Descarga lista: estratega-semana.ics');
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="calendario">
      <Button onClick={() => void download()} aria-disabled={busy}>
        <CalendarIcon />
        {busy ? (
          'Preparando…'
        ) : (
          <span className="palabras">
            <span className="solo-ancho">Llevar a mi </span>calendario
          </span>
        )}
      </Button>
      <p className="nota tenue" role="status">
        {said}
      </p>
    </div>
  );
}

function save(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'estratega-semana.ics';
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
