import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { passwordHint } from './password.ts';

interface NewPasswordFieldProps {
  label?: string;
  name: string;
  error?: string | undefined;
}

export function NewPasswordField({ label = 'Contraseña', name, error }: NewPasswordFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The box keeps its own text, so that what was typed before the script arrived stays; the hint only follows it.
  const follow = () => setTyped(box.current?.value ?? '');
  useEffect(follow, []);
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      required
      maxLength={128}
      ref={box}
      onInput={follow}
      help={passwordHint(typed)}
      error={error}
    />
  );
}
