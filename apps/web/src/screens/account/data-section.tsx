import type { Usuario } from '@estratega/domain';
import { lazy, Suspense, useState } from 'react';
import { saveFile } from '../../shell/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon, TrashIcon } from '../../ui/icon/screen-icons.tsx';
import { downloadData } from './account-api.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';
import { Declined, useConfirmation } from './use-confirmation.tsx';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((m) => ({ default: m.DeleteDialog })));

export function DataSection({ user, token }: { user: Usuario; token: string }) {
  const { busy, run, outcome } = useOutcome();
  const { guarded, dialog } = useConfirmation(token, user.accesos.password);
  const [deleting, setDeleting] = useState(false);

  return (
    <>
      <Section id="descargar" title="Descargar tus datos" text="Todo lo que guardamos de ti, en un archivo JSON.">
        <Button
          disabled={busy}
          onClick={() =>
            void run(
              async () => saveFile(await guarded(() => downloadData(token)), 'estratega-datos.json'),
              'Descarga lista: estratega-datos.json',
              (cause) => cause instanceof Declined,
            )
          }
        >
          <DownloadIcon />
          {busy ? 'Preparando…' : 'Descargar mis datos'}
        </Button>
        {outcome}
        {dialog}
      </Section>
      <Section
        id="eliminar"
        title="Eliminar la cuenta"
        text="Borra tus planes, tu progreso y tus datos. No se puede deshacer."
      >
        <Button kind="danger" className="ajuste-borrar" onClick={() => setDeleting(true)}>
          <TrashIcon />
          Eliminar mi cuenta
        </Button>
        {deleting ? (
          <Suspense fallback={null}>
            <DeleteDialog user={user} token={token} onClose={() => setDeleting(false)} />
          </Suspense>
        ) : null}
      </Section>
    </>
  );
}
