import { wideEncodingOf } from '@estratega/own-games';

/** What a file is when it is plainly no text, said so that its owner knows what to do. */

const MAGIC: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'Es un archivo comprimido (ZIP). Descomprímelo y trae lo que hay dentro.'],
  [[0x1f, 0x8b], 'Es un archivo comprimido (GZIP). Descomprímelo y trae lo que hay dentro.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'Es un archivo comprimido (ZST). Descomprímelo y trae lo que hay dentro.'],
  [[0x52, 0x61, 0x72, 0x21], 'Es un archivo comprimido (RAR). Descomprímelo y trae lo que hay dentro.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'Es un archivo comprimido (7z). Descomprímelo y trae lo que hay dentro.'],
  [[0x25, 0x50, 0x44, 0x46], 'Es un PDF. Necesitamos el texto de las partidas (PGN) o el historial de manos (TXT).'],
];
const BINARY = 'Es un archivo binario, no un texto. Necesitamos el PGN o el historial de manos (TXT).';

/** Letters that no text holds, one in twenty. */
const ODD_SHARE = 0.05;
const KNOWN = /PokerStars |Poker Hand #|Mano n\.|Winamax Poker|variant\s*=|\[[A-Za-z]\w*\s+"/u;

export function wholeFileTrouble(head: Uint8Array): string | undefined {
  const known = MAGIC.find(([bytes]) => bytes.every((byte, i) => head[i] === byte));
  if (known) return known[1];
  if (wideEncodingOf(head)) return undefined;
  const odd = head.reduce((sum, byte) => sum + (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 ? 1 : 0), 0);
  if (odd < head.length * ODD_SHARE) return undefined;
  // Good hands before or among the rubbish are still worth reading.
  return KNOWN.test(new TextDecoder('windows-1252').decode(head)) ? undefined : BINARY;
}
