import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Where the right option is always the long one, nobody has to read it; where it is never the short one, that is struck out. */

interface Choice {
  readonly tipo: string;
  readonly pide?: string;
  readonly textos: readonly string[];
  readonly correcta: number;
}

const choicesOf = (file: string): readonly Choice[] =>
  readFileSync(new URL(`../../content/poker/exercises/${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly retirada?: boolean; readonly preguntas?: readonly Choice[] })
    .filter(({ retirada }) => !retirada)
    .flatMap(({ preguntas = [] }) => preguntas.filter(({ tipo }) => tipo === 'elige'));

/** Alone at the end of the row, by length. */
const isAlone = ({ textos, correcta }: Choice, best: (...lengths: number[]) => number): boolean => {
  const lengths = textos.map(({ length }) => length);
  const end = best(...lengths);
  return lengths[correcta] === end && lengths.filter((one) => one === end).length === 1;
};

describe.each(['men/pk-men-tilt', 'exp/pk-exp-regulares'])('%s', (file) => {
  const choices = choicesOf(file);
  const share = (best: (...lengths: number[]) => number): number =>
    choices.filter((one) => isAlone(one, best)).length / choices.length;

  it('gives the right option away neither as the longest nor as what is never the shortest', () => {
    expect(share(Math.max)).toBeGreaterThanOrEqual(0.2);
    expect(share(Math.max)).toBeLessThanOrEqual(0.4);
    expect(share(Math.min)).toBeGreaterThanOrEqual(0.15);
    expect(share(Math.min)).toBeLessThanOrEqual(0.35);
  });

  it('asks no question three times with the same answer', () => {
    const asked = new Map<string, number>();
    for (const { pide = '', textos, correcta } of choices) {
      const key = `${pide} ${textos[correcta]}`;
      asked.set(key, (asked.get(key) ?? 0) + 1);
    }
    expect([...asked].filter(([, times]) => times >= 3)).toEqual([]);
  });
});
