import { askedOf, type InformacionTema, isOfRound } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/runs.ts';
import { servedWeek } from '../evaluation/served.ts';
import { gameOf } from '../games/index.ts';
import { initialLearner, planWeek } from '../index.ts';
import { chanceRight } from '../learner/belief.ts';
import { aimedDifficulty, chooseExercises, type ExerciseChoice } from './exercises.ts';
import { requests } from './requests.arbitrary.ts';
import { isReserved } from './reserved.ts';
import { chain, HOY, tasksOf } from './weeks.fixture.ts';

const game = gameOf('Ajedrez');
const unit = game.curriculum.unitById.get('aj-tac-doble@2');
if (!unit) throw new Error('the curriculum has no such unit');
const bank = game.items(unit.topic).map((item) => item.id);
const choice: ExerciseChoice = {
  weeksSince: () => undefined,
  failedDue: [],
  belief: () => 0.6,
  level: 2,
  format: 'rapida',
  kind: 'ejercicios',
  seed: 'x',
};
const pick = (count: number, extra: Partial<ExerciseChoice> = {}): readonly string[] =>
  chooseExercises(game, [unit], count, { ...choice, ...extra });

describe('exercises of a task', () => {
  it('are different from each other and the same every time', () => {
    expect(new Set(pick(8)).size).toBe(8);
    expect(pick(8)).toEqual(pick(8));
  });

  it('are never those that the week already has', () => {
    const before = pick(4);
    const weeksSince = (id: string): number | undefined => (before.includes(id) ? 0 : undefined);
    expect(pick(bank.length, { weeksSince }).some((id) => before.includes(id))).toBe(false);
  });

  it('are not those of the last twelve weeks, unless nothing else is left', () => {
    const met = pick(4);
    const weeksSince = (id: string): number | undefined => (met.includes(id) ? 1 + met.indexOf(id) : undefined);
    expect(pick(bank.length, { weeksSince }).some((id) => met.includes(id))).toBe(false);
    const longAgo = (id: string): number | undefined => (met.includes(id) ? 13 : undefined);
    expect(pick(bank.length, { weeksSince: longAgo })).toEqual(expect.arrayContaining([...met]));
    // A used-up bank still gives what a task needs at least.
    expect(pick(8, { weeksSince: () => 2 })).toHaveLength(2);
  });

  it('fill the minutes of a block where the bank is full', () => {
    const full = ['aj-tac-doble', 'aj-tac-mate1', 'aj-tac-mate2', 'aj-tac-descubierta', 'aj-tac-mixta'];
    const request: InformacionTema = {
      campo: 'Ajedrez',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes', 'miercoles', 'sabado'],
      horasEstudio: { lunes: 2, miercoles: 2, sabado: 2 },
      experienciaAjedrez: 'Elo online',
      elo: 800,
      tiempo: 'blitz',
      conocimientosAjedrez: '',
    };
    const blocks = chain(request, 4)
      .flatMap(({ traced }) => tasksOf(traced.week))
      .filter(({ temaId, tipo }) => full.includes(temaId) && tipo === 'ejercicios');
    expect(blocks.length).toBeGreaterThan(0);
    for (const { leccion, tiempo, nivel } of blocks)
      expect(askedOf(leccion), `${tiempo} min`).toBe(Math.round(tiempo / game.minutesPerItem(nivel)));
  });

  it('beyond the player come after what a drill makes', () => {
    const poker = gameOf('Poker Texas Holdem');
    const icm = poker.curriculum.unitById.get('pk-tor-icm@1');
    if (!icm) throw new Error('the curriculum has no such unit');
    const difficulty = new Map(poker.items(icm.topic).map(({ id, dificultad }) => [id, dificultad]));
    const chosen = chooseExercises(poker, [icm], 30, { ...choice, level: 1, format: 'torneo' });
    // As many as were asked for, or more where a round brings its hands.
    expect(chosen.length).toBeGreaterThanOrEqual(30);
    // Some are made from a seed; of the bank, none is two levels over the unit's own middle.
    expect(chosen.some((id) => !difficulty.has(id))).toBe(true);
    for (const id of chosen) expect(difficulty.get(id) ?? 0, id).toBeLessThanOrEqual(1.5 + 1.6);
  });

  it('begin with those that failed and are due, but not in a test', () => {
    const failed = pick(6).slice(-2);
    expect(
      pick(5, { failedDue: failed, weeksSince: (id) => (failed.includes(id) ? 1 : undefined) }).slice(0, 2),
    ).toEqual(failed);
    const inTest = pick(5, {
      kind: 'test',
      failedDue: failed,
      weeksSince: (id) => (failed.includes(id) ? 1 : undefined),
    });
    expect(inTest.some((id) => failed.includes(id))).toBe(false);
  });

  it('go by what everybody’s first tries said of them, where that is known', () => {
    const [first] = pick(1);
    expect(pick(1, { measured: { 'aj-other': 900 } })).toEqual([first]);
    expect(pick(1, { measured: { [first as string]: 2900 } })).not.toEqual([first]);
  });

  it('keep to the colour that the player means', () => {
    const siciliana = game.curriculum.unitById.get('aj-ape-siciliana@3');
    if (!siciliana) throw new Error('the curriculum has no such unit');
    const sides = (side: 'blancas' | 'negras') => {
      const ids = chooseExercises(game, [siciliana], 2, { ...choice, level: 3, side });
      return ids.map((id) => game.items(siciliana.topic).find((item) => item.id === id)?.lado);
    };
    const has = (side: string) => game.items(siciliana.topic).some((item) => item.lado === side);
    for (const side of ['blancas', 'negras'] as const) if (has(side)) expect(sides(side)[0]).toBe(side);
  });

  it('aim at eight of ten where that is possible', () => {
    for (const belief of [0.7, 0.75, 0.8, 0.85]) {
      const expected = chanceRight(belief, aimedDifficulty(belief));
      expect(expected).toBeGreaterThanOrEqual(0.7);
      expect(expected).toBeLessThanOrEqual(0.86);
    }
    expect(aimedDifficulty(0.9)).toBeGreaterThan(aimedDifficulty(0.3));
  });

  it('of a week are never the same twice, whoever asks', () => {
    fc.assert(
      fc.property(requests({ maxHours: 3 }), (request: InformacionTema) => {
        const week = planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY });
        let nth = 0;
        const served = servedWeek(gameOf(request.campo), week.planEstudio, { right: () => nth++ % 3 !== 2 });
        const ids = served.flatMap(({ met }) =>
          met.filter(({ otraVez }) => !otraVez).map(({ ejercicio }) => ejercicio),
        );
        expect(new Set(ids).size).toBe(ids.length);
      }),
      sampled(21, 150),
    );
  });

  it('of four weeks return only where they failed or the bank is used up', () => {
    fc.assert(
      fc.property(requests({ maxHours: 1, rated: true }), (request: InformacionTema) => {
        const weeks = chain(request, 4, () => true, 1);
        const own = gameOf(request.campo);
        const seen = new Set<string>();
        for (const { traced } of weeks) {
          const served = servedWeek(own, traced.week.planEstudio, { right: () => true });
          const now = new Set(served.flatMap(({ met }) => met.map(({ ejercicio }) => ejercicio)));
          const offered = new Set(tasksOf(traced.week).flatMap(({ leccion }) => leccion?.ejercicios ?? []));
          for (const { task, met } of served) {
            const topic = own.curriculum.topicById.get(task.temaId);
            const fits = topic ? own.items(topic).filter(({ levels: [low] }) => low <= traced.context.level + 1) : [];
            for (const { ejercicio: id } of met) {
              const unseen = fits.filter(
                (item) =>
                  !seen.has(item.id) &&
                  !offered.has(item.id) &&
                  // Kept for the chapter that asks it.
                  !isReserved(traced.context, item.id) &&
                  (!item.formats || item.formats.includes(traced.context.learner.formato)),
              );
              if (seen.has(id) && task.tipo !== 'repaso') expect(unseen.length, `${id} in ${task.temaId}`).toBe(0);
            }
          }
          for (const id of now) seen.add(id);
        }
      }),
      sampled(22, 40),
    );
  });
});

