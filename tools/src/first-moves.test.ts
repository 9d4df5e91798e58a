import { nextInPlacement, placementItems, placementResult } from '@estratega/planner';
import { describe, expect, it } from 'vitest';
import { firstMoves } from '../../apps/web/site-steps/first-moves.ts';
import { POSITIONS, positionAfter, STEPS } from '../../apps/web/src/screens/home/first-move/positions.ts';

/** What the home page asks belongs to the test of the level: its answers are the first ones of it. */

const LEVELS = {
  Ajedrez: { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' },
  'Poker Texas Holdem': {
    campo: 'Poker Texas Holdem',
    tipoPoker: 'Cash games',
    limiteMesa: 'Micro-stakes NL2-NL25',
  },
} as const;
const GAMES = Object.keys(LEVELS) as (keyof typeof LEVELS)[];
const itemsOf = (campo: (typeof GAMES)[number]) =>
  placementItems(
    LEVELS[campo],
    POSITIONS[campo].flat().map(({ id }) => id),
  );

describe.each(GAMES)('the home page, %s', (campo) => {
  it('asks only what the test of the level may ask', () => {
    expect([...itemsOf(campo).keys()].sort()).toEqual(
      POSITIONS[campo]
        .flat()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('asks three, harder after a right answer and easier after a wrong one', () => {
    const items = itemsOf(campo);
    const hard = (rights: readonly boolean[]) =>
      items.get(
        positionAfter(
          campo,
          rights.map((acierto) => ({ acierto })),
        )?.id ?? '',
      )?.dificultad ?? Number.NaN;
    expect(hard([true])).toBeGreaterThan(hard([]));
    expect(hard([false])).toBeLessThanOrEqual(hard([]));
    expect(hard([true, true])).toBeGreaterThan(hard([true, false]));
    expect(hard([true, false])).toBe(hard([false, true]));
    expect(hard([false, false])).toBeLessThanOrEqual(hard([true, false]));
    expect(
      positionAfter(
        campo,
        Array.from({ length: STEPS }, () => ({ acierto: true })),
      ),
    ).toBeUndefined();
  });

  it('leads on to seven others, and who is right stands higher', () => {
    const items = itemsOf(campo);
    const three = (bien: boolean) => {
      const answers: {
        ejercicio: string;
        tema: string;
        dificultad: number;
        bien: boolean;
        azar?: number | undefined;
      }[] = [];
      while (answers.length < STEPS) {
        const id =
          positionAfter(
            campo,
            answers.map((one) => ({ acierto: one.bien })),
          )?.id ?? '';
        const item = items.get(id);
        if (!item) throw new Error(`no item ${id}`);
        answers.push({ ejercicio: id, tema: item.tema, dificultad: item.dificultad, azar: item.azar, bien });
      }
      return answers;
    };
    const place = (bien: boolean) => placementResult(LEVELS[campo], three(bien)).regla;
    const level = (bien: boolean) => placementResult(LEVELS[campo], three(bien)).nivel;
    expect(level(true)).toBeGreaterThan(level(false));
    expect(place(true).hasta - place(true).desde).toBeGreaterThan(0);
    const next = nextInPlacement(LEVELS[campo], three(true), 'semilla', undefined, 10);
    expect(three(true).map(({ ejercicio }) => ejercicio)).not.toContain(next?.id);
  });
});

describe('its exercises', () => {
  it('are whole without what else they ask, and fit in a line', () => {
    for (const exercise of Object.values(firstMoves())) {
      if (exercise.tipo === 'ajedrez') expect(exercise.fen.split(' ')[1]).toBe('w');
      else expect('preguntas' in exercise && exercise.preguntas.map(({ tipo }) => tipo)).toEqual(['accion']);
      if (exercise.tipo === 'poker') {
        expect(exercise.situacion ?? '').toBe('');
        expect(exercise.mesa?.asientos.some(({ nota }) => nota !== undefined)).toBe(false);
      }
    }
    for (const { pregunta = '', porque = '' } of POSITIONS.Ajedrez.flat()) {
      expect(pregunta.length).toBeLessThanOrEqual(34);
      expect(porque.length).toBeLessThanOrEqual(70);
    }
  });
});
