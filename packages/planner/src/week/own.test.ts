import { describe, expect, it } from 'vitest';
import { initialLearner, learnFromWeek, planWeek } from '../index.ts';
import type { Propias } from './own-work.ts';
import { finished, HOY, minutesOf, tasksOf } from './weeks.fixture.ts';

const CHESS = {
  campo: 'Ajedrez',
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes', 'miercoles', 'viernes'],
  horasEstudio: { lunes: 1, miercoles: 1, viernes: 1 },
  experienciaAjedrez: 'Elo online',
  elo: 1500,
  tiempo: 'rapida',
  conocimientosAjedrez: '',
} as const;
const informacionTema = CHESS as unknown as Parameters<typeof initialLearner>[0];
const learner = initialLearner(informacionTema);
const plan = (propias?: Propias, hoy = HOY) => planWeek({ informacionTema, learner, hoy, propias });

const CITA = 'En tus partidas, 6 de 11 errores graves fueron en finales de torres';
const rooks = { tema: 'aj-fin-torrepractica', cita: CITA, peso: 0.6 };
const mistake = (i: number, respuestas: Propias['ejercicios'][number]['respuestas'] = []) => ({
  id: `p.error${String(i).padStart(6, '0')}`,
  tema: 'aj-tac-doble',
  perdida: 0.2 + i / 100,
  respuestas,
});

describe('own games in the week', () => {
  it('without them nothing changes, and nothing comes of nothing', () => {
    const bare = planWeek({ informacionTema, learner, hoy: HOY });
    expect(plan(undefined)).toEqual(bare);
    expect(plan({ hechos: [], ejercicios: [] })).toEqual(bare);
  });

  it('what they show weak gets minutes in its lane, and the task says why', () => {
    const weak = tasksOf(plan({ hechos: [rooks], ejercicios: [] })).filter(({ carril }) => carril === 'debil');
    expect(weak.length).toBeGreaterThan(0);
    expect(weak.every(({ porque }) => porque.startsWith(`${CITA}: `))).toBe(true);
    expect(minutesOf(weak) / (3 * 60)).toBeGreaterThanOrEqual(0.2);
  });

  it('a theme that is not taught is passed over', () => {
    expect(tasksOf(plan({ hechos: [{ ...rooks, tema: 'aj-no-existe' }], ejercicios: [] })).length).toBeGreaterThan(0);
  });

  it('own mistakes make one task of the lane, the dearest first', () => {
    const ejercicios = Array.from({ length: 6 }, (_, i) => mistake(i));
    const tasks = tasksOf(plan({ hechos: [], ejercicios }));
    const own = tasks.filter(({ leccion }) => leccion?.ejercicios.some((id) => id.startsWith('p.')));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ carril: 'debil', tipo: 'ejercicios', titulo: 'Errores de tus partidas' });
    expect(own[0]?.leccion?.ejercicios[0]).toBe('p.error000005');
    expect(own[0]?.porque).toContain('tus propias partidas');
    expect(own[0]?.contenido.length).toBeGreaterThanOrEqual(150);
  });

  it('fewer than three are no task; those solved on two days, or not yet due, are left out', () => {
    const solved = [
      { fecha: '2026-11-01', resultado: 'bien' },
      { fecha: '2026-11-05', resultado: 'bien' },
    ] as const;
    const ids = (propias: Propias) =>
      tasksOf(plan(propias)).flatMap(({ leccion }) => (leccion?.ejercicios ?? []).filter((id) => id.startsWith('p.')));
    expect(ids({ hechos: [], ejercicios: [mistake(1), mistake(2)] })).toEqual([]);
    const some = [mistake(1, solved), mistake(2), mistake(3), mistake(4)];
    expect(ids({ hechos: [], ejercicios: some })).toEqual(['p.error000004', 'p.error000003', 'p.error000002']);
    // Solved two days before the week began: about a week and a half until it comes again.
    const fresh = [mistake(1, [{ fecha: '2026-11-14', resultado: 'bien' }]), mistake(2), mistake(3), mistake(4)];
    expect(ids({ hechos: [], ejercicios: fresh })).not.toContain('p.error000001');
    // Failed then, it is back within the week.
    const failed = [mistake(1, [{ fecha: '2026-11-14', resultado: 'mal' }]), mistake(2), mistake(3), mistake(4)];
    expect(ids({ hechos: [], ejercicios: failed })).toContain('p.error000001');
  });

  it('teach the learner like any answer, and are not remembered by name', () => {
    const week = plan({ hechos: [], ejercicios: Array.from({ length: 6 }, (_, i) => mistake(i)) });
    const at = week.planEstudio
      .flatMap((day, diaIndex) => day.tareas.map((task, tareaIndex) => ({ task, diaIndex, tareaIndex })))
      .find(({ task }) => task.leccion?.ejercicios.some((id) => id.startsWith('p.')));
    const intentos = (at?.task.leccion?.ejercicios ?? []).map((ejercicio, i) => ({
      id: `00000000-0000-4000-8000-00000000000${i}`,
      diaIndex: at?.diaIndex ?? 0,
      tareaIndex: at?.tareaIndex ?? 0,
      ejercicio,
      resultado: 'mal' as const,
      pistas: 0,
      ms: 20_000,
      hechoEn: `${HOY}T15:00:00.000Z`,
    }));
    const after = learnFromWeek(learner, {
      hoy: HOY,
      informacionTema,
      ...finished(
        week,
        () => true,
        () => true,
      ),
      intentos,
    });
    expect(after.unidades[at?.task.leccion?.unidad ?? '']?.respuestas).toBe(intentos.length);
    expect(Object.keys(after.fallos).filter((id) => id.startsWith('p.'))).toEqual([]);
    expect(Object.keys(after.usados).filter((id) => id.startsWith('p.'))).toEqual([]);
  });
});
