import type { Renovacion } from '@estratega/domain';
import type { Ref } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { capital, count, dayAndNumber } from '../words.ts';

interface RenewPreviewProps {
  preview: Renovacion;
  busy: boolean;
  onApply: () => void;
  onLeave: () => void;
  /** Its heading, which is gone to when it appears. */
  ref: Ref<HTMLHeadingElement>;
}

/** The days that are left as they would be, before anything changes. */
export function RenewPreview({ preview: { dias, objetivos }, busy, onApply, onLeave, ref }: RenewPreviewProps) {
  return (
    <section className="recupera-vista" aria-labelledby="renueva">
      <h3 id="renueva" ref={ref} tabIndex={-1}>
        Así quedaría lo que te falta
      </h3>
      {dias.map(({ dia, fecha, minutos, ejercicios, tareas }) => (
        <div key={fecha}>
          <h4>
            {capital(dayAndNumber(dia, fecha))}: {minutos} min
            {ejercicios > 0 ? `, ${count(ejercicios, 'ejercicio', 'ejercicios')}` : ''}
          </h4>
          <ul>
            {tareas.map(({ titulo, tiempo }) => (
              <li key={titulo}>
                «{titulo}», {tiempo} min
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h4>Objetivos</h4>
        <ul>
          {objetivos.map((titulo) => (
            <li key={titulo}>{titulo}</li>
          ))}
        </ul>
      </div>
      <p className="menor">Los días que ya empezaste y los objetivos que lograste no cambian.</p>
      <p className="recupera-botones">
        <Button aria-disabled={busy} onClick={onApply}>
          {busy ? 'Guardando…' : 'Pasarla a este formato'}
        </Button>
        <Button kind="tertiary" aria-disabled={busy} onClick={onLeave}>
          Dejarla como está
        </Button>
      </p>
    </section>
  );
}
