import { type PokerRow, type Pos, parseRange, rangeCombos } from '@estratega/lessons';
import { fixed, spotOf } from '../spot-builder.ts';
import { chartOf, nine, ofSeat, seat, share, some, spaced } from './charts.ts';

/** A whole chart, painted from memory on the grid. */

interface Spec {
  readonly id: string;
  readonly hand: string;
  readonly niveles: readonly [number, number];
  readonly tip: string;
}

const SPECS: readonly Spec[] = [
  {
    id: 'rg-abrir-mtt20-utg',
    hand: 'AsKd',
    niveles: [2, 4],
    tip: 'Guárdalo en tres trozos: parejas desde 55, ases del mismo palo desde A5s y broadways de distinto palo desde ATo y KJo.',
  },
  {
    id: 'rg-abrir-mtt25-co',
    hand: 'Kh9h',
    niveles: [2, 4],
    tip: 'Todas las parejas, todos los ases y todos los reyes del mismo palo; lo demás se recuerda por la última de cada fila.',
  },
  {
    id: 'rg-abrir-mtt40-btn',
    hand: 'Qd8s',
    niveles: [3, 5],
    tip: 'Más fácil por lo que tira: reyes de K3o para abajo, damas y jotas de distinto palo sin un ocho, y las bajas sueltas.',
  },
  {
    id: 'rg-abrir-mtt30-hj',
    hand: 'As7d',
    niveles: [2, 4],
    tip: 'Todas las parejas y ases del mismo palo, A7o y A5o, y del resto dos cartas altas.',
  },
  {
    id: 'rg-3bet-sb-btn-20',
    hand: 'Kc9c',
    niveles: [3, 5],
    tip: 'Parejas y ases, todos; reyes del mismo palo desde K6s; y las conectadas del mismo palo que rara vez van dominadas.',
  },
  {
    id: 'rg-3bet-btn-co-25',
    hand: 'QhJh',
    niveles: [3, 5],
    tip: 'Parejas y ases del mismo palo, todos; las figuras del mismo palo desde el nueve; y de distinto palo A9o+ y KJo+.',
  },
  {
    id: 'rg-push-sb-10',
    hand: 'Jc5d',
    niveles: [1, 3],
    tip: 'Se mete mucho más de lo que parece: con 10 bb y ante, la ciega pequeña va con siete de cada diez manos.',
  },
  {
    id: 'rg-push-btn-12',
    hand: 'Kd7d',
    niveles: [2, 4],
    tip: 'Primero parejas y ases; después reyes; lo que más se olvida son las conectadas del mismo palo.',
  },
];

const build = ({ id, hand, niveles, tip }: Spec): PokerRow => {
  const chart = chartOf(id);
  const { asiento, contra, profundidad, tipo, rango } = chart;
  const what =
    tipo === 'apertura'
      ? `¿Con qué manos abres ${asiento === 'BTN' ? 'en el botón' : `en ${seat(asiento)}`} con ${profundidad} bb?`
      : tipo === 'push'
        ? `Todos se retiran. ¿Con qué manos vas all-in ${asiento === 'BTN' ? 'en el botón' : `en ${seat(asiento)}`} con ${profundidad} bb?`
        : `Abre ${seat(contra as Pos)}. ¿Con qué manos vas all-in ${asiento === 'BTN' ? 'en el botón' : `en ${seat(asiento)}`} con ${profundidad} bb?`;
  const range = parseRange(rango);
  const combos = rangeCombos(range);
  return spotOf({
    key: `rango ${id}`,
    temas:
      tipo === 'push'
        ? ['pk-tor-pushfold']
        : tipo === 'apertura'
          ? ['pk-pre-rfi', profundidad <= 25 ? 'pk-tor-stackmedio' : 'pk-pre-robo']
          : ['pk-tor-stackmedio', 'pk-pre-3bet'],
    niveles,
    tabla: id,
    mesa: { asientos: contra ? some(profundidad, asiento, [contra]) : nine(profundidad, asiento) },
    mano: hand,
    historia: contra ? `${contra} r2` : '',
    situacion: `${chart.supuestos.split('.')[0]}.`,
    preguntas: () => [
      { tipo: 'rango', pide: what, solucion: rango, tolerancia: { combos: Math.max(12, Math.round(0.12 * combos)) } },
    ],
    explicacion: () =>
      `La tabla ${ofSeat(asiento)} tiene el ${fixed(share(range), 0)} % de las manos: ${spaced(rango.replaceAll(/:0[.]\d+/gu, ' (a veces)'))}. ${tip}`,
  });
};

export const wholeRanges = (): PokerRow[] => SPECS.map(build);
