import { pieceName } from '@estratega/chess/pieces';
import type { PieceSymbol } from '@estratega/chess/rules';
import type { ChessRow } from '@estratega/lessons';
import { levelOf, rate } from '@estratega/lessons/difficulty';
import { occupants, relativeRank } from '../positions/board.ts';
import type { Candidate } from '../positions/candidate.ts';
import type { Puzzle } from '../positions/puzzle.ts';
import { capitalise, list, numberedLine, numberedMove, side } from '../positions/spanish.ts';
import type { Recipe } from './ending-starts.ts';
import { type IdeaName, ideasOf } from './ideas.ts';
import { kindsOf } from './labels.ts';
import { tellOthers } from './quiet-row.ts';
import { minedRow, settled } from './row.ts';
import type { Solved } from './solve.ts';
import { topicsFor } from './topics.ts';
import { chooser, type Pick, pieceHint } from './words.ts';

/**
 * Endings of few men in which one quiet move wins or holds and a glance does not show it. Their difficulty is set by
 * hand, by rule: from how deep a search must look.
 */
export interface TheoryRecipe extends Recipe {
  readonly temas: readonly string[];
}

const recipe = (white: string, black: string, pawns: readonly [number, number], ...temas: string[]): TheoryRecipe => ({
  name: temas[0]?.replace('aj-fin-', '') as string,
  white,
  black,
  pawns,
  plies: 40,
  first: 2,
  temas,
});

export const THEORY: readonly TheoryRecipe[] = [
  recipe('r', 'b', [1, 1], 'aj-fin-torrecontramenor'),
  recipe('r', 'n', [1, 1], 'aj-fin-torrecontramenor'),
  recipe('r', 'b', [1, 2], 'aj-fin-torrecontramenor'),
  recipe('r', 'n', [1, 2], 'aj-fin-torrecontramenor'),
  recipe('r', 'n', [0, 0], 'aj-fin-torrecontramenor'),
  recipe('r', 'b', [0, 1], 'aj-fin-torrecontramenor'),
  recipe('b', 'b', [2, 1], 'aj-fin-alfil'),
  recipe('b', 'b', [2, 2], 'aj-fin-alfil'),
  recipe('b', 'b', [1, 0], 'aj-fin-alfil'),
  recipe('n', 'n', [2, 1], 'aj-fin-caballo'),
  recipe('n', 'n', [2, 2], 'aj-fin-caballo'),
  recipe('n', 'n', [1, 0], 'aj-fin-caballo'),
  recipe('n', '', [0, 2], 'aj-fin-caballo'),
  recipe('n', '', [1, 2], 'aj-fin-caballo'),
  recipe('b', 'n', [2, 1], 'aj-fin-menores'),
  recipe('b', 'n', [1, 2], 'aj-fin-menores'),
  recipe('b', 'n', [2, 2], 'aj-fin-menores'),
  recipe('b', 'n', [1, 1], 'aj-fin-menores'),
  recipe('rb', 'rn', [2, 2], 'aj-fin-torremenor'),
  recipe('rb', 'rb', [2, 2], 'aj-fin-torremenor'),
  recipe('rn', 'rn', [2, 2], 'aj-fin-torremenor'),
  recipe('rb', 'rn', [1, 2], 'aj-fin-torremenor'),
  recipe('q', 'q', [1, 0], 'aj-fin-damapasado'),
  recipe('q', 'q', [1, 1], 'aj-fin-damapasado'),
  recipe('q', 'q', [2, 1], 'aj-fin-damapasado'),
  recipe('r', 'r', [1, 1], 'aj-fin-torrepractica'),
  recipe('r', 'r', [2, 1], 'aj-fin-torrepractica'),
  recipe('r', 'r', [2, 2], 'aj-fin-torrepractica'),
  recipe('r', '', [0, 2], 'aj-fin-fortaleza'),
  recipe('b', '', [1, 1], 'aj-fin-fortaleza'),
  recipe('b', '', [0, 2], 'aj-fin-fortaleza'),
];

