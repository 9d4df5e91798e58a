import { describe, expect, it } from 'vitest';
import { aPlan } from '../../test/a-plan.ts';
import { applyChanges, fieldOf, pathOf, readChange } from './change.ts';

const estado = {
  planId: 'plan-1',
  diaIndex: 1,
  tareaIndex: 0,
  nuevoEstado: 'finalizado',
  nuevaPrioridad: null,
} as const;

describe('changes over a plan', () => {
  it('sets the one value and copies nothing else', () => {
    const plan = aPlan();
    const changed = applyChanges(plan, [estado]);
    expect(changed.planEstudio[1]?.tareas[0]?.estado).toBe('finalizado');
    expect(changed.planEstudio[1]?.tareas[0]?.prioridad).toBe('alta');
    expect(changed.planEstudio[1]?.tareas[1]).toBe(plan.planEstudio[1]?.tareas[1]);
    expect(changed.planEstudio[0]).toBe(plan.planEstudio[0]);
    expect(plan.planEstudio[1]?.tareas[0]?.estado).toBe('esperando');
  });

  it('leaves the plan itself when nothing differs, is of another plan or has no place', () => {
    const plan = aPlan();
    expect(applyChanges(plan, [{ ...estado, nuevoEstado: 'esperando' }])).toBe(plan);
    expect(applyChanges(plan, [{ ...estado, planId: 'otro' }])).toBe(plan);
    expect(applyChanges(plan, [{ ...estado, diaIndex: 6 }])).toBe(plan);
    expect(applyChanges(plan, [{ planId: 'plan-1', objetivoIndex: 9, nuevoEstado: 'finalizado' }])).toBe(plan);
  });

  it('sets objectives and priorities, the last one winning', () => {
    const changed = applyChanges(aPlan(), [
      { planId: 'plan-1', objetivoIndex: 1, nuevoEstado: 'enProgreso' },
      { planId: 'plan-1', objetivoIndex: 1, nuevoEstado: 'finalizado' },
      { ...estado, nuevoEstado: null, nuevaPrioridad: 'baja' },
    ]);
    expect(changed.objetivos[1]?.estado).toBe('finalizado');
    expect(changed.planEstudio[1]?.tareas[0]).toMatchObject({ estado: 'esperando', prioridad: 'baja' });
  });

  it('tells state and priority of one task apart', () => {
    expect(fieldOf(estado)).not.toBe(fieldOf({ ...estado, nuevoEstado: null, nuevaPrioridad: 'baja' }));
  });

  it('a task that does not apply counts as done, goes back to what it was, and a state said later is the last word', () => {
    const plan = aPlan();
    const place = { planId: 'plan-1', diaIndex: 1, tareaIndex: 0 };
    const said = { ...place, motivo: 'ya_lo_se', nota: 'De la escuela.' } as const;
    const begun = applyChanges(plan, [{ ...estado, nuevoEstado: 'enProgreso' }, said]);
    expect(begun.planEstudio[1]?.tareas[0]).toMatchObject({
      estado: 'finalizado',
      noAplica: { motivo: 'ya_lo_se', nota: 'De la escuela.', antes: 'enProgreso' },
    });
    const back = applyChanges(begun, [{ ...place, motivo: null }]).planEstudio[1]?.tareas[0];
    expect(back?.estado).toBe('enProgreso');
    expect(back).not.toHaveProperty('noAplica');
    const state = applyChanges(begun, [{ ...estado, nuevoEstado: 'esperando' }]).planEstudio[1]?.tareas[0];
    expect(state?.estado).toBe('esperando');
    expect(state).not.toHaveProperty('noAplica');
    expect(applyChanges(plan, [{ ...place, motivo: null }])).toBe(plan);
    expect(fieldOf(said)).toBe(fieldOf(estado));
    expect(readChange(said)).toEqual(said);
    expect(readChange({ ...place, motivo: 'reorganizada' })).toBeNull();
  });

  it('changes a task of one’s own by its id, and nothing of the plan', () => {
    const own = {
      id: 'p1',
      dia: 'viernes',
      fecha: '2026-11-13',
      titulo: 'Clase',
      tiempo: 45,
      estado: 'esperando',
      prioridad: 'media',
    } as const;
    const plan = aPlan({ propias: [own] });
    const change = { planId: 'plan-1', tareaPropia: 'p1', nuevoEstado: 'finalizado', nuevaPrioridad: null } as const;
    const changed = applyChanges(plan, [change]);
    expect(changed.propias).toEqual([{ ...own, estado: 'finalizado' }]);
    expect(changed.planEstudio).toBe(plan.planEstudio);
    expect(applyChanges(plan, [{ ...change, tareaPropia: 'p2' }])).toBe(plan);
    expect(readChange(change)).toEqual(change);
    expect([pathOf(change), pathOf(estado)]).toEqual([
      '/api/chat/actualizar-tarea-propia',
      '/api/chat/actualizar-estado-tarea',
    ]);
  });

  it('reads only what could have been written', () => {
    expect(readChange(estado)).toEqual(estado);
    for (const raw of [null, 'x', {}, { ...estado, nuevoEstado: 'hecho' }, { ...estado, nuevaPrioridad: 'baja' }])
      expect(readChange(raw)).toBeNull();
  });
});
