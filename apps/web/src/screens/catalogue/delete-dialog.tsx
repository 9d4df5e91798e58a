import { messageOf } from '../../shell/api/errors.ts';
import type { PlanRow } from '../../shell/data/plans-query.ts';
import { DeletionDialog } from '../../ui/dialog/deletion-dialog.tsx';
import { fieldName } from './plan-card.tsx';

interface DeleteDialogProps {
  plan: PlanRow;
  onKeep: () => void;
  onDelete: () => Promise<void>;
}

export function DeleteDialog({ plan, onKeep, onDelete }: DeleteDialogProps) {
  return (
    <DeletionDialog
      title={`¿Eliminar el plan de ${fieldName(plan)}?`}
      confirm="Eliminar plan"
      doing="Eliminando…"
      onKeep={onKeep}
      onDelete={onDelete}
      tell={messageOf}
    >
      Se borran las tareas y los objetivos de la semana {plan.semana}. Lo que ya aprendiste se tiene en cuenta si
      vuelves a pedir un plan de este juego.
    </DeletionDialog>
  );
}
