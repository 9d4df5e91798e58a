import { type PokerRow, type Pos, parseRange } from '@estratega/lessons';
import { handEquity, icmAll, replay } from '@estratega/lessons/poker';
import { action, fixed, historyOf, number, priceOf, spotOf, type TableSpec, tableOf } from '../spot-builder.ts';
import { classOf, seat, share, spaced } from './charts.ts';

/** Somebody is all in and prizes are near: what a call asks in money, worked out exactly for everybody who is left. */

interface Spec {
  readonly temas: readonly string[];
  readonly niveles: readonly [number, number];
  readonly mesa: TableSpec & { readonly premios: readonly number[] };
  readonly cards: string;
  readonly hero: Pos;
  readonly rival: Pos;
  readonly range: string;
  readonly why: string;
  readonly intro: string;
}

const SNG = [50, 30, 20];
const sng = (asientos: string, ciegas: readonly [number, number] = [100, 200]): Spec['mesa'] => ({
  tipo: 'sng',
  unidad: 'fichas',
  ciegas,
  asientos,
  premios: SNG,
  quedan: { jugadores: asientos.split(' ').length, cobran: 3 },
});
const final = (asientos: string, premios: readonly number[]): Spec['mesa'] => ({
  asientos,
  premios,
  quedan: { jugadores: asientos.split(' ').length, cobran: premios.length },
});

const WIDE = '22+,A2s+,K2s+,Q5s+,J7s+,T7s+,97s+,86s+,76s,65s,A2o+,K5o+,Q8o+,J8o+,T8o+,98o';
const THIRD = '22+,A2s+,K6s+,Q8s+,J8s+,T8s+,98s,87s,A2o+,K9o+,QTo+,JTo';
const FIFTH = '22+,A3s+,K9s+,Q9s+,J9s+,T9s,A7o+,KTo+,QJo';
const TENTH = '66+,ATs+,KQs,AJo+,A9s,KJs';

