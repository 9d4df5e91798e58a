import type { Game } from '../../games/game.ts';
import type { Lado } from '../../learner/state.ts';
import { finish, type Steps } from '../../steps/steps.ts';
import { FUNCTION_WORDS } from '../lexicon.ts';
import { type Passage, passageSteps, sideOf } from '../passages.ts';
import { type Linear, scoresOf, softmax } from './linear.ts';
import { isRefused, slipsInPractice } from './said-outright.ts';
import { hasMastery, type Place, stanceFeatures } from './stance-features.ts';
import { guessInClause, type ThemeModel, themesInClause } from './theme-model.ts';

/** Themes that a text names, with what it says of each: learnt from sentences (`workshop/reader`), held to a few rules. */

export const STANCES = ['no_sabe', 'quiere', 'sabe', 'evita', 'nada'] as const;
export type LearntStance = (typeof STANCES)[number];

export interface Models {
  readonly themes: Readonly<Record<string, ThemeModel>>;
  readonly stance: Linear;
  /** How likely a theme, and how sure a stance, must be to be read; under `sure` it is asked. */
  readonly least: { readonly theme: number; readonly sure: number; readonly sabe: number };
}

export interface Reading {
  readonly tema: string;
  readonly stance: LearntStance;
  /** How sure of theme and stance together, 0–1. */
  readonly sure: number;
  readonly lado?: Lado;
  /** Known, and lost at the board: what is missing is practice. */
  readonly practica?: true;
  readonly tramo: readonly [number, number];
}

/** One of these themes is meant, of one area: which of them is asked, and nothing is read. */
export interface Guess {
  readonly temas: readonly string[];
  readonly stance: LearntStance;
  readonly tramo: readonly [number, number];
}

const SABE = STANCES.indexOf('sabe');

/** «outs, ICM, satélites»: a list says only that they are named. */
const isBare = ({ passages, passage }: Place): boolean => {
  const here = passages[passage];
  if (passages.length > 1 || !here || here.reads.some(({ stance, question }) => stance.polarity || question))
    return false;
  const words = here.reads.flatMap(({ tokens }) => tokens);
  const named = here.reads.reduce((sum, { themes }) => sum + themes.length, 0);
  // «Empato ganadas» is a sentence, though its words are a theme's.
  if (named < 2 && words.length > 1) return false;
  const isNamed = ({ start, end }: { start: number; end: number }): boolean =>
    here.reads.some(({ themes }) => themes.some(({ tramo }) => start >= tramo[0] && end <= tramo[1]));
  return words.every((token) => isNamed(token) || FUNCTION_WORDS.has(token.word));
};
const BARE = { stance: 'quiere', sure: 0 } as const;
const REFUSED = { stance: 'evita', sure: 1 } as const;

interface Judged {
  readonly stance: LearntStance;
  readonly sure: number;
  readonly practica?: true;
}

/** Mastery must be said, and be likely: what is wrongly taken as known is never taught. */
const stanceAt = (models: Models, place: Place): Judged => {
  if (isBare(place)) return BARE;
  if (isRefused(place)) return REFUSED;
  const chances = softmax(scoresOf(models.stance, stanceFeatures(place)));
  if ((chances[SABE] as number) < models.least.sabe || !hasMastery(place)) {
    const left = 1 - (chances[SABE] as number);
    chances[SABE] = 0;
    for (const [k, one] of chances.entries()) chances[k] = left > 0.02 ? one / Math.max(left, 0.5) : one;
  }
  let best = 0;
  for (const [k, one] of chances.entries()) if (one > (chances[best] as number)) best = k;
  const stance = STANCES[best] as LearntStance;
  if (stance === 'evita' || !slipsInPractice(place)) return { stance, sure: chances[best] as number };
  return { stance: 'no_sabe', sure: 1, practica: true };
};

/** «En los finales de peones siempre la pifio»: how it goes with what was named, and no theme of its own. */
const ONLY_FAILS = /^(?:la |lo )?(?:pifi|cag|embarr|rieg|equivoc|err[oa])\p{L}*$/iu;

const withoutBareFailing = (text: string, found: readonly Reading[]): readonly Reading[] => {
  const isBareFailing = ({ tramo }: Reading): boolean => ONLY_FAILS.test(text.slice(...tramo));
  const named = found.filter((one) => !isBareFailing(one));
  return named.length > 0 ? named : found;
};

/** Theme by theme of each clause. */
export function* readingSteps(
  models: Models,
  game: Game,
  text: string,
): Steps<{ readonly found: readonly Reading[]; readonly guesses: readonly Guess[] }> {
  const model = models.themes[game.campo];
  if (!model) return { found: [], guesses: [] };
  const areaOf = (topicId: string): string | undefined => game.curriculum.topicById.get(topicId)?.area;
  const passages = yield* passageSteps(game, text);
  const found: Reading[] = [];
  const guesses: Guess[] = [];
  for (const [at, passage] of passages.entries()) {
    const here: Reading[] = [];
    for (const clause of passage.reads.keys()) {
      for (const { topicId, tramo, chance } of themesInClause(model, passage, clause, models.least.theme)) {
        yield;
        const { stance, sure, practica } = stanceAt(models, { passages, passage: at, clause, tramo, topicId });
        const lado = sideIn(passage, clause, topicId, tramo);
        here.push({
          tema: topicId,
          stance,
          sure: Math.min(sure, chance),
          ...(lado ? { lado } : {}),
          ...(practica ? { practica } : {}),
          tramo,
        });
      }
      yield;
    }
    found.push(...withoutBareFailing(text, here));
    if (here.length > 0) continue;
    for (const clause of passage.reads.keys()) {
      const guess = guessInClause(model, passage, clause, areaOf);
      yield;
      const topicId = guess?.topicIds[0];
      if (!guess || topicId === undefined) continue;
      const { stance } = stanceAt(models, { passages, passage: at, clause, tramo: guess.tramo, topicId });
      guesses.push({ temas: guess.topicIds, stance, tramo: guess.tramo });
    }
  }
  return { found, guesses };
}
export const readingsIn = (models: Models, game: Game, text: string): readonly Reading[] =>
  finish(readingSteps(models, game, text)).found;
export const guessesIn = (models: Models, game: Game, text: string): readonly Guess[] =>
  finish(readingSteps(models, game, text)).guesses;

const sideIn = (
  { reads }: Passage,
  clause: number,
  topicId: string,
  tramo: readonly [number, number],
): Lado | undefined => {
  const read = reads[clause];
  const named = read?.themes.find((one) => one.topicId === topicId);
  return (
    read &&
    (named ? named.lado : sideOf(topicId, read, tramo[1], Math.min(tramo[0], read.themes[0]?.tramo[0] ?? tramo[0])))
  );
};
