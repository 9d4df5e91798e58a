import type { Dia, InformacionTema, NoAplica, Tarea } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '../index.ts';
import { HOY, tasksOf } from '../week/weeks.fixture.ts';

const REQUEST: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes', 'domingo'],
  horasEstudio: { lunes: 1, miercoles: 1, viernes: 1.5, domingo: 2 },
  experienciaAjedrez: 'Elo online',
  elo: 1500,
  tiempo: 'rapida',
  conocimientosAjedrez: 'quiero estudiar la siciliana y me cuestan las clavadas',
};
const POKER: InformacionTema = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes', 'jueves'],
  horasEstudio: { lunes: 1, jueves: 1 },
  tipoPoker: 'Cash games',
  limiteMesa: 'Micro-stakes NL2-NL25',
  conocimientosPoker: '',
};
const firstWeek = (request: InformacionTema) =>
  planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY });
const week = firstWeek(REQUEST);

/** Everything done, but what is said not to apply. */
const after = (mark: (task: Tarea) => NoAplica | undefined, request: InformacionTema = REQUEST): LearnerState => {
  const { planEstudio: planned, objetivos } = firstWeek(request);
  const planEstudio = planned.map(
    (day): Dia => ({
      ...day,
      tareas: day.tareas.map((task) => {
        const noAplica = mark(task);
        return { ...task, estado: 'finalizado', ...(noAplica ? { noAplica } : {}) };
      }),
    }),
  );
  return learnFromWeek(initialLearner(request), { hoy: HOY, informacionTema: request, planEstudio, objetivos });
};
const asked = tasksOf(week).find(({ carril }) => carril === 'pedido') as Tarea;
const unit = `${asked.temaId}@${asked.nivel}`;
const of = (noAplica: NoAplica) => (task: Tarea) => (task.temaId === asked.temaId ? noAplica : undefined);
const next = (learner: LearnerState) => planWeek({ informacionTema: REQUEST, learner, hoy: '2026-11-23' });
const minutesOn = (learner: LearnerState, temaId: string): number =>
  tasksOf(next(learner)).reduce((sum, task) => (task.temaId === temaId ? sum + task.tiempo : sum), 0);

describe('a task that does not apply', () => {
  it('is not taken for study', () => {
    const studied = after(() => undefined);
    const turned = after(of({ motivo: 'otro', nota: 'estuve de viaje' }));
    // A game about it still touches it.
    expect(turned.unidades[unit]?.toques ?? 0).toBeLessThan(studied.unidades[unit]?.toques ?? 0);
    expect(turned.ultimas[0]?.hechas).toBeLessThan(studied.ultimas[0]?.hechas ?? 0);
    expect(turned.pendientes).toEqual([]);
  });

  it('«ya lo sé» is a claim: no more lessons, one test', () => {
    const learner = after(of({ motivo: 'ya_lo_se' }));
    expect(learner.declarado[asked.temaId]).toEqual({ polaridad: 'sabe' });
    const tasks = tasksOf(next(learner)).filter(({ temaId, carril }) => temaId === asked.temaId && carril !== 'cierre');
    const kinds = tasks.map(({ tipo }) => tipo);
    expect(kinds).toContain('test');
    expect(kinds).not.toContain('teoria');
    expect(kinds).not.toContain('ejercicios');
  });

  it('«no me interesa» takes the theme back and lets it rest', () => {
    const learner = after(of({ motivo: 'no_me_interesa' }));
    expect(learner.declarado[asked.temaId]).toBeUndefined();
    expect(minutesOn(learner, asked.temaId)).toBe(0);
    expect(minutesOn(after(of({ motivo: 'otro', nota: 'sin tiempo' })), asked.temaId)).toBeGreaterThan(0);
  });

  it('«no tengo con qué», of games, means fewer of them next week', () => {
    const learner = after((task) => (task.carril === 'juego' ? { motivo: 'sin_medios' } : undefined));
    const play = (state: LearnerState): number =>
      tasksOf(next(state)).reduce((sum, task) => (task.carril === 'juego' ? sum + task.tiempo : sum), 0);
    expect(learner.sinJuego).toBe(learner.semana + 4);
    expect(play(learner)).toBeLessThan(play(after(() => undefined)));
    // Of a lesson it says nothing of the player.
    expect(after(of({ motivo: 'sin_medios' })).declarado).toEqual(after(of({ motivo: 'otro', nota: 'x' })).declarado);
  });

  it('a note that speaks of trouble is heard', () => {
    const noted = (nota: string) => after(() => ({ motivo: 'otro', nota }), POKER).cautela;
    expect(noted('tengo deudas por el juego y no puedo parar')).toBe(true);
    expect(noted('me quedé sin luz')).toBe(false);
  });

  it('what re-planning gave up comes back and says nothing of the player', () => {
    const learner = after(of({ motivo: 'reorganizada' }));
    expect(learner.declarado).toEqual(after(() => undefined).declarado);
    expect(learner.pendientes.map(({ unidad }) => unidad)).toContain(unit);
    expect(minutesOn(learner, asked.temaId)).toBeGreaterThan(0);
  });
});
