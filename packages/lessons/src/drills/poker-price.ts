import type { Pos } from '../schema/poker.ts';
import { type Drill, type MadePoker, numberQuestion } from './drill.ts';
import type { Rng } from './random.ts';
import { BIG, dealPlayed, evenTable, pairOf, SEAT_NAMES, Story, toStep, type Unidad } from './story.ts';
import { capital, money, num, percent } from './words.ts';

/** Sums of the price: pot odds, SPR, how often to defend, how often to bluff. */

const FRACTIONS: readonly (readonly number[])[] = [
  [0.5, 1],
  [0.5, 0.75, 1],
  [0.33, 0.5, 0.67, 0.75, 1],
  [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25],
  [0.25, 0.33, 0.4, 0.6, 0.67, 0.8, 1.1, 1.25, 1.5],
];
const fractions = (nivel: number): readonly number[] => FRACTIONS[Math.min(nivel, 4)] ?? [];

interface Setting {
  readonly unidad: Unidad;
  readonly tipo: 'cash' | 'mtt';
  readonly formatos: ('cash' | 'torneo' | 'sng')[];
  readonly stack: number;
  readonly seats: number;
  readonly ante: boolean;
}

/** A drill of one format deals it alone; the first ones dealt both, and their ids stay what they were. */
type Only = 'cash' | 'torneo' | undefined;

const setting = (rng: Rng, nivel: number, only: Only): Setting => {
  const coin = rng.chance(0.5);
  const cash = only === undefined ? coin : only === 'cash';
  return {
    unidad: cash ? rng.pick<Unidad>(['bb', '$']) : rng.pick<Unidad>(['bb', 'fichas']),
    tipo: cash ? 'cash' : 'mtt',
    formatos: cash ? ['cash'] : ['torneo', 'sng'],
    stack: cash ? rng.pick([80, 100, 100, 120, 150]) : rng.pick([20, 25, 30, 40, 50, 60]),
    seats: nivel === 0 ? 6 : rng.pick([6, 6, 9]),
    ante: !cash,
  };
};

const openSize = (rng: Rng, { unidad, tipo }: Setting): number =>
  toStep((tipo === 'cash' ? rng.pick([2.5, 3, 3]) : rng.pick([2, 2.25, 2.5])) * BIG[unidad], unidad);

/** Somebody opens, the big blind calls, and the board runs to a street on which the opener is about to bet. */
const toStreet = (rng: Rng, s: Setting, opener: Pos, hero: Pos): { story: Story; cards: number[]; streets: number } => {
  const cards = dealPlayed(rng, 9);
  const story = new Story(evenTable({ ...s, heroe: hero }));
  story.act(opener, 'raise', openSize(rng, s)).act('BB', 'call').street('flop', cards.slice(2, 5));
  return { story, cards, streets: rng.int(1, 3) };
};

/** A pot that no calm street changes: checks to the turn or river, or one bet called on the flop. */
const runOut = (
  rng: Rng,
  story: Story,
  cards: readonly number[],
  streets: number,
  opener: Pos,
  unidad: Unidad,
): void => {
  if (streets >= 2) {
    if (rng.chance(0.6)) {
      const bet = toStep(story.now().bote * rng.pick([0.33, 0.5]), unidad);
      if (bet < (story.now().stacks[opener] ?? 0) / 3)
        story.act('BB', 'check').act(opener, 'bet', bet).act('BB', 'call');
    }
    story.street('turn', cards.slice(5, 6));
  }
  if (streets >= 3) story.street('river', cards.slice(6, 7));
};

const OPENERS: readonly Pos[] = ['LJ', 'HJ', 'CO', 'BTN'];

const base = (s: { formatos: Setting['formatos'] }, nivel: number, temas: readonly string[]) => ({
  tipo: 'poker' as const,
  temas: [...temas],
  niveles: [nivel, nivel] as [number, number],
  formatos: s.formatos,
  dificultad: nivel + 0.5,
});

