import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PosicionVerificada } from '../../../packages/planner/src/games/chess/chess-topic.ts';
import { POSITIONS } from '../../../packages/planner/src/games/chess/positions/index.ts';

export const BANK_DIR = join(import.meta.dirname, '../../../packages/planner/src/games/chess/positions');
const LINE_WIDTH = 120;
const ENTRY = /^ {2}\{\n[\s\S]*?^ {4}nivel: (\d+),\n[\s\S]*?^ {2}\},\n/gm;

/** A bank position before it has a place: its number comes from the unit it joins. */
export type NewPosition = Omit<PosicionVerificada, 'id'>;

export const constantName = (topic: string) => topic.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Board and side to move: two positions that agree in this are the same exercise. */
export const boardKey = (fen: string) => fen.split(' ').slice(0, 2).join(' ');
export const bankBoards = (): Map<string, string> =>
  new Map(
    Object.values(POSITIONS)
      .flat()
      .map(({ fen, id }) => [boardKey(fen), id]),
  );

export const storedAt = (topic: string, level: number): number =>
  (POSITIONS[topic] ?? []).filter(({ nivel }) => nivel === level).length;

/** Laid out as the formatter would, so that writing the bank leaves no formatting to do. */
function property(name: string, text: string): string {
  const line = `    ${name}: '${text}',`;
  return line.length <= LINE_WIDTH ? line : `    ${name}:\n      '${text}',`;
}

function entryText(topic: string, number: number, position: NewPosition): string {
  const { nivel, fen, linea, pista, explicacion, prueba } = position;
  const proof = 'mate' in prueba ? `{ mate: ${prueba.mate} }` : `{ margen: ${prueba.margen} }`;
  return [
    '  {',
    property('id', `${topic}-${nivel}-${number}`),
    `    nivel: ${nivel},`,
    property('fen', fen),
    property('linea', linea),
    property('pista', pista),
    property('explicacion', explicacion),
    `    prueba: ${proof},`,
    '  },\n',
  ].join('\n');
}

export function fileText(topic: string, positions: readonly NewPosition[]): string {
  return wholeFile(topic, withEntries(topic, [], positions));
}

interface Entry {
  readonly level: number;
  readonly text: string;
}

const wholeFile = (topic: string, entries: readonly Entry[]) =>
  `import type { PosicionVerificada } from '../chess-topic.ts';\n\nexport const ${constantName(topic)}: readonly PosicionVerificada[] = [\n${entries.map(({ text }) => text).join('')}];\n`;

/** The new ones after those of their level, numbered on from them. */
function withEntries(topic: string, stored: readonly Entry[], added: readonly NewPosition[]): Entry[] {
  const entries = [...stored];
  for (const position of added) {
    const number = entries.filter(({ level }) => level === position.nivel).length + 1;
    const place = entries.findIndex(({ level }) => level > position.nivel);
    const entry = { level: position.nivel, text: entryText(topic, number, position) };
    entries.splice(place < 0 ? entries.length : place, 0, entry);
  }
  return entries;
}

/** Adds to a topic's file; the entries it already has stay byte for byte as they are. */
export function addToFile(topic: string, added: readonly NewPosition[]): void {
  const file = join(BANK_DIR, `${topic}.ts`);
  const text = readFileSync(file, 'utf8');
  const stored = [...text.matchAll(ENTRY)].map(([entry, level]) => ({ level: Number(level), text: entry }));
  if (wholeFile(topic, stored) !== text) throw new Error(`${file} is not laid out as this tool writes it`);
  writeFileSync(file, wholeFile(topic, withEntries(topic, stored, added)));
}
