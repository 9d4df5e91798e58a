import './environment-notice.css';
import { useServerConfig } from '../api/config.ts';

/** Says that outside services are stand-ins (test mode); production sends no such notice. */
export function EnvironmentNotice() {
  const notice = useServerConfig()?.avisoEntorno;
  if (!notice) return null;
  return (
    <aside className="entorno" aria-label="Entorno de prueba">
      <span>{notice.texto}</span>
      <a href={notice.url}>Ver detalles</a>
    </aside>
  );
}
