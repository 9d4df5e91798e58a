import type { Capitulo, Etapa, Exercise, Pack } from '@estratega/lessons';
import { ApiError, NetworkError } from '../api/errors.ts';
import { currentOwner } from '../offline/owner.ts';
import { OWN_PACKS } from '../session/own-packs.ts';
import { getSession } from '../session/session.ts';

/** Packs are immutable and named by what they hold: once here, they need never be asked for again. */

/** With its name in the privacy policy. */
const CACHE = 'estratega-lecciones';

const known = new Map<string, Promise<Pack>>();

async function cached(cache: string, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cache)).match(address);
  } catch {
    return undefined;
  }
}

async function keep(cache: string, address: string, response: Response): Promise<void> {
  try {
    await (await caches.open(cache)).put(address, response);
  } catch {
    // A browser that keeps nothing only loses studying without network.
  }
}

/** Exercises of the player's own games are nobody else's: they need the session, and are kept by who it is. */
const isPrivate = (address: string): boolean => address.startsWith('/api/');
const nameOf = (address: string): string =>
  isPrivate(address) ? `${address}&de=${encodeURIComponent(currentOwner()?.uid ?? '')}` : address;

const FAILED = 'No pudimos traer la lección. Inténtalo de nuevo.';

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (cause) {
    throw new NetworkError(cause);
  }
  if (!response.ok) throw new ApiError(response.status, FAILED);
  return response;
}

/** A file that never changes, asked for once. */
export async function keptFile(address: string): Promise<Response> {
  const stored = await cached(CACHE, address);
  if (stored) return stored;
  const response = await ask(address);
  await keep(CACHE, address, response.clone());
  return response;
}

async function fetchPack(address: string): Promise<Pack> {
  const pack = (await (await keptFile(address)).json()) as Pack;
  // What is played out asks exact tables as it goes: they come with their pack.
  const tables = pack.ejercicios?.flatMap((one) => (one.tipo === 'ajedrez-partida' ? Object.values(one.tablas) : []));
  for (const table of new Set(tables)) keptFile(table).catch(() => undefined);
  return pack;
}

/** What it holds may change or go: the server is asked first, and the copy serves while it cannot be reached. */
async function fetchOwnPack(address: string, name: string): Promise<Pack> {
  const { token } = getSession();
  try {
    const response = await ask(address, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    // Who signed out meanwhile leaves nothing behind.
    if (getSession().token === token) await keep(OWN_PACKS, name, response.clone());
    return (await response.json()) as Pack;
  } catch (error) {
    const away = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
    const stored = away && token ? await cached(OWN_PACKS, name) : undefined;
    if (!stored) throw error;
    return (await stored.json()) as Pack;
  }
}

export function readPack(address: string): Promise<Pack> {
  const name = nameOf(address);
  const found = known.get(name);
  if (found) return found;
  const asked = isPrivate(address) ? fetchOwnPack(address, name) : fetchPack(address);
  known.set(name, asked);
  // What failed is asked for again next time.
  asked.catch(() => known.delete(name));
  return asked;
}

/** For the days without network: what of a week's hundred packs is not here yet is fetched, quietly, after what is on the screen. */
export function keepPacks(addresses: readonly string[]): void {
  // What has just been drawn asks for its pictures first. Then all of them at once: the network may be gone in a minute.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const address of new Set(addresses)) readPack(address).catch(() => undefined);
    }),
  );
}

export interface Material {
  readonly etapas: ReadonlyMap<string, Etapa>;
  /** By their unit. */
  readonly capitulos: ReadonlyMap<string, Capitulo>;
  readonly ejercicios: ReadonlyMap<string, Exercise>;
}

const DRILL = 'g.';

/** Everything that the packs hold, and the drills, made from their names. */
export async function readMaterial(addresses: readonly string[], ids: readonly string[]): Promise<Material> {
  const packs = await Promise.all([...new Set(addresses)].map(readPack));
  const etapas = new Map(packs.flatMap(({ etapa }) => (etapa ? [[etapa.unidad, etapa] as const] : [])));
  const capitulos = new Map(packs.flatMap(({ capitulo }) => (capitulo ? [[capitulo.unidad, capitulo] as const] : [])));
  const ejercicios = new Map(packs.flatMap(({ ejercicios = [] }) => ejercicios.map((one) => [one.id, one] as const)));
  const drills = ids.filter((id) => id.startsWith(DRILL) && !ejercicios.has(id));
  for (const id of drills) ejercicios.set(id, await madeFrom(id));
  return { etapas, capitulos, ejercicios };
}

/** From light to heavy: the last one holds tables of equities, and only some tasks of poker want it. */
const PARTS: readonly (() => Promise<{ readonly makePart: (id: string) => Exercise | undefined }>)[] = [
  () => import('@estratega/lessons/drills/board'),
  () => import('@estratega/lessons/drills/price'),
  () => import('@estratega/lessons/drills/cards'),
];

/** Their charts lie in a part of their own. */
const CHART_DRILL = 'g.tabla-';

async function madeFrom(id: string): Promise<Exercise> {
  const parts = id.startsWith(CHART_DRILL) ? [() => import('@estratega/lessons/drills/charts')] : PARTS;
  for (const part of parts) {
    const made = (await part()).makePart(id);
    if (made) return made;
  }
  throw new Error(`No drill makes ${id}`);
}

/** Tests only: as a page load does. */
export function forgetPacks(): void {
  known.clear();
}
