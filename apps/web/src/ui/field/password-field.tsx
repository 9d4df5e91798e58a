import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/screen-icons.tsx';
import { Field, type FieldProps } from './field.tsx';

export function PasswordField(props: Omit<FieldProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      action={
        <Button
          kind="icon"
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Button>
      }
    />
  );
}
