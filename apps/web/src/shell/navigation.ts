/** Where the shell leads. Labels are short: each page has its own full title. */
export interface NavLinkItem {
  to: string;
  label: string;
}

export const POKER_ARTICLES: readonly NavLinkItem[] = [
  { to: '/gestion-bankroll-poker', label: 'Gestión del bankroll' },
  { to: '/estrategias-basicas-texas-holdem', label: 'Estrategias básicas' },
  { to: '/estrategias-avanzadas-texas-holdem', label: 'Estrategias avanzadas' },
  { to: '/errores-en-el-poker', label: 'Errores en el póker' },
  { to: '/psicologia-del-poker', label: 'Psicología del póker' },
];

export const CHESS_ARTICLES: readonly NavLinkItem[] = [
  { to: '/aperturas-para-principiantes', label: 'Aperturas para principiantes' },
  { to: '/errores-comunes', label: 'Errores comunes' },
  { to: '/impacto-cognitivo-del-ajedrez', label: 'Impacto cognitivo del ajedrez' },
  { to: '/analizar-partidas-ajedrez', label: 'Analizar partidas' },
  { to: '/mejorar-elo-en-ajedrez', label: 'Mejorar el Elo' },
];

export const LEGAL_LINKS: readonly NavLinkItem[] = [
  { to: '/politica-de-privacidad', label: 'Política de privacidad' },
  { to: '/terminos-y-condiciones', label: 'Términos y condiciones' },
  { to: '/proveedores-externos-de-pago', label: 'Proveedores externos de pago' },
  { to: '/mecanismos-para-derechos-de-usuario', label: 'Mecanismos para derechos de usuario' },
  { to: '/consentimiento-explicito', label: 'Consentimiento explícito' },
  { to: '/control-de-cambios-y-notificaciones-legales', label: 'Control de cambios y notificaciones legales' },
  { to: '/seguridad-de-datos', label: 'Seguridad de datos' },
  { to: '/cumplimiento-de-regulaciones', label: 'Cumplimiento de regulaciones' },
];
