import { numberedSan, uciOf } from '@estratega/chess/notation';
import { Chess, type Move, playUci } from '@estratega/chess/rules';
import { openBrowserEngine } from '../../../shell/engine/engine-worker.ts';

/** What the engine would have played where a moment was marked, once the player has said what happened there. */

export type Asked = 'pensando' | 'lejos' | { readonly text: string };

/** As many nodes as an idea gets on the screen of an own game. */
const LOOK = 100_000;

export async function askAbout(played: Move, start: string, ply: number, signal: AbortSignal): Promise<string> {
  const engine = await openBrowserEngine(signal);
  try {
    const { linea } = await engine.ask({ desde: played.before, jugadas: [], nodos: LOOK, lineas: 1 });
    const [best] = linea;
    if (best === undefined || best === uciOf(played)) return 'El motor juega lo mismo.';
    return `El motor juega ${numberedSan(start, ply - 1, playUci(new Chess(played.before), best).san)}.`;
  } finally {
    engine.close();
  }
}
