import { useState } from 'react';
import { messageOf } from '../../shell/api/errors.ts';
import { Button } from '../../ui/button/button.tsx';
import { CalendarIcon } from './icons.tsx';
import { NOT_LOADED } from './words.ts';

/** The week for the user's own calendar. What fetches it comes when it is asked for. */
export function CalendarButton({ planId, token }: { planId: string; token: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function download() {
    if (busy) return;
    setBusy(true);
    setSaid('');
    try {
      const part = await import('./take-week.ts').catch(() => undefined);
      await part?.takeWeek(planId, token);
      setSaid(part ? 'Descarga lista: estratega-semana.ics' : NOT_LOADED);
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
