/** Small Spanish grammar for sentences made from data. */

export const plural = (n: number, [one, many]: readonly [string, string]): string => `${n} ${n === 1 ? one : many}`;

export const quoted = (text: string): string => `«${text}»`;

const SQUARE = /^[¿¡«…. ]*[a-h][1-8]\b/u;

/** The first letter, also behind «¿» or «¡»; a square keeps its own: «D5» would be a queen; behind a figure none begins. */
export const capital = (text: string): string =>
  SQUARE.test(text) ? text : text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());

export const firstSentence = (text: string): string => /^.*?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text;

export { listOf as joined } from '@estratega/domain';
export { filled } from '@estratega/lessons/prompt';
export { fullStop as ended } from '@estratega/lessons/sentence';
