import { useServerConfig } from '../../shell/api/config.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Button } from '../../ui/button/button.tsx';

export function GoogleButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const hydrated = useHydrated();
  // Until the server has said otherwise the button is offered: the click itself will tell.
  const available = useServerConfig()?.google !== false;
  return (
    <div className="campo">
      <Button
        className="google"
        full
        disabled={!hydrated || !available || busy}
        data-por-llegar={hydrated ? undefined : ''}
        aria-describedby={available ? undefined : 'google-no'}
        onClick={onClick}
      >
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="#4285F4"
            d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.2Z"
          />
          <path
            fill="#34A853"
            d="M12 23c3 0 5.4-1 7.3-2.6l-3.6-2.8c-1 .7-2.3 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.1V17A11 11 0 0 0 12 23Z"
          />
          <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7H2.1a11 11 0 0 0 0 10l3.7-2.9Z" />
          <path
            fill="#EA4335"
            d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.2-3.2A11 11 0 0 0 2.1 7l3.7 2.9C6.7 7.3 9.1 5.4 12 5.4Z"
          />
        </svg>
        Continuar con Google
      </Button>
      {available ? null : (
        <p className="ayuda" id="google-no">
          El acceso con Google no está disponible por ahora. Usa tu correo.
        </p>
      )}
    </div>
  );
}
