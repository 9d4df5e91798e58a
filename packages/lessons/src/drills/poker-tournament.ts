import { type Combo, combosOfHand, handName } from '@estratega/poker/cards';
import { formatRange } from '@estratega/poker/format-range';
import { icmAll } from '@estratega/poker/icm';
import { handEquity, rangeShare } from '@estratega/poker/preflop-table';
import { callValues, pushValues, rangeToWeights } from '@estratega/poker/push-fold';
import { HANDS, parseRange } from '@estratega/poker/ranges';
import { HEADS_UP_DEPTHS, headsUpNash, type PUSH_SEATS, TABLE_DEPTHS, tableNash } from '../poker/nash.ts';
import type { Mesa, Pos } from '../schema/poker.ts';
import { type Drill, type MadePoker, numberQuestion } from './drill.ts';
import { type Rng, until } from './random.ts';
import { deal, evenTable, pairOf, SEAT_NAMES, SEATS, Story } from './story.ts';
import { capital, num, percent } from './words.ts';

/** All-in decisions: the exact equilibrium heads-up, and what a prize jump makes of a price. */

/** How far the two options may be apart in bb: nearer, harder. */
const GAPS: readonly (readonly [number, number])[] = [
  [0.35, 9],
  [0.25, 9],
  [0.12, 0.9],
  [0.06, 0.5],
  [0.03, 0.3],
  [0.015, 0.18],
  [0.01, 0.12],
];

const makePush = (rng: Rng, nivel: number): MadePoker =>
  until(() => {
    const depths = HEADS_UP_DEPTHS.filter((depth) =>
      nivel <= 1
        ? Number.isInteger(depth) && depth >= 4 && depth <= 10
        : nivel <= 3
          ? Number.isInteger(depth) && depth >= 3 && depth <= 15
          : true,
    );
    const stack = rng.pick(depths);
    const { push, call } = headsUpNash(stack);
    const caller = rng.chance(0.45);
    const game = { stack, ante: 0, behind: 1 };
    const gains = caller ? callValues(game, 0, rangeToWeights(push)) : pushValues(game, [rangeToWeights(call)]);
    const index = rng.int(0, 168);
    const hand = HANDS[index] as string;
    const gain = gains[index] as number;
    const [least, most] = GAPS[nivel] ?? [0.01, 0.12];
    if (Math.abs(gain) < least || Math.abs(gain) > most) return undefined;
    const cards = rng.pick(combosOfHand(hand));
    const mesa: Mesa = {
      tipo: 'sng',
      unidad: 'bb',
      ciegas: [0.5, 1],
      asientos: [
        { pos: 'SB', stack, ...(caller ? {} : { heroe: true as const }) },
        { pos: 'BB', stack, ...(caller ? { heroe: true as const } : {}) },
      ],
    };
    const story = new Story(mesa);
    if (caller) story.act('SB', 'allin');
    const enters = gain > 0;
    const fold = caller ? -1 : -0.5;
    const equity = handEquity(hand, caller ? push : call);
    const share = 100 * rangeShare(caller ? push : call);
    // The rival's chance to call, with one's own two cards out of the deck.
    const called = caller ? 0 : (fold + gain - 1) / (equity * 2 * stack - stack - 1);
    const verb = caller ? 'pagar' : 'ir all-in';
    const outcome = enters
      ? `${verb} gana ${num(gain, 2)} bb más que retirarse`
      : `${verb} pierde ${num(-gain, 2)} bb más que retirarse`;
    return {
      tipo: 'poker',
      temas: ['pk-tor-pushfold', 'pk-tor-headsup', 'pk-sng-duelo'],
      niveles: [nivel, nivel],
      formatos: ['torneo', 'sng'],
      dificultad: nivel + 0.5,
      mesa,
      mano: pairOf(cards),
      historia: caller ? story.historia : [],
      situacion: caller
        ? `Mano a mano con ${num(stack)} bb cada uno. La ciega pequeña va all-in, como manda el equilibrio.`
        : `Mano a mano con ${num(stack)} bb cada uno. La ciega pequeña solo juega all-in o fuera.`,
      preguntas: [
        {
          tipo: 'accion',
          opciones: [{ hace: 'fold' }, { hace: caller ? 'call' : 'allin' }],
          mejor: enters ? 1 : 0,
          valores: [fold, Math.round((fold + gain) * 1000) / 1000],
          aceptables: [],
        },
      ],
      explicacion: caller
        ? `Pagas ${num(stack - 1)} bb por un bote de ${num(2 * stack)}: hace falta ${num(stack - 1)} / ${num(2 * stack)} = ${percent((100 * (stack - 1)) / (2 * stack))}. El equilibrio va all-in con el ${percent(share)} de las manos y contra ellas ${hand} tiene ${percent(100 * equity)}: ${outcome}.`
        : `En el equilibrio la ciega grande paga con el ${percent(share)} de las manos. Con ${hand} te pagan el ${percent(100 * called)} de las veces y entonces tienes ${percent(100 * equity)}: ${num(1 - called, 3)} × 1 + ${num(called, 3)} × (${num(equity, 3)} × ${num(2 * stack)} − ${num(stack)}) = ${num(fold + gain, 2)} bb, contra −0,5 de retirarse. ${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}.`,
    };
  });

