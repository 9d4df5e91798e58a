import { uciOf } from '@estratega/chess/notation';
import { Chess, type Move, playUci } from '@estratega/chess/rules';
import { openBrowserEngine } from '../../../shell/engine/engine-worker.ts';
import { ideaWords, LOOK } from './idea.ts';

export const ENGINE_AWAY = 'No pudimos abrir el motor. Revisa tu conexión y vuelve a probar.';

/** Before and after the player's own move, with the same look at both. */
export async function askEngine(
  ply: number,
  fen: string,
  jugada: Move,
  played: readonly Move[],
  signal: AbortSignal,
): Promise<string> {
  const engine = await openBrowserEngine(signal);
  try {
    const jugadas = played.slice(0, ply).map(uciOf);
    const antes = await engine.ask({ jugadas, nodos: LOOK, lineas: 1 });
    const despues = await engine.ask({ jugadas: [...jugadas, uciOf(jugada)], nodos: LOOK, lineas: 1 });
    const [best] = antes.linea;
    const mejor = best === undefined || best === uciOf(jugada) ? undefined : playUci(new Chess(fen), best);
    return ideaWords({ ply, jugada, mejor, antes, despues });
  } finally {
    engine.close();
  }
}
