import type { Etapa } from '@estratega/lessons';
import type { Paso } from '@estratega/lessons/compose';
import { lazy, Suspense, useState } from 'react';
import type { Material } from '../../../shell/data/packs.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Waiting } from '../waiting.tsx';
import { Card } from './card.tsx';
import { gainSentence, gainWords, keepGain, readGain } from './gain.ts';
import { Look } from './look.tsx';

const GainTest = lazy(() => import('./gain-test.tsx').then((m) => ({ default: m.GainTest })));

interface ChapterStepProps {
  step: Paso & { tipo: 'mira' | 'ficha' };
  /** With what is left of the chapter, here or where it comes back. */
  etapa: Etapa | undefined;
  material: Pick<Material, 'capitulos'>;
  /** The task's, under which what is kept of it is kept. */
  partida: string;
  last: boolean;
  onNext: () => void;
  /** Absent at the first step. */
  onBack: (() => void) | undefined;
  announce: (text: string) => void;
}

/** What of a chapter is not answered: looked at, or kept. Before its first step and at its card what it gains may be measured. */
export function ChapterStep({ step, etapa, material, partida, ...rest }: ChapterStepProps) {
  const [measuring, setMeasuring] = useState(false);
  const ficha = etapa?.ficha;
  const unidad = etapa?.unidad ?? '';
  const capitulo = material.capitulos.get(unidad);
  const medida = capitulo?.medida;
  const gain = readGain(partida, unidad);
  const isFirst = step.tipo === 'mira' && step.clave === capitulo?.pasos[0]?.clave;
  const isEnd = step.tipo === 'ficha' && step.clave === 'ficha';

  if (measuring && medida)
    return (
      <Suspense fallback={<Waiting>Preparando el ejercicio…</Waiting>}>
        <GainTest
          ids={isEnd ? medida.despues : medida.antes}
          paquetes={medida.paquetes}
          gainOf={(right) => (isEnd ? { ...gain, despues: right } : { antes: right })}
          onMeasured={(measured) => keepGain(partida, unidad, measured)}
          onLeave={() => setMeasuring(false)}
          announce={rest.announce}
        />
      </Suspense>
    );

  const offered =
    medida && (isFirst ? gain.antes === undefined : isEnd && gain.antes !== undefined && gain.despues === undefined);
  const told = medida && (isFirst || isEnd) && gain.antes !== undefined;
  const { aprueba, ejercicios = [] } = capitulo?.prueba ?? {};
  const beside = (
    <>
      {isEnd && !rest.last && ejercicios.length > 0 ? (
        <p className="menor">
          Ahora, la prueba: {ejercicios.length} respuestas. Se aprueba con {aprueba}.
        </p>
      ) : null}
      {told ? (
        <p className="menor">
          <b>{gainWords(gain, medida.antes.length)}</b> {gain.despues === undefined && isEnd ? '' : gainSentence(gain)}
        </p>
      ) : null}
      {offered ? (
        <Button kind="secondary" onClick={() => setMeasuring(true)}>
          {isEnd ? 'Mide lo que ganaste: otros 8 ejercicios' : 'Mide lo que ganas: 8 ejercicios antes'}
        </Button>
      ) : null}
    </>
  );
  if (step.tipo === 'mira')
    return (
      <Look texto={step.texto} escena={step.escena} {...rest}>
        {beside}
      </Look>
    );
  return ficha ? (
    <Card ficha={ficha} next={step.clave === 'ficha' ? 'A la prueba' : 'Siguiente'} {...rest}>
      {beside}
    </Card>
  ) : null;
}
