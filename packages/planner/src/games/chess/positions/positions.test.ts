import { Chess, type Move } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { ape } from '../topics/ape/index.ts';
import { cal } from '../topics/cal/index.ts';
import { est } from '../topics/est/index.ts';
import { fin } from '../topics/fin/index.ts';
import { fun } from '../topics/fun/index.ts';
import { par } from '../topics/par/index.ts';
import { tac } from '../topics/tac/index.ts';
import { POSITIONS } from './index.ts';

const MIN_PER_UNIT = 3;
const SPANISH_TOKEN = /^(\d+\.(\.\.)?)?(O-O(-O)?|[RDTAC]?[a-h]?[1-8]?x?[a-h][1-8](=[DTAC])?)[+#]?$/;
const ENGLISH_LETTER: Readonly<Record<string, string>> = { R: 'K', D: 'Q', T: 'R', A: 'B', C: 'N' };

/** Plays a Spanish line on a board; chess.js throws on the first illegal move. */
function play(fen: string, line: string): { chess: Chess; moves: Move[] } {
  const chess = new Chess(fen);
  const moves = line.split(' ').map((token) => {
    const san = token.replace(/^\d+\.+/, '').replace(/[RDTAC]/g, (letter) => ENGLISH_LETTER[letter] as string);
    const move = chess.move(san);
    expect(move.san).toBe(san);
    return move;
  });
  return { chess, moves };
}

const bands = new Map(
  [...fun, ...tac, ...cal, ...fin, ...ape, ...est, ...par].map(({ id, nivelMin, nivelMax }) => [
    id,
    [nivelMin, nivelMax] as const,
  ]),
);
const topics = Object.entries(POSITIONS);
const all = topics.flatMap(([topic, positions]) => positions.map((position) => ({ topic, position })));

describe('bank of chess positions', () => {
  it('only has topics of the curriculum', () => {
    expect(topics.map(([topic]) => topic).filter((topic) => !bands.has(topic))).toEqual([]);
  });

  it.each(topics)('%s has enough positions at every level of its band, and none outside', (topic, positions) => {
    const [min, max] = bands.get(topic) ?? [0, -1];
    for (let level = min; level <= max; level += 1) {
      const here = positions.filter(({ nivel }) => nivel === level).length;
      expect(here, `${topic}@${level}`).toBeGreaterThanOrEqual(MIN_PER_UNIT);
    }
    for (const { id, nivel } of positions) expect(nivel >= min && nivel <= max, id).toBe(true);
  });

  it.each(topics)('%s repeats no position', (_topic, positions) => {
    const boards = positions.map(({ fen }) => fen.split(' ').slice(0, 2).join(' '));
    expect(new Set(boards).size).toBe(boards.length);
  });

  it('has unique ids made of topic, level and number', () => {
    expect(new Set(all.map(({ position }) => position.id)).size).toBe(all.length);
    for (const { topic, position } of all) {
      expect(position.id).toMatch(new RegExp(`^${topic}-${position.nivel}-\\d+$`));
    }
  });

  it.each(topics)('%s has legal positions and lines', (_topic, positions) => {
    for (const { id, fen, linea, prueba } of positions) {
      const start = new Chess(fen);
      const rival = start.turn() === 'w' ? 'b' : 'w';
      const rivalKing = start.findPiece({ type: 'k', color: rival })[0];
      expect(rivalKing && start.isAttacked(rivalKing, start.turn()), id).toBe(false);
      for (const token of linea.split(' ')) expect(token, id).toMatch(SPANISH_TOKEN);
      expect(linea.startsWith(start.turn() === 'w' ? '1.' : '1...'), id).toBe(true);
      const { chess, moves } = play(fen, linea);
      expect(moves.length % 2, `${id} ends with an own move`).toBe(1);
      if ('mate' in prueba) {
        expect(chess.isCheckmate(), id).toBe(true);
        expect((moves.length + 1) / 2, id).toBe(prueba.mate);
      } else {
        expect(prueba.margen, id).toBeGreaterThanOrEqual(50);
      }
    }
  });

  it('explains every position in full sentences and hints without giving the move away', () => {
    for (const { position } of all) {
      const { id, linea, pista, explicacion } = position;
      const move = (linea.split(' ')[0] as string).replace(/^1\.+/, '');
      expect(explicacion, id).toMatch(/^[«¿A-ZÁÉÍÓÚ0-9].{40,}\.$/);
      expect(explicacion, id).not.toMatch(/ {2}|undefined| (de|a) el |\.\.$/);
      expect(pista, id).toMatch(/[.?!)]$/);
      expect(pista.split(/[\s,.:;?¿]+/), id).not.toContain(move);
    }
  });
});
