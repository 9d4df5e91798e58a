import type { ManoPropia } from '@estratega/domain';

/**
 * Whether a hand adds up, looked over again by whoever must not trust where it comes from: seats, cards, streets, stacks,
 * the pot and the player's result. A hand that the readers let through always does.
 */

const cents = (amount: number): number => Math.round(amount * 100);
const CARDS: Readonly<Record<string, number>> = { pre: 0, flop: 3, turn: 1, river: 1 };
const STREETS = ['pre', 'flop', 'turn', 'river'] as const;

const exact = (amounts: readonly (number | undefined)[]): boolean =>
  amounts.every((amount) => amount === undefined || Math.abs(amount * 100 - cents(amount)) < 1e-3);

const cardsOf = (hand: ManoPropia): string[] => [
  ...(hand.mano ?? []),
  ...hand.historia.flatMap(({ cartas }) => cartas ?? []),
];

/** What each seat put into the pot, what nobody called left out; undefined where a stack does not hold it. */
const paidBy = (hand: ManoPropia): ReadonlyMap<string, number> | undefined => {
  const stack = new Map(hand.asientos.map(({ pos, stack: own }) => [pos as string, cents(own)]));
  const total = new Map<string, number>();
  const ante = cents(hand.ante ?? 0);
  const pay = (pos: string, amount: number): void => {
    total.set(pos, (total.get(pos) ?? 0) + amount);
  };
  if (ante > 0)
    for (const { pos } of hand.asientos)
      if (hand.anteDe === undefined || pos === 'BB') pay(pos, Math.min(ante, stack.get(pos) ?? 0));
  for (const [street, { acciones }] of hand.historia.entries()) {
    const put = new Map<string, number>();
    if (street === 0) {
      const [small, big] = hand.ciegas.map(cents) as [number, number];
      const blind = (pos: string, amount: number): void => {
        if (stack.has(pos)) put.set(pos, Math.min(amount, (stack.get(pos) ?? 0) - (total.get(pos) ?? 0)));
      };
      blind('SB', small);
      blind('BB', big);
      for (const { pos, viva = 0, muerta = 0 } of hand.puestas ?? []) {
        if (!stack.has(pos)) return undefined;
        if (viva > 0) put.set(pos, Math.max(put.get(pos) ?? 0, cents(viva)));
        pay(pos, cents(muerta));
      }
    }
    for (const { pos, hace, a } of acciones) {
      if (!stack.has(pos)) return undefined;
      if (hace === 'fold' || hace === 'check') continue;
      if (a === undefined || cents(a) < (put.get(pos) ?? 0)) return undefined;
      put.set(pos, cents(a));
    }
    const order = [...put.values()].sort((x, y) => y - x);
    const uncalled = (order[0] ?? 0) - (order[1] ?? 0);
    const top = [...put].find(([, amount]) => amount === order[0])?.[0];
    for (const [pos, amount] of put) pay(pos, amount - (pos === top ? uncalled : 0));
    for (const [pos, amount] of put)
      if ((total.get(pos) ?? 0) + (pos === top ? uncalled : 0) > (stack.get(pos) ?? 0) && amount > 0) return undefined;
  }
  return total;
};

/** Undefined where it adds up; else why not, in Spanish. */
export const handFault = (hand: ManoPropia): string | undefined => {
  const seats = hand.asientos.map(({ pos }) => pos);
  if (new Set(seats).size !== seats.length) return 'Hay dos jugadores en la misma posición.';
  if (hand.asientos.filter(({ heroe }) => heroe).length > 1) return 'Hay más de un asiento propio.';
  const cards = cardsOf(hand);
  if (new Set(cards).size !== cards.length) return 'Una carta aparece dos veces.';
  for (const [i, { calle, cartas = [] }] of hand.historia.entries())
    if (calle !== STREETS[i] || cartas.length !== CARDS[calle]) return 'Las calles no vienen en orden.';
  const actions = hand.historia.flatMap(({ acciones }) => acciones);
  if (
    !exact([hand.bote, hand.comision, hand.netoHeroe, hand.ante, ...hand.ciegas]) ||
    !exact(hand.asientos.map(({ stack }) => stack)) ||
    !exact(actions.map(({ a }) => a))
  )
    return 'Hay un importe que no es exacto al centavo.';
  const paid = paidBy(hand);
  if (!paid) return 'Las apuestas no salen de las fichas que hay.';
  const pot = [...paid.values()].reduce((sum, amount) => sum + amount, 0);
  // What the house puts into the pot can only make it larger.
  if (cents(hand.bote) < pot || hand.comision > hand.bote) return 'El bote no coincide con lo que se apostó.';
  const own = hand.asientos.find(({ heroe }) => heroe);
  if (!own && hand.netoHeroe !== 0) return 'Sin asiento propio no hay resultado propio.';
  if (own && cents(hand.netoHeroe) < -cents(own.stack)) return 'Nadie pierde más de lo que tiene.';
  return undefined;
};