/** A whole table with a big blind ante: the first to come in, or a blind that faces the all-in. */
const makeTablePush = (rng: Rng, nivel: number): MadePoker =>
  until(() => {
    const stack = rng.pick(TABLE_DEPTHS.filter((depth) => (nivel <= 1 ? depth <= 12 : true)));
    const players = rng.pick([6, 9]);
    const seats = (SEATS[players] as readonly Pos[]).slice(0, -1);
    const pusher = rng.pick(seats) as (typeof PUSH_SEATS)[number];
    const { game, push, calls } = tableNash(stack, pusher);
    const caller = rng.chance(0.4) ? (pusher === 'SB' || rng.chance(0.6) ? 'BB' : 'SB') : undefined;
    const hero: Pos = caller ?? pusher;
    const order = caller === 'BB' ? game.behind - 1 : game.behind - 2;
    const gains = caller ? callValues(game, order, rangeToWeights(push)) : pushValues(game, calls);
    const index = rng.int(0, 168);
    const hand = HANDS[index] as string;
    const gain = gains[index] as number;
    const [least, most] = nivel <= 1 ? [0.3, 2] : nivel === 2 ? [0.15, 0.9] : nivel === 3 ? [0.1, 0.6] : [0.06, 0.35];
    if (Math.abs(gain) < least || Math.abs(gain) > most) return undefined;
    // Only what the equilibrium does always or never.
    const stored = push[hand] ?? 0;
    if (!caller && (gain > 0 ? stored < 0.99 : stored > 0.01)) return undefined;
    const mesa = evenTable({ seats: players, stack, unidad: 'bb', tipo: 'mtt', heroe: hero, ante: true });
    const story = new Story(mesa);
    if (caller) story.act(pusher, 'allin');
    const now = story.waitFor(hero).now();
    const enters = gain > 0;
    const fold = hero === 'BB' ? -2 : hero === 'SB' ? -0.5 : 0;
    const verb = caller ? 'pagar' : 'ir all-in';
    const outcome = capital(`${verb} ${enters ? 'gana' : 'pierde'} ${num(Math.abs(gain), 2)} bb más que retirarse.`);
    const share = percent(100 * rangeShare(push));
    const pay = now.aPagar;
    return {
      tipo: 'poker',
      temas: ['pk-tor-pushfold'],
      niveles: [nivel, nivel],
      formatos: ['torneo', 'sng'],
      dificultad: nivel + 0.5,
      mesa,
      mano: pairOf(rng.pick(combosOfHand(hand))),
      historia: story.historia,
      tabla: `rg-${caller ? `pago-${caller.toLowerCase()}` : 'push'}-${pusher.toLowerCase()}-${stack}`,
      situacion: `Torneo lejos de los premios, todos con ${num(stack)} bb y ante de 1 bb. ${
        caller
          ? `${capital(SEAT_NAMES[pusher])} va all-in con el ${share} de las manos.`
          : 'Todos se retiran hasta ti y solo juegas all-in o fuera.'
      }`,
      ...(caller ? { rangos: { [pusher]: formatRange(push) } } : {}),
      preguntas: [
        {
          tipo: 'accion',
          opciones: [{ hace: 'fold' }, { hace: caller ? 'call' : 'allin' }],
          mejor: enters ? 1 : 0,
          valores: [fold, Math.round((fold + gain) * 1000) / 1000],
          aceptables: [],
        },
      ],
      explicacion: caller
        ? `Pagas ${num(pay)} bb por un bote de ${num(now.enJuego + pay)}: hace falta ${num(pay)} / ${num(now.enJuego + pay)} = ${percent(now.precio ?? 0)}. Contra ese rango ${hand} tiene ${percent(100 * handEquity(hand, push))}. ${outcome}`
        : `Con ${game.behind === 1 ? 'un jugador' : `${game.behind} jugadores`} detrás, el equilibrio va all-in desde aquí con el ${share}: ${formatRange(push, 0)}. ${outcome} La cuenta supone que paga uno solo y que valen las fichas, no los premios.`,
    };
  });

