import type { Cuidado, VistaPrevia } from '@estratega/domain';
import { lazy, Suspense } from 'react';

// Only who wrote of it needs them.
const CareQuestion = lazy(() => import('../../ui/help/care-question.tsx').then((m) => ({ default: m.CareQuestion })));
const UnderAge = lazy(() => import('../../ui/help/care-question.tsx').then((m) => ({ default: m.UnderAge })));

interface CareProps {
  week: VistaPrevia | undefined;
  onAnswer: (answer: Cuidado) => void;
  onChess: (() => void) | undefined;
}

/** What the words leave open, asked where they are written. */
export function Care({ week, onAnswer, onChess }: CareProps) {
  if (!week?.duda && !week?.menor) return null;
  return (
    <div aria-live="polite">
      <Suspense fallback={null}>
        {week.menor ? <UnderAge onAdult={() => onAnswer({ edad: 'mayor' })} onChess={onChess} /> : null}
        {week.duda ? <CareQuestion onAnswer={(dinero) => onAnswer({ dinero })} /> : null}
      </Suspense>
    </div>
  );
}
