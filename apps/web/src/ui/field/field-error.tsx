import './field.css';
import { AlertIcon } from '../icon/screen-icons.tsx';

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="error" id={id}>
      <AlertIcon />
      {children}
    </p>
  );
}
