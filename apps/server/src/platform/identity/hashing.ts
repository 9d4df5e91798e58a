import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { AppError } from '../errors.ts';

/**
 * scrypt takes a tenth of a second of one core and a thread of the four that also compress every answer. So few at a
 * time, a short queue, and then an honest "later": a storm of registrations must not stop everybody else.
 */
const AT_ONCE = 2;
const WAITING = 20;

export interface Turns {
  /** Throws what `run` would, without waiting for anything. */
  refuseWhenFull(): void;
  run<T>(work: () => Promise<T>): Promise<T>;
}

export const takeTurns = (atOnce: number, waiting: number): Turns => {
  let running = 0;
  const queue: (() => void)[] = [];
  const refuseWhenFull = () => {
    if (running >= atOnce && queue.length >= waiting) throw new AppError('no_disponible', { retryAfter: 5 });
  };
  return {
    refuseWhenFull,
    run: async (work) => {
      if (running >= atOnce) {
        refuseWhenFull();
        // Whoever leaves hands its place over: it is never free in between.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};

export interface PasswordHasher {
  refuseWhenBusy(): void;
  hash(password: string): Promise<string>;
  /** With nothing to compare with it takes as long, and says no. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

export const passwordHasher = (turns: Turns = takeTurns(AT_ONCE, WAITING)): PasswordHasher => {
  let dummy: Promise<string> | undefined;
  return {
    refuseWhenBusy: turns.refuseWhenFull,
    hash: (password) => turns.run(() => hashPassword(password)),
    verify: (hash, password) =>
      turns.run(async () => {
        if (hash) return verifyPassword({ hash, password });
        dummy ??= hashPassword('nobody has this password');
        await verifyPassword({ hash: await dummy, password });
        return false;
      }),
  };
};
