import { wordsIn } from '../compose/sentence.ts';
import type { GraphChapter } from '../graph/graph.ts';
import type {
  ChessChapterSource,
  ChessStepSource,
  Exercise,
  PokerChapterSource,
  PokerStepSource,
} from '../schema/index.ts';

/** How long the steps of a chapter take somebody who reads to understand and answers at an even pace. */

const WORDS_A_MINUTE = 180;
/** Seconds at the board or the table, by what is asked. */
const SECONDS = {
  mira: 6,
  linea: 1.2,
  juega: 20,
  accion: 15,
  numero: 25,
  elige: 10,
  casillas: 12,
  rango: 60,
  libre: 30,
};

/** Seconds that these texts take. */
export const readingSeconds = (texts: readonly string[]): number =>
  (60 * texts.reduce((sum, text) => sum + wordsIn(text), 0)) / WORDS_A_MINUTE;

/** Looked at, with its moves. */
export const lookSeconds = (texto: string, moves: number): number =>
  readingSeconds([texto]) + SECONDS.mira + SECONDS.linea * moves;

/** A question that nobody but the player marks. */
export const openSeconds = (texts: readonly string[]): number => readingSeconds(texts) + SECONDS.libre;

const chessSeconds = (step: ChessStepSource): number => {
  if ('hecho' in step) return stepSeconds(step.hecho);
  if (step.verbo === 'mira') return lookSeconds(step.texto, step.linea?.length ?? 0);
  const read = readingSeconds([step.texto, step.razon]);
  if ('ejercicio' in step) return read + SECONDS.juega * Math.ceil(step.linea.length / 2);
  // What follows a right move plays itself, and is watched.
  if ('acepta' in step)
    return (
      read + SECONDS.juega * Math.ceil((step.camino?.length ?? 1) / 2) + SECONDS.linea * (step.ocurre?.length ?? 0)
    );
  if ('opciones' in step) return read + readingSeconds(step.opciones) + SECONDS.elige;
  return read + ('numero' in step ? SECONDS.numero : SECONDS.casillas);
};

const pokerSeconds = (step: PokerStepSource): number => {
  if ('hecho' in step) return stepSeconds(step.hecho);
  if (!('preguntas' in step)) return lookSeconds(step.texto, 0);
  const asked = step.preguntas.map(
    (one) => readingSeconds([one.pide ?? '', ...(one.tipo === 'elige' ? one.textos : [])]) + SECONDS[one.tipo],
  );
  return readingSeconds([step.texto, step.razon]) + asked.reduce((sum, one) => sum + one, 0);
};

/** What a stage asks while it is read: a question with its options, or a move. */
export const stepSeconds = (one: Exercise): number => {
  if (one.tipo === 'ajedrez') return readingSeconds([one.enunciado ?? '', one.explicacion]) + SECONDS.juega;
  if (!('preguntas' in one)) return 0;
  const asked = one.preguntas.map(
    (question) =>
      readingSeconds([question.pide ?? '', ...(question.tipo === 'elige' ? question.textos : [])]) +
      SECONDS[question.tipo],
  );
  return readingSeconds([one.explicacion]) + asked.reduce((sum, seconds) => sum + seconds, 0);
};

export interface ChapterTime {
  readonly unidad: string;
  /** By the step's own name, "p7" or "t7". */
  readonly pasos: ReadonlyMap<string, number>;
  readonly ficha: number;
  /** What a week is planned by: the mean of its steps, by what is done at them; the card is read with the test. */
  readonly segundos: GraphChapter['segundos'];
}

const meanOf = (seconds: readonly number[], beside = 0): number =>
  Math.ceil(seconds.reduce((sum, one) => sum + one, beside) / Math.max(1, seconds.length));

const timeOf = <S extends { readonly paso: string; readonly verbo: string }>(
  {
    unidad,
    pasos,
    prueba,
    ficha,
    procedimiento,
  }: Omit<ChessChapterSource | PokerChapterSource, 'pasos' | 'prueba'> & {
    readonly pasos: readonly S[];
    readonly prueba: { readonly items: readonly S[] };
  },
  seconds: (step: S) => number,
): ChapterTime => {
  const card = readingSeconds([...ficha, ...procedimiento]);
  const isLook = ({ verbo }: S): boolean => verbo === 'mira';
  return {
    unidad,
    pasos: new Map([...pasos, ...prueba.items].map((step) => [step.paso, seconds(step)])),
    ficha: card,
    segundos: {
      paso: meanOf(pasos.filter((step) => !isLook(step)).map(seconds)),
      mira: meanOf(pasos.filter(isLook).map(seconds)),
      prueba: meanOf(prueba.items.map(seconds), card),
    },
  };
};

/** Seconds of every step of every chapter. */
export const chapterTimes = (
  chess: readonly ChessChapterSource[],
  poker: readonly PokerChapterSource[],
): readonly ChapterTime[] => [
  ...chess.map((one) => timeOf(one, chessSeconds)),
  ...poker.map((one) => timeOf(one, pokerSeconds)),
];
