import type { Accion, FORMATS, Mesa, Pos } from '../schema/poker.ts';

/** Who meets whom after the flop, and how they came to it. Chips are big blinds. */
export interface Formacion {
  readonly id: string;
  readonly titulo: string;
  /** Who acts first after the flop, and the other. */
  readonly puestos: readonly [Pos, Pos];
  /** Which of them raised last before the flop. */
  readonly ataca: 0 | 1;
  readonly resubido: boolean;
  readonly formatos: readonly (typeof FORMATS)[number][];
  readonly tipo: Mesa['tipo'];
  readonly ante: boolean;
  readonly asientos: readonly Pos[];
  /** Chips of each before the hand. */
  readonly fichas: number;
  readonly antes: readonly Accion[];
  /** What lies in the middle at the flop, and what each still has. */
  readonly pot: number;
  readonly stack: number;
}

const CASH = { formatos: ['cash'], tipo: 'cash', ante: false, fichas: 100 } as const;
const TOURNAMENT = { formatos: ['torneo', 'sng'], tipo: 'mtt', ante: true } as const;
/** Three-handed, no ante, the first takes it all. */
const SPIN = { formatos: ['sng'], tipo: 'sng', ante: false, fichas: 25 } as const;
const BLINDS_AND_BUTTON = ['BTN', 'SB', 'BB'] as const;

const opened = (pos: Pos, a: number, seats: readonly Pos[]): Accion[] => [
  ...seats.slice(0, seats.indexOf(pos)).map((one): Accion => ({ pos: one, hace: 'fold' })),
  { pos, hace: 'raise', a },
  ...seats.slice(seats.indexOf(pos) + 1, -1).map((one): Accion => ({ pos: one, hace: 'fold' })),
  { pos: 'BB', hace: 'call' },
];

const single = (
  id: string,
  titulo: string,
  pos: Pos,
  asientos: readonly Pos[],
  kind: Pick<Formacion, 'formatos' | 'tipo' | 'ante' | 'fichas'>,
  a: number,
  pot: number,
): Formacion => ({
  id,
  titulo,
  puestos: pos === 'SB' ? ['SB', 'BB'] : ['BB', pos],
  ataca: pos === 'SB' ? 0 : 1,
  resubido: false,
  ...kind,
  asientos,
  antes: opened(pos, a, asientos),
  pot,
  stack: Math.round((kind.fichas - a) * 100) / 100,
});

const BY_A_BLIND = { ataca: 0, resubido: true, asientos: BLINDS_AND_BUTTON } as const;
const RERAISED = { ...CASH, ...BY_A_BLIND, stack: 89 } as const;
/** A third of the stack is in before the flop. */
const RERAISED_SHORT = { ...TOURNAMENT, ...BY_A_BLIND, fichas: 40 } as const;

/** Those of the library of solved flops: `workshop/poker/flops/formations.ts` solves with these pots and stacks. */
export const FORMACIONES: readonly Formacion[] = [
  single('cash-btn-bb', 'Botón contra ciega grande, 100 bb', 'BTN', BLINDS_AND_BUTTON, CASH, 2.5, 5.5),
  single('cash-co-bb', 'CO contra ciega grande, 100 bb', 'CO', ['CO', ...BLINDS_AND_BUTTON], CASH, 2.5, 5.5),
  single('cash-sb-bb', 'Ciega pequeña contra ciega grande, 100 bb', 'SB', BLINDS_AND_BUTTON, CASH, 3, 6),
  {
    ...RERAISED,
    id: 'cash-3bet-sb-btn',
    titulo: 'Bote resubido: ciega pequeña contra botón, 100 bb',
    puestos: ['SB', 'BTN'],
    antes: [
      { pos: 'BTN', hace: 'raise', a: 2.5 },
      { pos: 'SB', hace: 'raise', a: 11 },
      { pos: 'BB', hace: 'fold' },
      { pos: 'BTN', hace: 'call' },
    ],
    pot: 23,
  },
  {
    ...RERAISED,
    id: 'cash-3bet-bb-btn',
    titulo: 'Bote resubido: ciega grande contra botón, 100 bb',
    puestos: ['BB', 'BTN'],
    antes: [
      { pos: 'BTN', hace: 'raise', a: 2.5 },
      { pos: 'SB', hace: 'fold' },
      { pos: 'BB', hace: 'raise', a: 11 },
      { pos: 'BTN', hace: 'call' },
    ],
    pot: 22.5,
  },
  single(
    'torneo-btn-bb-40',
    'Torneo, botón contra ciega grande, 40 bb',
    'BTN',
    BLINDS_AND_BUTTON,
    { ...TOURNAMENT, fichas: 40 },
    2.2,
    5.9,
  ),
  single(
    'torneo-btn-bb-25',
    'Torneo, botón contra ciega grande, 25 bb',
    'BTN',
    BLINDS_AND_BUTTON,
    { ...TOURNAMENT, fichas: 25 },
    2,
    5.5,
  ),
  single(
    'torneo-sb-bb-25',
    'Torneo, ciega pequeña contra ciega grande, 25 bb',
    'SB',
    BLINDS_AND_BUTTON,
    { ...TOURNAMENT, fichas: 25 },
    3,
    7,
  ),
  single('spin-btn-bb-25', 'Spin a tres, botón contra ciega grande, 25 bb', 'BTN', BLINDS_AND_BUTTON, SPIN, 2, 4.5),
  single('spin-sb-bb-25', 'Spin a tres, ciega pequeña contra ciega grande, 25 bb', 'SB', BLINDS_AND_BUTTON, SPIN, 3, 6),
  {
    ...RERAISED_SHORT,
    id: 'torneo-3bet-sb-btn-40',
    titulo: 'Torneo, bote resubido: ciega pequeña contra botón, 40 bb',
    puestos: ['SB', 'BTN'],
    antes: [
      { pos: 'BTN', hace: 'raise', a: 2.2 },
      { pos: 'SB', hace: 'raise', a: 8.5 },
      { pos: 'BB', hace: 'fold' },
      { pos: 'BTN', hace: 'call' },
    ],
    pot: 19,
    stack: 31.5,
  },
  {
    ...RERAISED_SHORT,
    id: 'torneo-3bet-bb-btn-40',
    titulo: 'Torneo, bote resubido: ciega grande contra botón, 40 bb',
    puestos: ['BB', 'BTN'],
    antes: [
      { pos: 'BTN', hace: 'raise', a: 2.2 },
      { pos: 'SB', hace: 'fold' },
      { pos: 'BB', hace: 'raise', a: 9 },
      { pos: 'BTN', hace: 'call' },
    ],
    pot: 19.5,
    stack: 31,
  },
];

export const formacionOf = (id: string): Formacion => {
  const found = FORMACIONES.find((one) => one.id === id);
  if (!found) throw new RangeError(`No hay ninguna formación que se llame «${id}».`);
  return found;
};

/** The table before the hand. Whoever is taken the ante has it on top, so that both go on with as much. */
export const mesaOf = ({ tipo, ante, asientos, fichas, puestos }: Formacion, heroe: 0 | 1): Mesa => ({
  tipo,
  unidad: 'bb',
  ciegas: [0.5, 1],
  ...(ante ? { ante: { quien: 'BB' as const, valor: 1 } } : {}),
  asientos: asientos.map((pos) => ({
    pos,
    stack: fichas + Number(ante && pos === 'BB'),
    ...(pos === puestos[heroe] ? { heroe: true as const } : {}),
  })),
});
