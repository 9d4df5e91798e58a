import { thePiece } from '@estratega/chess/pieces';
import { Chess } from '@estratega/chess/rules';
import { z } from 'zod';
import { middleOf } from '../difficulty/scale.ts';
import type { GraphChapter } from '../graph/graph.ts';
import {
  CAUSES,
  type Capitulo,
  type ChessBankStep,
  type ChessChapterSource,
  type ChessExercise,
  type ChessQuestion,
  type ChessStepSource,
  type Exercise,
  type MadeStep,
  type PasoCapitulo,
  type PokerChapterSource,
  type PokerExercise,
  type PokerRow,
  type PokerStepSource,
  pokerRow,
} from '../schema/index.ts';
import { featuresOf } from './chess-source.ts';
import { linesOf } from './engine.ts';
import { pokerExerciseOf } from './poker-source.ts';

/** From a chapter as it is written to its steps and their exercises. */

/** What an engine said of every legal move of a step's board: `npm run chapters:verify` writes it, nobody edits it. */
export const chapterVerdict = z.strictObject({
  fen: z.string(),
  nodos: z.int().min(1),
  /** Centipawns for the side to move, mates as ±10000. */
  jugadas: z.record(
    z.string(),
    z.strictObject({ cp: z.int(), con: z.string().optional(), causa: z.enum(CAUSES).optional() }),
  ),
});
export type ChapterVerdict = z.infer<typeof chapterVerdict>;
export type ChapterVerdicts = ReadonlyMap<string, ChapterVerdict>;

export const readChapterVerdicts = (file: string): ChapterVerdicts =>
  new Map(linesOf(file, (value) => chapterVerdict.parse(value)).map((said) => [said.fen, said]));

const WINS = 200;
const LEVEL = 90;
/** Loss in centipawns up to which a move is as good as another where nothing is decided. */
const AS_GOOD = 60;

/** What a score comes to. */
export const resultOf = (cp: number): 'gana' | 'tablas' | 'pierde' | 'entre' =>
  cp >= WINS ? 'gana' : cp <= -WINS ? 'pierde' : Math.abs(cp) <= LEVEL ? 'tablas' : 'entre';

/** Few men: an ending, where the result is what counts. */
const FEW = 7;
const isEnding = (fen: string): boolean => (fen.split(' ')[0]?.match(/[a-z]/giu)?.length ?? 0) <= FEW;

/** Whether a move keeps what the best one has. */
export const keeps = (fen: string, best: number, own: number): boolean =>
  isEnding(fen) ? resultOf(own) === resultOf(best) && resultOf(own) !== 'entre' : best - own <= AS_GOOD;

const idOf = (unidad: string, paso: string): string => {
  const [tema, nivel] = unidad.split('@') as [string, string];
  return `c.${tema}.${nivel}.${paso}`;
};
const placeOf = (unidad: string): { readonly temas: string[]; readonly nivel: number } => {
  const [tema, nivel] = unidad.split('@') as [string, string];
  return { temas: [tema], nivel: Number(nivel) };
};

const hintsOf = (fen: string, move: string): [string, string] => {
  const from = move.slice(0, 2);
  const piece = new Chess(fen).get(from as never);
  const name = thePiece(piece?.type ?? 'p');
  return [`Aquí se mueve ${name}.`, `Mira ${name} de ${from}.`];
};

type Asks<K extends 'acepta' | 'opciones' | 'numero' | 'casillas'> = Extract<ChessStepSource, Record<K, unknown>>;

export const boardOf = (unidad: string, step: Asks<'acepta'>, said: ChapterVerdict | undefined): ChessExercise => {
  const { fen, acepta, camino, ocurre, mantiene = {}, errores = {} } = step;
  const first = (camino ?? acepta)[0] as string;
  const linea = camino ?? [first];
  const right = [first, ...acepta.filter((move) => move !== first)];
  const best = Math.max(...right.map((move) => said?.jugadas[move]?.cp ?? Number.NEGATIVE_INFINITY));
  const told = Object.keys(mantiene);
  // What nobody wrote about is judged too: a move that keeps the result is never wrong.
  const others = Object.entries(said?.jugadas ?? {}).filter(
    ([move]) => !right.includes(move) && !told.includes(move) && !(move in errores),
  );
  const kept = camino ? [] : others.filter(([, { cp }]) => keeps(fen, best, cp)).map(([move]) => move);
  const wrong = Object.entries(errores).map(
    ([move, { con }]) =>
      [move, { ...(con ? { con } : {}), causa: said?.jugadas[move]?.causa ?? 'pierde_ventaja' }] as const,
  );
  const unsaid = camino
    ? []
    : others.flatMap(([move, { con, causa }]) =>
        kept.includes(move) || !causa ? [] : [[move, { ...(con ? { con } : {}), causa }] as const],
      );
  const turns = Math.ceil(linea.length / 2);
  return {
    tipo: 'ajedrez',
    id: idOf(unidad, step.paso),
    ...placeOf(unidad),
    // What a step teaches is asked where it is taught.
    dificultad: middleOf(placeOf(unidad).nivel),
    fen,
    linea,
    aceptadas: Array.from({ length: turns }, (_, turn) => (turn === 0 ? right : [linea[turn * 2] as string])),
    casi: Array.from({ length: turns }, (_, turn) => (turn === 0 ? [...told, ...kept] : [])),
    refutaciones: Object.fromEntries([...wrong, ...unsaid]),
    pista: hintsOf(fen, first),
    explicacion: step.razon,
    prueba: { margen: 0 },
    rasgos: featuresOf(fen, linea, resultOf(best) === 'tablas' ? 'salva' : 'gana'),
    enunciado: step.texto,
    palabras: {
      ...mantiene,
      ...Object.fromEntries(Object.entries(errores).map(([move, { porque }]) => [move, porque])),
    },
    ...(ocurre && !camino ? { sigue: ocurre.slice(1) } : {}),
  };
};

