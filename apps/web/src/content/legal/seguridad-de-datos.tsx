import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Seguridad de datos"
      description="Cómo protege Estratega tu cuenta y tus datos."
      lead="Cómo cuidamos tu cuenta y tus planes."
      heading="El texto completo se está revisando"
      points={[
        'Cómo se guardan las contraseñas y las sesiones',
        'Copias de seguridad y recuperación',
        'Qué hacemos si algo falla, y cómo avisarnos',
      ]}
      onward={{ to: '/contacto', label: 'Hacer una consulta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
