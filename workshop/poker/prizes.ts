/**
 * Solves all-in or fold with prizes in play and writes `charts/prizes.json`: `node workshop/poker/prizes.ts`. Bubbles of a Sit and Go with four left,
 * final tables of nine, and three-handed Spins, for the first alone or with three prizes. Heads-up there is nothing to solve: with two players left ICM is
 * a straight line, and the ranges are those of chips.
 */
import { writeFileSync } from 'node:fs';
import { type Pos, parseRange } from '@estratega/lessons';
import {
  type Chart,
  formatRange,
  type PrizeGame,
  type PrizeTable,
  prizeExploitability,
  rangeShare,
  rangeToWeights,
  solvePrizePushFold,
  weightsToRange,
} from '@estratega/lessons/poker';

const SEATS: Readonly<Record<number, readonly Pos[]>> = {
  3: ['BTN', 'SB', 'BB'],
  4: ['CO', 'BTN', 'SB', 'BB'],
  9: ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
};
const NAMES: Readonly<Partial<Record<Pos, string>>> = {
  UTG1: 'UTG+1',
  UTG2: 'UTG+2',
  BTN: 'botón',
  SB: 'ciega pequeña',
  BB: 'ciega grande',
};

interface Table {
  readonly clase: PrizeTable;
  readonly formato: Chart['formato'];
  readonly profundidad: number;
  readonly game: PrizeGame;
  /** What a title says of it, and who has what. */
  readonly titulo: string;
  readonly supuestos: string;
}

const SNG = [50, 30, 20];
const even = (players: number, stack: number): number[] => Array.from({ length: players }, () => stack);
const FOUR = 'Burbuja de Sit and Go: quedan cuatro y cobran tres, 50, 30 y 20 % del fondo; sin ante.';
const FINAL = [30, 20, 14, 10.5, 8, 6.2, 4.7, 3.7, 2.9];

const TABLES: readonly Table[] = [
  ...[6, 8, 10, 12].map(
    (bb): Table => ({
      clase: 'burbuja-sng',
      formato: 'sng',
      profundidad: bb,
      game: { stacks: even(4, bb), ante: 0, premios: SNG },
      titulo: 'burbuja',
      supuestos: `${FOUR} Los cuatro tienen ${bb} bb.`,
    }),
  ),
  {
    clase: 'burbuja-lider',
    formato: 'sng',
    profundidad: 8,
    game: { stacks: [8, 8, 20, 8], ante: 0, premios: SNG },
    titulo: 'con un líder',
    supuestos: `${FOUR} La ciega pequeña tiene 20 bb y los otros tres, 8.`,
  },
  {
    clase: 'burbuja-corto',
    formato: 'sng',
    profundidad: 10,
    game: { stacks: [3, 10, 10, 10], ante: 0, premios: SNG },
    titulo: 'con un corto',
    supuestos: `${FOUR} CO tiene 3 bb y los otros tres, 10.`,
  },
  ...[10, 15].map(
    (bb): Table => ({
      clase: 'mesa-final',
      formato: 'torneo',
      profundidad: bb,
      game: { stacks: even(9, bb), ante: 1, premios: FINAL },
      titulo: 'mesa final',
      supuestos: `Mesa final: quedan nueve y cobran todos, ${FINAL.slice(0, -1)
        .map((prize) => String(prize).replace('.', ','))
        .join(
          '; ',
        )} y 2,9 % de lo que se reparte entre ellos. Los nueve tienen ${bb} bb; ante de 1 bb que pone la ciega grande.`,
    }),
  ),
  ...[8, 10, 12, 15].map(
    (bb): Table => ({
      clase: 'spin',
      formato: 'sng',
      profundidad: bb,
      game: { stacks: even(3, bb), ante: 0, premios: [100] },
      titulo: 'Spin',
      supuestos: `Spin de tres jugadores en el que cobra solo el primero; sin ante. Los tres tienen ${bb} bb.`,
    }),
  ),
  ...[8, 12].map(
    (bb): Table => ({
      clase: 'spin-premios',
      formato: 'sng',
      profundidad: bb,
      game: { stacks: even(3, bb), ante: 0, premios: [80, 12, 8] },
      titulo: 'tres premios',
      supuestos: `Spin de tres jugadores con tres premios, 80, 12 y 8 % del fondo; sin ante. Los tres tienen ${bb} bb.`,
    }),
  ),
];

