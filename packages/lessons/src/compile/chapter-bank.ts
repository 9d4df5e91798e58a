import { makeDrill } from '../drills/index.ts';
import type {
  ChessChapterFile,
  ChessChapterSource,
  ChessStepSource,
  Exercise,
  PokerChapterFile,
  PokerChapterSource,
  PokerRow,
  PokerStepSource,
} from '../schema/index.ts';
import type { ChessSource } from './chess-source.ts';
import { bankHandOf } from './poker-source.ts';

/** Steps of chapters that name an exercise: they get what its row or its seed says, and the bank gives the row up. */

interface Named {
  readonly paso: string;
  readonly ejercicio: string;
}
const IS_SEED = /^g\./u;

const missing = (unidad: string, { paso, ejercicio }: Named): Error =>
  new Error(`${unidad} ${paso}: no exercise ${ejercicio}`);

type Chapter<S> = {
  readonly pasos: readonly S[];
  readonly prueba: { readonly aprueba: number; readonly items: readonly S[] };
};
const resolved = <S, T, C extends Chapter<S>>(
  chapter: C,
  whole: (step: S) => T,
): Omit<C, 'pasos' | 'prueba'> & Chapter<T> => {
  const { pasos, prueba } = chapter;
  return { ...chapter, pasos: pasos.map(whole), prueba: { ...prueba, items: prueba.items.map(whole) } };
};

export const withBoards = (
  chapters: readonly ChessChapterFile[],
  rows: readonly ChessSource[],
): readonly ChessChapterSource[] => {
  const bank = new Map(rows.map((row) => [row.id, row]));
  return chapters.map((chapter) =>
    resolved(chapter, (step: ChessChapterFile['pasos'][number]): ChessStepSource => {
      if (!('ejercicio' in step)) return step;
      const { paso, verbo, razon } = step;
      if (IS_SEED.test(step.ejercicio)) {
        const made = makeDrill(step.ejercicio);
        if (made.tipo === 'poker' || !('fen' in made) || !made.fen) throw missing(chapter.unidad, step);
        return { paso, verbo, texto: '', razon: razon ?? made.explicacion, fen: made.fen, hecho: made };
      }
      const row = bank.get(step.ejercicio);
      if (!row) throw missing(chapter.unidad, step);
      const { fen, linea, explicacion } = row;
      return {
        ...step,
        verbo: 'prueba',
        texto: ('texto' in step ? step.texto : undefined) ?? '',
        razon: razon ?? explicacion,
        fen,
        linea,
      };
    }),
  );
};

export const withHands = (
  chapters: readonly PokerChapterFile[],
  rows: readonly PokerRow[],
): readonly PokerChapterSource[] => {
  const bank = new Map(rows.map((row) => [row.id, row]));
  const named = (unidad: string, step: Named): Exercise => {
    if (IS_SEED.test(step.ejercicio)) return makeDrill(step.ejercicio);
    const row = bank.get(step.ejercicio);
    if (!row || row.retirada) throw missing(unidad, step);
    return bankHandOf(row);
  };
  return chapters.map((chapter) =>
    resolved(chapter, (step: PokerChapterFile['pasos'][number]): PokerStepSource => {
      if (!('ejercicio' in step)) return step;
      const { paso, verbo, razon } = step;
      const hecho = named(chapter.unidad, step);
      if (hecho.tipo !== 'poker') throw missing(chapter.unidad, step);
      return {
        paso,
        verbo,
        texto: '',
        razon: razon ?? hecho.explicacion,
        hecho,
        historia: [],
        calculos: [],
        soluciones: [],
      };
    }),
  );
};

/** The exercises of the bank that chapters took, each by one of them. */
export const takenByChapters = (chapters: readonly (ChessChapterSource | PokerChapterSource)[]): readonly string[] =>
  chapters.flatMap(({ pasos, prueba }) =>
    [...pasos, ...prueba.items].flatMap((step) =>
      'ejercicio' in step ? [step.ejercicio] : 'hecho' in step && !IS_SEED.test(step.hecho.id) ? [step.hecho.id] : [],
    ),
  );
