import type { Wording } from '../game.ts';

export const CHESS_AREA_NAMES = {
  FUN: 'fundamentos',
  TAC: 'táctica',
  CAL: 'cálculo',
  FIN: 'finales',
  APE: 'aperturas',
  EST: 'estrategia',
  PAR: 'partidas propias',
  COM: 'competición',
} as const;

export const CHESS_WORDING: Wording = {
  item: ['posición', 'posiciones'],
  reading: 'Mira el ejemplo y elige la respuesta de cada pregunta antes de leerla.',
  game: ['partida', 'partidas'],
  event: {
    look: {
      titulo: 'Después de la ronda: un vistazo',
      consigna:
        'Pasa una sola vez lo que jugaste hoy, sin motor. Marca dos momentos de duda y lo que tardaste en cada uno; lo demás espera a que termine el torneo.',
    },
    list: {
      titulo: 'Lista para la ronda',
      consigna:
        'Repasa tu lista: sueño y comida, hora de llegada, reparto del reloj, qué juegas con cada color y qué harás si la apertura te sorprende.',
    },
    said: 'Lo que acabas de jugar se mira una vez y se suelta: mañana hay otra ronda.',
  },
  levels: [
    'primeros pasos',
    'equivalente a 800–1099 de Elo',
    'equivalente a 1100–1399 de Elo',
    'equivalente a 1400–1699 de Elo',
    'equivalente a 1700–1999 de Elo',
    'equivalente a 2000–2199 de Elo',
    'equivalente a 2200 de Elo o más',
  ],
  review: [
    { titulo: 'sin pistas y en orden mezclado' },
    { titulo: 'primero la amenaza del rival' },
    { titulo: 'una sola oportunidad por posición' },
    { titulo: 'explicar en voz alta' },
    { titulo: 'de memoria y sin mover las piezas' },
    { titulo: 'lo que ya sabías hacer' },
    { titulo: 'reconocer el tema' },
    { titulo: 'comprobar dos veces' },
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
      titulo: 'qué funcionó y qué no',
      consigna: 'Escribe dos cosas que te salieron mejor que de costumbre y una que no. Decide con eso un único foco.',
    },
    {
      titulo: 'el error que se repite',
      consigna:
        'Vuelve a tus anotaciones de la semana, busca el error que se repite y conviértelo en el foco de los próximos días.',
    },
    {
      titulo: 'carta a tu próxima semana',
      consigna:
        'Redacta en cinco líneas qué sabes hoy que no sabías el primer día, qué sigue dudoso y cuál es tu foco.',
    },
  ],
};
