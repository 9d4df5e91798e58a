import type { ReactNode } from 'react';
import { Unfold } from '../../../ui/lesson/unfold.tsx';

/** Something to try before reading on. */
export function Exercise({ answer = 'Ver la respuesta', children }: { answer?: string; children: ReactNode }) {
  return <Unfold label={answer}>{children}</Unfold>;
}