const RULES =
  'Nadie entró antes; solo all-in o fuera; tras un pago los demás se retiran; las fichas valen lo que dice el modelo ICM, que no cuenta las manos que vienen.';
/** A seat that goes in with all hands has no chart: those who answer it say so. */
const ALL = 0.995;

const charts: Chart[] = [];
let worst = 0;
for (const { clase, formato, profundidad, game, titulo, supuestos } of TABLES) {
  const seats = SEATS[game.stacks.length] as readonly Pos[];
  const solved = solvePrizePushFold(game, { within: 0.03, rounds: 6_000 });
  const written = solved.map(({ push, calls }) => ({
    push: formatRange(weightsToRange(push), 2),
    calls: calls.map((call) => formatRange(weightsToRange(call), 2)),
  }));
  const left = prizeExploitability(
    game,
    written.map(({ push, calls }) => ({
      push: rangeToWeights(parseRange(push)),
      calls: calls.map((call) => rangeToWeights(parseRange(call))),
    })),
  );
  worst = Math.max(worst, ...left);
  const mesa: Chart['mesa'] = { clase, stacks: [...game.stacks], premios: [...game.premios] };
  const common = {
    tipo: 'premios',
    formato,
    jugadores: seats.length,
    profundidad,
    ante: game.ante,
    fuente: 'nash',
    mesa,
  } as const;
  written.forEach(({ push, calls }, at) => {
    const seat = seats[at] as Pos;
    const share = rangeShare(parseRange(push));
    console.log(
      `${clase} ${profundidad} ${seat}: ${(100 * share).toFixed(1)} %, calls ${calls.map((call) => (100 * rangeShare(parseRange(call))).toFixed(1)).join(' ')}, ${(left[at] as number).toFixed(3)} as stored`,
    );
    const all = share >= ALL;
    const stack = game.stacks[at] as number;
    const most = Math.max(...game.stacks.filter((_, other) => other !== at));
    const name = NAMES[seat] ?? seat;
    if (!all)
      charts.push({
        id: `rg-premios-${clase}-${seat.toLowerCase()}-${profundidad}`,
        titulo: `All-in desde ${name}, ${titulo}, ${Math.min(stack, most)} bb`,
        ...common,
        asiento: seat,
        supuestos: `${supuestos} ${RULES}`,
        accion: 'allin',
        rango: push,
      });
    calls.forEach((rango, k) => {
      const caller = seats[at + 1 + k] as Pos;
      if (seats.length > 4 && !['SB', 'BB'].includes(caller)) return;
      charts.push({
        id: `rg-premios-${clase}-${caller.toLowerCase()}-${seat.toLowerCase()}-${profundidad}`,
        titulo: `Pagar a ${name} en ${NAMES[caller] ?? caller}, ${titulo}, ${Math.min(stack, game.stacks[at + 1 + k] as number)} bb`,
        ...common,
        asiento: caller,
        contra: seat,
        supuestos: `${supuestos} ${all ? `${name.charAt(0).toUpperCase()}${name.slice(1)} va all-in con todas las manos. ` : ''}${RULES}`,
        accion: 'pagar',
        rango,
      });
    });
  });
}
writeFileSync(
  new URL('../../packages/lessons/content/poker/charts/prizes.json', import.meta.url),
  // Numbers in one line, as the formatter has them.
  `${JSON.stringify(charts, null, 2).replaceAll(/\[\s+([\d.,\s]+?)\s+\]/gu, (_, numbers: string) => `[${numbers.replaceAll(/\s+/gu, ' ')}]`)}\n`,
);
console.log(
  `${charts.length} charts; at most ${worst.toFixed(3)} thousandths of a percent of the prizes a hand to be won against what is stored`,
);
