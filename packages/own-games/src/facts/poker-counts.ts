import type { Accion, Pos } from '@estratega/lessons';
import type { Mano } from '../hands/model.ts';

/** How often the player did something, of how often it could be done. */

export const STATS = ['vpip', 'pfr', 'rfi', 'robo', '3bet', 'abandonoBB', 'cbet', 'wtsd'] as const;
export type Estadistica = (typeof STATS)[number];
export type Cuenta = readonly [hits: number, chances: number];
export type Cuentas = Readonly<Record<Estadistica, Cuenta>>;

const STEALERS: readonly Pos[] = ['CO', 'BTN', 'SB'];
const raises = ({ hace }: Accion): boolean => hace === 'raise' || hace === 'bet' || hace === 'allin';

export const heroOf = (mano: Mano): Pos | undefined => mano.asientos.find(({ heroe }) => heroe)?.pos;

/** What one hand says of each; null where the chance did not come. */
export const countHand = (mano: Mano): Partial<Record<Estadistica, boolean>> => {
  const hero = heroOf(mano);
  const out: Partial<Record<Estadistica, boolean>> = {};
  if (hero === undefined) return out;
  const pre = mano.historia[0]?.acciones ?? [];
  const own = pre.filter(({ pos }) => pos === hero);
  const usual = mano.puestas === undefined;
  // Nobody decides anything in a blind that everybody lets through.
  if (own.length === 0) return out;
  out.vpip = own.some((action) => action.hace === 'call' || raises(action));
  out.pfr = own.some(raises);
  const first = pre.findIndex(({ pos }) => pos === hero);
  const before = pre.slice(0, first);
  const opened = before.filter(raises);
  const entered = before.some((action) => action.hace !== 'fold');
  const firstAction = pre[first] as Accion;
  const heads = mano.asientos.length === 2;
  if (!entered && hero !== 'BB' && usual) {
    out.rfi = raises(firstAction);
    if (STEALERS.includes(hero)) out.robo = raises(firstAction);
  }
  if (opened.length === 1) {
    out['3bet'] = raises(firstAction);
    const [opener] = opened;
    const only = before.every((action) => action === opener || action.hace === 'fold');
    if (hero === 'BB' && only && opener && (STEALERS.includes(opener.pos) || heads) && usual)
      out.abandonoBB = firstAction.hace === 'fold';
  }
  const flop = mano.historia[1];
  const foldedPre = own.some(({ hace }) => hace === 'fold');
  if (!flop || foldedPre) return out;
  const lastRaiser = pre.findLast(raises)?.pos;
  const turn = flop.acciones.findIndex(({ pos }) => pos === hero);
  if (lastRaiser === hero && turn >= 0 && !flop.acciones.slice(0, turn).some(raises))
    out.cbet = raises(flop.acciones[turn] as Accion);
  const later = mano.historia.slice(1).flatMap(({ acciones }) => acciones);
  const gone = new Set([...pre, ...later].filter(({ hace }) => hace === 'fold').map(({ pos }) => pos));
  out.wtsd = !gone.has(hero) && mano.asientos.some(({ pos }) => pos !== hero && !gone.has(pos));
  return out;
};

export const emptyCounts = (): Record<Estadistica, [number, number]> =>
  Object.fromEntries(STATS.map((stat) => [stat, [0, 0]])) as unknown as Record<Estadistica, [number, number]>;

export const addHand = (counts: Record<Estadistica, [number, number]>, mano: Mano): void => {
  for (const [stat, did] of Object.entries(countHand(mano)) as [Estadistica, boolean][]) {
    counts[stat][1]++;
    if (did) counts[stat][0]++;
  }
};

export const countHands = (manos: readonly Mano[]): Cuentas => {
  const counts = emptyCounts();
  for (const mano of manos) addHand(counts, mano);
  return counts;
};