const makePotOdds = (rng: Rng, nivel: number, only?: Only): MadePoker => {
  const s = setting(rng, nivel, only);
  const opener = rng.pick(OPENERS);
  const raised = nivel >= 3 && rng.chance(0.5);
  const hero: Pos = raised ? opener : 'BB';
  const { story, cards, streets } = toStreet(rng, s, opener, hero);
  runOut(rng, story, cards, streets, opener, s.unidad);
  const before = story.now().bote;
  const left = Math.min(story.now().stacks[opener] ?? 0, story.now().stacks.BB ?? 0);
  const bet = Math.min(toStep(before * rng.pick(fractions(raised ? 1 : nivel)), s.unidad), left);
  const opens = (amount: number): 'allin' | 'bet' => (amount === story.now().stacks[opener] ? 'allin' : 'bet');
  story.act('BB', 'check').act(opener, opens(bet), bet);
  if (raised && bet * 2 < left) {
    const to = Math.min(toStep(bet * rng.pick([2.5, 3, 3.5]), s.unidad), left);
    story.act('BB', to === story.now().stacks.BB ? 'allin' : 'raise', to);
  } else if (raised) story.act('BB', 'allin');
  const now = story.now();
  if (now.turno !== hero) return makePotOdds(rng, nivel, only);
  const pay = now.aPagar;
  const pot = now.enJuego;
  const total = pot + pay;
  const price = (100 * pay) / total;
  const m = (amount: number): string => money(amount, s.unidad);
  const bb = BIG[s.unidad];
  const gap = nivel <= 1 ? rng.int(9, 16) : nivel <= 3 ? rng.int(5, 11) : rng.int(4, 7);
  const equity = Math.max(3, Math.round(price + (rng.chance(0.5) ? gap : -gap)));
  const callValue = ((equity / 100) * total - pay) / bb;
  const margen = nivel <= 1 ? 1.5 : 1;
  const closing =
    now.calle === 'river' || (now.stacks[hero] ?? 0) <= pay || (now.stacks[hero === 'BB' ? opener : 'BB'] ?? 0) === 0;
  return {
    ...base(s, nivel, ['pk-mat-odds']),
    mesa: story.mesa,
    mano: pairOf(cards),
    historia: story.historia,
    situacion: raised
      ? `Apostaste y ${SEAT_NAMES.BB} te subió. Mira lo que hay en el bote y lo que te falta pagar.`
      : `${capital(SEAT_NAMES[opener])} abrió, pagaste en la ciega grande y ahora tienes delante una apuesta.`,
    preguntas: [
      numberQuestion({
        pide: '¿Qué equity mínima necesitas para pagar sin perder dinero?',
        unidad: '%',
        valor: price,
        margen,
        trampas: [
          {
            valor: (100 * pay) / pot,
            aviso: `Dividiste por el bote que ves (${m(pot)}). Falta sumarle tu propio pago: el bote que disputas es de ${m(total)}.`,
          },
          {
            valor: (100 * pay) / before,
            aviso: `Dividiste por el bote de antes de la apuesta (${m(before)}). Cuentan también la apuesta del rival y tu pago.`,
          },
          {
            valor: 100 - price,
            aviso: 'Esa es la parte contraria: lo que pone el bote por ti, no la equity que te hace falta.',
          },
        ],
      }),
      {
        tipo: 'accion',
        pide: `Calculas que tienes un ${equity} % de equity${closing ? '' : ' y que no habrá más apuestas'}. ¿Qué haces?`,
        opciones: [{ hace: 'fold' }, { hace: 'call' }],
        mejor: callValue > 0 ? 1 : 0,
        valores: [0, Math.round(callValue * 100) / 100],
        aceptables: [],
      },
    ],
    explicacion: `Tienes que pagar ${m(pay)} y en el bote hay ${m(pot)}. Si pagas, el bote será de ${m(total)}: ${num(pay, 2)} / ${num(total, 2)} = ${percent(price)}. Con ${equity} % el pago vale ${num(equity / 100, 2)} × ${num(total, 2)} − ${num(pay, 2)} = ${num((equity / 100) * total - pay, 2)}${s.unidad === '$' ? ' dólares' : ` ${s.unidad}`}: ${callValue > 0 ? 'pagar gana' : 'pagar pierde, mejor retirarse'}.`,
  };
};

