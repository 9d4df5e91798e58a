import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Mejorar el Elo en ajedrez"
      description="Cómo repartir tus horas entre táctica, finales, aperturas y partidas para subir de Elo."
      lead="En qué gastar las horas según tu Elo actual."
      heading="Estamos escribiendo este artículo"
      points={[
        'Qué estudiar en cada tramo de Elo',
        'Partidas largas o rápidas: cuándo conviene cada una',
        'Cómo medir el progreso sin mirar el Elo todos los días',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
