import './ad.css';
import { formatArs, PRICES, TIER_RULES, type Tier } from '@estratega/domain';
import { ButtonLink } from '../button/button.tsx';

/** Our own notices: nothing is loaded from anywhere else. */
const NOTICES = [
  {
    text: `Estudia sin anuncios y con dos planes a la vez: ${TIER_RULES.basic.nombre}, ${formatArs(PRICES.basic.ars)} al mes.`,
    to: '/subscripcion-selector',
    label: 'Ver planes',
  },
  {
    text: `Cuatro planes, tus gráficos de progreso y tus novedades en cada semana: ${TIER_RULES.pro.nombre}, ${formatArs(PRICES.pro.ars)} al mes.`,
    to: '/subscripcion-selector',
    label: 'Ver planes',
  },
  {
    text: 'Avanza sin límite de semanas con un plan pago: tu historia decide la semana siguiente.',
    to: '/subscripcion-selector',
    label: 'Ver planes',
  },
] as const;

/** A slot for tiers with ads, marked as such; nothing at all for the rest, or while the tier is unknown. */
export function Ad({ tier }: { tier: Tier | undefined }) {
  if (!tier || !TIER_RULES[tier].anuncios) return null;
  const notice = NOTICES[new Date().getDate() % NOTICES.length] ?? NOTICES[0];
  return (
    <aside className="anuncio" aria-label="Anuncio">
      <div>
        <p className="anuncio-rot">Anuncio</p>
        <p>{notice.text}</p>
      </div>
      <ButtonLink to={notice.to}>{notice.label}</ButtonLink>
    </aside>
  );
}
