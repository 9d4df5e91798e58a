import { takingTurns } from '../turns.ts';

/**
 * A large answer, written as it is read: whatever is an `AsyncIterable` becomes a list, element by element, so that no more of it
 * is in memory than one page of rows and one piece of text.
 */

/** Letters of one piece: as much as goes out at once. */
const PIECE = 64 * 1024;

const isRows = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('toJSON' in value) &&
  Object.getPrototypeOf(value) === Object.prototype;

async function* written(value: unknown): AsyncGenerator<string> {
  if (isRows(value)) {
    let before = '[';
    for await (const element of value) {
      yield before + JSON.stringify(element);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (isPlain(value)) {
    let before = '{';
    for (const [name, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* written(inner);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value ?? null);
}

export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  let piece = '';
  const turn = takingTurns();
  for await (const text of written(value)) {
    piece += text;
    await turn();
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
