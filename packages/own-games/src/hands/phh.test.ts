import { describe, expect, it } from 'vitest';
import { runs, seedOf } from '../../../../testing/runs.ts';
import { ownHand } from '../games/own.ts';
import { writeHand } from '../generate/phh-author.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import { handFault } from './check.ts';
import { isoTime } from './clock.ts';
import type { Mano } from './model.ts';
import { readHands } from './read-hands.ts';

const HANDS = runs(3_000, 600);

const seen = (read: Mano) => ({
  tipo: read.tipo,
  bote: read.bote,
  neto: read.netoHeroe,
  heroe: read.asientos.find(({ heroe }) => heroe)?.pos,
  asientos: read.asientos.map(({ pos, stack }) => [pos, stack]),
  historia: read.historia,
  fecha: read.fecha,
});

describe('PHH as somebody else writes it', () => {
  const random = seeded(seedOf(20_261_118));
  const written = Array.from({ length: HANDS }, (_, i) => writeHand(random, i + 1));

  it('every hand is read as it was played, or left out for the reason that it has', () => {
    const wrong: unknown[] = [];
    let read = 0;
    for (const { text, refused, told } of written) {
      const { manos, rechazadas } = readHands(text);
      const [mano] = manos;
      if (refused !== undefined) {
        const [why] = rechazadas;
        if (manos.length > 0 || rechazadas.length !== 1 || !why?.motivo.includes(refused))
          wrong.push({ refused, got: why?.motivo ?? mano, text });
        continue;
      }
      if (!mano || rechazadas.length > 0) {
        wrong.push({ got: rechazadas, text });
        continue;
      }
      read++;
      const got = JSON.stringify(seen(mano));
      const want = JSON.stringify(told);
      const fault = handFault(ownHand(mano));
      if (got !== want || fault !== undefined || manos.length > 1) wrong.push({ got, want, fault, text });
    }
    expect({ wrong: wrong.length, first: wrong.slice(0, 2) }).toEqual({ wrong: 0, first: [] });
    expect(read).toBeGreaterThan(HANDS * 0.9);
    expect(read).toBeLessThan(HANDS);
  });

  it('all of them in one file', () => {
    const numbered = written.filter(({ text }) => text.startsWith('['));
    const { manos, rechazadas } = readHands(numbered.map(({ text }) => text).join('\n'));
    const good = numbered.filter(({ refused }) => refused === undefined);
    expect(rechazadas).toHaveLength(numbered.length - good.length);
    expect(manos.map((mano) => JSON.stringify(seen(mano)))).toEqual(good.map(({ told }) => JSON.stringify(told)));
  });
});

