import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Cómo analizar tus partidas de ajedrez"
      description="Un método en cuatro pasos para analizar tus partidas: primero sin motor, después con él."
      lead="Un método en cuatro pasos: primero sin motor, después con él."
      heading="Estamos escribiendo este artículo"
      points={[
        'Anotar lo que pensabas antes de mirar nada',
        'Encontrar los tres momentos que decidieron la partida',
        'Usar el motor para preguntar, no para copiar',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
