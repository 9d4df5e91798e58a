/**
 * Solves the all-in over an opening, and who calls it off: `node workshop/poker/resteal.ts` writes `charts/resteal.json`. The openings are
 * those of `charts/opening.json`, the big blind's all-ins those of `charts/big-blind.json`; change them and run it again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseRange, type Range } from '@estratega/lessons';
import {
  type Chart,
  calledFrom,
  callOffValues,
  chartFile,
  formatRange,
  type RestealGame,
  rangeShare,
  rangeToWeights,
  restealExploitability,
  solveResteal,
  weightsToRange,
} from '@estratega/lessons/poker';

const folder = new URL('../../packages/lessons/content/poker/charts/', import.meta.url);
const read = (name: string): readonly Chart[] =>
  chartFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
const openings = read('opening.json');
const defences = read('big-blind.json');

const DEPTHS = [15, 20, 25];
/** Opener, who moves all in, how many sit behind that one. */
const PAIRS = [
  ['UTG', 'BTN', 2],
  ['UTG', 'SB', 1],
  ['LJ', 'BTN', 2],
  ['LJ', 'SB', 1],
  ['HJ', 'CO', 3],
  ['HJ', 'BTN', 2],
  ['HJ', 'SB', 1],
  ['CO', 'BTN', 2],
  ['CO', 'SB', 1],
  ['BTN', 'SB', 1],
] as const;
/** Whoever is behind and finds a hand. */
const WAKES = '99+,AQs+,AQo+';
const NAMES: Readonly<Record<string, string>> = { BTN: 'botón', SB: 'ciega pequeña', BB: 'ciega grande' };
const named = (seat: string): string => NAMES[seat] ?? seat;
const of = (seat: string): string =>
  seat === 'BTN' ? 'del botón' : NAMES[seat] ? `de la ${NAMES[seat]}` : `de ${seat}`;

const charts: Chart[] = [];
let worst = 0;
const openingOf = (depth: number, seat: string): Range => {
  const found = openings.find(({ id }) => id === `rg-abrir-mtt${depth}-${seat.toLowerCase()}`);
  if (!found) throw new Error(`no opening of ${seat} at ${depth} bb`);
  return parseRange(found.rango);
};
const table = (depth: number, opener: string): string =>
  `Torneo lejos de los premios: todos con ${depth} bb, ante de 1 bb que pone la ciega grande; apertura ${of(opener)} a 2 bb según nuestra tabla y nadie más en el bote.`;

for (const depth of DEPTHS) {
  for (const [opener, jammer, players] of PAIRS) {
    const opens = openingOf(depth, opener);
    const game: RestealGame = {
      stack: depth,
      ante: 1,
      open: 2,
      openerBlind: 0,
      blind: jammer === 'SB' ? 0.5 : 0,
      behind: { players, calls: rangeToWeights(parseRange(WAKES)) },
    };
    const weights = rangeToWeights(opens);
    const solved = solveResteal(game, weights, { within: 0.02, rounds: 8_000 });
    const jam = formatRange(weightsToRange(solved.jam), 1);
    const call = formatRange(calledFrom(opens, solved.call), 1);
    const left = restealExploitability(
      game,
      weights,
      rangeToWeights(parseRange(jam)),
      rangeToWeights(parseRange(call)),
    );
    worst = Math.max(worst, left);
    console.log(
      `${depth} bb ${jammer} v ${opener}: ${(100 * rangeShare(parseRange(jam))).toFixed(1)} %, ${left.toFixed(3)} mbb as stored`,
    );
    const common = { formato: 'torneo', jugadores: 9, profundidad: depth, ante: 1, fuente: 'calculada' } as const;
    const rest = `Se resuelve el equilibrio de all-in o fuera contra quien abrió; ${players === 1 ? 'la ciega grande paga' : 'los de detrás pagan'} solo con 99+, AQs+ y AQo+; no se paga sin resubir; valen las fichas, no los premios.`;
    charts.push(
      {
        id: `rg-3bet-${jammer.toLowerCase()}-${opener.toLowerCase()}-${depth}`,
        titulo: `All-in ${of(jammer)} contra ${named(opener)}, ${depth} bb`,
        tipo: '3bet',
        ...common,
        asiento: jammer,
        contra: opener,
        supuestos: `${table(depth, opener)} ${rest}`,
        accion: 'allin',
        rango: jam,
      },
      {
        id: `rg-respuesta-${opener.toLowerCase()}-${jammer.toLowerCase()}-${depth}`,
        titulo: `${opener === 'BTN' ? 'Botón' : opener} ante el all-in ${of(jammer)}, ${depth} bb`,
        tipo: 'respuesta',
        ...common,
        asiento: opener,
        contra: jammer,
        supuestos: `${table(depth, opener)} ${rest}`,
        accion: 'pagar',
        rango: call,
      },
    );
  }
  for (const opener of ['UTG', 'CO', 'BTN'] as const) {
    const opens = openingOf(depth, opener);
    const defence = defences.find(({ id }) => id === `rg-defensa-bb-${opener.toLowerCase()}-${depth}`);
    const jam = defence?.otras?.find(({ accion }) => accion === 'allin')?.rango;
    if (!jam) throw new Error(`no all-in of the big blind v ${opener} at ${depth} bb`);
    const game: RestealGame = { stack: depth, ante: 1, open: 2, openerBlind: 0, blind: 1 };
    const values = callOffValues(game, rangeToWeights(parseRange(jam)));
    charts.push({
      id: `rg-respuesta-${opener.toLowerCase()}-bb-${depth}`,
      titulo: `${opener === 'BTN' ? 'Botón' : opener} ante el all-in de la ciega grande, ${depth} bb`,
      tipo: 'respuesta',
      formato: 'torneo',
      jugadores: 9,
      profundidad: depth,
      ante: 1,
      fuente: 'calculada',
      asiento: opener,
      contra: 'BB',
      supuestos: `${table(depth, opener)} La ciega grande va all-in con ${jam.replaceAll(',', ', ')}; se paga con todo lo que gana fichas contra ese rango.`,
      accion: 'pagar',
      rango: formatRange(
        calledFrom(
          opens,
          values.map((value) => (value > 0 ? 1 : 0)),
        ),
      ),
    });
  }
}
writeFileSync(new URL('resteal.json', folder), `${JSON.stringify(charts, null, 2)}\n`);
console.log(`${charts.length} charts; at most ${worst.toFixed(3)} mbb a hand to be won against what is stored`);
