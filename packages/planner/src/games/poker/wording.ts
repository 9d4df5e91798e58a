import type { Wording } from '../game.ts';

export const POKER_AREA_NAMES = {
  FUN: 'fundamentos',
  MAT: 'matemáticas',
  PRE: 'juego preflop',
  POS: 'juego postflop',
  EXP: 'explotación',
  GTO: 'teoría del equilibrio',
  CAS: 'partidas de cash',
  TOR: 'torneos',
  SNG: 'Sit and Go',
  MEN: 'juego mental',
  BAN: 'gestión de banca',
  REV: 'sesiones y revisión',
} as const;

export const POKER_WORDING: Wording = {
  item: ['mano', 'manos'],
  otherItem: { areas: ['MEN', 'BAN', 'REV'], item: ['situación', 'situaciones'] },
  reading: 'Decide el ejemplo antes de leer su cuenta y elige la respuesta de cada pregunta.',
  playRule: (level, format, named) =>
    level === 0
      ? 'Con fichas sin valor: todavía no se juega por dinero.'
      : format === 'cash' && named.includes('pk-men-tilt')
        ? 'Para al perder una caja o al llegar a tu señal, lo que venga antes.'
        : format === 'cash'
          ? 'Para al perder dos cajas o al cumplir el tiempo, vayas como vayas.'
          : 'Una sola entrada: si caes antes, la sesión terminó.',
  game: ['sesión', 'sesiones'],
  event: {
    look: {
      titulo: 'Después del torneo: un vistazo',
      consigna:
        'Pasa una sola vez las manos que más pesaron hoy, sin calculadora. Marca dos decisiones de duda y qué te hizo dudar en cada una; las cuentas esperan a mañana.',
    },
    list: {
      titulo: 'Lista para el torneo',
      consigna:
        'Repasa tu lista: sueño y comida, cuántas entradas te permites, con qué stack metes o te retiras, qué cambia cerca de los premios y cuándo te levantas.',
    },
    said: 'Lo que acabas de jugar se mira una vez y se suelta: en caliente solo se anota.',
  },
  levels: [
    'primeros pasos',
    'micro-límites (NL2–NL10)',
    'micro-límites altos (NL16–NL25)',
    'límites bajos (NL50–NL200)',
    'límites medios (NL400–NL2000)',
    'límites altos (NL5000 o más)',
  ],
  review: [
    { titulo: 'sin pistas y en orden mezclado' },
    { titulo: 'primero el rango del rival' },
    { titulo: 'una sola oportunidad por mano' },
    { titulo: 'la cuenta antes que la acción' },
    { titulo: 'explicar la decisión en voz alta' },
    { titulo: 'un dato lo cambia todo' },
    { titulo: 'reconocer el tema' },
    { titulo: 'lo que ya sabías hacer' },
  ],
  gentleReview: [
    { titulo: 'con calma y sin reloj' },
    { titulo: 'lo que ya sabías hacer' },
    { titulo: 'reconocer el tema' },
    { titulo: 'una cosa cada vez' },
  ],
  closingWithCare: [
    {
      titulo: 'qué ayudó esta semana',
      consigna:
        'Anota qué te ayudó a no jugar, con quién hablaste y un solo paso para los próximos días. Si no hubo ninguno, llama hoy a una línea de ayuda.',
    },
    {
      titulo: 'un paso más',
      consigna:
        'Escribe qué paso ya está hecho, cuál cuesta y el más pequeño que puedes dar mañana. Si hace falta, pausa el plan: es buena decisión.',
    },
    {
      titulo: 'cómo estuvo la semana',
      consigna:
        'Anota los momentos en que tuviste ganas de jugar, qué hiciste en su lugar y a quién puedes avisar la próxima vez.',
    },
  ],
  closingOfBeginners: [
    {
      titulo: 'lo que ya sabes hacer',
      consigna:
        'Escribe tres cosas que el primer día de la semana no sabías hacer y una que todavía te hace dudar: esa es tu foco.',
    },
    {
      titulo: 'una pregunta para la próxima semana',
      consigna:
        'Mira tus objetivos uno por uno, marca los logrados y escribe la pregunta que más te gustaría resolver la semana que viene.',
    },
  ],
  closing: [
    {
      titulo: 'cierre de la semana',
      consigna:
        'Repasa los objetivos uno por uno con tus apuntes delante, marca los logrados y elige un solo foco para la próxima semana.',
    },
    {
      titulo: 'decisiones, no resultados',
      consigna:
        'Escribe dos decisiones de la semana que repetirías aunque hubieran perdido y una que no. Decide con eso un único foco.',
    },
    {
      titulo: 'la fuga que se repite',
      consigna:
        'Vuelve a tus anotaciones, busca la decisión que más veces dudaste y conviértela en el foco de los próximos días.',
    },
    {
      titulo: 'cabeza y límites',
      consigna:
        'Puntúa de 1 a 5 tu concentración de cada día, anota si respetaste tus límites de dinero y de tiempo, y elige un foco.',
    },
  ],
};
