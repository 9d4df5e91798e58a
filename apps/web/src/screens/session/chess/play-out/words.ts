import type { PlayOut } from '@estratega/lessons';
import type { BoardEnd } from '@estratega/lessons/play-out';
import type { Slip } from './playing.ts';

/** What the screen says of a play-out. */

export const RULE = {
  mate: 'No hay una sola línea: vale toda jugada que mantenga la victoria.',
  coronar: 'No hay una sola línea: vale toda jugada que mantenga la victoria.',
  ganar: 'No hay una sola línea: vale toda jugada que conserve la ventaja.',
  tablas: 'No hay una sola línea: vale toda jugada que mantenga las tablas.',
} as const satisfies Record<PlayOut['meta'], string>;

const moves = (count: number): string => (count === 1 ? '1 jugada' : `${count} jugadas`);

export const reachedTitle = ({ meta }: PlayOut, own: number): string => {
  if (meta === 'mate') return `Mate en ${moves(own)}`;
  if (meta === 'tablas') return `Aguantaste ${moves(own)}`;
  return `Ganado en ${moves(own)}`;
};

export const reachedReason = ({ meta }: PlayOut): string => {
  if (meta === 'mate') return 'Llegaste al mate sin soltar la victoria en ningún momento.';
  if (meta === 'tablas') return 'La posición está a salvo y lo demostraste: no hace falta jugar el resto.';
  return 'La victoria está demostrada. El resto ya lo sabes: no hace falta jugarlo.';
};

const ENDS: Readonly<Record<BoardEnd, string>> = {
  mate: 'Es mate. ',
  ahogado: 'El rey rival quedó ahogado. ',
  material: 'Ya no queda con qué dar mate. ',
  repeticion: 'La posición se repitió tres veces. ',
  cincuenta: 'Pasaron cincuenta jugadas sin captura ni avance de peón. ',
};

export const slipAside = ({ es }: Slip): string => (es === 'tablas' ? 'son tablas' : 'pierde');
export const slipReason = ({ explicacion }: PlayOut, { final }: Slip): string =>
  `${final ? ENDS[final] : ''}${explicacion}`;

export const TROUBLE = 'No pudimos traer lo que juzga esta posición. Revisa tu conexión: tu partida está guardada.';
