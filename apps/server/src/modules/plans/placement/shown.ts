import { PLACEMENT_TOTAL, type PruebaNivel } from '@estratega/domain';
import type { Lessons } from '../../../platform/lessons/lessons.ts';
import type { Planner } from '../planner.ts';
import type { TestRow } from './repository.ts';

/** A test as it is told: stored, or only sent. */
export type ToldTest = Pick<TestRow, 'id' | 'campo' | 'nivel' | 'respuestas' | 'siguiente'>;

export interface TellingDependencies {
  readonly planner: Pick<Planner, 'nextInPlacement' | 'placementResult' | 'titleOf'>;
  readonly lessons: Pick<Lessons, 'paquetes'>;
}

export const tellTest = ({ planner, lessons }: TellingDependencies) => {
  const asked = (ejercicio: string) => ({ ejercicio, paquetes: [...lessons.paquetes([ejercicio], [])] });

  /** What would be asked after this answer; the time it takes is not known, so the end by the clock is not foreseen. */
  const after = ({ id, nivel, respuestas, siguiente }: ToldTest, bien: boolean, most: number) => {
    const next = siguiente && planner.nextInPlacement(nivel, [...respuestas, { ...siguiente, bien }], id, most);
    return next ? { [bien ? 'bien' : 'mal']: asked(next.ejercicio) } : {};
  };

  const missed = ({ campo, respuestas }: ToldTest) =>
    respuestas
      .filter(({ bien }) => !bien)
      .map(({ ejercicio, tema, respuesta }) => ({
        ...asked(ejercicio),
        tema: planner.titleOf(campo, tema) ?? '',
        respuesta,
      }));

  return (test: ToldTest, most: number = PLACEMENT_TOTAL[test.campo]): PruebaNivel => {
    const { id, campo, nivel, respuestas, siguiente } = test;
    return {
      id,
      campo,
      total: most,
      hechos: respuestas.map(({ ejercicio, bien }) => ({ ejercicio, acierto: bien })),
      ...(siguiente === null
        ? { resultado: planner.placementResult(nivel, respuestas), fallos: missed(test) }
        : {
            siguiente: {
              ...asked(siguiente.ejercicio),
              despues: { ...after(test, true, most), ...after(test, false, most) },
            },
          }),
    };
  };
};
