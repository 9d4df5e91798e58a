import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { type Spot, unpackSpot } from '@estratega/poker/flops';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { DRILLS, makeDrill } from '../drills/index.ts';
import { makeRng } from '../drills/random.ts';
import { decisionsIn, judge } from '../judge/judge.ts';
import { replay } from '../poker/replay.ts';
import { HABITOS } from '../schema/hand.ts';
import { exercise, type HandExercise } from '../schema/index.ts';
import { historiaOf, startOf, step, walk } from './betting.ts';
import { formacionIn } from './focus.ts';
import { FORMACIONES, formacionOf, mesaOf } from './formations.ts';
import { HABIT_RULES } from './habits.ts';
import { type Hand, type HandView, openHand } from './hand.ts';
import { bookedOf, readHand } from './judge.ts';
import { temaOf } from './themes.ts';
import { AS_GOOD, alikeOnFlop, costsOf, verdictOf } from './weigh.ts';
import { doneWords, mixWords, steadyWords, valueWords, whyWords } from './words.ts';

const CONTENT = new URL('../../content/poker/flops/', import.meta.url);
const spots = new Map<string, Spot>();
const spotOf = ({ formacion, flop }: Pick<HandExercise, 'formacion' | 'flop'>): Spot => {
  const name = `${formacion}/${flop}.spot`;
  const spot = spots.get(name) ?? unpackSpot(inflateRawSync(readFileSync(new URL(name, CONTENT))));
  spots.set(name, spot);
  return spot;
};

const handOf = (id: string): HandExercise => {
  const made = makeDrill(id);
  if (made.tipo !== 'poker-mano') throw new Error(`${id} is no hand`);
  return made;
};

/** An open hand keeps the streets that it has solved: tests that look at one hand share it. */
const opened = new Map<string, Hand>();
const handAt = (one: HandExercise): Hand => {
  const hand = opened.get(one.id) ?? openHand(spotOf(one), one);
  opened.set(one.id, hand);
  return hand;
};

const HAND_DRILLS = DRILLS.filter(({ drill }) => drill.startsWith('mano-'));
/** Each hand solves its turn and river: seconds. */
const PLAYED = HAND_DRILLS.slice(0, runs(HAND_DRILLS.length, 3));

/** To its end, choosing by a seed; and the choices. */
const playOut = (hand: Hand, seed: string): { view: HandView; chosen: readonly number[] } => {
  const rng = makeRng(seed);
  const chosen: number[] = [];
  let view = hand.play(chosen);
  while (view.turno) {
    chosen.push(rng.pick(view.turno.ofrecidas));
    view = hand.play(chosen);
  }
  return { view, chosen };
};

const answerOf = ({ linea, decisiones }: HandView) => ({
  mano: {
    linea: [...linea],
    costes: decisiones.flatMap(({ paso, juicio }) => (juicio ? [{ paso, bb: juicio.coste }] : [])),
  },
});

describe('formations', () => {
  it.each(FORMACIONES)('$id comes to its pot and stacks by the actions that it tells', (formacion) => {
    for (const hero of [0, 1] as const) {
      const { boteInicial, stacks, turno } = replay(mesaOf(formacion, hero), [
        { calle: 'pre', acciones: [...formacion.antes] },
        { calle: 'flop', cartas: ['Ks', '9h', '5d'], acciones: [] },
      ]);
      expect(boteInicial).toBeCloseTo(formacion.pot, 9);
      for (const pos of formacion.puestos) expect(stacks[pos]).toBeCloseTo(formacion.stack, 9);
      expect(turno).toBe(formacion.puestos[0]);
    }
  });
});

