import { isRight, type Tarea } from '@estratega/domain';
import { count } from '../words.ts';

/** How many exercises a task asks; none in weeks whose lessons stand in their text. */
export const exercisesOf = ({ leccion }: Pick<Tarea, 'leccion'>): number =>
  (leccion?.ejercicios.length ?? 0) + (leccion?.partidas?.length ?? 0);

/** "8 ejercicios", or what was answered of them: "3 de 8 respondidos, 2 bien a la primera". */
export function answeredLine(task: Pick<Tarea, 'leccion' | 'intentos'>): string {
  const asked = exercisesOf(task);
  const { intentos = [] } = task;
  if (asked === 0) return '';
  if (intentos.length === 0) return count(asked, 'ejercicio', 'ejercicios');
  const right = intentos.filter(({ primero }) => isRight(primero)).length;
  return `${intentos.length} de ${asked} respondidos, ${right} bien a la primera`;
}
