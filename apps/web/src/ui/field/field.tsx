import './field.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  /** A control inside the box, at its right. */
  action?: ReactNode;
}

export function Field({ label, error, help, action, id: givenId, ...input }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [help && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ');
  const box = (
    <input
      {...input}
      id={id}
      className="entrada"
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    />
  );
  return (
    <div className="campo">
      <label htmlFor={id}>{label}</label>
      {action ? (
        <span className="con-boton">
          {box}
          {action}
        </span>
      ) : (
        box
      )}
      {help ? (
        <p className="ayuda" id={`${id}-ayuda`}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
