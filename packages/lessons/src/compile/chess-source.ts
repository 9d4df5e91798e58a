import { Chess, type Square } from 'chess.js';
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
  const moves = linea.map((move) =>
    chess.move({ from: move.slice(0, 2) as Square, to: move.slice(2, 4) as Square, promotion: move[4] ?? 'q' }),
  );
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
    jugadas: Math.ceil(linea.length / 2),
    meta: goal,
  };
};

/** One entry of `engine/*.jsonl`: what a deep search said of a position. */
export const engineEntry = z.object({
  fen: z.string(),
  /** Centipawns for the solver after the best move, mates as ±10000. */
  evaluacion: z.int(),
  aceptadas: z.array(z.string()),
  casi: z.array(z.string()),
  refutaciones: chessRow.shape.refutaciones.optional(),
});
export type EngineEntry = z.infer<typeof engineEntry>;

const SAVES = 60;
const WINS = 150;

export const chessExerciseOf = (row: ChessSource, engine: ReadonlyMap<string, EngineEntry>): ChessExercise => {
  const { aMano: _byHand, origen: _origin, retirada: _retired, linea, ...rest } = row;
  const own = engine.get(row.fen);
  const aceptadas = row.aceptadas ?? acceptedAlong(row, engine);
  const goal: Rasgos['meta'] =
    'mate' in row.prueba || (own?.evaluacion ?? WINS) >= WINS
      ? 'gana'
      : (own?.evaluacion ?? 0) <= SAVES
        ? 'salva'
        : 'mejora';
  const turns = Math.ceil(linea.length / 2);
  return {
    ...rest,
    tipo: 'ajedrez',
    linea: [...linea],
    aceptadas: aceptadas.map((moves) => [...moves]),
    casi: row.casi ?? nearAlong(row, engine, turns),
    refutaciones: row.refutaciones ?? own?.refutaciones ?? {},
    rasgos: featuresOf(row.fen, linea, goal),
  };
};

/** Positions in which the solver is to move, along the line. */
export const solverPositions = (fen: string, linea: readonly string[]): readonly string[] => {
  const chess = new Chess(fen);
  return linea.flatMap((move, i) => {
    const before = i % 2 === 0 ? [chess.fen()] : [];
    chess.move({ from: move.slice(0, 2), to: move.slice(2, 4), promotion: move[4] ?? 'q' });
    return before;
  });
};

const acceptedAlong = (row: ChessSource, engine: ReadonlyMap<string, EngineEntry>): string[][] =>
  solverPositions(row.fen, row.linea).map((fen, turn) => {
    const own = row.linea[turn * 2] as string;
    const others = engine.get(turn === 0 ? row.fen : fen)?.aceptadas ?? [];
    return [own, ...others.filter((move) => move !== own)];
  });

const nearAlong = (row: ChessSource, engine: ReadonlyMap<string, EngineEntry>, turns: number): string[][] => {
  const positions = solverPositions(row.fen, row.linea);
  return Array.from({ length: turns }, (_, turn) =>
    (engine.get(turn === 0 ? row.fen : (positions[turn] as string))?.casi ?? []).filter(
      (move) => move !== row.linea[turn * 2],
    ),
  );
};
