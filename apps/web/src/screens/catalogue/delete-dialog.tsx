import './delete-dialog.css';
import { useState } from 'react';
import type { PlanRow } from '../../shell/data/plans-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { fieldName } from './plan-card.tsx';

interface DeleteDialogProps {
  plan: PlanRow;
  onKeep: () => void;
  onDelete: () => Promise<void>;
}

export function DeleteDialog({ plan, onKeep, onDelete }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      title={`¿Eliminar el plan de ${fieldName(plan)}?`}
      // Once it is being deleted there is no way back to offer.
      onClose={() => {
        if (!busy) onKeep();
      }}
    >
      <div className="eliminar-plan">
        <p>
          Se borran las tareas y los objetivos de la semana {plan.semana}. Lo que ya aprendiste se tiene en cuenta si
          vuelves a pedir un plan de este juego.
        </p>
        {busy ? (
          <Spinner>Eliminando…</Spinner>
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
              Eliminar plan
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
