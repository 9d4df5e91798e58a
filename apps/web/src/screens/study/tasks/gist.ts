import type { Bloque } from '@estratega/domain';
import { listOf } from '@estratega/domain';
import { count } from '../words.ts';

/** What a task's content holds, in one line for its row: "Contenido: 6 posiciones y 2 preguntas." */
export function gist(blocks: readonly Bloque[]): string {
  const of = (tipo: Bloque['tipo']) => blocks.filter((block) => block.tipo === tipo).length;
  const parts = [
    { n: of('tablero'), one: 'posición', many: 'posiciones' },
    { n: of('mesa'), one: 'mano', many: 'manos' },
    { n: of('pregunta'), one: 'pregunta', many: 'preguntas' },
  ].flatMap(({ n, one, many }) => (n > 0 ? [count(n, one, many)] : []));
  if (parts.length > 0) return `Contenido: ${listOf(parts)}.`;
  return of('lista') > 0 ? 'Contenido: guía paso a paso.' : 'Contenido: lectura guiada.';
}
