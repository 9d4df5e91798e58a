import { describe, expect, it } from 'vitest';
import { listenTo, openEngine, weighWith } from './uci.ts';

const INFO = 'info depth 9 seldepth 15 multipv 1 score cp 31 nodes 5361 nps 8563 hashfull 3 time 626 pv c6a5 c4b5 c7c6';

describe('what an engine writes', () => {
  it('is read for White, the last exact score of each line', () => {
    const hear = listenTo(9);
    for (const line of [
      'info string NNUE evaluation using nn.nnue',
      INFO,
      'info depth 10 seldepth 18 multipv 1 score cp -14 nodes 12690 nps 9 hashfull 8 time 9 pv f6d5 d2d4',
      'info depth 10 seldepth 18 multipv 2 score mate -3 nodes 12690 nps 9 hashfull 8 time 9 pv a7a6',
      'info depth 11 seldepth 18 multipv 1 score cp 500 upperbound nodes 20011 nps 1 time 1 pv c6a5',
      'info depth 11 currmove c6a5 currmovenumber 1',
    ])
      expect(hear(line)).toBeUndefined();
    expect(hear('bestmove f6d5 ponder d2d4')).toEqual({
      cp: 14,
      linea: ['f6d5', 'd2d4'],
      segunda: 10_000,
      nodos: 20_011,
    });
  });

  it('a nought is a nought, and a line that never came is its best move', () => {
    const hear = listenTo(1);
    hear('info depth 1 seldepth 1 multipv 1 score cp 0 nodes 20 nps 1 time 1 pv e7e5');
    expect(Object.is(hear('bestmove e7e5')?.cp, 0)).toBe(true);
    expect(listenTo(0)('bestmove e2e4')).toEqual({ cp: 0, linea: ['e2e4'], nodos: 1 });
    expect(listenTo(0)('bestmove (none)')?.linea).toEqual([]);
  });

  it('is asked with an empty memory, one question after the other', async () => {
    const sent: string[] = [];
    let listener = (_line: string): void => undefined;
    const engine = openEngine({
      send: (line) => {
        sent.push(line);
        if (line === 'uci') queueMicrotask(() => ['id name Motor 1', 'uciok'].map((text) => listener(text)));
        if (line.startsWith('go')) queueMicrotask(() => [INFO, 'bestmove c6a5'].map((text) => listener(text)));
      },
      listen: (next) => {
        listener = next;
      },
    });
    const { name, ask, weigh } = await engine;
    expect(name).toBe('Motor 1');
    expect(await ask({ jugadas: ['e2e4'], nodos: 20_000, lineas: 2 })).toMatchObject({ cp: -31 });
    expect(sent.slice(-4)).toEqual([
      'setoption name MultiPV value 2',
      'setoption name Clear Hash',
      'position startpos moves e2e4',
      'go nodes 20000',
    ]);
    await ask({ jugadas: [], nodos: 1, lineas: 1 });
    expect(sent.at(-2)).toBe('position startpos');
    await weigh({ jugadas: [], nodos: 0, lineas: 20 });
    expect(sent.at(-1)).toBe('go depth 1');
  });

  it('weighs as many moves as are asked for, each once, a nearer mate above a farther one', () => {
    const hear = weighWith();
    for (const line of [
      'info depth 2 seldepth 3 multipv 1 score cp 30 nodes 90 nps 1 time 1 pv e2e4 e7e5',
      'info depth 2 seldepth 3 multipv 2 score cp 10 nodes 90 nps 1 time 1 pv d2d4',
      'info depth 3 seldepth 3 multipv 1 score cp 40 nodes 99 nps 1 time 1 pv d2d4 d7d5',
      'info depth 3 seldepth 3 multipv 3 score mate 2 nodes 99 nps 1 time 1 pv d1h5',
      'info depth 3 seldepth 3 multipv 4 score mate -3 nodes 99 nps 1 time 1 pv a2a3',
      'info depth 3 seldepth 3 multipv 5 score cp 5 lowerbound nodes 99 nps 1 time 1 pv b2b3',
    ])
      expect(hear(line)).toBeUndefined();
    expect(hear('bestmove d1h5')).toEqual([
      { jugada: 'd1h5', cp: 9_998 },
      { jugada: 'd2d4', cp: 40 },
      { jugada: 'a2a3', cp: -9_997 },
    ]);
    expect(weighWith()('bestmove (none)')).toEqual([]);
    expect(weighWith()('bestmove e1e2')).toEqual([{ jugada: 'e1e2', cp: 0 }]);
  });
});
