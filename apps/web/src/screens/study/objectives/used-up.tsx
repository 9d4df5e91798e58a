import { newNeeded, type Objetivo } from '@estratega/domain';
import { useState } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { count } from '../words.ts';

interface UsedUpProps {
  objective: Objetivo;
  onMore: () => Promise<void>;
  onClose: () => void;
}

/** Every exercise is answered and the objective is not met: two ways on, and neither is a lie. */
export function UsedUp({ objective: { medido, meta, titulo }, onMore, onClose }: UsedUpProps) {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  if (!medido) return null;
  const many = newNeeded(meta, medido);
  const more = async () => {
    setState({ busy: true });
    try {
      await onMore();
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return (
    <div className="agotado">
      <p>
        Ya respondiste todos sus ejercicios.{' '}
        {many === undefined
          ? 'Con unos pocos más no alcanza.'
          : `Con ${count(many, 'nuevo resuelto', 'nuevos resueltos')} a la primera lo cumples.`}
      </p>
      <div className="vias">
        <Button
          kind="primary"
          disabled={state.busy}
          aria-label={`Intentar otra vez con nuevas: ${titulo}`}
          onClick={more}
        >
          Intentar otra vez con nuevas
        </Button>
        <Button kind="secondary" aria-label={`Cerrar como no logrado: ${titulo}`} onClick={onClose}>
          Cerrar como no logrado
        </Button>
      </div>
      <p className="nota">
        Si lo cierras, cuenta como finalizado, la semana avanza y el tema vuelve la semana que viene.
      </p>
      <div role="status">{state.error ? <p className="falla">{messageOf(state.error)}</p> : null}</div>
    </div>
  );
}
