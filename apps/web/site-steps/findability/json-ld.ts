import type { FrontMatter } from '../../src/content/article/front-matter.ts';
import { addressOf, type BuiltPage, ORIGIN, pictureOf } from './page.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const organization: Thing = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organizacion`,
  name: 'Estratega',
  url: `${ORIGIN}/`,
  logo: { '@type': 'ImageObject', url: `${ORIGIN}/icon-512.png`, width: 512, height: 512 },
};

const site: Thing = {
  '@type': 'WebSite',
  '@id': `${ORIGIN}/#sitio`,
  name: 'Estratega',
  url: `${ORIGIN}/`,
  inLanguage: 'es',
  publisher: { '@id': organization['@id'] },
};

const breadcrumb = (page: BuiltPage): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: addressOf('/') },
    { '@type': 'ListItem', position: 2, name: page.title, item: addressOf(page.path) },
  ],
});

const article = (page: BuiltPage, front: FrontMatter): Thing => ({
  '@type': 'Article',
  headline: front.title,
  description: front.description,
  image: addressOf(pictureOf(page.path)),
  datePublished: front.published,
  dateModified: front.updated,
  inLanguage: 'es',
  author: { '@type': 'Organization', name: 'Equipo de Estratega', url: addressOf('/sobre-nosotros') },
  publisher: organization,
  mainEntityOfPage: addressOf(page.path),
});

const faq = ({ faq: entries }: FrontMatter): Thing => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
});

/** What a page says of itself to a program. Only what a reader also finds on it. */
export function thingsOn(page: BuiltPage, front?: FrontMatter): Thing[] {
  if (page.path === '/') return [organization, site];
  if (front) return [article(page, front), breadcrumb(page), faq(front)];
  return page.path === '/sobre-nosotros' ? [organization, breadcrumb(page)] : [breadcrumb(page)];
}

export function jsonLd(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // Nothing inside may end the script early.
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}