const SPECS: readonly Spec[] = [
  {
    temas: ['pk-sng-burbuja', 'pk-tor-icm'],
    niveles: [1, 3],
    mesa: sng('CO:4000 BTN:3000 SB:4000 BB:4000*'),
    cards: 'Ad9c',
    hero: 'BB',
    rival: 'SB',
    range: THIRD,
    intro: 'Burbuja de un Sit and Go.',
    why: 'Con tres stacks iguales y uno más corto, el que espera cobra: la prima de la burbuja convierte un pago claro en fichas en una retirada.',
  },
  {
    temas: ['pk-sng-burbuja', 'pk-tor-icm'],
    niveles: [1, 3],
    mesa: sng('CO:4000 BTN:3000 SB:4000 BB:4000*'),
    cards: 'JhJd',
    hero: 'BB',
    rival: 'SB',
    range: THIRD,
    intro: 'Burbuja de un Sit and Go.',
    why: 'La prima sube el umbral, no lo hace infinito: las parejas altas siguen pagando.',
  },
  {
    temas: ['pk-sng-burbuja', 'pk-tor-icm'],
    niveles: [1, 3],
    mesa: sng('CO:1200 BTN:4800 SB:4500 BB:4500*'),
    cards: '9s9d',
    hero: 'BB',
    rival: 'SB',
    range: THIRD,
    intro: 'Burbuja. El corte tiene seis ciegas grandes.',
    why: 'Cuando alguien está a punto de caer, casi nada justifica jugarse el torneo contra otro grande: se espera a que caiga.',
  },
  {
    temas: ['pk-sng-burbuja', 'pk-tor-icm'],
    niveles: [2, 4],
    mesa: sng('CO:2500 BTN:2500 SB:2500 BB:7500*'),
    cards: 'Ad9c',
    hero: 'BB',
    rival: 'SB',
    range: THIRD,
    intro: 'Burbuja y eres el líder: cubres a todos.',
    why: 'El líder no se elimina: su umbral queda cerca del de las fichas, y el A-9 que con un stack medio se tiraba aquí se paga. Es el único que puede pagar con ligereza, y por eso los demás no deberían meterle ancho.',
  },
  {
    temas: ['pk-sng-burbuja', 'pk-tor-icm'],
    niveles: [2, 4],
    mesa: sng('CO:2500 BTN:2500 SB:7500 BB:2500*'),
    cards: 'KhTd',
    hero: 'BB',
    rival: 'SB',
    range: WIDE,
    intro: 'Burbuja. El líder te mete con casi la mitad de la baraja.',
    why: 'En fichas sería un pago claro. En dinero el umbral en dinero pasa del 60 %: por eso el líder puede meterte casi todo.',
  },
  {
    temas: ['pk-sng-burbuja', 'pk-tor-icm'],
    niveles: [2, 4],
    mesa: sng('CO:2500 BTN:2500 SB:7500 BB:2500*'),
    cards: 'TcTs',
    hero: 'BB',
    rival: 'SB',
    range: WIDE,
    intro: 'Burbuja. El líder te mete con casi la mitad de la baraja.',
    why: 'Contra un rango tan ancho la pareja de dieces supera hasta el umbral de la burbuja.',
  },
  {
    temas: ['pk-sng-burbuja'],
    niveles: [1, 3],
    mesa: sng('CO:3500 BTN:6000 SB:3500 BB:2000*'),
    cards: 'As7s',
    hero: 'BB',
    rival: 'BTN',
    range: THIRD,
    intro: 'Burbuja y eres el más corto, con diez ciegas grandes.',
    why: 'El corto es quien menos prima paga, pero la paga: le quedan ocho ciegas y dos rivales que también sufren.',
  },
  {
    temas: ['pk-sng-burbuja'],
    niveles: [2, 4],
    mesa: sng('CO:3500 BTN:6000 SB:3500 BB:2000*'),
    cards: 'QdQc',
    hero: 'BB',
    rival: 'BTN',
    range: THIRD,
    intro: 'Burbuja y eres el más corto, con diez ciegas grandes.',
    why: 'Doblar ahora te pone segundo o tercero en fichas: con QQ no se espera más.',
  },
  {
    temas: ['pk-tor-mesafinal', 'pk-tor-icm', 'pk-tor-tresjugadores'],
    niveles: [2, 4],
    mesa: final('HJ:18 CO:40 BTN:25 SB:12 BB:25*', [400, 280, 200, 140, 100]),
    cards: 'AhQs',
    hero: 'BB',
    rival: 'BTN',
    range: FIFTH,
    intro: 'Mesa final de cinco con premios para todos.',
    why: 'Hay dos stacks más cortos que el tuyo: cada uno que caiga antes te sube un escalón sin jugar.',
  },
  {
    temas: ['pk-tor-mesafinal', 'pk-tor-icm', 'pk-tor-tresjugadores'],
    niveles: [2, 4],
    mesa: final('HJ:18 CO:40 BTN:25 SB:12 BB:25*', [400, 280, 200, 140, 100]),
    cards: 'AdJd',
    hero: 'BB',
    rival: 'BTN',
    range: TENTH,
    intro: 'Mesa final de cinco; el botón solo mete con lo mejor.',
    why: 'Contra un rango apretado y con dos cortos esperando, el A-J del mismo palo es una retirada sin discusión.',
  },
  {
    temas: ['pk-tor-mesafinal', 'pk-tor-icm', 'pk-tor-tresjugadores'],
    niveles: [3, 5],
    mesa: final('CO:30 BTN:30 SB:30 BB:30*', [420, 300, 180, 100]),
    cards: 'TsTh',
    hero: 'BB',
    rival: 'SB',
    range: FIFTH,
    intro: 'Quedan cuatro, con 30 bb cada uno.',
    why: 'Con stacks iguales la prima es moderada: TT contra un quinto de la baraja la supera por poco; 99 ya no.',
  },
  {
    temas: ['pk-tor-mesafinal', 'pk-tor-icm'],
    niveles: [3, 5],
    mesa: final('UTG:22 HJ:35 CO:60 BTN:20 SB:28 BB:24*', [500, 350, 250, 180, 130, 90]),
    cards: '8c8d',
    hero: 'BB',
    rival: 'CO',
    range: FIFTH,
    intro: 'Mesa final de seis; el líder, con 60 bb, mete sobre todos.',
    why: 'En fichas se paga; en dinero, contra quien te cubre y con dos cortos, 88 queda por debajo del umbral.',
  },
  {
    temas: ['pk-tor-mesafinal', 'pk-tor-icm'],
    niveles: [3, 5],
    mesa: final('UTG:22 HJ:35 CO:60 BTN:20 SB:28 BB:24*', [500, 350, 250, 180, 130, 90]),
    cards: 'QhQd',
    hero: 'BB',
    rival: 'CO',
    range: FIFTH,
    intro: 'Mesa final de seis; el líder, con 60 bb, mete sobre todos.',
    why: 'QQ supera el umbral con margen y, además, avisa al líder de que no puede meterlo todo. AK, en la misma silla, queda justo en la línea.',
  },
  {
    temas: ['pk-tor-burbuja', 'pk-tor-icm'],
    niveles: [2, 4],
    mesa: { ...final('HJ:35 CO:20 BTN:45 SB:20 BB:20*', [300, 220, 160, 120]), quedan: { jugadores: 5, cobran: 4 } },
    cards: '8s8h',
    hero: 'BB',
    rival: 'SB',
    range: THIRD,
    intro: 'Quedan cinco y cobran cuatro.',
    why: 'La burbuja pesa más que el salto entre premios: quien cae ahora se va sin nada.',
  },
  {
    temas: ['pk-tor-burbuja', 'pk-tor-icm'],
    niveles: [2, 4],
    mesa: { ...final('HJ:35 CO:20 BTN:45 SB:20 BB:45*', [300, 220, 160, 120]), quedan: { jugadores: 5, cobran: 4 } },
    cards: '8s8h',
    hero: 'BB',
    rival: 'SB',
    range: THIRD,
    intro: 'Quedan cinco y cobran cuatro; esta vez cubres a quien mete.',
    why: 'Con 45 bb perder 20 duele, pero no te echa: la misma pareja ahora paga.',
  },
  {
    temas: ['pk-tor-satelites', 'pk-tor-icm'],
    niveles: [1, 3],
    mesa: {
      ...final('CO:30 BTN:28 SB:9 BB:32*', [100, 100, 100]),
      quedan: { jugadores: 4, cobran: 3 },
    },
    cards: 'QsQd',
    hero: 'BB',
    rival: 'BTN',
    range: FIFTH,
    intro: 'Satélite: quedan cuatro y hay tres entradas iguales.',
    why: 'Sobrevivir ya vale casi la entrada entera y ganar fichas no da nada más: en un satélite hasta QQ se tira.',
  },
  {
    temas: ['pk-tor-satelites', 'pk-tor-icm'],
    niveles: [1, 3],
    mesa: {
      ...final('CO:30 BTN:40 SB:25 BB:6*', [100, 100, 100]),
      quedan: { jugadores: 4, cobran: 3 },
    },
    cards: 'Ah8h',
    hero: 'BB',
    rival: 'BTN',
    range: WIDE,
    intro: 'Satélite: quedan cuatro, hay tres entradas iguales y eres el más corto con diferencia.',
    why: 'Quien está último por mucho no puede esperar a que caiga otro: el umbral queda cerca del de las fichas.',
  },
  {
    temas: ['pk-tor-mesafinal', 'pk-tor-tresjugadores'],
    niveles: [3, 5],
    mesa: final('BTN:50 SB:20 BB:20*', [500, 300, 200]),
    cards: 'Kd9d',
    hero: 'BB',
    rival: 'BTN',
    range: WIDE,
    intro: 'Quedan tres. El líder mete desde el botón sobre dos stacks iguales.',
    why: 'Los dos cortos se protegen el uno al otro: el que paga mal regala dinero al que mira.',
  },
  {
    temas: ['pk-tor-mesafinal', 'pk-tor-tresjugadores'],
    niveles: [3, 5],
    mesa: final('BTN:50 SB:20 BB:20*', [500, 300, 200]),
    cards: 'AsTh',
    hero: 'BB',
    rival: 'BTN',
    range: WIDE,
    intro: 'Quedan tres. El líder mete desde el botón sobre dos stacks iguales.',
    why: 'Contra casi la mitad de la baraja, A-T supera el umbral: si nadie paga así, el líder gana el torneo robando.',
  },
  {
    temas: ['pk-sng-burbuja', 'pk-sng-estructura'],
    niveles: [1, 3],
    mesa: sng('HJ:2500 CO:3500 BTN:3000 SB:3000 BB:3000*', [75, 150]),
    cards: 'AcJs',
    hero: 'BB',
    rival: 'CO',
    range: TENTH,
    intro: 'Quedan cinco y cobran tres; un rival apretado mete veinte ciegas.',
    why: 'Aún no es la burbuja y la prima ya existe; contra un rango tan fuerte el A-J no llega ni en fichas.',
  },
];