const officersOf = (men: string) =>
  men
    .replace(/[^qrbn]/gu, '')
    .split('')
    .toSorted()
    .join('');

/** Whether the pieces of a recipe, pawns apart, are still those on the board, whichever side has them. */
export function hasOfficers(fen: string, { white, black }: Recipe): boolean {
  const men = fen.split(' ')[0] as string;
  const sides = [men.replace(/[a-z]/gu, '').toLowerCase(), men.replace(/[A-Z]/gu, '')].map(officersOf);
  return sides.toSorted().join('/') === [white, black].map(officersOf).toSorted().join('/');
}

/**
 * People rate puzzles with a quiet move, a zugzwang or a defence about 2000, where the model, which sees no capture and
 * no check to be surprised at, calls a board of few men easy. So much for what a search of this depth finds, and more
 * for every ply that it needs beyond.
 */
const SEEN_AT = { depth: 4, rating: 2000 } as const;
const DEEPER = 40;
const QUIET = 67;
const HIGHEST = 2600;

export const theoryRating = (fen: string, linea: readonly string[], found: number): number =>
  Math.min(HIGHEST, Math.max(rate(fen, linea) + QUIET, SEEN_AT.rating + DEEPER * (found - SEEN_AT.depth)));

/** Whether a rival pawn is one step from queening: to stop it is what everybody looks at first. */
export const isChase = ({ start, us, them }: Puzzle): boolean =>
  occupants(start, them).some(({ type, square }) => type === 'p' && relativeRank(square, us) === 2);

const COUNT = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco'];
const ORDER: readonly PieceSymbol[] = ['q', 'r', 'b', 'n', 'p'];

/** "torre y dos peones contra alfil y peón", the side to move first. */
export function materialOf({ start, us, them }: Puzzle): string {
  const told = (color: 'w' | 'b') => {
    const men = occupants(start, color).map(({ type }) => type);
    const parts = ORDER.flatMap((type) => {
      const count = men.filter((one) => one === type).length;
      if (count === 0) return [];
      return [count === 1 ? pieceName(type) : `${COUNT[count]} ${type === 'p' ? 'peones' : `${pieceName(type)}s`}`];
    });
    return parts.length === 0 ? 'rey solo' : list(parts);
  };
  return `${told(us)} contra ${told(them)}`;
}

const bishopColours = ({ start }: Puzzle): 'mismo' | 'distinto' | undefined => {
  const bishops = occupants(start).filter(({ type }) => type === 'b');
  const [one, two] = bishops;
  if (bishops.length !== 2 || !one || !two || one.color === two.color) return undefined;
  return start.squareColor(one.square) === start.squareColor(two.square) ? 'mismo' : 'distinto';
};

/** Ideas that explain a move of an ending, where the board shows them. */
const TELLING: readonly IdeaName[] = ['oposicion', 'detras', 'bloqueo', 'pasado', 'cambio'];

/** Solver's centipawns from which the best move wins. */
export const WINS = 200;
/** And up to which the others do not. */
const NO_WIN = 90;
const LOSES = -150;

export function theoryWords(
  puzzle: Puzzle,
  solved: { readonly casi: Solved['casi']; readonly primera: { readonly refutaciones: ChessRow['refutaciones'] } },
): { pista: [string, string]; explicacion: string } {
  const pick = chooser(puzzle.candidate.fen);
  const { us, own, moves, first } = puzzle;
  const holds = puzzle.candidate.kind === 'save';
  const blow = numberedMove(first, 0, us);
  const alone = solved.casi[0]?.length === 0;
  const colours = bishopColours(puzzle);
  const setting = colours
    ? `Alfiles de ${colours === 'mismo' ? 'un mismo' : 'distinto'} color: ${materialOf(puzzle)}.`
    : `${capitalise(materialOf(puzzle))}.`;
  // Who only holds pushes a pawn for another reason than to queen it.
  const idea = ideasOf(puzzle).find(({ nombre }) => TELLING.includes(nombre) && !(holds && nombre === 'pasado'));
  const shown = idea ? ` ${capitalise(pick(idea.dice).replace('◊', blow))}.` : '';
  const only = verdict({ puzzle, blow: shown ? '' : blow, holds, alone, pick });
  const line = own.length > 1 ? ` ${pick(['La línea sigue así:', 'Por ejemplo:'])} ${numberedLine(moves)}.` : '';
  const others = tellOthers(puzzle, solved.primera, pick);
  const explicacion = `${setting}${shown}${only}${line}${others}`.trim();
  const hints = (idea?.pistas ?? HINTS[first.piece]).filter((hint) => !hint.includes(first.to));
  const goal = holds
    ? pick(['Solo una jugada salva la partida. ', 'Hay una única defensa. '])
    : alone
      ? pick(['Solo una jugada gana. ', 'Busca la única jugada que gana. '])
      : '';
  return { pista: [`${goal}${pick(hints)}`, pieceHint(puzzle, pick)], explicacion };
}

