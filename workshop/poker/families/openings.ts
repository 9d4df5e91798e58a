import type { PokerRow, Pos } from '@estratega/lessons';
import { action, choice, fixed, number, type SpotSpec, short, spotOf } from '../spot-builder.ts';
import { chartOf, classOf, fromSeat, NINE, nine, playOf, rangeOf, seat, share } from './charts.ts';

/** Everybody has folded to the hero: to open or not, by seat and depth, as our charts say. */

type Spec = readonly [pos: Pos, depth: number, cards: string, niveles: readonly [number, number], why: string];

const SPECS: readonly Spec[] = [
  [
    'UTG',
    15,
    'As9h',
    [1, 3],
    'Detrás hay ocho jugadores, y cuando alguno mete all-in casi siempre trae un as mejor o una pareja.',
  ],
  [
    'LJ',
    15,
    'KcTd',
    [2, 4],
    'Con cinco detrás y ante en el bote, el rey con una segunda carta alta roba lo suficiente; ante un all-in de los de atrás se tira sin pena.',
  ],
  [
    'HJ',
    15,
    '9h8h',
    [2, 4],
    'Juega bien cuando te pagan y no domina a nadie ni la dominan; es la última de los conectores que entra con este stack.',
  ],
  ['CO', 15, 'Ad3s', [1, 3], 'Un as bloquea parte de las manos que resuben, y quedan solo tres por hablar.'],
  ['BTN', 15, 'Qs8d', [1, 3], 'Solo quedan las ciegas y en el centro ya hay 2,5 bb: es el asiento que vive de robar.'],
  [
    'BTN',
    15,
    'Jd7c',
    [2, 4],
    'La tabla llega hasta J8o: un escalón menos ya no gana cuando la ciega grande, que paga barato, defiende.',
  ],
  ['UTG', 20, 'KhTs', [1, 3], 'Es la mano que más se abre de más: la dominan AK, KQ, KJ y AT, justo lo que te resube.'],
  [
    'UTG1',
    20,
    'QdJs',
    [2, 4],
    'Entra por poco: dos cartas altas seguidas y solo siete jugadores detrás. Si te meten all-in, se retira.',
  ],
  ['LJ', 20, 'Ac8d', [2, 4], 'Abre con el plan hecho: ante un all-in de alguien que no abre ni resube de más, tira.'],
  ['HJ', 20, 'Kd9s', [1, 3], 'Las de distinto palo con rey empiezan en KTo desde este asiento; K9o espera al corte.'],
  ['CO', 20, 'Ks9d', [1, 3], 'Un asiento más tarde y ya es apertura: quedan el botón y las ciegas.'],
  [
    'BTN',
    20,
    'Th7d',
    [2, 4],
    'T8o es la última; T7o no tiene ni carta alta ni conexión bastante para jugar los flops que te paguen.',
  ],
  ['UTG2', 25, 'Ah9s', [2, 4], 'Con seis detrás el as con nueve ya tiene abandono suficiente; con ocho, no.'],
  [
    'HJ',
    25,
    'Ad6h',
    [1, 3],
    'A7o y, por la escalera, A5o entran; A6o queda en medio: ni domina ni hace escalera baja.',
  ],
  ['CO', 25, '7s6s', [2, 4], 'Con 25 bb ya hay con qué jugar después del flop, y quedan tres por hablar.'],
  [
    'BTN',
    25,
    '8c5c',
    [3, 5],
    'Entra porque las ciegas deben tirar mucho y, cuando pagan, tienes la posición con una mano que sabe si sigue o no.',
  ],
  [
    'SB',
    25,
    'Kh5d',
    [2, 4],
    'La tabla (3 bb o fuera, sin limp) corta en K6o: con K5o fuera de posición se suele quedar dominado o sin nada.',
  ],
  [
    'UTG',
    30,
    'Qh9h',
    [2, 4],
    'Del mismo palo y con dos cartas que hacen escaleras altas: es de las últimas que entran en el primer asiento.',
  ],
  ['UTG1', 30, 'Ac9d', [1, 3], 'Del A-T para abajo, las de distinto palo esperan a que quede menos gente detrás.'],
  [
    'LJ',
    30,
    'Kc9h',
    [1, 3],
    'El rey débil de distinto palo es dinero del corte y del botón, no de la mitad de la mesa.',
  ],
  ['HJ', 30, '9d7d', [3, 5], 'Con 30 bb los conectores con un hueco ya pagan: cuando ligan, cobran.'],
  [
    'CO',
    30,
    'As2h',
    [3, 5],
    'Parece contradictorio: con 20 bb sí se abre, porque su as vale sobre todo por los abandonos y el all-in; con 30 se juegan más flops, y ahí el A2o sufre.',
  ],
  ['BTN', 30, 'Ks3c', [2, 4], 'Hasta el botón tiene fondo: con rey de distinto palo se llega a K4o.'],
  ['SB', 30, 'Jh7s', [2, 4], 'Fuera de posición y contra quien paga a buen precio, hace falta J8o o mejor.'],
  [
    'UTG',
    40,
    'KdTc',
    [1, 3],
    'Con más fichas el problema crece: ahora pierdes botes medianos con pareja y mala segunda carta.',
  ],
  [
    'UTG2',
    40,
    '3h3c',
    [2, 4],
    'Con 40 bb una pareja baja abre: gana las ciegas muchas veces y, si liga trío, hay stack que cobrar.',
  ],
  [
    'LJ',
    40,
    '8d7d',
    [2, 4],
    'Es el primer asiento en el que entra con este stack: menos rivales detrás y fichas para jugar.',
  ],
  ['CO', 40, '6s5s', [2, 4], 'Conector del mismo palo en posición casi última: se abre desde 40 bb, no antes.'],
  [
    'BTN',
    40,
    'Js2s',
    [3, 5],
    'Cualquier jota del mismo palo: el botón abre más de la mitad de las manos con ante en juego.',
  ],
  ['SB', 40, '8h6h', [2, 4], 'Juega bien los flops aun fuera de posición y rara vez está dominada.'],
  ['UTG', 60, '9s8s', [2, 4], 'Con 60 bb vuelven los conectores del mismo palo incluso al primer asiento.'],
  [
    'UTG1',
    60,
    '2d2h',
    [1, 3],
    'El trío llega una vez de cada ocho o nueve y hay siete por hablar: demasiadas veces la tiras al 3-bet.',
  ],
  ['HJ', 60, 'Ah8c', [2, 4], 'Cuatro por hablar; domina a los ases que te pagan y se retira ante un 3-bet.'],
  [
    'CO',
    60,
    'Ad3c',
    [3, 5],
    'A4o sí, A3o no: con fichas para tres calles el as débil de distinto palo gana botes chicos y pierde grandes.',
  ],
  ['BTN', 60, '9h7c', [2, 4], 'Solo el botón la abre: dos por hablar y posición en todas las calles.'],
];

