import type { ChessRow } from '@estratega/lessons';
import type { Puzzle } from '../positions/puzzle.ts';
import { ENDINGS, endingOf } from './ending.ts';
import { kindsOf, type Label } from './labels.ts';
import { settledFrom } from './row.ts';

/** Boards wanted by motif and level: many of what every player meets, fewer of what is rare. */
const WANTED: readonly {
  readonly motifs: readonly string[];
  readonly each: number;
  readonly levels: readonly [number, number];
}[] = [
  { motifs: ['mate1', 'mate2'], each: 40, levels: [0, 2] },
  { motifs: ['doble', 'clavada', 'descubierta', 'desviacion', 'colgada'], each: 40, levels: [0, 4] },
  { motifs: ['atraccion'], each: 40, levels: [1, 4] },
  { motifs: ['sacrificio'], each: 40, levels: [1, 5] },
  { motifs: ['mate3', 'enfilada'], each: 25, levels: [0, 4] },
  { motifs: ['pasillo'], each: 25, levels: [0, 2] },
  { motifs: ['atrapada'], each: 25, levels: [1, 4] },
  { motifs: ['promocion'], each: 25, levels: [0, 5] },
  { motifs: ['defensor', 'intermedia'], each: 25, levels: [1, 5] },
  { motifs: ['silenciosa'], each: 25, levels: [2, 6] },
  { motifs: ['rey-expuesto'], each: 25, levels: [1, 6] },
  { motifs: ['jaque-doble', 'interferencia', 'rayos-x'], each: 12, levels: [0, 4] },
  { motifs: ['despeje'], each: 12, levels: [1, 6] },
  { motifs: ['coz', 'arabe', 'anastasia'], each: 12, levels: [0, 2] },
  { motifs: ['mate4'], each: 12, levels: [1, 4] },
  { motifs: ['defensa'], each: 25, levels: [2, 6] },
  { motifs: ['combinacion'], each: 40, levels: [3, 6] },
  { motifs: ENDINGS, each: 15, levels: [0, 6] },
];
/** While a level is not full, a shelf may hold this many times its goal: mixed practice needs boards of any kind. */
const STRETCH = 2;
/** A full level still takes what its shelves lack: four fifths more boards at most. */
const RARE = 1;
const OVERFLOW = 1.8;
/** Boards of each level in all; above level 4 whatever is found is welcome. */
const BY_LEVEL = [450, 500, 550, 500, 450, 300, 300] as const;

/** What a board counts for: its motifs, in how many moves it mates, which ending it is. */
export function shelves({ mate, candidate }: Puzzle, labels: readonly Label[]): string[] {
  const ending = endingOf(candidate.fen);
  return [
    ...labels.map(({ motif }) => motif).filter((motif) => motif !== 'mate' && motif !== 'final'),
    ...(mate === undefined ? [] : [`mate${Math.min(4, mate)}`]),
    ...(ending ? [ending] : []),
  ];
}

/** Themes whose name is a shelf's: what an author says of a board counts beside what the detectors see. */
const SHELF_OF: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'doble',
    'clavada',
    'descubierta',
    'desviacion',
    'atraccion',
    'enfilada',
    'atrapada',
    'promocion',
    'defensor',
    'intermedia',
    'interferencia',
    'despeje',
    'silenciosa',
  ].map((motif) => [`aj-tac-${motif}`, motif]),
);

/** Mined, or of a theme of tactics or calculation. */
export const isTactical = ({ origen, temas }: ChessRow): boolean =>
  origen === 'mina' || temas.some((tema) => /^aj-(?:tac|cal)-/u.test(tema));

/** Which board it is: one that several exercises share counts once. */
export const boardOf = ({ fen }: Pick<ChessRow, 'fen'>): string => fen.split(' ').slice(0, 2).join(' ');

/** What is on the shelves, and whether a board would fill a gap. */
export class Stock {
  readonly #count = new Map<string, number>();
  readonly #levels = new Array<number>(7).fill(0);
  readonly #share: number;

  /** `share` of the goals, for a run that has less time than they need: all shelves grow alike. */
  constructor(share = 1) {
    this.#share = share;
  }

  /** All that a bank holds. A quiet move that was rated by hand is no tactical board, but it may be an ending. */
  static of(rows: readonly ChessRow[], share = 1): Stock {
    const stock = new Stock(share);
    const seen = new Set<string>();
    for (const row of rows) {
      if (row.retirada || seen.has(boardOf(row))) continue;
      seen.add(boardOf(row));
      const ending = endingOf(row.fen);
      if (!isTactical(row) || row.aMano) {
        if (ending) stock.#shelve(row.nivel, [ending]);
        continue;
      }
      const puzzle = settledFrom(row);
      const named = row.origen === 'mina' ? [] : row.temas.flatMap((tema) => SHELF_OF[tema] ?? []);
      stock.add(row.nivel, [...new Set([...shelves(puzzle, kindsOf(puzzle)), ...named])]);
    }
    return stock;
  }

  add(level: number, kinds: readonly string[]): void {
    this.#levels[level] = (this.#levels[level] as number) + 1;
    this.#shelve(level, kinds);
  }

  #shelve(level: number, kinds: readonly string[]): void {
    for (const kind of kinds) this.#count.set(`${kind}@${level}`, this.has(kind, level) + 1);
  }

  has(kind: string, level: number): number {
    return this.#count.get(`${kind}@${level}`) ?? 0;
  }

  /** A gap under one of its motifs, on a level that is not full, or a wide one on a level that is; high levels take anything. */
  wants(level: number, kinds: readonly string[]): boolean {
    const filled = (this.#levels[level] as number) / ((BY_LEVEL[level] as number) * this.#share);
    if (filled >= OVERFLOW) return false;
    if (level >= 5) return filled < 1 && kinds.length > 0;
    return this.lacks(level, kinds, filled < 1 ? STRETCH : RARE);
  }

  /** Whether a shelf of one of its motifs holds less than so many times its goal. */
  lacks(level: number, kinds: readonly string[], most = RARE): boolean {
    return WANTED.some(
      ({ motifs, each, levels: [from, to] }) =>
        level >= from &&
        level <= to &&
        motifs.some((motif) => kinds.includes(motif) && this.has(motif, level) < each * most * this.#share),
    );
  }

  get total(): number {
    return this.#levels.reduce((sum, value) => sum + value, 0);
  }

  /** Boards by level and motif beside the goals. */
  table(): Record<string, Record<string, string>> {
    const rows: Record<string, Record<string, string>> = {};
    for (const {
      motifs,
      each,
      levels: [from, to],
    } of WANTED)
      for (const motif of motifs)
        rows[motif] = Object.fromEntries(
          BY_LEVEL.map((_, level) => [
            `nivel ${level}`,
            level >= from && level <= to ? `${this.has(motif, level)}/${each}` : String(this.has(motif, level)),
          ]),
        );
    rows.tableros = Object.fromEntries(
      BY_LEVEL.map((goal, level) => [`nivel ${level}`, `${this.#levels[level]}/${goal}`]),
    );
    return rows;
  }
}
