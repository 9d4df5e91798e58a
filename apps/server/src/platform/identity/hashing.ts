import { AppError } from '../errors.ts';
import { hashPassword, isOutdated, verifyPassword } from './scrypt.ts';

/**
 * scrypt takes some tenths of a second of one core and a thread of the four that also compress every answer. So few at a
 * time, a short queue, and then an honest "later": a storm of registrations must not stop everybody else.
 */
const AT_ONCE = 2;
const WAITING = 20;

export interface Turns {
  /** Throws what `run` would, without waiting for anything. */
  refuseWhenFull(): void;
  run<T>(work: () => Promise<T>): Promise<T>;
}

export const takeTurns = (atOnce: number, waiting: number, patienceMs: number): Turns => {
  let running = 0;
  const queue = new Set<() => void>();
  const later = () => new AppError('no_disponible', { retryAfter: 5 });
  const refuseWhenFull = () => {
    if (running >= atOnce && queue.size >= waiting) throw later();
  };
  const myTurn = () =>
    new Promise<void>((resolve, reject) => {
      // Whoever has waited so long is told so while the line is still open, and leaves the queue.
      const patience = setTimeout(() => {
        queue.delete(go);
        reject(later());
      }, patienceMs);
      const go = () => {
        clearTimeout(patience);
        resolve();
      };
      queue.add(go);
    });
  return {
    refuseWhenFull,
    run: async (work) => {
      if (running >= atOnce) {
        refuseWhenFull();
        // Whoever leaves hands its place over: it is never free in between.
        await myTurn();
      } else running += 1;
      try {
        return await work();
      } finally {
        const [next] = queue;
        if (next) {
          queue.delete(next);
          next();
        } else running -= 1;
      }
    },
  };
};

export interface Verdict {
  readonly right: boolean;
  /** What to store in its place, when it was right and is no longer how passwords are stored. */
  readonly renewed?: string;
}

export interface PasswordHasher {
  refuseWhenBusy(): void;
  hash(password: string): Promise<string>;
  /** With nothing to compare with it takes as long, and says no. */
  verify(hash: string | null | undefined, password: string): Promise<Verdict>;
}

export interface HasherOptions {
  /** The logarithm of scrypt's N. */
  readonly cost: number;
  readonly patienceMs: number;
}

export const passwordHasher = ({ cost, patienceMs }: HasherOptions): PasswordHasher => {
  const turns = takeTurns(AT_ONCE, WAITING, patienceMs);
  let dummy: Promise<string> | undefined;
  return {
    refuseWhenBusy: turns.refuseWhenFull,
    hash: (password) => turns.run(() => hashPassword(password, cost)),
    verify: (hash, password) =>
      turns.run(async () => {
        if (hash) {
          const right = await verifyPassword(hash, password);
          return right && isOutdated(hash, cost) ? { right, renewed: await hashPassword(password, cost) } : { right };
        }
        dummy ??= hashPassword('nobody has this password', cost);
        await verifyPassword(await dummy, password);
        return { right: false };
      }),
  };
};
