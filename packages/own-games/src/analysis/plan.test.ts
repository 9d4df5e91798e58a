import { Chess, playUci } from '@estratega/chess/rules';
import { analisisPartida, type PartidaPropia } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { mistakesOfGame } from '../exercises/chess.ts';
import type { Analisis } from '../games/analysis.ts';
import { gameOfOwn } from '../games/own.ts';
import { playGame } from '../generate/pgn.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import {
  analysisOf,
  type Busqueda,
  type Cuaderno,
  DEEP_NODES,
  FIRST_NODES,
  firstLook,
  GLANCE_NODES,
  type Hallado,
  type Hallazgos,
  MOST_DEEP,
  NOTHING_FOUND,
  nextSearches,
  openNotebook,
  shareDone,
  swings,
  withAnswer,
} from './plan.ts';

const MATED = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'];
const game = (jugadas: readonly string[], more: Partial<PartidaPropia> = {}): PartidaPropia => ({
  sitio: 'archivo',
  idSitio: 'g1',
  color: 'blancas',
  resultado: '*',
  jugadas: [...jugadas],
  ...more,
});

/** An engine without a board: the same question always has the same answer. */
const pretend =
  (seed: number, decidedFrom = Number.POSITIVE_INFINITY) =>
  ({ ply, nodos, lineas }: Busqueda): Hallado => {
    const mixed = Math.imul((ply + 1) * 2_654_435_761 + seed * 97 + nodos, 0x9e3779b1) >>> 0;
    const cp = ply >= decidedFrom ? 1_500 : (mixed % 1_600) - 800;
    return { cp, linea: ['e2e4'], ...(lineas === 2 ? { segunda: cp - 300 } : {}), nodos };
  };

const run = (notebook: Cuaderno, engine: (question: Busqueda) => Hallado, from = NOTHING_FOUND, most = 10_000) => {
  let found: Hallazgos = from;
  const asked: Busqueda[] = [];
  for (let [question] = nextSearches(notebook, found); question && asked.length < most; ) {
    asked.push(question);
    found = withAnswer(found, question, engine(question));
    [question] = nextSearches(notebook, found);
  }
  return { found, asked };
};

const random = seeded(41);
const PLAYED = Array.from({ length: 6 }, () => playGame(random, 70).ucis);
const anyGame = fc.record({
  which: fc.nat(PLAYED.length - 1),
  plies: fc.integer({ min: 1, max: 70 }),
  libro: fc.option(fc.nat(20), { nil: undefined }),
  color: fc.constantFrom('blancas' as const, 'negras' as const),
  resultado: fc.constantFrom('1-0' as const, '0-1' as const, '1/2-1/2' as const, '*' as const),
  evaluated: fc.boolean(),
  seed: fc.nat(10_000),
  decidedFrom: fc.integer({ min: 0, max: 80 }),
});
const notebookOf = ({ which, plies, libro, color, resultado, evaluated, seed }: Sample): Cuaderno => {
  const jugadas = (PLAYED[which] ?? []).slice(0, plies);
  return openNotebook(
    game(jugadas, {
      color,
      resultado,
      ...(libro === undefined ? {} : { libro }),
      ...(evaluated ? { evaluaciones: jugadas.map((_, i) => ((i * 37 + seed) % 900) - 450) } : {}),
    }),
  );
};
type Sample = typeof anyGame extends fc.Arbitrary<infer T> ? T : never;

