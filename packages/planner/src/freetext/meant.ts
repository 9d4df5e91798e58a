import type { Habit, Line } from '../games/game.ts';
import type { Lado } from '../learner/state.ts';
import type { Mention } from './read.ts';
import { plainText } from './tokens.ts';

/** What a text says beside its themes: which of them comes first, what is practised daily already, and the lines that are played. */

const ABOVE_ALL =
  /sobre todo|en especial(?! no)|especialmente|principalmente|m[aá]s que nada|ante todo|lo que (?:m[aá]s|peor)/giu;
const SENTENCE_END = /[.!?\n]/u;

/** «los pierdo, sobre todo los de torres»: the theme that hurts most, of those that are asked for. */
export const leadIn = (text: string, mentions: readonly Mention[]): string | undefined => {
  for (const { index, 0: said } of text.matchAll(ABOVE_ALL)) {
    const from = index + said.length;
    const next = mentions.find(({ tramo: [start] }) => start >= from && !SENTENCE_END.test(text.slice(from, start)));
    if (next && (next.polaridad === 'no_sabe' || next.polaridad === 'quiere')) return next.tema;
  }
  return undefined;
};

const DAILY = /\b(?:todos los dias|todas las (?:noches|mananas)|a diario|diari(?:o|os|a|as|amente)|cada dia)\b/u;
/** Wished for, or not done: no habit. */
const NOT_DONE =
  /\b(?:no|nunca|casi nunca|quiero|quisiera|me gustaria|deberia|tendria que|necesito|intento|voy a|como|pierdo|fallo|cuelgo)\b/u;

/** Areas that the player works on every day without us. */
export const habitsIn = (text: string, habits: readonly Habit[]): readonly string[] => {
  const parts = text.split(/[.!?;\n]/u).map(plainText);
  return habits
    .filter(({ words }) => parts.some((part) => DAILY.test(part) && words.test(part) && !NOT_DONE.test(part)))
    .map(({ area }) => area);
};

/** A line that the player says to play, with the colour. */
export interface NamedLine {
  readonly tema: string;
  readonly lado: Lado;
  /** «la francesa», «1.d4»: as it is said back. */
  readonly dicho: string;
  /** Stages of its theme that are about something else. */
  readonly sin: readonly number[];
}

const PLAYS =
  /\b(?:juego|uso|abro|empleo|suelo|respondo|repertorio|con blancas|con negras|contra (?:1 )?[ed]4|llevo)\b/u;
const REFUSED = /\b(?:no juego|no quiero|odio|deje de|jugaba|antes jugaba|me (?:juegan|hacen|plantean))\b/u;
const OTHER: Readonly<Record<Lado, Lado>> = { blancas: 'negras', negras: 'blancas' };

/** «Juego 1.d4 y contra e4 la francesa»: each with its colour. «Contra la francesa» is the other one. */
export const linesIn = (text: string, lines: readonly Line[]): readonly NamedLine[] => {
  const found = new Map<string, NamedLine>();
  for (const sentence of text.split(/[.!?;\n](?!\s*[a-h]\d|[a-h]\d)/u).map(plainText)) {
    if (!PLAYS.test(sentence) || REFUSED.test(sentence)) continue;
    for (const { words, tema, lado, dicho, sin = [] } of lines) {
      const at = words.exec(sentence);
      if (!at || found.has(tema)) continue;
      const before = sentence.slice(0, at.index);
      // A move behind «contra» is the rival's.
      if (/\bcontra (?:el |la |las |los )?$/u.test(before)) {
        if (!/^[ed]4|^1/u.test(at[0])) found.set(tema, { tema, lado: OTHER[lado], dicho, sin: [] });
        continue;
      }
      found.set(tema, { tema, lado, dicho, sin });
    }
  }
  return [...found.values()];
};
