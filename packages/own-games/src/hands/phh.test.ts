import { describe, expect, it } from 'vitest';
import { runs, seedOf } from '../../../../testing/runs.ts';
import { ownHand } from '../games/own.ts';
import { writeHand } from '../generate/phh-author.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import { handFault } from './check.ts';
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

  it.each([
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
    ["time_zone_abbreviation = 'EDT'", '2025-07-05T16:30:00Z'],
    ['', '2025-07-05T12:30:00Z'],
    ["city = 'Lima'\nregion = 'Lima'\ncountry = 'Peru'", '2025-07-05T12:30:00'],
  ])('a clock with «%s»', (zone, fecha) => {
    const text = hand({}, 'year = 2025', 'month = 7', 'day = 5', 'time = 12:30:00', zone);
    expect(readHands(text).manos).toMatchObject([{ fecha }]);
  });

  it('a remark before a hand is no complaint, and before anything else it is', () => {
    expect(readHands(`# Of a friend\n\n${hand({})}`).rechazadas).toEqual([]);
    for (const text of ['# Of a friend', '# Of a friend\nnothing'])
      expect(readHands(text).rechazadas).toEqual([
        { linea: 1, motivo: 'Este texto no es de una mano que sepamos leer.' },
      ]);
  });
});
