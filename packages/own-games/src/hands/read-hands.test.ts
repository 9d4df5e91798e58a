import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playHand } from '../generate/hand.fixture.ts';
import { canPrint, PRINTED, printHand } from '../generate/print.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import { isoTime } from './clock.ts';
import type { Mano } from './model.ts';
import { cents } from './money.ts';
import { readHands } from './read-hands.ts';

const blocks = readFileSync(new URL('../../fixtures/rooms.txt', import.meta.url), 'utf8')
  .split(/^@@ /mu)
  .slice(1)
  .map((block) => {
    const end = block.indexOf('\n');
    const [titulo = '', sums = ''] = block.slice(0, end).split(' | ');
    const wants = Object.fromEntries(sums.split(/ (?=\w+=)/u).map((pair) => pair.split('=') as [string, string]));
    return { titulo, wants, text: block.slice(end + 1) };
  });
const good = blocks.filter(({ wants }) => wants.rechaza === undefined);
const bad = blocks.filter(({ wants }) => wants.rechaza !== undefined);

describe('hands written as the rooms write them', () => {
  it.each(good)('$titulo', ({ wants, text }) => {
    const { manos, rechazadas } = readHands(text);
    expect(rechazadas).toEqual([]);
    expect(manos).toHaveLength(1);
    const [mano] = manos;
    expect(mano).toMatchObject({
      bote: Number(wants.bote),
      comision: Number(wants.comision),
      netoHeroe: Number(wants.neto),
      ...(wants.fecha === undefined ? {} : { fecha: wants.fecha }),
    });
    expect(mano?.asientos.find(({ heroe }) => heroe)?.pos).toBe(wants.pos);
  });

  it.each(bad)('$titulo', ({ wants, text }) => {
    const { manos, rechazadas } = readHands(text);
    expect(manos).toEqual([]);
    expect(rechazadas).toHaveLength(1);
    expect(rechazadas[0]?.motivo).toContain(wants.rechaza);
  });

  it('a bad hand is told by its line, and the good ones around it are kept', () => {
    const text = [good[3], bad[2], good[4]].map((block) => block?.text.trim()).join('\n\n\n');
    const { manos, rechazadas } = readHands(text);
    expect(manos.map(({ id }) => id)).toEqual(['164', '165']);
    const line = text.split('\n').findIndex((one) => one.includes('teleports')) + 1;
    expect(rechazadas).toEqual([{ linea: line, motivo: 'Hay una línea que no reconozco.' }]);
  });
});

