import { addDays, type Dia, type InformacionTema } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialLearner, planWeek, recoverWeek } from '../index.ts';
import { requests } from './requests.arbitrary.ts';
import { HOY, options } from './weeks.fixture.ts';

const minutes = (tasks: readonly { readonly tarea: { readonly tiempo: number } }[]): number =>
  tasks.reduce((sum, { tarea }) => sum + tarea.tiempo, 0);
const planned = (day: Dia | undefined): number => day?.tareas.reduce((sum, task) => sum + task.tiempo, 0) ?? 0;

describe('recovering a week', { timeout: 300_000 }, () => {
  it('loses nothing unsaid, lengthens no day by more than a quarter, and touches nothing done', () => {
    fc.assert(
      fc.property(
        requests({ maxHours: 3 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 97 }),
        (request: InformacionTema, gone, pattern) => {
          const { planEstudio } = planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY });
          const hoy = addDays(HOY, gone);
          const done = (dia: number, tarea: number): boolean => (dia * 7 + tarea * 3 + pattern) % 4 === 0;
          const recovered = recoverWeek(planEstudio, done, hoy);
          const kept = recovered.dias.flatMap((day) => day.tareas);
          const place = ({ diaIndex, tareaIndex }: { diaIndex: number; tareaIndex: number }) =>
            `${diaIndex} ${tareaIndex}`;
          const open = planEstudio.flatMap((day, diaIndex) =>
            day.tareas.flatMap((_, tareaIndex) =>
              done(diaIndex, tareaIndex) ? [] : [place({ diaIndex, tareaIndex })],
            ),
          );
          expect([...kept, ...recovered.quitadas].map(place).sort()).toEqual(open.sort());
          for (const day of recovered.dias) {
            const was = planEstudio.find(({ fecha }) => fecha === day.fecha);
            const at = planEstudio.findIndex(({ fecha }) => fecha === day.fecha);
            const spent = was?.tareas.reduce((sum, task, i) => (done(at, i) ? sum + task.tiempo : sum), 0) ?? 0;
            expect(day.fecha >= hoy).toBe(true);
            expect(minutes(day.tareas) + spent).toBeLessThanOrEqual(planned(was) * 1.25);
            const units = day.tareas
              .filter(({ tarea }) => tarea.tipo !== 'cierre')
              .map(({ tarea }) => `${tarea.temaId}@${tarea.nivel}`);
            expect(new Set(units).size).toBe(units.length);
          }
          for (const { tarea } of kept) expect(tarea.tiempo).toBeGreaterThanOrEqual(10);
        },
      ),
      options(31, 400),
    );
  });

  it('leaves a week alone in which nothing was missed', () => {
    const [request] = fc.sample(requests({ maxHours: 2 }), { numRuns: 1, seed: 3 });
    const { planEstudio } = planWeek({
      informacionTema: request as InformacionTema,
      learner: initialLearner(request as InformacionTema),
      hoy: HOY,
    });
    const { dias, quitadas, recuperados } = recoverWeek(planEstudio, () => false, HOY);
    expect(dias.map((day) => day.tareas.map(({ tarea }) => tarea))).toEqual(planEstudio.map((day) => day.tareas));
    expect(quitadas).toEqual([]);
    expect(recuperados).toBe(0);
  });

  it('gives up the least valuable: what was asked for stays before the path', () => {
    const request: InformacionTema = {
      campo: 'Ajedrez',
      nivelIntensidad: 'alto',
      diasEstudio: ['lunes', 'martes', 'jueves', 'sabado'],
      horasEstudio: { lunes: 2, martes: 1, jueves: 1, sabado: 1 },
      experienciaAjedrez: 'Elo fide',
      elo: 1500,
      tiempo: 'rapida',
      conocimientosAjedrez: 'me cuestan las clavadas',
    };
    const { planEstudio } = planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY });
    const { quitadas, recuperados } = recoverWeek(planEstudio, () => false, addDays(HOY, 2));
    expect(recuperados).toBeGreaterThan(0);
    expect(quitadas.length).toBeGreaterThan(0);
    const asked = quitadas.filter(({ tarea }) => tarea.carril === 'pedido').length;
    expect(asked).toBeLessThanOrEqual(quitadas.filter(({ tarea }) => tarea.carril === 'camino').length);
  });

  it('asks for ten minutes first after a week away', () => {
    const [request] = fc.sample(requests({ maxHours: 2 }), { numRuns: 1, seed: 3 });
    const { planEstudio } = planWeek({
      informacionTema: request as InformacionTema,
      learner: initialLearner(request as InformacionTema),
      hoy: HOY,
    });
    expect(recoverWeek(planEstudio, () => false, addDays(HOY, 8), HOY).primeraSesion).toBe(10);
    expect(recoverWeek(planEstudio, () => false, addDays(HOY, 3), HOY).primeraSesion).toBeUndefined();
  });
});
