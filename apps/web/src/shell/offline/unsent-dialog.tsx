import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { countUnsent } from '../session/forget.ts';
import { flushChanges } from './sender.ts';

interface UnsentDialogProps {
  uid: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Signing out forgets everything on this machine: what the server does not have is sent first, or asked about. */
export function UnsentDialog({ uid, onStay, onLeave }: UnsentDialogProps) {
  const [left, setLeft] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    let shown = true;
    void flushChanges().then(() => {
      if (!shown) return;
      const unsent = countUnsent(uid);
      if (unsent === 0) onLeave();
      else setLeft(unsent);
    });
    return () => {
      shown = false;
    };
  }, []);

  return (
    <Dialog title="Hay cambios sin enviar" onClose={onStay}>
      {left === undefined ? (
        <Spinner>Enviando lo que falta…</Spinner>
      ) : (
        <p>
          {left === 1
            ? 'Un cambio tuyo todavía no llegó al servidor. Si cierras la sesión ahora, se pierde.'
            : `${left} cambios tuyos todavía no llegaron al servidor. Si cierras la sesión ahora, se pierden.`}
        </p>
      )}
      <div className="acc">
        <Button onClick={onStay}>Seguir con la sesión</Button>
        <Button kind="danger" onClick={onLeave}>
          {left === 1 ? 'Cerrar sesión y perderlo' : 'Cerrar sesión y perderlos'}
        </Button>
      </div>
    </Dialog>
  );
}
