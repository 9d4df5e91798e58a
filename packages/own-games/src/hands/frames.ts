import type { ManoPropia } from '@estratega/domain';

/** A hand picture by picture, as a table shows it. Amounts in the hand's own unit. */

type Seat = ManoPropia['asientos'][number];
type Street = ManoPropia['historia'][number];
export type AccionMano = Street['acciones'][number];

export interface Cuadro {
  /** What has just happened; absent at the start, with blinds and antes in, and where a street was dealt. */
  readonly accion?: AccionMano;
  readonly calle: Street['calle'];
  readonly tablero: readonly string[];
  /** Everything in the middle, this street's bets included. */
  readonly bote: number;
  readonly asientos: readonly {
    readonly pos: Seat['pos'];
    readonly stack: number;
    /** On this street. */
    readonly apuesta: number;
    readonly fuera: boolean;
    readonly heroe: boolean;
  }[];
}

const cents = (amount: number): number => Math.round(amount * 100);

interface Place {
  readonly pos: Seat['pos'];
  readonly heroe: boolean;
  left: number;
  put: number;
  out: boolean;
}

/** In cents, so that no sum shows a trace of binary fractions. */
export const handFrames = (hand: ManoPropia): Cuadro[] => {
  const places: Place[] = hand.asientos.map(({ pos, stack, heroe = false }) => ({
    pos,
    heroe,
    left: cents(stack),
    put: 0,
    out: false,
  }));
  const at = (pos: Seat['pos']): Place | undefined => places.find((place) => place.pos === pos);
  let pot = 0;
  let board: string[] = [];
  const pay = (place: Place | undefined, amount: number, live: boolean): void => {
    if (!place) return;
    const paid = Math.max(0, Math.min(place.left, amount));
    place.left -= paid;
    pot += paid;
    if (live) place.put += paid;
  };
  const picture = (calle: Street['calle'], accion?: AccionMano): Cuadro => ({
    ...(accion ? { accion } : {}),
    calle,
    tablero: board,
    bote: pot / 100,
    asientos: places.map(({ pos, heroe, left, put, out }) => ({
      pos,
      heroe,
      stack: left / 100,
      apuesta: put / 100,
      fuera: out,
    })),
  });

  const ante = cents(hand.ante ?? 0);
  for (const place of places) if (hand.anteDe === undefined || place.pos === 'BB') pay(place, ante, false);
  const [small, big] = hand.ciegas;
  pay(at('SB'), cents(small), true);
  pay(at('BB'), cents(big), true);
  for (const { pos, viva = 0, muerta = 0 } of hand.puestas ?? []) {
    const place = at(pos);
    pay(place, cents(viva) - (place?.put ?? 0), true);
    pay(place, cents(muerta), false);
  }

  const frames: Cuadro[] = [];
  for (const [i, { calle, cartas = [], acciones }] of hand.historia.entries()) {
    if (i > 0) for (const place of places) place.put = 0;
    board = [...board, ...cartas];
    frames.push(picture(calle));
    for (const accion of acciones) {
      const place = at(accion.pos);
      if (accion.hace === 'fold' && place) place.out = true;
      else if (accion.a !== undefined && place) pay(place, cents(accion.a) - place.put, true);
      frames.push(picture(calle, accion));
    }
  }
  return frames;
};