describe('betting', () => {
  it('offers on the flop what the library was solved with', () => {
    for (const { id } of FORMACIONES) {
      const spot = spotOf({ formacion: id, flop: 'Ks9h5d' });
      const formacion = formacionOf(id);
      for (const { path, actions, player } of spot.nodes) {
        const now = walk(formacion, path).at(-1);
        expect(now?.actions).toEqual(actions);
        expect(now?.player).toBe(player);
      }
    }
  });

  it('refuses what cannot be done, in words', () => {
    const start = startOf(formacionOf('cash-btn-bb'));
    expect(() => step(start, 3)).toThrow('Esa acción no se puede hacer ahora: hay 3 y pides la 4.');
    const folded = step(step(start, 1), 0);
    expect(() => step(folded, 0)).toThrow('La mano ya terminó');
    expect(() => formacionOf('nada')).toThrow('No hay ninguna formación que se llame «nada».');
  });
});

describe('what a decision costs', () => {
  const weighed = [
    { valor: 4, veces: 0.9 },
    { valor: 3.6, veces: 0.1 },
    { valor: 3.99, veces: 0 },
    { valor: 2, veces: 0 },
  ];
  it('is nothing for the best and for what is mixed, and never less than nothing', () => {
    expect(costsOf(weighed, [0, 1, 2, 3])).toEqual({ mejor: 0, costes: [0, 0, 0.01, 2] });
    // Among those that were offered.
    expect(costsOf(weighed, [1, 3]).mejor).toBe(1);
  });
  it('is judged by the pot', () => {
    expect([0.03, 0.04, 0.15, 0.16].map((coste) => verdictOf(coste, 10))).toEqual(['bien', 'casi', 'casi', 'mal']);
    expect(AS_GOOD).toBe(0.003);
  });
  it('takes suits together that a flop makes alike', () => {
    const [s, h, d, c] = [0, 1, 2, 3];
    const card = (rank: number, suit: number) => rank * 4 + suit;
    const rainbow = [card(11, s), card(7, h), card(3, d)];
    const key = (flop: readonly number[], a: number, b: number) => alikeOnFlop(flop, [a, b]);
    expect(key(rainbow, card(12, s), card(3, s))).toBe(key(rainbow, card(12, h), card(3, h)));
    expect(key(rainbow, card(12, s), card(3, s))).not.toBe(key(rainbow, card(12, c), card(3, c)));
    const tone = [card(11, s), card(7, s), card(3, d)];
    expect(key(tone, card(12, s), card(4, s))).not.toBe(key(tone, card(12, h), card(4, h)));
    expect(key(tone, card(12, s), card(4, d))).not.toBe(key(tone, card(12, d), card(4, s)));
  });
});

