import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import type { GraphTopic } from '@estratega/lessons/graph';
import {
  featuresOfPuzzle,
  lineReader,
  type Puzzle,
  type Refusal,
  readPuzzle,
  type Wishes,
} from '@estratega/lessons/imported';
import pg from 'pg';

/**
 * Reads a published file of puzzles (CSV, also compressed with zstd or gzip) into the database. Line by line, in
 * batches that are whole or not there; a run that was cut goes on where it was, and one that is repeated changes
 * nothing but what the file changed.
 */

const BATCH = 2_000;
/** Puzzles of each theme and level that plans are made with: more than anybody solves in a year. */
const CHOSEN = 150;
/** Lines that are shown of those that cannot be read. */
const SHOWN = 20;
const HEAD_BYTES = 65_536;
/** As the planner: a puzzle serves a topic in whose band it lies, or one level from it. */
const NEAR = 1;

export interface ImportReport {
  /** Lines of the file, those of an earlier run included. */
  readonly lineas: number;
  readonly tomados: number;
  readonly descartados: Readonly<Partial<Record<Refusal, number>>>;
  readonly ejemplos: readonly { readonly linea: number; readonly motivo: Refusal }[];
  /** With which plans are made from the next start of the server on. */
  readonly elegidos: number;
  /** Where this run began, when an earlier one had been cut. */
  readonly desde: number;
}

export interface ImportOptions {
  readonly topics: readonly Pick<GraphTopic, 'id' | 'nivelMin' | 'nivelMax'>[];
  readonly wishes?: Wishes | undefined;
  readonly now?: () => Date;
  readonly onProgress?: (lines: number, taken: number) => void;
}

async function headOf(file: string): Promise<{ bytes: Buffer; size: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { bytes: buffer.subarray(0, bytesRead), size };
  } finally {
    await handle.close();
  }
}

const PACKED = [
  { magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), unpack: () => createZstdDecompress() },
  { magic: Buffer.from([0x1f, 0x8b]), unpack: () => createGunzip() },
] as const;

/** The file's lines, whatever it is packed with: told by its first bytes, not by its name. */
async function* linesOf(file: string, head: Buffer): AsyncGenerator<string> {
  const raw = createReadStream(file);
  const unpack = PACKED.find(({ magic }) => head.subarray(0, magic.length).equals(magic))?.unpack();
  if (unpack) raw.on('error', (error) => unpack.destroy(error));
  const input: Readable = unpack ? raw.pipe(unpack) : raw;
  const broken = new Promise<never>((_, reject) => input.once('error', reject));
  broken.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([lines.next(), broken]);
    if (next.done) break;
    yield next.value;
  }
}

const served = (puzzle: Puzzle, bands: ReadonlyMap<string, readonly [number, number]>): Puzzle => ({
  ...puzzle,
  temas: puzzle.temas.filter((id) => {
    const band = bands.get(id);
    return band && puzzle.nivel >= band[0] - NEAR && puzzle.nivel <= band[1] + NEAR;
  }),
});

/** Rows as one JSON text: lists inside rows do not fit in lists of columns. */
const SAVE = `
  insert into problemas (id, fen, ultima, linea, dificultad, nivel, temas, meta, calidad)
  select id, fen, ultima, linea, dificultad, nivel, temas, meta, calidad
  from json_to_recordset($1::json) as t(
    id text, fen text, ultima text, linea text[], dificultad smallint, nivel smallint, temas text[], meta text, calidad integer)
  on conflict (id) do update set
    fen = excluded.fen, ultima = excluded.ultima, linea = excluded.linea, dificultad = excluded.dificultad,
    nivel = excluded.nivel, temas = excluded.temas, meta = excluded.meta, calidad = excluded.calidad,
    rasgos = case when problemas.linea = excluded.linea then problemas.rasgos end
  where (problemas.fen, problemas.linea, problemas.dificultad, problemas.temas, problemas.meta, problemas.calidad)
    is distinct from (excluded.fen, excluded.linea, excluded.dificultad, excluded.temas, excluded.meta, excluded.calidad)`;

