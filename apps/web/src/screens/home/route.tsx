// Styles of what is kept are named here: the page needs them, and it does not load the drawings' code.
import '../../ui/board/board.css';
import '../../ui/card/playing-card.css';
import './features.css';
import './games.css';
import './home.css';
import { lazy, useState } from 'react';
import { useSession } from '../../shell/session/use-session.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Kept } from '../../ui/kept/kept.tsx';
import { Head } from '../../ui/page/head.tsx';
import { FirstMove } from './first-move/first-move.tsx';
import { SampleWeek } from './sample-week.tsx';
import { Today } from './today.tsx';

const WhatItDoes = lazy(async () => ({ default: (await import('./what-it-does.tsx')).WhatItDoes }));

/** The page is prerendered with both openings, and the browser shows one of them before anything is drawn. */
export default function Home() {
  const hydrated = useHydrated();
  const { status } = useSession();
  const signedIn = hydrated && status === 'signed-in';
  const visitor = hydrated && status === 'signed-out';
  return (
    <>
      <Head
        title="Planes de estudio para ajedrez y póker"
        description="Planes semanales de ajedrez y póker Texas Hold’em, hechos para tu nivel, tus horas y lo que se te resistió la semana pasada."
      />
      {visitor ? null : <Today signedIn={signedIn} />}
      {signedIn ? null : <Pitch />}
      <div className="bloque">
        {signedIn ? null : (
          <div className="solo-visita">
            <SampleWeek />
          </div>
        )}
        <Kept id="que-hace" Text={WhatItDoes} />
        {signedIn ? null : <Closing />}
      </div>
    </>
  );
}

function Pitch() {
  const [answered, setAnswered] = useState(false);
  return (
    <section className="vivo tapete solo-visita">
      <div className="vivo-in" data-fase={answered ? 'respondida' : 'juega'}>
        <div className="vivo-lema">
          <h1>Estudia como se juega: con un plan</h1>
          <p className="vivo-entra">
            Planes semanales de ajedrez y póker Texas Hold’em, hechos para tu nivel, tus horas y lo que se te resistió
            la semana pasada.
          </p>
          <div className="vivo-acc">
            {/* The first thing to do until a move has been made; then the next move is. */}
            <ButtonLink kind={answered ? 'secondary' : 'primary'} to="/catalogo-planes-de-estudio">
              Empieza a aprender
            </ButtonLink>
            <a className="btn btn-3" href="#semana">
              Mira una semana
            </a>
          </div>
        </div>
        <FirstMove onAnswered={setAnswered} />
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section className="cierre solo-visita">
      <div>
        <h2>Tu primera semana es gratis</h2>
        <p className="tenue">Un plan activo y tres progresiones, sin tarjeta.</p>
      </div>
      <ButtonLink kind="primary" large to="/catalogo-planes-de-estudio">
        Empieza a aprender
      </ButtonLink>
    </section>
  );
}
