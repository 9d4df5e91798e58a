import bigBlind from '../../content/poker/charts/big-blind.json' with { type: 'json' };
import opening from '../../content/poker/charts/opening.json' with { type: 'json' };
import preflop from '../../content/poker/charts/preflop.json' with { type: 'json' };
import prizes from '../../content/poker/charts/prizes.json' with { type: 'json' };
import pushFold from '../../content/poker/charts/push-fold.json' with { type: 'json' };
import resteal from '../../content/poker/charts/resteal.json' with { type: 'json' };
import spin from '../../content/poker/charts/spin.json' with { type: 'json' };
import threeBet from '../../content/poker/charts/three-bet.json' with { type: 'json' };
import type { Chart } from '../poker/charts.ts';

/** All charts, as they are written: the compiler has read them against their schema. */
export const CHARTS = [
  ...opening,
  ...threeBet,
  ...bigBlind,
  ...resteal,
  ...pushFold,
  ...prizes,
  ...preflop,
  ...spin,
] as unknown as readonly Chart[];

const byId = new Map(CHARTS.map((chart) => [chart.id, chart]));

export const chartOf = (id: string): Chart => {
  const found = byId.get(id);
  if (!found) throw new RangeError(`no such chart: ${id}`);
  return found;
};