describe('files as people have them', () => {
  const random = seeded(5);
  const played = Array.from({ length: 60 }, (_, i) => playHand(random, 700 + i));
  const mixed = played
    .map((hand, i) => {
      const format = PRINTED[i % PRINTED.length] ?? 'pokerstars-en';
      return printHand(hand, canPrint(hand, format) ? format : 'pokerstars-es');
    })
    .join('\n\n\n');
  const wanted = readHands(mixed);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const utf16 = (text: string, little: boolean) => {
    const out = new Uint8Array(text.length * 2);
    const view = new DataView(out.buffer);
    for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), little);
    return out;
  };

  it('all rooms in one file', () => {
    expect(wanted.rechazadas).toEqual([]);
    expect(wanted.manos).toHaveLength(played.length);
    expect(new Set(wanted.manos.map(({ sala }) => sala)).size).toBe(4);
  });

  it.each<[string, string | Uint8Array]>([
    ['Windows line ends', mixed.replaceAll('\n', '\r\n')],
    ['old Mac line ends', mixed.replaceAll('\n', '\r')],
    ['a byte-order mark', `\ufeff${mixed}`],
    ['no-break spaces before the euro', mixed.replaceAll(' €', '\u00a0€')],
    ['bytes in UTF-8 with a mark', bytes(`\ufeff${mixed}`)],
    ['UTF-16 with a mark', utf16(`\ufeff${mixed}`, true)],
    ['UTF-16, the other way round', utf16(`\ufeff${mixed}`, false)],
    ['UTF-16 without a mark', utf16(mixed, true)],
    ['blanks at both ends of lines', mixed.replaceAll('\n', '  \n')],
  ])('%s', (_what, text) => {
    expect(readHands(text)).toEqual(wanted);
  });

  it('text of Windows, one byte a letter', () => {
    const spanish = played
      .filter((hand) => canPrint(hand, 'pokerstars-es'))
      .map((hand) => printHand(hand, 'pokerstars-es'));
    const text = spanish.join('\n\n');
    const out = Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));
    expect(readHands(out)).toEqual(readHands(text));
  });

  it('rubbish is reported once where it starts, and hands around it are kept', () => {
    const next = seeded(9);
    const rubbish = String.fromCharCode(...Array.from({ length: 5_000 }, () => 33 + Math.floor(next() * 60_000)));
    const { manos, rechazadas } = readHands(`${rubbish}\n${mixed}\n\n${rubbish.replace(/^/u, 'x')}`);
    expect(manos.length).toBeGreaterThanOrEqual(played.length - 1);
    expect(rechazadas.length).toBeGreaterThanOrEqual(1);
    expect(rechazadas[0]).toEqual({ linea: 1, motivo: 'Este texto no es de una mano que sepamos leer.' });
  });

  it('nothing, and blanks, are no hands and no complaint', () => {
    for (const text of ['', '\n \n\r\n', '\ufeff']) expect(readHands(text)).toEqual({ manos: [], rechazadas: [] });
  });

  it('the same hand twice counts once', () => {
    const text = printHand(played[0] as (typeof played)[0], 'pokerstars-en');
    const { manos, rechazadas } = readHands(`${text}\n\n${text}`);
    expect(manos).toHaveLength(1);
    expect(rechazadas[0]?.motivo).toContain('repetida');
  });

  it.each(['pokerstars-en', 'pokerstars-es', 'ggpoker'] as const)(
    '%s: a line lost, doubled, moved or misspelt leaves the hand out, or leaves it as it was',
    (format) => {
      const next = seeded(13);
      const index = (length: number) => 1 + Math.floor(next() * (length - 1));
      const money = ({ bote, comision, historia }: Mano) => JSON.stringify([bote, comision, historia]);
      let refused = 0;
      for (let round = 0; round < 400; round++) {
        const text = printHand(playHand(next, 50_000 + round), format);
        const lines = text.split('\n');
        const at = index(lines.length);
        const other = index(lines.length);
        const line = lines[at] as string;
        const letter = Math.floor(next() * line.length);
        const changed = [
          lines.toSpliced(at, 1),
          lines.toSpliced(at, 0, line),
          lines.with(at, lines[other] as string).with(other, line),
          lines.with(at, `${line.slice(0, letter)}~${line.slice(letter + 1)}`),
        ][round % 4] as string[];
        const { manos, rechazadas } = readHands(changed.join('\n'));
        expect(manos.length + rechazadas.length).toBeGreaterThan(0);
        if (manos.length === 0) refused++;
        else expect(money(manos[0] as Mano)).toBe(money(readHands(text).manos[0] as Mano));
      }
      expect(refused).toBeGreaterThan(200);
    },
  );

  it('a line changed at random never changes the pot silently', () => {
    const next = seeded(11);
    for (const hand of played) {
      const lines = printHand(hand, 'pokerstars-en').split('\n');
      const numbers = lines.flatMap((line, i) => (/: (?:calls|bets|raises|posts)/u.test(line) ? [i] : []));
      const at = numbers[Math.floor(next() * numbers.length)] as number;
      const changed = lines.map((line, i) =>
        i === at ? line.replace(/(\d)(?!.*\d)/u, (d) => String((Number(d) + 3) % 10)) : line,
      );
      const { manos } = readHands(changed.join('\n'));
      expect(manos).toEqual([]);
    }
  });
});

describe('bytes that are no text', () => {
  const next = seeded(21);
  const noise = Uint8Array.from({ length: 40_000 }, () => Math.floor(next() * 256));
  const hands = Array.from({ length: 6 }, (_, i) => printHand(playHand(next, 90_000 + i), 'pokerstars-en')).join(
    '\n\n\n',
  );
  const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
  const text = (one: string) => new TextEncoder().encode(one);

  it('holds no hand, is told in few lines, and breaks nothing', () => {
    const { manos, rechazadas } = readHands(noise);
    expect(manos).toEqual([]);
    expect(rechazadas[0]).toEqual({ linea: 1, motivo: 'Este texto no es de una mano que sepamos leer.' });
    expect(rechazadas).toHaveLength(1);
  });

  it('before, between and after hands leaves the hands as they are', () => {
    const cut = text('\n\n\n');
    const { manos, rechazadas } = readHands(joined(noise, cut, text(hands), cut, noise));
    expect(manos).toEqual(readHands(hands).manos);
    expect(rechazadas.length).toBeGreaterThanOrEqual(1);
    expect(rechazadas.length).toBeLessThanOrEqual(2);
  });
});

