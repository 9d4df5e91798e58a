import { manoPropia, partidaPropia } from '@estratega/domain';
import { canPrint, PRINTED, playGame, playHand, printGame, printHand, seeded } from '@estratega/own-games/generate';
import { describe, expect, it } from 'vitest';
import { type Batch, createReading, packed, type ReadProgress } from './read-sources.ts';

const random = seeded(31);
const hands = (many: number, first: number): string =>
  Array.from({ length: many }, (_, i) => {
    const hand = playHand(random, first + i);
    const format = PRINTED[i % PRINTED.length] ?? 'pokerstars-en';
    return printHand(hand, canPrint(hand, format) ? format : 'pokerstars-en');
  }).join('\n\n\n');
const games = (many: number): string =>
  Array.from({ length: many }, (_, i) => printGame(random, playGame(random, 16), `uni${i}`).text).join('\n');

const read = async (...parts: readonly (readonly [string, BlobPart])[]) => {
  const progress: ReadProgress[] = [];
  const reading = createReading(undefined, (one) => progress.push(one));
  const leido = await reading.read(parts.map(([nombre, part]) => ({ nombre, blob: new Blob([part]) })));
  return { reading, leido, progress };
};
const all = (batches: Generator<Batch, { readonly ajenas: number }>) => {
  const found: Batch[] = [];
  for (;;) {
    const next = batches.next();
    if (next.done) return { found, ajenas: next.value.ajenas };
    found.push(next.value);
  }
};