interface Structure {
  readonly players: number;
  readonly premios: readonly number[];
  readonly texto: string;
  readonly nivel: number;
}

const STRUCTURES: readonly Structure[] = [
  { players: 3, premios: [65, 35], texto: 'Quedan tres y cobran dos', nivel: 3 },
  { players: 4, premios: [50, 30, 20], texto: 'Burbuja de un sit and go: quedan cuatro y cobran tres', nivel: 3 },
  { players: 4, premios: [40, 30, 20, 10], texto: 'Mesa final: quedan cuatro y todos cobran', nivel: 4 },
  { players: 5, premios: [45, 27, 17, 11], texto: 'Burbuja: quedan cinco y cobran cuatro', nivel: 4 },
  { players: 6, premios: [38, 25, 16, 12, 9], texto: 'Burbuja: quedan seis y cobran cinco', nivel: 5 },
  { players: 5, premios: [50, 50], texto: 'Satélite con dos entradas iguales: quedan cinco', nivel: 5 },
];

/** Of a tournament of many tables: what is left of it when the prizes are near, or paid already. */
const FIELD: readonly Structure[] = [
  {
    players: 6,
    premios: [31, 22, 17, 13, 10, 7],
    texto: 'Mesa final de un torneo: quedan seis y todos cobran',
    nivel: 1,
  },
  {
    players: 5,
    premios: [34, 25, 18, 13, 10],
    texto: 'Mesa final de un torneo: quedan cinco y todos cobran',
    nivel: 1,
  },
  {
    players: 6,
    premios: [38, 25, 16, 12, 9],
    texto: 'Burbuja de un torneo corto: quedan seis y cobran cinco',
    nivel: 1,
  },
  {
    players: 5,
    premios: [45, 27, 17, 11],
    texto: 'Burbuja de un torneo corto: quedan cinco y cobran cuatro',
    nivel: 2,
  },
];

const PUSHERS: readonly { readonly rango: string; readonly texto: string }[] = [
  { rango: '22+,A2s+,A7o+,K9s+,KJo+,QTs+,JTs', texto: 'prudente' },
  { rango: '22+,A2+,K7s+,KTo+,Q9s+,QTo+,J9s+,JTo,T9s', texto: 'normal' },
  { rango: '22+,A2+,K2s+,K7o+,Q6s+,Q9o+,J7s+,J9o+,T7s+,T9o,97s+,87s,76s', texto: 'suelto' },
  { rango: '22+,A2+,K2+,Q2s+,Q5o+,J4s+,J7o+,T6s+,T8o+,96s+,98o,86s+,75s+,65s', texto: 'muy suelto' },
];

/** The lesson is where chips and prizes disagree, and they do so only one way: chips say pay, prizes say fold. */
const DISAGREE = 0.6;
/** Of the rest most are paid: who always folds must not be right. */
const PAYS = 0.85;