/** The ante makes the middle worth 2.5 bb. */
const MIDDLE = 2.5;
const depthsOf = (pos: Pos): readonly number[] => [15, 20, 25, 30, 40, 60].filter((d) => !(pos === 'SB' && d < 25));

const howDeep = (depths: readonly number[], depth: number): string => {
  if (depths.length === 1) return `${depths[0]} bb`;
  if (depths.every((one) => one < depth)) return `${Math.max(...depths)} bb o menos`;
  if (depths.every((one) => one > depth)) return `${Math.min(...depths)} bb o más`;
  return depths.map((one) => `${one} bb`).join(' o ');
};

/** Four seats in a row, the right one among them. */
const choicesOf = (right: Pos): readonly Pos[] => {
  const at = NINE.indexOf(right);
  const from = Math.max(0, Math.min(3, at - (at % 3)));
  return NINE.slice(from, from + 4);
};

const build = ([pos, depth, cards, niveles, why]: Spec, order: number): PokerRow => {
  const id = `rg-abrir-mtt${depth}-${pos.toLowerCase()}`;
  const chart = chartOf(id);
  const hand = classOf(cards);
  const opens = playOf(chart, hand) === 'abrir';
  const size = pos === 'SB' ? 3 : depth >= 40 ? 2.2 : 2;
  const weightAt = (at: Pos, d: number): number => rangeOf(`rg-abrir-mtt${d}-${at.toLowerCase()}`)[hand] ?? 0;
  const seats = NINE.slice(0, 7);
  const first = seats.find((one) => weightAt(one, depth) >= 0.85);
  const where = (): string => {
    if (pos === 'SB') return '';
    if (!opens) {
      if (first) return ` Con este stack entra ${fromSeat(first)}.`;
      return pos === 'BTN' ? '' : ' Con este stack no la abre ni el botón.';
    }
    const before = seats[seats.indexOf(pos) - 1];
    if (before && weightAt(before, depth) === 0) return ' Un asiento antes se tira.';
    return first && first !== pos ? ` La tabla la abre ya ${fromSeat(first)}.` : '';
  };
  const elsewhere = depthsOf(pos).filter((d) => weightAt(pos, d) >= 0.85 !== opens && weightAt(pos, d) !== 0.5);
  const other =
    elsewhere.length > 0 && !why.includes('con 20 bb')
      ? ` En el mismo asiento, con ${howDeep(elsewhere, depth)}, ${opens ? 'no se abre' : 'sí se abre'}.`
      : '';
  const withSum = order % 3 === 0 || pos === 'SB';
  const withSeat = !withSum && order % 3 === 1 && first !== undefined;
  const seatChoices = withSeat ? choicesOf(first) : [];
  const posted = pos === 'SB' ? 0.5 : 0;
  const needs = `100*${size - posted}/(${size - posted}+${MIDDLE})`;
  const spec: SpotSpec = {
    key: `apertura ${pos} ${depth} ${hand}`,
    temas: [
      'pk-pre-rfi',
      depth <= 25 ? 'pk-tor-stackmedio' : 'pk-tor-etapas',
      ...(['CO', 'BTN', 'SB'].includes(pos) ? ['pk-pre-robo'] : []),
      ...(pos === 'SB' ? ['pk-pre-cipequena'] : []),
    ],
    niveles,
    tabla: id,
    mesa: { asientos: nine(depth, pos) },
    mano: cards,
    historia: '',
    situacion: 'Torneo lejos de los premios; todos con el mismo stack.',
    preguntas: () => [
      action(`f|r${size}|a`, opens ? 1 : 0, opens && depth <= 20 ? [2] : []),
      ...(withSum
        ? [
            number(
              `Abres a ${short(size)} bb. ¿Con qué frecuencia deben retirarse todos para que la apertura gane sola?`,
              '%',
              needs,
              1.5,
              [[`100*${size - posted}/(${size - posted}+1.5)`, 'Falta el ante: en el centro hay 2,5 bb, no 1,5.']],
            ),
          ]
        : []),
      ...(withSeat
        ? [
            choice(
              `¿Cuál es el primer asiento que abre ${hand} con ${depth} bb en nuestras tablas?`,
              seatChoices.map((one) => (NINE.indexOf(one) < 6 ? seat(one) : one === 'BTN' ? 'El botón' : 'Ninguno')),
              seatChoices.indexOf(first as Pos),
            ),
          ]
        : []),
    ],
    explicacion: (e) =>
      `${opens ? 'Abre' : 'Tira'}. ${seat(pos).charAt(0).toUpperCase()}${seat(pos).slice(1)} con ${depth} bb abre el ${fixed(share(rangeOf(id)), 0)} % de las manos y ${hand} ${opens ? 'está entre ellas' : 'no está entre ellas'}. ${why}${where()}${other}${withSum ? ` Arriesgas ${short(size - posted)} bb por los 2,5 del centro: sola, la apertura pide ${e.sum(needs, 1, ' %')} de abandonos${opens ? ', y las veces que te pagan también ganas algunas' : ''}.` : ''}`,
  };
  return spotOf(spec);
};

export const openings = (): PokerRow[] => SPECS.map((spec, order) => build(spec, order));
