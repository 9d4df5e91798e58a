import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function About() {
  return (
    <PreparingPage
      title="Sobre nosotros"
      description="Qué es Estratega, cómo se arma cada plan semanal y en qué creemos."
      lead="Por qué existe Estratega y cómo se arma cada semana."
      heading="Estamos escribiendo esta página"
      points={[
        'Cómo se elige cada tarea y por qué vuelve lo que no salió',
        'Qué prometemos y qué no: ni atajos, ni milagros de Elo',
        'De dónde sale el material de estudio',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/contacto', label: 'Contacto' }}
    />
  );
}
