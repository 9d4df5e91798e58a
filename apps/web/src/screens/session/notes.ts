import { NOTE_MAX, NOTE_NAMES, type NombreApunte, type Plan, type Tarea } from '@estratega/domain';
import { useCallback, useEffect, useRef } from 'react';
import { addChange } from '../../shell/offline/change-store.ts';
import type { Place } from './place.ts';
import { changeProgress, progressKey, readProgress, useProgress } from './progress.ts';

/**
 * What the player writes of a task. While it is being written it is a draft on this machine, so that nothing typed is
 * lost; once the writing rests it goes into the queue like every other change, and comes back with the plan.
 */

export type Notes = Readonly<Partial<Record<NombreApunte, string>>>;
export type OnNote = (name: NombreApunte, text: string) => void;

/** How long nobody types before what was typed is sent. */
const REST_MS = 1200;

const isName = (name: string): name is NombreApunte => NOTE_NAMES.some((one) => one === name);
const draftsIn = (notas: Readonly<Record<string, string>>): Notes =>
  Object.fromEntries(Object.entries(notas).filter(([name, text]) => isName(name) && typeof text === 'string'));

const together = (tarea: Tarea | undefined, drafts: Readonly<Record<string, string>>): Notes => ({
  ...tarea?.notas,
  ...draftsIn(drafts),
});

/** Of any task of the plan. */
export const notesOf = (plan: Plan, place: Place): Notes =>
  together(
    plan.planEstudio[place.diaIndex]?.tareas[place.tareaIndex],
    readProgress(progressKey(place, plan.semana)).notas,
  );

export function useNotes(
  plan: Plan,
  tarea: Tarea,
  place: Place,
  uid: string,
  key: string,
): { notas: Notes; onNote: OnNote } {
  const { notas: drafts } = useProgress(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const planId = plan.id;
  // The place itself is another object at every drawing.
  const { diaIndex, tareaIndex } = place;

  /** Written into the queue first and forgotten as a draft after: whatever happens between the two, it is there. */
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const written = draftsIn(readProgress(key).notas);
    for (const [nombre, texto] of Object.entries(written) as [NombreApunte, string][])
      addChange(uid, { planId, diaIndex, tareaIndex, nombre, texto: texto.toWellFormed().slice(0, NOTE_MAX) });
    if (Object.keys(written).length > 0) changeProgress(key, (now) => ({ ...now, notas: {} }));
  }, [key, diaIndex, tareaIndex, planId, uid]);

  // What an earlier visit left as a draft goes now; and what is written here, before the task or the page is left.
  useEffect(() => {
    settle();
    window.addEventListener('pagehide', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);

  const onNote: OnNote = (name, text) => {
    changeProgress(key, (now) => ({ ...now, notas: { ...now.notas, [name]: text } }));
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, REST_MS);
  };
  return { notas: together(tarea, drafts), onNote };
}
