import { type Bloque, FENCED, type Fenced } from './content.ts';

/** Content as the first release wrote it: nothing but a test does any more. */

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
/** A paragraph that begins like a mark would be read back as one. */
const plain = (text: string): string => oneLine(text).replace(/^(#|-|```)/u, '\\$1');

const writeFenced = (kind: Fenced, block: Readonly<Record<string, unknown>>): string => {
  const lines = FENCED[kind].flatMap((key) => {
    const value = block[key];
    return typeof value === 'string' && value !== '' ? [`${key}: ${oneLine(value)}`] : [];
  });
  return [`\`\`\`${kind}`, ...lines, '```'].join('\n');
};

const writeBlock = (block: Bloque): string => {
  switch (block.tipo) {
    case 'titulo':
      return `## ${oneLine(block.texto)}`;
    case 'parrafo':
      return plain(block.texto);
    case 'lista':
      return block.elementos.map((item) => `- ${oneLine(item)}`).join('\n');
    default:
      return writeFenced(block.tipo, block);
  }
};

export const writeContent = (blocks: readonly Bloque[]): string => blocks.map(writeBlock).join('\n\n');
