import { expect, it } from 'vitest';
import { readFrontMatter } from './article-files.ts';
import { countWords, headTables, type TreeNode, toId } from './article-tree.ts';

it('makes addresses of headings', () => expect(toId('¿Qué «jugar» según tu Elo?')).toBe('que-jugar-segun-tu-elo'));

it('counts moves and figures as words', () => expect(countWords('Tras 1.e4, el 64 % (de 10): ¿sí?')).toBe(7));

it('gives a table headers for its columns and rows', () => {
  const cell = (tagName: string): TreeNode => ({ type: 'element', tagName, properties: { align: 'right' } });
  const row = (tagName: string): TreeNode => ({
    type: 'element',
    tagName: 'tr',
    children: [cell(tagName), cell(tagName)],
  });
  const [head, body] = [
    { type: 'element', tagName: 'thead', children: [row('th')] },
    { type: 'element', tagName: 'tbody', children: [row('td')] },
  ];
  headTables({ type: 'element', tagName: 'table', children: [head, body] });
  expect(head.children[0]?.children?.map(({ properties }) => properties?.scope)).toEqual(['col', 'col']);
  expect(body.children[0]?.children?.map(({ tagName }) => tagName)).toEqual(['th', 'td']);
});

it('refuses front matter that is not right, and says what is wrong', () => {
  expect(() => readFrontMatter('---\ntitle: Corto\n---\n', 'x.mdx')).toThrow(/x\.mdx: title/);
  expect(() => readFrontMatter('Sin nada', 'x.mdx')).toThrow('no front matter');
});
