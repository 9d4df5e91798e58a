import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../site.ts';

/** Replaced once in its file; what is not found there fails. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const require = createRequire(import.meta.url);
/** What is checked: all that runs, without its tests. */
const ROOMS = ['packages', 'apps/server', 'apps/web', 'testing'];
const AWAY =
  /(?:^|\/)(?:node_modules|packs|test|shown|\.react-router)$|^packages\/lessons\/content$|^apps\/web\/(?:build|public)$|^apps\/server\/migrations$|\.(?:test|fixture|arbitrary)\.tsx?$/u;
const isNeeded = (path: string): boolean => !AWAY.test(relative(ROOT, path).replaceAll('\\', '/'));

/** As the packages are installed, with ours taken from the copy. */
const linkPackages = (copy: string) => {
  const link = (from: string, to: string) => symlinkSync(from, to, 'junction');
  const all = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@estratega'), { recursive: true });
  for (const name of readdirSync(all))
    if (name !== '@estratega') link(join(all, name), join(copy, 'node_modules', name));
  for (const room of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, room))) {
      link(join(copy, room, name), join(copy, 'node_modules/@estratega', name));
      const own = join(ROOT, room, name, 'node_modules');
      if (existsSync(own)) link(own, join(copy, room, name, 'node_modules'));
    }
};

const run = (copy: string, at: string, name: string, args: readonly string[]): string => {
  const { bin } = require(`${name}/package.json`) as { bin: Readonly<Record<string, string>> | string };
  const script = typeof bin === 'string' ? bin : (Object.values(bin)[0] as string);
  const file = join(dirname(require.resolve(`${name}/package.json`)), script);
  const { stdout, error } = spawnSync(process.execPath, [file, ...args], {
    cwd: join(copy, at),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error) throw error;
  return stdout;
};

/** The files in which the compiler finds something to say, once the edits are made in a copy of what runs. */
export const namedAfter = (edits: readonly Edit[], folder: string): { named: readonly string[]; said: string } => {
  const copy = mkdtempSync(join(folder, 'third-game-'));
  try {
    for (const room of ROOMS) cpSync(join(ROOT, room), join(copy, room), { recursive: true, filter: isNeeded });
    linkPackages(copy);
    for (const { file, from, to } of edits) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} no longer has «${from}»`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    }
    const base = JSON.parse(readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8')) as object;
    writeFileSync(join(copy, 'tsconfig.base.json'), JSON.stringify(base));
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', include: ['packages', 'apps/server'] }),
    );
    run(copy, 'apps/web', '@react-router/dev', ['typegen']);
    const said = [
      run(copy, '.', 'typescript', ['-p', 'tsconfig.json', '--pretty', 'false']),
      run(copy, 'apps/web', 'typescript', ['-p', 'tsconfig.json', '--pretty', 'false']).replace(
        /^(?=[\w.][^\n]*\(\d+,\d+\): error)/gmu,
        'apps/web/',
      ),
    ].join('\n');
    const named = [...said.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gmu)].map(([, file = '']) =>
      relative(copy, join(copy, file))
        .replaceAll('\\', '/')
        .replace(/^apps\/web\/\.\.\/\.\.\//u, ''),
    );
    return { named: [...new Set(named)].sort(), said };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
