import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Mecanismos para derechos de usuario"
      description="Cómo ver, corregir, descargar o eliminar tus datos en Estratega."
      lead="Cómo ejercer tus derechos sobre tus datos."
      heading="Los derechos ya funcionan; el texto que los explica se está revisando"
      points={[
        'Ver, corregir y descargar tus datos desde «Mi cuenta»',
        'Eliminar tu cuenta y todo lo que contiene',
        'Pedirlo por correo si lo prefieres',
      ]}
      onward={{ to: '/cuenta', label: 'Ir a mi cuenta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
