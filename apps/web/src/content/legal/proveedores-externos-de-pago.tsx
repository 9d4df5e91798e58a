import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Proveedores externos de pago"
      description="Quién procesa los pagos de Estratega y qué datos recibe."
      lead="Quién cobra y qué datos recibe."
      heading="El texto completo se está revisando"
      points={[
        'Qué proveedor procesa las suscripciones',
        'Qué datos recibe y cuáles nunca pasan por nosotros',
        'Cómo reclamar un cobro',
      ]}
      onward={{ to: '/contacto', label: 'Hacer una consulta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
