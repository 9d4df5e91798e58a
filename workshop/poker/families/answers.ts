import { type PokerRow, type Pos, parseRange } from '@estratega/lessons';
import { action, fixed, number, priceOf, short, spotOf } from '../spot-builder.ts';
import { chartOf, classOf, playOf, seat, share, some } from './charts.ts';

/** Opened and reraised with 40 or 60 bb: fold, call or the fourth bet, as our charts say; and the third bet itself. */

type Spec = readonly [
  hero: Pos,
  rival: Pos,
  depth: number,
  cards: string,
  niveles: readonly [number, number],
  why: string,
];

const ANSWERS: readonly Spec[] = [
  [
    'UTG',
    'BTN',
    40,
    'AdQh',
    [2, 4],
    'Contra el botón que resube a UTG no se mete: AQ paga en mal asiento y se retira si no liga y le vuelven a apostar.',
  ],
  [
    'UTG',
    'BTN',
    40,
    'JsJc',
    [2, 4],
    'Con 40 bb y un bote de 11 ya en el centro, JJ se mete: pagar y ver una carta alta en el flop, casi seis de cada diez veces, no tiene plan.',
  ],
  ['UTG', 'BTN', 40, 'KdTd', [2, 4], 'Abrió bien y responde bien tirando: AK, AQs y KQs la dominan.'],
  [
    'CO',
    'BTN',
    40,
    'As4s',
    [3, 5],
    'De 4-bet de farol: quita AA y AK, y pagada conserva un tercio. Si el botón no tira nunca, deja de servir.',
  ],
  ['CO', 'BTN', 40, '8h8d', [2, 4], 'El precio es bueno y meter convierte en farol una mano con valor.'],
  [
    'CO',
    'BTN',
    40,
    'AcTd',
    [1, 3],
    'A-T de distinto palo es de las que más se pagan de más: dominada por casi todos los ases que resuben.',
  ],
  ['CO', 'SB', 40, 'KsJs', [2, 4], 'En posición y del mismo palo, se paga; fuera de posición no.'],
  [
    'CO',
    'SB',
    40,
    '5c5d',
    [2, 4],
    'Cuesta 6,3 bb y el trío llega una de cada ocho veces y media: no hay stack detrás para cobrarlo.',
  ],
  [
    'BTN',
    'SB',
    40,
    'AhJc',
    [2, 4],
    'Contra un 3-bet de la ciega pequeña sobre el botón, el A-J paga en posición: domina a parte de los faroles.',
  ],
  ['BTN', 'SB', 40, 'TsTd', [2, 4], 'Contra un rango tan ancho, TT va por delante: all-in, y que paguen 88, 99 y A-J.'],
  ['BTN', 'SB', 40, 'Qc8c', [2, 4], 'Apertura para robar; ante el 3-bet se acaba.'],
  ['BTN', 'BB', 40, 'Kh8d', [1, 3], 'La abriste por los abandonos. No los hubo.'],
  [
    'BTN',
    'BB',
    40,
    'As5s',
    [3, 5],
    'Quita combos de AA, AK y AQ, y con SPR tan bajo un pago la dejaría a mitad de camino.',
  ],
  [
    'BTN',
    'SB',
    60,
    'KcKd',
    [2, 4],
    'Con 60 bb el 4-bet es chico, a 22: con 38 detrás, quien paga queda comprometido y quien mete, pagado.',
  ],
  [
    'BTN',
    'SB',
    60,
    'JhTh',
    [3, 5],
    'En posición, del mismo palo y con 60 bb: se paga y se juega con SPR cercano a 2,3.',
  ],
  [
    'CO',
    'BTN',
    60,
    'QhQs',
    [2, 4],
    'Fuera de posición no conviene pagar con QQ: el 4-bet a 16 fija el precio y no teme al all-in.',
  ],
  [
    'CO',
    'BTN',
    60,
    'KdQc',
    [3, 5],
    'El precio alcanza sobre el papel, pero sin posición K-Q de distinto palo cobra cerca de tres cuartas partes de su equity, 26,6 %, y va dominada por AK y AQ.',
  ],
  ['CO', 'BTN', 60, 'Ad7c', [1, 3], 'Ni el as la salva: dominada, fuera de posición y con 60 bb por delante.'],
];

