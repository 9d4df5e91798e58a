import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Control de cambios y notificaciones legales"
      description="Historial de cambios de los textos legales de Estratega y cómo se avisan."
      lead="Qué cambió, cuándo, y cómo te avisamos."
      heading="El historial se está armando"
      points={[
        'Fecha y resumen de cada cambio',
        'Con cuánta anticipación te avisamos',
        'Dónde leer las versiones anteriores',
      ]}
      onward={{ to: '/contacto', label: 'Hacer una consulta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
