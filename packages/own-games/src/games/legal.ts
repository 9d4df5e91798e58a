import { playSan, RunningGame } from '@estratega/chess/game';
import { Chess, playUci } from '@estratega/chess/rules';

/** The same by the rules of a library that also takes what is written loosely; a hundred times slower. */
const byLibrary = (sans: readonly string[], before: readonly string[]): { jugadas: string[]; bad?: number } => {
  const chess = new Chess();
  const jugadas = [...before];
  for (const uci of before) playUci(chess, uci);
  for (const [ply, san] of sans.entries()) {
    if (ply < before.length) continue;
    try {
      const { from, to, promotion } = chess.move(san);
      jugadas.push(`${from}${to}${promotion ?? ''}`);
    } catch {
      return { jugadas, bad: ply };
    }
  }
  return { jugadas };
};

/** SAN to UCI from the initial position, by the rules. `bad` is the first ply that breaks them. */
export const toUci = (sans: readonly string[]): { readonly jugadas: string[]; readonly bad?: number } => {
  let game = new RunningGame();
  const jugadas: string[] = [];
  for (const san of sans) {
    const played = playSan(game, san);
    if (!played) return byLibrary(sans, jugadas);
    jugadas.push(played.uci);
    game = played.after;
  }
  return { jugadas };
};

/** "La jugada 12 de las negras no es legal." */
export const illegalAt = (ply: number): string =>
  `La jugada ${Math.floor(ply / 2) + 1} de las ${ply % 2 === 0 ? 'blancas' : 'negras'} no es legal.`;
