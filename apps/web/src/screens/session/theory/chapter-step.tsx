import type { Etapa } from '@estratega/lessons';
import type { Paso } from '@estratega/lessons/compose';
import { Card } from './card.tsx';
import { Look } from './look.tsx';

interface ChapterStepProps {
  step: Paso & { tipo: 'mira' | 'ficha' };
  /** What is left of the chapter, here or where it comes back. */
  ficha: Etapa['ficha'];
  last: boolean;
  onNext: () => void;
  /** Absent at the first step. */
  onBack: (() => void) | undefined;
  announce: (text: string) => void;
}

/** What of a chapter is not answered: looked at, or kept. */
export function ChapterStep({ step, ficha, ...rest }: ChapterStepProps) {
  if (step.tipo === 'mira') return <Look texto={step.texto} escena={step.escena} {...rest} />;
  return ficha ? <Card ficha={ficha} next={step.clave === 'ficha' ? 'A la prueba' : 'Siguiente'} {...rest} /> : null;
}
