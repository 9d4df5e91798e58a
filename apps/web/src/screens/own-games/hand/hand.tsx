import './hand.css';
import type { ManoGuardada } from '@estratega/domain';
import { streetName } from '@estratega/lessons/compose';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../../shell/use-media.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PokerTable } from '../../../ui/poker-table/poker-table.tsx';
import { tableLabel } from '../../../ui/poker-table/table-words.ts';
import { HandReviewed } from '../review/hand-review.tsx';
import { useWalkKeys } from '../use-walk-keys.ts';
import { HandExercise } from './hand-exercise.tsx';
import { replayHand } from './replay-hand.ts';

/** The hand on the drawn table, step by step. */
export function Hand({ saved }: { saved: ManoGuardada }) {
  const { mano: hand, ejercicios } = saved;
  const { mesa, pasos, final } = useMemo(() => replayHand(hand), [hand]);
  const last = pasos.length - 1;
  const phone = useMedia('(max-width: 63.99rem)');
  const [at, setAt] = useState(0);
  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)));
  const steps = useRef<HTMLOListElement>(null);
  const step = pasos[at] ?? pasos[0];

  useWalkKeys(at, last, go);

  // The list follows the table, within itself: the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` moves the mark.
  useEffect(() => {
    const list = steps.current;
    const now = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !now) return;
    const [top, bottom] = [now.offsetTop - list.offsetTop, now.offsetTop - list.offsetTop + now.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [at]);

  if (!step) return null;
  return (
    <div className="mano" data-titulo-corto="">
      <div className="pano tapete">
        <PokerTable
          seats={step.mesa.asientos}
          unidad={mesa.unidad}
          pot={step.mesa.bote}
          board={step.mesa.tablero}
          hand={hand.mano}
          turn={step.turno}
          label={tableLabel({ mano: hand.mano }, mesa, step.mesa)}
          together={phone}
          stay
          dealing={step.reparte && at > 0}
        />
        <div className="mandos">
          <p className="mano-ahora" aria-live="polite">
            {step.texto} {at === last ? final : ''}
          </p>
          <div className="mano-botones">
            <Button onClick={() => go(at - 1)} disabled={at === 0}>
              Anterior
            </Button>
            <span className="num menor">
              {at + 1} de {pasos.length}
            </span>
            <Button kind="primary" onClick={() => go(at + 1)} disabled={at === last}>
              Siguiente
            </Button>
          </div>
          <p className="nota teclas-mano" aria-hidden="true">
            También con las flechas ← → del teclado.
          </p>
        </div>
      </div>
      <div className="mano-lado">
        <section aria-labelledby="acciones">
          <h2 id="acciones">La mano</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard. */}
          <ol className="pasos-mano" ref={steps} tabIndex={0} aria-label="Acciones de la mano">
            {pasos.map(({ calle, texto, reparte }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand never changes.
              <li key={i} className={reparte ? 'calle' : undefined}>
                <button type="button" onClick={() => go(i)} aria-current={i === at ? 'step' : undefined}>
                  {reparte ? streetName(calle) : texto}
                </button>
              </li>
            ))}
          </ol>
          <p className="menor tenue">{final}</p>
        </section>
        <HandReviewed id={saved.id} hand={hand} />
        {ejercicios.length > 0 ? <HandExercise ids={ejercicios} /> : null}
      </div>
    </div>
  );
}
