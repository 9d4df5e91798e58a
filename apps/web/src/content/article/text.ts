import { type ComponentType, createElement, lazy } from 'react';
import { bySlug } from './headings.ts';

const TEXTS = bySlug(import.meta.glob<typeof import('*.mdx')>('../articles/*.mdx'));
const made = new Map<string, ComponentType>();

/** The whole article. Prerendering draws it; a browser only fetches it when it comes from another of our pages. */
export function articleText(slug: string): ComponentType {
  const known = made.get(slug);
  if (known) return known;
  const text = lazy(async () => {
    const [{ ArticleView }, article] = await Promise.all([import('./view.tsx'), TEXTS[slug]?.()]);
    if (!article) throw new Error(`No article ${slug}`);
    return { default: () => createElement(ArticleView, { facts: article.facts, Body: article.default }) };
  });
  made.set(slug, text);
  return text;
}
