import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { pack } from '@estratega/lessons';
import { replayHand } from '@estratega/lessons/hand-replay';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import type { HandToWeigh, Weighing } from './weigher.ts';

/** The process beside (`weigher.ts`): a hand comes, its decisions go back. */

const flopOf = async (address: string): Promise<Uint8Array> => {
  const { flop } = pack.parse(JSON.parse(await readFile(join(BUILD_FOLDER, 'packs', basename(address)), 'utf8')));
  if (flop === undefined) throw new Error(`${address} holds no flop`);
  return inflateRawSync(Buffer.from(flop, 'base64'));
};

const weighing = async ({ exercise, linea }: HandToWeigh): Promise<Weighing> => {
  try {
    return { decisiones: replayHand(exercise, await flopOf(exercise.paquete), linea) ?? null };
  } catch (error) {
    return { fallo: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', (hand: HandToWeigh) => {
  weighing(hand).then((said) => process.send?.(said));
});