const money = (value: number): string => `$${fixed(value, 2)}`;

const build = (spec: Spec): PokerRow => {
  const { mesa, cards, hero, rival, range, why, intro } = spec;
  const hand = classOf(cards);
  const table = tableOf(mesa);
  const now = replay(table, historyOf(table, `${rival} a`));
  const places = table.asientos.map(({ pos }) => pos);
  const behind = (pos: Pos): number => now.stacks[pos] ?? 0;
  const matched = (now.apuestas[hero] ?? 0) + now.aPagar;
  const back = Math.max(0, (now.apuestas[rival] ?? 0) - matched);
  const pot = now.bote - back + now.aPagar;
  const stacksIf = (change: Partial<Record<Pos, number>>): number[] =>
    places.map((pos) => Math.round((change[pos] ?? behind(pos)) * 100) / 100);
  const folded = stacksIf({ [rival]: behind(rival) + now.bote });
  const won = stacksIf({ [hero]: behind(hero) - now.aPagar + pot, [rival]: behind(rival) + back });
  const lost = stacksIf({ [hero]: behind(hero) - now.aPagar, [rival]: behind(rival) + back + pot });
  const jugador = places.indexOf(hero);
  const premios = [...mesa.premios];
  /** Who has nothing left has the prize of the last place. */
  const worthOf = (stacks: readonly number[]): number =>
    stacks[jugador] === 0 ? (premios[places.length - 1] ?? 0) : (icmAll(stacks, premios)[jugador] as number);
  // A rival who is out has his prize, and the others play for what is left.
  const seated = (stacks: readonly number[]): { stacks: number[]; jugador: number } => {
    const alive = stacks.map((stack, i) => ({ stack, i })).filter(({ stack }) => stack > 0);
    return { stacks: alive.map(({ stack }) => stack), jugador: alive.findIndex(({ i }) => i === jugador) };
  };
  const [fold, win, lose] = [worthOf(folded), worthOf(won), worthOf(lost)].map(
    (value) => Math.round(value * 100) / 100,
  ) as [number, number, number];
  const threshold = (100 * (fold - lose)) / (win - lose);
  const equity = 100 * handEquity(hand, parseRange(range));
  if (Math.abs(equity - threshold) < 1.5) throw new Error(`${hand} ${equity} is too near ${threshold}`);
  const pays = equity > threshold;
  const needs = `100*(${fold}-${lose})/(${win}-${lose})`;
  return spotOf({
    key: `premios ${mesa.asientos} ${rival} ${hand}`,
    temas: spec.temas,
    niveles: spec.niveles,
    mesa,
    mano: cards,
    historia: `${rival} a`,
    rangos: { [rival]: range },
    situacion: `${intro} ${seat(rival).charAt(0).toUpperCase()}${seat(rival).slice(1)} mete el ${fixed(share(parseRange(range)), 0)} %: ${spaced(range)}. Por ICM, tirar vale ${money(fold)}, ganar ${money(win)} y perder ${money(lose)}.`,
    preguntas: (e) => [
      number('¿Qué equity pide pagar, en dinero?', '%', needs, 1.5, [
        ...(Math.abs(threshold - (100 * (e.now?.aPagar ?? 0)) / ((e.now?.enJuego ?? 0) + (e.now?.aPagar ?? 0))) > 2
          ? [[priceOf(e.now as NonNullable<typeof e.now>), 'Ese es el umbral en fichas: faltan los premios.'] as const]
          : []),
      ]),
      action('f|c', pays ? 1 : 0),
    ],
    explicacion: (e) => {
      const icmOf = (stacks: readonly number[]): string => {
        const at = seated(stacks);
        return e.put({ tipo: 'icm', stacks: at.stacks, premios, jugador: at.jugador }, 2, '', '$');
      };
      const losing = lost[jugador] === 0 ? money(lose) : icmOf(lost);
      return `${pays ? 'Paga' : 'Tira'}. Tirar vale ${icmOf(folded)}; ganar, ${icmOf(won)}; perder, ${losing}. Hace falta ${lose === 0 ? `${fixed(fold, 2)} ÷ ${fixed(win, 2)}` : `(${fixed(fold, 2)} − ${fixed(lose, 2)}) ÷ (${fixed(win, 2)} − ${fixed(lose, 2)})`} = ${e.sum(needs, 1, ' %')}, contra ${e.price()} en fichas. ${hand} tiene ${e.equity(range)} contra ese rango. ${why}`;
    },
  });
};

export const bubbles = (): PokerRow[] => SPECS.map(build);
