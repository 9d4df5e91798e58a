import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Estrategias básicas de Texas Hold’em"
      description="Posición, manos iniciales y probabilidades del bote: la base del Texas Hold’em."
      lead="Posición, manos iniciales y probabilidades del bote."
      heading="Estamos escribiendo este artículo"
      points={[
        'Con qué manos entrar desde cada posición',
        'Bote, apuesta y la probabilidad que necesitas',
        'Cuándo apostar por valor y cuándo pasar',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
