import { type PokerRow, type Pos, parseRange, rangeCombos } from '@estratega/lessons';
import {
  formatRange,
  handEquity,
  handIndex,
  type RestealGame,
  rangeToWeights,
  restealValues,
} from '@estratega/lessons/poker';
import { action, fixed, number, priceOf, short, spotOf } from '../spot-builder.ts';
import { chartOf, classOf, ofSeat, playOf, rangeOf, seat, share, some, spaced } from './charts.ts';

/** All in over an opening, and the opener's answer: the equilibrium that our charts hold, with its sums. */

type Spec = readonly [
  first: Pos,
  second: Pos,
  depth: number,
  cards: string,
  niveles: readonly [number, number],
  why: string,
];

/** Who moves all in, who opened. */
const JAMS: readonly Spec[] = [
  [
    'BTN',
    'UTG',
    15,
    '8s8d',
    [2, 4],
    'Contra UTG solo meten parejas medias y altas, los ases buenos del mismo palo y alguna figura que bloquea.',
  ],
  [
    'SB',
    'CO',
    15,
    'Ah5c',
    [2, 4],
    'El as quita al corte la mitad de sus parejas de ases y muchas de las manos que pagan.',
  ],
  [
    'SB',
    'BTN',
    15,
    'QdTs',
    [2, 4],
    'Contra un botón ancho, dos cartas altas casi seguidas: ni siquiera pagadas van muy por detrás.',
  ],
  ['SB', 'BTN', 15, 'Qh7d', [1, 3], 'Cuando pagan va dominada casi siempre y no bloquea nada de lo que paga.'],
  [
    'BTN',
    'LJ',
    15,
    'Ac7c',
    [3, 5],
    'El as del mismo palo es el mejor farol posible: bloquea y, pagado, conserva color y escalera.',
  ],
  ['BTN', 'HJ', 15, 'KdQh', [2, 4], 'Bloquea AK, KK, AQ y QQ, y contra parejas medias va a cara o cruz.'],
  [
    'CO',
    'HJ',
    15,
    'As8d',
    [2, 4],
    'Quedan tres detrás: el A8o que contra HJ metería la ciega pequeña, aquí todavía no entra.',
  ],
  [
    'BTN',
    'CO',
    20,
    '3d3s',
    [2, 4],
    'Una pareja baja no quiere flop con 20 bb: gana por los abandonos y, pagada por dos cartas altas, va a cara o cruz.',
  ],
  [
    'BTN',
    'CO',
    20,
    'KcTh',
    [2, 4],
    'De distinto palo y dominada por lo que paga: aquí se tira; del mismo palo sí metería.',
  ],
  ['SB', 'BTN', 20, 'Ad2h', [2, 4], 'Contra el botón entran todos los ases: el abandono hace casi todo el trabajo.'],
  [
    'SB',
    'BTN',
    20,
    'Jc9c',
    [3, 5],
    'Rara vez va dominada y tiene la mejor equity de los faroles: por eso entra antes que K9o.',
  ],
  ['SB', 'CO', 20, 'Kh9d', [2, 4], 'Contra el corte, de las de distinto palo con rey solo meten KJo y KQo.'],
  ['SB', 'HJ', 20, 'As9s', [2, 4], 'As del mismo palo con carta media: bloquea y aguanta.'],
  [
    'SB',
    'UTG',
    20,
    '7s7h',
    [2, 4],
    'Contra UTG y con 20 bb las parejas entran desde 66: pagadas van a cara o cruz contra AK y AQ, y las que abandonan ya estaban cerca.',
  ],
  [
    'BTN',
    'UTG',
    20,
    'KsQd',
    [2, 4],
    'Contra UTG las figuras de distinto palo no meten: lo que paga es pareja media o alta y A-Q o mejor.',
  ],
  ['BTN', 'LJ', 20, 'Ts9d', [1, 3], 'Sin bloqueo y sin palo: contra un rango de mitad de mesa se tira.'],
  ['SB', 'LJ', 25, 'Kc9c', [3, 5], 'El rey del mismo palo bloquea KK y AK, y pagado tiene color.'],
  ['SB', 'BTN', 25, 'Kd8d', [3, 5], 'Con 25 bb el riesgo crece y K8s sale del rango; con 15 bb era all-in claro.'],
  ['BTN', 'CO', 25, 'Ah8c', [3, 5], 'Con 25 bb los ases de distinto palo empiezan en A9o.'],
  [
    'SB',
    'CO',
    25,
    '5h5s',
    [2, 4],
    'Las parejas bajas siguen siendo all-in contra el corte: pagar fuera de posición buscando trío pierde más.',
  ],
  ['CO', 'HJ', 25, 'QsJs', [3, 5], 'Bloquea QQ y JJ, y pagada contra AK conserva cerca del 40 %.'],
  [
    'SB',
    'UTG',
    25,
    'AdQs',
    [2, 4],
    'Contra UTG y con 25 bb es la peor de las de distinto palo que mete: bloquea AA, QQ y AK, y por eso le pagan menos.',
  ],
];

