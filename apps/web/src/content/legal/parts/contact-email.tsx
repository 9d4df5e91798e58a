import { useServerConfig } from '../../../shell/api/config.ts';

/** What the prerendered page shows until this installation says its own. */
const DEFAULT_EMAIL = 'hola@estratega.example';
export const EMAIL_MARK = 'data-correo';

export function ContactEmail() {
  const email = useServerConfig()?.contactEmail ?? DEFAULT_EMAIL;
  return (
    <a href={`mailto:${email}`} {...{ [EMAIL_MARK]: '' }}>
      {email}
    </a>
  );
}