const sideOf = (fen: string): 'blancas' | 'negras' => (fen.split(' ')[1] === 'b' ? 'negras' : 'blancas');

const questionOf = (step: Asks<'opciones'> | Asks<'numero'> | Asks<'casillas'>): ChessQuestion['preguntas'][number] => {
  if ('opciones' in step)
    return { tipo: 'elige', pide: step.texto, textos: step.opciones, correcta: step.correcta, aceptables: [] };
  if ('casillas' in step) return { tipo: 'casillas', pide: step.texto, casillas: step.casillas };
  return { tipo: 'numero', pide: step.texto, unidad: '', valor: step.numero, tolerancia: { abs: 0.5 }, trampas: [] };
};

const askedOf = (unidad: string, step: Asks<'opciones'> | Asks<'numero'> | Asks<'casillas'>): ChessQuestion => ({
  tipo: 'ajedrez-pregunta',
  id: idOf(unidad, step.paso),
  ...placeOf(unidad),
  dificultad: middleOf(placeOf(unidad).nivel),
  fen: step.fen,
  orientacion: sideOf(step.fen),
  preguntas: [questionOf(step)],
  explicacion: step.razon,
  ...('muestra' in step && step.muestra ? { sigue: step.muestra } : {}),
});

/** Boards of the bank by their ids, with their verdicts. */
export type ChessBank = ReadonlyMap<string, ChessExercise>;

const IS_TESTED = /^t/u;
/** Asked by the chapter under its own name. In a test it is as hard as it was; what a step teaches is asked where it is taught. */
const bankBoard = (unidad: string, step: ChessBankStep, bank: ChessBank): ChessExercise => {
  const own = bank.get(step.ejercicio);
  if (!own) throw new Error(`${unidad} ${step.paso}: ${step.ejercicio} has no verdicts`);
  const { temas, nivel } = placeOf(unidad);
  return {
    ...own,
    id: idOf(unidad, step.paso),
    temas: [...temas, ...own.temas.filter((tema) => !temas.includes(tema))],
    ...(IS_TESTED.test(step.paso) ? {} : { nivel, dificultad: middleOf(nivel) }),
    explicacion: step.razon,
    ...(step.texto === '' ? {} : { enunciado: step.texto }),
    ...(step.errores ? { palabras: step.errores } : {}),
  };
};

/** What a seed or the bank says, asked under the chapter's own name. */
const madeStep = (unidad: string, { paso, razon, hecho }: MadeStep): Exercise => {
  const { temas } = placeOf(unidad);
  return {
    ...hecho,
    id: idOf(unidad, paso),
    temas: [...temas, ...hecho.temas.filter((tema) => !temas.includes(tema))],
    explicacion: razon,
  } as Exercise;
};

const chessAnswered = (
  unidad: string,
  step: ChessStepSource,
  verdicts: ChapterVerdicts,
  bank: ChessBank,
): Exercise | undefined => {
  if (step.verbo === 'mira') return undefined;
  if ('hecho' in step) return madeStep(unidad, step);
  if ('ejercicio' in step) return bankBoard(unidad, step, bank);
  return 'acepta' in step ? boardOf(unidad, step, verdicts.get(step.fen)) : askedOf(unidad, step);
};

/** The table of a step, with the cards that lie open on it. */
const tableOf = ({ mesa, muestra = {} }: PokerStepSource): PokerStepSource['mesa'] =>
  mesa && {
    ...mesa,
    asientos: mesa.asientos.map((seat) => {
      const shown = muestra[seat.pos];
      return shown ? { ...seat, muestra: shown } : seat;
    }),
  };

type PokerAsked = Extract<PokerStepSource, { readonly preguntas: unknown }>;

