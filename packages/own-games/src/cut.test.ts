import { describe, expect, it } from 'vitest';
import { createCutter, type Trozo } from './cut.ts';
import { readGames } from './games/read-games.ts';
import { canPrint, PRINTED, playGame, playHand, printGame, printHand, seeded } from './generate/index.fixture.ts';
import { readHands } from './hands/read-hands.ts';

const random = seeded(5);
const mixedHands = (many: number): string =>
  Array.from({ length: many }, (_, i) => {
    const hand = playHand(random, 40_000 + i);
    const format = PRINTED[i % PRINTED.length] ?? 'pokerstars-en';
    return printHand(hand, canPrint(hand, format) ? format : 'pokerstars-en');
  }).join('\n\n\n');
const games = (many: number): string =>
  Array.from({ length: many }, (_, i) => printGame(random, playGame(random, 20), `corte${i}`).text).join('\n');

/** In pieces of any size, as a file arrives. */
const cutInto = (text: string, size: number, piece: number): Trozo[] => {
  const cutter = createCutter(piece);
  const out: Trozo[] = [];
  for (let at = 0; at < text.length; at += size) out.push(...cutter.push(text.slice(at, at + size)));
  return [...out, ...cutter.end()];
};

describe('createCutter', () => {
  it('gives the same hands as the whole text, wherever the pieces fall, with the lines they are on', () => {
    const text = `${mixedHands(120)}\n\n\nesto no es nada\n\n\n${mixedHands(3).replaceAll('40_', '41_')}`;
    const whole = readHands(text);
    for (const [size, piece] of [
      [977, 4_000],
      [16_384, 20_000],
    ] as const) {
      const pieces = cutInto(text, size, piece);
      expect(pieces.length).toBeGreaterThan(3);
      expect(pieces.every(({ que, sigue }) => que === 'manos' && !sigue)).toBe(true);
      const read = pieces.map(({ texto, linea }) => ({ ...readHands(texto), linea }));
      const strays = read.flatMap(({ rechazadas, linea }) =>
        rechazadas.filter(({ motivo }) => motivo.startsWith('Este texto')).map((one) => one.linea + linea - 1),
      );
      expect(strays).toEqual(
        whole.rechazadas.filter(({ motivo }) => motivo.startsWith('Este texto')).map(({ linea }) => linea),
      );
      const ids = new Set(read.flatMap(({ manos }) => manos.map(({ sala, id }) => `${sala} ${id}`)));
      for (const { sala, id } of whole.manos) expect(ids).toContain(`${sala} ${id}`);
    }
  });

  it('gives the same games as the whole text', () => {
    const text = games(12);
    const pieces = cutInto(text, 700, 1_500);
    expect(pieces.length).toBeGreaterThan(3);
    const read = pieces.flatMap(({ texto }) => readGames(texto).partidas);
    expect(read.map(({ id }) => id)).toEqual(readGames(text).partidas.map(({ id }) => id));
  });

  it('tells games from hands in one file', () => {
    const pieces = cutInto(`${games(2)}\n${mixedHands(4)}\n\n\n${games(1)}`, 900, 3_000);
    expect(
      pieces.filter(({ que }) => que === 'partidas').flatMap(({ texto }) => readGames(texto).partidas),
    ).toHaveLength(3);
    expect(pieces.filter(({ que }) => que === 'manos').flatMap(({ texto }) => readHands(texto).manos)).toHaveLength(4);
  });

  it('reports rubbish once however long it is, and keeps the hands around it', () => {
    const text = `${mixedHands(2)}\n\n\n${'nada de nada\n'.repeat(20_000)}\n\n${mixedHands(2)}`;
    const pieces = cutInto(text, 8_000, 10_000);
    const heard = pieces.filter(({ sigue }) => !sigue).map(({ texto }) => readHands(texto));
    expect(heard.flatMap(({ manos }) => manos)).toHaveLength(4);
    expect(pieces.filter(({ sigue }) => sigue).length).toBeGreaterThan(5);
    expect(heard.flatMap(({ rechazadas }) => rechazadas).length).toBeLessThanOrEqual(2);
  });

  it('knows a stream of objects from one object', () => {
    const stream = `${JSON.stringify({ id: 'a' })}\n${JSON.stringify({ id: 'b' })}\n`;
    expect(cutInto(stream, 15, 10).every(({ que }) => que === 'partidas')).toBe(true);
    const month = JSON.stringify({ games: [{ url: 'x' }, { url: 'y' }] }, null, 1);
    const [one, ...more] = cutInto(month, 7, 10);
    expect(more).toEqual([]);
    expect(JSON.parse(one?.texto ?? '')).toHaveProperty('games');
  });

  it('says nothing of what nothing tells', () => {
    expect(cutInto('hola', 2, 100)).toEqual([{ que: undefined, linea: 1, texto: 'hola', sigue: false }]);
    expect(cutInto('', 2, 100)).toEqual([]);
    expect(cutInto('\n \n', 2, 100)).toEqual([]);
  });
});
