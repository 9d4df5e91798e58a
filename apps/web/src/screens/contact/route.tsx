import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Contact() {
  return (
    <PreparingPage
      title="Contacto"
      description="Escríbele al equipo de Estratega: dudas, problemas con tu cuenta o ideas para tus planes."
      lead="Dudas, problemas con tu cuenta o ideas: las leemos todas."
      heading="El formulario de contacto está casi listo"
      points={[
        'Un mensaje con tu nombre y tu correo, y una respuesta de una persona',
        'Mientras tanto, la dirección de correo del pie de página ya funciona',
      ]}
      onward={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
