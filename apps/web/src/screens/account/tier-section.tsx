import { longDate, TIER_RULES, type Usuario } from '@estratega/domain';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Section } from './section.tsx';

export function TierSection({ user }: { user: Usuario }) {
  const rules = TIER_RULES[user.plan];
  return (
    <Section id="tu-plan" title="Tu suscripción">
      <p className="tarifa">
        {rules.nombre}
        {user.planHasta ? <Tag tone="soft">Hasta el {longDate(new Date(user.planHasta))}</Tag> : null}
      </p>
      <dl className="datos num">
        <dt>Planes activos</dt>
        <dd>{rules.planesActivos}</dd>
        <dt>Anuncios</dt>
        <dd>{rules.anuncios ? 'Sí' : 'No'}</dd>
        <dt>Progresiones</dt>
        <dd>{rules.progresiones === null ? 'Ilimitadas' : `${user.progressCount} de ${rules.progresiones} usadas`}</dd>
        <dt>Información sobre el progreso</dt>
        <dd>{rules.informacionProgreso ? 'Sí' : 'No'}</dd>
      </dl>
      <ButtonLink to="/subscripcion-selector">
        {user.plan === 'pro' ? 'Ver mi suscripción' : 'Comparar planes'}
      </ButtonLink>
    </Section>
  );
}
