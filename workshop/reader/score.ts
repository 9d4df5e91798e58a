import { gameOf, type Models, readingsIn } from '@estratega/planner/evaluation';
import type { Item, Stance } from './corpus.ts';

/** How well themes and stances are read: pairs of theme and stance, each text a set of them; what says nothing is not one. */

export interface Figures {
  texts: number;
  right: number;
  extra: number;
  missing: number;
  /** Themes found that the label has too, and among them the right stance. */
  themes: number;
  stances: number;
  /** Labelled themes that are not «sabe», and those of them read as «sabe». */
  notKnown: number;
  falselyKnown: number;
  /** Read as something to be taught or tested with certainty, and wrong in theme or stance. */
  asserted: number;
  assertedWrong: number;
  asked: number;
  /** Right, or a step before or after the labelled theme, and taught, tested or left out as the label would have it. */
  near: number;
  mistakes: string[];
}

const nothing = (): Figures => ({
  texts: 0,
  right: 0,
  extra: 0,
  missing: 0,
  themes: 0,
  stances: 0,
  notKnown: 0,
  falselyKnown: 0,
  asserted: 0,
  assertedWrong: 0,
  asked: 0,
  near: 0,
  mistakes: [],
});

const STRENGTH: Readonly<Record<Stance, number>> = { nada: 0, quiere: 1, evita: 2, sabe: 3, no_sabe: 4 };

const strongest = (pairs: readonly (readonly [string, Stance])[]): Map<string, Stance> => {
  const found = new Map<string, Stance>();
  for (const [tema, stance] of pairs) {
    const before = found.get(tema);
    if (before === undefined || STRENGTH[stance] > STRENGTH[before]) found.set(tema, stance);
  }
  return found;
};

/** What does not go well and what is asked for are taught alike. */
const laneOf = (stance: Stance): Stance => (stance === 'quiere' ? 'no_sabe' : stance);

const isStepFrom = (game: ReturnType<typeof gameOf>, one: string, other: string): boolean => {
  const before = (id: string): readonly string[] => game.curriculum.topicById.get(id)?.prerequisitos ?? [];
  return one === other || before(one).includes(other) || before(other).includes(one);
};

/** Pairs that a coach would call near: each reading stands for one label at most. */
const nearOnes = (item: Item, wanted: ReadonlyMap<string, Stance>, found: ReadonlyMap<string, Stance>): number => {
  const left = new Set([...wanted.keys()].filter((tema) => wanted.get(tema) !== 'nada'));
  const take = (fits: (read: string, label: string) => boolean, reads: ReadonlySet<string>): string[] =>
    [...reads].filter((read) => {
      const label = [...left].find(
        (one) => fits(read, one) && laneOf(found.get(read) as Stance) === laneOf(wanted.get(one) as Stance),
      );
      return label !== undefined && left.delete(label);
    });
  const reads = new Set([...found.keys()].filter((tema) => found.get(tema) !== 'nada'));
  const same = take((read, label) => read === label, reads);
  for (const one of same) reads.delete(one);
  return same.length + take((read, label) => isStepFrom(gameOf(item.game), read, label), reads).length;
};

export const score = (models: Models, items: readonly Item[]): Figures => {
  const sum = nothing();
  for (const item of items) {
    if (!item.mentions || item.mentions.some(({ tema }) => tema === '')) continue;
    sum.texts++;
    const wanted = strongest(item.mentions.map(({ tema, stance }) => [tema, stance] as const));
    const read = readingsIn(models, gameOf(item.game), item.text);
    const found = strongest(read.map(({ tema, stance }) => [tema, stance] as const));
    sum.near += nearOnes(item, wanted, found);
    const wrong: string[] = [];
    for (const [tema, stance] of found) {
      const label = wanted.get(tema);
      if (stance === 'nada') {
        if (label && label !== 'nada') {
          sum.themes++;
        }
        continue;
      }
      if (label !== undefined && label !== 'nada') {
        sum.themes++;
        if (label === stance) sum.stances++;
      }
      const sure = read.some((one) => one.tema === tema && one.stance === stance && one.sure >= models.least.sure);
      if (sure) sum.asserted++;
      else sum.asked++;
      if (label === stance) sum.right++;
      else {
        sum.extra++;
        if (sure) sum.assertedWrong++;
        wrong.push(`+${tema} ${stance}`);
      }
      if (stance === 'sabe' && label !== 'sabe') sum.falselyKnown++;
    }
    for (const [tema, stance] of wanted) {
      if (stance !== 'sabe') sum.notKnown++;
      if (stance !== 'nada' && found.get(tema) !== stance) {
        sum.missing++;
        wrong.push(`−${tema} ${stance}`);
      }
    }
    if (wrong.length > 0) sum.mistakes.push(`«${item.text}»: ${wrong.join(', ')}`);
  }
  return sum;
};

export const told = ({
  texts,
  right,
  extra,
  missing,
  themes,
  stances,
  notKnown,
  falselyKnown,
  asserted,
  assertedWrong,
  near,
}: Figures) => ({
  texts,
  F1: ((2 * right) / Math.max(1, 2 * right + extra + missing)).toFixed(3),
  'F1 near': ((2 * near) / Math.max(1, 2 * right + extra + missing)).toFixed(3),
  precision: (right / Math.max(1, right + extra)).toFixed(3),
  recall: (right / Math.max(1, right + missing)).toFixed(3),
  stance: (stances / Math.max(1, themes)).toFixed(3),
  'false «sabe»': `${((100 * falselyKnown) / Math.max(1, notKnown)).toFixed(1)} %`,
  'asserted and wrong': `${((100 * assertedWrong) / Math.max(1, asserted)).toFixed(1)} %`,
});
