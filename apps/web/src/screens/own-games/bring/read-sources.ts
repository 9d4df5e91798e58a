import type { Kind, ManoPropia } from '@estratega/domain';
import { MAX_MANOS, MAX_MANOS_LOTE, MAX_PARTIDAS, MAX_PARTIDAS_LOTE } from '@estratega/domain';
import {
  createCutter,
  handRefusal,
  ownGame,
  ownHand,
  type Partida,
  readGames,
  readHands,
  type Trozo,
  wideEncodingOf,
} from '@estratega/own-games';
import { wholeFileTrouble } from './whole-file-trouble.ts';

/** Files and texts to games and hands, bit by bit: all of it runs in a worker, and none of it knows that. */

export interface Source {
  readonly nombre: string;
  readonly blob: Blob;
}

export interface Rejected {
  readonly archivo: string;
  readonly linea: number;
  readonly motivo: string;
}

export interface ReadProgress extends Readonly<Record<Kind, number>> {
  readonly bytes: number;
  readonly total: number;
}

export interface ReadSummary extends Readonly<Record<Kind, number>> {
  /** Hands that do not tell which seat is the player's. */
  readonly sinAsiento: number;
  readonly repetidas: number;
  /** The first of them: a file that is wholly something else must not fill the screen. */
  readonly rechazadas: readonly Rejected[];
  readonly rechazadasTotal: number;
  /** Names as often as they played, most frequent first. */
  readonly jugadores: readonly { readonly nombre: string; readonly partidas: number }[];
}

export const SHOWN_REJECTED = 100;
const SLICE = 256 * 1024;
/** The server takes 64 KiB a request; the rest is the frame around it. */
const BATCH_BYTES = 60 * 1024;
const NAMES_SHOWN = 8;

/** Kept as text: ten thousand games as objects would weigh ten times that. */
interface Kept {
  readonly fecha: string;
  readonly texto: string;
}

const newestFirst = (a: Kept, b: Kept): number => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0);

