import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GameFolder } from '@estratega/domain';
import { chromium, type Page } from '@playwright/test';
import { type Bitmap, readPng, writePng } from './png.ts';

/**
 * Draws with Chromium, once, what picture.ts puts together at every build: three grounds and the letters of titles. Run it
 * again only when the design changes: `node apps/web/site-steps/pictures/make-assets.ts` (CHROME_PATH names the browser).
 */

const ASSETS = join(import.meta.dirname, 'assets');
const UI = join(import.meta.dirname, '../../src/ui');
const FELT = '#163a2c';
const LETTERS = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜabcdefghijklmnñopqrstuvwxyzáéíóúü0123456789 .,:;¿?¡!«»()’\'"·–-/%&+';
const FONT = { size: 66, row: 96, baseline: 68, margin: 16 };

const font = (name: string) => {
  const path = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(path, 'base64')})}`;
};
const STYLE = `<style>${font('besley')}${font('archivo')}
  body{margin:0;background:${FELT};color:#f2ecdf}
  .marca{position:absolute;left:80px;top:64px;display:flex;gap:18px;align-items:center;font:540 40px besley}
  .pie{position:absolute;left:80px;bottom:64px;font:500 28px archivo;color:#bccabf}
  .arte{position:absolute;left:720px;top:0;width:480px;height:630px;overflow:hidden}
  .arte>svg{position:absolute;display:block}
</style>`;

const symbols = (file: string) => readFileSync(join(UI, file), 'utf8');
const LOGO = /<path d="([^"]+)"/.exec(symbols('logo/logo.tsx'))?.[1] ?? '';
const SUITS = Object.fromEntries(
  [...symbols('card/suit.tsx').matchAll(/^\s+(\w+): '(M[^']+)'/gm)].map(([, name, path]) => [name, path]),
);

/** A corner of a board, as large as the picture is high. */
function board(): string {
  const side = 90;
  const rows = ['r1bqk2r', 'pppp1ppp', '2n2n2', '2b1p3', '2B1P3', '2PP1N2', 'PP3PPP'];
  const cells = rows.flatMap((rank, row) => {
    const files = [...rank.replace(/\d/g, (gap) => '.'.repeat(Number(gap)))].slice(0, 6);
    return files.map((letter, file) => {
      const [x, y] = [file * side, row * side];
      const square = `<path fill="${(file + row) % 2 ? '#94a78f' : '#f0e8d2'}" d="M${x} ${y}h${side}v${side}h-${side}z"/>`;
      const id = `${letter === letter.toUpperCase() ? 'w' : 'b'}${letter.toUpperCase()}`;
      return letter === '.'
        ? square
        : `${square}<use href="#${id}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;
    });
  });
  return `<div hidden>${symbols('board/pieces.svg')}</div><div class="arte"><svg width="540" height="630">${cells.join('')}</svg></div>`;
}

function card(rank: string, suit: string, place: string): string {
  const red = suit === 'h' || suit === 'd';
  return `<g transform="${place}" fill="${red ? '#ad1f2a' : '#17211c'}"><rect width="220" height="308" rx="14" fill="#fffefa"/>
    <text x="20" y="92" style="font:600 88px besley">${rank}</text>
    <path transform="translate(98 186) scale(4.4)" d="${SUITS[suit]}"/></g>`;
}

function table(): string {
  const cards = [
    card('K', 'h', 'translate(262 84) rotate(9)'),
    card('A', 's', 'translate(14 118) rotate(-7)'),
    card('Q', 'd', 'translate(-40 470)'),
    card('J', 'c', 'translate(200 470)'),
    card('10', 's', 'translate(440 470)'),
  ];
  return `<div class="arte"><svg width="480" height="630"><path fill="#1d4837" d="M0 0h480v630H0z"/>${cards.join('')}</svg></div>`;
}

function hero(): string {
  const colours =
    '--es-bg:#163a2c;--es-tint:#1d4837;--es-sq:#3a6452;--es-felt:#1d4837;--es-fg:#f2ecdf;--es-ivory:#fbf7ec;--es-ink:#17211c;--es-accent:#e4b04a;--es-heart:#ad1f2a';
  return `<div hidden>${symbols('illustration/hero.svg')}</div><div class="arte"><svg style="left:0;top:0;${colours}" width="969" height="630"><use href="#i"/></svg></div>`;
}

