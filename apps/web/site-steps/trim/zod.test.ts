import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { trimZod, UNCALLED } from './zod.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** What the browser may run. */
const SOURCES = ['domain', 'lessons', 'own-games', 'poker', 'chess'].map((name) => `packages/${name}/src`);
const sources = [...SOURCES, 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/u.test(name))
    .map((name) => ({ name: `${folder}/${name}`, code: readFileSync(join(ROOT, folder, name), 'utf8') })),
);
const ofSchemas = sources.filter(({ code }) => /from 'zod'/u.test(code));

const ZOD = join(dirname(createRequire(import.meta.filename).resolve('zod')), 'v4/classic/schemas.js');
const whole = readFileSync(ZOD, 'utf8');
const { transform } = trimZod() as Plugin & { transform: (this: object, code: string, id: string) => { code: string } };
const trimmed = transform.call({ error: (text: string) => expect.fail(text) }, whole, ZOD).code;

/** `z.string().email()`, where the whole library has it and the trimmed one has not. */
const formats = [...whole.matchAll(/^ {4}(\w+)\(params\) \{\n +return this\.check\(core\._/gmu)].map(
  ([, name]) => name,
);

describe('zod as the browser has it', () => {
  it('lacks no method that a schema of ours calls', () => {
    expect(ofSchemas.length).toBeGreaterThan(30);
    expect(formats).toContain('email');
    const names = [...UNCALLED.map((name) => name.replaceAll(/get |set |"/gu, '')), ...formats];
    // After a bracket: `z.uuid()` and `z.iso.date()` are made by name, and stay.
    const called = new RegExp(`(?<=\\))\\s*\\.(${names.join('|')})\\b`, 'u');
    for (const { name, code } of ofSchemas) expect(called.exec(code)?.[1], name).toBeUndefined();
  });

  it('keeps those that are called', () => {
    for (const name of ['optional', 'superRefine', 'transform', 'default', 'trim', 'required', 'extend', 'safeParse'])
      expect(trimmed).toMatch(new RegExp(`^ {4}${name}\\(`, 'mu'));
    expect(trimmed).not.toMatch(/^ {4}(?:email|encode|toJSONSchema)\b/mu);
  });
});
