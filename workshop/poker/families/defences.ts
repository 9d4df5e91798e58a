import { type PokerRow, type Pos, parseRange } from '@estratega/lessons';
import { handEquity } from '@estratega/lessons/poker';
import { bigBlindPrice, openingSize, realised } from '../realisation.ts';
import { action, fixed, number, priceOf, short, spotOf } from '../spot-builder.ts';
import { chartOf, classOf, playOf, rangeOf, seat, share, some } from './charts.ts';

/** The big blind against an opening, with an ante: fold, call or reraise, as our charts say. */

type Spec = readonly [opener: Pos, depth: number, cards: string, niveles: readonly [number, number], why: string];

const SPECS: readonly Spec[] = [
  [
    'UTG',
    15,
    'KdJs',
    [1, 3],
    'Contra un rango tan apretado no se resube: el all-in lo pagan AK, AQ y parejas que te dominan.',
  ],
  [
    'UTG',
    15,
    'Qh7c',
    [1, 3],
    'Dos cartas sueltas contra el rango más fuerte de la mesa: liga poco y, cuando liga, va dominada.',
  ],
  [
    'UTG',
    15,
    '8d8h',
    [2, 4],
    'Contra UTG es de las parejas que prefieren meter ya: tres cartas altas en el flop la dejarían sin plan.',
  ],
  [
    'CO',
    15,
    '4s4c',
    [1, 3],
    'Con 13 bb detrás no paga esperar el trío; el all-in hace tirar a muchas manos que iban a la mitad contra ti.',
  ],
  ['CO', 15, 'Ac6d', [1, 3], 'No llega a las que meten (desde A8o), pero el precio le deja ver el flop con margen.'],
  [
    'CO',
    15,
    'Th5c',
    [1, 3],
    'Ni el precio la salva: sin palo y sin conexión, pierde por el camino la mitad de lo que vale.',
  ],
  [
    'BTN',
    15,
    'As5d',
    [1, 3],
    'Contra un botón que abre casi la mitad, el as mete: quita ases al rival y muchas veces gana sin ver el flop.',
  ],
  [
    'BTN',
    15,
    'Jh8c',
    [1, 3],
    'Hace parejas medianas y escaleras, y pagar cuesta una ciega: se ve el flop y se juega con cuidado.',
  ],
  [
    'BTN',
    15,
    '8s3d',
    [1, 3],
    'Se defiende mucho contra el botón, pero no todo: las dos cartas bajas y sueltas se van.',
  ],
  ['UTG', 20, 'AdTh', [1, 3], 'Demasiado buena para tirar por este precio y demasiado dominada para meter.'],
  [
    'UTG',
    20,
    'TcTd',
    [2, 4],
    'Va por delante de casi todo lo que abre y no quiere ver un flop con dos cartas mayores.',
  ],
  ['UTG', 20, 'Jd6s', [1, 3], 'El ante hace pagar de más: contra UTG una jota suelta no da para esta llamada.'],
  [
    'CO',
    20,
    'Ah9c',
    [2, 4],
    'Es el primero de los ases de distinto palo que mete: quita AA y AK de su rango y gana el bote sin jugar muchas veces.',
  ],
  ['CO', 20, '9s8d', [1, 3], 'De distinto palo, pero seguida: con este precio se paga sin dudar.'],
  ['CO', 20, 'Tc4d', [1, 3], 'El diez suelto liga una pareja que no aguanta dos apuestas.'],
  ['BTN', 20, '9d7d', [1, 3], 'Del mismo palo, con un hueco y con el mejor precio de la mesa: se paga siempre.'],
  [
    'BTN',
    20,
    'Kd4c',
    [1, 3],
    'Muchos la tiran por fea. Contra un botón que abre casi la mitad, el rey alto y el precio bastan.',
  ],
  ['UTG', 25, 'QcTs', [2, 4], 'Paga por precio y juega la pareja con prudencia; un rey o un as en el flop es de UTG.'],
  ['CO', 25, 'Td8s', [2, 4], 'Sin el ante el precio subiría a 22,2 % y ya no alcanzaría; con el ante, paga.'],
  ['BTN', 25, '5h3h', [3, 5], 'Las pequeñas del mismo palo pagan contra el botón; las de distinto palo, no.'],
  [
    'SB',
    25,
    'Kc6h',
    [2, 4],
    'En posición contra la ciega pequeña se defiende más de la mitad de la baraja, aun con 3 bb.',
  ],
  [
    'SB',
    25,
    'Ad8d',
    [2, 4],
    'Pagar también sería bueno; con 25 bb el all-in sobre un rango tan ancho gana más y no deja realizar nada al rival.',
  ],
  ['SB', 25, 'Js5c', [2, 4], 'La posición ayuda, pero 3 bb son otro precio: la jota suelta ya no llega.'],
  [
    'CO',
    30,
    'As5s',
    [3, 5],
    'Sirve de 3-bet: quita ases de su rango y, si pagan, hace color y escalera. Ante el all-in se tira.',
  ],
  ['BTN', 30, 'Jd7d', [2, 4], 'Cualquier jota del mismo palo se paga contra el botón con este precio.'],
  ['LJ', 40, 'As6c', [2, 4], 'El as basta contra LJ; contra UTG, A6o se queda fuera.'],
  [
    'UTG',
    40,
    '8d6d',
    [2, 4],
    'Las casi seguidas del mismo palo pagan incluso contra UTG: no van dominadas y con 40 bb cobran cuando ligan.',
  ],
  [
    'UTG',
    40,
    'Kh8d',
    [1, 3],
    'Es de las manos que más fichas pierden contra UTG: AK, KQ y KJ la esperan con el mismo rey.',
  ],
  [
    'BTN',
    40,
    'Ks5c',
    [2, 4],
    'Contra un botón que abre más de la mitad, el rey alto se defiende aunque la segunda carta sea mala.',
  ],
  [
    'BTN',
    40,
    'Jh5d',
    [2, 4],
    'Desde J8o sí; con la carta de abajo suelta, las tres calles fuera de posición cuestan más de lo que regala el precio.',
  ],
  ['SB', 40, 'Qh8d', [2, 4], 'En posición y con 5 bb en el centro antes de pagar, sobra.'],
  [
    'CO',
    60,
    'Ac4h',
    [3, 5],
    'Con más fichas el as débil pierde algún bote grande, y aun así el precio lo sostiene contra el corte.',
  ],
  [
    'UTG',
    60,
    'Ad3c',
    [2, 4],
    'Contra UTG los ases de distinto palo se paran en A8o: A3o liga un as que casi siempre es el segundo.',
  ],
];

