import { type Carril, type RespuestaTema, type VistaPrevia, wholeShares } from '@estratega/domain';

/** Why minutes are in a week, in words that a player would use. */
export const LANES = {
  pedido: 'Lo que pediste',
  debil: 'Lo que más fallas',
  repaso: 'Repaso',
  camino: 'Tu camino',
  juego: 'Jugar y analizar',
  cierre: 'Cierre de la semana',
  propio: 'Tuyas',
} as const satisfies Record<Carril, string>;

/** The same beside a task, where there is room for a word. */
export const LANE_WORDS = {
  pedido: 'pedido',
  debil: 'fallas',
  repaso: 'repaso',
  camino: 'camino',
  juego: 'juego',
  cierre: 'cierre',
  propio: 'tuya',
} as const satisfies Record<Carril, string>;

const ORDER = Object.keys(LANES) as readonly Carril[];

export interface LaneShare {
  readonly lane: Carril;
  readonly minutes: number;
  /** Of all minutes, rounded. */
  readonly percent: number;
}

/** Where the week goes, the largest reason first asked first shown. */
export function lanesOf({ planEstudio }: Pick<VistaPrevia, 'planEstudio'>): readonly LaneShare[] {
  const minutes = new Map<Carril, number>();
  for (const { tareas } of planEstudio)
    for (const { carril = 'camino', tiempo } of tareas) minutes.set(carril, (minutes.get(carril) ?? 0) + tiempo);
  const lanes = ORDER.filter((lane) => minutes.has(lane));
  const shares = wholeShares(lanes.map((lane) => minutes.get(lane) ?? 0));
  return lanes.map((lane, i) => ({ lane, minutes: minutes.get(lane) ?? 0, percent: shares[i] ?? 0 }));
}

/** «Finales de torre: esta semana». */
export function whenLine({ cuando, por, semana }: RespuestaTema): string {
  switch (cuando) {
    case 'esta_semana':
      return 'esta semana';
    case 'antes':
      return por ? `primero «${por.titulo}», su paso anterior` : 'primero, su paso anterior';
    case 'mas_adelante':
      return semana === undefined ? 'más adelante' : `hacia la semana ${semana}`;
    case 'menos':
      return 'poco, y nunca lo primero';
    case 'prueba':
      return semana === undefined || semana <= 1
        ? 'lo comprobamos esta semana con una prueba'
        : `lo comprobamos con una prueba hacia la semana ${semana}`;
  }
}
