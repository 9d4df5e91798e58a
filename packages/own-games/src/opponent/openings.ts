import { playSan, RunningGame } from '@estratega/chess/game';
import { englishSan } from '@estratega/chess/pieces';

/** Where a game against Estratega may begin: the first moves of what a player studies, by the theme that teaches it. */
export interface Opening {
  readonly nombre: string;
  readonly jugadas: readonly string[];
}

const opening = (nombre: string, jugadas: string): Opening => ({ nombre, jugadas: jugadas.split(' ') });

/** As far as the name goes and no farther: what comes then is for the player to find. */
export const OPENINGS: Readonly<Record<string, Opening>> = {
  'aj-ape-abiertas': opening('Abierta', 'e2e4 e7e5 g1f3 b8c6'),
  'aj-ape-siciliana': opening('Siciliana', 'e2e4 c7c5'),
  'aj-ape-francesa': opening('Francesa', 'e2e4 e7e6 d2d4 d7d5'),
  'aj-ape-carokann': opening('Caro-Kann', 'e2e4 c7c6 d2d4 d7d5'),
  'aj-ape-gambitodama': opening('Gambito de dama', 'd2d4 d7d5 c2c4'),
  'aj-ape-indias': opening('India', 'd2d4 g8f6 c2c4 g7g6'),
  'aj-ape-benoni': opening('Benoni', 'd2d4 g8f6 c2c4 c7c5 d4d5'),
  'aj-ape-flanco': opening('Inglesa', 'c2c4'),
  'aj-ape-sistemas': opening('Londres', 'd2d4 d7d5 c1f4'),
  'aj-ape-gambitos': opening('Gambito de rey', 'e2e4 e7e5 f2f4'),
};

/** «Juega desde 1.e4 c6 2.d4 d5 y…»: the moves that a task's own words say a game begins with; undefined where they name none. */
export const lineIn = (text: string): readonly string[] | undefined => {
  const words = text.split(/\s+/u);
  const from = words.findIndex((word) => word.startsWith('1.'));
  if (from < 0) return undefined;
  const jugadas: string[] = [];
  let game = new RunningGame();
  for (const word of words.slice(from)) {
    const san = word.replace(/^\d+\./u, '').replace(/[.,;:]$/u, '');
    const played = playSan(game, englishSan(san));
    if (!played) break;
    jugadas.push(played.uci);
    game = played.after;
  }
  return jugadas.length === 0 ? undefined : jugadas;
};
