import { oneAtATime } from '../one-at-a-time.ts';

/**
 * Whatever is long is read one page at a time in this process, whoever asks for it: two downloads at once would take both cores for the
 * database, and everybody else would wait for what nobody is in a hurry for.
 */
const inLine = oneAtATime();
const PAGES = 'pages';

/** Rows of any number, a page at a time: each question goes on after the last row of the one before, and holds nothing in between. */
export async function* inPages<Row>(
  size: number,
  page: (after: Row | undefined, size: number) => Promise<readonly Row[]>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (let left = most; left > 0; left -= size) {
    const rows = await inLine(PAGES, () => page(after, Math.min(size, left)));
    yield* rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}

/** The same rows, told otherwise. */
export async function* told<Row, Told>(rows: AsyncIterable<Row>, tell: (row: Row) => Told): AsyncGenerator<Told> {
  for await (const row of rows) yield tell(row);
}

/** Removes piece by piece, each of them a statement that ends in time, within whatever transaction it is given. */
export const inPieces = async (removeSome: () => Promise<number>, size: number): Promise<void> => {
  while ((await removeSome()) >= size);
};
