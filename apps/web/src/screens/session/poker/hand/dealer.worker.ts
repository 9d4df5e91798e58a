import { type Hand, openHand } from '@estratega/lessons/hand-play';
import { unpackSpot } from '@estratega/poker/flops';
import type { FromDealer, ToDealer } from './messages.ts';

/** Deals and solves beside the screen: what the next street costs is worked out while the player thinks. */

let hand: Hand | undefined;
/** The latest question: what is thought ahead gives way to it. */
let latest = 0;

const inflate = async (text: string): Promise<Uint8Array> => {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const tell = (message: FromDealer) => self.postMessage(message);

/** Each thing that may be done now, one after another: the street that it leads to is then known. */
const thinkAhead = (n: number, decisiones: readonly number[], options: readonly number[]) => {
  const [first, ...rest] = options;
  if (first === undefined) return;
  setTimeout(() => {
    if (n !== latest) return;
    hand?.play([...decisiones, first]);
    thinkAhead(n, decisiones, rest);
  });
};

const answer = async (message: ToDealer): Promise<void> => {
  if (message.tipo === 'abrir') hand = openHand(unpackSpot(await inflate(message.flop)), message.mano);
  if (!hand) throw new Error('no hand is open');
  if (message.tipo === 'rangos') {
    tell({ n: message.n, rangos: hand.grids(message.decisiones, message.paso) });
    return;
  }
  const decisiones = message.tipo === 'jugar' ? message.decisiones : [];
  const vista = hand.play(decisiones);
  tell({ n: message.n, vista });
  thinkAhead(message.n, decisiones, vista.turno?.ofrecidas ?? []);
};

self.onmessage = ({ data }: MessageEvent<ToDealer>) => {
  latest = data.n;
  answer(data).catch((error: unknown) => tell({ n: data.n, fallo: error instanceof Error ? error.message : '' }));
};
