import { taughtContent } from './taught.ts';

export const content = taughtContent();

/** A rule of the norm, and what breaks it. */
export type Norm = readonly (readonly [name: string, wrong: RegExp])[];

interface Prose {
  readonly where: string;
  readonly text: string;
}

/** Every text of an entry but those under keys that hold data. */
const proseOf = (value: unknown, where: string, data: ReadonlySet<string>): Prose[] => {
  if (typeof value === 'string') return [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((part, i) => proseOf(part, `${where}.${i}`, data));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (data.has(key) ? [] : proseOf(part, `${where}.${key}`, data)));
};

/** What a game teaches, without `data`: its keys by spaces. */
export const textsOf = (game: 'chess' | 'poker', data: string): Prose[] => {
  const keys = new Set(data.split(' '));
  const { topics, rows } = content[game];
  return [...topics, ...rows].flatMap((one) => proseOf(one, one.id, keys));
};

export const breaches = (texts: readonly Prose[], wrong: RegExp): string[] =>
  texts.flatMap(({ where, text }) => {
    const hit = wrong.exec(text);
    return hit ? [`${where}: …${text.slice(Math.max(0, hit.index - 30), hit.index + 30)}…`] : [];
  });