/** Who opened and now decides, who moved all in. */
const CALLS: readonly Spec[] = [
  ['UTG', 'BTN', 15, '7c7d', [2, 4], 'Frente al all-in del botón, desde 77 hacia arriba se paga.'],
  ['UTG', 'BB', 15, 'KhQs', [1, 3], 'La ciega grande solo mete contra UTG con lo mejor, y casi todo eso te gana.'],
  ['CO', 'BTN', 15, 'As7d', [2, 4], 'Con 15 bb el precio es tan bueno que A7o basta.'],
  [
    'CO',
    'SB',
    15,
    'QhTd',
    [1, 3],
    'Abriste bien; contra lo que mete la ciega pequeña, dos figuras de distinto palo no llegan.',
  ],
  ['BTN', 'SB', 15, 'Kd9c', [2, 4], 'Quien mete tan ancho debe ser pagado ancho: K9o gana fichas.'],
  ['BTN', 'BB', 15, 'Jc9d', [1, 3], 'Abriste para robar. Ante el all-in, se devuelve el robo.'],
  ['HJ', 'CO', 15, 'Ad9h', [2, 4], 'Domina a una parte de lo que mete y va a cara o cruz con las parejas.'],
  ['LJ', 'BTN', 20, 'AcTh', [2, 4], 'Llega con poco margen: es el último as de distinto palo que paga desde LJ.'],
  ['CO', 'BTN', 20, 'KhJd', [2, 4], 'Contra el botón, que mete menos que la ciega pequeña, se tira.'],
  ['CO', 'BB', 20, 'Ac9s', [2, 4], 'La ciega grande mete desde A9o: vas dominado o empatado demasiadas veces.'],
  [
    'BTN',
    'SB',
    20,
    'Ac5h',
    [2, 4],
    'El botón que tira todo lo que no es pareja o as bueno se deja robar: contra un 31 %, A5o paga.',
  ],
  [
    'BTN',
    'BB',
    20,
    '4d4h',
    [2, 4],
    'Contra un rango lleno de ases y figuras, la pareja baja va a cara o cruz y el precio pide menos.',
  ],
  ['UTG', 'SB', 20, 'AsTd', [1, 3], 'Contra quien mete sobre UTG, el A-T va dominado.'],
  ['UTG', 'BB', 20, 'QsQh', [1, 3], 'La segunda parte de la apertura es no tirar lo que domina: con QQ no se piensa.'],
  ['HJ', 'SB', 25, 'Kd9d', [2, 4], 'Era una apertura para robar y ver flops, no para jugarse 25 bb.'],
  ['CO', 'BB', 25, '7h7s', [2, 4], 'Contra 77 o mejor, ATs+ y ATo+ vas por detrás del precio: desde 88 sí.'],
  ['BTN', 'BB', 25, 'AhTc', [2, 4], 'La ciega grande mete desde A8o y 55: el A-T domina bastante para pagar.'],
  ['BTN', 'SB', 25, 'KsTs', [3, 5], 'Del mismo palo paga con margen; KTo, contra el mismo all-in, ya no.'],
];

