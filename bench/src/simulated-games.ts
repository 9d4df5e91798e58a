import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { readMove, uciOf } from '@estratega/chess/notation';
import { Chess, playUci } from '@estratega/chess/rules';
import type { PartidaPropia } from '@estratega/domain';
import { openEngine, type UciEngine } from '@estratega/own-games/analysis';
import { below, chance, pick, type seeded } from '@estratega/own-games/generate';
import { ROOT } from '../../tools/src/site.ts';

/** Games of a player of about 1400, made by weakened self-play. */

/** How the player errs: now and then a glance instead of a look, and sometimes whatever comes to hand. */
const LOOK = 400;
const GLANCE = 12;
const GLANCES = 0.22;
const SLIPS = 0.035;
const LONGEST = 150;
/** Four plies in a row beyond this and somebody may have had enough. */
const LOST = 900;
const RESIGNS = 0.25;

/** Lines of the openings that the topics teach, as their texts write them. */
export const readBook = (): string[][] => {
  const folder = join(ROOT, 'packages/lessons/content/chess/topics/ape');
  const lines: string[][] = [];
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(/\s+/gu, ' ');
    for (const [start] of text.matchAll(/(?<![\d.])1\.[a-hCDTAR]\S*(?: \S+){6,30}/gu)) {
      const chess = new Chess();
      const moves: string[] = [];
      for (const word of start.split(' ')) {
        const read = readMove(word.replace(/^\d+\.+/u, '').replace(/[;,.]$/u, ''), chess.moves({ verbose: true }));
        if ('falla' in read) break;
        moves.push(uciOf(read.jugada));
        chess.move(read.jugada.san);
      }
      if (moves.length >= 6) lines.push(moves);
    }
  }
  if (lines.length < 5) throw new Error('The topics teach no lines any more: review readBook.');
  return lines;
};

/** The same package that the browser gets, in a process of Node. */
export const startEngine = async (): Promise<{ engine: UciEngine; close: () => void }> => {
  const folder = dirname(createRequire(join(ROOT, 'apps/web/package.json')).resolve('stockfish/package.json'));
  const child = spawn(process.execPath, [join(folder, 'bin/stockfish-19-lite-single.js')], { stdio: 'pipe' });
  let listener = (_line: string): void => undefined;
  createInterface({ input: child.stdout }).on('line', (line) => listener(line));
  const engine = await openEngine({
    send: (line) => child.stdin.write(`${line}\n`),
    listen: (next) => {
      listener = next;
    },
  });
  return { engine, close: () => child.kill() };
};

/** How both sides of a game play: the engine, the lines that they may open with, and the dice. */
export interface Table {
  readonly engine: UciEngine;
  readonly book: readonly string[][];
  readonly random: ReturnType<typeof seeded>;
}

export const playOne = async ({ engine, book, random }: Table, i: number): Promise<PartidaPropia> => {
  const line = pick(random, book);
  const libro = Math.min(line.length, 6 + below(random, 7));
  const chess = new Chess();
  const jugadas: string[] = [];
  const play = (uci: string) => {
    playUci(chess, uci);
    jugadas.push(uci);
  };
  for (const uci of line.slice(0, libro)) play(uci);
  let [beyond, resigned] = [0, 0];
  while (!chess.isGameOver() && jugadas.length < LONGEST && resigned === 0) {
    if (chance(random, SLIPS)) {
      play(uciOf(pick(random, chess.moves({ verbose: true }))));
      continue;
    }
    const { cp, linea } = await engine.ask({ jugadas, nodos: chance(random, GLANCES) ? GLANCE : LOOK, lineas: 1 });
    beyond = Math.abs(cp) >= LOST ? beyond + 1 : 0;
    if (beyond >= 4 && chance(random, RESIGNS)) resigned = Math.sign(cp);
    else play(linea[0] ?? '');
  }
  const mate = chess.isCheckmate();
  const won = mate ? (jugadas.length % 2 === 1 ? 1 : -1) : resigned;
  return {
    sitio: 'archivo',
    idSitio: `simulada${String(i).padStart(3, '0')}`,
    fecha: `2026-11-${String(1 + (i % 28)).padStart(2, '0')}`,
    color: i % 2 === 0 ? 'blancas' : 'negras',
    elo: 1400,
    eloRival: 1400,
    resultado: won > 0 ? '1-0' : won < 0 ? '0-1' : '1/2-1/2',
    jugadas,
    libro,
    termino: mate ? 'mate' : won !== 0 ? 'abandono' : 'tablas',
  };
};

/** Both sides go on as long as it takes. */
export const longGame = async (table: Table, plies: number, from = 0): Promise<PartidaPropia> => {
  for (let i = from; ; i++) {
    const game = await playOne(table, i);
    if (game.jugadas.length >= plies)
      return { ...game, jugadas: game.jugadas.slice(0, plies), resultado: '1/2-1/2', termino: 'tablas' };
  }
};
