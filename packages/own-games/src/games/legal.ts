import { Chess } from 'chess.js';

/** SAN to UCI from the initial position, by the rules. `bad` is the first ply that breaks them. */
export const toUci = (sans: readonly string[]): { readonly jugadas: string[]; readonly bad?: number } => {
  const chess = new Chess();
  const jugadas: string[] = [];
  for (const [ply, san] of sans.entries()) {
    try {
      const { from, to, promotion } = chess.move(san);
      jugadas.push(`${from}${to}${promotion ?? ''}`);
    } catch {
      return { jugadas, bad: ply };
    }
  }
  return { jugadas };
};

/** "La jugada 12 de las negras no es legal." */
export const illegalAt = (ply: number): string =>
  `La jugada ${Math.floor(ply / 2) + 1} de las ${ply % 2 === 0 ? 'blancas' : 'negras'} no es legal.`;
