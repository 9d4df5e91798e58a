import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Errores comunes en ajedrez"
      description="Los errores que más partidas cuestan por debajo de 1600 y cómo corregirlos con ejercicios cortos."
      lead="Los errores que más partidas cuestan, y el hábito que corrige cada uno."
      heading="Estamos escribiendo este artículo"
      points={[
        'Piezas colgadas y la ronda de control',
        'Jugar sin mirar la amenaza del rival',
        'Perder finales que estaban ganados',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
