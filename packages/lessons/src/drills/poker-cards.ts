import { type Combo, combosLeft, combosOfHand, handName, SUITS } from '@estratega/poker/cards';
import { equityAgainst, rangeToCombos } from '@estratega/poker/equity';
import { CATEGORIES, category, evaluate } from '@estratega/poker/evaluator';
import { handEquity, rangeShare } from '@estratega/poker/preflop-table';
import { parseRange, RANKS } from '@estratega/poker/ranges';
import { type Drill, type MadePoker, numberQuestion } from './drill.ts';
import { type Rng, until } from './random.ts';
import { deal, dealTwo, evenTable, pairOf, Story } from './story.ts';
import { capital, list, percent, showNumbers } from './words.ts';

/** Drills about cards: which hand wins, outs, combos, equity against a range. */

export const common = (nivel: number, temas: readonly string[]) => ({
  tipo: 'poker' as const,
  temas: [...temas],
  niveles: [nivel, nivel] as [number, number],
  formatos: ['cash', 'torneo', 'sng'] as ('cash' | 'torneo' | 'sng')[],
  dificultad: nivel + 0.5,
});

/** A button open called by the big blind, checked down to as many cards as the board has; where the button is the hero, it is their turn. */
export const board = (
  rng: Rng,
  cards: readonly number[],
  heroe: 'BTN' | 'BB',
): Pick<MadePoker, 'mesa' | 'historia'> => {
  const story = new Story(evenTable({ seats: 6, stack: 100, unidad: 'bb', tipo: 'cash', heroe }));
  story
    .act('BTN', 'raise', rng.pick([2.5, 3]))
    .act('BB', 'call')
    .street('flop', cards.slice(0, 3));
  if (cards.length > 3) story.street('turn', cards.slice(3, 4));
  if (cards.length > 4) story.street('river', cards.slice(4, 5));
  if (heroe === 'BTN') story.act('BB', 'check');
  return { mesa: story.mesa, historia: story.historia };
};

const suitOf = (card: number): number => card & 3;
export const rankOf = (card: number): number => card >> 2;

/** The best five of seven. */
const bestFive = (cards: readonly number[]): number[] => {
  const goal = evaluate(cards);
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++) {
      const five = cards.filter((_, i) => i !== a && i !== b);
      if (evaluate(five) === goal) return five.sort((x, y) => y - x);
    }
  return [];
};

const makeWinner = (rng: Rng, nivel: number): MadePoker =>
  until(() => {
    const cards = dealTwo(rng, 5);
    const [hero, rival, common5] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    const mine = evaluate([...hero, ...common5]);
    const his = evaluate([...rival, ...common5]);
    const [a, b] = [category(mine), category(his)];
    // From clearly different hands to kickers and boards that play by themselves.
    const close = a === b;
    const high = Math.max(a, b);
    if (nivel === 0 && (close || high < 1)) return undefined;
    if (nivel === 1 && (close ? high < 1 || mine === his : Math.abs(a - b) > 2 || high < 2)) return undefined;
    if (nivel >= 2 && !close) return undefined;
    if (nivel >= 2 && mine !== his && Math.abs(mine - his) > (nivel === 2 ? 400 : 120)) return undefined;
    if (nivel >= 3 && high === 0) return undefined;
    const winner = mine > his ? 0 : mine < his ? 1 : 2;
    // Ties must not be the answer that always fits.
    if (winner === 2 && !rng.chance(nivel >= 2 ? 0.5 : 0.3)) return undefined;
    const names = [...new Set([a, b, ...rng.shuffle([1, 2, 3, 4, 5, 6])])].slice(0, 4).sort((x, y) => x - y);
    const own = `${CATEGORIES[a]} (${showNumbers(bestFive([...hero, ...common5]))})`;
    const other = `${CATEGORIES[b]} (${showNumbers(bestFive([...rival, ...common5]))})`;
    return {
      ...common(nivel, ['pk-fun-manos']),
      ...board(rng, common5, 'BB'),
      mano: pairOf(hero),
      situacion: `Llegan a mostrar las cartas. El botón enseña ${showNumbers(rival)}.`,
      preguntas: [
        ...(nivel <= 1
          ? [
              {
                tipo: 'elige' as const,
                pide: '¿Qué mano tienes tú?',
                textos: names.map((i) => capital(CATEGORIES[i] ?? '')),
                correcta: names.indexOf(a),
                aceptables: [],
              },
            ]
          : []),
        {
          tipo: 'elige' as const,
          pide: '¿Quién gana?',
          textos: ['Gano yo', 'Gana el rival', 'Reparten el bote'],
          correcta: winner,
          aceptables: [],
        },
      ],
      explicacion: `Tu mejor mano es ${own}; la del rival, ${other}. ${
        winner === 2
          ? 'Las cinco cartas valen lo mismo: se reparte el bote.'
          : a === b
            ? `Las dos son ${CATEGORIES[a]}: decide la carta más alta que no coincide, y ${winner === 0 ? 'ganas tú' : 'gana el rival'}.`
            : `${capital(CATEGORIES[high] ?? '')} gana a ${CATEGORIES[Math.min(a, b)]}: ${winner === 0 ? 'ganas tú' : 'gana el rival'}.`
      }`,
    };
  });

