import type { PruebaNivel, ResultadoPrueba } from '@estratega/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { LevelRuler } from '../../../ui/level-ruler/level-ruler.tsx';
import { Head } from '../../../ui/page/head.tsx';
import { Missed } from './missed.tsx';

interface ResultProps {
  test: PruebaNivel;
  resultado: ResultadoPrueba;
  /** What becomes of it, in a sentence. */
  follows: string;
  /** What the week would hold. */
  week?: ReactNode;
  /** What can be done with it: at hand all the time. */
  foot: ReactNode;
  /** What few will want. */
  again: ReactNode;
  onLeave: () => void;
}

/** What a dozen answers say: the estimate with its doubt, what was missed and why, and what becomes of it. */
export function Result({ test, resultado, follows, week, foot, again, onLeave }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { regla } = resultado;
  const own = regla.tramos.find(({ tuyo }) => tuyo);
  // The figure below says the rest in large type: who listens hears it here.
  const [name] = resultado.titulo.split(':');
  return (
    <main className="res" id="contenido">
      <Head title="Tu nivel estimado" description="Lo que dice tu prueba de nivel." noIndex />
      <section className="res-alto tapete">
        <div className="res-arriba">
          <Button kind="icon" aria-label="Cerrar el resultado" onClick={onLeave}>
            <CloseIcon />
          </Button>
          <span className="nota num">
            Prueba de nivel, {resultado.aciertos} de {resultado.de}
          </span>
        </div>
        <h1 ref={title} tabIndex={-1}>
          <span aria-hidden="true">{name}</span>
          <span className="vh">{resultado.titulo}</span>
        </h1>
        <p className="res-cifra" aria-hidden="true">
          <b className={regla.cifra ? 'num' : 'res-nombre'}>{regla.cifra ?? own?.nombre}</b>
          {regla.margen ? <span className="num">{regla.margen}</span> : null}
          {regla.escala ? <small>{regla.escala}</small> : null}
        </p>
        <LevelRuler regla={regla} />
        <p>{resultado.detalle}</p>
        <p>{follows}</p>
      </section>
      <div className="res-der">
        <Missed fallos={test.fallos ?? []} />
        {week}
        <div className="res-fin">
          <div className="res-pie">{foot}</div>
          {again}
        </div>
      </div>
    </main>
  );
}
