import './help-box.css';
import './help-panel.css';
import { AYUDA, countryOf, JUGADORES_ANONIMOS, PAISES_AYUDA } from '@estratega/lessons/help';
import { Button } from '../button/button.tsx';
import { Lines } from './lines.tsx';

/** Shown over the session to a player who spoke of trouble: quiet, short, and never in the way of the week. */
interface HelpPanelProps {
  zonaHoraria: string;
  /** The player says that the words meant something else. */
  onNotMine: () => void;
  busy?: boolean;
}

export function HelpPanel({ zonaHoraria, onNotMine, busy }: HelpPanelProps) {
  const own = countryOf(zonaHoraria);
  return (
    <section className="auxilio auxilio-panel" aria-labelledby="ayuda">
      <h2 id="ayuda">{AYUDA.titulo}</h2>
      <p>{AYUDA.intro}</p>
      <ul>
        {AYUDA.pasos.map(({ titulo, texto }) => (
          <li key={titulo}>
            <b>{titulo}.</b> {texto}
          </li>
        ))}
      </ul>
      <p>{AYUDA.urgencia}</p>
      {own ? (
        <>
          <h3>Dónde te escuchan en {own.pais}</h3>
          <Lines lines={[...own.lineas, JUGADORES_ANONIMOS]} />
        </>
      ) : null}
      <details open={!own}>
        <summary>{own ? 'Ayuda en otros países' : 'Ayuda en tu país'}</summary>
        {PAISES_AYUDA.filter((country) => country !== own).map(({ pais, lineas }) => (
          <div key={pais}>
            <h3>{pais}</h3>
            <Lines lines={lineas} />
          </div>
        ))}
        {own ? null : <Lines lines={[JUGADORES_ANONIMOS]} />}
      </details>
      <p className="no-es-mi-caso">
        <Button kind="tertiary" disabled={busy} onClick={onNotMine}>
          No es mi caso
        </Button>
      </p>
    </section>
  );
}