/** A step as the row of an exercise, to be checked and compiled like any other. */
export const pokerStepRow = (unidad: string, step: PokerAsked): PokerRow => {
  const { temas, nivel } = placeOf(unidad);
  const {
    paso: _step,
    texto,
    razon,
    verbo: _verb,
    muestra: _shown,
    mesa: _table,
    calculos: _sums,
    soluciones: _solved,
    ...rest
  } = step;
  const mesa = tableOf(step);
  return pokerRow.parse({
    ...rest,
    ...(mesa ? { mesa } : {}),
    // Rows have opaque ids of their own: a step's is put in its place by whoever compiles it.
    id: 'pk000000',
    temas,
    niveles: [nivel, nivel],
    formatos: ['cash', 'torneo', 'sng'],
    situacion: texto,
    explicacion: razon,
  });
};

const pokerAnswered = (unidad: string, step: PokerStepSource): Exercise | undefined => {
  if ('hecho' in step) return madeStep(unidad, step);
  return 'preguntas' in step
    ? { ...pokerExerciseOf(pokerStepRow(unidad, step)), id: idOf(unidad, step.paso) }
    : undefined;
};

export interface CompiledChapter {
  readonly capitulo: Capitulo;
  readonly ejercicios: readonly Exercise[];
}

const chapter = <S extends { readonly paso: string; readonly texto: string; readonly verbo: string }>(
  source: Pick<ChessChapterSource, 'unidad' | 'titulo' | 'entrada' | 'procedimiento' | 'ficha'> & {
    readonly pasos: readonly S[];
    readonly prueba: { readonly aprueba: number; readonly items: readonly S[] };
  },
  answered: (step: S) => Exercise | undefined,
  seen: (step: S) => PasoCapitulo,
): CompiledChapter => {
  const { unidad, titulo, entrada, procedimiento, ficha, prueba } = source;
  const steps = source.pasos.map((step) => ({ step, exercise: answered(step) }));
  const test = prueba.items.flatMap((step) => answered(step) ?? []);
  return {
    capitulo: {
      unidad,
      titulo,
      entrada,
      pasos: steps.map(({ step, exercise }) =>
        exercise ? { verbo: step.verbo as 'prueba' | 'di', clave: exercise.id } : seen(step),
      ),
      procedimiento,
      ficha,
      prueba: { aprueba: prueba.aprueba, ejercicios: test.map(({ id }) => id) },
    },
    ejercicios: [...steps.flatMap(({ exercise }) => exercise ?? []), ...test],
  };
};

const NOBODY: ChapterVerdicts = new Map();

export const chessChapter = (source: ChessChapterSource, verdicts: ChapterVerdicts, bank: ChessBank): CompiledChapter =>
  chapter(
    source,
    (step) => chessAnswered(source.unidad, step, source.juicio === 'motor' ? verdicts : NOBODY, bank),
    (step) => {
      if (step.verbo !== 'mira') throw new Error(`${source.unidad} ${step.paso}: nothing to look at`);
      const { fen, luces = [], linea = [] } = step;
      return {
        verbo: 'mira',
        clave: step.paso,
        texto: step.texto,
        escena: { tipo: 'ajedrez', fen, luces, linea },
      };
    },
  );

export const pokerChapter = (source: PokerChapterSource): CompiledChapter =>
  chapter(
    source,
    (step) => pokerAnswered(source.unidad, step),
    (step) => {
      const { paso, texto, mano, historia } = step;
      const mesa = tableOf(step);
      const rango = 'rango' in step ? step.rango : undefined;
      return {
        verbo: 'mira',
        clave: paso,
        texto,
        escena: {
          tipo: 'poker',
          historia,
          ...(mesa ? { mesa } : {}),
          ...(mano ? { mano } : {}),
          ...(rango ? { rango } : {}),
        },
      };
    },
  );

const testOf = ({ capitulo, ejercicios }: CompiledChapter): readonly Exercise[] =>
  ejercicios.filter(({ id }) => capitulo.prueba.ejercicios.includes(id));
/** What a test asks is an exercise of the bank like any other: it is practised, reviewed and met again. */
export const testBoards = (chapters: readonly CompiledChapter[]): ChessExercise[] =>
  chapters.flatMap((one) => testOf(one).flatMap((item) => (item.tipo === 'ajedrez' ? [item as ChessExercise] : [])));
export const testHands = (chapters: readonly CompiledChapter[]): PokerExercise[] =>
  chapters.flatMap((one) => testOf(one).flatMap((item) => (item.tipo === 'poker' ? [item as PokerExercise] : [])));

/** What planning needs of a chapter: its answered steps in order, and those of its test. */
export const graphChapter =
  (seconds: ReadonlyMap<string, GraphChapter['segundos']>) =>
  ({ capitulo }: CompiledChapter): GraphChapter => {
    const segundos = seconds.get(capitulo.unidad);
    if (!segundos) throw new Error(`${capitulo.unidad}: nobody measured it`);
    return {
      unidad: capitulo.unidad,
      titulo: capitulo.titulo,
      entrada: capitulo.entrada,
      pasos: capitulo.pasos.flatMap((step) => (step.verbo === 'mira' ? [] : [step.clave])),
      mira: capitulo.pasos.filter(({ verbo }) => verbo === 'mira').length,
      segundos,
      prueba: capitulo.prueba.ejercicios,
      aprueba: capitulo.prueba.aprueba,
    };
  };
