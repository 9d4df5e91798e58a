/**
 * Works out the exact equity of every starting hand against every other (two to four minutes) and writes it where the
 * lessons read it: `node workshop/poker/equity-table.ts`. Suits are alike, so one combo of the first hand stands for all.
 */
import { writeFileSync } from 'node:fs';
import { HANDS } from '@estratega/lessons';
import { type Combo, combosOfHand, matchupPoints } from '@estratega/lessons/poker';

const BOARDS = 1_712_304;
const target = new URL('../../packages/poker/src/equity/data/equity-169.ts', import.meta.url);

/** Same matchup up to the names of the suits. */
const shape = (a: Combo, b: Combo): string => {
  const names = new Map<number, number>();
  return [...a, ...b]
    .map((card) => {
      if (!names.has(card & 3)) names.set(card & 3, names.size);
      return `${card >> 2}.${names.get(card & 3)}`;
    })
    .join();
};

const table = new Uint16Array((169 * 168) / 2);
let worst = 0;
for (let i = 1; i < 169; i++) {
  const hero = combosOfHand(HANDS[i] as string)[0] as Combo;
  for (let j = 0; j < i; j++) {
    const known = new Map<string, number>();
    let points = 0;
    let count = 0;
    for (const rival of combosOfHand(HANDS[j] as string)) {
      if (rival.some((card) => hero.includes(card))) continue;
      const key = shape(hero, rival);
      const value = known.get(key) ?? matchupPoints(hero, rival);
      known.set(key, value);
      points += value;
      count++;
    }
    const exact = points / (count * 2 * BOARDS);
    const stored = Math.round(exact * 65_535);
    worst = Math.max(worst, Math.abs(stored / 65_535 - exact));
    table[(i * (i - 1)) / 2 + j] = stored;
  }
  if (i % 13 === 0) console.log(`${i} of 168 hands`);
}

const text = Buffer.from(table.buffer).toString('base64');
writeFileSync(
  target,
  `/** Made by workshop/poker/equity-table.ts: below the diagonal of the 169 hands, 16 bits each, little-endian. */\nexport const EQUITY_169 =\n  '${text}';\n`,
);
console.log(`largest rounding: ${(worst * 100).toFixed(5)} points; ${text.length} characters`);
