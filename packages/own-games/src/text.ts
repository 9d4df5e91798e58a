/** Bytes or text as players have them, to text with plain line ends and plain spaces. */

/** Two bytes a letter, or one or more: the first bytes of a text tell. */
export const wideEncodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark, text in two bytes shows as every other byte being zero.
  const sample = Math.min(bytes.length, 512);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < sample; i++) if (bytes[i] === 0) i % 2 === 0 ? even++ : odd++;
  if (odd > sample / 5 && even < sample / 20) return 'utf-16le';
  if (even > sample / 5 && odd < sample / 20) return 'utf-16be';
  return undefined;
};

const decodeBytes = (bytes: Uint8Array): string => {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

export const decodeText = (input: string | Uint8Array): string => {
  let text = typeof input === 'string' ? input : decodeBytes(input);
  // Read as if it were one byte a letter: the zeros in between are all that is wrong with most of it.
  if (text.includes('\0')) text = text.replaceAll('\0', '');
  if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
  if (text.includes('\u00a0') || text.includes('\u202f') || text.includes('\u2009'))
    text = text.replace(/[\u00a0\u202f\u2009]/gu, ' ');
  if (text.includes('\r')) text = text.includes('\n') ? text.replaceAll('\r', '') : text.replaceAll('\r', '\n');
  if (text.includes('\ufeff')) text = text.replaceAll('\ufeff', '');
  return text;
};