const WAKES = '99+,AQs+,AQo+';
const BEHIND: Readonly<Partial<Record<Pos, number>>> = { SB: 1, BTN: 2, CO: 3 };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const jam = ([jammer, opener, depth, cards, niveles, why]: Spec): PokerRow => {
  const [a, b] = [jammer.toLowerCase(), opener.toLowerCase()];
  const chart = chartOf(`rg-3bet-${a}-${b}-${depth}`);
  const hand = classOf(cards);
  const enters = playOf(chart, hand) === 'allin';
  const opens = chartOf(`rg-abrir-mtt${depth}-${b}`);
  const calls = chartOf(`rg-respuesta-${b}-${a}-${depth}`);
  const blind = jammer === 'SB' ? 0.5 : 0;
  const game: RestealGame = {
    stack: depth,
    ante: 1,
    open: 2,
    openerBlind: 0,
    blind,
    behind: { players: BEHIND[jammer] ?? 0, calls: rangeToWeights(parseRange(WAKES)) },
  };
  const values = restealValues(game, rangeToWeights(parseRange(opens.rango)), rangeToWeights(parseRange(calls.rango)));
  const value = Math.round((values[handIndex.get(hand) as number] as number) * 100) / 100;
  if (Math.abs(value) < 0.03 || value > 0 !== enters) throw new Error(`${chart.id} ${hand}: ${value}`);
  const equity = handEquity(hand, parseRange(calls.rango));
  const pot = 4.5;
  const called = 2 * depth + 2.5 - blind;
  const risk = depth - blind;
  const loses = `(${risk}-${equity.toFixed(3)}*${called})`;
  const needs = `100*${loses}/(${pot}+${loses})`;
  // What is opened and what of it calls, each hand with its weight.
  const opened = rangeCombos(parseRange(opens.rango));
  const paid = rangeCombos(
    Object.fromEntries(
      Object.entries(parseRange(calls.rango)).map(([one, weight]) => [one, weight * (rangeOf(opens.id)[one] ?? 0)]),
    ),
  );
  const folds = `100*(1-${short(paid).replace(',', '.')}/${short(opened).replace(',', '.')})`;
  const behind = BEHIND[jammer] === 1 ? 'la ciega grande, que despierta' : 'los de atrás, que despiertan';
  return spotOf({
    key: `resteal ${jammer} ${opener} ${depth} ${hand}`,
    temas: ['pk-tor-stackmedio', 'pk-pre-3bet', ...(depth === 15 ? ['pk-tor-pushfold'] : [])],
    niveles,
    tabla: chart.id,
    mesa: { asientos: some(depth, jammer, [opener]) },
    mano: cards,
    historia: `${opener} r2`,
    rangos: { [opener]: opens.rango },
    situacion: `${capital(seat(opener))} abre el ${fixed(share(rangeOf(opens.id)), 0)} % y ante un all-in ${ofSeat(jammer)} paga con ${spaced(plain(calls.rango))}.`,
    preguntas: () => [
      number(
        `Si te paga tienes ${fixed(100 * equity, 1)} %. ¿Qué abandono pide tu all-in de ${depth} bb?`,
        '%',
        needs,
        2,
        [[`100*${risk}/(${pot}+${risk})`, 'Eso pediría sin nada de equity: cuando te pagan también ganas a veces.']],
      ),
      action('f|a', enters ? 1 : 0, [], { valores: [0, value] }),
    ],
    explicacion: (e) =>
      `${enters ? 'All-in' : 'Tira'}. Arriesgas ${short(risk)} bb por los 4,5 del centro. Contra lo que paga, ${hand} tiene ${e.equity(calls.rango)}: pagado te quedas en ${equity.toFixed(3).replace('.', ',')} × ${short(called)} − ${short(risk)} = ${e.sum(`${equity.toFixed(3)}*${called}-${risk}`, 1, ' bb')}, así que pide ${e.sum(needs, 1, ' %')} de abandonos. ${capital(seat(opener))} tira el ${e.sum(folds, 1, ' %')} de lo que abre; a eso hay que quitarle ${behind} alguna vez. En total, ${value > 0 ? `+${fixed(value, 2)}` : fixed(value, 2)} bb contra tirar. ${why}`,
  });
};

