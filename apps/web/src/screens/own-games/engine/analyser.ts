import type { AnalisisGuardado, AnalisisPartida, ListaPartidas, PartidaGuardada } from '@estratega/domain';
import {
  analysisOf,
  type Busqueda,
  nextSearches,
  openNotebook,
  shareDone,
  withAnswer,
} from '@estratega/own-games/analysis';
import { api } from '../../../shell/api/client.ts';
import { ApiError, messageOf, NetworkError } from '../../../shell/api/errors.ts';
import { type BrowserEngine, EngineError, openBrowserEngine } from '../../../shell/engine/engine-worker.ts';
import { currentOwner } from '../../../shell/offline/owner.ts';
import { getSession, subscribeSession } from '../../../shell/session/session.ts';
import { withMoreEngines } from './engines.ts';
import { forgetFound, keepFound, keepRun, readFound, readRun } from './kept.ts';

/**
 * Analyses the games that may be, the newest first, as long as the page lives: it goes on while other screens are shown, and
 * starts again where it was when the page is loaded anew. One for all tabs.
 */

export interface AnalysisState {
  readonly fase: /** Nobody has asked yet what there is to do. */
    | 'desconocida'
    | 'quieta'
    | 'analizando'
    | 'en_pausa'
    /** Another tab is at it. */
    | 'otra_pestana'
    | 'falla';
  /** Games that may be analysed and are not, as last known. */
  readonly pendientes: number;
  /** Of this run: how many it began with, and how far it is, in games. */
  readonly total: number;
  readonly hechas: number;
  /** The server cannot be reached; what was found is kept. */
  readonly sinConexion: boolean;
  /** Said as it is: the month's quota, or why it stopped. */
  readonly aviso: string | undefined;
}

const START: AnalysisState = {
  fase: 'desconocida',
  pendientes: 0,
  total: 0,
  hechas: 0,
  sinConexion: false,
  aviso: undefined,
};
const LOCK = 'estratega.analisis';
/** One game each, or both at the only one. More would be sooner done, but the machine is its user's. */
const MOST_ENGINES = 2;
const PAGE = 100;
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

let state = START;
const listeners = new Set<() => void>();
const finished = new Set<(id: string) => void>();
/** Of each game being analysed, the share that is done. */
const shares = new Map<string, number>();
let stopping: AbortController | undefined;
let running: Promise<void> | undefined;
let looked = 0;

function set(next: Partial<AnalysisState>): void {
  state = { ...state, ...next };
  for (const notify of listeners) notify();
}

export const analysisState = (): AnalysisState => state;
export const serverAnalysisState = (): AnalysisState => START;
export function subscribeAnalysis(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** Called with the id of each game that the server has taken. */
export function onAnalysed(listener: (id: string) => void): () => void {
  finished.add(listener);
  return () => finished.delete(listener);
}

async function pendingGames(token: string, signal?: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  let from: string | undefined;
  do {
    const page: ListaPartidas = await api<ListaPartidas>(
      `/api/partidas?limite=${PAGE}${from === undefined ? '' : `&desde=${encodeURIComponent(from)}`}`,
      { token, ...(signal ? { signal } : {}) },
    );
    ids.push(...page.partidas.filter(({ estado }) => estado === 'por_analizar').map(({ id }) => id));
    from = page.siguiente;
  } while (from !== undefined);
  return ids;
}

/** How much there is to do; and goes on by itself with what a reload interrupted. */
export async function lookForGames(): Promise<void> {
  const { token } = getSession();
  const uid = currentOwner()?.uid;
  if (!token || uid === undefined) return;
  looked++;
  const mine = looked;
  try {
    const [ids, run] = await Promise.all([pendingGames(token), readRun(uid)]);
    if (mine !== looked || state.fase === 'analizando') return;
    set({ pendientes: ids.length, sinConexion: false, fase: state.fase === 'desconocida' ? 'quieta' : state.fase });
    if (run && run.uid === uid && ids.length > 0) {
      if (run.marcha) void startAnalysis();
      else if (run.total > ids.length) set({ fase: 'en_pausa', total: run.total, hechas: run.total - ids.length });
    }
  } catch (error) {
    if (mine !== looked || state.fase === 'analizando') return;
    set({ fase: 'quieta', sinConexion: error instanceof NetworkError, aviso: messageOf(error) });
  }
}

/** For as long as the network or the server fails: what was found waits here. */
async function untilAnswered<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted();
    try {
      const answer = await work();
      if (state.sinConexion) set({ sinConexion: false });
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      const passing =
        error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
      if (!passing) throw error;
      if (error instanceof NetworkError) set({ sinConexion: true });
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
      await waitOrOnline(signal, Math.max(asked, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)));
    }
  }
}

