import { messageOf } from '../../shell/api/errors.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** A part of the screen that did not come, and the way to ask for it again. */
export function LoadFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  return (
    <div className="sin-lista" role="alert">
      <Notice tone="bad">
        <p>{messageOf(error)}</p>
      </Notice>
      <Button onClick={onAgain}>Volver a intentar</Button>
    </div>
  );
}