const makeIcm = (
  rng: Rng,
  nivel: number,
  structures: readonly Structure[] = STRUCTURES,
  formatos: NonNullable<MadePoker['formatos']> = ['torneo', 'sng'],
): MadePoker => {
  const wanted = rng.chance(DISAGREE) ? 'turned' : rng.chance(PAYS) ? 'pays' : 'folds';
  return until(() => {
    const structure = rng.pick(structures.filter((one) => one.nivel <= Math.max(3, nivel)));
    const { players, premios } = structure;
    const seats = SEATS[players] as readonly Pos[];
    const stacks = seats.map(() => rng.int(3, 22));
    const heroAt = players - 1;
    const pusherAt = rng.int(0, players - 2);
    const pusher = seats[pusherAt] as Pos;
    const h = stacks[heroAt] as number;
    const p = stacks[pusherAt] as number;
    if (p > 16 || h < 4 || p < 3) return undefined;
    const mesa: Mesa = {
      tipo: structures !== FIELD && players === 4 ? 'sng' : 'mtt',
      unidad: 'bb',
      ciegas: [0.5, 1],
      asientos: seats.map((pos, i) => ({
        pos,
        stack: stacks[i] as number,
        ...(i === heroAt ? { heroe: true as const } : {}),
      })),
      premios: [...premios],
      quedan: { jugadores: players, cobran: premios.length },
    };
    const story = new Story(mesa).act(pusher, 'allin').waitFor('BB');
    const now = story.now();
    const pay = now.aPagar;
    const e = Math.min(h, p);
    const dead = pusher === 'SB' ? 0 : 0.5;
    const after = (hero: number, rival: number): number => {
      if (hero === 0) return premios[players - 1] ?? 0;
      const list = stacks.map((stack, i) =>
        i === heroAt ? hero : i === pusherAt ? rival : seats[i] === 'SB' ? stack - 0.5 : stack,
      );
      // As they are told: two decimals, so that the sums in the text come out.
      return Math.round((icmAll(list, premios)[heroAt] as number) * 100) / 100;
    };
    const fold = after(h - 1, p + 1 + dead);
    const win = after(h + e + dead, p - e);
    const lose = after(h - e, p + e + dead);
    const needed = (100 * (fold - lose)) / (win - lose);
    const pot = now.enJuego;
    const chips = (100 * pay) / (pot + pay);
    if (needed < 15 || needed > 92) return undefined;
    const style = rng.pick(PUSHERS);
    const range = parseRange(style.rango);
    const cards = deal(rng, 2) as unknown as Combo;
    const hand = handName(cards);
    const equity = 100 * handEquity(hand, range);
    const gap = equity - needed;
    const [least, most] = nivel <= 2 ? [8, 30] : nivel === 3 ? [5, 25] : nivel === 4 ? [3.5, 15] : [2.5, 10];
    if (Math.abs(gap) < least || Math.abs(gap) > most) return undefined;
    const turned = gap < 0 && equity > chips;
    if (wanted !== (turned ? 'turned' : gap > 0 ? 'pays' : 'folds')) return undefined;
    const m = (value: number): string => num(value, 2);
    return {
      tipo: 'poker',
      temas: ['pk-tor-icm', 'pk-sng-burbuja', 'pk-tor-burbuja'],
      niveles: [nivel, nivel],
      formatos: [...formatos],
      dificultad: nivel + 0.5,
      mesa,
      mano: pairOf(cards),
      historia: story.historia,
      rangos: { [pusher]: style.rango },
      situacion: `${structure.texto}. Premios: ${premios.map((prize) => `${prize} %`).join(', ')}. ${SEAT_NAMES[pusher].replace(/^./u, (letter) => letter.toUpperCase())} va all-in con un rango ${style.texto}: ${style.rango} (${percent(100 * rangeShare(range))}).`,
      preguntas: [
        ...(nivel <= 1
          ? [
              numberQuestion({
                pide: 'Primero en fichas, sin pensar en los premios: ¿qué equity pide este pago?',
                unidad: '%',
                valor: chips,
                margen: 1.5,
                trampas: [
                  now.bote > pot
                    ? {
                        valor: (100 * pay) / (now.bote + pay),
                        aviso: `Contaste fichas que no puedes igualar: del all-in solo juega lo que cubre tu stack, y el bote es de ${num(pot)} bb.`,
                      }
                    : undefined,
                  {
                    valor: (100 * pay) / pot,
                    aviso: `Dividiste por el bote de ahora (${num(pot)} bb): falta sumarle tu pago de ${num(pay)} bb.`,
                  },
                ],
              }),
            ]
          : []),
        numberQuestion({
          pide: `Según ICM, retirarte vale ${m(fold)} % del fondo; si pagas y ganas, ${m(win)} %; si pagas y pierdes, ${m(lose)} %. ¿Qué equity necesitas para pagar?`,
          unidad: '%',
          valor: needed,
          margen: 1.5,
          trampas: [
            needed > chips
              ? {
                  valor: chips,
                  aviso: `Ese es el precio en fichas, ${num(pay)} / ${num(pot + pay)}: aquí se paga con parte del premio, y cuesta más.`,
                }
              : undefined,
            {
              valor: (100 * (fold - lose)) / win,
              aviso: 'Dividiste por lo que vale ganar: hay que dividir por la diferencia entre ganar y perder.',
            },
            {
              valor: (100 * fold) / win,
              aviso: 'Dividiste retirarse por ganar: falta restar lo que queda si pierdes.',
            },
          ],
        }),
        {
          tipo: 'accion',
          pide: `Contra ese rango ${hand} tiene ${percent(equity)}. ¿Qué haces?`,
          opciones: [{ hace: 'fold' }, { hace: 'call' }],
          mejor: gap > 0 ? 1 : 0,
          aceptables: [],
        },
      ],
      explicacion: `Arriesgas ${m(fold)} − ${m(lose)} = ${m(fold - lose)} para ganar ${m(win)} − ${m(fold)} = ${m(win - fold)}. Hace falta ${m(fold - lose)} / (${m(win)} − ${m(lose)}) = ${percent(needed)}. En fichas bastaría ${num(pay)} / ${num(pot + pay)} = ${percent(chips)}. ${hand} tiene ${percent(equity)}: ${
        gap > 0
          ? 'alcanza también con el premio en juego, pagas'
          : turned
            ? 'alcanzaría por fichas, pero no por premio: te retiras'
            : 'no alcanza, te retiras'
      }.`,
    };
  }, 60_000);
};

