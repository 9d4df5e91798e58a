import { numberedSan, uciOf } from '@estratega/chess/notation';
import { Chess } from '@estratega/chess/rules';
import { fullStop, sentencesOf } from '../compose/sentence.ts';
import { middleOf } from '../difficulty/scale.ts';
import {
  type ChessExercise,
  type ChessQuestion,
  type ChessTopic,
  type Etapa,
  type Exercise,
  type PokerExercise,
  type PokerTopic,
  pokerRow,
} from '../schema/index.ts';
import { boardOf, type ChapterVerdicts } from './chapters.ts';
import { pokerExerciseOf } from './poker-source.ts';
import { exampleAt, movesOf } from './stages.ts';

/**
 * What a stage without a chapter has to answer while it is read: its own questions, by their options, and the moves of its worked example that
 * have to be found. Answered like the steps of a chapter, and counted like them.
 */

export interface WorkedStage {
  readonly etapa: Etapa;
  readonly ejercicios: readonly Exercise[];
}

interface Question {
  readonly pregunta: string;
  readonly respuesta: string;
  readonly opciones: readonly string[];
  readonly fen?: string | undefined;
}

/** Names that no chapter has: questions by their place in the topic, moves of the example by their ply. */
const FIRST_QUESTION = 101;
const FIRST_PLY = 201;
const idOf = ({ unidad }: Etapa, place: number): string => `c.${unidad.replace('@', '.')}.p${place}`;

/** The right one stands first where they are written: asked, it stands anywhere, and always in the same place. */
export const shuffled = (options: readonly string[], seed: string): { textos: string[]; correcta: number } => {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) mixed = Math.imul(mixed ^ seed.charCodeAt(i), 0x01000193);
  mixed ^= mixed >>> 15;
  const turn = (mixed >>> 0) % options.length;
  const textos = [...options.slice(turn), ...options.slice(0, turn)];
  return { textos, correcta: (options.length - turn) % options.length };
};

const asked = (etapa: Etapa, question: Question, id: string) => {
  const { textos, correcta } = shuffled(question.opciones, question.pregunta);
  return {
    id,
    temas: [etapa.unidad.slice(0, etapa.unidad.indexOf('@'))],
    situacion: fullStop(etapa.titulo),
    preguntas: [{ tipo: 'elige' as const, pide: question.pregunta, textos, correcta, aceptables: [] }],
    explicacion: fullStop(question.respuesta),
  };
};

const chessQuestion = (etapa: Etapa, question: Question, id: string): ChessQuestion => ({
  ...asked(etapa, question, id),
  tipo: 'ajedrez-pregunta',
  nivel: etapa.nivel,
  dificultad: middleOf(etapa.nivel),
  ...(question.fen ? { fen: question.fen } : {}),
  orientacion: question.fen?.split(' ')[1] === 'b' ? 'negras' : 'blancas',
});

const pokerQuestion = (etapa: Etapa, question: Question, id: string): PokerExercise => ({
  ...pokerExerciseOf(
    pokerRow.parse({
      ...asked(etapa, question, id),
      id: 'pk000000',
      niveles: [etapa.nivel, etapa.nivel],
      formatos: ['cash', 'torneo', 'sng'],
    }),
  ),
  id,
});

interface Ply {
  /** In its line. */
  readonly ply: number;
  readonly fen: string;
  readonly move: string;
  readonly san: string;
}

/** Boards of a line on which whoever begins it is to move, without those where a piece is only taken back. */
const pliesOf = (fen: string, line: readonly string[]): readonly Ply[] => {
  const game = new Chess(fen);
  const own: Ply[] = [];
  let taken: string | undefined;
  for (const [ply, move] of line.entries()) {
    const before = game.fen();
    const made = game.move({ from: move.slice(0, 2), to: move.slice(2, 4), promotion: move[4] ?? 'q' });
    if (ply % 2 === 0 && made.to !== taken)
      own.push({ ply, fen: before, move: uciOf(made), san: numberedSan(fen, ply, made.san) });
    taken = made.captured ? made.to : undefined;
  }
  return own;
};

/** Every worked example of these topics, once, with the boards on which its own side moves. */
export const examplePlies = (
  topics: readonly ChessTopic[],
): readonly { readonly tema: string; readonly plies: readonly Ply[] }[] =>
  topics.flatMap(({ id, ejemplo, otrosEjemplos = [] }) =>
    [ejemplo, ...otrosEjemplos].map(({ fen, linea }) => ({ tema: id, plies: pliesOf(fen, movesOf(fen, linea)) })),
  );

