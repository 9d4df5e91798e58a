import { Chess, playUci } from '@estratega/chess/rules';
import { z } from 'zod';
import { type ChessExercise, chessRow, type Rasgos } from '../schema/index.ts';

/**
 * A row as it stands in the files. What an engine says of it (accepted moves, near misses, refutations) may stand in the
 * row or come from `engine/`, which a tool writes and nobody edits.
 */
export const chessSource = chessRow.extend({
  aceptadas: chessRow.shape.aceptadas.optional(),
  casi: chessRow.shape.casi.optional(),
  refutaciones: chessRow.shape.refutaciones.optional(),
});
export type ChessSource = z.infer<typeof chessSource>;

const LETTERS = { q: 'D', r: 'T', b: 'A', n: 'C', p: 'P' } as const;
const OPENING_MOVES = 12;

const phaseOf = (chess: Chess, pieces: readonly string[]): Rasgos['fase'] => {
  const officers = pieces.filter((piece) => piece !== 'p' && piece !== 'k');
  const value = officers.reduce((sum, piece) => sum + ({ q: 9, r: 5, b: 3, n: 3 }[piece] ?? 0), 0);
  if (value <= 26 && !(officers.filter((piece) => piece === 'q').length > 1)) return 'final';
  return chess.moveNumber() <= OPENING_MOVES && officers.length >= 12 ? 'apertura' : 'medio';
};

export const featuresOf = (fen: string, linea: readonly string[], goal: Rasgos['meta']): Rasgos => {
  const chess = new Chess(fen);
  const pieces = chess.board().flatMap((row) => row.flatMap((square) => (square ? [square.type] : [])));
  const turn = chess.turn();
  const rights = chess.getCastlingRights(turn);
  const jaque = chess.inCheck();
  const fase = phaseOf(chess, pieces);
  const moves = linea.map((move) => playUci(chess, move));
  const first = moves[0];
  if (!first) throw new Error(`${fen}: no move`);
  return {
    bando: turn === 'w' ? 'blancas' : 'negras',
    fase,
    material: (Object.entries(LETTERS) as [keyof typeof LETTERS, string][])
      .flatMap(([piece, letter]) => (pieces.includes(piece) ? [letter] : []))
      .join(''),
    enroque: rights.k || rights.q,
    jaque,
    mate: chess.isCheckmate(),
    primera:
      first.isKingsideCastle() || first.isQueensideCastle()
        ? 'enroque'
        : first.isPromotion()
          ? 'promocion'
          : first.isCapture()
            ? 'captura'
            : /[+#]$/u.test(first.san)
              ? 'jaque'
              : 'tranquila',
    mueve: first.piece === 'k' ? 'R' : LETTERS[first.piece],
    jugadas: Math.ceil(linea.length / 2),
    meta: goal,
  };
};

/** One entry of `verdicts/lectura.jsonl`: what a reading said of a position. */
export const engineEntry = z.object({
  fen: z.string(),
  /** Centipawns for the solver after the best move, mates as ±10000. */
  evaluacion: z.int(),
  aceptadas: z.array(z.string()),
  casi: z.array(z.string()),
});
export type EngineEntry = z.infer<typeof engineEntry>;

/** One entry of `verdicts/boards.jsonl`: what a deep search made of a whole exercise. */
export const verdict = z.object({
  fen: z.string(),
  /** Cut where the solver's move stops being the only one. */
  linea: z.array(z.string()).min(1),
  aceptadas: z.array(z.array(z.string())),
  casi: z.array(z.array(z.string())),
  refutaciones: chessRow.shape.refutaciones,
  /** Centipawns for the solver, or "#3". */
  evaluacion: z.string(),
  /** Later moves of the solver are still to be searched. */
  pendiente: z.boolean().optional(),
  provisional: z.boolean().optional(),
  /** Why it leaves the bank. */
  sale: z.string().optional(),
});
export type Verdict = z.infer<typeof verdict>;

export interface EngineSays {
  readonly positions: ReadonlyMap<string, EngineEntry>;
  readonly boards: ReadonlyMap<string, Verdict>;
}

const SAVES = 60;
const WINS = 150;
const MATE = 10_000;

const centipawns = (text: string): number =>
  text.startsWith('#') ? (text.startsWith('#-') ? -MATE : MATE) : Number(text);

const goalOf = (row: ChessSource, evaluation: number | undefined): Rasgos['meta'] => {
  if ('mate' in row.prueba || (evaluation ?? WINS) >= WINS) return 'gana';
  return (evaluation ?? 0) <= SAVES ? 'salva' : 'mejora';
};

/** A searched exercise whose own move does not stand leaves the bank, as one does that is marked so. */
export const isRetired = (row: ChessSource, { boards }: EngineSays): boolean => {
  const said = boards.get(row.fen);
  return row.retirada === true || (said?.sale !== undefined && said.provisional !== true);
};

export const chessExerciseOf = (row: ChessSource, engine: EngineSays): ChessExercise => {
  const { aMano: _byHand, evaluacion, origen: _origin, retirada: _retired, ...rest } = row;
  const found = engine.boards.get(row.fen);
  const said = found && found.linea[0] === row.linea[0] && found.sale === undefined ? found : undefined;
  // A mating line is the proof of its mate, and one whose author says what is right at every move stands as it is.
  const isWhole = 'mate' in row.prueba || (row.aceptadas?.length ?? 0) * 2 - 1 === row.linea.length;
  const linea = said && !said.pendiente && !isWhole ? said.linea : row.linea;
  const turns = Math.ceil(linea.length / 2);
  const read = readAlong(row.fen, linea, engine.positions);
  const own = (turn: number): string => linea[turn * 2] as string;
  const right = Array.from({ length: turns }, (_, turn) => {
    const others = row.aceptadas?.[turn] ?? said?.aceptadas[turn] ?? read[turn]?.aceptadas ?? [];
    return [own(turn), ...others.filter((move) => move !== own(turn))];
  });
  const near = right.map((moves, turn) =>
    (row.casi?.[turn] ?? said?.casi[turn] ?? read[turn]?.casi ?? []).filter((move) => !moves.includes(move)),
  );
  const wrong = Object.entries(row.refutaciones ?? said?.refutaciones ?? {}).filter(
    ([move]) => !right[0]?.includes(move) && !near[0]?.includes(move),
  );
  const told = said?.evaluacion ?? evaluacion;
  const evaluation = told === undefined ? engine.positions.get(row.fen)?.evaluacion : centipawns(told);
  return {
    ...rest,
    tipo: 'ajedrez',
    linea: [...linea],
    aceptadas: right,
    casi: near,
    refutaciones: Object.fromEntries(wrong),
    rasgos: featuresOf(row.fen, linea, goalOf(row, evaluation)),
  };
};

/** Positions in which the solver is to move, along the line. */
export const solverPositions = (fen: string, linea: readonly string[]): readonly string[] => {
  const chess = new Chess(fen);
  return linea.flatMap((move, i) => {
    const before = i % 2 === 0 ? [chess.fen()] : [];
    playUci(chess, move);
    return before;
  });
};

const readAlong = (fen: string, linea: readonly string[], positions: ReadonlyMap<string, EngineEntry>) =>
  solverPositions(fen, linea).map((at, turn) => positions.get(turn === 0 ? fen : at));
