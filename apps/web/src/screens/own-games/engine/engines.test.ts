import { describe, expect, it } from 'vitest';
import type { BrowserEngine } from '../../../shell/engine/engine-worker.ts';
import { withMoreEngines } from './engines.ts';

const engine = (name: string) => ({ name }) as BrowserEngine;

/** Each asked for is the next of these; what is an error does not start. */
const opening = (...outcomes: readonly (BrowserEngine | Error)[]) => {
  const left = [...outcomes];
  return async () => {
    const next = left.shift();
    if (!next || next instanceof Error) throw next ?? new Error('one too many');
    return next;
  };
};

describe('withMoreEngines', () => {
  it('opens as many as are missing', async () => {
    const [a, b] = [engine('a'), engine('b')];
    expect(await withMoreEngines([], 2, opening(a, b))).toEqual([a, b]);
    expect(await withMoreEngines([a], 2, opening(b))).toEqual([a, b]);
    expect(await withMoreEngines([a, b], 2, opening())).toEqual([a, b]);
  });
  it('goes on with those that started', async () => {
    const a = engine('a');
    expect(await withMoreEngines([], 2, opening(a, new Error('no room')))).toEqual([a]);
    expect(await withMoreEngines([], 2, opening(new Error('no room'), a))).toEqual([a]);
    expect(await withMoreEngines([a], 2, opening(new Error('no room')))).toEqual([a]);
  });
  it('fails where none started, as the first of them did', async () => {
    await expect(withMoreEngines([], 2, opening(new Error('not fetched'), new Error('no room')))).rejects.toThrow(
      'not fetched',
    );
  });
});
