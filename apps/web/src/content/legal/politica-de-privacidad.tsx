import { PreparingPage } from '../../ui/preparing/preparing-page.tsx';

export default function Content() {
  return (
    <PreparingPage
      title="Política de privacidad"
      description="Qué datos guarda Estratega, para qué los usa y cómo puedes verlos, corregirlos o borrarlos."
      lead="Qué datos guardamos, para qué y por cuánto tiempo."
      heading="El texto completo se está revisando"
      points={[
        'Qué datos pedimos y cuáles se generan al estudiar',
        'Para qué los usamos y con quién se comparten',
        'Cuánto tiempo los conservamos y cómo los borramos',
      ]}
      onward={{ to: '/contacto', label: 'Hacer una consulta' }}
      also={{ to: '/', label: 'Volver al inicio' }}
    />
  );
}
