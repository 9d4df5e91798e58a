import './help-panel.css';
import {
  AYUDA,
  countryOf,
  dialled,
  JUGADORES_ANONIMOS,
  type LineaAyuda,
  PAISES_AYUDA,
  type Telefono,
} from '@estratega/lessons/help';

const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = ({ comprobado }: Telefono): string => MONTH.format(new Date(`${comprobado}-01T00:00:00Z`));

/** Shown over the session to a player who spoke of trouble: quiet, short, and never in the way of the week. */
export function HelpPanel({ zonaHoraria }: { zonaHoraria: string }) {
  const own = countryOf(zonaHoraria);
  return (
    <section className="auxilio" aria-labelledby="ayuda">
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
    </section>
  );
}

function Lines({ lines }: { lines: readonly LineaAyuda[] }) {
  return (
    <ul>
      {lines.map(({ nombre, servicio, telefono, donde }) => (
        <li key={nombre}>
          <b>{nombre}</b>
          {telefono ? (
            <>
              {': '}
              <a className="num" href={`tel:${dialled(telefono)}`}>
                {telefono.numero}
              </a>
            </>
          ) : null}
          <br />
          {servicio}{' '}
          <small>
            {telefono
              ? `Número publicado en ${monthOf(telefono)}; si no responde, búscalo en ${donde}.`
              : `Búscalo en ${donde}.`}
          </small>
        </li>
      ))}
    </ul>
  );
}
