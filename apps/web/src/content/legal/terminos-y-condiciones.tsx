import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Términos y condiciones"
      description="Las reglas de uso de Estratega: edad, planes, precios, reembolsos y cancelación."
      lead="Las reglas de uso, los precios y la cancelación."
      heading="El texto completo se está revisando"
      points={[
        'Quién puede usar Estratega: mayores de 18 años o con consentimiento de su tutor',
        'Qué incluye cada plan, cuánto cuesta y en qué moneda',
        'Reembolsos en los primeros 7 días y cancelación',
      ]}
      onward={{ to: '/contacto', label: 'Hacer una consulta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
