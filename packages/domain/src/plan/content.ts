/**
 * `contenido` is one string, so that it can be stored, sent, printed and read as plain text. It is light Markdown:
 * paragraphs, `## headings`, `- lists`, and fenced blocks for what is drawn or unfolds. This file is the only place
 * that knows the notation. The first release wrote whole lessons so, and its weeks are still read; today it says what a task asks for.
 */

export type Bloque =
  | { readonly tipo: 'titulo'; readonly texto: string }
  | { readonly tipo: 'parrafo'; readonly texto: string }
  | { readonly tipo: 'lista'; readonly elementos: readonly string[] }
  | {
      readonly tipo: 'tablero';
      readonly fen: string;
      readonly rotulo?: string | undefined;
      readonly pista?: string | undefined;
      readonly solucion?: string | undefined;
      readonly explicacion?: string | undefined;
    }
  | {
      readonly tipo: 'mesa';
      readonly mano?: string | undefined;
      readonly mesa?: string | undefined;
      readonly situacion?: string | undefined;
      readonly pregunta?: string | undefined;
      readonly respuesta?: string | undefined;
    }
  | { readonly tipo: 'pregunta'; readonly pregunta: string; readonly respuesta: string };

/** What each fence holds, in its order. */
export const FENCED = {
  tablero: ['fen', 'rotulo', 'pista', 'solucion', 'explicacion'],
  mesa: ['mano', 'mesa', 'situacion', 'pregunta', 'respuesta'],
  pregunta: ['pregunta', 'respuesta'],
} as const;
export type Fenced = keyof typeof FENCED;

const unplain = (text: string): string => text.replace(/^\\(#|-|```)/u, '$1');

const readFenced = (kind: Fenced, lines: readonly string[]): Bloque => {
  const fields: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(': ');
    const key = line.slice(0, at);
    if (at > 0 && FENCED[kind].some((known) => known === key)) fields[key] = line.slice(at + 2);
  }
  if (kind === 'tablero') return { tipo: kind, fen: '', ...fields };
  if (kind === 'mesa') return { tipo: kind, ...fields };
  return { tipo: kind, pregunta: '', respuesta: '', ...fields };
};

const readChunk = (lines: readonly string[]): Bloque => {
  const first = lines[0] ?? '';
  if (first.startsWith('## ')) return { tipo: 'titulo', texto: first.slice(3) };
  if (first.startsWith('- ')) return { tipo: 'lista', elementos: lines.map((line) => line.replace(/^- /u, '')) };
  return { tipo: 'parrafo', texto: unplain(lines.join(' ')) };
};

/** Tolerates anything: text it does not know is a paragraph. */
export const readContent = (content: string): readonly Bloque[] => {
  const blocks: Bloque[] = [];
  let chunk: string[] = [];
  let fence: Fenced | undefined;
  const flush = () => {
    if (chunk.length > 0) blocks.push(fence ? readFenced(fence, chunk) : readChunk(chunk));
    chunk = [];
  };
  for (const line of content.split('\n')) {
    const opened = fence === undefined && /^```(tablero|mesa|pregunta)$/u.exec(line)?.[1];
    if (opened) {
      flush();
      fence = opened as Fenced;
    } else if (fence !== undefined && line === '```') {
      flush();
      fence = undefined;
    } else if (fence === undefined && line.trim() === '') {
      flush();
    } else {
      chunk.push(line);
    }
  }
  flush();
  return blocks;
};
