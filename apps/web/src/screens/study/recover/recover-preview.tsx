import type { Recuperacion } from '@estratega/domain';
import type { Ref } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Listed } from '../listed.tsx';
import { capital, count, dayAndNumber } from '../words.ts';
import { movedLine } from './recover-words.ts';

interface RecoverPreviewProps {
  preview: Recuperacion;
  busy: boolean;
  onApply: () => void;
  onLeave: () => void;
  /** Its heading, which is gone to when it appears. */
  ref: Ref<HTMLHeadingElement>;
}

/** The week as it would be, before anything is moved. */
export function RecoverPreview({ preview, busy, onApply, onLeave, ref }: RecoverPreviewProps) {
  return (
    <section className="recupera-vista" aria-labelledby="recupera">
      <h3 id="recupera" ref={ref} tabIndex={-1}>
        {preview.primeraSesion === undefined
          ? preview.recuperados === 0
            ? 'Así quedaría tu semana'
            : `Así quedaría: ${count(preview.recuperados, 'minuto', 'minutos')} de vuelta`
          : `Vuelve con ${preview.primeraSesion} minutos`}
      </h3>
      {preview.primeraSesion === undefined ? null : (
        <p className="menor">
          Una sesión corta hoy, y el resto de esta semana queda cerrado: la próxima parte de donde estás.
        </p>
      )}
      <Listed
        title="Días"
        items={preview.dias.map(
          ({ dia, fecha, minutos, antes }) =>
            `${capital(dayAndNumber(dia, fecha))}: ${minutos} min${antes === minutos || antes === 0 ? '' : `, antes ${antes}`}`,
        )}
      />
      <Listed title="Se mueve" items={preview.movidas.map(movedLine)} />
      <Listed
        title="Se deja fuera"
        items={preview.quitadas.map(({ titulo, tiempo }) => `«${titulo}», ${tiempo} min`)}
      />
      <Listed
        title={preview.objetivosFuera.length === 1 ? 'Con ello se va el objetivo' : 'Con ello se van los objetivos'}
        items={preview.objetivosFuera.map((titulo) => `«${titulo}»: vuelve la semana que viene`)}
      />
      <p className="recupera-botones">
        <Button aria-disabled={busy} onClick={onApply}>
          {busy ? 'Reorganizando…' : 'Reorganizar así'}
        </Button>
        <Button kind="tertiary" onClick={onLeave}>
          Dejarla como está
        </Button>
      </p>
    </section>
  );
}
