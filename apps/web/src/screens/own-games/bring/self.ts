import { readStored, writeStored } from '../../../shell/storage.ts';

/** Who the player is in what is brought: asked once, remembered on this machine. */

export type Site = 'lichess' | 'chesscom';

export interface Self {
  readonly lichess?: string;
  readonly chesscom?: string;
  /** Where the last games came from. */
  readonly sitio?: Site;
  /** Names in files, the last one first. */
  readonly nombres: readonly string[];
}

const PREFIX = 'estratega.jugador.';
const NOBODY: Self = { nombres: [] };
const MOST_NAMES = 5;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 80) : undefined;

export function readSelf(uid: string): Self {
  try {
    const raw = JSON.parse(readStored(PREFIX + uid) ?? 'null') as Record<string, unknown> | null;
    if (typeof raw !== 'object' || raw === null) return NOBODY;
    const lichess = text(raw.lichess);
    const chesscom = text(raw.chesscom);
    return {
      ...(lichess ? { lichess } : {}),
      ...(chesscom ? { chesscom } : {}),
      ...(raw.sitio === 'lichess' || raw.sitio === 'chesscom' ? { sitio: raw.sitio } : {}),
      nombres: Array.isArray(raw.nombres) ? raw.nombres.flatMap((one) => text(one) ?? []).slice(0, MOST_NAMES) : [],
    };
  } catch {
    return NOBODY;
  }
}

const write = (uid: string, self: Self) => writeStored(PREFIX + uid, JSON.stringify(self));

export const rememberSite = (uid: string, sitio: Site, usuario: string): void =>
  write(uid, { ...readSelf(uid), sitio, [sitio]: usuario });

export function rememberName(uid: string, nombre: string): void {
  const self = readSelf(uid);
  const others = self.nombres.filter((one) => one.toLowerCase() !== nombre.toLowerCase());
  write(uid, { ...self, nombres: [nombre, ...others].slice(0, MOST_NAMES) });
}

interface Found {
  readonly nombre: string;
  readonly partidas: number;
}

/**
 * The name that is certainly the player's: one used before, or the only one in all of several games. Undefined where it has to
 * be asked: a guess would turn somebody else's mistakes into this player's week.
 */
export function clearSelf(jugadores: readonly Found[], partidas: number, self: Self): string | undefined {
  const used = [...self.nombres, self.lichess, self.chesscom].flatMap((one) => one?.toLowerCase() ?? []);
  const known = jugadores.filter(({ nombre }) => used.includes(nombre.toLowerCase()));
  if (known.length === 1) return known[0]?.nombre;
  if (known.length > 1) return undefined;
  const always = jugadores.filter((one) => one.partidas === partidas);
  return partidas >= 3 && always.length === 1 ? always[0]?.nombre : undefined;
}
