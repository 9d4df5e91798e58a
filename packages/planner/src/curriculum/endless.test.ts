import { type InformacionTema, POKER_TYPES, TABLE_LIMITS } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../evaluation/index.ts';
import { gameOf } from '../games/index.ts';
import { initialLearner, learnFromWeek, planWeek } from '../index.ts';
import { drillsFor, hasDrills } from './drills.ts';

/** What is asked for most after the flop, and has a bank of a week: the rest is made from seeds. */
const THEMES = [
  'pk-pos-overbet',
  'pk-pos-xrtardio',
  'pk-pos-farol',
  'pk-pos-checkraise',
  'pk-pos-oop',
  'pk-pos-sonda',
  'pk-pos-bloqueo',
];

const game = gameOf('Poker Texas Holdem');

describe('themes with a small bank', () => {
  it.each(THEMES)('%s has exercises without end at each of its levels, in every format', (id) => {
    const levels = game.curriculum.units.filter(({ topic }) => topic.id === id).map(({ level }) => level);
    expect(levels.length).toBeGreaterThan(0);
    for (const format of ['cash', 'torneo', 'sng']) {
      expect(hasDrills(game.drills, id, format)).toBe(true);
      for (const level of levels)
        expect(drillsFor(game.drills, id, level, format).map((drill) => drill.level)).toContain(level);
    }
  });

  it('are there in the fourth week as in the first, under their own name', () => {
    const informacionTema: InformacionTema = {
      campo: 'Poker Texas Holdem',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes', 'miercoles', 'viernes'],
      horasEstudio: { lunes: 1, miercoles: 1, viernes: 1 },
      tipoPoker: POKER_TYPES[0],
      limiteMesa: TABLE_LIMITS[2],
      conocimientosPoker: 'Quiero trabajar las overbets',
    };
    let learner = initialLearner(informacionTema);
    for (const [week, hoy] of ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'].entries()) {
      const { planEstudio, objetivos } = planWeek({ informacionTema, learner, hoy });
      const own = planEstudio.flatMap(({ tareas }) => tareas).filter(({ temaId }) => temaId === 'pk-pos-overbet');
      expect(
        own.reduce((sum, { tiempo }) => sum + tiempo, 0),
        hoy,
      ).toBeGreaterThanOrEqual(40);
      expect(own.filter(({ titulo }) => titulo.startsWith('Práctica mixta'))).toEqual([]);
      const finished = planEstudio.map((day) => ({
        ...day,
        tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
      }));
      learner = learnFromWeek(learner, {
        hoy,
        informacionTema,
        planEstudio: finished,
        objetivos,
        intentos: answersTo(finished, `sin fondo ${week}`, 0.7),
      });
    }
  });
});