const makeOuts = (rng: Rng, nivel: number): MadePoker =>
  until(() => {
    const cards = dealTwo(rng, 4);
    const [hero, rival, shown] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    const now = evaluate([...hero, ...shown]);
    const nowRival = evaluate([...rival, ...shown]);
    if (now >= nowRival || category(nowRival) < 1 || category(nowRival) > (nivel <= 1 ? 2 : 5)) return undefined;
    const dead = new Set(cards);
    const outs: number[] = [];
    /** Better than what one has, and still not enough. */
    const dirty: number[] = [];
    let flushes = 0;
    let straights = 0;
    for (let card = 0; card < 52; card++) {
      if (dead.has(card)) continue;
      const mine = evaluate([...hero, ...shown, card]);
      const his = evaluate([...rival, ...shown, card]);
      if (mine === his) return undefined;
      const improves = category(mine) > category(now) && category(mine) > category(evaluate([...shown, card]));
      if (mine > his) {
        outs.push(card);
        const suited = [...hero, ...shown, card].filter((one) => suitOf(one) === suitOf(card)).length >= 5;
        if (suited) flushes++;
        const ranks = new Set([...hero, ...shown, card].map(rankOf));
        const run = [...Array(10).keys()].some((low) =>
          [0, 1, 2, 3, 4].every((step) => ranks.has((low + 12 + step) % 13)),
        );
        if (run) straights++;
      } else if (improves) dirty.push(card);
    }
    const kinds = new Map<number, number[]>();
    for (const card of outs) {
      const kind = category(evaluate([...hero, ...shown, card]));
      kinds.set(kind, [...(kinds.get(kind) ?? []), card]);
    }
    const twice = flushes > 0 && straights > 0 ? flushes + straights - outs.length : 0;
    if (outs.length < 2 || outs.length > 21) return undefined;
    // First one thing to wait for: a flush, a straight, a pair.
    if (nivel === 0 && (kinds.size !== 1 || dirty.length > 3)) return undefined;
    if (nivel === 1 && (kinds.size > 2 || dirty.length > 2)) return undefined;
    if (nivel >= 2 && kinds.size < 2) return undefined;
    if (nivel >= 3 && dirty.length === 0 && twice <= 0) return undefined;
    const chance = (100 * outs.length) / 44;
    const detail = list(
      [...kinds]
        .sort(([a], [b]) => b - a)
        .map(([kind, which]) => `${which.length} para ${CATEGORIES[kind]} (${showNumbers(which)})`),
    );
    const trap = (count: number, aviso: string) => (count === outs.length ? undefined : { valor: count, aviso });
    return {
      ...common(nivel, ['pk-mat-outs']),
      ...board(rng, shown, 'BB'),
      mano: pairOf(hero),
      situacion: `Falta solo el river. El botón te ha enseñado su mano: ${showNumbers(rival)}, que ahora va ganando.`,
      preguntas: [
        numberQuestion({
          pide: '¿Cuántas cartas del river te hacen ganar?',
          unidad: 'outs',
          valor: outs.length,
          margen: 0.4,
          trampas: [
            trap(outs.length + dirty.length, `Contaste cartas que te mejoran pero no ganan: ${showNumbers(dirty)}.`),
            twice > 0
              ? trap(outs.length + twice, 'Contaste dos veces las cartas que dan a la vez color y escalera.')
              : undefined,
            // The rival or the board holds some of the nine or eight that the rule of thumb counts.
            flushes > 0 && flushes < 9
              ? trap(outs.length - flushes + 9, 'Contaste nueve cartas del palo: alguna ya está a la vista o no gana.')
              : undefined,
          ],
        }),
        ...(nivel >= 1
          ? [
              numberQuestion({
                pide: '¿Qué probabilidad tienes de ganar con el river? Quedan 44 cartas sin ver.',
                unidad: '%',
                valor: chance,
                margen: 2,
                trampas: [
                  {
                    valor: outs.length * 4,
                    aviso:
                      'Multiplicaste por 4: eso vale cuando faltan dos cartas. Con una sola se multiplica por 2, y un poco más.',
                  },
                ],
              }),
            ]
          : []),
      ],
      explicacion: `Ganas con ${outs.length} cartas: ${detail}.${
        dirty.length > 0 ? ` No sirven ${showNumbers(dirty)}: mejoran tu mano, pero el rival sigue por delante.` : ''
      } ${outs.length} / 44 = ${percent(chance)}; la regla del 2 da ${outs.length * 2} %.`,
    };
  }, 100_000);

