import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Estrategias avanzadas de Texas Hold’em"
      description="Rangos, tamaños de apuesta y faroles equilibrados para Texas Hold’em."
      lead="Pensar en rangos, elegir tamaños y farolear con cuentas."
      heading="Estamos escribiendo este artículo"
      points={[
        'Poner al rival en un rango y no en una mano',
        'Tamaños de apuesta según la textura de la mesa',
        'Faroles que se sostienen con números',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
