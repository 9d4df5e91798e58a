import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GAME_FOLDERS } from '@estratega/domain';
import { compile } from './compile.ts';
import { readEngine } from './engine.ts';
import { nearCopies } from './near-copies.ts';
import { readContent } from './read.ts';
import { hasTaught, keepTaught } from './taught.ts';

/** Writes `build/`: graphs and words as modules, packs as files with their compressed twins. Part of install, start and test. */

const ROOM = fileURLToPath(new URL('../../', import.meta.url));
const CONTENT = join(ROOM, 'content');
const BUILD = join(ROOM, 'build');
/** What reads the content: this package, and those below it. */
const CODE = ['lessons', 'chess', 'poker', 'domain'].map((name) => join(ROOM, '..', name, 'src'));

/** Of everything that the result depends on: the content, the code that reads it, and how values are kept (`taught.ts`). */
const fingerprint = (): string => {
  const hash = createHash('sha256').update(process.versions.v8);
  for (const folder of [CONTENT, ...CODE]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(?:jsonl?|yaml|ts|spot|gz)$/u.test(name) && !name.endsWith('.test.ts')) {
        hash.update(name).update(readFileSync(join(folder, name)));
      }
    }
  }
  return hash.digest('hex');
};

/** Parsing a string is several times faster than evaluating a literal of the same size. */
const moduleOf = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
const typeOf = (name: string): string =>
  `import type { ${name} } from '../src/graph/graph.ts';\ndeclare const value: ${name};\nexport default value;\n`;

/** A pack and its compressed twins: those of the last build where it is the same, since compressing all of them is most of a build. */
const putPack = (into: string, name: string, bytes: Buffer): void => {
  const names = [name, `${name}.gz`, `${name}.br`];
  const before = names.map((one) => join(BUILD, 'packs', one));
  if (before.every(existsSync) && readFileSync(before[0] as string).equals(bytes)) {
    for (const [i, one] of names.entries()) copyFileSync(before[i] as string, join(into, one));
    return;
  }
  const [plain = '', zipped = '', brotli = ''] = names.map((one) => join(into, one));
  writeFileSync(plain, bytes);
  writeFileSync(zipped, gzipSync(bytes, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(brotli, brotliCompressSync(bytes, { params: quality }));
};

interface Built {
  readonly packs: number;
  readonly fresh: boolean;
  /** Chess exercises that are almost the same board. */
  readonly near: ReturnType<typeof nearCopies>;
}

export const build = (): Built => {
  const print = fingerprint();
  const stamp = join(BUILD, 'fingerprint');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print && hasTaught()) {
    return { packs: readdirSync(join(BUILD, 'packs')).length, fresh: false, near: [] };
  }
  const content = readContent(CONTENT);
  const compiled = compile(content, readEngine(join(CONTENT, 'chess/engine')));
  const { graphs, words, index, files } = compiled;
  keepTaught(content, compiled);
  // Made aside and moved into place: whoever reads meanwhile sees the old one or the new one, never half of it.
  const next = `${BUILD}.${process.pid}.new`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(join(next, 'packs'), { recursive: true });
  mkdirSync(join(next, 'tables'), { recursive: true });
  for (const game of Object.values(GAME_FOLDERS)) {
    writeFileSync(join(next, `${game}-graph.js`), moduleOf(graphs[game]));
    writeFileSync(join(next, `${game}-graph.d.ts`), typeOf('Graph'));
    writeFileSync(join(next, `${game}-words.js`), moduleOf(words[game]));
    writeFileSync(join(next, `${game}-words.d.ts`), typeOf('Words'));
  }
  writeFileSync(join(next, 'index.json'), JSON.stringify(index));
  for (const { name, bytes, packed } of files) {
    if (packed) writeFileSync(join(next, 'tables', name), bytes);
    else putPack(join(next, 'packs'), name, bytes);
  }
  writeFileSync(join(next, 'fingerprint'), print);
  const old = `${BUILD}.${process.pid}.old`;
  if (existsSync(BUILD)) renameSync(BUILD, old);
  renameSync(next, BUILD);
  rmSync(old, { recursive: true, force: true });
  return { packs: files.length, fresh: true, near: nearCopies(content.chess.rows) };
};
