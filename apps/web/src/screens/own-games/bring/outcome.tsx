import { KINDS, listOf } from '@estratega/domain';
import { countOf, formatNumber } from '@estratega/lessons/compose';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { countKind, SITE_NAMES } from '../words.ts';
import type { Brought } from './use-bring.ts';

/** What came of it: kept, repeated, waiting, left out and why. */
export function Outcome({ brought, partial = false }: { brought: Brought; partial?: boolean }) {
  const { nuevas, repetidas, enEspera, rechazadas, leido, ajenas, jugador, sitio, primera } = brought;
  const kept = nuevas.partidas + nuevas.manos;
  const again = repetidas + leido.repetidas;
  const out = leido.rechazadasTotal + rechazadas.length;
  return (
    <div className="saldo">
      <Notice tone={kept > 0 ? 'good' : 'info'}>
        <p>
          <b>{headline(brought, partial)}</b>
        </p>
        {again > 0 ? (
          <p>
            {kept === 0 && out === 0 ? '' : 'Además, '}
            {again === 1 ? 'una ya estaba guardada.' : `${formatNumber(again)} ya estaban guardadas.`}
          </p>
        ) : null}
        {enEspera > 0 ? (
          <p>
            {enEspera === 1 ? 'Una queda' : `${formatNumber(enEspera)} quedan`} en espera: pasan de lo que se analiza
            este mes. No se pierden.
          </p>
        ) : null}
        {jugador !== undefined && sitio === undefined && nuevas.partidas > 0 ? (
          <p>
            Te contamos como <b>{jugador}</b>.
          </p>
        ) : null}
        {ajenas > 0 ? (
          <p>
            {countOf(ajenas, 'partida', 'partidas')} sin {jugador === undefined ? 'tu nombre' : `«${jugador}»`} no se{' '}
            {ajenas === 1 ? 'guardó' : 'guardaron'}.
          </p>
        ) : null}
        {leido.sinAsiento > 0 ? (
          <p>
            {countOf(leido.sinAsiento, 'mano', 'manos')} no {leido.sinAsiento === 1 ? 'dice' : 'dicen'} cuál es tu
            asiento: {leido.sinAsiento === 1 ? 'se puede ver, pero no cuenta' : 'se pueden ver, pero no cuentan'} en lo
            que muestran tus manos.
          </p>
        ) : null}
      </Notice>
      {primera && nuevas.partidas === 1 && nuevas.manos === 0 ? (
        <ButtonLink kind="tertiary" to={`/mis-partidas/partida/${primera}`}>
          Abrir la partida
        </ButtonLink>
      ) : null}
      {out > 0 ? (
        <details className="traer-fuera">
          <summary>{out === 1 ? 'Una quedó fuera' : `${formatNumber(out)} quedaron fuera`}: por qué</summary>
          <ul>
            {leido.rechazadas.map(({ archivo, linea, motivo }) => (
              <li key={`${archivo} ${linea} ${motivo}`}>
                <span className="donde num">{whereOf(archivo, linea, sitio)}</span> {motivo}
              </li>
            ))}
            {rechazadas.map((motivo, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={i}>{motivo}</li>
            ))}
          </ul>
          {leido.rechazadasTotal > leido.rechazadas.length ? (
            <p className="nota tenue">Y {formatNumber(leido.rechazadasTotal - leido.rechazadas.length)} más.</p>
          ) : null}
        </details>
      ) : null}
    </div>
  );
}

const whereOf = (archivo: string, linea: number, sitio: Brought['sitio']): string =>
  sitio ? `Partida ${formatNumber(linea)}:` : `${archivo ? `${archivo}, línea` : 'Línea'} ${formatNumber(linea)}:`;

function headline({ nuevas, repetidas, leido, sitio, jugador }: Brought, partial: boolean): string {
  const kept = KINDS.filter((kind) => nuevas[kind] > 0);
  if (kept.length > 0)
    return `${partial ? 'Antes de eso guardamos' : 'Guardamos'} ${listOf(kept.map((kind) => countKind(nuevas[kind], kind)))}.`;
  if (repetidas + leido.repetidas > 0) return 'No hay nada nuevo.';
  if (sitio && leido.rechazadasTotal === 0)
    return `${jugador ?? 'Ese usuario'} no tiene partidas que podamos traer de ${SITE_NAMES[sitio]}.`;
  return 'No encontramos partidas ni manos que sepamos leer.';
}