const waitOrOnline = (signal: AbortSignal, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

function tellProgress(total: number, done: number): void {
  set({ total, hechas: Math.min(total, done + [...shares.values()].reduce((sum, share) => sum + share, 0)) });
}

/** One game, from whatever is known of it to what the server keeps. Several engines share its questions. */
async function analyseGame(
  uid: string,
  token: string,
  id: string,
  engines: readonly BrowserEngine[],
  signal: AbortSignal,
  tell: () => void,
): Promise<void> {
  const { partida, estado } = await untilAnswered(signal, () =>
    api<PartidaGuardada>(`/api/partidas/${id}`, { token, signal }),
  );
  if (estado === 'analizada') return;
  const notebook = openNotebook(partida);
  let found = await readFound(uid, id);
  const asked = new Map<string, Promise<void>>();
  const ask = async (engine: BrowserEngine, question: Busqueda) => {
    const { ply, nodos, lineas } = question;
    const said = await engine.ask({ jugadas: partida.jugadas.slice(0, ply), nodos, lineas });
    signal.throwIfAborted();
    found = withAnswer(found, question, said);
    shares.set(id, shareDone(notebook, found));
    tell();
    await keepFound(uid, id, found);
  };
  const work = async (engine: BrowserEngine) => {
    for (;;) {
      const name = ({ ply, mirada }: Busqueda) => `${mirada} ${ply}`;
      const question = nextSearches(notebook, found).find((one) => !asked.has(name(one)));
      if (question) {
        const answer = ask(engine, question);
        asked.set(name(question), answer);
        await answer;
        asked.delete(name(question));
      } else if (asked.size > 0) await Promise.race(asked.values());
      else return;
    }
  };
  shares.set(id, shareDone(notebook, found));
  tell();
  await Promise.all(engines.map(work));
  const body: AnalisisPartida = analysisOf(notebook, found, engines[0]?.name ?? '');
  await untilAnswered(signal, () =>
    api<AnalisisGuardado>(`/api/partidas/${id}/analisis`, { method: 'PUT', token, body, signal }),
  );
  await forgetFound(id);
}

interface Wanted {
  /** That one game and nothing else. */
  readonly solo?: string | undefined;
  /** Before all others. */
  readonly primera?: string | undefined;
}

/** The newest first; whatever was brought meanwhile is taken too. */
export function startAnalysis(wanted: Wanted = {}): Promise<void> {
  // One that was told to stop must have let go of its turn first.
  if (running) return stopping?.signal.aborted ? running.then(() => startAnalysis(wanted)) : running;
  const stop = new AbortController();
  stopping = stop;
  set({ fase: 'analizando', aviso: undefined });
  running = inTurn(() => run(stop.signal, wanted))
    .then((mine) => {
      if (mine) return;
      set({ fase: 'otra_pestana' });
      whenFree();
    })
    .catch((error: unknown) => {
      if (stop.signal.aborted) return;
      const aviso = error instanceof EngineError ? ENGINE_TROUBLE : messageOf(error);
      set({ fase: 'falla', aviso });
    })
    .finally(() => {
      stop.abort();
      stopping = undefined;
      running = undefined;
      shares.clear();
    });
  return running;
}

const ENGINE_TROUBLE =
  'No pudimos abrir el motor de análisis en este navegador. Revisa tu conexión y vuelve a intentarlo; lo que ya estaba analizado se conserva.';

/** False where another tab is at it already. A browser without locks has no other way to know, and goes on. */
async function inTurn(work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await work();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}

let isWaiting = false;

/** Until the other tab has done or is closed; a page that is loaded anew may even find its own last moments there. What was going on then goes on here. */
function whenFree(): void {
  if (isWaiting) return;
  isWaiting = true;
  void navigator.locks
    .request(LOCK, { mode: 'shared' }, () => undefined)
    .then(() => {
      isWaiting = false;
      if (state.fase !== 'otra_pestana') return;
      set({ fase: 'quieta' });
      return lookForGames();
    });
}

async function run(signal: AbortSignal, { solo, primera }: Wanted): Promise<void> {
  const { token } = getSession();
  const uid = currentOwner()?.uid;
  if (!token || uid === undefined) return set({ fase: 'quieta' });
  const unsubscribe = subscribeSession(() => {
    if (getSession().token !== token) stopAnalysis();
  });
  const refused = new Set<string>();
  try {
    const before = await readRun(uid);
    let done = 0;
    let queue = solo === undefined ? await untilAnswered(signal, () => pendingGames(token, signal)) : [solo];
    if (primera !== undefined && queue.includes(primera)) queue = [primera, ...queue.filter((id) => id !== primera)];
    let total = queue.length;
    // A run that a reload interrupted is told as one.
    if (solo === undefined && before && before.total > total) {
      done = before.total - total;
      total = before.total;
    }
    let engines: readonly BrowserEngine[] = [];
    const work = async (mine: readonly BrowserEngine[]) => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const game = id;
        const tell = () => tellProgress(total, done);
        try {
          await analyseGame(uid, token, game, mine, signal, tell);
          for (const notify of finished) notify(game);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof ApiError)) throw error;
          // Deleted meanwhile, or beyond the month's quota: the rest goes on.
          if (error.status === 401) throw error;
          refused.add(game);
          if (error.status === 404) await forgetFound(game);
          else set({ aviso: error.message });
        }
        shares.delete(game);
        done++;
        set({ pendientes: Math.max(0, state.pendientes - 1) });
        tell();
      }
    };
    while (queue.length > 0) {
      if (solo === undefined) await keepRun({ uid, marcha: true, total });
      set({ pendientes: queue.length });
      tellProgress(total, done);
      const wanted = Math.min(MOST_ENGINES, navigator.hardwareConcurrency || 1);
      engines = await withMoreEngines(engines, wanted, () => openBrowserEngine(signal));
      // What started closes itself then.
      signal.throwIfAborted();
      await Promise.all(queue.length === 1 ? [work(engines)] : engines.map((engine) => work([engine])));
      if (solo !== undefined) break;
      const fresh = await untilAnswered(signal, () => pendingGames(token, signal));
      queue = fresh.filter((id) => !refused.has(id));
      total = done + queue.length;
    }
    for (const engine of engines) engine.close();
    if (solo === undefined) await keepRun({ uid, marcha: false, total: 0 });
    set({ fase: 'quieta', pendientes: 0, hechas: total, total });
    if (solo !== undefined) void lookForGames();
  } finally {
    unsubscribe();
  }
}

/** Stops at once; at most the position being looked at is lost. */
export function stopAnalysis(): void {
  const uid = currentOwner()?.uid;
  stopping?.abort(new DOMException('Stopped', 'AbortError'));
  if (uid !== undefined) void keepRun({ uid, marcha: false, total: state.total });
  set({ fase: 'en_pausa', sinConexion: false });
}
