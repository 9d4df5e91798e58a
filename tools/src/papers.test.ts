import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './site.ts';

/** What the papers name is there: every file, folder and command. */

const PAPERS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  '{apps,packages,tools,workshop}/**/README.md',
];
const AWAY = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'test-results', 'coverage']);
const filesOf = (patterns: string | string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => AWAY.has(name) }).map((file) => file.replaceAll('\\', '/'));

const papers = filesOf(PAPERS);
const tree = filesOf(['**/*', '.*', '.ci/*', '.github/**/*']);
/** With a slash before each, so that the end of a path is asked for from a slash on. */
const places = tree.map((path) => `/${path}`);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** What running makes, and what begins with a variable. */
const MADE = /(?:^|\/)(?:data|backups|build|node_modules)(?:\/|$)|^[A-Z_]+\//u;
const FILE = /\.(?:tsx?|jsx?|cjs|mjs|jsonl?|ya?ml|md|css|sh|sql|conf|service|csv|svg|png)$/u;
const PATH = /^[\w.@*<>[\]{},-]+(?:\/[\w.@*<>[\]{},-]+)*\/?$/u;

/** `chess/topics`, `place.ts`, `modules/<m>`, `docs/decisions/012`: the end of a path, from a slash on. */
const isThere = (name: string, from: string): boolean => {
  const plain = name.replace(/^\.\//u, '').replace(/\/$/u, '');
  const beside = normalize(join(dirname(from), plain));
  if (tree.includes(plain) || tree.includes(beside)) return true;
  const pattern = plain
    .replace(/[.+^$()|\\]/gu, '\\$&')
    .replace(/\{([^}]*)\}/gu, (_, inner: string) => `(?:${inner.replaceAll(',', '|')})`)
    .replace(/\*\*|\*|<[^>]*>|\[[^\]]*\]/gu, '[^/]+');
  // A decision is named by its number.
  const end = /\/\d{3}$/u.test(plain) ? '-[^/]+' : '';
  const wanted = new RegExp(`/${pattern}${end}$`, 'u');
  return places.some((path) => wanted.test(path));
};

const BLOCK = /```[\s\S]*?```/gu;
const inBackticks = (text: string): string[] =>
  [...text.replace(BLOCK, '').matchAll(/`([^`\n]+)`/gu)].map(([, inside]) => inside as string);
const inCode = (text: string): string => [...inBackticks(text), ...(text.match(BLOCK) ?? [])].join('\n');
const isPath = (name: string): boolean =>
  PATH.test(name) && !name.startsWith('@') && !MADE.test(name) && (FILE.test(name) || /^[\w.-]+\/.*[a-z]/u.test(name));

const NPM_OWN = new Set(['ci', 'install', 'audit', 'start', 'test', 'sbom', 'run', 'exec']);
const commandsIn = (text: string): string[] =>
  [...inCode(text).matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/gu)].map(([, name]) => name as string);

describe.each(papers)('%s', (paper) => {
  const text = readFileSync(join(ROOT, paper), 'utf8');

  it('names files and folders that are there', () => {
    expect(
      inBackticks(text)
        .filter((name) => isPath(name) && !isThere(name, paper))
        .join(', '),
    ).toBe('');
  });

  it('names commands that are there', () => {
    const unknown = commandsIn(text).filter((name) => !(name in scripts) && !NPM_OWN.has(name));
    const short = inBackticks(text).filter((name) => /^[a-z]+:[a-z-]+$/u.test(name) && !(name in scripts));
    expect([...unknown, ...short].join(', ')).toBe('');
  });

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/gu)].map(([, to]) => to as string);
    expect(links.filter((to) => !tree.includes(normalize(join(dirname(paper), to)))).join(', ')).toBe('');
  });
});

describe('decisions', () => {
  const decisions = papers.filter((paper) => /^docs\/decisions\/\d{3}-/u.test(paper));
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');

  it.each(decisions)('%s is short, says whether it holds, and is in the index', (paper) => {
    const text = readFileSync(join(ROOT, paper), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(text).toMatch(/^\*\*Status\.\*\* /mu);
    expect(index).toContain(`(${paper.replace('docs/decisions/', '')})`);
  });
});

it('the README fits on two screens', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

it('every command is told', () => {
  const told = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
  const hidden = (name: string) => name.startsWith('pre');
  const untold = Object.keys(scripts).filter(
    (name) => !hidden(name) && !new RegExp(`(?:\`|npm run |npm )${name}[\` ]`, 'u').test(told),
  );
  expect(untold.join(', ')).toBe('');
});
