import type { Standing } from '@estratega/lessons/play-out';

/** A position being played out, as a pure machine. */

export type Phase =
  /** The player's turn. */
  | 'juega'
  /** The move is being judged and answered. */
  | 'piensa'
  | 'logrado'
  | 'escapo'
  | 'rendido'
  /** What judges it could not be reached. */
  | 'falla';

export type Slip = Extract<Standing, { estado: 'escapo' }>;

export interface Playing {
  readonly fase: Phase;
  /** From the exercise's position, both sides. */
  readonly jugado: readonly string[];
  /** 1 for the first try. */
  readonly intento: number;
  readonly pista: boolean;
  /** How it slipped, and what punishes it. */
  readonly desliz?: (Slip & { readonly castigo?: string | undefined }) | undefined;
  /** Who gives up is shown a move that kept it. */
  readonly muestra?: string | undefined;
}

export type PlayAction =
  | { readonly tipo: 'jugar'; readonly jugada: string }
  | { readonly tipo: 'contestar'; readonly jugada: string }
  | { readonly tipo: 'logrado' }
  | { readonly tipo: 'escapo'; readonly desliz: Slip; readonly castigo?: string | undefined }
  | { readonly tipo: 'falla' }
  | { readonly tipo: 'reintentar' }
  | { readonly tipo: 'pista' }
  | { readonly tipo: 'rendirse' }
  | { readonly tipo: 'mostrar'; readonly jugada: string }
  /** Before the move that let it slip, or from the beginning. */
  | { readonly tipo: 'seguir' }
  | { readonly tipo: 'desde-el-inicio' };

/** A game that was interrupted goes on: with an odd number of moves the answer is still to come. */
export const begin = (jugado: readonly string[] = []): Playing => ({
  fase: jugado.length % 2 === 1 ? 'piensa' : 'juega',
  jugado,
  intento: 1,
  pista: false,
});

/** The player's last move, and what the rival answered to it, taken back. */
const beforeSlip = (jugado: readonly string[]): readonly string[] =>
  jugado.slice(0, jugado.length % 2 === 1 ? -1 : Math.max(0, jugado.length - 2));

export function play(now: Playing, action: PlayAction): Playing {
  switch (action.tipo) {
    case 'jugar':
      return now.fase === 'juega' ? { ...now, fase: 'piensa', jugado: [...now.jugado, action.jugada] } : now;
    case 'contestar':
      return now.fase === 'piensa' ? { ...now, fase: 'juega', jugado: [...now.jugado, action.jugada] } : now;
    case 'logrado':
      return { ...now, fase: 'logrado' };
    case 'escapo':
      return { ...now, fase: 'escapo', desliz: { ...action.desliz, castigo: action.castigo } };
    case 'falla':
      return now.fase === 'piensa' ? { ...now, fase: 'falla' } : now;
    case 'reintentar':
      return now.fase === 'falla' ? { ...now, fase: 'piensa' } : now;
    case 'pista':
      return { ...now, pista: true };
    case 'rendirse':
      return now.fase === 'juega' ? { ...now, fase: 'rendido' } : now;
    case 'mostrar':
      return now.fase === 'rendido' ? { ...now, muestra: action.jugada } : now;
    case 'seguir':
      return { ...begin(beforeSlip(now.jugado)), intento: now.intento + 1, pista: now.pista };
    case 'desde-el-inicio':
      return { ...begin(), intento: now.intento + 1, pista: now.pista };
  }
}