const pairName = (rank: number): string => RANKS.charAt(rank).repeat(2);

const makeCombos = (rng: Rng, nivel: number): MadePoker =>
  until(() => {
    const boardSize = nivel <= 0 ? 0 : rng.pick([3, 3, 4, 5]);
    const cards = deal(rng, 2 + boardSize);
    const hero = cards.slice(0, 2);
    const shown = cards.slice(2);
    const dead = new Set(boardSize > 0 ? cards : []);
    const seen = [...new Set(cards.map(rankOf))];
    const any = (): number => (rng.chance(0.75) ? rng.pick(seen) : rng.int(4, 12));
    const oneHand = (): string => {
      const a = any();
      const b = any();
      if (a === b) return pairName(a);
      const name = `${RANKS.charAt(Math.max(a, b))}${RANKS.charAt(Math.min(a, b))}`;
      return `${name}${rng.pick(['', 's', 'o'])}`;
    };
    const count = nivel <= 1 ? 1 : nivel <= 3 ? 2 : 3;
    const hands = [...new Set(Array.from({ length: count }, oneHand))];
    if (hands.length !== count || new Set(hands.map((hand) => hand.slice(0, 2))).size !== count) return undefined;
    const of = (hand: string): number => combosLeft(hand, dead).length;
    const all = (hand: string): number => combosOfHand(hand).length;
    const left = hands.map(of);
    const total = left.reduce((sum, value) => sum + value, 0);
    const full = hands.reduce((sum, hand) => sum + all(hand), 0);
    const onlyBoard = hands.reduce((sum, hand) => sum + combosLeft(hand, new Set(shown)).length, 0);
    if (left.some((value) => value === 0) || (nivel >= 1 && total === full)) return undefined;
    const meaning = (hand: string): string =>
      hand.length === 2 && hand[0] !== hand[1]
        ? `${hand} (del mismo palo o no)`
        : hand.endsWith('s')
          ? `${hand} (del mismo palo)`
          : hand.endsWith('o')
            ? `${hand} (de palos distintos)`
            : hand;
    const sum = (hand: string, n: number): string => {
      if (hand[0] === hand[1]) {
        const ranksLeft = [0, 1, 2, 3].filter((suit) => !dead.has(RANKS.indexOf(hand.charAt(0)) * 4 + suit)).length;
        return `${hand}: con ${ranksLeft} cartas libres salen ${ranksLeft} × ${ranksLeft - 1} / 2 = ${n}`;
      }
      const [x, y] = [0, 1].map(
        (i) => [0, 1, 2, 3].filter((suit) => !dead.has(RANKS.indexOf(hand.charAt(i)) * 4 + suit)).length,
      ) as [number, number];
      const suited = [0, 1, 2, 3].filter(
        (suit) =>
          !dead.has(RANKS.indexOf(hand.charAt(0)) * 4 + suit) && !dead.has(RANKS.indexOf(hand.charAt(1)) * 4 + suit),
      );
      if (hand.endsWith('s'))
        return `${hand}: quedan libres las dos cartas en ${n} ${n === 1 ? 'palo' : 'palos'} (${suited.map((suit) => ({ s: '♠', h: '♥', d: '♦', c: '♣' })[SUITS.charAt(suit)]).join(' ')}), ${n}`;
      if (hand.endsWith('o')) return `${hand}: ${x} × ${y} = ${x * y}, menos ${suited.length} del mismo palo, ${n}`;
      return `${hand}: ${x} × ${y} = ${n}`;
    };
    return {
      ...common(nivel, nivel >= 3 ? ['pk-mat-combos', 'pk-mat-bloqueo'] : ['pk-mat-combos']),
      ...(boardSize > 0 ? { ...board(rng, shown, 'BB'), mano: pairOf(hero) } : { historia: [] }),
      situacion:
        boardSize > 0
          ? `Tienes ${showNumbers(hero)} y piensas en lo que puede llevar el rival. Las cartas que ves ya no las tiene nadie más.`
          : 'Antes de repartir, con las 52 cartas en la baraja.',
      preguntas: [
        numberQuestion({
          pide: `¿Cuántas combinaciones ${boardSize > 0 ? 'le quedan al rival' : 'hay'} de ${list(hands.map(meaning))}?`,
          unidad: 'combos',
          valor: total,
          margen: 0.4,
          trampas: [
            { valor: full, aviso: 'Esas son todas las de la baraja: falta quitar las que usan cartas que ya se ven.' },
            { valor: onlyBoard, aviso: 'Quitaste las cartas de la mesa, pero también tus dos cartas las bloquean.' },
            ...(hands.length === 1 && (hands[0] as string).length === 2 && hands[0]?.[0] !== hands[0]?.[1]
              ? [
                  {
                    valor: of(`${hands[0]}o`),
                    aviso: 'Contaste solo las de palos distintos: faltan las del mismo palo.',
                  },
                  {
                    valor: of(`${hands[0]}s`),
                    aviso: 'Contaste solo las del mismo palo: faltan las de palos distintos.',
                  },
                ]
              : []),
            ...(hands.length === 1 && hands[0]?.[0] === hands[0]?.[1]
              ? [{ valor: total * 2, aviso: 'Contaste cada pareja dos veces: el orden de las cartas no importa.' }]
              : []),
          ],
        }),
      ],
      explicacion: `${capital(hands.map((hand, i) => sum(hand, left[i] as number)).join('. '))}.${
        hands.length > 1 ? ` En total: ${left.join(' + ')} = ${total}.` : ''
      }`,
    };
  });

