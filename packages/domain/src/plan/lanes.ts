import type { Carril, Tarea } from './plan.ts';

/** Where the minutes of a week go, lane by lane, in the order in which a player reads them. */

export const SHOWN_LANES = ['pedido', 'debil', 'repaso', 'camino', 'juego', 'propio', 'cierre', 'tuyas'] as const;
/** `tuyas` are the tasks that the player added. */
export type ShownLane = Carril | 'tuyas';

export interface LaneShare {
  readonly carril: ShownLane;
  readonly minutos: number;
}

interface WithLanes {
  readonly planEstudio: readonly {
    readonly tareas: readonly Pick<Tarea, 'carril' | 'tiempo' | 'noAplica'>[];
  }[];
  readonly propias: readonly { readonly tiempo: number }[];
}

/** Only lanes that have minutes; empty where the week is from before lanes. What does not apply takes none. */
export const laneShares = ({ planEstudio, propias }: WithLanes): readonly LaneShare[] => {
  const minutes = new Map<ShownLane, number>();
  const add = (lane: ShownLane, more: number) => minutes.set(lane, (minutes.get(lane) ?? 0) + more);
  for (const { tareas } of planEstudio) {
    for (const { carril, tiempo, noAplica } of tareas) if (carril && !noAplica) add(carril, tiempo);
  }
  if (minutes.size === 0) return [];
  for (const { tiempo } of propias) add('tuyas', tiempo);
  return SHOWN_LANES.flatMap((carril) => {
    const minutos = minutes.get(carril) ?? 0;
    return minutos > 0 ? [{ carril, minutos }] : [];
  });
};
