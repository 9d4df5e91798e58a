import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import type { Accion, CalleJugada, Mesa, Pos } from '../schema/poker.ts';
import { replay } from './replay.ts';

const table = (stacks: Partial<Record<Pos, number>>, more: Partial<Mesa> = {}): Mesa => ({
  tipo: 'cash',
  unidad: 'bb',
  ciegas: [0.5, 1],
  asientos: Object.entries(stacks).map(([pos, stack]) => ({ pos: pos as Pos, stack })),
  ...more,
});
const six = table({ LJ: 100, HJ: 100, CO: 100, BTN: 100, SB: 100, BB: 100 });
/** "CO raise 2.5, BTN fold" */
const acts = (text: string): Accion[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [pos, hace, a] = one.split(' ');
      return { pos, hace, ...(a === undefined ? {} : { a: Number(a) }) } as Accion;
    });
const pre = (text: string): CalleJugada => ({ calle: 'pre', acciones: acts(text) });
const flop = (text: string, cartas = ['Ks', '7d', '2c']): CalleJugada => ({
  calle: 'flop',
  cartas,
  acciones: acts(text),
});

describe('replay', () => {
  it('before any action: blinds in, first seat to act, smallest raise two blinds', () => {
    expect(replay(six, [])).toMatchObject({
      calle: 'pre',
      bote: 1.5,
      turno: 'LJ',
      aPagar: 1,
      efectivo: 100,
      spr: null,
      minimo: 2,
      opciones: [
        { hace: 'fold' },
        { hace: 'call', a: 1 },
        { hace: 'raise', min: 2, max: 100 },
        { hace: 'allin', a: 100 },
      ],
    });
  });

  it('an open and a call make the pot, the price and the SPR of the flop', () => {
    const open = pre('LJ fold, HJ fold, CO raise 2.5, BTN fold, SB fold');
    expect(replay(six, [open])).toMatchObject({ turno: 'BB', aPagar: 1.5, bote: 4, minimo: 4 });
    const called = pre('LJ fold, HJ fold, CO raise 2.5, BTN fold, SB fold, BB call');
    const onFlop = replay(six, [called, flop('')]);
    expect(onFlop).toMatchObject({ turno: 'BB', bote: 5.5, aPagar: 0, efectivo: 97.5, minimo: 1 });
    expect(onFlop.spr).toBeCloseTo(97.5 / 5.5, 9);
    expect(replay(six, [called, flop('BB check, CO bet 4')])).toMatchObject({
      turno: 'BB',
      bote: 9.5,
      boteInicial: 5.5,
      aPagar: 4,
      minimo: 8,
    });
  });

  it('the big blind may raise a limp', () => {
    const limped = replay(six, [pre('LJ call, HJ fold, CO fold, BTN fold, SB call')]);
    expect(limped).toMatchObject({ turno: 'BB', aPagar: 0, bote: 3 });
    expect(limped.opciones.map(({ hace }) => hace)).toEqual(['check', 'raise', 'allin']);
    expect(replay(six, [pre('LJ call, HJ fold, CO fold, BTN fold, SB call, BB check')]).turno).toBeNull();
  });

  it('antes: one for the table, or one each', () => {
    const bb = { ...six, ante: { quien: 'BB' as const, valor: 1 } };
    expect(replay(bb, [])).toMatchObject({ bote: 2.5, stacks: { BB: 98 }, apuestas: { BB: 1 } });
    const each = { ...six, ante: { quien: 'todos' as const, valor: 0.1 } };
    expect(replay(each, [])).toMatchObject({ bote: 2.1, stacks: { LJ: 99.9, SB: 99.4 } });
  });

  it('heads-up the small blind (or button) acts first before the flop and last after it', () => {
    for (const first of ['SB', 'BTN'] as const) {
      const two = table({ [first]: 20, BB: 20 });
      expect(replay(two, [])).toMatchObject({ turno: first, aPagar: 0.5, efectivo: 20 });
      expect(replay(two, [pre(`${first} call, BB check`), flop('')])).toMatchObject({ turno: 'BB', bote: 2 });
    }
  });

  it('an all-in that is no full raise does not open the betting again', () => {
    const short = table({ CO: 100, BTN: 3.2, SB: 100, BB: 100 });
    const back = replay(short, [pre('CO raise 2.5, BTN allin, SB fold, BB fold')]);
    expect(back).toMatchObject({ turno: 'CO', minimo: null });
    expect(back.aPagar).toBeCloseTo(0.7, 9);
    expect(back.opciones.map(({ hace }) => hace)).toEqual(['fold', 'call']);
    // The blinds had not acted: they may raise, and by a full raise.
    expect(replay(short, [pre('CO raise 2.5, BTN allin, SB fold')])).toMatchObject({ turno: 'BB', minimo: 4.7 });
  });

  it('side pots: who is all in for less plays for less', () => {
    const three = table({ BTN: 10, SB: 30, BB: 60 });
    const all = replay(three, [pre('BTN allin, SB allin, BB call')]);
    expect(all.botes).toEqual([
      { monto: 30, pos: ['BTN', 'SB', 'BB'] },
      { monto: 40, pos: ['SB', 'BB'] },
    ]);
    expect(all).toMatchObject({ turno: null, terminada: true, stacks: { BB: 30 } });
    // The caller who covers everybody puts in no more than there is to call.
    expect(replay(three, [pre('BTN allin, SB allin, BB allin')]).bote).toBe(70);
  });

  it('against a bigger all-in only what can be matched is in play', () => {
    const two = replay(table({ BTN: 40, SB: 40, BB: 10 }), [pre('BTN allin, SB fold')]);
    expect(two).toMatchObject({ turno: 'BB', bote: 41.5, aPagar: 9, enJuego: 11.5 });
    expect(two.precio).toBeCloseTo((100 * 9) / 20.5, 9);
    const open = replay(six, [pre('LJ fold, HJ fold, CO raise 2.5, BTN fold, SB fold')]);
    expect(open).toMatchObject({ bote: 4, enJuego: 4 });
    expect(replay(six, [pre('LJ call, HJ fold, CO fold, BTN fold, SB call')]).precio).toBeNull();
  });

  it('a blind that is all in for less', () => {
    const short = table({ SB: 20, BB: 0.8 });
    expect(replay(short, [])).toMatchObject({ turno: 'SB', bote: 1.3 });
    expect(replay(short, []).aPagar).toBeCloseTo(0.3, 9);
    expect(replay(table({ SB: 20, BB: 0.4 }), [])).toMatchObject({ turno: null, terminada: true });
    expect(replay(table({ BTN: 20, SB: 20, BB: 0.4 }), [])).toMatchObject({ turno: 'BTN', aPagar: 1 });
  });

  it.each([
    ['out of turn', pre('CO raise 2.5'), /turn of LJ/u],
    ['a check with a bet to pay', pre('LJ check'), /to pay/u],
    ['a raise that is too small', pre('LJ raise 1.5'), /smallest is 2/u],
    ['a raise beyond the stack', pre('LJ raise 120'), /only 100/u],
    ['a bet over a bet', pre('LJ bet 3'), /already/u],
    ['a call of another amount', pre('LJ raise 3, HJ call 2'), /a call makes 3/u],
    ['an all-in of another amount', pre('LJ allin 90'), /make 100/u],
    ['a raise without an amount', pre('LJ raise'), /no amount/u],
    ['a player who is not there', pre('UTG fold'), /nobody sits in UTG/u],
    ['one who has folded', pre('LJ fold, HJ raise 3, LJ call'), /turn of CO/u],
  ])('throws on %s', (_, street, message) => {
    expect(() => replay(six, [street])).toThrow(message);
  });

  it('throws on a street that comes too early, twice or with other cards', () => {
    const called = pre('LJ fold, HJ fold, CO raise 2.5, BTN fold, SB fold, BB call');
    expect(() => replay(six, [pre('LJ fold'), flop('')])).toThrow(/HJ has still to act/u);
    expect(() => replay(six, [called, flop('BB check, CO check'), flop('')])).toThrow(/flop after flop/u);
    expect(() => replay(six, [called, flop('', ['Ks', '7d'])])).toThrow(/2 cards/u);
    expect(() => replay(six, [called, flop('', ['Ks', '7d', 'Ks'])])).toThrow(/a card twice/u);
    expect(() => replay(six, [called, flop('')], ['Ks', 'Ad'])).toThrow(/a card twice/u);
    expect(() => replay(six, [flop('')])).toThrow(/begins on the flop/u);
    const folded = pre('LJ raise 2.5, HJ fold, CO fold, BTN fold, SB fold, BB fold');
    expect(() => replay(six, [folded, flop('')])).toThrow(/folded/u);
  });

  it('throws on a table without blinds or with two players in a seat', () => {
    expect(() => replay(table({ CO: 100, BTN: 100, SB: 100 }), [])).toThrow(/big blind/u);
    expect(() => replay(table({ CO: 100, BTN: 100, BB: 100 }), [])).toThrow(/small blind/u);
    const twice = { ...six, asientos: [...six.asientos, { pos: 'CO' as const, stack: 50 }] };
    expect(() => replay(twice, [])).toThrow(/one seat/u);
  });

  it('any hand played with legal options keeps every chip, ends, and never goes below zero', () => {
    const seat = fc.constantFrom<Pos[]>(['SB', 'BB'], ['BTN', 'SB', 'BB'], ['UTG', 'HJ', 'CO', 'BTN', 'SB', 'BB']);
    const arbitrary = seat.chain((places) =>
      fc.record({
        places: fc.constant(places),
        stacks: fc.array(fc.integer({ min: 3, max: 900 }), { minLength: places.length, maxLength: places.length }),
        ante: fc.constantFrom('BB' as const, 'todos' as const, undefined),
        choices: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 100 })), { minLength: 80, maxLength: 80 }),
      }),
    );
    const cards = { pre: [], flop: ['Ks', '7d', '2c'], turn: ['8h'], river: ['9h'] };
    fc.assert(
      fc.property(arbitrary, ({ places, stacks, ante, choices }) => {
        const mesa = table(Object.fromEntries(places.map((pos, i) => [pos, (stacks[i] as number) / 10])), {
          ...(ante ? { ante: { quien: ante, valor: 0.4 } } : {}),
        });
        const chips = mesa.asientos.reduce((sum, { stack }) => sum + stack, 0);
        const historia: { calle: CalleJugada['calle']; cartas?: string[]; acciones: Accion[] }[] = [
          { calle: 'pre', acciones: [] },
        ];
        let now = replay(mesa, historia);
        for (const [pick, share] of choices) {
          const left = Object.values(now.stacks).reduce((sum, stack) => sum + stack, 0);
          expect(left + now.bote).toBeCloseTo(chips, 5);
          expect(now.botes.reduce((sum, { monto }) => sum + monto, 0)).toBeCloseTo(now.bote, 5);
          expect(Math.min(...Object.values(now.stacks))).toBeGreaterThanOrEqual(0);
          if (now.turno) {
            const option = now.opciones[pick % now.opciones.length];
            if (!option) throw new Error('no option');
            const { min, max } = option;
            const a = min === undefined || max === undefined ? option.a : min + ((max - min) * share) / 100;
            historia.at(-1)?.acciones.push({
              pos: now.turno,
              hace: option.hace,
              ...(a === undefined ? {} : { a: Math.round(a * 1e6) / 1e6 }),
            });
          } else {
            if (now.vivos.length < 2 || now.calle === 'river') return;
            const calle = now.calle === 'pre' ? 'flop' : now.calle === 'flop' ? 'turn' : 'river';
            historia.push({ calle, cartas: cards[calle], acciones: [] });
          }
          now = replay(mesa, historia);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
