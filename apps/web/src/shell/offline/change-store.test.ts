import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import {
  addChange,
  changesOver,
  currentChanges,
  drop,
  forgetLoadedChanges,
  pendingOf,
  settleSent,
  subscribeChanges,
} from './change-store.ts';

const change = (nuevoEstado: 'enProgreso' | 'finalizado', tareaIndex = 0): Change => ({
  planId: 'plan-1',
  diaIndex: 0,
  tareaIndex,
  nuevoEstado,
  nuevaPrioridad: null,
});
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('estratega.cambio.'));

beforeEach(() => {
  localStorage.clear();
  forgetLoadedChanges();
});

describe('the queue of changes', () => {
  it('keeps one entry per field, the last', () => {
    addChange('u1', change('enProgreso'));
    addChange('u1', change('finalizado'));
    addChange('u1', change('enProgreso', 1));
    expect(pendingOf('u1').map((one) => one.change)).toEqual([change('finalizado'), change('enProgreso', 1)]);
    expect(stored()).toHaveLength(2);
  });

  it('survives a page load, in order, and ignores what it does not understand', () => {
    addChange('u1', change('enProgreso', 2));
    addChange('u1', change('finalizado', 1));
    localStorage.setItem('estratega.cambio.zzz', '{"uid":"u1","change":{"planId":"<script>"}}');
    localStorage.setItem('estratega.cambio.zzy', 'no es JSON');
    forgetLoadedChanges();
    expect(pendingOf('u1').map((one) => one.change)).toEqual([change('enProgreso', 2), change('finalizado', 1)]);
  });

  it('keeps users apart', () => {
    addChange('u1', change('enProgreso'));
    addChange('u2', change('finalizado'));
    expect(pendingOf('u1')).toHaveLength(1);
    expect(pendingOf('u2')).toHaveLength(1);
  });

  it('shows a sent change until an answer asked for afterwards brings it', () => {
    addChange('u1', change('finalizado'));
    const before = performance.now();
    settleSent(pendingOf('u1')[0]?.id ?? '');
    expect(stored()).toEqual([]);
    const changes = currentChanges();
    expect(changesOver(changes, 'u1', before)).toEqual([change('finalizado')]);
    expect(changesOver(changes, 'u1', performance.now() + 1)).toEqual([]);
  });

  it('forgets a dropped change', () => {
    addChange('u1', change('finalizado'));
    drop(pendingOf('u1')[0]?.id ?? '');
    expect(pendingOf('u1')).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('hears of another tab: what it changed, and that it was sent', () => {
    const before = performance.now();
    subscribeChanges(() => {});
    const key = 'estratega.cambio.000000000000001000-aaaa';
    const newValue = JSON.stringify({ uid: 'u1', change: change('finalizado') });
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(pendingOf('u1')).toHaveLength(1);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(pendingOf('u1')).toEqual([]);
    expect(changesOver(currentChanges(), 'u1', before)).toEqual([change('finalizado')]);
  });
});
