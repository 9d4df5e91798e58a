import { describe, expect, it } from 'vitest';
import { playHand } from '../generate/hand.fixture.ts';
import { printHand } from '../generate/print.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import { readScenarios } from '../generate/scenario.fixture.ts';
import type { Mano } from '../hands/model.ts';
import { readHands } from '../hands/read-hands.ts';
import { shrunk } from './fact.ts';
import { factsFromHands } from './poker.ts';
import { countHand } from './poker-counts.ts';

const scenarios = readScenarios();
const handOf = (titulo: string): Mano => {
  const scenario = scenarios.find((one) => one.titulo === titulo);
  if (!scenario) throw new Error(titulo);
  return readHands(printHand(scenario.hand, 'pokerstars-en')).manos[0] as Mano;
};

describe('what one hand counts for', () => {
  it.each([
    ['todos se retiran ante la ciega grande', {}],
    ['robo del botón', { vpip: true, pfr: true, rfi: true, rfi2: true, robo: true }],
    ['la ciega pequeña abandona y pierde su ciega', { vpip: false, pfr: false, rfi: false, rfi1: false, robo: false }],
    ['entra de limp y paga todo', { vpip: true, pfr: false, wtsd: true }],
    ['siete jugadores, resubida desde la ciega grande', { vpip: true, pfr: true, '3bet': true }],
    [
      'gana con la escalera en el final',
      { vpip: true, pfr: true, rfi: true, rfi2: true, robo: true, cbet: true, wtsd: true },
    ],
    ['se retira ante el all-in', { vpip: false, pfr: false, '3bet': false, abandonoBB: true }],
    ['paga el all-in y pierde', { vpip: true, pfr: false, '3bet': false, abandonoBB: false, wtsd: true }],
    [
      'nueve jugadores, todos menos dos se retiran',
      { vpip: true, pfr: false, '3bet': false, abandonoCbetGrande: false, wtsd: false },
    ],
  ])('%s', (titulo, counts) => expect(countHand(handOf(titulo))).toEqual(counts));
});

describe('facts of hands', () => {
  const random = seeded(31);
  const six = Array.from({ length: 6_000 }, (_, i) => playHand(random, i)).filter(
    ({ tipo, seats }) => tipo === 'cash' && seats.length > 2 && seats.length < 7,
  );
  const { manos } = readHands(six.map((hand) => printHand(hand, 'ggpoker')).join('\n\n'));

  it('below five hundred hands there is silence', () => {
    expect(manos.length).toBeGreaterThan(600);
    expect(factsFromHands(manos.slice(0, 499))).toEqual([]);
    expect(factsFromHands(manos).length).toBeGreaterThan(4);
  });

  it('each has number, interval, sample, weight and topic, and its reliability', () => {
    for (const fact of factsFromHands(manos)) {
      expect(fact.intervalo[0]).toBeLessThanOrEqual(fact.valor);
      expect(fact.intervalo[1]).toBeGreaterThanOrEqual(fact.valor);
      expect(fact.muestra).toBeGreaterThanOrEqual(20);
      expect(fact.tema).toMatch(/^pk-[a-z]+-\w+$/u);
      expect(fact.peso).toBeGreaterThan(0.4);
      expect(fact.fiabilidad).toBe(/^(?:vpip|pfr|rfi[1-5]?|robo|fold3bet)$/u.test(fact.id) ? 'clara' : 'indicio');
    }
  });

  it('people who play at random play too many hands, and are told', () => {
    expect(factsFromHands(manos).find(({ id }) => id === 'vpip')).toMatchObject({
      debil: true,
      tema: 'pk-fun-errores',
    });
  });

  it('no fact speaks of money won, of winning, or of moving up', () => {
    for (const { texto } of factsFromHands(manos))
      expect(texto).not.toMatch(/gan[aeo]|benefici|dinero|\$|€|sub(?:e|ir) de nivel|bb\/100/iu);
  });

  it('an uncertain number leans towards what is usual', () => {
    expect(shrunk(0, 10, 0.3, 90).valor).toBeCloseTo(0.27, 10);
    expect(shrunk(300, 1000, 0.1, 17).valor).toBeGreaterThan(0.29);
  });
});
