import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon, TrashIcon } from '../../ui/icon/screen-icons.tsx';
import { downloadData } from './account-api.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((m) => ({ default: m.DeleteDialog })));

export function DataSection({ token }: { token: string }) {
  const { busy, run, outcome } = useOutcome();
  const [deleting, setDeleting] = useState(false);

  return (
    <>
      <Section id="descargar" title="Descargar tus datos" text="Todo lo que guardamos de ti, en un archivo JSON.">
        <Button
          disabled={busy}
          onClick={() => void run(async () => save(await downloadData(token)), 'Descarga lista: estratega-datos.json')}
        >
          <DownloadIcon />
          {busy ? 'Preparando…' : 'Descargar mis datos'}
        </Button>
        {outcome}
      </Section>
      <Section
        id="eliminar"
        title="Eliminar la cuenta"
        text="Borra tus planes, tu progreso y tus datos. No se puede deshacer."
      >
        <Button kind="danger" onClick={() => setDeleting(true)}>
          <TrashIcon />
          Eliminar mi cuenta
        </Button>
        {deleting ? (
          <Suspense fallback={null}>
            <DeleteDialog token={token} onClose={() => setDeleting(false)} />
          </Suspense>
        ) : null}
      </Section>
    </>
  );
}

function save(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'estratega-datos.json';
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
