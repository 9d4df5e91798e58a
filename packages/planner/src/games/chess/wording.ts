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
  game: ['partida', 'partidas'],
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
    {
      titulo: 'sin pistas y en orden mezclado',
      consigna:
        'Resuelve los {n} ejercicios en el orden en que aparecen, sin que nadie te diga qué buscar. Antes de mover, escribe qué tema crees que es.',
    },
    {
      titulo: 'primero la amenaza del rival',
      consigna:
        'En cada uno de los {n} ejercicios responde primero qué haría el rival si le tocara jugar; después busca tu jugada.',
    },
    {
      titulo: 'una sola oportunidad por posición',
      consigna:
        'Tienes un único intento en cada uno de los {n} ejercicios: escribe la línea entera antes de abrir la solución. Si fallas, anótala y sigue.',
    },
    {
      titulo: 'explicar en voz alta',
      consigna:
        'Resuelve los {n} ejercicios y, antes de comprobar, explica en voz alta por qué tu jugada funciona y por qué la segunda mejor no.',
    },
    {
      titulo: 'de memoria y sin mover las piezas',
      consigna:
        'Mira cada posición, aparta la vista y calcula de memoria. Son {n} ejercicios: solo vale la respuesta que puedas decir completa.',
    },
    {
      titulo: 'ordenar por dificultad',
      consigna:
        'Recorre los {n} ejercicios una vez, ordénalos de más fácil a más difícil y resuélvelos en ese orden. Compara tu orden con tus aciertos.',
    },
    {
      titulo: 'qué tema era cada una',
      consigna:
        'Resuelve los {n} ejercicios y al final escribe, sin mirar, qué tema trabajaba cada uno. Reconocer el tema cuenta tanto como acertar.',
    },
    {
      titulo: 'comprobar dos veces',
      consigna:
        'Encuentra la jugada en los {n} ejercicios y busca después la mejor réplica del rival. Solo se cuenta como acierto si tu línea la resiste.',
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
