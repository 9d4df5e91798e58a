import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import routes, { PRERENDERED_PATHS } from './routes.ts';
import { CHESS_ARTICLES, LEGAL_LINKS, POKER_ARTICLES } from './shell/navigation.ts';

const table = routes.flatMap((route) => [route, ...(route.children ?? [])]);

it('every route has its module', () => {
  for (const { file } of table) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true);
});

it('the shell only links to pages that exist', () => {
  for (const { to } of [...CHESS_ARTICLES, ...POKER_ARTICLES, ...LEGAL_LINKS]) expect(PRERENDERED_PATHS).toContain(to);
});

it('holds every path of the specification', () => {
  // Home, auth, the four app screens, eight legal pages, contact, about, ten articles; then account, password × 2, Google, session, test of the level, the glossary, the library, accessibility, the list of charts, the daily review, own games, one own game and one own hand.
  expect(PRERENDERED_PATHS).toHaveLength(26 + 14);
});