describe('what an engine is asked about a game', () => {
  it('is never theory, never what is decided, and never twice the same', () => {
    fc.assert(
      fc.property(anyGame, (sample) => {
        const notebook = notebookOf(sample);
        const { found, asked } = run(notebook, pretend(sample.seed, sample.decidedFrom));
        const { omitidas, siguiente } = firstLook(notebook, found);
        expect(siguiente).toBeUndefined();
        const left = new Set(omitidas);
        const book = Math.min(sample.libro ?? 10, notebook.partida.jugadas.length);
        for (const { ply } of asked) {
          expect(ply).toBeGreaterThanOrEqual(book);
          expect(left.has(ply)).toBe(false);
        }
        // Decided, told anew: two evaluations beyond it, and nothing given back then nor in what follows.
        const { balances, partida } = notebook;
        const evaluation = (ply: number) => found.vistazo[ply]?.cp ?? partida.evaluaciones?.[ply - 1] ?? 0;
        for (const { ply, mirada } of asked) {
          const winner = Math.sign(evaluation(ply - 1));
          const looked = [1, 2].every((back) => ply - back >= book && !left.has(ply - back));
          const beyond = looked && [1, 2].every((back) => winner * evaluation(ply - back) >= 900);
          const won = partida.resultado === '*' || partida.resultado === (winner > 0 ? '1-0' : '0-1');
          const lead = winner * (balances[ply - 1] ?? 0) - 1;
          const held = balances.slice(ply, ply + 3).every((balance) => winner * balance >= lead);
          if (mirada === 'vistazo') expect(beyond && won && held).toBe(false);
        }
        const names = asked.map(({ ply, mirada }) => `${mirada}${ply}`);
        expect(new Set(names).size).toBe(names.length);
        // All of the rest has an evaluation, from somewhere.
        for (let ply = book; ply <= notebook.partida.jugadas.length; ply++)
          if (!left.has(ply) && !sample.evaluated && ply < notebook.partida.jugadas.length)
            expect(found.vistazo[ply]).toBeDefined();
      }),
      { numRuns: runs(60) },
    );
  });

  it('ends the same wherever it was interrupted, and what is done only grows', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(60), (sample, stop) => {
        const notebook = notebookOf(sample);
        const engine = pretend(sample.seed, sample.decidedFrom);
        const whole = run(notebook, engine);
        const half = run(notebook, engine, NOTHING_FOUND, stop);
        // As it comes back from where it was kept.
        const kept = JSON.parse(JSON.stringify(half.found)) as Hallazgos;
        const rest = run(notebook, engine, kept);
        expect([...half.asked, ...rest.asked]).toEqual(whole.asked);
        expect(analysisOf(notebook, rest.found, 'M')).toEqual(analysisOf(notebook, whole.found, 'M'));
        expect(shareDone(notebook, whole.found)).toBe(1);
        expect(shareDone(notebook, half.found)).toBeLessThanOrEqual(1);
        expect(shareDone(notebook, half.found)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(60) },
    );
  });

  it('ends the same whoever answers first: what may be asked at once is asked in any order', () => {
    fc.assert(
      fc.property(anyGame, fc.infiniteStream(fc.nat(1_000)), (sample, picks) => {
        const notebook = notebookOf(sample);
        const engine = pretend(sample.seed, sample.decidedFrom);
        const whole = run(notebook, engine);
        let found = NOTHING_FOUND;
        for (let open = nextSearches(notebook, found); open.length > 0; open = nextSearches(notebook, found)) {
          const question = open[(picks.next().value as number) % open.length] as Busqueda;
          const before = shareDone(notebook, found);
          found = withAnswer(found, question, engine(question));
          expect(shareDone(notebook, found)).toBeGreaterThanOrEqual(before);
        }
        expect(analysisOf(notebook, found, 'M')).toEqual(analysisOf(notebook, whole.found, 'M'));
      }),
      { numRuns: runs(60) },
    );
  });

  it('looks to the end at the dearest moves only, and never at one that was forced', () => {
    const jugadas = PLAYED[1] ?? [];
    const notebook = openNotebook(game(jugadas, { libro: 0 }));
    // Every own move costs something, each a little more than the one before.
    const cost = ({ ply, nodos }: Busqueda): Hallado => ({
      cp: ply % 2 === 0 ? 300 : 200 - 4 * ply,
      linea: ['a2a3'],
      nodos,
    });
    const { found, asked } = run(notebook, cost);
    const deep = asked.filter(({ mirada, lineas }) => mirada === 'honda' && lineas === 2).map(({ ply }) => ply);
    expect(deep).toHaveLength(MOST_DEEP);
    const free = jugadas.map((_, ply) => ply).filter((ply) => ply % 2 === 0 && !notebook.forzadas.has(ply));
    expect(deep).toEqual(free.slice(-MOST_DEEP));
    expect(swings(notebook, found)).toEqual(deep);
    const chess = new Chess();
    for (const [ply, uci] of jugadas.entries()) {
      expect(notebook.forzadas.has(ply)).toBe(chess.moves().length === 1);
      playUci(chess, uci);
    }
  });

  it('is what the server takes, whatever was found', () => {
    fc.assert(
      fc.property(anyGame, (sample) => {
        const notebook = notebookOf(sample);
        const said = analysisOf(notebook, run(notebook, pretend(sample.seed)).found, 'Stockfish 19 Lite WASM');
        expect(analisisPartida.parse(said)).toEqual(said);
        expect(said.posiciones).toHaveLength(notebook.partida.jugadas.length + 1);
      }),
      { numRuns: 25 },
    );
  });

  it('looks again where something was given away, before and after, and only at own moves', () => {
    const notebook = openNotebook(game(MATED, { color: 'negras', libro: 2, resultado: '1-0' }));
    const cps: Record<number, number> = { 2: 20, 3: 25, 4: -60, 5: -50, 6: 10_000 };
    const engine = ({ ply, nodos, lineas }: Busqueda): Hallado => ({
      cp: cps[ply] ?? 0,
      linea: [ply === 5 ? 'g7g6' : 'h5f7'],
      ...(lineas === 2 ? { segunda: 300 } : {}),
      nodos,
    });
    const { asked, found } = run(notebook, engine);
    expect(asked.map(({ ply, nodos, lineas }) => [ply, nodos, lineas])).toEqual([
      [2, GLANCE_NODES, 1],
      [3, GLANCE_NODES, 1],
      [4, GLANCE_NODES, 1],
      [5, GLANCE_NODES, 1],
      [6, GLANCE_NODES, 1],
      [5, FIRST_NODES, 1],
      [6, FIRST_NODES, 1],
      [5, DEEP_NODES, 2],
      [6, DEEP_NODES, 1],
    ]);
    expect(swings(notebook, found)).toEqual([5]);
    const said = analysisOf(notebook, found, 'M');
    // Mate is on the board: the rules say it.
    expect(said.posiciones[7]).toEqual({ cp: 10_000 });
    expect(said.posiciones.slice(0, 2)).toEqual([null, null]);
    expect(said.nodos).toBe(5 * GLANCE_NODES + 2 * FIRST_NODES + 2 * DEEP_NODES);
    const [mistake] = mistakesOfGame(gameOfOwn(notebook.partida), 'negras', said as Analisis);
    expect(mistake?.exercise).toMatchObject({
      linea: ['g7g6'],
      refutaciones: { g8f6: { con: 'h5f7', causa: 'mate' } },
    });
  });

  it('uses evaluations that came with the game, and asks only about swings', () => {
    const jugadas = (PLAYED[0] ?? []).slice(0, 30);
    const evaluaciones = jugadas.map((_, i) => (i >= 16 ? -250 : 10));
    const notebook = openNotebook(game(jugadas, { evaluaciones, libro: 4 }));
    const { asked, found } = run(notebook, pretend(1));
    expect(asked.map(({ ply, mirada, lineas }) => [ply, mirada, lineas])).toEqual([
      [16, 'honda', 2],
      [17, 'honda', 1],
    ]);
    expect(analysisOf(notebook, found, 'M').posiciones.filter(Boolean)).toHaveLength(2);
  });

  // A queen up from the fifth ply on, shuffling; then the queen is given back.
  const SHUFFLED = [
    ...['e2e4', 'd7d5', 'd1g4', 'd8d6', 'g4c8', 'd6d8', 'c8d8', 'e8d8'],
    ...['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'],
  ];

  it('stops asking when it is decided, and starts again when something is given back or the result says so', () => {
    const plies = (resultado: PartidaPropia['resultado']) => {
      const notebook = openNotebook(game(SHUFFLED, { libro: 0, resultado }));
      return run(notebook, ({ ply, nodos }) => ({ cp: ply >= 2 ? 1_200 : 0, linea: ['a2a3'], nodos }))
        .asked.filter(({ mirada }) => mirada === 'vistazo')
        .map(({ ply }) => ply);
    };
    // Two decided positions, and then the plies around each exchange of material.
    const white = plies('1-0');
    expect(white.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(white.length).toBeLessThan(SHUFFLED.length);
    expect(white.at(-1)).toBeLessThan(SHUFFLED.length - 2);
    expect(plies('*')).toEqual(white);
    expect(plies('1/2-1/2')).toHaveLength(SHUFFLED.length + 1);
    expect(plies('0-1')).toHaveLength(SHUFFLED.length + 1);
  });

  it('a game that is all theory is done at once', () => {
    const notebook = openNotebook(game(['e2e4', 'e7e5'], { libro: 2 }));
    expect(firstLook(notebook, NOTHING_FOUND).omitidas).toEqual([0, 1]);
    expect(run(notebook, pretend(1)).asked.map(({ ply }) => ply)).toEqual([2]);
  });
});
