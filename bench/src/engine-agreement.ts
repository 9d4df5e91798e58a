import type { AnalisisPartida, PartidaPropia } from '@estratega/domain';
import { type Analisis, gameOfOwn, type JugadaPropia, ownMoves, winningChance } from '@estratega/own-games';
import {
  analysisOf,
  type Cuaderno,
  DEEP_NODES,
  FIRST_NODES,
  type Hallado,
  NOTHING_FOUND,
  nextSearches,
  openNotebook,
  type UciEngine,
  withAnswer,
} from '@estratega/own-games/analysis';
import { seeded } from '@estratega/own-games/generate';
import { longGame, readBook, startEngine, type Table } from './simulated-games.ts';

/**
 * Whether glancing first costs anything of what is told. Games that nothing was fitted on are analysed twice by the same engine: as the app does it, and
 * fully, with 20,000 nodes for every position after theory and 100,000 on both sides of every own move that seems to have cost 0.07 of
 * winning chance. Then the moments of both are compared: own moves that cost at least 0.10, and the three dearest, which are told.
 */

const SEED = 2_600;
const PLIES = 80;
const SWING = 0.07;
const MOMENT = 0.1;
const CLEAR = 0.2;
const TOLD = 3;
/** Shares that must agree. */
const GOAL = { told: 0.8, clear: 0.9, invented: 0.1 };

const fully = async (engine: UciEngine, notebook: Cuaderno): Promise<AnalisisPartida> => {
  const { partida, libro, fin } = notebook;
  const { jugadas } = partida;
  const ask = (ply: number, nodos: number, lineas: 1 | 2) =>
    engine.ask({ jugadas: jugadas.slice(0, ply), nodos, lineas });
  const primera: Record<number, Hallado> = {};
  const honda: Record<number, Hallado> = {};
  const last = fin === undefined ? jugadas.length : jugadas.length - 1;
  for (let ply = libro; ply <= last; ply++) primera[ply] = await ask(ply, FIRST_NODES, 1);
  const sign = partida.color === 'blancas' ? 1 : -1;
  const chance = (ply: number) => winningChance(sign * (primera[ply]?.cp ?? fin ?? 0));
  for (let ply = libro; ply < jugadas.length; ply++) {
    if ((ply % 2 === 0) !== (partida.color === 'blancas') || chance(ply) - chance(ply + 1) < SWING) continue;
    honda[ply] = await ask(ply, DEEP_NODES, 2);
    if (ply + 1 <= last) honda[ply + 1] = await ask(ply + 1, DEEP_NODES, 1);
  }
  return analysisOf(notebook, { ...NOTHING_FOUND, primera, honda }, engine.name);
};

const asTheAppDoes = async (engine: UciEngine, notebook: Cuaderno): Promise<AnalisisPartida> => {
  let found = NOTHING_FOUND;
  for (let [next] = nextSearches(notebook, found); next; [next] = nextSearches(notebook, found)) {
    const { ply, nodos, lineas } = next;
    const jugadas = notebook.partida.jugadas.slice(0, ply);
    found = withAnswer(found, next, await engine.ask({ jugadas, nodos, lineas }));
  }
  return analysisOf(notebook, found, engine.name);
};

const momentsOf = (partida: PartidaPropia, said: AnalisisPartida): readonly JugadaPropia[] =>
  ownMoves(gameOfOwn(partida), 0, partida.color, said as Analisis)
    .filter(({ perdida }) => perdida >= MOMENT)
    .toSorted((a, b) => b.perdida - a.perdida);

/** Prints how much agrees; whether it is enough. */
export const agreement = async (games: number): Promise<boolean> => {
  const { engine, close } = await startEngine();
  const table: Table = { engine, book: readBook(), random: seeded(SEED) };
  const sum = { nodes: 0, nodesFully: 0, told: 0, same: 0, best: 0, clear: 0, seen: 0, found: 0, invented: 0 };
  for (let i = 0; i < games; i++) {
    const partida = await longGame(table, PLIES, i);
    const notebook = openNotebook(partida);
    const [full, quick] = [await fully(engine, notebook), await asTheAppDoes(engine, notebook)];
    const [all, mine] = [momentsOf(partida, full), momentsOf(partida, quick)];
    const told = all.slice(0, TOLD);
    const same = told.filter(({ ply }) => mine.slice(0, TOLD).some((one) => one.ply === ply));
    const clear = all.filter(({ perdida }) => perdida >= CLEAR);
    sum.nodes += quick.nodos ?? 0;
    sum.nodesFully += full.nodos ?? 0;
    sum.told += told.length;
    sum.same += same.length;
    sum.best += same.filter(({ ply, linea }) => mine.find((one) => one.ply === ply)?.linea?.[0] === linea?.[0]).length;
    sum.clear += clear.length;
    sum.seen += clear.filter(({ ply }) => mine.some((one) => one.ply === ply)).length;
    sum.found += mine.length;
    sum.invented += mine.filter(({ ply }) => !all.some((one) => one.ply === ply)).length;
    console.error(`${i + 1} of ${games}: ${same.length} of ${told.length} told moments`);
  }
  close();
  const share = (part: number, of: number): string => `${part} of ${of} (${((100 * part) / of).toFixed(0)} %)`;
  console.table({
    'games of forty moves': games,
    'nodes, of those of the full look': share(Math.round(sum.nodes / 1e3), Math.round(sum.nodesFully / 1e3)),
    'moments told (at most three a game) that are the same': share(sum.same, sum.told),
    'of these, with the same best move': share(sum.best, sum.same),
    'moves that cost 0.20 or more, found': share(sum.seen, sum.clear),
    'moments that the full look does not know': share(sum.invented, sum.found),
  });
  const good =
    sum.same >= GOAL.told * sum.told && sum.seen >= GOAL.clear * sum.clear && sum.invented <= GOAL.invented * sum.found;
  console.log(
    `Goals: ${100 * GOAL.told} % of what is told, ${100 * GOAL.clear} % of what cost 0.20, at most ${100 * GOAL.invented} % invented: ${good ? 'met' : 'not met'}`,
  );
  return good;
};
