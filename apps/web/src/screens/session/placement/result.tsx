import type { PruebaNivel, ResultadoPrueba } from '@estratega/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Head } from '../../../ui/page/head.tsx';

interface ResultProps {
  test: PruebaNivel;
  resultado: ResultadoPrueba;
  /** It was opened from the form of a new plan. */
  inForm: boolean;
  onLeave: () => void;
  onRepeat: () => void;
}

/** What twelve answers say, in words, and what becomes of it. */
export function Result({ test, resultado, inForm, onLeave, onRepeat }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <main className="prueba-fin tapete" id="contenido">
      <Head title="Tu nivel estimado" description="Lo que dice tu prueba de nivel." noIndex />
      <div>
        <h1 ref={title} tabIndex={-1}>
          {resultado.titulo}
        </h1>
        <div
          className="tramos"
          role="img"
          aria-label={`${resultado.aciertos} aciertos de ${resultado.de}, en el orden en que respondiste.`}
        >
          {test.hechos.map(({ ejercicio, acierto }) => (
            <i key={ejercicio} className={acierto ? 'si' : 'no'} />
          ))}
        </div>
        <p>{resultado.detalle}</p>
        <p>
          {inForm
            ? 'Tu plan partirá de este nivel, y de lo que mostraste en cada tema.'
            : 'Tu próxima semana partirá de este nivel, y de lo que mostraste en cada tema.'}
        </p>
        <div className="fila">
          <Button kind="primary" large onClick={onLeave}>
            {inForm ? 'Seguir con mi plan' : 'Volver a la semana'}
          </Button>
          <Button large onClick={onRepeat}>
            Repetir la prueba
          </Button>
        </div>
      </div>
    </main>
  );
}
