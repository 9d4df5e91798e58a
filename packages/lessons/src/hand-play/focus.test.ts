import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { DRILLS } from '../drills/index.ts';
import { FOCOS } from '../schema/hand.ts';
import { exercise, type HandExercise } from '../schema/index.ts';
import { RULES } from './betting.ts';
import { begin, begunOf, handOf, idsOf } from './focus.fixture.ts';
import { FOCUS_RULES, formacionIn, hasLine } from './focus.ts';
import { FORMACIONES, formacionOf } from './formations.ts';
import { temaOf } from './themes.ts';
import { supuestosOf, whyWords } from './words.ts';

const TEMAS = new Set(FOCOS.map((foco) => FOCUS_RULES[foco].tema));
/** Against a habit nothing is dealt by its line: `hand-play.test.ts` plays those. */
const FOCUSED = DRILLS.filter(
  ({ drill, temas }) =>
    drill.startsWith('mano-') && !drill.startsWith('mano-pagador') && temas.some((tema) => TEMAS.has(tema)),
);

/** Hands of so many seeds: half a minute for each kind. Of the themes every third is played at once, all of them where all is run. */
const SEEDS = runs(24, 1);
const PLAYED = FOCUSED.slice(0, runs(FOCUSED.length, 3));

describe('themes that whole hands are dealt for', () => {
  it('have one in each format, at every level of theirs', () => {
    for (const tema of TEMAS)
      for (const format of ['cash', 'torneo', 'sng'] as const)
        expect(
          FOCUSED.filter(({ temas, formatos }) => temas.includes(tema) && formatos?.includes(format)),
        ).toHaveLength(1);
  });

  it('are dealt only to those whose chips allow it', () => {
    // Two bets of three quarters leave less than a bet: nothing can be raised, and nothing is more than the pot.
    const short = formacionOf('torneo-btn-bb-25');
    expect(hasLine('overbet', short, { heroe: 1, desde: 'river' })).toBe(false);
    expect(hasLine('check-raise-tardio', short, { heroe: 0, desde: 'river' })).toBe(false);
    expect(hasLine('check-raise-tardio', short, { heroe: 0, desde: 'turn' })).toBe(true);
    for (const formacion of FORMACIONES.filter(({ fichas, resubido }) => fichas === 100 && !resubido))
      expect(hasLine('overbet', formacion, { heroe: formacion.ataca, desde: 'river' })).toBe(true);
  });

  it('say the sizes that there are', () => {
    const told = (foco?: HandExercise['foco']): string => supuestosOf(foco ? { foco } : {}).replaceAll('\u00a0', ' ');
    expect(told()).toContain('33 % y 75 % en el flop, 75 % después y subidas del bote');
    expect(told('overbet')).toContain('33 % y 75 % en el flop, 75 % en el turn, 75 % y 150 % en el river y subidas');
    expect(told('bloqueo')).toContain('75 % en el turn, 33 % y 75 % en el river');
    expect(told('farol')).toBe(told());
  });
});

describe.each(PLAYED)('$drill', ({ drill, niveles, temas, formatos = [] }) => {
  const ids = idsOf(drill, niveles, SEEDS);

  it('is an exercise by schema for a hundred seeds, of its formats and of a line that exists', () => {
    for (const id of idsOf(drill, niveles, 100)) {
      const one = handOf(id);
      expect(exercise.parse(one)).toEqual(one);
      expect(handOf(id)).toEqual(one);
      expect(one.formatos.some((format) => formatos.includes(format))).toBe(true);
      expect(one.foco && hasLine(one.foco, formacionOf(one.formacion), one)).toBe(true);
    }
  });

  it('begins at a decision of its theme, by the hero, that is judged', () => {
    for (const id of ids) {
      const { one, view, now, first } = begunOf(id);
      expect(view.turno?.calle, id).toBe(one.desde);
      expect(now.player).toBe(one.heroe);
      expect(new Set([...view.mano, ...view.tablero]).size).toBe(2 + view.tablero.length);
      expect([temaOf(formacionIn(one), now, one)], id).toEqual(temas);
      expect([first.tema]).toEqual(temas);
      expect(first.juicio, id).toBeDefined();
      expect(whyWords(first)).not.toMatch(/undefined|NaN|Infinity|\s{2,}|\d%|\d\.\d/u);
    }
  });

  it('offers the sizes that it says', () => {
    for (const id of ids) {
      const { one, view, now } = begunOf(id);
      const rules = (one.foco && FOCUS_RULES[one.foco].rules) ?? RULES;
      for (const [at, { hace, a = 0 }] of (view.turno?.opciones ?? []).entries()) {
        if (hace !== 'bet') continue;
        expect(
          rules[now.cards].sizes[0]?.some((part) => Math.abs(a - part * now.pot) < 0.011),
          `${id} ${at}`,
        ).toBe(true);
      }
    }
  });
});

describe.each(PLAYED.slice(0, runs(PLAYED.length, 2)))('$drill', ({ drill, niveles }) => {
  it('comes to the same on another machine', () => {
    for (const id of idsOf(drill, niveles, runs(3, 1))) {
      const again = begin(id);
      expect(again.view).toEqual(begunOf(id).view);
      expect(again.first).toEqual(begunOf(id).first);
    }
  });
});

/** What is a share of many of them is in `focus.measure.test.ts`. */
describe('what is asked', () => {
  it('is a bluff with what most of his hands beat', () => {
    for (const id of idsOf('mano-farol', [2, 5], SEEDS))
      expect(begunOf(id).first.hechos.pordelante, id).toBeGreaterThan(0.55);
  });
});
