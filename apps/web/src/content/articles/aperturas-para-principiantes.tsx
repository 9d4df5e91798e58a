import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Aperturas para principiantes"
      description="Tres principios y dos sistemas de apertura para llegar al medio juego con las piezas bien puestas."
      lead="Tres principios y dos sistemas para llegar al medio juego con las piezas bien puestas."
      heading="Estamos escribiendo este artículo"
      points={[
        'Centro, desarrollo y enroque: qué hacer en las diez primeras jugadas',
        'La Italiana con blancas, jugada a jugada',
        'Qué elegir con negras según tu estilo',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
