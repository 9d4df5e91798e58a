import type { Label, Motif } from './labels.ts';

interface Home {
  readonly tema: string;
  /** Levels at which the topic is taught, both included. */
  readonly niveles: readonly [number, number];
}

const HOMES: Readonly<Partial<Record<Motif, readonly Home[]>>> = {
  pasillo: [{ tema: 'aj-tac-patrones', niveles: [0, 4] }],
  coz: [{ tema: 'aj-tac-patrones', niveles: [0, 4] }],
  arabe: [{ tema: 'aj-tac-patrones', niveles: [0, 4] }],
  anastasia: [{ tema: 'aj-tac-patrones', niveles: [0, 4] }],
  promocion: [{ tema: 'aj-tac-promocion', niveles: [0, 4] }],
  atraccion: [{ tema: 'aj-tac-atraccion', niveles: [2, 5] }],
  'jaque-doble': [{ tema: 'aj-tac-descubierta', niveles: [1, 4] }],
  descubierta: [{ tema: 'aj-tac-descubierta', niveles: [1, 4] }],
  doble: [{ tema: 'aj-tac-doble', niveles: [0, 3] }],
  atrapada: [{ tema: 'aj-tac-atrapada', niveles: [1, 4] }],
  enfilada: [{ tema: 'aj-tac-enfilada', niveles: [1, 3] }],
  clavada: [{ tema: 'aj-tac-clavada', niveles: [0, 3] }],
  desviacion: [{ tema: 'aj-tac-desviacion', niveles: [2, 5] }],
  colgada: [{ tema: 'aj-fun-seguridad', niveles: [0, 2] }],
};

const byLength = (moves: number): readonly Home[] => {
  if (moves === 1)
    return [
      { tema: 'aj-tac-mate1', niveles: [0, 1] },
      { tema: 'aj-fun-jaquemate', niveles: [0, 0] },
    ];
  return [moves === 2 ? { tema: 'aj-tac-mate2', niveles: [1, 3] } : { tema: 'aj-tac-mate3', niveles: [3, 6] }];
};

const MIXED: Home = { tema: 'aj-tac-mixta', niveles: [1, 6] };
const CHAINED: Home = { tema: 'aj-tac-cadenas', niveles: [4, 6] };
/** Motifs that can be links of one combination. */
const LINKS: readonly Motif[] = [
  'promocion',
  'atraccion',
  'descubierta',
  'jaque-doble',
  'doble',
  'atrapada',
  'enfilada',
  'clavada',
  'desviacion',
];

/** The topics whose idea the solution is, at a level at which they are taught. */
export function topicsFor(
  labels: readonly Label[],
  level: number,
  mateIn: number | undefined,
  ownMoves: number,
): string[] {
  const links = labels.filter(({ motif }) => LINKS.includes(motif)).length;
  const homes = [
    ...labels.flatMap(({ motif }) => HOMES[motif] ?? []),
    ...(mateIn === undefined ? [] : byLength(mateIn)),
    ...(links >= 2 && ownMoves >= 3 ? [CHAINED] : []),
    MIXED,
  ];
  return [...new Set(homes.filter(({ niveles: [from, to] }) => level >= from && level <= to).map(({ tema }) => tema))];
}

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
  { motifs: ['jaque-doble'], each: 12, levels: [0, 4] },
  { motifs: ['coz', 'arabe', 'anastasia'], each: 12, levels: [0, 2] },
  { motifs: ['mate4'], each: 12, levels: [1, 4] },
];
/** Boards of each level in all; above level 4 whatever is found is welcome. */
const BY_LEVEL = [450, 500, 550, 500, 450, 300, 300] as const;

/** What a board counts for: its motifs and, where it mates, in how many moves. */
export const shelves = (labels: readonly Label[], mateIn: number | undefined): string[] => [
  ...labels.map(({ motif }) => motif).filter((motif) => motif !== 'mate'),
  ...(mateIn === undefined ? [] : [`mate${Math.min(4, mateIn)}`]),
];

/** What is on the shelves, and whether a board would fill a gap. */
export class Stock {
  readonly #count = new Map<string, number>();
  readonly #levels = new Array<number>(7).fill(0);

  add(level: number, kinds: readonly string[]): void {
    this.#levels[level] = (this.#levels[level] as number) + 1;
    for (const kind of kinds) this.#count.set(`${kind}@${level}`, this.has(kind, level) + 1);
  }

  has(kind: string, level: number): number {
    return this.#count.get(`${kind}@${level}`) ?? 0;
  }

  /** A gap under one of its motifs, on a level that is not full; high levels take anything. */
  wants(level: number, kinds: readonly string[]): boolean {
    if ((this.#levels[level] as number) >= (BY_LEVEL[level] as number)) return false;
    if (level >= 5) return kinds.length > 0;
    return WANTED.some(
      ({ motifs, each, levels: [from, to] }) =>
        level >= from && level <= to && motifs.some((motif) => kinds.includes(motif) && this.has(motif, level) < each),
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
