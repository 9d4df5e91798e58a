import type { Campo } from '@estratega/domain';

/**
 * What the home page asks: three of six, harder after a right answer and easier after a wrong one. All of them are exercises of the bank that
 * a test of the level may ask (`tools/src/first-moves.test.ts`), so that these three are its first three.
 */
export interface Position {
  readonly id: string;
  /** Chess: what is asked, and why it works, in one line each. A hand says both by itself. */
  readonly pregunta?: string;
  readonly porque?: string;
}

/** By how many were answered, then by how many of them were right. */
export const POSITIONS: Readonly<Record<Campo, readonly (readonly Position[])[]>> = {
  Ajedrez: [
    [{ id: 'ajuzjxf8', pregunta: 'Mate en una. ¿La ves?', porque: 'La dama cruza la fila y el rey no tiene salida.' }],
    [
      {
        id: 'aj1b15de',
        pregunta: 'Mate en una. ¿La ves?',
        porque: 'Tu rey cubre e7, f7 y g7; la torre, toda la fila.',
      },
      { id: 'ajb51rmj', pregunta: 'Mate en dos. ¿Lo ves?', porque: 'La dama encierra al rey; la torre da el mate.' },
    ],
    [
      { id: 'ajaudmum', pregunta: 'Hay una pieza suelta. ¿La ves?', porque: 'Nadie defendía a la dama de e5.' },
      {
        id: 'ajay47wr',
        pregunta: 'Se puede ganar la dama. ¿Cómo?',
        porque: 'La torre se aparta con jaque y el alfil captura la dama.',
      },
      { id: 'ajnpxm4a', pregunta: 'Mate en dos. ¿Lo ves?', porque: 'La dama de g8 cierra las salidas del rey.' },
    ],
  ],
  'Poker Texas Holdem': [
    [{ id: 'pkxe380w' }],
    [{ id: 'pkdzm5qr' }, { id: 'pk58a4w0' }],
    [{ id: 'pkgks91c' }, { id: 'pkppypje' }, { id: 'pk7kmzef' }],
  ],
};

/** The game that the page comes with, and its first position. */
export const FIRST_GAME: Campo = 'Ajedrez';
export const FIRST = POSITIONS[FIRST_GAME][0]?.[0];

export const STEPS = 3;

/** The next one; nothing once three are answered. */
export const positionAfter = (campo: Campo, answers: readonly { readonly acierto: boolean }[]): Position | undefined =>
  POSITIONS[campo][answers.length]?.[answers.filter(({ acierto }) => acierto).length];