describe('rounds of charts', () => {
  const poker = gameOf('Poker Texas Holdem');
  const opening = poker.curriculum.unitById.get('pk-pre-rfi@2');
  const push = poker.curriculum.unitById.get('pk-tor-pushfold@2');
  if (!opening || !push) throw new Error('the curriculum has no such unit');
  const ask = (unit: typeof opening, format: string, count = 10) =>
    chooseExercises(poker, [unit], count, { ...choice, format });

  it('are half of a session on their theme, a table or two, as many hands as the time holds', () => {
    const ids = ask(opening, 'cash');
    const hands = ids.filter(isOfRound);
    expect(ids.length - hands.length).toBe(5);
    expect(hands.length).toBeGreaterThanOrEqual(30);
    expect(hands.length).toBeLessThanOrEqual(40);
    expect(new Set(hands).size).toBe(hands.length);
    expect(new Set(hands.map((id) => id.slice(0, -2))).size).toBe(2);
  });

  it('are of the player’s format', () => {
    expect(ask(opening, 'torneo').some(isOfRound)).toBe(false);
    expect(ask(push, 'torneo').some(isOfRound)).toBe(true);
    expect(ask(push, 'cash').some(isOfRound)).toBe(false);
  });

  it('are dealt again for the second task of a day, and another table follows after twenty-five hands', () => {
    const first = ask(opening, 'cash').filter(isOfRound);
    const second = chooseExercises(poker, [opening], 10, {
      ...choice,
      format: 'cash',
      weeksSince: (id) => (first.includes(id) ? 0 : undefined),
    }).filter(isOfRound);
    expect(second.length).toBeGreaterThanOrEqual(30);
    expect(second.some((id) => first.includes(id))).toBe(false);
    const long = ask(opening, 'cash', 24).filter(isOfRound);
    expect(long).toHaveLength(40);
    expect(new Set(long.map((id) => id.slice(0, -2))).size).toBe(2);
    expect(new Set(long).size).toBe(long.length);
  });

  it('a test asks hand by hand, and no more of them than it has questions', () => {
    const asked = chooseExercises(poker, [opening], 10, {
      ...choice,
      format: 'cash',
      kind: 'test',
      weeksSince: () => 1,
    });
    expect(asked).toHaveLength(10);
  });
});