describe('clocks that are wrong', () => {
  const hand = printHand(playHand(seeded(3), 95_000, { odd: false }), 'pokerstars-en');
  const at = (stamp: string): Mano | undefined =>
    readHands(hand.replace(/ - \d{4}\/\d{2}\/\d{2} [\d:]+ .*$/mu, ` - ${stamp}`)).manos[0];

  it.each([
    [
      'a zone that nobody knows: the time as it is written, without a zone',
      '2025/07/05 12:34:49 XYZ',
      '2025-07-05T12:34:49',
    ],
    ['no zone at all', '2025/07/05 12:34:49', '2025-07-05T12:34:49'],
    [
      'two clocks: the one whose zone is known',
      '2025/07/05 12:34:49 XYZ [2025/07/05 6:34:49 ET]',
      '2025-07-05T10:34:49Z',
    ],
    ['two that disagree: the room’s own', '2025/07/05 12:34:49 CET [2025/07/05 1:00:00 ET]', '2025-07-05T05:00:00Z'],
  ])('%s', (_what, stamp, fecha) => expect(at(stamp)).toMatchObject({ fecha }));

  it.each(['2025/02/30 12:34:49 ET', '2025/07/05 27:00:00 ET', '0001/01/01 00:00:00 UTC'])(
    'a moment that never was (%s) leaves the hand out, in words, and keeps the next one',
    (stamp) => {
      const wrong = hand.replace(/ - \d{4}\/\d{2}\/\d{2} [\d:]+ .*$/mu, ` - ${stamp}`);
      const { manos, rechazadas } = readHands(`${wrong}\n\n\n${hand}`);
      expect(manos).toEqual(readHands(hand).manos);
      expect(rechazadas).toEqual([{ linea: 1, motivo: 'No encuentro la fecha en el encabezado.' }]);
    },
  );
});

describe('amounts', () => {
  it.each([
    ['0.05', 5],
    ['0,05', 5],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1,500', 150_000],
    ['12,345,678', 1_234_567_800],
    ['7.5', 750],
    ['7.50', 750],
    ['7.500', 750],
  ])('%s', (text, value) => expect(cents(text)).toBe(value));
  it.each(['0.005', '1.2.3', '1,23,456', '', '.5', '5.'])('%s is not exact', (text) =>
    expect(cents(text)).toBeUndefined(),
  );
});

describe('clocks', () => {
  it.each([
    ['ET in winter', [2017, 1, 6], [17, 15, 11], 'ET', '2017-01-06T22:15:11Z'],
    ['ET in summer', [2017, 7, 6], [17, 15, 11], 'ET', '2017-07-06T21:15:11Z'],
    ['ET, old rule', [2005, 4, 2], [12, 0, 0], 'ET', '2005-04-02T17:00:00Z'],
    ['CET in winter', [2025, 2, 5], [12, 34, 49], 'CET', '2025-02-05T11:34:49Z'],
    ['CET in summer', [2025, 7, 5], [12, 34, 49], 'CET', '2025-07-05T10:34:49Z'],
    ['the day of the change', [2025, 10, 26], [4, 0, 0], 'CET', '2025-10-26T03:00:00Z'],
    ['a place in winter', [2025, 1, 5], [20, 30, 0], 'America/New_York', '2025-01-06T01:30:00Z'],
    ['a place in summer', [2025, 7, 5], [20, 30, 0], 'America/New_York', '2025-07-06T00:30:00Z'],
    ['a place of half hours', [2025, 7, 5], [5, 0, 0], 'Asia/Kolkata', '2025-07-04T23:30:00Z'],
    ['a place, the day of the change', [2025, 10, 26], [4, 0, 0], 'Europe/Madrid', '2025-10-26T03:00:00Z'],
    ['a place that is none', [2025, 7, 5], [12, 34, 49], 'Europe/Atlantis', '2025-07-05T12:34:49'],
    ['the name of a property', [2025, 7, 5], [12, 34, 49], 'constructor', '2025-07-05T12:34:49'],
    ['an unknown zone', [2025, 7, 5], [12, 34, 49], 'XYZ', '2025-07-05T12:34:49'],
  ] as const)('%s', (_what, date, time, zone, iso) => expect(isoTime(date, time, zone)).toBe(iso));
  it('a hand that names its place and an abbreviation is told by its place', () => {
    const hand = [
      "variant = 'NT'",
      'antes = [0, 0, 0]',
      'blinds_or_straddles = [1, 2, 0]',
      'min_bet = 2',
      'starting_stacks = [200, 200, 200]',
      "actions = ['d dh p1 AhAd', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 f']",
      'year = 2025',
      'month = 7',
      'day = 5',
      'time = 20:30:00',
      "time_zone = 'Europe/Madrid'",
      "time_zone_abbreviation = 'EST'",
    ].join('\n');
    const { manos, rechazadas } = readHands(hand);
    expect(rechazadas).toEqual([]);
    expect(manos.map(({ fecha }) => fecha)).toEqual(['2025-07-05T18:30:00Z']);
  });
  it('no such day', () => expect(isoTime([2025, 2, 30], [0, 0, 0], 'UTC')).toBeUndefined());
});
