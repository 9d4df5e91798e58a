/**
 * npm run bank:titles: every title of chess over exercises, how many boards come under it, and how many of them are as it
 * says; titles that promise what no board can have count none. At the end, the shares of all.
 */
import { boardOf, NOT_READ, NOT_SERVED, ON_THE_BOARD, taught, taughtContent } from '@estratega/lessons/compile';
import { fits } from '@estratega/lessons/graph';
import { command } from '../../tools/src/command.ts';

command('npm run bank:titles');

const { exercises, graphs } = taught();
const boards = new Map(exercises.flatMap((one) => (one.tipo === 'ajedrez' ? [[one.id, boardOf(one)] as const] : [])));
const tally = { titles: 0, true: 0, least: 0, readings: 0, untrueReadings: 0 };

for (const { id, variantes } of taughtContent().chess.topics) {
  const nodes = graphs.chess.ejercicios.filter(({ temas }) => temas.includes(id));
  for (const kind of ['ejercicios', 'test'] as const) {
    for (const { titulo, pide } of variantes[kind] ?? []) {
      const said = ON_THE_BOARD.filter(([word]) => word.test(titulo)).map(([, holds]) => holds);
      const served = nodes.filter((node) => fits(node, pide)).flatMap((node) => boards.get(node.id) ?? []);
      const held = NOT_SERVED.test(titulo) ? 0 : served.filter((board) => said.every((holds) => holds(board))).length;
      const share = served.length === 0 ? (NOT_SERVED.test(titulo) ? 0 : 1) : held / served.length;
      tally.titles += 1;
      if (share === 1) tally.true += 1;
      if (share >= 0.7) tally.least += 1;
      console.log(`${id}\t${kind}\t${titulo}\t${held} of ${served.length}\t${Math.round(100 * share)} %`);
    }
  }
  for (const { titulo } of variantes.teoria ?? []) {
    tally.readings += 1;
    if (NOT_READ.test(titulo)) tally.untrueReadings += 1;
  }
}
console.log(
  `${tally.titles} titles: ${tally.true} true of all their boards, ${tally.least} of seven in ten at least; ${tally.readings} readings, ${tally.untrueReadings} promise games or steps`,
);
