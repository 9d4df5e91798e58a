import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Called on Escape and when the browser closes the dialog; without it the dialog must be answered. */
  onClose?: () => void;
}

/** The browser's own modal: it traps focus, makes the rest inert and gives focus back. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className="dialogo"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Browsers may close it on a second Escape even so: one that must be answered opens again.
      onClose={() => (onClose ? onClose() : ref.current?.showModal())}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
