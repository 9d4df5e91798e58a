import type { Plan, Tarea } from '@estratega/domain';
import { type Bando, lineIn, OPENINGS, type Opening } from '@estratega/own-games/opponent';

/** Where a game of this week begins: where its task says, with what it studies, then the player's own repertoire, then what the week studies. */

export interface Chosen extends Opening {
  /** The colour with which it is the player's own. */
  readonly lado?: Bando | undefined;
}

type Week = Pick<Plan, 'informacionTema' | 'planEstudio'>;
type Told = { readonly tema: string; readonly lado?: Bando | undefined };

/** "aj-ape-siciliana@2" */
const topicOf = (unidad: string | undefined): string => unidad?.split('@')[0] ?? '';

const repertoire = ({ informacionTema }: Week): readonly Told[] =>
  (informacionTema.temas ?? []).filter(({ polaridad, lado }) => polaridad !== 'evita' && lado !== undefined);

const studied = ({ leccion, temaId }: Tarea): readonly Told[] =>
  [topicOf(leccion?.foco), topicOf(leccion?.unidad), temaId].map((tema) => ({ tema }));

/** «Juega desde 1.e4 c6 … con negras»: what the task's own words put on the board. */
function told({ descripcion }: Tarea): Chosen | undefined {
  const jugadas = lineIn(descripcion);
  const [, lado] = /\bcon (blancas|negras)\b/u.exec(descripcion) ?? [];
  return jugadas && { nombre: 'La de la tarea', jugadas, lado: lado as Bando | undefined };
}

export function openingOf(plan: Week, tarea: Tarea): Chosen | undefined {
  const own = told(tarea);
  if (own) return own;
  const week = plan.planEstudio.flatMap(({ tareas }) => tareas.flatMap(studied));
  for (const { tema, lado } of [...studied(tarea), ...repertoire(plan), ...week]) {
    const found = OPENINGS[tema];
    if (found) return { ...found, lado: lado ?? repertoire(plan).find((one) => one.tema === tema)?.lado };
  }
  return undefined;
}
