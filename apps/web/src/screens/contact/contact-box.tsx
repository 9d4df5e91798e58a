import '../../ui/field/field.css';
import { CONTACT_MAX, type ContactField } from '@estratega/domain';
import { type ComponentProps, useId } from 'react';
import { FieldError } from '../../ui/field/field-error.tsx';

interface ContactBoxProps extends ComponentProps<'input'> {
  label: string;
  name: ContactField;
  error: string | undefined;
}

/** A line, or for the message a box. A box has no maxLength: it would cut a pasted text in silence. */
export function ContactBox({ label, error, ...input }: ContactBoxProps) {
  const id = useId();
  const box = {
    ...input,
    id,
    className: 'entrada',
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="campo">
      <label htmlFor={id}>{label}</label>
      {input.name === 'message' ? (
        <textarea {...(box as ComponentProps<'textarea'>)} rows={7} />
      ) : (
        <input {...box} maxLength={CONTACT_MAX[input.name]} />
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
