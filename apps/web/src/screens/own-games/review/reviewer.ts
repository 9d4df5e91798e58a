import type { ManoPropia } from '@estratega/domain';
import type { FromReviewer, HandReview, ToReviewer } from './messages.ts';

/** The worker that solves own hands, one after another. What it said of a hand is known until the page is left. */

export interface Reviewer {
  /** Streets as they are solved; the last one has nothing missing. */
  readonly review: (id: string, mano: ManoPropia, onStreet?: (visto: HandReview) => void) => Promise<HandReview>;
  readonly close: () => void;
}

const known = new Map<string, HandReview>();

export const reviewOf = (id: string): HandReview | undefined => known.get(id);

export function openReviewer(): Reviewer {
  const worker = new Worker(new URL('./reviewer.worker.ts', import.meta.url), { type: 'module' });
  // Heard from the beginning, for whoever asks later: a worker that does not load says so before anything is asked of it.
  const failed = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
  });
  failed.catch(() => undefined);
  let asked = 0;
  return {
    review: (id, mano, onStreet) => {
      const before = known.get(id);
      if (before) return Promise.resolve(before);
      asked += 1;
      const n = asked;
      const answered = new Promise<HandReview>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
          if (data.n !== n) return;
          if (data.visto.falta) onStreet?.(data.visto);
          else {
            known.set(id, data.visto);
            resolve(data.visto);
          }
        };
        worker.postMessage({ n, mano } satisfies ToReviewer);
      });
      return Promise.race([answered, failed]);
    },
    close: () => worker.terminate(),
  };
}