describe('reading files', () => {
  it('takes games and hands of any mixture, each once, newest first, without anybody’s name', async () => {
    const [some, pgn] = [hands(20, 1_000), games(3)];
    const { reading, leido } = await read(
      ['manos.txt', some],
      ['otra-vez.txt', some],
      ['todo.pgn', `${pgn}\n${hands(4, 2_000)}`],
    );
    expect(leido).toMatchObject({
      partidas: 3,
      manos: 24 + phhIn(some),
      rechazadasTotal: 0,
      repetidas: 20 - phhIn(some),
    });
    expect(leido.jugadores.map(({ partidas }) => partidas)).toEqual([3, 3]);
    const { found, ajenas } = all(reading.batches('Rival'));
    expect(ajenas).toBe(0);
    const own = found.flatMap(({ que, elementos }) => (que === 'partidas' ? elementos : []));
    expect(own).toHaveLength(3);
    for (const game of own) expect(partidaPropia.safeParse(game).success).toBe(true);
    const mine = found.flatMap(({ que, elementos }) => (que === 'manos' ? elementos : []));
    for (const hand of mine) expect(manoPropia.safeParse(hand).success).toBe(true);
    const days = mine.map((hand) => (hand as { fecha?: string }).fecha ?? '');
    expect(days).toEqual(days.toSorted().reverse());
    expect(JSON.stringify(found)).not.toMatch(/"Rival"|roca|mar\.ia|gus2/u);
  });

  it('leaves out games in which the player is not, and counts them', async () => {
    const { reading } = await read(['p.pgn', games(2)]);
    expect(all(reading.batches('Nadie'))).toEqual({ found: [], ajenas: 2 });
    expect(all(reading.batches(undefined)).ajenas).toBe(2);
  });

  it('says what each file is that holds nothing', async () => {
    const noise = Uint8Array.from({ length: 4_000 }, (_, i) => (i * 7919) % 256);
    const { leido } = await read(
      ['vacio.txt', ''],
      ['blancos.txt', '\n \n\n'],
      ['foto.png', noise],
      ['a.zip', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])],
      ['nota.txt', 'Comprar pan\nLlamar a Ana'],
    );
    expect(leido.rechazadas.map(({ archivo, linea, motivo }) => [archivo, linea, motivo.slice(0, 28)])).toEqual([
      ['vacio.txt', 1, 'El archivo está vacío.'],
      ['blancos.txt', 1, 'El archivo está vacío.'],
      ['foto.png', 1, 'Es un archivo binario, no un'],
      ['a.zip', 1, 'Es un archivo comprimido (ZI'],
      ['nota.txt', 1, 'Este texto no es una partida'],
    ]);
  });

  it('reads what is good among what is not, and names the line of the rest', async () => {
    const good = hands(2, 3_000);
    const text = `${good}\n\n\nesto no es nada\n\n\n${hands(2, 4_000)}`;
    const { leido } = await read(['m.txt', text]);
    expect(leido.manos).toBe(4);
    expect(leido.rechazadas).toEqual([
      {
        archivo: 'm.txt',
        linea: good.split('\n').length + 3,
        motivo: 'Este texto no es de una mano que sepamos leer.',
      },
    ]);
  });

  it('leaves out the one hand that would not be taken, and keeps the others', async () => {
    const phh = (number: number, stack: number) =>
      [
        `[${number}]`,
        "variant = 'NT'",
        'antes = [0, 0]',
        'blinds_or_straddles = [1, 2]',
        'min_bet = 2',
        `starting_stacks = [${stack}, ${stack}]`,
        "actions = ['d dh p1 KhKd', 'd dh p2 ????', 'p2 f']",
      ].join('\n');
    const { reading, leido } = await read(['m.phhs', [phh(1, 200), phh(2, 2e12), phh(3, 300)].join('\n\n')]);
    expect(leido).toMatchObject({ manos: 2, rechazadasTotal: 1 });
    expect(leido.rechazadas[0]?.motivo).toMatch(/^Mano 2: .*más .* fichas/u);
    const { found } = all(reading.batches(undefined));
    expect(found.flatMap(({ elementos }) => elementos).map((hand) => (hand as { id: string }).id)).toEqual(['1', '3']);
  });

  it('understands texts of Windows and in two bytes a letter, across the pieces of a large file', async () => {
    const spanish = Array.from({ length: 700 }, (_, i) =>
      printHand(playHand(random, 9_000 + i, { odd: false }), 'pokerstars-es'),
    ).join('\r\n\r\n\r\n');
    const latin = Uint8Array.from(spanish, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));
    const wide = new Uint8Array(2 + spanish.length * 2);
    const view = new DataView(wide.buffer);
    view.setUint16(0, 0xfeff, true);
    for (let i = 0; i < spanish.length; i++) view.setUint16(2 + i * 2, spanish.charCodeAt(i), true);
    for (const part of [latin, wide]) {
      const { leido, progress } = await read(['es.txt', part]);
      expect(leido).toMatchObject({ manos: 700, rechazadasTotal: 0 });
      expect(progress.length).toBeGreaterThan(2);
      expect(progress.at(-1)).toMatchObject({ bytes: part.length, total: part.length, manos: 700 });
    }
  });

  it('tells a file that is wholly something else in few lines', async () => {
    const broken = Array.from({ length: 300 }, (_, i) => `PokerStars Hand #${i}: roto`).join('\n\n\n');
    const { leido } = await read(['roto.txt', broken]);
    expect(leido.rechazadasTotal).toBe(300);
    expect(leido.rechazadas.length).toBeLessThanOrEqual(100);
  });
});

const phhIn = (text: string): number => text.match(/^variant/gmu)?.length ?? 0;

describe('batches', () => {
  const texts = Array.from({ length: 50 }, (_, i) => JSON.stringify({ i, relleno: 'ñ'.repeat(100) }));
  it('hold no more than so many, nor more bytes than a request may have, and lose none', () => {
    for (const [most, bytes] of [
      [7, 1e6],
      [1e6, 1_000],
    ] as const) {
      const batches = [...packed(texts, most, bytes)];
      expect(batches.flat()).toHaveLength(50);
      expect(batches.length).toBeGreaterThan(5);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(most);
        expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThanOrEqual(bytes + 2);
      }
    }
  });
  it('of nothing are none', () => expect([...packed([], 5)]).toEqual([]));
});
