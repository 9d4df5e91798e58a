import type { Grids, HandSpec, HandView } from '@estratega/lessons/hand-play';
import type { FromDealer, ToDealer } from './messages.ts';

type Question = ToDealer extends infer M ? (M extends { n: number } ? Omit<M, 'n'> : never) : never;

/** The worker that deals, as promises. */
export interface Dealer {
  readonly open: (mano: HandSpec, flop: string) => Promise<HandView>;
  readonly play: (decisiones: readonly number[]) => Promise<HandView>;
  readonly grids: (decisiones: readonly number[], paso: number) => Promise<Grids>;
  readonly close: () => void;
}

export function openDealer(): Dealer {
  const worker = new Worker(new URL('./dealer.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { take: (answer: FromDealer) => void; fail: (error: Error) => void }>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<FromDealer>) => {
    waiting.get(data.n)?.take(data);
    waiting.delete(data.n);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const { fail } of waiting.values()) fail(new Error(event.message));
    waiting.clear();
  };
  const ask = (question: Question): Promise<FromDealer> =>
    new Promise((take, fail) => {
      asked += 1;
      waiting.set(asked, { take, fail });
      worker.postMessage({ ...question, n: asked });
    });
  const viewOf = (answer: FromDealer): HandView => {
    if ('vista' in answer) return answer.vista;
    throw new Error('fallo' in answer ? answer.fallo : 'no hand was dealt');
  };
  return {
    open: async (mano, flop) => viewOf(await ask({ tipo: 'abrir', mano, flop })),
    play: async (decisiones) => viewOf(await ask({ tipo: 'jugar', decisiones })),
    grids: async (decisiones, paso) => {
      const answer = await ask({ tipo: 'rangos', decisiones, paso });
      if ('rangos' in answer) return answer.rangos;
      throw new Error('fallo' in answer ? answer.fallo : 'no ranges were told');
    },
    close: () => worker.terminate(),
  };
}
