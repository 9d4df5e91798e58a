import { KINDS } from '@estratega/domain';
import { formatNumber } from '@estratega/lessons/compose';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { countKind, SITE_NAMES } from '../words.ts';
import type { Bringing } from './use-bring.ts';

const MB = 1024 * 1024;
const megabytes = (bytes: number): string => `${formatNumber(bytes / MB, 1)} MB`;

/** What is being done, how far it is, and a way out. */
export function Under({ state, onStop }: { state: Bringing; onStop: () => void }) {
  return (
    <div className="en-curso">
      {state.paso === 'pidiendo' ? (
        <Spinner>{`Pidiendo a ${SITE_NAMES[state.sitio]} las partidas de ${state.usuario}…`}</Spinner>
      ) : null}
      {state.paso === 'leyendo' ? (
        <Bar
          label="Lectura del archivo"
          value={state.progreso.bytes}
          max={state.progreso.total}
          text={[
            `Leyendo: ${megabytes(state.progreso.bytes)} de ${megabytes(state.progreso.total)}`,
            ...KINDS.filter((kind) => state.progreso[kind] > 0).map((kind) => countKind(state.progreso[kind], kind)),
          ].join(', ')}
        />
      ) : null}
      {state.paso === 'guardando' ? (
        <Bar
          label="Lo guardado"
          value={state.hechas}
          max={state.total}
          text={
            state.pausa === undefined
              ? `Guardando: ${formatNumber(state.hechas)} de ${formatNumber(state.total)}`
              : `Una pausa de ${formatNumber(state.pausa)} s y seguimos: ${formatNumber(state.hechas)} de ${formatNumber(state.total)}`
          }
        />
      ) : null}
      <Button onClick={onStop}>{state.paso === 'guardando' ? 'Dejarlo aquí' : 'Cancelar'}</Button>
    </div>
  );
}

function Bar({ label, value, max, text }: { label: string; value: number; max: number; text: string }) {
  return (
    <div className="traer-avance">
      <progress aria-label={label} value={value} max={Math.max(1, max)} />
      <p className="menor num">{text}</p>
    </div>
  );
}
