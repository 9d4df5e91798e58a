import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Chess } from '@estratega/chess/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { layoutOf } from './layout.ts';
import { becomes, ENDINGS, materialOf, nameOf, SERVED } from './material.ts';
import { choicesOf, keeps, probe, resist } from './probe.ts';
import { DRAW, LOST, NONE, type Solved, solveEnding } from './solve.ts';
import { type EndingTable, keysOf, type Reading, readTable, writeTable } from './table.ts';

const FOLDER = fileURLToPath(new URL('../../content/chess/tables/', import.meta.url));
const bytesOf = (name: string): Uint8Array => gunzipSync(readFileSync(`${FOLDER}${name}.gz`));
const tables = new Map<string, EndingTable>();
const solved = new Map<string, Solved>();

beforeAll(() => {
  for (const key of SERVED.flatMap(keysOf)) tables.set(key, readTable(key, bytesOf(key)));
  for (const name of ['KQK', 'KRK', 'KPK']) solved.set(name, solveEnding(name, solved));
  // A slow machine is not a failure.
}, 300_000);

describe('endings of three men, worked out here', () => {
  /** Of all placings and not only of one image of each, so that they can be held against the counts of others. */
  it.each([
    ['KQK', 144_508, 144_508, 10],
    ['KRK', 175_168, 175_168, 16],
    ['KPK', 163_328, 124_960, 28],
  ] as const)(
    '%s: legal positions with White to move, how many win, and the longest mate',
    (name, legal, wins, longest) => {
      const { layout, white } = solved.get(name) as Solved;
      let [count, won, most] = [0, 0, 0];
      for (let king = 0; king < 64; king++)
        for (let lone = 0; lone < 64; lone++)
          for (let man = name === 'KPK' ? 8 : 0; man < (name === 'KPK' ? 56 : 64); man++) {
            const code = white[layout.index(king, lone, man, man)] as number;
            if (code === NONE) continue;
            count++;
            if (code === DRAW || code >= LOST) continue;
            won++;
            most = Math.max(most, (code + 1) >> 1);
          }
      expect([count, won, most]).toEqual([legal, wins, longest]);
    },
  );

  it('are to the byte what is served', () => {
    for (const name of ['KQK', 'KRK', 'KPK'])
      expect(Buffer.compare(writeTable(name, solved.get(name) as Solved), bytesOf(name))).toBe(0);
  });
});

/** The longest mates that everybody's tables have, for the side whose turn is stored: with a pawn, its own. */
const LONGEST: Readonly<Record<string, readonly [wins: number, loses: number]>> = {
  KQK: [10, 0],
  KRK: [16, 0],
  KPK: [28, 0],
  KRRK: [7, 0],
  KBBK: [19, 0],
  KBNK: [33, 0],
  KQKR: [35, 18],
  KQKP: [29, 28],
  KRKP: [43, 32],
  KBPK: [31, 0],
};

