import type { AnalysisState } from './analyser.ts';

export const games = (count: number): string => (count === 1 ? '1 partida' : `${count} partidas`);

/** Whole games: one that is half done is not done. */
export const doneWords = ({ fase, hechas, total }: AnalysisState): string =>
  total <= 1
    ? fase === 'analizando'
      ? 'Analizando tu partida'
      : 'Tu partida, a medias'
    : `${Math.floor(hechas + 1e-9)} de ${games(total)}`;

export const percent = ({ hechas, total }: AnalysisState): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((100 * hechas) / total + 1e-9));
