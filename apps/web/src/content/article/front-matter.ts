import { GAME_FOLDERS } from '@estratega/domain';
import { z } from 'zod';

/** What stands between the two `---` lines of an article. Only the build and the tests read this file. */

const day = z.iso.date();
const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

export const frontMatter = z.strictObject({
  title: z.string().min(10).max(60),
  /** What a search engine shows under the title. */
  description: z.string().min(70).max(160),
  /** The first sentence on the page, larger than the rest. */
  lead: z.string().min(60).max(260),
  game: z.enum(GAME_FOLDERS),
  published: day,
  updated: day,
  related: z.array(slug).min(2).max(4),
  faq: z.array(z.strictObject({ q: z.string().startsWith('¿').endsWith('?'), a: z.string().min(40) })).min(3),
});

export type FrontMatter = z.infer<typeof frontMatter>;

export interface OutlineEntry {
  id: string;
  text: string;
}

/** What the build exports from each .mdx beside its text. */
export interface ArticleFacts extends FrontMatter {
  slug: string;
  outline: OutlineEntry[];
  words: number;
}
