import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { applyNews, initialLearner, isLearnerState, planWeek } from '../index.ts';

const chess: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'jueves'],
  horasEstudio: { lunes: 2, jueves: 2 },
  experienciaAjedrez: 'Elo fide',
  elo: 1500,
  tiempo: 'rapida',
  conocimientosAjedrez: '',
};
const poker: InformacionTema = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes', 'jueves'],
  horasEstudio: { lunes: 2, jueves: 2 },
  tipoPoker: 'Cash games',
  limiteMesa: 'Micro-stakes NL2-NL25',
  conocimientosPoker: '',
};

describe('news of a player who advances', () => {
  it('a new Elo or stake is a new level', () => {
    expect(applyNews(initialLearner(chess), chess, 'Subí a 1750 de Elo').nivel).toBe(4);
    expect(applyNews(initialLearner(poker), poker, 'Ahora juego NL50').nivel).toBe(3);
  });

  it('losses bring caution, and no higher level', () => {
    const learner = applyNews(
      initialLearner(poker),
      poker,
      'Perdí mucho dinero, ahora juego NL200 para recuperar lo perdido',
    );
    expect(learner).toMatchObject({ cautela: true, nivel: 1 });
    const first = planWeek({ informacionTema: poker, learner, hoy: '2026-11-16' }).planEstudio[0]?.tareas;
    expect(first?.some((task) => /^pk-(?:men|ban)-/u.test(task.temaId))).toBe(true);
  });

  it('themes change what is believed, once', () => {
    const once = applyNews(initialLearner(chess), chess, 'No entiendo la profilaxis');
    expect(once.declarado).toEqual({ 'aj-est-profilaxis': { polaridad: 'no_sabe' } });
    expect(applyNews(once, chess, 'No entiendo la profilaxis')).toEqual(once);
  });

  it('a state read back from a store is recognised', () => {
    const learner = initialLearner(chess);
    expect(isLearnerState(JSON.parse(JSON.stringify(learner)))).toBe(true);
    expect(isLearnerState({ ...learner, version: 99 })).toBe(false);
    expect(isLearnerState(null)).toBe(false);
  });
});