/** "2.Ae2", "1...c4": the numbers that a text gives its moves. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\d.,])(\d{1,3})(?:\.{1,3}|…)(?=[RDTACa-h0])/gu)].map(([, number]) => Number(number));
const NUMBER = /\d+$/u;
const numberIn = (fen: string): number => Number(NUMBER.exec(fen)?.[0] ?? 1);

/** What the example says of this move, where it says something that can be read beside this board: one card has one numbering. */
const reasonOf = (explicacion: string, { ply, san, move }: Ply, own: number): string => {
  const bare = san.replace(/^\d+(?:\.|…)/u, '').replace(/[+#]$/u, '');
  const fit = sentencesOf(explicacion).filter(
    (sentence) => ply === 0 || numbersIn(sentence).every((number) => number >= own),
  );
  const goal = move.slice(2, 4);
  const said = fit.find((sentence) => sentence.includes(bare)) ?? fit.find((sentence) => sentence.includes(goal));
  return said ?? `Así sigue el ejemplo: ${bare}. Enseguida lo ves entero.`;
};

/** Of an example so many moves are asked. */
const MOST_MOVES = 2;
const SIDES = { w: 'blancas', b: 'negras' } as const;

const exampleMoves = (etapa: Etapa, verdicts: ChapterVerdicts): readonly ChessExercise[] => {
  if (etapa.ejemplo?.tipo !== 'ajedrez') return [];
  const { fen, linea, explicacion } = etapa.ejemplo;
  // Moves are counted as its text counts them.
  const back = numbersIn(explicacion).some((number) => number < numberIn(fen)) ? numberIn(fen) - 1 : 0;
  return pliesOf(fen, linea)
    .filter((one) => verdicts.has(one.fen))
    .slice(0, MOST_MOVES)
    .map((one, i) => {
      const place = FIRST_PLY + one.ply;
      const side = SIDES[one.fen.split(' ')[1] as 'w' | 'b'];
      const step = {
        paso: `p${place}`,
        verbo: 'prueba' as const,
        fen: one.fen.replace(NUMBER, (number) => String(Number(number) - back)),
        acepta: [one.move],
        texto:
          i === 0
            ? `Juegan ${side}. Es el tablero del ejemplo: busca la jugada antes de verlo.`
            : `Sigue el ejemplo: juegan ${side}.`,
        razon: reasonOf(explicacion, one, numberIn(one.fen) - back),
      };
      return boardOf(etapa.unidad, step, verdicts.get(one.fen));
    });
};

/** The worked hand, decided before it is told. */
const exampleHand = (topics: readonly PokerTopic[], etapa: Etapa): readonly PokerExercise[] => {
  const topic = topics.find(({ id }) => etapa.unidad.startsWith(`${id}@`));
  if (!topic || etapa.ejemplo?.tipo !== 'poker') return [];
  const { pregunta, respuesta, opciones } = exampleAt(topic.ejemplo, topic.otrosEjemplos, etapa.nivel);
  const { textos, correcta } = shuffled(opciones, pregunta);
  return [
    {
      ...etapa.ejemplo,
      id: idOf(etapa, FIRST_PLY),
      temas: [topic.id],
      niveles: [etapa.nivel, etapa.nivel],
      formatos: ['cash', 'torneo', 'sng'],
      preguntas: [{ tipo: 'elige', pide: pregunta, textos, correcta, aceptables: [] }],
      // All of it follows, with the hand.
      explicacion: sentencesOf(respuesta).slice(0, 2).join(' '),
    },
  ];
};

const work = (
  etapa: Etapa,
  questions: readonly Question[],
  make: (etapa: Etapa, question: Question, id: string) => Exercise,
  moves: readonly Exercise[],
): WorkedStage => {
  const made = questions.map((question, i) => ({
    question,
    one: make(etapa, question, idOf(etapa, FIRST_QUESTION + i)),
  }));
  return {
    etapa: {
      ...etapa,
      preguntas: made.map(({ question: { pregunta, respuesta }, one }) => ({ pregunta, respuesta, paso: one.id })),
      ...(moves.length > 0 ? { prueba: moves.map(({ id }) => id) } : {}),
    },
    ejercicios: [...made.map(({ one }) => one), ...moves],
  };
};

const questionsOf = (topics: readonly (ChessTopic | PokerTopic)[], { unidad }: Etapa): readonly Question[] =>
  topics.find(({ id }) => unidad.startsWith(`${id}@`))?.preguntas ?? [];

export const workChess =
  (topics: readonly ChessTopic[], verdicts: ChapterVerdicts) =>
  (etapa: Etapa): WorkedStage =>
    work(etapa, questionsOf(topics, etapa), chessQuestion, exampleMoves(etapa, verdicts));

export const workPoker =
  (topics: readonly PokerTopic[]) =>
  (etapa: Etapa): WorkedStage =>
    work(etapa, questionsOf(topics, etapa), pokerQuestion, exampleHand(topics, etapa));
