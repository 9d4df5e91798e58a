import type { Capitulo } from '@estratega/lessons';
import type { Paso } from '@estratega/lessons/compose';
import { Card } from './card.tsx';
import { Look } from './look.tsx';

interface ChapterStepProps {
  step: Paso & { tipo: 'mira' | 'ficha' };
  capitulo: Capitulo | undefined;
  last: boolean;
  onNext: () => void;
  /** Absent at the first step. */
  onBack: (() => void) | undefined;
  announce: (text: string) => void;
}

/** What of a chapter is not answered: looked at, or kept. */
export function ChapterStep({ step, capitulo, ...rest }: ChapterStepProps) {
  if (step.tipo === 'mira') return <Look texto={step.texto} escena={step.escena} {...rest} />;
  return capitulo ? <Card capitulo={capitulo} {...rest} /> : null;
}