interface Judged {
  readonly puzzle: Puzzle;
  /** The move, where it was not named yet. */
  readonly blow: string;
  readonly holds: boolean;
  /** No other move is nearly as good. */
  readonly alone: boolean;
  readonly pick: Pick;
}

function verdict({ puzzle, blow, holds, alone, pick }: Judged): string {
  const who = side(puzzle.us);
  if (holds && puzzle.second <= LOSES)
    return blow
      ? pick([` Solo ${blow} salva a ${who}.`, ` Aquí ${blow} es la única jugada que no pierde.`])
      : ' Es la única jugada que no pierde.';
  if (!holds && alone && puzzle.best >= WINS && puzzle.second <= NO_WIN)
    return blow
      ? pick([` Solo ${blow} gana.`, ` Aquí ${blow} es la única jugada que gana.`])
      : pick([' Es la única jugada que gana.', ' Cualquier otra jugada no basta para ganar.']);
  return blow ? ` La jugada es ${blow}.` : '';
}

const HINTS: Readonly<Record<PieceSymbol, readonly string[]>> = {
  k: ['¿Adónde debe ir tu rey, y por qué camino?', 'Compara los caminos de tu rey: no todos llegan a tiempo.'],
  q: ['¿Desde dónde atiende más cosas tu dama?', 'Piensa qué jaques tendrá el rival después de tu jugada.'],
  r: ['¿Desde dónde trabaja mejor tu torre?', 'Una torre necesita distancia y líneas libres: compara casillas.'],
  b: ['¿Qué diagonal necesita tu alfil?', '¿Qué casillas debe vigilar tu alfil a partir de ahora?'],
  n: ['¿Qué casillas debe alcanzar tu caballo en dos saltos?', 'Cuenta los saltos de tu caballo antes de elegir.'],
  p: ['¿Avanzar o esperar? Cuenta los tiempos de los dos bandos.', '¿Qué cambia si un peón da un paso más?'],
};

/** Topics besides those of the recipe that an ending may serve. */
const SERVES = /^aj-(?:fin-|cal-estudios$|cal-eliminacion$|cal-comparacion$)/u;

/** A fortress is held, not stormed. */
const FORTRESS = 'aj-fin-fortaleza';

export function theoryRow(
  candidate: Candidate,
  solved: Solved,
  found: number,
  temas: readonly string[],
): ChessRow | undefined {
  const puzzle = settled(candidate, solved);
  if (candidate.kind !== 'save' && temas.includes(FORTRESS)) return undefined;
  if (puzzle.mate !== undefined || puzzle.moves.length !== solved.linea.length) return undefined;
  const { linea, casi } = solved;
  const dificultad = theoryRating(candidate.fen, linea, found);
  const nivel = levelOf(dificultad);
  const others = topicsFor(puzzle, kindsOf(puzzle), nivel, casi[0]).filter((tema) => SERVES.test(tema));
  const { pista, explicacion } = theoryWords(puzzle, solved);
  return minedRow(candidate, solved, {
    temas: [...new Set([...temas, ...others])],
    nivel,
    dificultad,
    aMano: true,
    pista,
    explicacion,
  });
}
