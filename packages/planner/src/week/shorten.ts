import { askedOf, type Leccion, type Tarea } from '@estratega/domain';
import { isPlayedOut } from './write/items.ts';

/** A task made shorter: fewer exercises, and words that still agree with it. What was answered stays in it. */

const LEAST_EXERCISES = 2;

/** Exercises in the order in which they are met, the answered ones always among them. */
const fewer = (ejercicios: readonly string[], count: number, answered: ReadonlySet<string>): string[] => {
  let spare = Math.max(0, count - ejercicios.filter((id) => answered.has(id)).length);
  return ejercicios.filter((id) => answered.has(id) || spare-- > 0);
};

/** «Resuelve 8 posiciones», «las 8 manos», «las 4 situaciones», «con al menos 6 aciertos»: only what the writer itself says with a number. */
const recounted = (text: string, from: number, to: number): string =>
  from === to
    ? text
    : text
        .replaceAll(new RegExp(`\\b${from} (posiciones|manos|situaciones)\\b`, 'gu'), `${to} $1`)
        .replaceAll(
          /con al menos (\d+) aciertos?\b/gu,
          (_all, wanted: string) => `con al menos ${asked(Number(wanted), from, to)}`,
        );

const asked = (wanted: number, from: number, to: number): string => {
  const now = Math.max(1, Math.min(to, Math.ceil((wanted * to) / from)));
  return `${now} ${now === 1 ? 'acierto' : 'aciertos'}`;
};

/** An answer to one of them may be on its way. */
const setAside = (
  { ejercicios, partidas = [], apartados = [] }: Leccion,
  kept: readonly string[],
): Pick<Leccion, 'apartados'> => {
  const all = [...apartados, ...[...ejercicios, ...partidas].filter((id) => !kept.includes(id))];
  return all.length === 0 ? {} : { apartados: all };
};

/** A series goes on choosing from what it had, for less time: what another theme filled goes first. */
const shorterSeries = (
  { ejercicios, serie }: Leccion,
  cuantos: number,
  answered: ReadonlySet<string>,
): Pick<Leccion, 'ejercicios' | 'serie'> | undefined => {
  if (!serie) return undefined;
  const { relleno, ...rest } = serie;
  if (!relleno) return { ejercicios, serie: { ...serie, cuantos } };
  const own = ejercicios.slice(0, relleno.desde);
  const filling = ejercicios.slice(relleno.desde);
  const left = fewer(filling, Math.max(0, filling.length - (serie.cuantos - cuantos)), answered);
  return { ejercicios: [...own, ...left], serie: { ...rest, cuantos, ...(left.length > 0 ? { relleno } : {}) } };
};

export const shortened = (task: Tarea, tiempo: number): Tarea => {
  if (tiempo === task.tiempo) return task;
  const answered = new Set(task.intentos?.map(({ ejercicio }) => ejercicio));
  const before = askedOf(task.leccion);
  const wanted = Math.max(LEAST_EXERCISES, Math.round((before * tiempo) / task.tiempo));
  const served = task.leccion && shorterSeries(task.leccion, Math.min(before, wanted), answered);
  const serie = served?.serie;
  const ejercicios = served?.ejercicios ?? fewer(task.leccion?.ejercicios ?? [], wanted, answered);
  const partidas = isPlayedOut(task.tipo, tiempo)
    ? task.leccion?.partidas
    : task.leccion?.partidas?.filter((id) => answered.has(id));
  const said = (text: string): string =>
    recounted(
      text.replaceAll(new RegExp(`\\b${task.tiempo} minutos\\b`, 'gu'), `${tiempo} minutos`),
      before,
      serie?.cuantos ?? ejercicios.length,
    );
  return {
    ...task,
    titulo: said(task.titulo),
    descripcion: said(task.descripcion),
    contenido: said(task.contenido),
    tiempo,
    ...(task.leccion
      ? {
          leccion: {
            ...task.leccion,
            ejercicios,
            ...(partidas ? { partidas } : {}),
            ...setAside(task.leccion, [...ejercicios, ...(partidas ?? [])]),
            ...(serie ? { serie } : {}),
          },
        }
      : {}),
  };
};
