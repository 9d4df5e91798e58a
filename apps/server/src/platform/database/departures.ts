import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Who has gone, outside of the database as well: the day that it is restored from an older backup, the database itself
 * does not know any more. Only a hash of a random id is written, which leads to nobody.
 */
export const departureMark = (userId: string): string => createHash('sha256').update(userId).digest('base64url');

const MARK = /^[\w-]{43}$/u;
export const departuresFile = (dataDir: string): string => join(dataDir, 'bajas.txt');

export const rememberDeparture = async (dataDir: string, mark: string): Promise<void> => {
  const file = departuresFile(dataDir);
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${mark}\n`, { mode: 0o600, flush: true });
};

export const readDepartures = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => MARK.test(line));
};
