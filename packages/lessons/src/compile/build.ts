import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GAME_FOLDERS } from '@estratega/domain';
import { compile } from './compile.ts';
import { readEngine } from './engine.ts';
import { nearCopies } from './near-copies.ts';
import { readContent } from './read.ts';

/** Writes `build/`: graphs and words as modules, packs as files with their compressed twins. Part of install, start and test. */

const ROOM = fileURLToPath(new URL('../../', import.meta.url));
const CONTENT = join(ROOM, 'content');
const BUILD = join(ROOM, 'build');

/** Of everything that the result depends on: the content and the code that reads it. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const folder of [CONTENT, join(ROOM, 'src')]) {
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

interface Built {
  readonly packs: number;
  readonly fresh: boolean;
  /** Chess exercises that are almost the same board. */
  readonly near: ReturnType<typeof nearCopies>;
}

export const build = (): Built => {
  const print = fingerprint();
  const stamp = join(BUILD, 'fingerprint');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) {
    return { packs: readdirSync(join(BUILD, 'packs')).length, fresh: false, near: [] };
  }
  const content = readContent(CONTENT);
  const { graphs, words, index, files } = compile(content, readEngine(join(CONTENT, 'chess/engine')));
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
    writeFileSync(join(next, packed ? 'tables' : 'packs', name), bytes);
    if (packed) continue;
    writeFileSync(join(next, 'packs', `${name}.gz`), gzipSync(bytes, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(next, 'packs', `${name}.br`), brotliCompressSync(bytes, { params: quality }));
  }
  writeFileSync(join(next, 'fingerprint'), print);
  const old = `${BUILD}.${process.pid}.old`;
  if (existsSync(BUILD)) renameSync(BUILD, old);
  renameSync(next, BUILD);
  rmSync(old, { recursive: true, force: true });
  return { packs: files.length, fresh: true, near: nearCopies(content.chess.rows) };
};
