import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type FrontMatter, frontMatter } from '../src/content/article/front-matter.ts';

const FOLDER = join(import.meta.dirname, '../src/content/articles');
const FENCED = /^---\n([\s\S]*?)\n---\n/;

/** Reads and checks the front matter of an article: a wrong field fails the build and says which one. */
export function readFrontMatter(source: string, file: string): FrontMatter {
  const yaml = FENCED.exec(source)?.[1];
  if (yaml === undefined) throw new Error(`${file}: no front matter`);
  const { data, error } = frontMatter.safeParse(parse(yaml));
  if (error) throw new Error(`${file}: ${error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`);
  return data;
}

export const slugOf = (file: string): string => basename(file, '.mdx');

export function articleFiles(): { slug: string; front: FrontMatter }[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ slug: slugOf(name), front: readFrontMatter(readFileSync(join(FOLDER, name), 'utf8'), name) }));
}
