import { Chess } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { tableFile } from '../compile/packs.ts';
import { playOutOf, tablesOf } from '../compile/play-outs.ts';
import { taughtContent } from '../compile/taught.ts';
import { makeRng } from '../drills/random.ts';
import { boardOf, choicesOf, keeps, probe, resist, SERVED } from '../endings/index.ts';
import type { PlayOut } from '../schema/index.ts';
import { endOf, ownMoves, replay, sideOf } from './board.ts';
import { engineStanding, FIRST_LOOK, SECOND_LOOK } from './engine.ts';
import { judgePlayOut } from './judge.ts';
import { standingOf } from './standing.ts';
import { perfectMove } from './table-rival.ts';

const { playOuts: rows, tables: packed } = taughtContent().chess;
const files = new Map([...packed].map(([key, bytes]) => [key, tableFile(key, bytes)]));
const exercises: readonly PlayOut[] = rows.map((row) => playOutOf(row, files));
const tables = tablesOf(packed);
const exact = exercises.filter(({ fen }) => SERVED.includes(boardOf(fen)?.name ?? ''));

/** To its end, with who plays perfectly on the player's side. */
const playedOut = (exercise: PlayOut, seed: number): { readonly line: readonly string[]; readonly end: string } => {
  const rng = makeRng(`partida ${seed}`);
  const pick = (count: number): number => rng.int(0, count - 1);
  const line: string[] = [];
  for (let ply = 0; ply < 220; ply++) {
    const { game, moves, seen } = replay(exercise.fen, line) ?? { game: undefined, moves: [], seen: new Set<string>() };
    if (!game) return { line, end: 'ilegal' };
    if (ply > 0) {
      const standing = standingOf(exercise, game, moves, tables);
      if (standing?.estado !== 'sigue') return { line, end: standing?.estado ?? 'sin tabla' };
    }
    const move = ply % 2 === 0 ? perfectMove(exercise, game, tables, pick) : resist(tables, game.fen(), seen)?.lan;
    if (move === undefined) return { line, end: 'sin jugada' };
    line.push(move);
  }
  return { line, end: 'no termina' };
};

/** Positions with the rival to move, along the ways that a careless player goes. */
const rivalTurns = (exercise: PlayOut, seed: number): readonly string[] => {
  const rng = makeRng(`partida ${seed}`);
  const pick = (count: number): number => rng.int(0, count - 1);
  const game = new Chess(exercise.fen);
  const found: string[] = [];
  for (let ply = 0; ply < 16 && !game.isGameOver(); ply++) {
    if (game.turn() !== sideOf(exercise)) found.push(game.fen());
    const moves = game.moves();
    game.move(moves[pick(moves.length)] as string);
  }
  return found;
};

describe('the rival', () => {
  it('keeps the result wherever the tables say that it can', () => {
    let looked = 0;
    const some = exact.slice(0, runs(exact.length, 24));
    for (const [i, exercise] of some.entries())
      for (const fen of rivalTurns(exercise, i + 1).slice(0, runs(3, 1))) {
        const top = probe(tables, fen);
        const move = resist(tables, fen);
        if (!top || !move) continue;
        const chosen = choicesOf(tables, fen).find((one) => one.move.lan === move.lan);
        if (chosen?.reading === undefined) continue;
        looked++;
        expect(keeps(chosen, top), `${fen} ${move.lan}`).toBe(true);
      }
    expect(looked).toBeGreaterThan(some.length / 2);
  });
});

describe('positions to be played out', () => {
  it('are many, each with its words, and no two alike', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ fen }) => fen.split(' ').slice(0, 2).join(' '))).size).toBe(rows.length);
    for (const { consigna, pista, explicacion, titulo } of rows)
      for (const text of [consigna, pista, explicacion]) expect(text, titulo).toMatch(/^[¿A-ZÁÉÍÓÚ].*[.?]$/u);
  });

  it('are worth their goal wherever a table tells', () => {
    expect(exact.length).toBeGreaterThanOrEqual(40);
    for (const { fen, meta, titulo } of exact)
      expect(probe(tables, fen)?.resultado, `${titulo} ${fen}`).toBe(meta === 'tablas' ? 'tablas' : 'gana');
  });

  it('are never told wrong to who plays perfectly, and the server believes the end', () => {
    // Each takes seconds: `npm run chess:play-outs -- --exact --rounds 12` plays five hundred.
    const many = runs(16, 3);
    for (const exercise of exact.filter((_, i) => i % Math.ceil(exact.length / many) === 0)) {
      const { line, end } = playedOut(exercise, 1);
      expect(end, `${exercise.titulo} ${exercise.fen} ${line.join(' ')}`).toBe('logrado');
      expect(judgePlayOut(exercise, [...line], 'logrado', tables)).toBe('bien');
    }
  });
});

