import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A class is styled in one file: what varies of a component by width, by theme or by where it stands lies beside it. Names that several
 * files style are counted, and their number may only fall: whoever brings it down writes the new one here.
 */
const SHARED_AT_MOST = 63;

const ROOT = join(import.meta.dirname, '..');
const COMMENT = /\/\*[\s\S]*?\*\//gu;
const TEXT = /"[^"]*"/gu;
/** What stands before a block: a selector, or the name of an at-rule. */
const PRELUDE = /([^{};]+)\{/gu;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/gu;

const classesIn = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.replaceAll(COMMENT, '').replaceAll(TEXT, '""').matchAll(PRELUDE)]
      .map(([, prelude = '']) => prelude.trim())
      .filter((prelude) => !prelude.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => name)),
  );

const homes = (files: readonly (readonly [file: string, css: string])[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [file, css] of files)
    for (const name of classesIn(css)) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
};
const shared = (all: ReadonlyMap<string, readonly string[]>) => [...all].filter(([, files]) => files.length > 1);

describe('where classes are styled', () => {
  it('counts a name that two files style once, and neither comments, figures nor at-rules', () => {
    const all = homes([
      [
        'a.css',
        '@layer x.y { .uno:hover > .dos { margin: 0.5rem; } /* .tres */ .cuatro::after { content: ".cinco"; } }',
      ],
      ['b.css', '@media (min-width: 1.5rem) { .dos, .seis { color: red; & .siete { top: 0; } } }'],
    ]);
    expect([...all.keys()].sort()).toEqual(['cuatro', 'dos', 'seis', 'siete', 'uno']);
    expect(shared(all)).toEqual([['dos', ['a.css', 'b.css']]]);
  });

  it('is one file for more classes than ever before', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const several = shared(homes(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));
    const told = several.map(([name, where]) => `.${name}: ${where.join(', ')}`).join('\n');
    expect(files.length).toBeGreaterThan(100);
    // Less is written down above, so that it never grows back.
    expect(several.length, told).toBe(SHARED_AT_MOST);
  });
});