describe('the tables that are served', () => {
  it.each(SERVED)('%s has the longest mates that are known of it', (name) => {
    let [wins, loses] = [0, 0];
    for (const key of keysOf(name))
      for (const code of (tables.get(key) as EndingTable).codes) {
        if (code < LOST) wins = Math.max(wins, code);
        else loses = Math.max(loses, code - LOST);
      }
    expect([wins, loses]).toEqual(LONGEST[name]);
  });

  it('tell the theory of every book', () => {
    const told = (fen: string) => probe(tables, `${fen} - - 0 1`)?.resultado;
    // Opposition, the rook's pawn, and the square.
    expect(told('4k3/8/4K3/4P3/8/8/8/8 w')).toBe('gana');
    expect(told('8/4k3/8/4K3/4P3/8/8/8 w')).toBe('tablas');
    expect(told('8/4k3/8/4K3/4P3/8/8/8 b')).toBe('pierde');
    expect(told('k7/8/K7/P7/8/8/8/8 w')).toBe('tablas');
    expect(told('8/8/8/P6k/8/8/8/7K w')).toBe('gana');
    // The bishop of the wrong colour, and the right one.
    expect(told('k7/8/K7/P7/8/8/8/5B2 w')).toBe('gana');
    expect(told('k7/8/K7/P7/8/8/5B2/8 w')).toBe('tablas');
    // Bishops on squares of one colour never mate.
    expect(told('8/8/8/3k4/8/2B5/1B6/K7 w')).toBe('tablas');
    // The queen against a pawn on the seventh: a bishop's or rook's pawn holds, a knight's does not.
    expect(told('8/8/8/8/8/8/1kp5/4Q2K w')).toBe('tablas');
    expect(told('Q7/8/8/8/8/8/1pk5/7K w')).toBe('gana');
  });

  it('any position is worth the best of what follows it', () => {
    const square = fc.integer({ min: 0, max: 63 });
    fc.assert(
      fc.property(
        fc.constantFrom(...SERVED),
        fc.tuple(square, square, square, square),
        fc.boolean(),
        fc.boolean(),
        (name, squares, white, turned) => {
          const fen = fenOf(name, squares, white, turned);
          fc.pre(fen !== undefined);
          const reading = probe(tables, fen as string) as Reading;
          const choices = choicesOf(tables, fen as string);
          fc.pre(choices.every((one) => one.reading !== undefined));
          const rank = { gana: 2, tablas: 1, pierde: 0 } as const;
          const worth = (one: Reading) =>
            rank[one.resultado] * 1_000 + (one.resultado === 'gana' ? -one.jugadas : one.jugadas);
          if (choices.length === 0) {
            expect(reading.resultado).toBe(new Chess(fen).isCheckmate() ? 'pierde' : 'tablas');
            return;
          }
          const best = choices.map((one) => one.reading as Reading).reduce((a, b) => (worth(b) > worth(a) ? b : a));
          expect(reading).toEqual(best);
          const move = resist(tables, fen as string);
          const chosen = choices.find((one) => one.move.lan === move?.lan);
          expect(chosen && keeps(chosen, reading)).toBe(true);
          if (reading.resultado === 'pierde')
            expect(chosen?.reading?.jugadas).toBeGreaterThanOrEqual(reading.jugadas - 2);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

/** Undefined where the placing is no position. */
const fenOf = (name: string, squares: readonly number[], white: boolean, turned: boolean): string | undefined => {
  const men = [{ piece: 'K', white: true }, { piece: 'K', white: false }, ...materialOf(name).men];
  const board = new Map<number, string>();
  for (const [at, man] of men.entries()) {
    const here = squares[at] as number;
    if (man.piece === 'P' && (here < 8 || here > 55)) return undefined;
    board.set(turned ? here ^ 56 : here, man.white !== turned ? man.piece : man.piece.toLowerCase());
  }
  if (board.size < men.length) return undefined;
  const rows = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (_, file) => board.get((7 - row) * 8 + file) ?? '1').join(''),
  );
  const placed = rows.join('/').replace(/1+/gu, (ones) => String(ones.length));
  const [us, them] = white ? ['w', 'b'] : ['b', 'w'];
  try {
    const chess = new Chess(`${placed} ${us} - - 0 1`);
    // Kings side by side, or who has just moved in check.
    const other = new Chess(`${placed} ${them} - - 0 1`, { skipValidation: true });
    if (other.inCheck()) return undefined;
    return chess.fen();
  } catch {
    return undefined;
  }
};

describe('endings by name', () => {
  it('the stronger side comes first, whoever has it', () => {
    expect(nameOf('', 'NB')).toEqual({ name: 'KBNK', turned: true });
    expect(nameOf('R', 'Q')).toEqual({ name: 'KQKR', turned: true });
    expect(nameOf('P', 'P')).toEqual({ name: 'KPKP', turned: false });
  });

  it('each comes after what it can become', () => {
    const seen = new Set<string>();
    for (const name of ENDINGS) {
      for (const needed of becomes(name)) expect(seen.has(needed), `${name} needs ${needed}`).toBe(true);
      seen.add(name);
    }
    expect(ENDINGS).toHaveLength(3 + 30);
  });

  it('every place stands for the position that it is made from', () => {
    const out = new Int32Array(4);
    fc.assert(
      fc.property(fc.constantFrom(...ENDINGS), fc.nat(1_000_000), (name, seed) => {
        const layout = layoutOf(name);
        layout.squares(seed % layout.size, out);
        const at = layout.index(out[0] as number, out[1] as number, out[2] as number, out[3] as number);
        expect(at).toBeLessThanOrEqual((seed % layout.size) + (layout.material.men.length > 1 ? layout.size : 0));
        layout.squares(at, out);
        expect(layout.index(out[0] as number, out[1] as number, out[2] as number, out[3] as number)).toBe(at);
      }),
      { numRuns: runs(300) },
    );
  });
});
