import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** On a phone the way out is an icon beside the account's: a touch that missed must not end the session. */
export function SignOutDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog title="¿Cerrar la sesión?" onClose={onStay}>
      <p>Tus planes quedan en tu cuenta. Lo que este dispositivo guarda para estudiar sin conexión se borra.</p>
      <div className="acc">
        <Button onClick={onStay}>Seguir con la sesión</Button>
        <Button kind="primary" onClick={onLeave}>
          Cerrar sesión
        </Button>
      </div>
    </Dialog>
  );
}
