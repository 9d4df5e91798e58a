import type { ManoPropia } from '@estratega/domain';
import type { Mesa } from '@estratega/lessons';
import { formatAmount, streetName, streetWords } from '@estratega/lessons/compose';
import { type Cuadro, handFrames } from '@estratega/own-games';
import type { TableState } from '../../../ui/poker-table/table-state.ts';

/** A stored hand as the drawn table wants it: chips in a tournament, big blinds in a cash game, whatever its currency. */

export interface Step {
  readonly calle: Cuadro['calle'];
  /** What has just happened. */
  readonly texto: string;
  readonly mesa: TableState;
  /** Who did it. */
  readonly turno?: Mesa['asientos'][number]['pos'] | undefined;
  /** A street was dealt, or the hand begins. */
  readonly reparte: boolean;
}

export interface ReplayedHand {
  readonly mesa: Mesa;
  readonly pasos: readonly Step[];
  /** How it ended, in one sentence. */
  readonly final: string;
}

export function replayHand(hand: ManoPropia): ReplayedHand {
  const chips = hand.tipo === 'torneo';
  const big = hand.ciegas[1];
  const to = (amount: number): number => (chips ? amount : Math.round((amount / big) * 100) / 100);
  const mesa: Mesa = {
    tipo: chips ? 'mtt' : 'cash',
    unidad: chips ? 'fichas' : 'bb',
    ciegas: [to(hand.ciegas[0]), to(big)],
    ...(hand.ante === undefined
      ? {}
      : { ante: { quien: hand.anteDe === 'BB' ? ('BB' as const) : ('todos' as const), valor: to(hand.ante) } }),
    asientos: hand.asientos.map(({ pos, stack, heroe }) => ({ pos, stack: to(stack), ...(heroe ? { heroe } : {}) })),
  };
  let raised = false;
  const pasos = handFrames(hand).map(({ accion, calle, tablero, bote, asientos }): Step => {
    const told = accion && { ...accion, ...(accion.a === undefined ? {} : { a: to(accion.a) }) };
    const texto = told
      ? // A first raise opens only before the flop, and only where nobody raised before.
        streetWords(mesa, { calle: calle === 'pre' && !raised ? 'pre' : 'flop', acciones: [told] })
      : calle === 'pre'
        ? 'Las ciegas están puestas.'
        : `${streetName(calle)}.`;
    if (accion?.hace === 'raise' || accion?.hace === 'allin') raised = true;
    return {
      calle,
      texto,
      turno: accion?.pos,
      reparte: !accion,
      mesa: {
        calle,
        tablero,
        bote: to(bote),
        aPagar: 0,
        asientos: asientos.map((seat) => ({ ...seat, stack: to(seat.stack), apuesta: to(seat.apuesta) })),
      },
    };
  });
  const own = hand.asientos.some(({ heroe }) => heroe);
  const sum = (amount: number) => formatAmount(to(amount), mesa.unidad);
  const final = [
    `Bote final: ${sum(hand.bote)}.`,
    hand.comision > 0 ? `Comisión: ${sum(hand.comision)}.` : '',
    own ? `Tu resultado: ${hand.netoHeroe > 0 ? '+' : ''}${sum(hand.netoHeroe)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return { mesa, pasos, final };
}
