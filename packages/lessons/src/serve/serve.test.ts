import type { Serie } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EASIER, type Given, HARDER, type Servable, type Served, serve, steered } from './serve.ts';

const SERIE: Serie = { cuantos: 10, segundos: 60, meta: 1200, semilla: 7, vuelven: [] };

/** Every 50 points from 600 to 1800, all of one theme. */
const LADDER: readonly Servable[] = Array.from({ length: 25 }, (_, i) => ({
  id: `e${i}`,
  rating: 600 + 50 * i,
  topic: 'doble',
}));

interface Played {
  readonly given: readonly Given[];
  readonly again: ReadonlySet<string>;
  readonly served: readonly Served[];
  readonly spent: number;
}

/** A whole task: `right` says how each first try goes, `ms` how long each exercise takes. */
const play = (
  serie: Serie,
  items: readonly Servable[],
  minutes: number,
  right: (id: string, n: number) => boolean,
  ms = 60_000,
): Played => {
  const given: Given[] = [];
  const again = new Set<string>();
  const served: Served[] = [];
  let spent = 0;
  for (let n = 0; n < 500; n++) {
    const next = serve({ serie, items, given, again, spent, minutes });
    served.push(next);
    if (next.tipo === 'fin') break;
    if (next.otraVez) again.add(next.id);
    else given.push({ id: next.id, right: right(next.id, n) });
    spent += ms;
  }
  return { given, again, served, spent };
};

const ratingIn = (items: readonly Servable[], id: string): number =>
  items.find((one) => one.id === id)?.rating ?? Number.NaN;

