import type { Causa } from '../schema/chess.ts';

/** What a wrong move runs into, in words. `con` is the punishing reply, already written as a person would. */

interface Words {
  /** Follows the move: "5.Cd4 pierde la dama". */
  readonly titulo: string;
  readonly con: (reply: string) => string;
  readonly sin: string;
}

const losing = (what: string, without: string): Words => ({
  titulo: `pierde ${what}`,
  con: (reply) => `El rival contesta ${reply} y te quedas sin ${without}.`,
  sin: `Después de esa jugada no hay manera de conservar ${what}.`,
});

const WORDS: Readonly<Record<Causa, Words>> = {
  mate: {
    titulo: 'permite el mate',
    con: (reply) => `Contra ${reply} no hay defensa: te dan mate.`,
    sin: 'Tu rey queda sin defensa y te dan mate.',
  },
  pierde_dama: losing('la dama', 'dama'),
  pierde_torre: losing('una torre', 'una torre'),
  pierde_pieza: losing('una pieza', 'una pieza'),
  pierde_calidad: {
    titulo: 'pierde la calidad',
    con: (reply) => `Con ${reply} el rival gana la calidad: torre por pieza menor.`,
    sin: 'Entregas una torre por una pieza menor.',
  },
  pierde_peon: losing('un peón', 'un peón'),
  deja_escapar: {
    titulo: 'deja escapar la ocasión',
    con: (reply) => `Con ${reply} el rival se salva: lo que había ya no está.`,
    sin: 'No pierde nada, pero había una jugada que ganaba y ya no está.',
  },
  tablas: {
    titulo: 'lleva a tablas',
    con: (reply) => `Tras ${reply} ya no puedes ganar: la partida es tablas.`,
    sin: 'Después de esa jugada ya no puedes ganar: la partida es tablas.',
  },
  final_perdido: {
    titulo: 'pierde el final',
    con: (reply) => `Con ${reply} el final está perdido.`,
    sin: 'El final que queda está perdido.',
  },
  pierde_ventaja: {
    // What is left may still win: only that the best move leaves much more is true of them all.
    titulo: 'se queda corta',
    con: (reply) => `Después de ${reply} quedas claramente peor que con la mejor jugada.`,
    sin: 'Quedas claramente peor que con la mejor jugada.',
  },
};

/** "pierde la dama"; without a known cause, only that something is better. */
export const causeTitle = (causa: Causa | undefined): string => (causa ? WORDS[causa].titulo : 'no es la jugada');

export const causeReason = (causa: Causa | undefined, reply: string | undefined): string => {
  if (!causa) return 'Hay algo más fuerte en esta posición.';
  return reply === undefined ? WORDS[causa].sin : WORDS[causa].con(reply);
};
