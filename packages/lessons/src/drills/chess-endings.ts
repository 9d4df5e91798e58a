import {
  distanceAfter,
  type Ending,
  type Move,
  moveName,
  type Placing,
  squareName,
  type Tablebase,
  tablebase,
} from '../chess-tables/table.ts';
import type { ChessExercise, Refutacion } from '../schema/chess.ts';
import type { Drill, Made } from './drill.ts';
import { type Rng, until } from './random.ts';
import { list } from './words.ts';

/** A piece or a pawn against a lone king: every move judged by an exact table. */

type MadeChess = Extract<Made, { tipo: 'ajedrez' }>;

const LETTERS: Readonly<Record<Ending, string>> = { dama: 'D', torre: 'T', peon: '' };
const FEN_LETTERS: Readonly<Record<Ending, string>> = { dama: 'q', torre: 'r', peon: 'p' };
const NAMES: Readonly<Record<Ending, string>> = { dama: 'la dama', torre: 'la torre', peon: 'el peón' };
const LOSSES: Readonly<Record<Ending, Refutacion['causa']>> = {
  dama: 'pierde_dama',
  torre: 'pierde_torre',
  peon: 'pierde_peon',
};

/** Moves of White to the goal, by level. */
const SPANS: Readonly<Record<Ending, readonly (readonly [number, number])[]>> = {
  dama: [
    [1, 2],
    [3, 4],
    [5, 7],
    [7, 10],
  ],
  torre: [
    [1, 2],
    [2, 4],
    [5, 8],
    [9, 12],
    [12, 16],
  ],
  peon: [
    [1, 3],
    [3, 6],
    [5, 9],
    [8, 13],
    [11, 19],
    [13, 19],
  ],
};
/** The middle of each level on the scale of puzzles. */
const RATINGS = [950, 1300, 1560, 1820, 2090, 2310, 2500];

/** The board turned or mirrored, and perhaps with the colours changed: how the table's squares are shown. */
interface View {
  readonly square: (square: number) => number;
  /** The side with the piece is Black on the board. */
  readonly swapped: boolean;
}

const view = (rng: Rng, ending: Ending): View => {
  const swapped = rng.chance(0.5);
  const flipFile = rng.chance(0.5);
  // Pawns have a direction: it goes with the colour.
  const flipRank = ending === 'peon' ? swapped : rng.chance(0.5);
  const turn = ending !== 'peon' && rng.chance(0.5);
  return {
    swapped,
    square: (square) => {
      const file = flipFile ? 7 - (square & 7) : square & 7;
      const rank = flipRank ? 7 - (square >> 3) : square >> 3;
      return turn ? file * 8 + rank : rank * 8 + file;
    },
  };
};

const fenOf = (ending: Ending, placing: Placing, { square, swapped }: View): string => {
  const board = new Array<string>(64).fill('');
  const own = (letter: string): string => (swapped ? letter : letter.toUpperCase());
  board[square(placing.king)] = own('k');
  board[square(placing.piece)] = own(FEN_LETTERS[ending]);
  board[square(placing.lone)] = swapped ? 'K' : 'k';
  const rows = Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, file) => board[(7 - i) * 8 + file] || '1')
      .join('')
      .replace(/1+/gu, (ones) => String(ones.length)),
  );
  return `${rows.join('/')} ${placing.white === swapped ? 'b' : 'w'} - - 0 1`;
};

const shown = (move: Move, { square }: View): Move => ({ ...move, from: square(move.from), to: square(move.to) });

const apply = (placing: Placing, move: Move): Placing =>
  placing.white
    ? {
        king: move.from === placing.king ? move.to : placing.king,
        piece: move.from === placing.piece ? move.to : placing.piece,
        lone: placing.lone,
        white: false,
      }
    : { ...placing, lone: move.to, white: true };

interface Judged {
  readonly move: Move;
  /** Moves of White after it; undefined is a draw. */
  readonly left: number | undefined;
}

const judged = (table: Tablebase, placing: Placing): Judged[] =>
  table.moves(placing).map((move) => ({ move, left: distanceAfter(table, placing, move) }));

/** What is right, what is nearly right, for either side. */
const sorted = (table: Tablebase, placing: Placing): { right: Judged[]; almost: Judged[]; wrong: Judged[] } => {
  const all = judged(table, placing);
  if (!placing.white) {
    // The lone king holds the draw, or loses.
    const right = all.filter(({ left }) => left === undefined);
    return { right, almost: [], wrong: all.filter(({ left }) => left !== undefined) };
  }
  const best = Math.min(...all.map(({ left }) => left ?? Number.POSITIVE_INFINITY));
  const right = all.filter(({ left }) => left === best);
  const almost = all.filter(({ left }) => left !== undefined && left > best && left <= best + 2);
  return { right, almost, wrong: all.filter((one) => !right.includes(one) && !almost.includes(one)) };
};