describe('PHH that nobody could play', () => {
  const hand = (changes: Readonly<Record<string, string>>, ...more: readonly string[]): string =>
    [
      "variant = 'NT'",
      ...Object.entries({
        antes: '[0, 0]',
        blinds_or_straddles: '[1, 2]',
        min_bet: '2',
        starting_stacks: '[200, 200]',
        actions:
          "['d dh p1 KhKd', 'd dh p2 AhAd', 'p2 cbr 200', 'p1 cc', 'd db 2c3d4h', 'd db 9s', 'd db Jd', 'p1 sm KhKd', 'p2 sm AhAd']",
        ...changes,
      }).map(([key, value]) => `${key} = ${value}`),
      ...more,
    ].join('\n');
  const actions = (...lines: readonly string[]) => ({ actions: `[${lines.map((line) => `'${line}'`).join(', ')}]` });
  const before = ['d dh p1 KhKd', 'd dh p2 AhAd', 'p2 cbr 200', 'p1 cc', 'd db 2c3d4h', 'd db 9s', 'd db Jd'];

  it('the hand that the others are made of is read', () => {
    expect(readHands(hand({})).manos).toMatchObject([{ bote: 400 }]);
  });

  it.each<readonly [what: string, text: string, why: string]>([
    ['other cards are shown than were dealt', hand(actions(...before, 'p1 sm QhQd', 'p2 sm AhAd')), 'las que recibió'],
    ['a card is there twice', hand(actions(...before.with(4, 'd db 2cKd4h'))), 'dos veces'],
    ['what is shown is no card', hand(actions(...before, 'p1 sm xx')), 'carta que no existe'],
    ['three cards are shown', hand(actions(...before, 'p1 sm KhKd2s')), 'no son dos'],
    ['three cards are dealt', hand(actions(...before.with(0, 'd dh p1 KhKdKs'))), 'no son dos'],
    ['a card of the board is not known', hand(actions(...before.with(6, 'd db ??'))), 'Falta una carta'],
    ['half a flop', hand(actions(...before.with(4, 'd db 2c3d').slice(0, 5))), 'comunitarias'],
    ['a stack that nobody knows', hand({ starting_stacks: '[200, inf]' }), 'exactitud'],
    ['a stack below nothing', hand({ starting_stacks: '[200, -5]' }), 'exactitud'],
    [
      'winnings and final stacks that differ',
      hand({}, 'winnings = [0, 400]', 'finishing_stacks = [400, 0]'),
      'finales',
    ],
    ['a number of more than cents', hand({ antes: '[0.125, 0.125]' }), 'exactitud'],
    ['a number that is none', hand({ starting_stacks: '[nan, 200]' }), 'exactitud'],
    ...['FT', 'NS', 'PO', 'FO/8', 'F7S', 'F7S/8', 'FR', 'N2L1D', 'F2L3D', 'FB', 'nt'].map(
      (variant) =>
        [`a game of another kind: ${variant}`, hand({}).replace("'NT'", `'${variant}'`), 'sin límite'] as const,
    ),
    ['a bring-in', hand({}, 'bring_in = 1'), 'sin límite'],
    ['a game of stud that begins with its bring-in', `bring_in = 1\n${hand({}).replace("'NT'", "'FR'")}`, 'sin límite'],
    ['bets of two sizes', hand({}, 'small_bet = 2', 'big_bet = 4'), 'sin límite'],
    ['a bring-in is posted', hand(actions(...before.slice(0, 2), 'p2 pb')), 'acción'],
    ['cards are drawn', hand(actions(...before.slice(0, 2), 'p2 sd AhAd')), 'acción'],
    ['something is told twice', hand({}, 'antes = [1, 1]'), 'dos veces'],
    ['blinds the wrong way round', hand({ blinds_or_straddles: '[2, 1]' }), 'ciega chica'],
    ['whoever is alone goes on betting', hand(actions('p2 f', 'p1 cbr 10')), 'después del final'],
    ['whoever gave up goes on', hand(actions('p2 cc', 'p1 cbr 4', 'p2 f', 'p2 cc')), ''],
    ['lists without end', hand({}, `_own = ${'['.repeat(50_000)}${']'.repeat(50_000)}`), 'valor'],
    ['tables without end', hand({}, `_own = ${'{a = '.repeat(50_000)}1${'}'.repeat(50_000)}`), 'valor'],
  ])('%s', (_what, text, why) => {
    const { manos, rechazadas } = readHands(text);
    expect(manos).toEqual([]);
    expect(rechazadas).toHaveLength(1);
    expect(rechazadas[0]?.motivo).toContain(why);
  });

  it.each([
    ["time_zone = 'America/Bogota'", '2025-07-05T17:30:00Z'],
    ["time_zone = 'Europe/Madrid'", '2025-07-05T10:30:00Z'],
    ["time_zone = 'Local'", '2025-07-05T12:30:00'],
    ["time_zone = 'Cuba'", '2025-07-05T16:30:00Z'],
    ["time_zone = 'EST5EDT'", '2025-07-05T16:30:00Z'],
    // To the IANA the same hours all year; to a room the clock in New York.
    ["time_zone = 'EST'", '2025-07-05T17:30:00Z'],
    ["time_zone_abbreviation = 'EST'", '2025-07-05T16:30:00Z'],
    // Of no place, and a summer's name all the same.
    ["time_zone = 'BST'", '2025-07-05T11:30:00Z'],
    ["time_zone = 'Etc/GMT-14'", '2025-07-04T22:30:00Z'],
    ["time_zone = 'Mars/Olympus'\ntime_zone_abbreviation = 'ART'", '2025-07-05T15:30:00Z'],
    ["time_zone = '+05:00'", '2025-07-05T12:30:00'],
    ["time_zone_abbreviation = 'EDT'", '2025-07-05T16:30:00Z'],
    ['', '2025-07-05T12:30:00Z'],
    ["city = 'Lima'\nregion = 'Lima'\ncountry = 'Peru'", '2025-07-05T12:30:00'],
  ])('a clock with «%s»', (zone, fecha) => {
    const text = hand({}, 'year = 2025', 'month = 7', 'day = 5', 'time = 12:30:00', zone);
    expect(readHands(text).manos).toMatchObject([{ fecha }]);
  });

  it.each(['year = 2025.5', 'year = 99999', 'year = 0', 'month = 13', 'day = 31', 'day = 0', 'time = 25:00:00'])(
    'a day that is none is no day: %s',
    (wrong) => {
      const told = ['year = 2025', 'month = 6', 'day = 5', 'time = 12:30:00'];
      const text = hand({}, ...told.map((line) => (line.split(' ')[0] === wrong.split(' ')[0] ? wrong : line)));
      expect(readHands(text).manos[0]?.fecha).toBeUndefined();
    },
  );

  it('what is not needed is passed over', () => {
    const more = [
      "url = 'https://sala.test/#3'",
      'seats = [2, 5]',
      'seat_count = 6',
      "table = 'Alfa'",
      "currency_symbol = '$'",
      'time_limit = inf',
      'time_banks = [30.5, inf]',
      "_comment = 'variant = [1]'",
      '_when = 1979-05-27T07:32:00Z',
      '_deep = { a = [1, { b = [2] }], c = "}" }',
      '__proto__ = { antes = [9, 9] }',
    ];
    expect(readHands(hand({}, ...more))).toEqual(readHands(hand({})));
  });

  it('a remark before a hand is no complaint, and before anything else it is', () => {
    expect(readHands(`# Of a friend\n\n${hand({})}`).rechazadas).toEqual([]);
    for (const text of ['# Of a friend', '# Of a friend\nnothing'])
      expect(readHands(text).rechazadas).toEqual([
        { linea: 1, motivo: 'Este texto no es de una mano que sepamos leer.' },
      ]);
  });
});

describe('every clock of the IANA', () => {
  it('says the hour that stood on the wall, in summer and winter', () => {
    const random = seeded(seedOf(20_261_119));
    const zones = Intl.supportedValuesOf('timeZone').filter(() => random() < runs(10, 2) / 10);
    const two = (value: number): string => String(value).padStart(2, '0');
    const wrong: string[] = [];
    let tried = 0;
    for (const timeZone of zones) {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      // A moment of each month: what its wall shows is written down, and must lead back to that wall.
      for (let month = 0; month < 12; month++) {
        const moment = Date.UTC(2024, month, 1 + Math.floor(random() * 28), Math.floor(random() * 24), 30, 7);
        const wall = clock.format(moment);
        const [year, m, day, hour, minute, second] = wall.split(/\D/u).map(Number) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        expect(wall).toBe(`${year}-${two(m)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`);
        const iso = isoTime([year, m, day], [hour, minute, second], timeZone);
        tried++;
        // An hour that comes twice may be either of the two.
        if (iso === undefined || !iso.endsWith('Z') || clock.format(new Date(iso)) !== wall)
          wrong.push(`${timeZone} ${wall} ${iso}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(500);
  });
});
