import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFolder } from '@estratega/domain';
import { type Bitmap, readPng, writePng } from './png.ts';

/**
 * The picture that other sites show beside a link to a page. No rasteriser is needed to build: the grounds and the
 * letters were drawn once (make-assets.ts), and here a title is set on a ground, letter by letter.
 */
export const PICTURE = { width: 1200, height: 630 } as const;

const TITLE = { left: 80, middle: 322, width: 600, leading: 80, ivory: [242, 236, 223] } as const;

interface Letters {
  /** Where each letter stands in letters.png, and how far it carries the pen. */
  glyphs: Record<string, { x: number; y: number; width: number; advance: number }>;
  /** What two letters come closer together, when they do. */
  kerning: Record<string, number>;
  /** Height of a row, and where in it and how far left of it the pen stands. */
  row: number;
  baseline: number;
  margin: number;
}

const asset = (name: string) => readFileSync(join(import.meta.dirname, 'assets', name));
const letters = JSON.parse(asset('letters.json').toString('utf8')) as Letters;
const drawn = readPng(asset('letters.png'));

export function drawPicture(title: string, ground: GameFolder | 'site'): Buffer {
  const picture = readPng(asset(`${ground}.png`));
  const lines = breakLines(title);
  const top = TITLE.middle - (lines.length * TITLE.leading) / 2;
  for (const [i, line] of lines.entries()) setLine(picture, line, TITLE.left, top + (i + 0.78) * TITLE.leading);
  return writePng(picture);
}

export function widthOf(text: string): number {
  let width = 0;
  for (const [letter, next] of pairs(text)) width += glyph(letter).advance + kern(letter, next);
  return width;
}

export function breakLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= TITLE.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function setLine(picture: Bitmap, text: string, left: number, baseline: number): void {
  let pen = left;
  for (const [letter, next] of pairs(text)) {
    const { x, y, width, advance } = glyph(letter);
    stamp(picture, { x, y, width }, Math.round(pen) - letters.margin, Math.round(baseline) - letters.baseline);
    pen += advance + kern(letter, next);
  }
}

/** Sixteen shades between ground and letter are enough, and keep the palette small. */
function stamp(picture: Bitmap, from: { x: number; y: number; width: number }, left: number, top: number): void {
  for (let row = 0; row < letters.row; row++)
    for (let column = 0; column < from.width; column++) {
      const ink = drawn.rgb[((from.y + row) * drawn.width + from.x + column) * 3] ?? 0;
      const share = Math.round(ink / 17) / 15;
      if (share === 0) continue;
      const at = ((top + row) * picture.width + left + column) * 3;
      for (const [channel, ivory] of TITLE.ivory.entries()) {
        const ground = picture.rgb[at + channel] ?? 0;
        picture.rgb[at + channel] = Math.round(ground + (ivory - ground) * share);
      }
    }
}

function glyph(letter: string): Letters['glyphs'][string] {
  const found = letters.glyphs[letter];
  if (!found) throw new Error(`No drawn letter «${letter}»: add it to make-assets.ts and run it`);
  return found;
}

const kern = (letter: string, next: string) => letters.kerning[letter + next] ?? 0;

function pairs(text: string): [string, string][] {
  const all = [...text];
  return all.map((letter, i) => [letter, all[i + 1] ?? '']);
}
