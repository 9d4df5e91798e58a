import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The corpus: sentences as players would write them, with what they mean. `README.md` says what each field is. */

export const STANCES = ['no_sabe', 'quiere', 'sabe', 'evita', 'nada'] as const;
export type Stance = (typeof STANCES)[number];

export interface Labelled {
  /** Empty where only the stance is known. */
  readonly tema: string;
  readonly stance: Stance;
  readonly words: string;
  readonly whose: 'mio' | 'rival' | 'otro';
}

export interface Item {
  readonly writer: string;
  readonly kind: string;
  readonly persona: string;
  readonly text: string;
  readonly game: 'Ajedrez' | 'Poker Texas Holdem';
  /** Absent where themes are not labelled. */
  readonly mentions?: readonly Labelled[];
  readonly care?: 'si' | 'duda' | 'no';
  readonly minor?: boolean;
  readonly means?: boolean;
}

const CORPUS = join(import.meta.dirname, 'corpus');

interface Line {
  readonly t?: string;
  readonly k?: string;
  readonly p?: string;
  readonly g?: 'a' | 'p';
  readonly m?: readonly (readonly string[])[];
  readonly c?: 'si' | 'duda' | 'no';
  readonly menor?: boolean;
  readonly medios?: boolean;
}

const labelled = ([tema = '', stance, words = '', ...tags]: readonly string[]): Labelled => ({
  tema,
  stance: stance as Stance,
  words,
  whose: tags.includes('rival') ? 'rival' : tags.includes('otro') ? 'otro' : 'mio',
});

export const itemsOf = (writer: string, lines: string): Item[] => {
  let kind = '';
  let persona = '';
  const items: Item[] = [];
  for (const row of lines.split('\n')) {
    if (row.trim() === '') continue;
    const line = JSON.parse(row) as Line;
    if (line.t === undefined) {
      kind = line.k ?? kind;
      persona = line.p ?? persona;
      continue;
    }
    const isChess = line.g === 'a' || (line.g === undefined && (line.m?.[0]?.[0] ?? '').startsWith('aj-'));
    items.push({
      writer,
      kind: line.k ?? (line.m ? kind : line.c ? `cuidado ${line.c}` : line.menor !== undefined ? 'menores' : 'medios'),
      persona,
      text: line.t,
      game: isChess ? 'Ajedrez' : 'Poker Texas Holdem',
      ...(line.m ? { mentions: line.m.map(labelled) } : {}),
      ...(line.c ? { care: line.c } : {}),
      ...(line.menor === undefined ? {} : { minor: line.menor }),
      ...(line.medios === undefined ? {} : { means: line.medios }),
    });
  }
  return items;
};

/** Whole writers that nothing is trained with or chosen by: `held-out-*.jsonl`. */
export const isHeldOut = ({ writer }: Pick<Item, 'writer'>): boolean => writer.startsWith('held-out');

/** Collections from before there were writers, and what the audits quote: all of it is trained with. */
const TAUGHT: ReadonlySet<string> = new Set(['audits', 'earlier-sets', 'first-trial', 'general']);

/** A tenth of every other writer, picked by the text itself, is not trained with either. */
export const isKept = ({ text, writer }: Pick<Item, 'text' | 'writer'>): boolean => {
  if (TAUGHT.has(writer)) return false;
  let h = 7;
  for (let i = 0; i < text.length; i++) h = Math.imul(h, 31) + text.charCodeAt(i);
  return (h >>> 0) % 10 === 0;
};

export const readCorpus = (folder = CORPUS): Item[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => itemsOf(file.replace('.jsonl', ''), readFileSync(join(folder, file), 'utf8')));