/** Ranges that people give each other, by how wide they are. */
const RANGES: readonly { readonly texto: string; readonly rango: string; readonly alto: string }[] = [
  { texto: 'un rango muy fuerte', rango: 'TT+,AQs+,AKo', alto: 'QQ+,AKs' },
  { texto: 'un rango fuerte', rango: '88+,ATs+,KQs,AQo+', alto: 'JJ+,AKs,AKo' },
  {
    texto: 'un rango de apertura de primeras posiciones',
    rango: '66+,A8s+,A5s-A4s,KTs+,QTs+,JTs,T9s,AJo+,KQo',
    alto: 'TT+,AQs+,AKo',
  },
  {
    texto: 'un rango medio',
    rango: '22+,A2s+,K9s+,Q9s+,J9s+,T8s+,98s,87s,A9o+,KTo+,QTo+,JTo',
    alto: '99+,AJs+,AQo+,KQs',
  },
  {
    texto: 'un rango ancho',
    rango: '22+,A2s+,K5s+,Q7s+,J7s+,T7s+,97s+,86s+,75s+,65s,A3o+,K9o+,Q9o+,J9o+,T9o',
    alto: '88+,ATs+,AJo+,KQs',
  },
  {
    texto: 'un rango sin sus manos más fuertes',
    rango: '22-88,A2s-A9s,K6s-KJs,Q8s+,J8s+,T7s+,97s+,86s+,76s,65s,A8o-ATo,KTo+,QTo+,JTo',
    alto: '77-88,A8s-A9s,KJs,QJs',
  },
];

