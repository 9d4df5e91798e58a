import { useState } from 'react';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { passwordHint } from './password.ts';

interface NewPasswordFieldProps {
  label?: string;
  name: string;
  error?: string | undefined;
}

export function NewPasswordField({ label = 'Contraseña', name, error }: NewPasswordFieldProps) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      required
      maxLength={128}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      help={passwordHint(value)}
      error={error}
    />
  );
}
