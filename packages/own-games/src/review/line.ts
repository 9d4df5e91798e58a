import type { ManoPropia } from '@estratega/domain';
import type { Pos } from '@estratega/lessons';
import { type Line, type Move, type Preflop, rangesOf, streetsOf } from '@estratega/lessons/hand-review';
import { handFrames } from '../hands/frames.ts';

/**
 * An own hand as the solver takes it, where its way to the flop is one that our charts know: money, a hundred blinds, two players at the flop.
 * Of anything else nothing is said, and why is.
 */

export type Lined =
  | { readonly linea: Line; readonly previo: Preflop }
  /** `motivo` is left out where there was nothing to decide on turn or river. */
  | { readonly motivo?: string };

/** Stacks that a chart of a hundred blinds stands for. */
const LEAST_BB = 80;
const MOST_BB = 130;

/** Seats of the charts, by how many speak after them before the flop. */
const BY_BEHIND: readonly Pos[] = ['BB', 'SB', 'BTN', 'CO', 'HJ', 'LJ'];

const SIZES = {
  apertura: [2, 3.5],
  aperturaSB: [2, 4],
  resubida: [2.2, 5.5],
  segunda: [1.9, 3.2],
} as const;
const within = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from - 0.01 && value <= to + 0.01;

const says = (motivo: string): Lined => ({ motivo });

type Street = ManoPropia['historia'][number];

/** Who raised before the flop, in order, and who called last. */
const preflopOf = (hand: ManoPropia, acciones: Street['acciones']): Preflop | string => {
  const big = hand.ciegas[1];
  const order = hand.asientos.map(({ pos }) => pos);
  const live = acciones.filter(({ hace }) => hace !== 'fold' && hace !== 'check');
  const raises = live.filter(({ hace }) => hace === 'raise' || hace === 'bet');
  const [open, second, third] = raises;
  const call = live.at(-1);
  if (!open || live[0]?.hace !== 'raise') return 'Antes del flop alguien entró sin subir: de eso no tenemos tabla.';
  if (live.some(({ hace }) => hace === 'allin'))
    return 'Antes del flop hubo un all-in: después no queda mucho que decidir.';
  if (raises.length > 3 || call?.hace !== 'call' || live.length !== raises.length + 1)
    return 'Antes del flop se subió o se pagó de una manera que no está en nuestras tablas.';
  const seatOf = (pos: Pos): Pos | undefined => BY_BEHIND[order.length - 1 - order.indexOf(pos)];
  const answers = second?.pos ?? call.pos;
  const [abre, contra] = [seatOf(open.pos), seatOf(answers)];
  const players = new Set([open.pos, answers, third?.pos ?? open.pos, call.pos]);
  if (!abre || !contra || players.size !== 2)
    return abre && contra
      ? 'Antes del flop se metieron tres jugadores: eso no está en nuestras tablas.'
      : 'Se abrió desde un asiento que no está en nuestras tablas de seis.';
  const apertura = (open.a ?? 0) / big;
  const fits =
    within(apertura, abre === 'SB' ? SIZES.aperturaSB : SIZES.apertura) &&
    (!second || within((second.a ?? 0) / (open.a ?? 1), SIZES.resubida)) &&
    (!third || within((third.a ?? 0) / (second?.a ?? 1), SIZES.segunda));
  if (!fits) return 'Las subidas antes del flop fueron de un tamaño lejano al de nuestras tablas.';
  return { abre, contra, clase: third ? 'resubido-4' : second ? 'resubido' : 'abierto', apertura };
};

/** Bets in big blinds, and never more than the shorter of both has. */
const movesOf = (acciones: Street['acciones'], puestos: readonly [Pos, Pos], big: number, stack: number): Move[] => {
  const put: [number, number] = [0, 0];
  return acciones.map(({ pos, hace, a }): Move => {
    const jugador = pos === puestos[0] ? 0 : 1;
    const theirs = put[jugador === 0 ? 1 : 0];
    const amount = a === undefined ? undefined : Math.min(stack, Math.round((a / big) * 100) / 100);
    if (amount === undefined) return { jugador, hace: hace === 'fold' ? 'fold' : 'check' };
    put[jugador] = amount;
    const what = hace === 'call' || amount <= theirs ? 'call' : theirs > 0 ? 'raise' : 'bet';
    return { jugador, hace: what, a: amount };
  });
};

