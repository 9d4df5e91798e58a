import { careIn, meansIn, minorIn, STORED_MODELS } from '@estratega/planner/evaluation';
import { command } from '../../tools/src/command.ts';
import { type Item, isHeldOut, isKept, readCorpus } from './corpus.ts';
import { fitReader, modelsOf } from './fit.ts';
import { careModelsOf, fitCare } from './fit-care.ts';
import { phraseItems } from './phrases.ts';
import { score, told } from './score.ts';

/** How well the stored models read what they were not trained with: by writer, and by kind of sentence. */

const all = readCorpus();

/** What nothing was trained with: of the corpus, or all of a folder that is kept outside the project. */
const unseenIn = (folder?: string): readonly Item[] =>
  folder === undefined ? all.filter((item) => isHeldOut(item) || isKept(item)) : readCorpus(folder);

const GAMES = ['Ajedrez', 'Poker Texas Holdem'] as const;

type Models = typeof STORED_MODELS;

const themes = (models: Models, items: readonly Item[], by: (item: Item) => string) =>
  Object.fromEntries(
    [...Map.groupBy(items, by)].flatMap(([name, group]) =>
      GAMES.flatMap((campo) => {
        const figures = score(
          models,
          group.filter(({ game }) => game === campo),
        );
        return figures.texts === 0 ? [] : [[`${name}, ${campo === 'Ajedrez' ? 'chess' : 'poker'}`, told(figures)]];
      }),
    ),
  );

const share = (items: readonly Item[], holds: (item: Item) => boolean): string =>
  items.length === 0 ? '–' : `${((100 * items.filter(holds).length) / items.length).toFixed(1)} % of ${items.length}`;

const care = (models: Models, items: readonly Item[], by: (item: Item) => string) =>
  Object.fromEntries(
    [...Map.groupBy(items, by)]
      .filter(([, group]) => group.some((one) => one.care ?? one.minor ?? one.means ?? false))
      .map(([name, group]) => {
        const { ask, sure, minor, means } = models.thresholds;
        const of = (label: Item['care']): readonly Item[] => group.filter((item) => item.care === label);
        const heard = (item: Item): boolean => careIn(models, item.text).chance >= ask;
        const certain = (item: Item): boolean => careIn(models, item.text).chance >= sure;
        const young = (item: Item): boolean => minorIn(models, item.text).chance >= minor;
        const poor = (item: Item): boolean => meansIn(models, item.text).chance >= means;
        return [
          name,
          {
            'trouble heard': share(of('si'), heard),
            'at once': share(of('si'), certain),
            'doubt heard': share(of('duda'), heard),
            'false alarms': share(of('no'), heard),
            'false caution': share(of('no'), certain),
            minors: share(
              group.filter((item) => item.minor === true),
              young,
            ),
            'false minors': share(
              group.filter((item) => item.minor === false),
              young,
            ),
            means: share(
              group.filter((item) => item.means === true),
              poor,
            ),
            'false means': share(
              group.filter((item) => item.means === false),
              poor,
            ),
          },
        ];
      }),
  );

export const printReport = (folder?: string): void => {
  const unseen = unseenIn(folder);
  console.log('The reader, on sentences it was not trained with, by writer:');
  console.table(themes(STORED_MODELS, unseen, ({ writer }) => writer));
  const held = unseen.filter(isHeldOut);
  const shown = held.length > 0 ? held : unseen;
  console.log(`By kind of sentence (${held.length > 0 ? 'held-out writers' : 'kept tenths'}):`);
  console.table(themes(STORED_MODELS, shown, ({ kind }) => kind));
  console.log('Care, age and means, by writer (the learnt part alone; explicit signs come on top):');
  console.table(care(STORED_MODELS, unseen, ({ writer }) => writer));
};

/** Every training writer read by models that never saw it: what thresholds are chosen by. */
const cross = (): void => {
  const training = all.filter((item) => !isHeldOut(item));
  for (const writer of new Set(training.map((item) => item.writer))) {
    const rest = [...training.filter((item) => item.writer !== writer), ...phraseItems()];
    const own = training.filter((item) => item.writer === writer);
    const models = { ...modelsOf(fitReader(rest)), ...careModelsOf(fitCare(rest)) };
    console.table(themes(models, own, () => writer));
    console.table(care(models, own, () => writer));
  }
};

if (import.meta.main) {
  const { values } = command('npm run reader:report', {
    options: { cross: { type: 'boolean', default: false }, corpus: { type: 'string' } },
  });
  if (values.cross) cross();
  else printReport(values.corpus);
}