const kpk: PlayOut = {
  tipo: 'ajedrez-partida',
  id: 'j.000000',
  temas: ['aj-fin-oposicion'],
  nivel: 1,
  dificultad: 900,
  fen: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
  meta: 'coronar',
  limite: 50,
  titulo: 'Rey y peón',
  consigna: 'Corona el peón.',
  pista: 'El rey delante.',
  explicacion: 'El rey va delante del peón.',
  tablas: {},
};
const at = (exercise: PlayOut, line: readonly string[]) => {
  const { game, moves } = replay(exercise.fen, line) as NonNullable<ReturnType<typeof replay>>;
  return standingOf(exercise, game, moves, tables);
};

describe('a play-out', () => {
  it('says which move lets it slip, whatever else is won', () => {
    expect(at(kpk, ['e6d6'])?.estado).toBe('sigue');
    expect(at({ ...kpk, fen: '8/4k3/8/4P3/4K3/8/8/8 w - - 0 1' }, ['e4d5'])?.estado).toBe('escapo');
  });

  it('ends when the pawn is a piece that stays, not fifty moves later', () => {
    expect(at({ ...kpk, fen: '8/4P3/4K3/8/8/8/k7/8 w - - 0 1' }, ['e7e8q'])?.estado).toBe('logrado');
    // Stalemate is no win.
    expect(at({ ...kpk, fen: '7k/5P2/5K2/8/8/8/8/8 w - - 0 1' }, ['f7f8q'])).toMatchObject({ estado: 'logrado' });
    expect(at({ ...kpk, fen: '5k2/5P2/4K3/8/8/8/8/8 w - - 0 1' }, ['e6f6'])).toMatchObject({
      estado: 'escapo',
      es: 'tablas',
      final: 'ahogado',
    });
  });

  it('a forged one is refused', () => {
    const forged = (partida: string[]) => judgePlayOut(kpk, partida, 'logrado', tables);
    expect(forged([])).toBeUndefined();
    expect(forged(['e5e6'])).toBeUndefined();
    expect(forged(['e6d6'])).toBeUndefined();
    expect(forged(['e6d6', 'e8d8', 'e5e8q'])).toBeUndefined();
    expect(judgePlayOut({ ...kpk, meta: 'mate' }, ['e6d6', 'e8d8'], 'logrado', new Map())).toBeUndefined();
    expect(judgePlayOut({ ...kpk, meta: 'tablas', limite: 20 }, ['e6d6'], 'logrado', new Map())).toBeUndefined();
  });

  it('who says that it slipped or gave up is believed; what only an engine said is the player’s word', () => {
    expect(judgePlayOut(kpk, ['e6d6'], 'escapo', tables)).toBe('mal');
    expect(judgePlayOut(kpk, [], 'rendido', tables)).toBe('visto');
    expect(judgePlayOut({ ...kpk, meta: 'ganar' }, ['e6d6'], 'logrado', new Map())).toBe('propio');
  });

  it('an engine is asked twice, and at length, before anything is lost', async () => {
    const asked: number[] = [];
    const says =
      (...cps: number[]) =>
      async (_fen: string, nodes: number) => {
        asked.push(nodes);
        return { cp: cps[asked.length - 1] as number, jugada: 'e8d8' };
      };
    const won: PlayOut = { ...kpk, meta: 'ganar', limite: 6 };
    const { game, moves } = replay(won.fen, ['e6d6']) as NonNullable<ReturnType<typeof replay>>;
    // For who is to move: minus is good for the player.
    expect((await engineStanding(won, game, moves, says(-20, -300))).standing.estado).toBe('sigue');
    expect(asked).toEqual([FIRST_LOOK, SECOND_LOOK]);
    expect(FIRST_LOOK).toBeGreaterThanOrEqual(100_000);
    asked.length = 0;
    expect((await engineStanding(won, game, moves, says(-20, -10))).standing).toMatchObject({
      estado: 'escapo',
      es: 'tablas',
    });
    asked.length = 0;
    expect((await engineStanding(won, game, moves, says(-300))).standing.estado).toBe('sigue');
    expect(asked).toEqual([FIRST_LOOK]);
  });

  it('counts the player’s moves, who moves first', () => {
    expect([0, 1, 2, 3].map(ownMoves)).toEqual([0, 1, 1, 2]);
    expect(sideOf(kpk)).toBe('w');
    expect(
      endOf((replay('7k/8/5KQ1/8/8/8/8/8 w - - 0 1', ['g6g7']) as NonNullable<ReturnType<typeof replay>>).game),
    ).toBe('mate');
  });
});
