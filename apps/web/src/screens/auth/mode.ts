export type Mode = 'register' | 'login';

export const MODES = ['register', 'login'] as const satisfies readonly Mode[];

/** Every word that changes with the mode. The failures are those of the spec's error catalogue. */
export const MODE_TEXT = {
  register: {
    tab: 'Registrarse',
    title: 'Crea tu cuenta',
    lead: 'Gratis y sin tarjeta. Tu primer plan, en dos minutos.',
    submit: 'Crear cuenta',
    sending: 'Creando cuenta…',
    failure: 'Error al registrar el usuario. Verifica los datos.',
  },
  login: {
    tab: 'Iniciar sesión',
    title: 'Inicia sesión',
    lead: 'Tu semana sigue donde la dejaste.',
    submit: 'Iniciar sesión',
    sending: 'Entrando…',
    failure: 'Correo o contraseña incorrectos.',
  },
} as const satisfies Record<Mode, Record<string, string>>;

export const GOOGLE_FAILURE = 'No se pudo iniciar sesión con Google.';
