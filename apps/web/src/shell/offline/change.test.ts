import { describe, expect, it } from 'vitest';
import { aPlan } from '../../test/a-plan.ts';
import { applyChanges, fieldOf, readChange } from './change.ts';

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

  it('reads only what could have been written', () => {
    expect(readChange(estado)).toEqual(estado);
    for (const raw of [null, 'x', {}, { ...estado, nuevoEstado: 'hecho' }, { ...estado, nuevaPrioridad: 'baja' }])
      expect(readChange(raw)).toBeNull();
  });
});