const written = (ending: Ending, placing: Placing, move: Move, v: View): string => {
  const letter = !placing.white || move.from === placing.king ? 'R' : LETTERS[ending];
  const takes = !placing.white && move.to === placing.piece ? 'x' : '';
  const becomes = move.promotion === 'q' ? '=D' : move.promotion === 'r' ? '=T' : '';
  return `${letter}${takes}${squareName(v.square(move.to))}${becomes}`;
};

/** How the rival punishes a wrong first move. */
const refutation = (
  ending: Ending,
  table: Tablebase,
  placing: Placing,
  { move }: Judged,
  v: View,
): Refutacion | undefined => {
  const after = apply(placing, move);
  if (!placing.white) {
    const replies = judged(table, after).filter(({ left }) => left !== undefined);
    const best = replies.sort((a, b) => (a.left ?? 0) - (b.left ?? 0))[0];
    return best ? { con: moveName(shown(best.move, v)), causa: 'final_perdido' } : { causa: 'final_perdido' };
  }
  if (move.promotion) return { causa: 'tablas' };
  const replies = table.moves(after);
  if (replies.length === 0) return { causa: 'tablas' };
  const capture = replies.find(({ to }) => to === after.piece);
  if (capture) return { con: moveName(shown(capture, v)), causa: LOSSES[ending] };
  const holds = replies.find((reply) => distanceAfter(table, after, reply) === undefined);
  return holds ? { con: moveName(shown(holds, v)), causa: 'tablas' } : undefined;
};

const IDEAS: Readonly<Record<Ending, readonly string[]>> = {
  dama: [
    'Encierra al rey rival contra el borde con la dama y acerca tu rey. Antes de soltar la pieza, comprueba que le quede una casilla.',
    'La dama quita casillas; tu rey remata. Vigila el ahogado.',
  ],
  torre: [
    'La torre corta una fila o columna y los reyes se enfrentan: ahí llega el jaque que lo empuja hacia el borde.',
    'Haz más pequeña la caja del rey rival, o acerca tu rey si la caja ya está cerrada.',
  ],
  peon: [
    'Mira la oposición y las casillas clave delante del peón antes de tocarlo.',
    'Cuenta: ¿llega el rey rival delante del peón, o llega antes el tuyo?',
  ],
};
const HOLD = [
  'Compara los pasos uno por uno: delante del peón y en oposición hay tablas, y un paso de lado puede perder.',
  'Cuenta primero si tu rey alcanza al peón; si llega delante de él, piensa en la oposición.',
];

const rating = (nivel: number, rng: Rng): number => (RATINGS[nivel] as number) + rng.int(-60, 60);