const build = ([opener, depth, cards, niveles, why]: Spec): PokerRow => {
  const id = `rg-defensa-bb-${opener.toLowerCase()}-${depth}`;
  const chart = chartOf(id);
  const hand = classOf(cards);
  const play = playOf(chart, hand);
  const size = openingSize(opener, depth);
  const opens = chartOf(`rg-abrir-mtt${depth}-${opener.toLowerCase()}`);
  const reraise = chart.otras?.[0]?.accion ?? 'allin';
  const big = depth >= 60 ? 10 : depth >= 40 ? 9 : 7.5;
  const options = reraise === 'allin' ? 'f|c|a' : `f|c|r${big}`;
  const best = play === 'fold' ? 0 : play === 'pagar' ? 1 : 2;
  const equity = handEquity(hand, parseRange(opens.rango));
  const margin = (equity * realised(hand, opener, depth)) / bigBlindPrice(opener, depth);
  if (play !== 'allin' && play !== '3bet' && Math.abs(margin - 1) < 0.04)
    throw new Error(`${id} ${hand} is too near: ${margin}`);
  const words = { fold: 'Tira', pagar: 'Paga', allin: 'All-in', '3bet': `3-bet a ${short(big)} bb` } as const;
  return spotOf({
    key: `defensa ${opener} ${depth} ${hand}`,
    temas: [
      'pk-pre-cigrande',
      ...(depth <= 30 ? ['pk-tor-stackmedio'] : []),
      ...(opener === 'SB' ? ['pk-pre-cipequena'] : []),
      ...(play === 'allin' || play === '3bet' ? ['pk-pre-3bet'] : []),
    ],
    niveles,
    tabla: id,
    mesa: { asientos: some(depth, 'BB', [opener, ...(opener === 'SB' ? [] : (['BTN'] as const))]) },
    mano: cards,
    historia: `${opener} r${size}`,
    rangos: { [opener]: opens.rango },
    situacion: `${seat(opener).charAt(0).toUpperCase()}${seat(opener).slice(1)} abre según nuestra tabla, el ${fixed(share(rangeOf(opens.id)), 0)} % de las manos.`,
    preguntas: (e) => [
      number('¿Qué equity pide pagar?', '%', priceOf(e.now as NonNullable<typeof e.now>), 1, [
        [
          `100*${e.now?.aPagar}/(${e.now?.enJuego}-1+${e.now?.aPagar})`,
          'Falta el ante: está en el bote aunque lo hayas puesto tú.',
        ],
        [`100*${e.now?.aPagar}/${e.now?.enJuego}`, 'Tu pago también entra en el bote.'],
      ]),
      action(options, best),
    ],
    explicacion: (e) => {
      const price = `Pagas ${short(e.now?.aPagar ?? 0)} bb por un bote de ${short(e.now?.enJuego ?? 0)}: ${e.price()}.`;
      const mine = `Contra lo que abre, ${hand} tiene ${e.equity(opens.rango)}`;
      const part = e.sum(`100*(${e.now?.aPagar}/(${e.now?.enJuego}+${e.now?.aPagar}))/${equity.toFixed(4)}`, 0, ' %');
      const keeps = `${fixed(100 * realised(hand, opener, depth), 0)} %`;
      const need =
        play === 'fold'
          ? `; tendrías que realizar el ${part} de esa equity, y una mano así ${opener === 'SB' ? 'en posición' : 'fuera de posición'} realiza cerca del ${keeps}`
          : play === 'pagar'
            ? `; basta con realizar el ${part} de esa equity, y una mano así realiza cerca del ${keeps}`
            : `: por precio sobraría, y aun así pagar no es lo mejor`;
      return `${words[play as keyof typeof words]}. ${price} ${mine}${need}. ${why}`;
    },
  });
};

export const defences = (): PokerRow[] => SPECS.map(build);