const makeSpr = (rng: Rng, nivel: number, only?: Only): MadePoker => {
  const s = setting(rng, nivel, only);
  const opener = rng.pick(OPENERS);
  const threeBet = nivel >= 2 && s.stack >= 40 && rng.chance(0.5);
  const cards = dealPlayed(rng, 5);
  const table = evenTable({ ...s, heroe: opener });
  // Unequal stacks from level 2 on: the smaller one decides.
  const uneven = nivel >= 2;
  const rivalStack = uneven
    ? toStep(s.stack * rng.pick([0.5, 0.6, 0.8, 1.3, 1.6]) * BIG[s.unidad], s.unidad)
    : s.stack * BIG[s.unidad];
  const mesa = {
    ...table,
    asientos: table.asientos.map((seat) => (seat.pos === 'BB' ? { ...seat, stack: rivalStack } : seat)),
  };
  const story = new Story(mesa);
  const open = openSize(rng, s);
  story.act(opener, 'raise', open);
  if (threeBet) story.act('BB', 'raise', toStep(open * rng.pick([3.5, 4, 4.5]), s.unidad)).act(opener, 'call');
  else story.act('BB', 'call');
  story.street('flop', cards.slice(2));
  const now = story.now();
  const spr = now.spr ?? 0;
  const m = (amount: number): string => money(amount, s.unidad);
  const start = Math.max(...mesa.asientos.map(({ stack }) => stack));
  const own = mesa.asientos.find(({ heroe }) => heroe)?.stack ?? 0;
  const larger = Math.max(now.stacks[opener] ?? 0, now.stacks.BB ?? 0);
  return {
    ...base(s, nivel, ['pk-pos-spr']),
    mesa,
    mano: pairOf(cards),
    historia: story.historia,
    situacion: threeBet
      ? 'Bote con 3-bet: abriste, la ciega grande resubió y pagaste. Llega el flop.'
      : 'Bote de una sola subida: abriste, pagó la ciega grande y llega el flop.',
    preguntas: [
      numberQuestion({
        pide: '¿Cuál es el SPR (stack efectivo entre bote) al empezar el flop?',
        unidad: 'x',
        valor: spr,
        margen: Math.max(0.15, spr * 0.06),
        trampas: [
          {
            valor: Math.min(own, rivalStack) / now.bote,
            aviso: 'Usaste el stack del comienzo de la mano: cuenta solo lo que queda detrás después de las apuestas.',
          },
          {
            valor: start / now.bote,
            aviso: 'Tomaste el stack más grande del comienzo: manda el más corto, y sin lo ya apostado.',
          },
          { valor: larger / now.bote, aviso: 'Tomaste el stack más grande: el efectivo es el más corto de los dos.' },
          { valor: now.bote / now.efectivo, aviso: 'Lo dividiste al revés: es el stack entre el bote.' },
        ],
      }),
    ],
    explicacion: `En el bote hay ${m(now.bote)}. Al más corto de los dos le quedan ${m(now.efectivo)}. SPR = ${num(now.efectivo, 2)} / ${num(now.bote, 2)} = ${num(spr, 1)}. ${spr < 4 ? 'Con un SPR tan bajo, una pareja alta buena suele bastar para jugar por todo.' : spr < 8 ? 'Zona media: pareja alta máxima o algo mejor para un bote grande.' : 'Con un SPR alto hace falta una mano muy fuerte para meter todo el stack.'}`,
  };
};

