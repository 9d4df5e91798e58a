import type { Dia, InformacionTema, Resultado } from '@estratega/domain';
import { REVIEW_PLACE } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { type Answer, initialLearner, learnFromWeek, ownToReview, planWeek, toReview } from '../index.ts';

const request: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes'],
  horasEstudio: { lunes: 1, miercoles: 1, viernes: 1 },
  experienciaAjedrez: 'Elo fide',
  elo: 1500,
  tiempo: 'rapida',
  conocimientosAjedrez: 'Me cuestan las clavadas',
  zonaHoraria: 'America/Argentina/Buenos_Aires',
};
const HOY = '2026-11-16';
const learner = initialLearner(request);
const week = planWeek({ informacionTema: request, learner, hoy: HOY });
const places = week.planEstudio.flatMap((day, diaIndex) =>
  day.tareas.flatMap((task, tareaIndex) =>
    (task.leccion?.ejercicios ?? []).map((ejercicio) => ({ ejercicio, diaIndex, tareaIndex })),
  ),
);
const [place, other] = places as [(typeof places)[number], (typeof places)[number]];
let n = 0;
const answer = (resultado: Resultado, hechoEn: string, at: Partial<Answer> = place): Answer => ({
  id: `i${n++}`,
  ...place,
  resultado,
  pistas: 0,
  ms: 20_000,
  hechoEn: `${hechoEn}Z`,
  ...at,
});
const running = (intentos: readonly Answer[], hoy = HOY) => ({
  hoy,
  informacionTema: request,
  planEstudio: week.planEstudio as Dia[],
  objetivos: week.objetivos,
  intentos,
});
const due = (...intentos: readonly Answer[]) => toReview(learner, [running(intentos)]);

describe('what is to be reviewed', () => {
  it('is what was failed, three days later, whichever day its task was meant for', () => {
    expect(due(answer('mal', '2026-11-17T15:00:00'))).toEqual([
      { ejercicio: place.ejercicio, desde: '2026-11-17', vence: '2026-11-20' },
    ]);
    expect(due(answer('visto', '2026-11-17T15:00:00'))).toHaveLength(1);
    // A hand of a round is met again at the end of its session, and on no other day.
    expect(due(answer('mal', '2026-11-17T15:00:00', { ...place, ejercicio: 'g.tabla-abrir.2.k3x900' }))).toEqual([]);
    expect(due(answer('bien', '2026-11-17T15:00:00'), answer('propio', '2026-11-17T15:00:00', other))).toEqual([]);
  });

  it('counts a day by its first answer: solved at the second try, it was failed', () => {
    const [one] = due(answer('mal', '2026-11-17T15:00:00'), answer('bien', '2026-11-17T15:01:00'));
    expect(one?.vence).toBe('2026-11-20');
  });

  it('counts days where the player is', () => {
    // Half past ten in the evening of the 17th in Buenos Aires.
    expect(due(answer('mal', '2026-11-18T01:30:00'))[0]?.desde).toBe('2026-11-17');
  });

  it('solved once it waits longer, solved on two days it is done, failed again it begins anew', () => {
    const failed = answer('mal', '2026-11-17T15:00:00');
    const review = (resultado: Resultado, day: string) =>
      answer(resultado, `${day}T15:00:00`, { ...REVIEW_PLACE, ejercicio: place.ejercicio });
    const [once] = due(failed, review('bien', '2026-11-20'));
    expect(once?.desde).toBe('2026-11-20');
    expect((once?.vence ?? '') > '2026-11-24').toBe(true);
    expect(due(failed, review('casi', '2026-11-20'))).toEqual([once]);
    expect(due(failed, review('bien', '2026-11-20'), review('bien', '2026-12-01'))).toEqual([]);
    expect(due(failed, review('mal', '2026-11-20'))[0]?.vence).toBe('2026-11-23');
  });

  it('outlives its week: what the finished week left is due in the next', () => {
    const after = learnFromWeek(learner, running([answer('mal', '2026-11-22T15:00:00')]));
    expect(toReview(after, [])).toEqual([{ ejercicio: place.ejercicio, desde: '2026-11-22', vence: '2026-11-25' }]);
    const solved = answer('bien', '2026-11-25T15:00:00', { ...REVIEW_PLACE, ejercicio: place.ejercicio });
    expect(toReview(after, [running([solved], '2026-11-23')])[0]?.desde).toBe('2026-11-25');
    // And the planner hears of it when that week ends.
    expect(learnFromWeek(after, running([solved], '2026-11-23')).fallos[place.ejercicio]?.b).toBe(1);
  });

  it('an answer to what nobody failed, given in the review, is no failure of any unit', () => {
    expect(due(answer('mal', '2026-11-17T15:00:00', { ...REVIEW_PLACE, ejercicio: 'ajnadie1' }))).toEqual([]);
  });
});

describe('own mistakes to be reviewed', () => {
  const mistake = (id: number, ...respuestas: { fecha: string; resultado: Resultado }[]) => ({
    id: `p.error00000${id}`,
    respuestas,
  });
  it('three new ones a day, the dearest first, and those that are due again', () => {
    const all = [1, 2, 3, 4, 5].map((id) => mistake(id));
    expect(ownToReview(all, HOY).map(({ ejercicio }) => ejercicio)).toEqual([
      'p.error000001',
      'p.error000002',
      'p.error000003',
    ]);
    const begun = [mistake(1, { fecha: HOY, resultado: 'mal' }), ...all.slice(1)];
    expect(ownToReview(begun, HOY)).toEqual([
      { ejercicio: 'p.error000001', desde: HOY, vence: '2026-11-19' },
      { ejercicio: 'p.error000002', desde: HOY, vence: HOY },
      { ejercicio: 'p.error000003', desde: HOY, vence: HOY },
    ]);
  });
  it('not what was solved on two days', () => {
    const solved = mistake(1, { fecha: '2026-11-10', resultado: 'bien' }, { fecha: '2026-11-14', resultado: 'bien' });
    expect(ownToReview([solved], HOY)).toEqual([]);
  });
});
