import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Consentimiento explícito"
      description="Qué aceptas al crear tu cuenta en Estratega y cómo retirar el consentimiento."
      lead="Qué aceptas, cuándo, y cómo cambiarlo."
      heading="El texto completo se está revisando"
      points={[
        'La casilla de tratamiento de datos, obligatoria',
        'El consentimiento de comunicaciones, aparte y opcional',
        'Cómo cambiar tu elección desde «Mi cuenta»',
      ]}
      onward={{ to: '/cuenta', label: 'Ir a mi cuenta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
