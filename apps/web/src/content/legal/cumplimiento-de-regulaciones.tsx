import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Cumplimiento de regulaciones"
      description="Cómo cumple Estratega el RGPD, la CCPA y la Ley 25.326 de Argentina."
      lead="RGPD, CCPA y Ley 25.326 de Argentina."
      heading="El texto completo se está revisando"
      points={[
        'Tus derechos según el RGPD (Unión Europea)',
        'La CCPA (California) y la opción «No vender mi información personal»',
        'La Ley 25.326 de protección de datos personales (Argentina)',
      ]}
      onward={{ to: '/contacto', label: 'Hacer una consulta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