const ground = (art: string, foot: string) =>
  `${STYLE}${art}<div class="marca"><svg width="52" height="52" viewBox="0 0 48 48" fill="#f2ecdf" fill-rule="evenodd"><path d="${LOGO}"/></svg>Estratega</div><div class="pie">${foot}</div>`;

/** The colours that are there most, and for every other pixel the nearest of them. */
function fewColours(picture: Bitmap, most: number): Bitmap {
  const count = new Map<number, number>();
  const colourAt = (at: number) =>
    ((picture.rgb[at] ?? 0) << 16) | ((picture.rgb[at + 1] ?? 0) << 8) | (picture.rgb[at + 2] ?? 0);
  for (let at = 0; at < picture.rgb.length; at += 3) count.set(colourAt(at), (count.get(colourAt(at)) ?? 0) + 1);
  const kept = [...count.entries()].sort(([, a], [, b]) => b - a).slice(0, most);
  const palette = kept.map(([colour]) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const);
  const nearest = new Map<number, readonly [number, number, number]>();
  for (let at = 0; at < picture.rgb.length; at += 3) {
    const colour = colourAt(at);
    let best = nearest.get(colour);
    if (!best) {
      const far = ([r, g, b]: readonly [number, number, number]) =>
        (r - (colour >> 16)) ** 2 + (g - ((colour >> 8) & 255)) ** 2 + (b - (colour & 255)) ** 2;
      best = palette.reduce((a, b) => (far(b) < far(a) ? b : a));
      nearest.set(colour, best);
    }
    picture.rgb.set(best, at);
  }
  return picture;
}

async function drawGround(page: Page, name: string, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  writeFileSync(join(ASSETS, `${name}.png`), writePng(fewColours(readPng(await page.screenshot()), 150)));
}

async function drawLetters(page: Page): Promise<void> {
  await page.setContent(`${STYLE}<canvas width="1200" height="1400"></canvas>`);
  await page.evaluate("document.fonts.load('500 66px besley')");
  const measured = await page.evaluate(
    ({ all, size, row, baseline, margin }) => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      pen.fillStyle = '#000';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = '#fff';
      pen.font = `500 ${size}px besley`;
      pen.letterSpacing = `${-0.015 * size}px`;
      const glyphs: Record<string, { x: number; y: number; width: number; advance: number }> = {};
      let [x, y] = [0, 0];
      for (const letter of all) {
        const advance = pen.measureText(letter).width;
        const width = Math.ceil(advance) + 2 * margin;
        if (x + width > canvas.width) [x, y] = [0, y + row];
        pen.fillText(letter, x + margin, y + baseline);
        glyphs[letter] = { x, y, width, advance: Math.round(advance * 100) / 100 };
        x += width;
      }
      const kerning: Record<string, number> = {};
      for (const a of all)
        for (const b of all) {
          const closer = pen.measureText(a + b).width - pen.measureText(a).width - pen.measureText(b).width;
          if (Math.abs(closer) > 0.3) kerning[a + b] = Math.round(closer * 100) / 100;
        }
      return { glyphs, kerning, row, baseline, margin, height: y + row };
    },
    { all: [...LETTERS], ...FONT },
  );
  const { height, ...letters } = measured;
  const picture = readPng(await page.locator('canvas').screenshot());
  writeFileSync(join(ASSETS, 'letters.png'), writePng(crop(picture, height)));
  writeFileSync(join(ASSETS, 'letters.json'), `${JSON.stringify(letters)}\n`);
}

const crop = ({ width, rgb }: Bitmap, height: number): Bitmap => ({
  width,
  height,
  rgb: rgb.slice(0, width * height * 3),
});

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const GROUNDS: Readonly<Record<GameFolder | 'site', string>> = {
  chess: ground(board(), 'Artículo de ajedrez'),
  poker: ground(table(), 'Artículo de póker'),
  site: ground(hero(), 'Estudia con un plan, semana a semana'),
};
for (const [name, html] of Object.entries(GROUNDS)) await drawGround(page, name, html);
await page.setViewportSize({ width: 1200, height: 1400 });
await drawLetters(page);
await browser.close();
