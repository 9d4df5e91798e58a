import { type Calle, type CalleJugada, type Mesa, POSITIONS, type Pos } from '@estratega/lessons';
import { replay } from '@estratega/lessons/replay';

/** The hand as it stands at the decision. */
export interface TableState {
  readonly calle: Calle;
  readonly tablero: readonly string[];
  /** The one pot that is ever told: what is in the middle and what is in front. */
  readonly bote: number;
  /** What the hero must add to go on, where it is the hero's turn. */
  readonly aPagar: number;
  /** Share of what is played for that it must win to break even, in %; absent where there is nothing to pay. */
  readonly precio?: number;
  /** Clockwise from whoever acts first before the flop. */
  readonly asientos: readonly {
    readonly pos: Pos;
    readonly stack: number;
    readonly apuesta: number;
    readonly fuera: boolean;
    readonly heroe: boolean;
    readonly muestra?: readonly string[] | undefined;
  }[];
}

/** As the hand is replayed, seat by seat in the order in which they are drawn. */
export function tableState(mesa: Mesa, historia: readonly CalleJugada[]): TableState {
  const { calle, mesa: tablero, bote, turno, aPagar, precio, stacks, apuestas, vivos } = replay(mesa, historia);
  const asientos = [...mesa.asientos]
    .sort((a, b) => POSITIONS.indexOf(a.pos) - POSITIONS.indexOf(b.pos))
    .map(({ pos, heroe = false, muestra }) => ({
      pos,
      heroe,
      muestra,
      stack: stacks[pos] ?? 0,
      apuesta: apuestas[pos] ?? 0,
      fuera: !vivos.includes(pos),
    }));
  const mine = asientos.some(({ pos, heroe }) => heroe && pos === turno);
  return {
    calle,
    tablero,
    bote,
    aPagar: mine ? aPagar : 0,
    ...(mine && precio !== null ? { precio } : {}),
    asientos,
  };
}
