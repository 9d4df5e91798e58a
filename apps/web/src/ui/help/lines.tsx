import { monthAndYear } from '@estratega/domain';
import { dialled, type LineaAyuda, type PaisAyuda } from '@estratega/lessons/help';

export function Lines({ lines }: { lines: readonly LineaAyuda[] }) {
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
              ? `Número publicado en ${monthAndYear(telefono.comprobado)}; no lo comprobamos llamando. Confírmalo en ${donde}.`
              : `Búscalo en ${donde}.`}
          </small>
        </li>
      ))}
    </ul>
  );
}

export function Countries({ countries }: { countries: readonly PaisAyuda[] }) {
  return countries.map(({ pais, lineas }) => (
    <div key={pais}>
      {/* Not a heading: it stands in pages of any outline. */}
      <p className="pais">{pais}</p>
      <Lines lines={lineas} />
    </div>
  ));
}
