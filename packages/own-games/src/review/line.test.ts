import type { ManoPropia } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { lineOf } from './line.ts';
import { lastSession, worthReview } from './session.ts';

type Streets = ManoPropia['historia'];
const cash = (more: Partial<ManoPropia> = {}): ManoPropia => ({
  sala: 'pokerstars',
  id: '1',
  tipo: 'cash',
  moneda: 'EUR',
  ciegas: [0.05, 0.1],
  asientos: [
    { pos: 'UTG', stack: 10 },
    { pos: 'HJ', stack: 10 },
    { pos: 'CO', stack: 10 },
    { pos: 'BTN', stack: 12, heroe: true },
    { pos: 'SB', stack: 10 },
    { pos: 'BB', stack: 10 },
  ],
  mano: ['Ah', 'Kd'],
  historia: single,
  bote: 1,
  comision: 0,
  netoHeroe: -1,
  ...more,
});
const single: Streets = [
  {
    calle: 'pre',
    acciones: [
      { pos: 'UTG', hace: 'fold' },
      { pos: 'HJ', hace: 'fold' },
      { pos: 'CO', hace: 'fold' },
      { pos: 'BTN', hace: 'raise', a: 0.25 },
      { pos: 'SB', hace: 'fold' },
      { pos: 'BB', hace: 'call', a: 0.25 },
    ],
  },
  {
    calle: 'flop',
    cartas: ['Kh', '7d', '2c'],
    acciones: [
      { pos: 'BB', hace: 'check' },
      { pos: 'BTN', hace: 'bet', a: 0.2 },
      { pos: 'BB', hace: 'call', a: 0.2 },
    ],
  },
  {
    calle: 'turn',
    cartas: ['9s'],
    acciones: [
      { pos: 'BB', hace: 'check' },
      { pos: 'BTN', hace: 'bet', a: 0.7 },
      { pos: 'BB', hace: 'raise', a: 2 },
      { pos: 'BTN', hace: 'call', a: 2 },
    ],
  },
  {
    calle: 'river',
    cartas: ['3c'],
    acciones: [
      { pos: 'BB', hace: 'allin', a: 7.55 },
      { pos: 'BTN', hace: 'fold' },
    ],
  },
];
const reason = (hand: ManoPropia): string | undefined => {
  const lined = lineOf(hand);
  return 'motivo' in lined ? lined.motivo : undefined;
};

