import './own.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { NOT_LOADED } from '../words.ts';
import type { AddOwnProps, OwnForm } from './own-form.tsx';

/** A lesson with a trainer, a game at the club: what the player does besides counts too. Its form comes when it is asked for. */
export function AddOwn({ plan, today, uid, token }: AddOwnProps) {
  const [Form, setForm] = useState<typeof OwnForm>();
  const [told, setTold] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const close = (text: string) => {
    flushSync(() => {
      setForm(undefined);
      setTold(text);
    });
    opener.current?.focus();
  };
  const show = async () => {
    const part = await import('./own-form.tsx').catch(() => undefined);
    flushSync(() => {
      setTold(part ? '' : NOT_LOADED);
      setForm(() => part?.OwnForm);
    });
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div className="propia-nueva">
      {Form ? (
        <Form
          ref={form}
          plan={plan}
          today={today}
          uid={uid}
          token={token}
          onDone={() => close('Tarea agregada.')}
          onCancel={() => close('')}
        />
      ) : (
        <Button ref={opener} kind="tertiary" onClick={() => void show()}>
          Agregar una tarea tuya
        </Button>
      )}
      <p className="menor tenue" role="status">
        {told}
      </p>
    </div>
  );
}
