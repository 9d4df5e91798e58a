import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import type { ArticleFacts } from '../src/content/article/front-matter.ts';
import { readFrontMatter, slugOf } from './article-files.ts';
import { countWords, exported, headTables, outlineOf, type TreeNode, wordsIn } from './article-tree.ts';

/** Vite plugins: articles are Markdown with our components, and their front matter can be had without their text. */
export function articles(): Plugin[] {
  const text = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, facts], rehypePlugins: [tables] });
  return [headingsOnly(), { enforce: 'pre', ...(text as Plugin) }];
}

/** `import { title } from 'x.mdx?heading'`: what the browser needs to know of an article that is already on the page. */
function headingsOnly(): Plugin {
  const QUERY = '.mdx?heading';
  const OURS = '\0heading:';
  return {
    name: 'estratega:article-headings',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(QUERY) || !importer) return;
      const file = source.startsWith('/')
        ? join(this.environment.config.root, source)
        : join(dirname(importer), source);
      return `${OURS}${file.replace(QUERY, '.js')}`;
    },
    load(id) {
      if (!id.startsWith(OURS)) return;
      const file = id.slice(OURS.length).replace(/\.js$/, '.mdx');
      this.addWatchFile(file);
      const { title, description } = readFrontMatter(readFileSync(file, 'utf8'), file);
      return `export default ${JSON.stringify({ title, description })}`;
    },
  };
}

function facts() {
  return (tree: TreeNode, file: { path: string; value: unknown }) => {
    const front = readFrontMatter(String(file.value), file.path);
    const around = [front.title, front.lead, ...front.faq.flatMap(({ q, a }) => [q, a])].join(' ');
    const outline = outlineOf(tree);
    const words = wordsIn(tree) + countWords(around);
    tree.children?.push(
      exported('facts', { ...front, slug: slugOf(file.path), outline, words } satisfies ArticleFacts),
    );
  };
}

function tables() {
  return headTables;
}
