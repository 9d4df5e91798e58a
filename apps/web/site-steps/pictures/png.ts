import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Just enough PNG for the pictures of this site: 8 bits a channel in, a palette out. */

export interface Bitmap {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 6: 4 };

export function readPng(file: Buffer): Bitmap {
  const chunks = new Map<string, Buffer[]>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    chunks.set(name, [...(chunks.get(name) ?? []), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const header = chunks.get('IHDR')?.[0];
  const channels = CHANNELS[header?.[9] ?? -1];
  if (header?.[8] !== 8 || !channels) throw new Error('This kind of PNG is not read here');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const lines = unfilter(inflateSync(Buffer.concat(chunks.get('IDAT') ?? [])), width * channels, height, channels);
  const palette = chunks.get('PLTE')?.[0];
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++) {
      const value = lines[pixel * channels + (channels > 2 ? channel : 0)] ?? 0;
      rgb[pixel * 3 + channel] = palette ? (palette[value * 3 + channel] ?? 0) : value;
    }
  return { width, height, rgb };
}

function unfilter(raw: Buffer, stride: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x;
      const left = x >= step ? (out[here - step] ?? 0) : 0;
      const up = y > 0 ? (out[here - stride] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (out[here - stride - step] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[here] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

export function writePng({ width, height, rgb }: Bitmap): Buffer {
  const colours = new Map<number, number>();
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
      const index = colours.get(colour) ?? colours.size;
      colours.set(colour, index);
      lines[y * (width + 1) + 1 + x] = index;
    }
  if (colours.size > 256) throw new Error(`${colours.size} colours do not fit in a palette`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    [...colours.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const parts = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(lines, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
