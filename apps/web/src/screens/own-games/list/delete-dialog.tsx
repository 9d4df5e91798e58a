import type { Kind } from '@estratega/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { KIND_NAMES } from '../words.ts';

export interface Doomed {
  /** Absent: all of them. */
  readonly id?: string;
  readonly nombre: string;
}

interface DeleteDialogProps {
  que: Kind;
  doomed: Doomed;
  onKeep: () => void;
  onDelete: () => Promise<void>;
}

export function DeleteDialog({ que, doomed, onKeep, onDelete }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [one, many] = KIND_NAMES[que];
  const all = doomed.id === undefined;
  return (
    <Dialog
      title={all ? `¿Borrar todas tus ${many}?` : `¿Borrar esta ${one}?`}
      // Once it is being deleted there is no way back to offer.
      onClose={() => {
        if (!busy) onKeep();
      }}
    >
      <div className="borrar-propia">
        <p>
          {all
            ? `Se borran ${doomed.nombre} ${many}, su análisis y los ejercicios que salieron de ellas. No se puede deshacer.`
            : `Se borra ${doomed.nombre}, con su análisis y los ejercicios que salieron de ella.`}
        </p>
        {busy ? (
          <Spinner>Borrando…</Spinner>
        ) : (
          <div className="acc">
            <Button onClick={onKeep}>Conservar</Button>
            <Button
              kind="danger"
              onClick={() => {
                setBusy(true);
                void onDelete();
              }}
            >
              {all ? 'Borrar todas' : `Borrar ${one}`}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