describe('serve', () => {
  it('begins where eight of ten are right', () => {
    const { given } = play(SERIE, LADDER, 10, () => true);
    expect(Math.abs(ratingIn(LADDER, given[0]?.id ?? '') - SERIE.meta)).toBeLessThanOrEqual(40);
  });

  it("opens a beginner's session with boards of few men, and nobody else's", () => {
    // Few men on every third, from far too easy to far too hard.
    const items = LADDER.map((one, i) => ({ ...one, few: i % 3 === 0 }));
    const isFew = ({ id }: Given) => items.find((one) => one.id === id)?.few;
    const beginner = play({ ...SERIE, meta: 900 }, items, 10, () => true).given;
    expect(beginner.slice(0, 3).map(isFew)).toEqual([true, true, true]);
    expect(beginner.slice(4).some((one) => !isFew(one))).toBe(true);
    for (const { id } of beginner.slice(0, 3)) expect(ratingIn(items, id)).toBeLessThanOrEqual(900 + HARDER + EASIER);
    expect(play(SERIE, items, 10, () => true).given).toEqual(play(SERIE, LADDER, 10, () => true).given);
  });

  it('ends when the minutes are used, and begins nothing that there is no time for', () => {
    const { given, served, spent } = play(SERIE, LADDER, 10, () => true);
    expect(given).toHaveLength(10);
    expect(spent).toBe(600_000);
    expect(served.at(-1)).toEqual({ tipo: 'fin', motivo: 'tiempo', sobran: 0 });
  });

  it('says how much is left where nothing else can be asked', () => {
    const few = LADDER.slice(0, 4);
    expect(play(SERIE, few, 10, () => true).served.at(-1)).toEqual({ tipo: 'fin', motivo: 'agotado', sobran: 6 });
  });

  it('is 150 easier after two wrong in a row, and 100 harder after three right at once', () => {
    expect(steered(1200, [false, false])).toBe(1200 - EASIER);
    expect(steered(1200, [false, true, false])).toBe(1200);
    expect(steered(1200, [true, true, true])).toBe(1200 + HARDER);
    expect(steered(1200, [true, true, false, true, true])).toBe(1200);
  });

  it('is at least 150 easier after five of seven wrong, whatever their order', () => {
    const orders = fc.shuffledSubarray([false, false, false, false, false, true, true], { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(orders, (answers) => {
        expect(steered(1200, answers)).toBeLessThanOrEqual(1200 - EASIER);
      }),
    );
  });

  it('follows answers at once: who fails is served easier boards, who solves harder ones', () => {
    const failed = play(SERIE, LADDER, 20, () => false).given.map(({ id }) => ratingIn(LADDER, id));
    expect(failed[2]).toBeLessThanOrEqual(SERIE.meta - EASIER + 40);
    expect(Math.min(...failed.slice(4))).toBeLessThan(SERIE.meta - 2 * EASIER + 80);
    const solved = play(SERIE, LADDER, 12, () => true).given.map(({ id }) => ratingIn(LADDER, id));
    expect(solved[3]).toBeGreaterThanOrEqual(SERIE.meta + HARDER - 80);
    expect(Math.max(...solved)).toBeGreaterThan(SERIE.meta + 2 * HARDER);
  });

  it('goes on where the theme stood earlier in the week', () => {
    const next = serve({
      serie: SERIE,
      items: LADDER,
      given: [],
      again: new Set(),
      before: [false, false],
      spent: 0,
      minutes: 10,
    });
    expect(next.tipo === 'ejercicio' && ratingIn(LADDER, next.id)).toBeLessThanOrEqual(SERIE.meta - EASIER + 40);
  });

  it('brings what failed back before the end, once, and not right after it failed', () => {
    const { served, again, given } = play(SERIE, LADDER, 12, (_, n) => n !== 1);
    const missed = given.find(({ right }) => !right)?.id ?? '';
    expect([...again]).toEqual([missed]);
    const at = served.findIndex((one) => one.tipo === 'ejercicio' && one.otraVez);
    expect(at).toBeGreaterThan(4);
  });

  it('mixes what is due among what is new, and asks none of it twice', () => {
    const due = ['e0', 'e24'];
    const { given } = play({ ...SERIE, vuelven: due }, LADDER, 10, () => true);
    expect(given.map(({ id }) => id).indexOf('e0')).toBe(1);
    expect(given.map(({ id }) => id).indexOf('e24')).toBe(4);
  });

  it('takes its ration of a short bank, steered as ever, and fills the time with another theme', () => {
    const other = LADDER.map((one) => ({ ...one, id: `o${one.id}`, topic: 'mixta', filler: true })).slice(0, 7);
    const { given } = play(SERIE, [...LADDER.slice(0, 20), ...other], 10, () => false);
    // Ten are expected, seven of them of the other theme.
    expect(given.slice(0, 3).every(({ id }) => id.startsWith('e'))).toBe(true);
    expect(given.slice(3).every(({ id }) => id.startsWith('o'))).toBe(true);
    expect(ratingIn(LADDER, given[2]?.id ?? '')).toBeLessThanOrEqual(SERIE.meta - EASIER + 40);
    // Who is quick goes back to the theme once the other is used up.
    const quick = play(SERIE, [...LADDER, ...other], 10, () => true, 20_000);
    expect(quick.given.filter(({ id }) => id.startsWith('e')).length).toBeGreaterThan(3);
  });

  it('takes turns among the themes of a mixed series, and steers each by its own answers', () => {
    const other = LADDER.map((one) => ({ ...one, id: `o${one.id}`, topic: 'clavada' }));
    const { given } = play(SERIE, [...LADDER, ...other], 12, (id) => !id.startsWith('o'));
    const topics = given.map(({ id }) => (id.startsWith('o') ? 'clavada' : 'doble'));
    expect(topics.filter((one) => one === 'clavada').length).toBeGreaterThanOrEqual(4);
    const last = given.filter(({ id }) => id.startsWith('o')).at(-1)?.id ?? '';
    expect(ratingIn(other, last)).toBeLessThan(SERIE.meta);
  });

  it('keeps its promises whatever is answered', () => {
    const item = fc.record({
      id: fc.string({ minLength: 1, maxLength: 6 }),
      rating: fc.integer({ min: 300, max: 3000 }),
      topic: fc.constantFrom('a', 'b', 'c'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(item, { maxLength: 40, selector: ({ id }) => id }),
        fc.integer({ min: 5, max: 60 }),
        fc.integer({ min: 10, max: 400 }),
        fc.infiniteStream(fc.boolean()),
        fc.integer({ min: 1000, max: 500_000 }),
        (items, minutes, segundos, answers, ms) => {
          const outcomes = new Map<number, boolean>();
          const right = (_: string, n: number) => {
            if (!outcomes.has(n)) outcomes.set(n, answers.next().value as boolean);
            return outcomes.get(n) as boolean;
          };
          const serie = { ...SERIE, segundos, vuelven: items.slice(0, 3).map(({ id }) => id) };
          const one = play(serie, items, minutes, right, ms);
          const again = play(serie, items, minutes, (_, n) => outcomes.get(n) ?? true, ms);
          // The same answers, the same exercises.
          expect(again.served).toEqual(one.served);
          const ids = one.given.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          // Only what failed is met again.
          const missed = new Set(one.given.filter((given) => !given.right).map(({ id }) => id));
          expect([...one.again].every((id) => missed.has(id))).toBe(true);
          // Never more than one exercise past the minutes.
          expect(one.spent).toBeLessThanOrEqual(minutes * 60_000 + ms);
          expect(one.served.at(-1)?.tipo).toBe('fin');
        },
      ),
    );
  });

  it('asks what is weighed first, then a round in its order, and its failed hands at the end', () => {
    const round = Array.from({ length: 6 }, (_, i) => ({
      id: `g.tabla-abrir.1.ab0${i}`,
      rating: 600 + 100 * (5 - i),
      topic: 'doble',
    }));
    const { served } = play(
      { ...SERIE, segundos: 15 },
      [...round, ...LADDER.slice(10, 13)],
      10,
      (id) => id !== 'g.tabla-abrir.1.ab01',
      15_000,
    );
    const ids = served.flatMap((one) => (one.tipo === 'ejercicio' ? [one.id] : []));
    expect(new Set(ids.slice(0, 3))).toEqual(new Set(['e10', 'e11', 'e12']));
    expect(ids.slice(3)).toEqual([...round.map(({ id }) => id), 'g.tabla-abrir.1.ab01']);
  });
});
