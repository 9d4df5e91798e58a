/** Title and description: the part of the front matter that the browser needs. */
export const HEADINGS = {
  'politica-de-privacidad': {
    title: 'Política de privacidad',
    description:
      'Qué datos guarda Estratega, para qué, cuánto tiempo y con quién se comparten; qué queda en tu navegador y cómo verlos, corregirlos o borrarlos.',
  },
  'terminos-y-condiciones': {
    title: 'Términos y condiciones',
    description:
      'Las reglas de uso de Estratega: edad, cuenta, qué incluye cada plan, precios en dólares y en pesos, renovación, cancelación y reembolsos.',
  },
  'proveedores-externos-de-pago': {
    title: 'Proveedores externos de pago',
    description:
      'Cómo se paga una suscripción de Estratega con PayPal, qué datos viajan en cada sentido y qué no vemos nunca: tu tarjeta.',
  },
  'mecanismos-para-derechos-de-usuario': {
    title: 'Mecanismos para derechos de usuario',
    description:
      'Cómo ver, descargar, editar y eliminar tus datos de Estratega desde tu cuenta o por correo, y en qué plazo respondemos.',
  },
  'consentimiento-explicito': {
    title: 'Consentimiento explícito',
    description:
      'Qué aceptas al registrarte en Estratega: la casilla de tratamiento de datos, los términos de marketing por separado y cómo retirar cada uno.',
  },
  'control-de-cambios-y-notificaciones-legales': {
    title: 'Control de cambios y notificaciones legales',
    description:
      'Cómo cambian los documentos legales de Estratega, con cuánta anticipación avisamos, la versión vigente de cada uno y cómo notificarnos algo.',
  },
  'seguridad-de-datos': {
    title: 'Seguridad de datos',
    description:
      'Cómo protege Estratega tu contraseña, tu sesión, tus planes y tus pagos; qué hacemos si algo falla y qué puedes hacer tú.',
  },
  'cumplimiento-de-regulaciones': {
    title: 'Cumplimiento de regulaciones',
    description:
      'Cómo cumple Estratega el RGPD europeo, la CCPA de California y la ley argentina 25.326, con el botón «No vender mi información personal».',
  },
} as const;