/** Mixed hands are told whole: nobody pays with a tenth of a hand at the table. */
const plain = (range: string): string =>
  formatRange(
    Object.fromEntries(
      Object.entries(parseRange(range))
        .filter(([, weight]) => weight >= 0.5)
        .map(([hand]) => [hand, 1]),
    ),
  );

const call = ([opener, jammer, depth, cards, niveles, why]: Spec): PokerRow => {
  const [a, b] = [opener.toLowerCase(), jammer.toLowerCase()];
  const chart = chartOf(`rg-respuesta-${a}-${b}-${depth}`);
  const hand = classOf(cards);
  const pays = playOf(chart, hand) === 'pagar';
  const source = jammer === 'BB' ? chartOf(`rg-defensa-bb-${a}-${depth}`) : chartOf(`rg-3bet-${b}-${a}-${depth}`);
  const jams = jammer === 'BB' ? (source.otras?.[0]?.rango ?? '') : source.rango;
  const equity = handEquity(hand, parseRange(jams));
  const worth = ({ aPagar, enJuego }: { readonly aPagar: number; readonly enJuego: number }): number => {
    const value = Math.round((equity * (enJuego + aPagar) - aPagar) * 100) / 100;
    if (Math.abs(value) < 0.15) throw new Error(`${chart.id} ${hand} is too near: ${value}`);
    return value;
  };
  return spotOf({
    key: `pago ${opener} ${jammer} ${depth} ${hand}`,
    temas: ['pk-tor-stackmedio', 'pk-pre-vs3bet', ...(depth === 15 ? ['pk-tor-pushfold'] : [])],
    niveles,
    tabla: chart.id,
    mesa: { asientos: some(depth, opener, [jammer]) },
    mano: cards,
    historia: `${opener} r2, ${jammer} a`,
    rangos: { [jammer]: jams },
    situacion: `${capital(seat(jammer))} va all-in sobre tu apertura con el ${fixed(share(parseRange(jams)), 0)} % de las manos: ${spaced(plain(jams))}.`,
    preguntas: (e) => [
      number('¿Qué equity pide pagar?', '%', priceOf(e.now as NonNullable<typeof e.now>), 1, [
        [`100*${e.now?.aPagar}/${e.now?.enJuego}`, 'Tu pago también entra en el bote.'],
      ]),
      action('f|c', pays ? 1 : 0, [], { valores: [0, worth(e.now as NonNullable<typeof e.now>)] }),
    ],
    explicacion: (e) =>
      `${pays ? 'Paga' : 'Tira'}. Faltan ${short(e.now?.aPagar ?? 0)} bb por un bote de ${short(e.now?.enJuego ?? 0)}: ${e.price()}. ${hand} tiene ${e.equity(jams)} contra ese rango, ${pays ? 'por encima' : 'por debajo'} del precio: ${e.sum(`${equity.toFixed(4)}*(${e.now?.enJuego}+${e.now?.aPagar})-${e.now?.aPagar}`, 2, ' bb')} contra tirar. ${why}`,
  });
};

export const resteals = (): PokerRow[] => JAMS.map(jam);
export const callOffs = (): PokerRow[] => CALLS.map(call);
