import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Impacto cognitivo del ajedrez"
      description="Qué dice la investigación sobre ajedrez, memoria, atención y toma de decisiones, sin exageraciones."
      lead="Lo que la investigación sostiene, y lo que todavía no."
      heading="Estamos escribiendo este artículo"
      points={[
        'Memoria, patrones y por qué los maestros «ven» más',
        'Atención y control de impulsos',
        'Cuánto se transfiere fuera del tablero',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
