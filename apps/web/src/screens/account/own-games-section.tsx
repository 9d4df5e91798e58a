import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from './section.tsx';

export function OwnGamesSection() {
  return (
    <Section id="mis-partidas" title="Tus partidas y manos" text="Lo que trajiste, lo que muestra y cómo borrarlo.">
      <ButtonLink to="/mis-partidas">Ver mis partidas y manos</ButtonLink>
    </Section>
  );
}
