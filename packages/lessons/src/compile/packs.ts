import { createHash } from 'node:crypto';
import { flopPack } from '../drills/poker-hands.ts';
import type { Capitulo, Exercise, Pack } from '../schema/index.ts';
import type { CompiledChapter } from './chapters.ts';
import type { Measure } from './measures.ts';
import type { WorkedStage } from './stage-steps.ts';

/** Files that never change: the name is made from what they hold. */

export interface PackFile {
  readonly address: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** Cannot be made smaller: it has no compressed twins. */
  readonly packed?: true;
}

/** What a phone fetches for one task should be a few of these, never a bank: about 6 KB once compressed. */
const MOST_BYTES = 22_000;
const MOST_EXERCISES = 18;
const FOLDER = '/lecciones/';

/** A week names about a hundred of these: eight letters that no file system confuses, 41 bits. */
const NAME_LETTERS = 8;
const shortName = (bytes: Buffer): string =>
  createHash('sha256')
    .update(bytes)
    .digest()
    .readBigUInt64BE()
    .toString(36)
    .slice(-NAME_LETTERS)
    .padStart(NAME_LETTERS, '0');

const fileOf = (pack: Pack): PackFile => {
  const bytes = Buffer.from(JSON.stringify(pack));
  const name = `${shortName(bytes)}.json`;
  return { address: `${FOLDER}${name}`, name, bytes };
};

/** A solved flop, under the name that its index gives it. */
export const flopFile = (paquete: string, bytes: Buffer): PackFile => {
  const pack: Pack = { flop: bytes.toString('base64') };
  return { address: flopPack(paquete), name: `${paquete}.json`, bytes: Buffer.from(JSON.stringify(pack)) };
};

/** Apart from the packs: a file without compressed twins is not served beside files that have them. */
const TABLES = `${FOLDER}tablas/`;

/** A table of an ending, fetched by itself and unpacked by whoever reads it. */
export const tableFile = (key: string, bytes: Buffer): PackFile => {
  const name = `${key}.${shortName(bytes)}.tabla`;
  return { address: `${TABLES}${name}`, name, bytes, packed: true };
};

const weight = (one: Exercise): number => Buffer.byteLength(JSON.stringify(one));

/** Neighbours of one unit share a file, as long as it stays small. */
const shelves = (exercises: readonly Exercise[]): readonly (readonly Exercise[])[] => {
  const whole: Exercise[][] = [];
  let shelf: Exercise[] = [];
  let bytes = 0;
  for (const one of exercises) {
    const own = weight(one);
    if (shelf.length > 0 && (shelf.length >= MOST_EXERCISES || bytes + own > MOST_BYTES)) {
      whole.push(shelf);
      shelf = [];
      bytes = 0;
    }
    shelf.push(one);
    bytes += own;
  }
  if (shelf.length > 0) whole.push(shelf);
  return whole;
};

/** What is made from a seed lies in none. */
const withPacks = (
  { antes, despues }: Measure,
  ejercicios: Readonly<Record<string, string>>,
): NonNullable<Capitulo['medida']> => ({
  antes: [...antes],
  despues: [...despues],
  paquetes: [...new Set([...antes, ...despues].flatMap((id) => ejercicios[id] ?? []))],
});

export interface Packed {
  readonly files: readonly PackFile[];
  readonly ejercicios: Readonly<Record<string, string>>;
  readonly etapas: Readonly<Record<string, string>>;
}

/** `groups`: exercises that are likely to be met together; a chapter and its steps are one file. */
export const packUp = (
  stages: readonly WorkedStage[],
  groups: readonly (readonly Exercise[])[],
  chapters: readonly CompiledChapter[] = [],
  measures: ReadonlyMap<string, Measure> = new Map(),
): Packed => {
  const files: PackFile[] = [];
  const ejercicios: Record<string, string> = {};
  const etapas: Record<string, string> = {};
  for (const { etapa, ejercicios: steps } of stages) {
    const file = fileOf(steps.length > 0 ? { etapa, ejercicios: [...steps] } : { etapa });
    files.push(file);
    for (const { id } of steps) ejercicios[id] = file.address;
    etapas[etapa.unidad] = file.address;
  }
  for (const group of groups) {
    for (const shelf of shelves(group)) {
      const file = fileOf({ ejercicios: [...shelf] });
      files.push(file);
      for (const { id } of shelf) ejercicios[id] = file.address;
    }
  }
  for (const { capitulo, ejercicios: steps } of chapters) {
    const medida = measures.get(capitulo.unidad);
    const file = fileOf({
      capitulo: medida ? { ...capitulo, medida: withPacks(medida, ejercicios) } : capitulo,
      ejercicios: [...steps],
    });
    files.push(file);
    for (const { id } of steps) ejercicios[id] = file.address;
  }
  if (new Set(files.map(({ name }) => name)).size < new Set(files.map(({ bytes }) => bytes.toString())).size) {
    throw new Error('two packs have one name: lengthen NAME_LETTERS');
  }
  return { files, ejercicios, etapas };
};
