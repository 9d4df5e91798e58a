import './help-line.css';
import { AYUDA_DISCRETA, countryOf, JUGADORES_ANONIMOS, PAISES_AYUDA } from '@estratega/lessons/help';
import { Countries, Lines } from './lines.tsx';

/**
 * One closed line on every screen about poker. Plain elements: articles are not hydrated. Where the place is known, its
 * country comes first.
 */
export function HelpLine({ zonaHoraria }: { zonaHoraria?: string | undefined }) {
  const own = zonaHoraria === undefined ? undefined : countryOf(zonaHoraria);
  const others = PAISES_AYUDA.filter((country) => country !== own);
  return (
    <details className="ayuda-discreta">
      <summary>{AYUDA_DISCRETA.resumen}</summary>
      <div>
        <p>{AYUDA_DISCRETA.texto}</p>
        <Countries countries={own ? [own, ...others] : others} />
        <Lines lines={[JUGADORES_ANONIMOS]} />
      </div>
    </details>
  );
}