const makeEnding =
  (ending: Ending, temas: readonly string[], offset: number) =>
  (rng: Rng, nivel: number): MadeChess => {
    const table = tablebase(ending);
    const [least, most] = SPANS[ending][nivel - offset] as readonly [number, number];
    const hold = ending === 'peon' && nivel - offset >= 1 && rng.chance(0.4);
    const start = until(() => {
      const placing: Placing = {
        king: rng.int(0, 63),
        piece: ending === 'peon' ? rng.int(8, 55) : rng.int(0, 63),
        lone: rng.int(0, 63),
        white: !hold,
      };
      if (!table.legal(placing)) return undefined;
      const distance = table.distance(placing);
      const { right, wrong } = sorted(table, placing);
      const moves = table.moves(placing).length;
      if (hold) {
        // A draw that can be lost, with the piece not simply there to be taken.
        if (distance !== undefined || right.length === 0 || wrong.length === 0) return undefined;
        if (right.some(({ move }) => move.to === placing.piece)) return undefined;
        // Later: one move only, and a pawn that is not about to promote.
        return nivel - offset >= 2 && (right.length > 1 || placing.piece > 39) ? undefined : placing;
      }
      if (distance === undefined || distance < least || distance > most) return undefined;
      // Where almost anything is best there is nothing to find.
      if (right.length * 3 > moves) return undefined;
      if (ending === 'peon' && wrong.length === 0) return undefined;
      return placing;
    }, 200_000);

    const v = view(rng, ending);
    const distance = hold ? 0 : (table.distance(start) as number);
    const length = hold ? 1 : distance <= 4 ? distance : 3;
    const linea: string[] = [];
    const words: string[] = [];
    const aceptadas: string[][] = [];
    const casi: string[][] = [];
    let placing = start;
    let mate = false;
    let promotes = false;
    for (let turn = 0; turn < length; turn++) {
      const { right, almost } = sorted(table, placing);
      const own = right.find(({ move }) => move.promotion === 'q') ?? rng.pick(right);
      const name = ({ move }: Judged): string => moveName(shown(move, v));
      aceptadas.push([name(own), ...right.filter((one) => one !== own).map(name)]);
      casi.push(almost.map(name));
      linea.push(name(own));
      words.push(written(ending, placing, own.move, v));
      promotes = own.move.promotion !== undefined;
      if (promotes) break;
      const after = apply(placing, own.move);
      if (!placing.white) break;
      const replies = judged(table, after);
      mate = replies.length === 0;
      if (mate || turn === length - 1) break;
      const longest = Math.max(...replies.map(({ left }) => left ?? 0));
      const reply = rng.pick(replies.filter(({ left }) => left === longest));
      linea.push(moveName(shown(reply.move, v)));
      words.push(written(ending, after, reply.move, v));
      placing = apply(after, reply.move);
    }
    const first = sorted(table, start);
    const refutaciones: Record<string, Refutacion> = {};
    for (const one of first.wrong) {
      const why = refutation(ending, table, start, one, v);
      if (why) refutaciones[moveName(shown(one.move, v))] = why;
    }
    const movers = new Set(
      first.right.map(({ move }) => (move.from === start.piece && start.white ? NAMES[ending] : 'el rey')),
    );
    // Where the queen wins nobody needs to be told that the rook does too.
    const told = first.right.filter(({ move }) => move.promotion !== 'r' || first.right.length === 1);
    const best = list(told.map(({ move }) => written(ending, start, move, v)));
    const checks = (one: Judged): boolean => start.white && !one.move.promotion && table.check(apply(start, one.move));
    const opening = first.right.find(({ move }) => moveName(shown(move, v)) === linea[0]) as Judged;
    const solver = start.white !== v.swapped ? 'blancas' : 'negras';
    const goal = ending === 'peon' ? 'coronar' : 'dar mate';
    const drawn = first.wrong.filter(({ left }) => left === undefined).length;
    const exercise: Omit<ChessExercise, 'id'> = {
      tipo: 'ajedrez',
      temas: [...temas],
      nivel,
      dificultad: rating(nivel, rng),
      fen: fenOf(ending, start, v),
      linea,
      aceptadas,
      casi,
      refutaciones,
      pista: [
        hold ? rng.pick(HOLD) : rng.pick(IDEAS[ending]),
        movers.size === 1 ? `Mueve ${[...movers][0]}.` : `Sirven tanto el rey como ${NAMES[ending]}: compara.`,
      ],
      explicacion: hold
        ? `Tablas con juego exacto: ${first.right.length === 1 ? `solo ${best} las mantiene` : `las mantienen ${best}`}. Cualquier otra jugada deja pasar al peón.`
        : `Con juego exacto ${distance === 1 ? 'hace falta una jugada' : `hacen falta ${distance} jugadas`} para ${goal}. Lo mejor: ${best}. Una línea: ${words.join(' ')}${mate ? '#' : ''}.${
            drawn > 0 ? ` Cuidado: ${drawn === 1 ? 'una jugada regala' : `${drawn} jugadas regalan`} las tablas.` : ''
          }`,
      prueba: ending === 'peon' || hold ? { tabla: distance } : { mate: distance },
      rasgos: {
        bando: solver,
        fase: 'final',
        material: { dama: 'D', torre: 'T', peon: 'P' }[ending],
        enroque: false,
        jaque: !start.white && table.check(start),
        mate,
        primera: opening.move.promotion ? 'promocion' : checks(opening) ? 'jaque' : 'tranquila',
        jugadas: aceptadas.length,
        meta: hold ? 'salva' : 'gana',
      },
    };
    return exercise;
  };

export const ENDING_DRILLS: readonly Drill[] = [
  {
    drill: 'mate-dama',
    juego: 'ajedrez',
    temas: ['aj-fin-mates', 'aj-fun-jaquemate'],
    niveles: [0, 3],
    titulo: 'Mate con rey y dama',
    make: makeEnding('dama', ['aj-fin-mates', 'aj-fun-jaquemate'], 0),
  },
  {
    drill: 'mate-torre',
    juego: 'ajedrez',
    temas: ['aj-fin-mates'],
    niveles: [0, 4],
    titulo: 'Mate con rey y torre',
    make: makeEnding('torre', ['aj-fin-mates'], 0),
  },
  {
    drill: 'peon',
    juego: 'ajedrez',
    temas: ['aj-fin-oposicion', 'aj-fin-peones'],
    niveles: [1, 6],
    titulo: 'Rey y peón contra rey',
    make: makeEnding('peon', ['aj-fin-oposicion', 'aj-fin-peones'], 1),
  },
];