describe('lineOf', () => {
  it('takes a hand of two players at a hundred blinds, in big blinds, with the ranges of both charts', () => {
    const lined = lineOf(cash());
    if (!('linea' in lined)) throw new Error('no line');
    const { linea, previo } = lined;
    expect(previo).toEqual({ abre: 'BTN', contra: 'BB', clase: 'abierto', apertura: 2.5 });
    expect(linea.rangos.map(({ tabla }) => tabla)).toEqual(['rg-defensa-bb-btn-100', 'rg-abrir-cash6-btn']);
    expect([linea.bote, linea.stack, linea.heroe]).toEqual([5.5, 97.5, 1]);
    expect(linea.calles.map(({ acciones }) => acciones.map(({ hace, a }) => `${hace}${a ?? ''}`))).toEqual([
      ['check', 'bet2', 'call2'],
      ['check', 'bet7', 'raise20', 'call20'],
      ['bet75.5', 'fold'],
    ]);
  });

  it('names the first seat of a table of six as the charts do, and knows reraised pots', () => {
    const hand = cash({
      historia: [
        {
          calle: 'pre',
          acciones: [
            { pos: 'UTG', hace: 'raise', a: 0.25 },
            { pos: 'HJ', hace: 'fold' },
            { pos: 'CO', hace: 'fold' },
            { pos: 'BTN', hace: 'raise', a: 0.8 },
            { pos: 'SB', hace: 'fold' },
            { pos: 'BB', hace: 'fold' },
            { pos: 'UTG', hace: 'call', a: 0.8 },
          ],
        },
        ...single.slice(1).map((street) => ({
          ...street,
          acciones: street.acciones.map((one) => (one.pos === 'BB' ? { ...one, pos: 'UTG' as const } : one)),
        })),
      ],
    });
    const lined = lineOf(hand);
    if (!('linea' in lined)) throw new Error('no line');
    expect(lined.previo).toMatchObject({ abre: 'LJ', contra: 'BTN', clase: 'resubido' });
    expect(lined.linea.rangos.map(({ tabla }) => tabla)).toEqual(['rg-respuesta-lj-btn-100', 'rg-3bet-btn-lj']);
    expect(lined.linea.bote).toBe(17.5);
  });

  it('never counts more than the shorter stack has', () => {
    const lined = lineOf(
      cash({
        asientos: cash().asientos.map((seat) => (seat.pos === 'BB' ? { ...seat, stack: 12.5 } : seat)),
        historia: single.with(3, {
          ...(single[3] as Streets[number]),
          acciones: [
            { pos: 'BB', hace: 'allin', a: 10.05 },
            { pos: 'BTN', hace: 'fold' },
          ],
        }),
      }),
    );
    if (!('linea' in lined)) throw new Error('no line');
    expect(lined.linea.stack).toBe(117.5);
    expect(lined.linea.calles[2]?.acciones[0]).toEqual({ jugador: 0, hace: 'bet', a: 95.5 });
  });

  it('says nothing of what the charts do not know, and why', () => {
    const [pre, ...later] = single as [Streets[number], ...Streets];
    const before = (acciones: Streets[number]['acciones']): ManoPropia =>
      cash({ historia: [{ calle: 'pre', acciones }, ...later] });
    expect(reason(cash({ tipo: 'torneo' }))).toContain('torneo');
    expect(reason(cash({ ante: 0.1 }))).toContain('ante');
    expect(reason(cash({ puestas: [{ pos: 'UTG', viva: 0.2 }] }))).toContain('straddle');
    expect(reason(cash({ asientos: cash().asientos.map((seat) => ({ ...seat, stack: 4 })) }))).toContain('40 bb');
    expect(
      reason(
        before(
          pre.acciones.map((one) =>
            one.pos === 'BTN' ? { ...one, a: 0.6 } : one.pos === 'BB' ? { ...one, a: 0.6 } : one,
          ),
        ),
      ),
    ).toContain('tamaño');
    expect(
      reason(before([{ pos: 'CO', hace: 'call', a: 0.1 }, ...pre.acciones.filter(({ pos }) => pos !== 'CO')])),
    ).toBeDefined();
    expect(
      reason(before(pre.acciones.map((one) => (one.pos === 'SB' ? { pos: 'SB', hace: 'call', a: 0.25 } : one)))),
    ).toContain('3 jugadores');
    // Nothing was decided on turn or river: nothing is said, not even why.
    expect(lineOf(cash({ historia: single.slice(0, 2) }))).toEqual({});
    const noHero = cash({ asientos: cash().asientos.map(({ pos, stack }) => ({ pos, stack })) });
    expect(lineOf(noHero)).toEqual({});
  });
});

describe('lastSession', () => {
  const hand = (id: string, fecha: string, more: object = {}) => ({
    id,
    fecha,
    guardadaEn: '2026-11-18T00:00:00.000Z',
    tipo: 'cash' as const,
    ciegas: [1, 2] as const,
    pos: 'BTN',
    bote: 40,
    ...more,
  });
  const hands = [
    hand('a', '2026-11-17T20:00:00Z'),
    hand('c', '2026-11-17T22:40:00Z', { bote: 90 }),
    hand('b', '2026-11-17T21:30:00Z', { bote: 5 }),
    hand('old', '2026-11-16T21:30:00Z'),
    hand('t', '2026-11-17T22:50:00Z', { tipo: 'torneo' }),
  ];
  it('is what was played without a pause of two hours', () => {
    expect(lastSession(hands).map(({ id }) => id)).toEqual(['t', 'c', 'b', 'a']);
  });
  it('looks at money pots that grew, the largest first', () => {
    expect(worthReview(lastSession(hands)).map(({ id }) => id)).toEqual(['c', 'a']);
  });
});