const makeMdf = (rng: Rng, nivel: number, only?: Only): MadePoker => {
  const s = setting(rng, nivel, only);
  const opener = rng.pick(OPENERS);
  const defend = rng.chance(0.5);
  const { story, cards } = toStreet(rng, s, opener, defend ? 'BB' : opener);
  runOut(rng, story, cards, 3, opener, s.unidad);
  const pot = story.now().bote;
  const left = Math.min(story.now().stacks[opener] ?? 0, story.now().stacks.BB ?? 0);
  const bet = Math.min(toStep(pot * rng.pick(fractions(nivel)), s.unidad), left);
  story.act('BB', 'check');
  if (defend) story.act(opener, bet === story.now().stacks[opener] ? 'allin' : 'bet', bet);
  else story.waitFor(opener);
  const m = (amount: number): string => money(amount, s.unidad);
  const mdf = (100 * pot) / (pot + bet);
  const alfa = 100 - mdf;
  const bluffs = (100 * bet) / (pot + 2 * bet);
  const margen = nivel <= 2 ? 1.5 : 1;
  const sums = {
    mdf: `MDF = bote / (bote + apuesta) = ${num(pot, 2)} / ${num(pot + bet, 2)} = ${percent(mdf)}`,
    alfa: `apuesta / (bote + apuesta) = ${num(bet, 2)} / ${num(pot + bet, 2)} = ${percent(alfa)}`,
    bluffs: `apuesta / (bote + 2 × apuesta) = ${num(bet, 2)} / ${num(pot + 2 * bet, 2)} = ${percent(bluffs)}`,
  };
  const kind = defend ? 'mdf' : nivel >= 3 && rng.chance(0.55) ? 'bluffs' : 'alfa';
  const asked = { mdf, alfa, bluffs }[kind];
  const warnings = {
    mdf: 'Esa es la frecuencia mínima de defensa del rival, no lo que se pregunta.',
    alfa: 'Esa es la parte de las veces que el rival debe retirarse para que un farol quede en cero.',
    bluffs: 'Ese es el precio del pago, apuesta / (bote + 2 × apuesta): otra cuenta.',
  };
  const traps = (['mdf', 'alfa', 'bluffs'] as const)
    .filter((other) => other !== kind)
    .map((other) => ({ valor: { mdf, alfa, bluffs }[other], aviso: warnings[other] }));
  return {
    ...base(s, nivel, kind === 'mdf' ? ['pk-mat-mdf'] : ['pk-mat-mdf', 'pk-gto-intro']),
    mesa: story.mesa,
    mano: pairOf(cards),
    historia: story.historia,
    situacion: defend
      ? `River: ${SEAT_NAMES[opener]} apuesta ${m(bet)} en un bote de ${m(pot)}.`
      : `River: piensas en apostar ${m(bet)} en un bote de ${m(pot)}.`,
    preguntas: [
      numberQuestion({
        pide: {
          mdf: '¿Con qué parte de tu rango debes seguir, como mínimo, para que un farol con cualquier mano no gane?',
          alfa: '¿Qué parte de las veces debe retirarse el rival para que un farol sin equity quede en cero?',
          bluffs: '¿Qué parte de tu rango de apuesta pueden ser faroles para que al rival le dé igual pagar?',
        }[kind],
        unidad: '%',
        valor: asked,
        margen,
        trampas: [
          ...traps,
          { valor: (100 * bet) / pot, aviso: 'Dividiste la apuesta por el bote: ese es el tamaño, no la frecuencia.' },
        ],
      }),
    ],
    explicacion: `${capital(sums[kind])}. ${
      {
        mdf: 'Si te retiras más que eso, cualquier farol gana dinero al momento.',
        alfa: 'Es lo que arriesgas entre lo que hay cuando apuestas.',
        bluffs: 'Con esa mezcla, pagar y retirarse valen lo mismo para quien solo gana a los faroles.',
      }[kind]
    }`,
  };
};

type Sum = (rng: Rng, nivel: number, only?: Only) => MadePoker;

/** In money or antes, as the player sits: the one that dealt both is kept for the ids that name it, and offered to nobody. */
const byFormat = (one: Omit<Drill, 'juego' | 'formatos' | 'make'>, make: Sum): readonly Drill[] => {
  const dealt = (drill: string, formatos: NonNullable<Drill['formatos']>, only?: Only): Drill => ({
    ...one,
    drill,
    juego: 'poker',
    formatos,
    make: (rng, nivel) => make(rng, nivel, only),
  });
  return [
    dealt(one.drill, []),
    dealt(`${one.drill}-cash`, ['cash'], 'cash'),
    dealt(`${one.drill}-torneo`, ['torneo', 'sng'], 'torneo'),
  ];
};

export const PRICE_DRILLS: readonly Drill[] = [
  ...byFormat({ drill: 'precio', temas: ['pk-mat-odds'], niveles: [0, 5], titulo: 'El precio del pago' }, makePotOdds),
  ...byFormat({ drill: 'spr', temas: ['pk-pos-spr'], niveles: [1, 5], titulo: 'SPR en el flop' }, makeSpr),
  ...byFormat(
    { drill: 'mdf', temas: ['pk-mat-mdf', 'pk-gto-intro'], niveles: [2, 6], titulo: 'Defensa mínima y faroles' },
    makeMdf,
  ),
];
