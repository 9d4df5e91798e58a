import { parseRange } from '@estratega/lessons';
import {
  formatRange,
  HEADS_UP_DEPTHS,
  handEquity,
  handIndex,
  headsUpNash,
  PUSH_SEATS,
  pushValues,
  rangeToWeights,
  TABLE_DEPTHS,
  tableNash,
} from '@estratega/lessons/poker';
import type { EmpujeSpot, MotorPoker } from './facts/decisions.ts';
import { handName } from './facts/decisions.ts';

/** The lessons' equilibria as the judge of own short-stack decisions. Where no table reaches, nothing is said. */

/** Antes of the whole table, in bb, that count as none and as the one of the tables. */
const NO_ANTE = 0.06;
const FULL_ANTE: readonly [number, number] = [0.8, 1.25];

interface Table {
  readonly depths: readonly number[];
  readonly values: (depth: number) => Float64Array;
  readonly range: (depth: number) => string;
}

const kept = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

const headsUp: Table = {
  depths: HEADS_UP_DEPTHS,
  values: kept((stack: number) => pushValues({ stack, ante: 0, behind: 1 }, [rangeToWeights(headsUpNash(stack).call)])),
  range: kept((stack: number) => formatRange(headsUpNash(stack).push)),
};

const tables = kept((behind: number): Table => {
  const seat = PUSH_SEATS[PUSH_SEATS.length - behind] as (typeof PUSH_SEATS)[number];
  return {
    depths: TABLE_DEPTHS,
    values: kept((stack: number) => {
      const { game, calls } = tableNash(stack, seat);
      return pushValues(game, calls);
    }),
    range: kept((stack: number) => formatRange(tableNash(stack, seat).push)),
  };
});

const tableFor = ({ detras, ante }: EmpujeSpot): Table | undefined => {
  if (detras === 1 && ante <= NO_ANTE) return headsUp;
  return detras >= 1 && detras <= PUSH_SEATS.length && ante >= FULL_ANTE[0] && ante <= FULL_ANTE[1]
    ? tables(detras)
    : undefined;
};

/** The stored depths on either side; undefined outside of what is stored. */
const around = (depths: readonly number[], bb: number): readonly [number, number] | undefined => {
  const below = depths.findLast((depth) => depth <= bb);
  const above = depths.find((depth) => depth >= bb);
  return below === undefined || above === undefined ? undefined : [below, above];
};

export const lessonsMotor: MotorPoker = {
  empujar: (spot) => {
    const table = tableFor(spot);
    const depths = table && around(table.depths, spot.bb);
    const hand = handIndex.get(spot.mano);
    if (!table || !depths || hand === undefined) return undefined;
    const [low, high] = depths;
    const [a, b] = [table.values(low)[hand] as number, table.values(high)[hand] as number];
    // Between two depths that disagree nobody can say what is right.
    if (a > 0 !== b > 0) return undefined;
    return low === high ? a : a + ((spot.bb - low) / (high - low)) * (b - a);
  },
  rangoAllIn: (spot) => {
    const table = tableFor(spot);
    const depths = table && around(table.depths, spot.bb);
    if (!table || !depths) return undefined;
    const [low, high] = depths;
    return table.range(spot.bb - low <= high - spot.bb ? low : high);
  },
  equity: (mano, rango) => handEquity(handName(mano), parseRange(rango)),
};
