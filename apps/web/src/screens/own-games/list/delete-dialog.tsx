import type { Kind } from '@estratega/domain';
import { messageOf } from '../../../shell/api/errors.ts';
import { DeletionDialog } from '../../../ui/dialog/deletion-dialog.tsx';
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
  const [one, many] = KIND_NAMES[que];
  const all = doomed.id === undefined;
  return (
    <DeletionDialog
      title={all ? `¿Borrar todas tus ${many}?` : `¿Borrar esta ${one}?`}
      confirm={all ? 'Borrar todas' : `Borrar ${one}`}
      doing="Borrando…"
      onKeep={onKeep}
      onDelete={onDelete}
      tell={messageOf}
    >
      {all
        ? `Se borran ${doomed.nombre} ${many}, su análisis y los ejercicios que salieron de ellas. No se puede deshacer.`
        : `Se borra ${doomed.nombre}, con su análisis y los ejercicios que salieron de ella.`}
    </DeletionDialog>
  );
}
