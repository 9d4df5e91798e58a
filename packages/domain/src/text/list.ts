/** "a, b y c"; before a sound of i, "e": «e hilo», «y hielo». */
export const listOf = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${/^(?:i|hi(?![ae]))/iu.test(last) ? 'e' : 'y'} ${last}`;
};
