import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './scrypt-threads.ts';

/**
 * How passwords are stored: `scrypt$15$8$3$salt$key` says by itself how it was made, so that what is asked of new ones can
 * grow while old ones still open. Those from before that have no label: `salt:key`, in hexadecimal.
 */
interface Parameters {
  /** The logarithm of N, which is what time and memory grow with. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

const KEY_BYTES = 64;
const SALT_BYTES = 16;
const UNLABELLED: Parameters = { logN: 14, r: 16, p: 1 };
const LABELLED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{86})$/u;
const OLD = /^([0-9a-f]{32}):([0-9a-f]{128})$/u;

/** What a new password costs: 32 MB and three passes of it at 15, the OWASP cheat sheet's figure. */
const parametersOf = (cost: number): Parameters => ({ logN: cost, r: 8, p: 3 });

const derive = (password: string, salt: string | Buffer, { logN, r, p }: Parameters): Promise<Buffer> => {
  const N = 2 ** logN;
  // However the same letters were typed: one way of writing them.
  return deriveKey({
    password: password.normalize('NFKC'),
    salt,
    bytes: KEY_BYTES,
    cost: { N, r, p, maxmem: 256 * N * r },
  });
};

export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const { logN, r, p } = parametersOf(cost);
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, { logN, r, p });
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

interface Stored {
  readonly parameters: Parameters;
  readonly salt: string | Buffer;
  readonly key: Buffer;
}

const read = (hash: string): Stored | undefined => {
  const labelled = LABELLED.exec(hash);
  if (labelled) {
    const [, logN, r, p, salt = '', key = ''] = labelled;
    return {
      parameters: { logN: Number(logN), r: Number(r), p: Number(p) },
      salt: Buffer.from(salt, 'base64url'),
      key: Buffer.from(key, 'base64url'),
    };
  }
  const [, salt, key] = OLD.exec(hash) ?? [];
  // Its salt was taken as the text that it is written in.
  return salt && key ? { parameters: UNLABELLED, salt, key: Buffer.from(key, 'hex') } : undefined;
};

export const verifyPassword = async (hash: string, password: string): Promise<boolean> => {
  const stored = read(hash);
  if (!stored) return false;
  return timingSafeEqual(await derive(password, stored.salt, stored.parameters), stored.key);
};

/** Whether a password that has just proved right should be stored anew, by what is asked of new ones. */
export const isOutdated = (hash: string, cost: number): boolean => {
  const parameters = read(hash)?.parameters;
  const wanted = parametersOf(cost);
  return !parameters || (['logN', 'r', 'p'] as const).some((name) => parameters[name] !== wanted[name]);
};
