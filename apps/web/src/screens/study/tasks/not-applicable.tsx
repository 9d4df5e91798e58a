import './not-applicable.css';
import type { MotivoNoAplica, NoAplica } from '@estratega/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { NOT_LOADED } from '../words.ts';
import type { ReasonForm } from './reason-form.tsx';
import { reasonLine } from './reasons.ts';

interface NotApplicableProps {
  title: string;
  said: NoAplica | undefined;
  onSay: (motivo: MotivoNoAplica | null, nota?: string) => void;
}

/** An action of the opened row: the states are the specification's own. It counts as done and can be taken back. */
export function NotApplicable({ title, said, onSay }: NotApplicableProps) {
  const [Form, setForm] = useState<typeof ReasonForm>();
  const [told, setTold] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const show = async () => {
    const part = await import('./reason-form.tsx').catch(() => undefined);
    act(() => {
      setTold(part ? '' : NOT_LOADED);
      setForm(() => part?.ReasonForm);
    });
  };
  const act = (work: () => void) => {
    flushSync(work);
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  if (said) {
    return (
      <div className="no-aplica" ref={box}>
        <p>
          <b>No aplica.</b> {reasonLine(said)} Cuenta como hecha.
        </p>
        <Button kind="tertiary" aria-label={`Deshacer «no aplica»: ${title}`} onClick={() => act(() => onSay(null))}>
          Deshacer
        </Button>
      </div>
    );
  }
  return (
    <div className="no-aplica" ref={box}>
      {Form ? (
        <Form
          onCancel={() => act(() => setForm(undefined))}
          onSay={(motivo, nota) =>
            act(() => {
              setForm(undefined);
              onSay(motivo, nota);
            })
          }
        />
      ) : (
        <Button kind="tertiary" aria-label={`No aplica: ${title}`} onClick={() => void show()}>
          No aplica
        </Button>
      )}
      <span role="alert">{told}</span>
    </div>
  );
}
