import { AppError } from '../errors.ts';
import { hashPassword, isOutdated, verifyPassword } from './scrypt.ts';

/**
 * scrypt takes some tenths of a second of one core and a thread of the four that also compress every answer. So few at a
 * time, short lines, and then an honest "later": a storm of registrations must not stop everybody else.
 *
 * Three lanes, in the order in which they are let in: whoever comes from where they have been before, whoever signs in from elsewhere,
 * whoever is new. Of the last two at most one at a time, so that a storm of registrations leaves a place that only sign-ins have;
 * and nobody is passed over without end, so that what anybody waits is a number of hashes and no matter of luck.
 */
export const LANES = ['known', 'stranger', 'newcomer'] as const;
export type Lane = (typeof LANES)[number];

/** Whose work it is: where it comes from, and with whom it stands in line. */
export interface Standing {
  readonly lane: Lane;
  readonly network: string;
}

export interface Turns {
  /** Why there is no place for it now, not even in line: asked before anything is looked up for it. */
  refusal(standing: Standing): AppError | undefined;
  run<T>(standing: Standing, work: () => Promise<T>): Promise<T>;
}

export interface TurnsOptions {
  readonly atOnce: number;
  readonly inLane: Readonly<Record<Lane, number>>;
  readonly passedOver: Readonly<Record<Lane, number>>;
  /** In each lane. */
  readonly waiting: number;
  readonly fromOneNetwork: number;
  readonly patienceMs: number;
}

export const LIMITS_OF_HASHING: Omit<TurnsOptions, 'patienceMs'> = {
  atOnce: 2,
  inLane: { known: 2, stranger: 1, newcomer: 1 },
  /** So often those of better lanes go first; then it is the turn of who stands in front of this one. */
  passedOver: { known: 0, stranger: 3, newcomer: 12 },
  waiting: 20,
  /** Whoever fills a line from one network fills only their own two places of it. */
  fromOneNetwork: 2,
};

interface Waiting {
  readonly network: string;
  readonly go: () => void;
}

export const takeTurns = ({ atOnce, inLane, passedOver, waiting, fromOneNetwork, patienceMs }: TurnsOptions): Turns => {
  const running: Record<Lane, number> = { known: 0, stranger: 0, newcomer: 0 };
  const lines: Readonly<Record<Lane, Set<Waiting>>> = {
    known: new Set(),
    stranger: new Set(),
    newcomer: new Set(),
  };
  /** Of each lane, how often others went first since one of its own did. */
  const passed: Record<Lane, number> = { known: 0, stranger: 0, newcomer: 0 };
  const isFree = (lane: Lane) =>
    running[lane] < inLane[lane] && LANES.reduce((sum, one) => sum + running[one], 0) < atOnce;
  const later = () => new AppError('no_disponible', { retryAfter: 5 });
  const refusal = ({ lane, network }: Standing): AppError | undefined => {
    if (isFree(lane)) return undefined;
    const line = lines[lane];
    const mine = [...line].filter((one) => one.network === network).length;
    if (mine >= fromOneNetwork) return new AppError('demasiadas_solicitudes', { retryAfter: 5 });
    return line.size >= waiting ? later() : undefined;
  };
  const myTurn = ({ lane, network }: Standing) =>
    new Promise<void>((resolve, reject) => {
      const line = lines[lane];
      const refused = refusal({ lane, network });
      if (refused) throw refused;
      // Whoever has waited so long is told so while the connection is still open, and leaves the line.
      const patience = setTimeout(() => {
        line.delete(entry);
        reject(later());
      }, patienceMs);
      const entry: Waiting = {
        network,
        go: () => {
          clearTimeout(patience);
          line.delete(entry);
          running[lane] += 1;
          resolve();
        },
      };
      line.add(entry);
    });
  const letIn = () => {
    for (;;) {
      const ready = LANES.filter((lane) => lines[lane].size > 0 && isFree(lane));
      const lane = ready.find((one) => one !== 'known' && passed[one] >= passedOver[one]) ?? ready[0];
      const [next] = lane === undefined ? [] : lines[lane];
      if (lane === undefined || next === undefined) return;
      for (const one of ready) passed[one] += 1;
      passed[lane] = 0;
      next.go();
    }
  };
  return {
    refusal,
    run: async (standing, work) => {
      if (isFree(standing.lane)) running[standing.lane] += 1;
      else await myTurn(standing);
      try {
        return await work();
      } finally {
        running[standing.lane] -= 1;
        letIn();
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
  /** Throws what `hash` and `verify` would, as things stand. */
  expectPlace(standing: Standing): void;
  hash(password: string, standing: Standing): Promise<string>;
  /** With nothing to compare with it takes as long, and says no. */
  verify(hash: string | null | undefined, password: string, standing: Standing): Promise<Verdict>;
}

export interface HasherOptions {
  /** The logarithm of scrypt's N. */
  readonly cost: number;
  readonly patienceMs: number;
}

export const passwordHasher = ({ cost, patienceMs }: HasherOptions): PasswordHasher => {
  const turns = takeTurns({ ...LIMITS_OF_HASHING, patienceMs });
  let dummy: Promise<string> | undefined;
  return {
    expectPlace: (standing) => {
      const refused = turns.refusal(standing);
      if (refused) throw refused;
    },
    hash: (password, standing) => turns.run(standing, () => hashPassword(password, cost)),
    verify: (hash, password, standing) =>
      turns.run(standing, async () => {
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
