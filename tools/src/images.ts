import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { digestOf, imagesIn, pinned } from './images-pinned.ts';
import { ROOT } from './site.ts';

/**
 * npm run images [-- --pin]: which images of others are named by digest, and which only by version (exit 1). With --pin each registry is
 * asked what the version stands for today, and compose.yaml and the Dockerfile are written anew. It needs a network, and no Docker.
 */

const { values } = command('npm run images [-- --pin]', { options: { pin: { type: 'boolean', default: false } } });

const FILES = ['compose.yaml', 'Dockerfile'];
const OURS = ['estratega'];
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const all = FILES.flatMap((file) => imagesIn(read(file), OURS));
if (values.pin) {
  const digests = new Map<string, string>();
  for (const image of all)
    try {
      digests.set(image.text, await digestOf(image));
    } catch (error) {
      // Some and not others would look like all: nothing is written.
      console.error(`${image.text}: ${image.registry} ${error instanceof Error ? error.message : error}`);
      process.exit(1);
    }
  for (const file of FILES) writeFileSync(join(ROOT, file), pinned(read(file), digests));
}
const now = FILES.flatMap((file) => imagesIn(read(file), OURS).map((image) => ({ file, ...image })));
for (const { file, text } of now) console.log(`${file.padEnd(14)}${text}`);
const open = now.filter(({ digest }) => digest === undefined).length;
console.log(open === 0 ? 'All by digest.' : `${open} of ${now.length} only by version.`);
process.exit(open === 0 ? 0 : 1);
