import { askedOf, isRight, type Tarea } from '@estratega/domain';
import { count } from '../words.ts';

/** How many exercises a task asks; none in weeks whose lessons stand in their text. */
export const exercisesOf = ({ leccion }: Pick<Tarea, 'leccion'>): number =>
  askedOf(leccion) + (leccion?.partidas?.length ?? 0);

/** "≈ 8 ejercicios", or what was answered of them: "3 respondidos, 2 bien a la primera". A test has its number. */
export function answeredLine(task: Pick<Tarea, 'leccion' | 'intentos'>): string {
  const asked = exercisesOf(task);
  const { intentos = [], leccion } = task;
  if (asked === 0) return '';
  const isServed = leccion?.serie !== undefined;
  if (intentos.length === 0) return `${isServed ? '≈ ' : ''}${count(asked, 'ejercicio', 'ejercicios')}`;
  const right = intentos.filter(({ primero }) => isRight(primero)).length;
  const many = isServed
    ? count(intentos.length, 'respondido', 'respondidos')
    : `${intentos.length} de ${asked} respondidos`;
  return `${many}, ${right} bien a la primera`;
}
