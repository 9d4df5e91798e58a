/**
 * Writes again what the big blind calls with in tournaments: `node workshop/poker/big-blind.ts`. What is reraised is our own choice and
 * stays; a call is what keeps enough of its equity against our opening range (`realisation.ts`) for the price.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { HANDS, type Pos, parseRange } from '@estratega/lessons';
import { type Chart, chartFile, formatRange, handEquity, rangeShare } from '@estratega/lessons/poker';
import { bigBlindPrice, realised, without } from './realisation.ts';

const folder = new URL('../../packages/lessons/content/poker/charts/', import.meta.url);
const read = (name: string): Chart[] => chartFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
const openings = read('opening.json');
const MODEL =
  'Se paga cuando la equity contra esa apertura, por la parte que se realiza, supera el precio: fuera de posición cerca de la mitad con dos palos, unos diez puntos más con uno y algo más si las cartas están seguidas.';

/** Two points of price move twenty of range here, where raises are left out; counted with them it is eleven (`big-blind.test.ts`). */
const EDGE =
  ' Contada con 3-bets y all-ins (un modelo nuestro, el de «completar o subir»), la defensa contra UTG va del 48 % con 25 bb al 37 % con 40: el escalón entre las dos tablas es menor de lo que parece.';
const edgeOf = ({ contra, profundidad }: Chart): string =>
  contra === 'UTG' && (profundidad === 25 || profundidad === 40) ? EDGE : '';

const charts = read('big-blind.json').map((chart): Chart => {
  if (chart.formato !== 'torneo') return chart;
  const opener = chart.contra as Pos;
  const opens = openings.find(({ id }) => id === `rg-abrir-mtt${chart.profundidad}-${opener.toLowerCase()}`);
  if (!opens) throw new Error(`no opening for ${chart.id}`);
  const range = parseRange(opens.rango);
  const price = bigBlindPrice(opener, chart.profundidad);
  const worth = Object.fromEntries(
    HANDS.filter((hand) => handEquity(hand, range) * realised(hand, opener, chart.profundidad) > price).map((hand) => [
      hand,
      1,
    ]),
  );
  const raised = Object.assign({}, ...(chart.otras ?? []).map(({ rango }) => parseRange(rango)));
  const calls = without(worth, raised);
  const all = (100 * (rangeShare(calls) + rangeShare(raised))).toFixed(0);
  console.log(`${chart.id}: calls ${(100 * rangeShare(calls)).toFixed(0)} %, defends ${all} %`);
  const [said = ''] = chart.supuestos.split(` ${MODEL}`);
  return { ...chart, rango: formatRange(calls), supuestos: `${said} ${MODEL}${edgeOf(chart)}` };
});
writeFileSync(new URL('big-blind.json', folder), `${JSON.stringify(charts, null, 2)}\n`);