describe.each(PLAYED)('$drill', ({ drill, niveles: [first, last], temas }) => {
  const ids = Array.from({ length: runs(4, 1) }, (_, i) => `g.${drill}.${first + (i % (last - first + 1))}.k${i}x`);

  it('is an exercise by schema, and its id makes it again', () => {
    for (const id of ids) {
      const one = handOf(id);
      expect(exercise.parse(one)).toEqual(one);
      expect(handOf(id)).toEqual(one);
    }
  });

  it('is played to its end: the same cards, dice and verdicts each time, no chip lost, nothing better than the best', () => {
    for (const id of ids) {
      const one = handOf(id);
      const formacion = formacionIn(one);
      const spot = spotOf(one);
      const { view, chosen } = playOut(handAt(one), id);
      // Another machine, which knows nothing but the seed and what was chosen.
      const again = openHand(spot, one).play(chosen);
      expect(again).toEqual(view);
      const { fin, decisiones, linea, mano, tablero } = view;
      expect(decisiones.length).toBeGreaterThan(0);
      expect(decisiones).toHaveLength(chosen.length);
      expect(decisiones[0]?.juicio, id).toBeDefined();
      // Zero sum: what both have is what there was.
      const [a, b] = fin?.fichas ?? [0, 0];
      expect(a + b).toBeCloseTo(formacion.pot + 2 * formacion.stack, 1);
      expect(new Set([...mano, ...(fin?.rival ?? []), ...tablero]).size).toBe(4 + tablero.length);
      for (const decision of decisiones) {
        const { juicio, ofrecidas, hechos } = decision;
        const { retira, pide, pagada, tirada } = hechos;
        const shares = [...retira, ...pide, ...pagada, ...tirada].filter((one) => one !== undefined);
        for (const share of [hechos.equity, hechos.pordelante, ...shares]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        if (!juicio) continue;
        const best = juicio.pesos[juicio.mejor]?.valor ?? 0;
        for (const at of ofrecidas) expect(best).toBeGreaterThanOrEqual(juicio.pesos[at]?.valor ?? 0);
        expect(juicio.coste).toBeGreaterThanOrEqual(0);
        expect(juicio.pesos.reduce((sum, { veces }) => sum + veces, 0)).toBeCloseTo(1, 2);
      }
      if (drill !== 'mano-resubida') expect(decisiones.some(({ tema }) => temas.includes(tema))).toBe(true);
      // The table tells the same hand.
      const told = replay(mesaOf(formacion, one.heroe), historiaOf(formacion, linea, tablero), mano);
      expect(told.terminada || told.turno === null).toBe(true);
      // The server reads the same verdicts off what is sent.
      const answer = answerOf(view);
      const judged = decisiones.flatMap(({ juicio, tema }) => (juicio ? [[tema, juicio.veredicto, juicio.coste]] : []));
      expect(readHand(one, answer.mano)?.map(({ tema, veredicto, coste }) => [tema, veredicto, coste])).toEqual(judged);
      expect(bookedOf(one, answer.mano).map(({ tema, resultado }) => [tema, resultado])).toEqual(
        judged.map(([tema, veredicto]) => [tema, veredicto]),
      );
      expect(judge(one, answer)).toMatch(/^(?:bien|casi|mal)$/u);
    }
  });
});

describe.each(HABITOS.slice(0, runs(HABITOS.length, 1)))('against somebody who %s', (habito) => {
  const drill = 'mano-habito';
  const ids = Array.from({ length: 60 }, (_, i) => `g.${drill}.4.h${i}x`).filter((id) => handOf(id).habito === habito);

  it('nothing is worth more than the best answer, playing balanced least of all; some hand wins by leaving the balance', () => {
    let gained = 0;
    for (const id of ids.slice(0, runs(5, 2))) {
      const one = handOf(id);
      const { view } = playOut(handAt(one), id);
      for (const { juicio, hechos, ofrecidas, tema } of view.decisiones) {
        expect(tema).toBe('pk-exp-ajustes');
        if (!juicio) continue;
        const best = juicio.pesos[juicio.mejor]?.valor ?? 0;
        const { valor, veces } = juicio.llano ?? expect.fail('no balanced line');
        expect(best).toBeGreaterThanOrEqual(valor - 1e-6);
        expect(veces.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
        for (const at of ofrecidas) expect(best).toBeGreaterThanOrEqual(juicio.pesos[at]?.valor ?? 0);
        gained = Math.max(gained, best - valor);
        expect(hechos.retiraria).toBeDefined();
      }
      for (const text of view.decisiones.flatMap((decision) => [steadyWords(decision), whyWords(decision)]))
        expect(text).not.toMatch(/undefined|NaN|Infinity|\s{2,}|\d%|\d\.\d/u);
    }
    expect(gained).toBeGreaterThan(0.2);
  });

  it('begins at a decision that the habit is about', () => {
    const id = ids[0] ?? '';
    const one = handOf(id);
    const { turno } = handAt(one).play([]);
    const { desde, primero } = HABIT_RULES[habito];
    expect(turno?.calle).toBe(desde);
    expect((turno?.aPagar ?? 0) > 0).toBe(primero === 'responder');
  });
});

describe('what a hand is booked as', () => {
  it('is each decision that was judged, once, under its own theme: in a hundred hands of all kinds', () => {
    for (let i = 0; i < 100; i++) {
      const drill = HAND_DRILLS[i % HAND_DRILLS.length];
      const rng = makeRng(`apuntes.${i}`);
      const one = handOf(`g.${drill?.drill}.${drill?.niveles[1]}.p${i}`);
      const formacion = formacionIn(one);
      const linea: number[] = [];
      let now = startOf(formacion);
      const costes: { paso: number; bb: number }[] = [];
      const temas: string[] = [];
      while (!now.end) {
        // Where the strategy never comes with such a hand, nothing is judged.
        if (now.player === one.heroe && rng.chance(0.9)) {
          costes.push({ paso: linea.length, bb: rng.pick([0, 0.05, 0.4, 2]) });
          temas.push(temaOf(formacion, now, one));
        }
        linea.push(rng.int(0, now.actions.length - 1));
        now = step(now, linea.at(-1) ?? 0);
      }
      const mano = { linea, costes };
      const booked = bookedOf(one, mano);
      expect(booked.map(({ tema }) => tema)).toEqual(temas);
      // Another machine makes the hand from its id, and reads the same off what was sent.
      expect(bookedOf(handOf(one.id), JSON.parse(JSON.stringify(mano)))).toEqual(booked);
      expect(decisionsIn(one, { mano })).toEqual(booked);
      // Not before the end.
      expect(bookedOf(one, { linea: linea.slice(0, -1), costes: costes.slice(0, 1) })).toEqual([]);
    }
  });
});

describe('a hand that is sent', () => {
  const one = handOf('g.mano-cbet.3.k0x');
  const hand = handAt(one);
  const { view } = playOut(hand, 'sent');
  const { mano } = answerOf(view);

  it('is refused where it cannot have been played so', () => {
    expect(judge(one, { preguntas: [] })).toBeUndefined();
    expect(judge(one, { mano: { ...mano, linea: [...mano.linea, 0] } })).toBeUndefined();
    expect(judge(one, { mano: { ...mano, linea: [5] } })).toBeUndefined();
    const [first] = mano.costes;
    const rival = mano.linea.findIndex((_, i) => walk(formacionIn(one), mano.linea)[i]?.player !== one.heroe);
    expect(judge(one, { mano: { ...mano, costes: [{ paso: rival, bb: 0 }] } })).toBeUndefined();
    expect(judge(one, { mano: { ...mano, costes: [{ paso: first?.paso ?? 0, bb: 900 }] } })).toBeUndefined();
    expect(judge(one, { mano: { ...mano, costes: [...mano.costes, ...mano.costes] } })).toBeUndefined();
  });

  it('was only seen where it was left', () => {
    expect(judge(one, { mano: { linea: mano.linea.slice(0, 1), costes: [] } })).toBe('visto');
  });

  it('refuses an action that was not offered, another flop, and a step that nobody decided', () => {
    expect(() => hand.play([7])).toThrow('Esa acción no se puede hacer ahora');
    expect(() => openHand(spotOf({ formacion: one.formacion, flop: '6s4h3d' }), { ...one, flop: 'Ks9h5d' })).toThrow(
      'El flop resuelto es',
    );
    expect(() => hand.grids([], 99)).toThrow('No decidiste nada en el paso 99.');
  });

  it('shows both ranges at a decision', () => {
    const [option = 0] = hand.play([]).turno?.ofrecidas ?? [];
    const paso = hand.play([option]).decisiones[0]?.paso ?? -1;
    const { heroe, rival } = hand.grids([option], paso);
    expect(Object.keys(heroe).length).toBeGreaterThan(40);
    expect(Object.keys(rival).length).toBeGreaterThan(40);
    for (const { peso, veces } of Object.values(heroe)) {
      expect(peso).toBeLessThanOrEqual(1 + 1e-9);
      expect(veces.reduce((sum, one_) => sum + one_, 0)).toBeCloseTo(1, 6);
    }
  });

  it('is told in clean Spanish', () => {
    for (const decision of view.decisiones) {
      const texts = [
        valueWords(decision),
        whyWords(decision),
        ...mixWords(decision).map(({ texto }) => texto),
        ...decision.opciones.map(doneWords),
      ];
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|Infinity|\s{2,}|\d%|\d\.\d/u);
        expect(text).toMatch(/^\p{Lu}/u);
      }
    }
  });
});
