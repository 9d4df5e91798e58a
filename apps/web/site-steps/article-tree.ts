import type { OutlineEntry } from '../src/content/article/front-matter.ts';

/** The little of mdast, hast and MDX that is needed here. */
export interface TreeNode {
  type: string;
  value?: string;
  depth?: number;
  tagName?: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  data?: Record<string, unknown>;
}

export function* walk(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

export const textOf = (node: TreeNode): string =>
  [...walk(node)].map(({ type, value }) => (type === 'text' || type === 'inlineCode' ? value : '')).join('');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,’'+=#×/-]*/gu;
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** Words a reader reads: text, tables and what our components show from their attributes. */
export function wordsIn(tree: TreeNode): number {
  let words = 0;
  for (const { type, value, attributes } of walk(tree)) {
    if (type === 'text' || type === 'inlineCode') words += countWords(value ?? '');
    for (const { name = '', value: shown } of attributes ?? [])
      if (['title', 'caption'].includes(name) && typeof shown === 'string') words += countWords(shown);
  }
  return words;
}

export const toId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Gives every section an address and lists the sections. */
export function outlineOf(tree: TreeNode): OutlineEntry[] {
  const sections = [...walk(tree)].filter(({ type, depth }) => type === 'heading' && depth === 2);
  return sections.map((heading) => {
    const text = textOf(heading);
    const id = toId(text);
    heading.data = { ...heading.data, hProperties: { id } };
    return { id, text };
  });
}

/** A table is read cell by cell: its headers must say which column and which row they head. */
export function headTables(tree: TreeNode): void {
  for (const table of walk(tree)) {
    if (table.tagName !== 'table') continue;
    table.properties = { className: ['tabla', 'num'] };
    for (const section of table.children ?? [])
      for (const row of section.children ?? []) {
        const cells = row.children?.filter(({ type }) => type === 'element') ?? [];
        for (const [i, cell] of cells.entries()) {
          const align = cell.properties?.align;
          cell.properties = align ? { className: [align === 'right' ? 'der' : 'cen'] } : {};
          if (section.tagName === 'thead') cell.properties.scope = 'col';
          else if (i === 0) {
            cell.tagName = 'th';
            cell.properties.scope = 'row';
          }
        }
      }
  }
}

/** `export const <name> = JSON.parse('…')`, as the syntax tree that MDX wants. */
export function exported(name: string, value: unknown): TreeNode {
  const parse = {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: 'JSON' },
    property: { type: 'Identifier', name: 'parse' },
    computed: false,
    optional: false,
  };
  const init = {
    type: 'CallExpression',
    callee: parse,
    arguments: [{ type: 'Literal', value: JSON.stringify(value) }],
    optional: false,
  };
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
  };
  const body = [{ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] }];
  return { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body } } };
}
