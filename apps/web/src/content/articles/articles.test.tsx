import { Chess, type Square } from '@estratega/chess/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PRERENDERED_PATHS } from '../../routes.ts';
import type { ArticleBoardProps } from '../article/pieces/article-board.tsx';
import { COMPONENTS } from '../article/pieces/components.ts';
import { play } from '../article/spanish-moves.ts';
import { ArticleView } from '../article/view.tsx';

const ARTICLES = Object.values(import.meta.glob<typeof import('*.mdx')>('./*.mdx', { eager: true }));
const NUMBERS = import.meta.glob<{ default: string[]; lines?: string[] }>('./*.numbers.ts', { eager: true });
const slugs = ARTICLES.map(({ facts }) => facts.slug);

const plain = (text: string) => text.replace(/\s+/g, ' ');

describe.each(ARTICLES.map((article) => [article.facts.slug, article] as const))(
  '%s',
  (slug, { facts, default: Body }) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<ArticleView facts={facts} Body={Body} />).replace(/<\/t[hd]>/g, ' | $&');

    /** What the article hands to one of its drawings. */
    const uses = <P,>(name: keyof typeof COMPONENTS): P[] => {
      const seen: P[] = [];
      const spy = (props: P) => {
        seen.push(props);
        return null;
      };
      renderToStaticMarkup(<Body components={{ ...COMPONENTS, [name]: spy }} />);
      return seen;
    };

    it('has a page of its own', () => expect(PRERENDERED_PATHS).toContain(`/${slug}`));

    it('is as long as it should be', () => {
      expect(facts.words).toBeGreaterThanOrEqual(1200);
      expect(facts.words).toBeLessThanOrEqual(2000);
    });

    it('leads to pages and sections that exist', () => {
      for (const link of page.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        if (href.startsWith('#')) expect(page.querySelector(`[id="${href.slice(1)}"]`), href).not.toBeNull();
        // A line of help is dialled, not visited.
        else if (href.startsWith('tel:')) expect(href).toMatch(/^tel:[\d*+]+$/u);
        else expect(PRERENDERED_PATHS, href).toContain(href);
      }
      expect(page.querySelector('a[href="/catalogo-planes-de-estudio"]')?.textContent).toBe('Empieza a aprender');
      for (const other of facts.related) expect(slugs, other).toContain(other);
      expect(facts.related).not.toContain(slug);
    });

    it('has one address for each thing', () => {
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const captions = [...page.querySelectorAll('.rollo')].map((table) => table.getAttribute('aria-label'));
      expect(new Set(captions).size).toBe(captions.length);
      expect(page.querySelectorAll('table').length).toBe(captions.length);
    });

    it('sums up', () => expect(uses('Summary')).toHaveLength(1));

    it('draws legal positions, and the moves beside them lead there', () => {
      for (const { fen, moves, line, arrows = '', marks = '' } of uses<ArticleBoardProps>('Board')) {
        const position = new Chess(fen);
        const [mover, waiting] = position.turn() === 'w' ? (['w', 'b'] as const) : (['b', 'w'] as const);
        const [king] = position.findPiece({ type: 'k', color: waiting });
        expect(king && position.isAttacked(king, mover), `${fen}: the side that just moved is in check`).toBe(false);
        if (moves) expect(play(moves).fen()).toBe(fen);
        if (line) play(line, fen);
        for (const square of marks.split(' ').filter(Boolean)) expect(square).toMatch(/^[a-h][1-8]$/);
        for (const arrow of arrows.split(' ').filter(Boolean)) expect(canGo(fen, arrow), `${fen} ${arrow}`).toBe(true);
      }
    });

    it('deals every card once', () => {
      const spots = uses<{ hand: string; board?: string }>('TableSpot').map(
        ({ hand, board = '' }) => `${hand} ${board}`,
      );
      for (const spot of [...spots, ...uses<{ of: string }>('Cards').map(({ of }) => of)]) {
        const cards = spot.trim().split(/\s+/);
        for (const card of cards) expect(card).toMatch(/^[2-9TJQKA][shdc]$/);
        expect(new Set(cards).size, spot).toBe(cards.length);
      }
    });

    it('says only numbers and moves that hold', () => {
      const { default: phrases, lines = [] } = NUMBERS[`./${slug}.numbers.ts`] ?? { default: [] };
      expect(phrases.length).toBeGreaterThan(0);
      const text = plain(page.textContent ?? '');
      for (const phrase of phrases) expect(text).toContain(plain(phrase));
      for (const line of lines) play(...(line.split(' @ ') as [string, string?]));
    });
  },
);

/** Whether the piece on the first square could go to the second, whoever's turn it is. */
function canGo(fen: string, arrow: string): boolean {
  const [from, to] = [arrow.slice(0, 2) as Square, arrow.slice(2)];
  const piece = new Chess(fen).get(from);
  if (!piece) return false;
  const fields = fen.split(' ');
  fields[1] = piece.color;
  fields[3] = '-';
  return new Chess(fields.join(' ')).moves({ square: from, verbose: true }).some((move) => move.to === to);
}
