import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calculo } from '@estratega/lessons';
import { agrees, compute } from '@estratega/lessons/poker';
import { parseCards } from '@estratega/poker/cards';
import { evaluate } from '@estratega/poker/evaluator';
import { describe, expect, it } from 'vitest';
import * as errors from '../src/content/articles/errores-en-el-poker.numbers.ts';
import * as advanced from '../src/content/articles/estrategias-avanzadas-texas-holdem.numbers.ts';
import * as basics from '../src/content/articles/estrategias-basicas-texas-holdem.numbers.ts';
import * as psychology from '../src/content/articles/psicologia-del-poker.numbers.ts';

/** The poker figures of the public articles, by the same arithmetic as the curriculum, which no page loads. */

const ARTICLES: Record<string, readonly Calculo[]> = {
  'errores-en-el-poker': errors.sums,
  'estrategias-avanzadas-texas-holdem': advanced.sums,
  'estrategias-basicas-texas-holdem': basics.sums,
  'psicologia-del-poker': psychology.sums,
};

const ROOM = join(import.meta.dirname, '../src/content/articles');

/** The article as it reads, without the marks of Markdown. */
const textOf = (slug: string) =>
  readFileSync(join(ROOM, `${slug}.mdx`), 'utf8')
    .replace(/[|*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '');

describe.each(Object.entries(ARTICLES))('%s', (slug, sums) => {
  const text = textOf(slug);
  it.each(sums.map((sum) => [sum.da, sum] as const))('%s', (da, sum) => {
    expect(text).toContain(da);
    expect(agrees(sum), `${compute(sum)}`).toBe(true);
  });
});

/** Numbers from 0 to 1, always the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Share in % of the pots that two aces win against hands at random. */
function acesAgainst(rivals: number, deals: number): number {
  const aces = parseCards('As Ah');
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !aces.includes(card));
  const random = dice(7);
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let i = 0; i < 5 + 2 * rivals; i++) {
      const j = i + Math.floor(random() * (deck.length - i));
      [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    }
    const board = deck.slice(0, 5);
    const mine = evaluate([...aces, ...board]);
    const theirs = Array.from({ length: rivals }, (_, i) => evaluate([...deck.slice(5 + 2 * i, 7 + 2 * i), ...board]));
    const best = Math.max(...theirs);
    if (mine > best) won += 1;
    else if (mine === best) won += 1 / (1 + theirs.filter((score) => score === mine).length);
  }
  return (100 * won) / deals;
}

describe('aces against several hands', () => {
  it.each(errors.aces.map((share, i) => [i + 1, share] as const))('%i: %i %%', (rivals, share) => {
    expect(Math.abs(acesAgainst(rivals, 30_000) - share)).toBeLessThan(1);
  });
  it('stands in the table', () => {
    expect(textOf('errores-en-el-poker')).toContain(errors.aces.map((share) => `${share} %`).join(' '));
  });
});
