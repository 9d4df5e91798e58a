import './deletion-dialog.css';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Dialog } from './dialog.tsx';

interface DeletionDialogProps {
  title: string;
  /** What goes with it. */
  children: ReactNode;
  confirm: string;
  doing: string;
  onKeep: () => void;
  /** Takes the dialog away; what it throws is told in it. */
  onDelete: () => Promise<void>;
  /** What it threw, in words. */
  tell: (error: unknown) => string;
}

/** Asks before something is deleted for good. */
export function DeletionDialog({ title, children, confirm, doing, onKeep, onDelete, tell }: DeletionDialogProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await onDelete();
    } catch (error) {
      setTrouble(tell(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      // Once it is being deleted there is no way back to offer.
      onClose={() => {
        if (!busy) onKeep();
      }}
    >
      <div className="borrado">
        <p>{children}</p>
        <div role="alert">
          {trouble ? (
            <Notice tone="bad">
              <p>{trouble}</p>
            </Notice>
          ) : null}
        </div>
        {busy ? (
          <Spinner>{doing}</Spinner>
        ) : (
          <div className="acc">
            <Button onClick={onKeep}>Conservar</Button>
            <Button kind="danger" onClick={() => void remove()}>
              {confirm}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
