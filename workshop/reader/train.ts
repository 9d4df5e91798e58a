import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../tools/src/command.ts';
import { isHeldOut, isKept, readCorpus } from './corpus.ts';
import { fitReader } from './fit.ts';
import { fitCare } from './fit-care.ts';
import { phraseItems } from './phrases.ts';

command('npm run reader:train');

/** `npm run reader:train`: the corpus into weights, the same on every machine. Minutes on one core. */

const WEIGHTS = join(import.meta.dirname, '../../packages/planner/src/freetext/learnt/weights.json');

const items = readCorpus().filter((item) => !isHeldOut(item) && !isKept(item));
const stored = { ...fitReader([...items, ...phraseItems()]), ...fitCare(items) };
const text = `${JSON.stringify(stored)}\n`;
writeFileSync(WEIGHTS, text);
console.log(`${items.length} texts, ${Math.round(text.length / 1024)} KB of weights.`);
