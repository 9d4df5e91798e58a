import { Link } from 'react-router';

export const CONSENT_REQUIRED = 'Para seguir necesitamos que marques esta casilla.';

/** The same words wherever consent is asked. */
export function DataConsentText() {
  return (
    <>
      Acepto el tratamiento de mis datos según la <Link to="/politica-de-privacidad">política de privacidad</Link>, y
      declaro que soy mayor de 18 años o que tengo el consentimiento de mi tutor.{' '}
      <span className="tenue">(obligatorio)</span>
    </>
  );
}

export function MarketingConsentText() {
  return (
    <>
      Quiero recibir novedades y ofertas por correo. <span className="tenue">(opcional)</span>
    </>
  );
}
