import type { ReactNode } from 'react';
import { Logo } from '../../../ui/logo/logo.tsx';
import { Head } from '../../../ui/page/head.tsx';

export function Framed({ children }: { children: ReactNode }) {
  return (
    <main className="s-antes tapete" id="contenido">
      <Head
        title="Prueba de nivel"
        description="Mide tu nivel en 4 minutos con ejercicios que se ajustan a ti."
        noIndex
      />
      <Logo />
      <h1>Prueba de nivel</h1>
      {children}
    </main>
  );
}