/** Who reraises, who opened. */
const THREES: readonly Spec[] = [
  [
    'BTN',
    'UTG',
    40,
    'AhQd',
    [2, 4],
    'Se paga en posición: resubir hace tirar a lo peor de UTG y deja solo lo que te domina.',
  ],
  [
    'BTN',
    'UTG',
    40,
    'KsKh',
    [1, 3],
    'Por valor: UTG abre poco, pero paga o mete con parejas y ases que van muy por detrás.',
  ],
  ['BTN', 'UTG', 40, 'Ad8c', [1, 3], 'UTG abre desde ATo: casi todos sus ases son mejores.'],
  [
    'CO',
    'HJ',
    40,
    'TdTs',
    [2, 4],
    'Resubir aísla y evita flops con tres rivales; ante el all-in se decide por quién es.',
  ],
  ['BTN', 'CO', 40, 'As3s', [3, 5], 'De farol: quita ases al corte y, si pagan, hace color y la rueda.'],
  ['BTN', 'CO', 40, '9s8s', [2, 4], 'En posición y del mismo palo se paga; resubirla regala una mano que juega bien.'],
  ['BTN', 'CO', 40, 'Kh9c', [1, 3], 'Ni paga ni resube: dominada y sin palo.'],
  [
    'SB',
    'CO',
    40,
    'KcJd',
    [2, 4],
    'Desde la ciega pequeña nuestra tabla resube o tira, y contra el corte el rey de distinto palo entra solo con KQ.',
  ],
  [
    'SB',
    'BTN',
    40,
    '7d7h',
    [2, 4],
    'Contra el botón la ciega pequeña resube las parejas desde 77: pagar fuera de posición con la ciega grande detrás es peor.',
  ],
  ['SB', 'BTN', 40, 'AcJd', [2, 4], 'Por valor contra un botón que abre más de la mitad.'],
  [
    'BTN',
    'CO',
    60,
    'AdAc',
    [1, 3],
    'Con 60 bb no se hace el muerto: el bote crece ahora, cuando más manos peores pagan.',
  ],
  ['BTN', 'CO', 60, '7c6c', [3, 5], 'Con 60 bb y en posición se paga; de farol es mejor un as del mismo palo.'],
  ['SB', 'BTN', 60, 'KdTd', [2, 4], 'Bloquea KK y AK y juega bien cuando pagan, aunque sea fuera de posición.'],
  [
    'SB',
    'BTN',
    60,
    'Kh9c',
    [2, 4],
    'Se queda corta: para resubir con rey de distinto palo hace falta al menos KJo, y pagar fuera de posición con la ciega grande detrás no es mejor.',
  ],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const THIRD: Readonly<Record<string, number>> = {
  'BTN UTG 40': 6,
  'CO HJ 40': 6,
  'BTN CO 40': 6,
  'SB CO 40': 8.5,
  'SB BTN 40': 8.5,
  'BB BTN 40': 9,
  'BTN CO 60': 6.6,
  'SB BTN 60': 10,
};
const FOURTH: Readonly<Record<string, string>> = { 'BTN SB 60': 'r22', 'CO BTN 60': 'r16' };

const answer = ([hero, rival, depth, cards, niveles, why]: Spec): PokerRow => {
  const chart = chartOf(`rg-respuesta-${hero.toLowerCase()}-${rival.toLowerCase()}-${depth}`);
  const hand = classOf(cards);
  const play = playOf(chart, hand);
  const third = THIRD[`${rival} ${hero} ${depth}`];
  if (!third) throw new Error(`no size for ${rival} ${hero} ${depth}`);
  const fourth = FOURTH[`${hero} ${rival} ${depth}`] ?? 'a';
  const best = play === 'fold' ? 0 : play === 'pagar' ? 1 : 2;
  const theirs =
    rival === 'BB'
      ? chartOf(`rg-defensa-bb-${hero.toLowerCase()}-${depth}`).otras?.find(({ accion }) => accion === '3bet')?.rango
      : chartOf(`rg-3bet-${rival.toLowerCase()}-${hero.toLowerCase()}-${depth}`).rango;
  if (!theirs) throw new Error(`no third bet of ${rival} against ${hero}`);
  const words = { fold: 'Tira', pagar: 'Paga', allin: 'All-in', '4bet': `4-bet a ${fourth.slice(1)} bb` } as const;
  return spotOf({
    key: `respuesta ${hero} ${rival} ${depth} ${hand}`,
    temas: ['pk-pre-vs3bet', 'pk-pre-4bet', ...(depth === 40 ? ['pk-tor-stackmedio'] : [])],
    niveles,
    tabla: chart.id,
    mesa: { asientos: some(depth, hero, [rival]) },
    mano: cards,
    historia: `${hero} r2.2, ${rival} r${third}`,
    rangos: { [rival]: theirs },
    situacion: `${capital(seat(rival))} resube según nuestra tabla, el ${fixed(share(parseRange(theirs)), 0)} % de las manos.`,
    preguntas: (e) => [
      number('¿Qué equity pide pagar?', '%', priceOf(e.now as NonNullable<typeof e.now>), 1, [
        [`100*${e.now?.aPagar}/${e.now?.enJuego}`, 'Tu pago también entra en el bote.'],
      ]),
      action(`f|c|${fourth}`, best),
    ],
    explicacion: (e) =>
      `${words[play as keyof typeof words]}. Pagar cuesta ${short(e.now?.aPagar ?? 0)} bb por un bote de ${short(e.now?.enJuego ?? 0)}: ${e.price()}. Contra lo que resube, ${hand} tiene ${e.equity(theirs)}. ${why}`,
  });
};

const third = ([hero, opener, depth, cards, niveles, why]: Spec): PokerRow => {
  const chart = chartOf(`rg-3bet-${hero.toLowerCase()}-${opener.toLowerCase()}-${depth}`);
  const hand = classOf(cards);
  const play = playOf(chart, hand);
  const size = THIRD[`${hero} ${opener} ${depth}`];
  if (!size) throw new Error(`no size for ${hero} ${opener} ${depth}`);
  const opens = chartOf(`rg-abrir-mtt${depth}-${opener.toLowerCase()}`);
  const best = play === 'fold' ? 0 : play === 'pagar' ? 1 : 2;
  const words = { fold: 'Tira', pagar: 'Paga', '3bet': `3-bet a ${short(size)} bb` } as const;
  return spotOf({
    key: `3bet ${hero} ${opener} ${depth} ${hand}`,
    temas: ['pk-pre-3bet', ...(hero === 'SB' ? ['pk-pre-cipequena'] : ['pk-pre-flat'])],
    niveles,
    tabla: chart.id,
    mesa: { asientos: some(depth, hero, [opener]) },
    mano: cards,
    historia: `${opener} r2.2`,
    rangos: { [opener]: opens.rango },
    situacion: `${capital(seat(opener))} abre según nuestra tabla, el ${fixed(share(parseRange(opens.rango)), 0)} % de las manos.`,
    preguntas: (e) => [
      action(`f|c|r${size}`, best),
      number(
        `Si resubes a ${short(size)} bb, ¿qué abandono pide la resubida sola?`,
        '%',
        `100*${size - (hero === 'SB' ? 0.5 : 0)}/(${e.now?.bote}+${size - (hero === 'SB' ? 0.5 : 0)})`,
        1.5,
        [
          [
            `100*${size}/(2*${size}+${e.now?.bote})`,
            'Eso es un precio de pago. Aquí arriesgas para ganar el bote entero.',
          ],
        ],
      ),
    ],
    explicacion: (e) => {
      const risk = size - (hero === 'SB' ? 0.5 : 0);
      return `${words[play as keyof typeof words]}. Contra lo que abre, ${hand} tiene ${e.equity(opens.rango)}. La resubida arriesga ${short(risk)} bb por ${short(e.now?.bote ?? 0)}: sola pide ${e.sum(`100*${risk}/(${e.now?.bote}+${risk})`, 1, ' %')} de abandonos. ${why}`;
    },
  });
};

export const answers = (): PokerRow[] => ANSWERS.map(answer);
export const thirdBets = (): PokerRow[] => THREES.map(third);
