import type { InformacionTema } from '@estratega/domain';
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
    expect(said(1.1, 1.2)).toContain('cada tema necesita menos minutos');
    expect(said(1.2, 1.25)).not.toContain('cada tema');
    expect(said(1, 1)).not.toContain('cada tema');
  });
});
