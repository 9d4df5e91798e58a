import './empty-catalogue.css';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { PlusIcon } from './icons.tsx';

export function EmptyCatalogue() {
  return (
    <section className="vacio hoja">
      <Illustration name="empty" />
      <h2>Aún no hay jugadas en tu planilla</h2>
      <p>
        Cuéntanos qué juegas, cuánto sabes y qué días puedes estudiar. Tu primera semana estará lista en unos segundos.
      </p>
      <ButtonLink kind="primary" large to="/agregar-plan-de-estudio">
        <PlusIcon />
        Crear mi primer plan
      </ButtonLink>
    </section>
  );
}
