import { useState } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';

interface RemoveOwnProps {
  title: string;
  onRemove: () => Promise<void>;
}

export function RemoveOwn({ title, onRemove }: RemoveOwnProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  async function remove() {
    if (busy) return;
    setBusy(true);
    setFailed('');
    try {
      await onRemove();
    } catch (error) {
      setBusy(false);
      setFailed(messageOf(error));
    }
  }
  return (
    <>
      <Button kind="danger" aria-label={`Quitar tarea: ${title}`} aria-disabled={busy} onClick={() => void remove()}>
        Quitar tarea
      </Button>
      <span role="alert">{failed}</span>
    </>
  );
}