const MARK = `
  insert into importaciones (huella, lineas, tomados, terminada, actualizada) values ($1, $2, $3, $4, $5)
  on conflict (huella) do update set lineas = excluded.lineas, tomados = excluded.tomados,
    terminada = excluded.terminada, actualizada = excluded.actualizada`;

const CHOOSE = `
  with best as (
    select distinct id from (
      select id, row_number() over (partition by tema, nivel order by calidad desc, id) as place
      from problemas, unnest(temas) as tema
    ) as ranked where place <= $1
  )
  update problemas set elegido = not elegido
  where elegido <> (id in (select id from best))`;

async function chooseBest(client: pg.Client): Promise<number> {
  await client.query(CHOOSE, [CHOSEN]);
  for (;;) {
    const { rows } = await client.query<Puzzle>(
      'select id, fen, linea, meta from problemas where elegido and rasgos is null limit $1',
      [BATCH],
    );
    if (rows.length === 0) break;
    const found = rows.map((row) => ({ id: row.id, rasgos: featuresOfPuzzle(row) }));
    await client.query(
      'update problemas as p set rasgos = t.rasgos from json_to_recordset($1::json) as t(id text, rasgos jsonb) where p.id = t.id',
      [JSON.stringify(found)],
    );
  }
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from problemas where elegido');
  return rows[0]?.n ?? 0;
}

export const importPuzzles = async (url: string, file: string, options: ImportOptions): Promise<ImportReport> => {
  const { topics, wishes, now = () => new Date(), onProgress } = options;
  const bands = new Map(topics.map(({ id, nivelMin, nivelMax }) => [id, [nivelMin, nivelMax] as const]));
  const { bytes, size } = await headOf(file);
  const print = createHash('sha256')
    .update(bytes)
    .update(String(size))
    .update(JSON.stringify(wishes ?? null))
    .digest('hex')
    .slice(0, 32);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ lineas: number; tomados: number; terminada: boolean }>(
      'select lineas, tomados, terminada from importaciones where huella = $1',
      [print],
    );
    const before = rows[0] && !rows[0].terminada ? rows[0] : { lineas: 0, tomados: 0 };
    const refused: Partial<Record<Refusal, number>> = {};
    const examples: { linea: number; motivo: Refusal }[] = [];
    let lines = 0;
    let taken = before.tomados;
    let batch: Puzzle[] = [];
    let read: ReturnType<typeof lineReader> | undefined;
    const save = async (done: boolean) => {
      await client.query('begin');
      if (batch.length > 0) await client.query(SAVE, [JSON.stringify(uniqueById(batch))]);
      await client.query(MARK, [print, lines, taken, done, now()]);
      await client.query('commit');
      batch = [];
      onProgress?.(lines, taken);
    };
    for await (const line of linesOf(file, bytes)) {
      lines += 1;
      if (!read) {
        read = lineReader(line);
        if (line.startsWith('PuzzleId')) continue;
      }
      if (lines <= before.lineas || line.trim() === '') continue;
      const fields = read(line);
      const found = fields ? readPuzzle(fields, wishes) : { descartado: 'columnas' as const };
      const puzzle = 'descartado' in found ? found : served(found, bands);
      const motive = 'descartado' in puzzle ? puzzle.descartado : puzzle.temas.length === 0 ? 'sin_tema' : undefined;
      if (motive !== undefined) {
        refused[motive] = (refused[motive] ?? 0) + 1;
        if (motive !== 'incierto' && motive !== 'sin_tema' && examples.length < SHOWN)
          examples.push({ linea: lines, motivo: motive });
      } else {
        batch.push(puzzle as Puzzle);
        taken += 1;
      }
      if (batch.length >= BATCH) await save(false);
    }
    await save(true);
    const elegidos = await chooseBest(client);
    return { lineas: lines, tomados: taken, descartados: refused, ejemplos: examples, elegidos, desde: before.lineas };
  } finally {
    await client.end();
  }
};

/** The same puzzle twice in one statement is an error of PostgreSQL's; the later line counts. */
const uniqueById = (puzzles: readonly Puzzle[]): readonly Puzzle[] => [
  ...new Map(puzzles.map((one) => [one.id, one])).values(),
];
