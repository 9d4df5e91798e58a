import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Errores en el póker"
      description="Los errores que más dinero cuestan en las mesas bajas y cómo dejar de cometerlos."
      lead="Los errores que más cuestan en las mesas bajas."
      heading="Estamos escribiendo este artículo"
      points={[
        'Jugar demasiadas manos fuera de posición',
        'Pagar «para ver» sin las cuentas hechas',
        'Subir de límite por impulso',
      ]}
      onward={{ to: '/catalogo-planes-de-estudio', label: 'Empieza a aprender' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
