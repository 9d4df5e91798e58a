import type { ReactNode } from 'react';
import { Logo } from '../../../ui/logo/logo.tsx';
import { Head } from '../../../ui/page/head.tsx';

/** Before there is an exercise to fill the screen. */
export function Framed({ children }: { children: ReactNode }) {
  return (
    <main className="s-antes tapete" id="contenido">
      <Head title="Repaso de hoy" description="Lo que fallaste y vence hoy, ejercicio por ejercicio." noIndex />
      <Logo />
      <h1>Repaso de hoy</h1>
      {children}
    </main>
  );
}
