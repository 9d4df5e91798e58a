import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { breaches, isSentence, isTopicTitle, isVariantTitle } from './norm.ts';

const CHESS = fileURLToPath(new URL('../../packages/lessons/content/chess/', import.meta.url));

interface Said {
  readonly where: string;
  readonly text: string;
}

/** Not prose: names for machines, and what players may type. */
const SILENT = new Set(['id', 'area', 'prerequisitos', 'favorece', 'terminos', 'fen', 'pide', 'importancia']);

function said(value: unknown, where: string): Said[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => said(one, where));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => (SILENT.has(key) ? [] : said(one, `${where}.${key}`)));
}

const topics = globSync(`${CHESS}topics/*/*.yaml`).flatMap((file) => {
  const topic = parse(readFileSync(file, 'utf8')) as { id: string };
  return said(topic, topic.id);
});
const exercises = globSync(`${CHESS}exercises/*.jsonl`)
  .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line) as { id: string; pista: string[]; explicacion: string; retirada?: true })
  .filter(({ retirada }) => !retirada)
  .flatMap(({ id, pista, explicacion }) => said({ pista, explicacion }, id));

const show = (all: readonly Said[], is: (text: string) => boolean) =>
  all.filter(({ text }) => !is(text)).map(({ where, text }) => `${where}: ${text}`);
const at = (end: RegExp) => topics.filter(({ where }) => end.test(where));

describe('the Spanish of chess', () => {
  it('keeps one norm', () => {
    expect(topics.length).toBeGreaterThan(4000);
    expect(
      [...topics, ...exercises].flatMap(({ where, text }) =>
        breaches(text).map((what) => `${where}: ${what}: ${text}`),
      ),
    ).toEqual([]);
  });

  it('speaks in sentences', () => {
    const spoken = at(/\.(?:consigna|enfoque|idea|ideas|explicacion|errorTipico|respuesta|foco|revision)$/u);
    expect(show([...spoken, ...exercises], isSentence)).toEqual([]);
  });

  it('writes titles and goals alike', () => {
    expect(show(at(/^[^.]+\.titulo$/u), isTopicTitle)).toEqual([]);
    expect(show(at(/variantes\.\w+\.titulo$/u), isVariantTitle)).toEqual([]);
    expect(show(at(/criterio\.texto$/u), (text) => !text.endsWith('.'))).toEqual([]);
  });
});

describe('the norm', () => {
  it.each([
    ['Sólo una jugada gana.', '«solo» takes no accent'],
    ['El peon avanza.', 'an accent is missing'],
    ['Juega "rápido".', 'quotes are «»'],
    ['Nf3 es natural.', 'pieces are R, D, T, A and C'],
    ['Es jaquemate.', '«jaque mate» is two words'],
    ['Tras …Cf6 todo cambia.', 'a move of Black begins with three dots'],
    ['Vale 0.5 puntos.', 'decimals take a comma'],
    ['El 64% acierta.', 'a space before the percent sign'],
    ['Qué juegas aquí?', 'a question begins with ¿'],
  ])('finds what is wrong with %s', (text, what) => {
    expect(breaches(text)).toContain(what);
  });

  it.each([
    'Tras 1.Cxe5 Axd1 2.Axf7+ gana.',
    '¿Y 1...Dxh2+?',
    'La jugada 12.e4? falla por ...Cxe4.',
    'El 64 % acierta.',
  ])('has nothing against %s', (text) => {
    expect(breaches(text)).toEqual([]);
  });
});
