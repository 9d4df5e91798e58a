import {
  type Cupo,
  cupo,
  type DeSitio,
  type EjerciciosPropios,
  ejerciciosPropios,
  type HechosPropios,
  hechosPropios,
  type Kind,
  type ListaManos,
  type ListaPartidas,
  type LlevarAlPlan,
  listaManos,
  listaPartidas,
  type ManoGuardada,
  manoGuardada,
  manosGuardadas,
  type PartidasDeSitio,
  partidasDeSitio,
  partidasGuardadas,
} from '@estratega/domain';
import { api, send } from '../../shell/api/client.ts';

/** The calls of own games and hands that these screens make. */

export const PAGE_SIZE = 10;
/** The most that the server gives at once. */
export const RECENT_HANDS = 100;
const PATHS = { partidas: '/api/partidas', manos: '/api/manos' } as const satisfies Record<Kind, string>;

export const readQuota = (token: string, signal?: AbortSignal): Promise<Cupo> =>
  api('/api/partidas/cupo', { token, ...(signal ? { signal } : {}), parse: (raw) => cupo.parse(raw) });

export const readFromSite = (
  token: string,
  { sitio, usuario, max }: Pick<DeSitio, 'sitio' | 'usuario' | 'max'>,
  signal?: AbortSignal,
): Promise<PartidasDeSitio> =>
  api(`/api/partidas/de-sitio?${new URLSearchParams({ sitio, usuario, max: String(max) })}`, {
    token,
    ...(signal ? { signal } : {}),
    parse: (raw) => partidasDeSitio.parse(raw),
  });

export interface Saved {
  readonly filas: readonly { readonly id: string; readonly estado: string; readonly repetida: boolean }[];
  readonly cupo: Cupo;
}

export async function saveBatch(token: string, que: Kind, elementos: readonly unknown[]): Promise<Saved> {
  const request = { method: 'POST', token, body: { [que]: elementos } } as const;
  if (que === 'manos') {
    const { manos, cupo: left } = await api(PATHS.manos, { ...request, parse: (raw) => manosGuardadas.parse(raw) });
    return { filas: manos, cupo: left };
  }
  const { partidas, cupo: left } = await api(PATHS.partidas, {
    ...request,
    parse: (raw) => partidasGuardadas.parse(raw),
  });
  return { filas: partidas, cupo: left };
}

const page = (path: string, from?: string, size = PAGE_SIZE) =>
  `${path}?${new URLSearchParams({ limite: String(size), ...(from ? { desde: from } : {}) })}`;

export const listGames = (token: string, from: string | undefined, signal: AbortSignal): Promise<ListaPartidas> =>
  api(page(PATHS.partidas, from), { token, signal, parse: (raw) => listaPartidas.parse(raw) });

export const listHands = (token: string, from: string | undefined, signal: AbortSignal): Promise<ListaManos> =>
  api(page(PATHS.manos, from), { token, signal, parse: (raw) => listaManos.parse(raw) });

export const listRecentHands = (token: string, signal: AbortSignal): Promise<ListaManos> =>
  api(page(PATHS.manos, undefined, RECENT_HANDS), { token, signal, parse: (raw) => listaManos.parse(raw) });

export const readHand = (token: string, id: string, signal: AbortSignal): Promise<ManoGuardada> =>
  api(`${PATHS.manos}/${encodeURIComponent(id)}`, { token, signal, parse: (raw) => manoGuardada.parse(raw) });

/** Without an id, all of them. */
export async function remove(token: string, que: Kind, id?: string): Promise<void> {
  await send(id === undefined ? PATHS[que] : `${PATHS[que]}/${encodeURIComponent(id)}`, { method: 'DELETE', token });
}

export const analyseMore = (token: string, que: Kind): Promise<Cupo> =>
  api('/api/partidas/analizar', { method: 'POST', token, body: { que }, parse: (raw) => cupo.parse(raw) });

export const readFacts = (token: string, signal: AbortSignal): Promise<HechosPropios> =>
  api('/api/partidas/hechos', { token, signal, parse: (raw) => hechosPropios.parse(raw) });

export const takeToPlan = (token: string, body: LlevarAlPlan): Promise<HechosPropios> =>
  api('/api/partidas/llevar-al-plan', { method: 'POST', token, body, parse: (raw) => hechosPropios.parse(raw) });

export const readExercises = (token: string, signal: AbortSignal): Promise<EjerciciosPropios> =>
  api('/api/partidas/ejercicios', { token, signal, parse: (raw) => ejerciciosPropios.parse(raw) });
