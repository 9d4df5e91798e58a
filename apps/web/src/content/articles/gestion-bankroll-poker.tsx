import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Gestión del bankroll en póker"
      description="Cuántas entradas necesitas para cada límite y cuándo subir o bajar de mesa."
      lead="Cuántas entradas tener, cuándo subir y cuándo bajar."
      heading="Estamos escribiendo este artículo"
      points={[
        'Por qué arriesgar una fracción pequeña en cada mesa',
        'Reglas distintas para cash games, torneos y Sit and Go',
        'Qué hacer en una mala racha',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