export const TOURNAMENT_DRILLS: readonly Drill[] = [
  {
    drill: 'push',
    juego: 'poker',
    temas: ['pk-tor-pushfold', 'pk-tor-headsup', 'pk-sng-duelo'],
    niveles: [1, 6],
    titulo: 'All-in o fuera, mano a mano',
    formatos: ['torneo', 'sng'],
    make: makePush,
  },
  {
    drill: 'push-mesa',
    juego: 'poker',
    temas: ['pk-tor-pushfold'],
    niveles: [1, 5],
    titulo: 'All-in o fuera, mesa completa',
    formatos: ['torneo', 'sng'],
    make: makeTablePush,
  },
  {
    drill: 'icm',
    juego: 'poker',
    temas: ['pk-tor-icm', 'pk-sng-burbuja', 'pk-tor-burbuja'],
    niveles: [1, 6],
    titulo: 'Burbuja: fichas y premio',
    formatos: ['sng'],
    make: (rng, nivel) => makeIcm(rng, nivel),
  },
  {
    drill: 'icm-torneo',
    juego: 'poker',
    temas: ['pk-tor-icm', 'pk-tor-burbuja', 'pk-tor-mesafinal'],
    niveles: [1, 6],
    titulo: 'Premios: fichas y dinero en un torneo',
    formatos: ['torneo'],
    make: (rng, nivel) => makeIcm(rng, nivel, FIELD, ['torneo']),
  },
];