async function isUtf8(blob: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < blob.size; at += SLICE)
      decoder.decode(await blob.slice(at, at + SLICE).arrayBuffer(), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

const unclear = (texto: string): Kind =>
  /(?:^|\s)1\s*\.|^\s*\{\s*"/u.test(texto.slice(0, 4_000)) ? 'partidas' : 'manos';

export type Batch =
  | { readonly que: 'partidas'; readonly elementos: readonly unknown[] }
  | { readonly que: 'manos'; readonly elementos: readonly unknown[] };

export function createReading(jugador: string | undefined, onProgress: (progress: ReadProgress) => void) {
  const games: Kept[] = [];
  const hands: Kept[] = [];
  const seen = new Set<string>();
  const names = new Map<string, { nombre: string; partidas: number }>();
  const rejected: Rejected[] = [];
  let rejectedTotal = 0;
  let repeated = 0;
  let seatless = 0;

  const refuse = (archivo: string, linea: number, motivo: string) => {
    rejectedTotal++;
    if (rejected.length < SHOWN_REJECTED) rejected.push({ archivo, linea, motivo });
  };
  const isNew = (key: string): boolean => {
    if (seen.has(key)) repeated++;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  };
  const keepGame = (game: Partida) => {
    if (!isNew(`${game.sitio} ${game.id}`)) return;
    for (const { nombre } of [game.blancas, game.negras]) {
      if (nombre === '' || nombre === '?') continue;
      const known = names.get(nombre.toLowerCase()) ?? { nombre, partidas: 0 };
      known.partidas++;
      names.set(nombre.toLowerCase(), known);
    }
    games.push({ fecha: game.fecha ?? '', texto: JSON.stringify(game) });
  };
  const keepHand = (hand: ManoPropia) => {
    // PHH numbers its hands within a file; rooms never use a number twice.
    if (hand.sala !== 'phh' && !isNew(`${hand.sala} ${hand.id}`)) return;
    if (!hand.asientos.some(({ heroe }) => heroe)) seatless++;
    hands.push({ fecha: hand.fecha ?? '', texto: JSON.stringify(hand) });
  };

  const readPiece = (archivo: string, { que, linea, texto, sigue }: Trozo) => {
    // Its beginning was reported.
    if (sigue) return;
    const kind = que ?? unclear(texto);
    const told = kind === 'partidas' ? readGames(texto) : readHands(texto, jugador === undefined ? {} : { jugador });
    for (const one of told.rechazadas) {
      const repeats = /repetida/u.test(one.motivo);
      if (repeats) repeated++;
      else
        refuse(
          archivo,
          linea + one.linea - 1,
          que === undefined ? 'Este texto no es una partida ni una mano que sepamos leer.' : one.motivo,
        );
    }
    if ('partidas' in told) for (const game of told.partidas) keepGame(game);
    else
      for (const read of told.manos) {
        const hand = ownHand(read);
        const fault = handRefusal(hand);
        // It was read, and where it began is not told any more.
        if (fault === undefined) keepHand(hand);
        else refuse(archivo, linea, `Mano ${hand.id}: ${fault}`);
      }
  };

  async function readOne({ nombre, blob }: Source, before: number, total: number): Promise<void> {
    if (blob.size === 0) return refuse(nombre, 1, 'El archivo está vacío.');
    const head = new Uint8Array(await blob.slice(0, 64 * 1024).arrayBuffer());
    const trouble = wholeFileTrouble(head);
    if (trouble) return refuse(nombre, 1, trouble);
    const decoder = new TextDecoder(wideEncodingOf(head) ?? ((await isUtf8(blob)) ? 'utf-8' : 'windows-1252'));
    const cutter = createCutter();
    const found = games.length + hands.length + rejectedTotal + repeated;
    for (let at = 0; at < blob.size; at += SLICE) {
      const bytes = await blob.slice(at, at + SLICE).arrayBuffer();
      for (const piece of cutter.push(decoder.decode(bytes, { stream: true }))) readPiece(nombre, piece);
      onProgress({
        bytes: before + Math.min(at + SLICE, blob.size),
        total,
        partidas: games.length,
        manos: hands.length,
      });
    }
    for (const piece of [...cutter.push(decoder.decode()), ...cutter.end()]) readPiece(nombre, piece);
    if (games.length + hands.length + rejectedTotal + repeated === found) refuse(nombre, 1, 'El archivo está vacío.');
  }

  async function read(sources: readonly Source[]): Promise<ReadSummary> {
    const total = sources.reduce((sum, { blob }) => sum + blob.size, 0);
    let before = 0;
    for (const source of sources) {
      try {
        await readOne(source, before, total);
      } catch {
        // A file that was moved or changed while it was read, or one that the browser may not open.
        refuse(source.nombre, 1, 'No pudimos abrir el archivo. Elígelo otra vez.');
      }
      before += source.blob.size;
      onProgress({ bytes: before, total, partidas: games.length, manos: hands.length });
    }
    games.sort(newestFirst);
    hands.sort(newestFirst);
    return {
      partidas: games.length,
      manos: hands.length,
      sinAsiento: seatless,
      repetidas: repeated,
      rechazadas: rejected,
      rechazadasTotal: rejectedTotal,
      jugadores: [...names.values()].sort((a, b) => b.partidas - a.partidas).slice(0, NAMES_SHOWN),
    };
  }

  /** Newest first, so that the month's quota goes to them; nobody's name leaves here. */
  function* batches(propio: string | undefined): Generator<Batch, { readonly ajenas: number }> {
    let foreign = 0;
    function* own(): Generator<string> {
      let kept = 0;
      for (const { texto } of games) {
        const game = propio === undefined ? undefined : ownGame(JSON.parse(texto) as Partida, propio);
        if (!game) foreign++;
        else if (kept++ < MAX_PARTIDAS) yield JSON.stringify(game);
      }
    }
    for (const elementos of packed(own(), MAX_PARTIDAS_LOTE)) yield { que: 'partidas', elementos };
    const newest = hands.slice(0, MAX_MANOS).map(({ texto }) => texto);
    for (const elementos of packed(newest, MAX_MANOS_LOTE)) yield { que: 'manos', elementos };
    return { ajenas: foreign };
  }

  return { read, batches };
}

const bytesOf = new TextEncoder();

/** Within what one request may hold, by count and by size. */
export function* packed(texts: Iterable<string>, most: number, bytes = BATCH_BYTES): Generator<readonly unknown[]> {
  let batch: unknown[] = [];
  let size = 0;
  for (const text of texts) {
    const own = bytesOf.encode(text).length + 1;
    if (batch.length > 0 && (batch.length === most || size + own > bytes)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(JSON.parse(text));
    size += own;
  }
  if (batch.length > 0) yield batch;
}