export const lineOf = (hand: ManoPropia): Lined => {
  const hero = hand.asientos.find((seat) => seat.heroe)?.pos;
  const cards = hand.mano;
  const later = hand.historia.slice(1);
  if (!hero || later.length < 2) return {};
  const decides = later.slice(1).some(({ acciones }) => acciones.some(({ pos }) => pos === hero));
  if (!decides) return {};
  if (!cards) return says('La mano no dice qué cartas tenías.');
  if (hand.tipo === 'torneo')
    return says(
      'De un torneo no lo calculamos: cerca de los premios una ficha no vale lo mismo, y la mano no dice cuántos quedan.',
    );
  if (hand.puestas !== undefined || (hand.ante ?? 0) > 0)
    return says('Se jugó con straddle, ante o una ciega de más: nuestras tablas son de ciegas normales.');
  if (hand.asientos.length < 3) return says('De las mesas de dos no tenemos tablas de dinero.');
  if (!hand.asientos.some(({ pos }) => pos === 'SB'))
    return says('Se jugó sin ciega pequeña: nuestras tablas son de ciegas normales.');
  const seen = new Set(later[0]?.acciones.map(({ pos }) => pos));
  const [pre] = hand.historia;
  const folded = new Set(pre?.acciones.filter(({ hace }) => hace === 'fold').map(({ pos }) => pos));
  const left = hand.asientos.map(({ pos }) => pos).filter((pos) => !folded.has(pos));
  if (left.length !== 2 || seen.size > 2)
    return says(`Al flop llegaron ${left.length} jugadores: solo calculamos los botes de dos.`);
  const big = hand.ciegas[1];
  const effective = Math.min(...hand.asientos.filter(({ pos }) => left.includes(pos)).map(({ stack }) => stack)) / big;
  if (effective < LEAST_BB || effective > MOST_BB)
    return says(
      `Se jugó con ${Math.round(effective)} bb: nuestras tablas de dinero son de 100 (sirven de ${LEAST_BB} a ${MOST_BB}).`,
    );
  const previo = preflopOf(hand, pre?.acciones ?? []);
  if (typeof previo === 'string') return says(previo);
  const ranges = rangesOf(previo);
  if (!ranges) return says('De ese cruce de asientos no tenemos tabla.');

  // After the flop the blinds speak first.
  const order: readonly Pos[] = [
    'SB',
    'BB',
    ...hand.asientos.map(({ pos }) => pos).filter((pos) => pos !== 'SB' && pos !== 'BB'),
  ];
  const [first, second] = order.filter((pos) => left.includes(pos)) as [Pos, Pos];
  const flop = handFrames(hand).find(({ calle }) => calle === 'flop');
  if (!flop) return {};
  const opener = (pre?.acciones ?? []).find(({ hace }) => hace === 'raise')?.pos;
  const bb = (amount: number): number => Math.round((amount / big) * 100) / 100;
  let stack = bb(Math.min(...flop.asientos.filter(({ pos }) => left.includes(pos)).map((seat) => seat.stack)));
  const line: Line = {
    rangos: opener === first ? ranges : [ranges[1], ranges[0]],
    bote: bb(flop.bote),
    stack,
    heroe: hero === first ? 0 : 1,
    mano: [cards[0], cards[1]],
    calles: later.map(({ cartas = [], acciones }) => {
      const moves = movesOf(acciones, [first, second], big, stack);
      stack = Math.round((stack - Math.max(0, ...moves.map(({ a = 0 }) => a))) * 100) / 100;
      return { cartas, acciones: moves };
    }),
  };
  return streetsOf(line) > 1 ? { linea: line, previo } : {};
};
