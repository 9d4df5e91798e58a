import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '@estratega/domain';
import { type Item, STANCES, type Stance } from './corpus.ts';

/**
 * What players call a theme, and what they say of one, as lists: `phrases/chess.txt` and `poker.txt` (a theme and its names, from textbook
 * to slang), `phrases/stances.txt` (`{T}` stands for a theme). They teach words that no sentence of the corpus happens to use;
 * nothing is measured on them.
 */

const lists = (file: string): readonly (readonly [string, readonly string[]])[] =>
  readFileSync(join(import.meta.dirname, 'phrases', `${file}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .split('|')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      ] as const;
    });

export const PHRASES = 'phrases';
/** Teaches the theme and no stance. */
export const ONLY_NAMED = 'nombre';

const GAMES = [
  ['chess', 'Ajedrez'],
  ['poker', 'Poker Texas Holdem'],
] as const;

/** «me comen la dama» is a complaint by itself; «las clavadas» may be hated, wanted or known. */
const isNoun = (name: string): boolean =>
  name.split(' ').length <= 4 &&
  !/^(?:no|me|se|mi|mis|juego|siempre|nunca|cuando|qué|cómo|cuánt\w+|quién|con|solo|todos|nos|dejo|pago|pierdo|regalo)\b|\w{3,}o\b(?= )|\b(?:no|me)\b/u.test(
    name,
  );

/** How many of the sentences that say something of a theme each of its names is put into. */
const TIMES = 2;

export const phraseItems = (): Item[] => {
  const frames = lists('stances').flatMap(([stance, texts]) =>
    texts.map((text) => ({ stance: stance as Stance, text })),
  );
  if (frames.some(({ stance }) => !STANCES.includes(stance))) throw new Error('phrases/stances.txt: no such stance');
  const random = randomFrom(28);
  const items: Item[] = [];
  for (const [file, game] of GAMES) {
    for (const [tema, names] of lists(file)) {
      for (const name of names) {
        const of = (text: string, stance: Stance, kind: string): Item => ({
          writer: PHRASES,
          kind,
          persona: '',
          text,
          game,
          mentions: [{ tema, stance, words: name, whose: 'mio' }],
        });
        items.push(of(name, 'nada', ONLY_NAMED));
        if (!isNoun(name)) continue;
        for (let i = 0; i < TIMES; i++) {
          const { text, stance } = frames[Math.floor(random() * frames.length)] as (typeof frames)[number];
          items.push(of(text.replace('{T}', name), stance, 'frase'));
        }
      }
    }
  }
  return items;
};