const PLAYABLE = parseRange('22+,A2s+,K5s+,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,A7o+,KTo+,QTo+,JTo');

const makeEquity = (rng: Rng, nivel: number): MadePoker =>
  until(() => {
    const preflop = nivel <= 2 && rng.chance(0.4);
    const size = preflop ? 0 : rng.pick(nivel <= 2 ? [4, 5] : [3, 3, 4]);
    const cards = deal(rng, 2 + size);
    const hero = cards.slice(0, 2) as unknown as Combo;
    const shown = cards.slice(2);
    const hand = handName(hero);
    const playable = (PLAYABLE[hand] ?? 0) > 0;
    if (!playable) return undefined;
    const option = rng.pick(RANGES);
    const range = parseRange(option.rango);
    const known = new Set(cards);
    const before = 100 * handEquity(hand, range);
    const combos = rangeToCombos(range, known);
    const top = rangeToCombos(parseRange(option.alto), known);
    if (combos.length === 0 || top.length === 0) return undefined;
    const value = preflop ? before : 100 * equityAgainst(hero, combos, shown);
    if (value < 4 || value > 96) return undefined;
    const againstTop = preflop
      ? 100 * handEquity(hand, parseRange(option.alto))
      : 100 * equityAgainst(hero, top, shown);
    const margen = nivel <= 2 ? 7 : nivel === 3 ? 6 : 5;
    const mine = preflop ? undefined : evaluate([...hero, ...shown]);
    const ahead =
      mine === undefined || shown.length < 3
        ? undefined
        : combos.filter(({ combo }) => evaluate([...combo, ...shown]) < mine).length;
    return {
      ...common(nivel, ['pk-mat-equity']),
      ...(preflop ? { historia: [] } : board(rng, shown, 'BB')),
      mano: pairOf(hero),
      rangos: { BTN: option.rango },
      situacion: `Le das al rival ${option.texto}: ${option.rango} (${percent(100 * rangeShare(range))} de las manos).${preflop ? ' Todo va dentro antes del flop.' : ''}`,
      preguntas: [
        numberQuestion({
          pide: `¿Qué equity tienes contra ese rango${preflop ? ' antes del flop' : ''}? Vale acercarse a ${margen} puntos.`,
          unidad: '%',
          valor: value,
          margen,
          trampas: [
            { valor: 100 - value, aviso: 'Esa es la equity del rival: las dos suman 100 %.' },
            {
              valor: againstTop,
              aviso: `Eso tendrías contra la parte alta de su rango (${option.alto}). Cuenta también el resto de sus manos.`,
            },
            preflop
              ? undefined
              : { valor: before, aviso: 'Esa era tu equity antes del flop: la mesa ya la ha cambiado.' },
          ],
        }),
      ],
      explicacion: preflop
        ? `Contra ${option.rango}, ${hand} tiene ${percent(value)} exacto. Contra su parte alta (${option.alto}) baja a ${percent(againstTop)}: el resto del rango es lo que te da el margen.`
        : `Contando todas las cartas que pueden venir: ${percent(value)} exacto. Antes del flop era ${percent(before)}.${
            ahead === undefined
              ? ''
              : ` De sus ${combos.length} combinaciones vas por delante de ${ahead} (${percent((100 * ahead) / combos.length, 0)}) en este momento.`
          } Contra su parte alta (${option.alto}) tienes ${percent(againstTop)}.`,
    };
  });

export const CARD_DRILLS: readonly Drill[] = [
  {
    drill: 'gana',
    juego: 'poker',
    temas: ['pk-fun-manos'],
    niveles: [0, 4],
    titulo: '¿Qué mano gana?',
    make: makeWinner,
  },
  { drill: 'outs', juego: 'poker', temas: ['pk-mat-outs'], niveles: [0, 4], titulo: 'Contar outs', make: makeOuts },
  {
    drill: 'combos',
    juego: 'poker',
    temas: ['pk-mat-combos', 'pk-mat-bloqueo'],
    niveles: [0, 5],
    titulo: 'Contar combinaciones',
    make: makeCombos,
  },
  {
    drill: 'equity',
    juego: 'poker',
    temas: ['pk-mat-equity'],
    niveles: [1, 6],
    titulo: 'Equity contra un rango',
    make: makeEquity,
  },
];
