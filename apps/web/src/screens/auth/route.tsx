import './auth.css';
import type { Campo } from '@estratega/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { GAME_NAMES, useOpenTests } from '../../shell/open-test/store.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page } from '../../ui/page/page.tsx';
import { AuthForm } from './auth-form.tsx';
import { MODE_TEXT, type Mode } from './mode.ts';
import { ModeTabs, PANEL_ID } from './mode-tabs.tsx';

export default function AuthScreen() {
  const asked = useLocation().state?.mode;
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Mode>();
  // The prerendered page is the register form; who came by an «Iniciar sesión» link gets the other one.
  const mode: Mode = chosen ?? (hydrated && asked === 'login' ? 'login' : 'register');
  const text = MODE_TEXT[mode];
  const { pruebas } = useOpenTests();
  const waiting = (Object.keys(pruebas) as Campo[]).find((campo) => pruebas[campo]?.guardar);

  return (
    <Page>
      <Head
        title={text.title}
        description="Crea tu cuenta de Estratega o inicia sesión para seguir con tus planes de ajedrez y póker."
      />
      <div className="acceso-pag">
        <div className="acceso">
          <div>
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
            {waiting && hydrated ? (
              <p className="lead" role="note">
                Tu semana de {GAME_NAMES[waiting]} te espera: {mode === 'register' ? 'con la cuenta' : 'al entrar'} la
                guardas.
              </p>
            ) : null}
          </div>
          <ModeTabs mode={mode} onChange={setChosen} />
          <div className="panel" id={PANEL_ID} role="tabpanel" aria-labelledby={`acceso-${mode}`}>
            {/* A new form per mode: what was wrong in one says nothing about the other. */}
            <AuthForm key={mode} mode={mode} />
          </div>
        </div>
        <aside className="acceso-lado tapete" aria-label="Qué incluye el plan gratuito">
          <Illustration name="hero" />
          <h2>Siete días, un plan y un repaso honesto</h2>
          <p className="menor tenue">El plan gratuito incluye un plan activo y tres progresiones.</p>
        </aside>
      </div>
    </Page>
  );
}
