import type { InformacionTema, Tarea } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { initialLearner } from '../index.ts';
import { changesOf } from './changes.ts';

const request: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes'],
  horasEstudio: { lunes: 1 },
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: '',
};
const learner = initialLearner(request);

const said = (before: number, after: number): string =>
  changesOf(gameOf('Ajedrez'), {
    before: { ...learner, ritmo: before },
    after: { ...learner, ritmo: after, semana: 1 },
    planEstudio: [],
    objetivos: [],
    informacionTema: request,
  }).join(' ');

describe('what changed since last week', () => {
  it('says once that the player learns more slowly or more quickly than expected', () => {
    expect(said(0.9, 0.8)).toContain('cada tema recibe más minutos');
    expect(said(0.8, 0.78)).not.toContain('cada tema');
    expect(said(1.25, 1.35)).toContain('los temas nuevos llegan antes');
    expect(said(1.2, 1.25)).not.toContain('llegan antes');
    expect(said(1, 1)).not.toMatch(/cada tema|llegan antes/u);
  });

  it('says of what was mastered where it goes: to review, a step up, or on', () => {
    const game = gameOf('Ajedrez');
    const unit = game.curriculum.unitById.get('aj-tac-clavada@1');
    if (!unit) throw new Error('no such unit');
    const told = (...tasks: readonly Partial<Tarea>[]): string =>
      changesOf(game, {
        before: learner,
        after: { ...learner, unidades: { [unit.id]: { p: 0.97, t: 4, n: 30 } } },
        planEstudio: [
          {
            dia: 'lunes',
            fecha: '2026-11-16',
            tareas: tasks.map((task) => ({ temaId: unit.topic.id, nivel: 1, carril: 'camino', ...task }) as Tarea),
          },
        ],
        objetivos: [],
        informacionTema: request,
      }).join(' ');
    const name = `«${unit.topic.titulo}»`;
    expect(told()).toContain(`Pasan a repaso espaciado, porque tus respuestas lo mostraron: ${name}`);
    const besides = { tipo: 'repaso', carril: 'repaso' } as const;
    expect(told(besides, { tipo: 'jugar', carril: 'juego' }, { tipo: 'cierre', carril: 'cierre' })).toContain(
      'Pasan a',
    );
    const up = told({ tipo: 'teoria', nivel: 2 }, { tipo: 'ejercicios' });
    expect(up).toContain(`Suben un escalón, porque tus respuestas lo mostraron: ${name}`);
    expect(up).not.toContain('Pasan a');
    const on = told({ tipo: 'ejercicios' }, besides);
    expect(on).toContain(`esta semana se afirman: ${name}`);
    expect(on).not.toMatch(/Pasan a|Suben/u);
  });
});
