import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Psicología del póker"
      description="Tilt, varianza y disciplina: cómo decidir bien cuando las cartas no ayudan."
      lead="Decidir bien cuando las cartas no ayudan."
      heading="Estamos escribiendo este artículo"
      points={[
        'Reconocer el tilt antes de que decida por ti',
        'Entender la varianza para no confundirla con jugar mal',
        'Rutinas antes, durante y después de la sesión',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
