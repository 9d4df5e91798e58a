import {
  type BoardMove,
  inCheck,
  KING,
  legalMoves,
  type Position,
  play,
  readFen,
  type Side,
  uciOf,
} from '@estratega/chess/board';
import { spanishSan } from '@estratega/chess/pieces';
import { Chess, type Square } from '@estratega/chess/rules';
import { worth } from '../difficulty/exchange.ts';
import { openingLine, rating, sideName, spanishLine } from './chess-positions.ts';
import { type Drill, type MadeQuestion, numberQuestion } from './drill.ts';
import { type Rng, until } from './random.ts';
import { num } from './words.ts';

/** What a game asks besides good moves: to look before moving, and to have time left. */

const points = (value: number): string => (value === 1 ? 'un punto' : `${value} puntos`);

/** Where more captures than this must be looked at, nobody counts them before a move. */
const MOST_LOOKED_AT = 150;

/**
 * What whoever moves gains when only captures are made and each side stops when it likes, first capture included;
 * nothing where it mates, promotes or cannot be counted.
 */
const bestCapture = (start: Position): { readonly gain: number; readonly by?: BoardMove } | undefined => {
  let looked = 0;
  const search = (position: Position, alpha: number, beta: number): number => {
    const moves = legalMoves(position);
    if (moves.length === 0) return Number.NaN;
    let best = Math.max(alpha, 0);
    if (best >= beta) return best;
    for (const move of moves.sort((one, other) => other.taken - one.taken)) {
      if (move.taken === 0) continue;
      if (move.promotion !== 0 || ++looked > MOST_LOOKED_AT) return Number.NaN;
      const taken = worth(move.taken);
      const gain = taken - search(play(position, move), taken - beta, taken - best);
      if (Number.isNaN(gain)) return gain;
      if (gain >= beta) return gain;
      best = Math.max(best, gain);
    }
    return best;
  };
  let found: { gain: number; by?: BoardMove } = { gain: 0 };
  for (const move of legalMoves(start)) {
    if (move.taken === 0) continue;
    if (move.promotion !== 0) return undefined;
    const gain = worth(move.taken) - search(play(start, move), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    if (Number.isNaN(gain)) return undefined;
    if (gain > found.gain) found = { gain, by: move };
  }
  return found;
};

const hasMate = (position: Position): boolean =>
  legalMoves(position).some((move) => {
    const next = play(position, move);
    return inCheck(next) && legalMoves(next).length === 0;
  });

/** A move, what it leaves, and the capture that takes it. */
interface Leaving {
  readonly move: BoardMove;
  readonly loss: number;
  readonly by: BoardMove;
}

/** A queen left to a pawn is seen by everybody from the third level on. */
const LOSS_MOST = 5;
/** By level: moves that leave something, and how many of them leave it elsewhere than where they go. */
const WRONG = [2, 2, 3, 3, 3, 3, 3] as const;
const ELSEWHERE = [0, 0, 1, 1, 2, 2, 2] as const;

/** One quiet move that leaves nothing, and others that do. */
const oneSafe = (rng: Rng, position: Position, nivel: number): { safe: BoardMove; wrong: Leaving[] } | undefined => {
  let safe: BoardMove | undefined;
  const there: Leaving[] = [];
  const elsewhere: Leaving[] = [];
  const [wanted, hidden] = [WRONG[nivel] as number, ELSEWHERE[nivel] as number];
  for (const move of rng.shuffle(legalMoves(position))) {
    if (safe && there.length + elsewhere.length >= wanted && elsewhere.length >= hidden) break;
    if (move.taken !== 0 || move.promotion !== 0 || Math.abs(move.piece) === KING) continue;
    const next = play(position, move);
    if (inCheck(next)) continue;
    const found = bestCapture(next);
    if (!found) continue;
    if (!found.by) {
      if (!safe && !hasMate(next)) safe = move;
    } else if (nivel <= 1 || found.gain <= LOSS_MOST)
      (found.by.to === move.to ? there : elsewhere).push({ move, loss: found.gain, by: found.by });
  }
  const wrong = [...elsewhere.slice(0, Math.max(1, hidden)), ...there, ...elsewhere.slice(Math.max(1, hidden))].slice(
    0,
    wanted,
  );
  return safe && wrong.length === wanted && elsewhere.length >= hidden ? { safe, wrong } : undefined;
};

/** What the other side would gain if it were its turn. */
const hangs = (position: Position): boolean =>
  bestCapture({ ...position, turn: -position.turn as Side, enPassant: -1 })?.gain !== 0;

interface Game {
  readonly opening: readonly string[];
  readonly moves: readonly BoardMove[];
  /** Before each of the moves, and after the last. */
  readonly positions: readonly Position[];
}

const TRIED = 6;

/** A move that gives nothing away at once, where one is soon found; kings stay at home while there is anything else to do. */
const soundMove = (rng: Rng, position: Position): BoardMove | undefined => {
  let best: { move: BoardMove; loss: number } | undefined;
  let tried = 0;
  const moves = legalMoves(position);
  for (const move of rng.shuffle(moves)) {
    if (Math.abs(move.piece) === KING && !move.castles && moves.length > TRIED) continue;
    if (tried++ === TRIED) break;
    const next = play(position, move);
    const loss = (bestCapture(next)?.gain ?? Number.POSITIVE_INFINITY) - worth(move.taken);
    if (!best || loss < best.loss) best = { move, loss };
    if (loss <= 0) break;
  }
  return best?.move;
};

/** A known opening cut somewhere, then so many moves in all. */
const soundGame = (rng: Rng, plies: number): Game => {
  const line = openingLine(rng);
  const opening = line.slice(0, rng.int(6, line.length));
  const chess = new Chess();
  for (const san of opening) chess.move(san);
  const positions = [readFen(chess.fen())];
  const moves: BoardMove[] = [];
  while (opening.length + moves.length < plies) {
    const position = positions.at(-1) as Position;
    const move = soundMove(rng, position);
    if (!move) break;
    moves.push(move);
    positions.push(play(position, move));
  }
  return { opening, moves, positions };
};

/** The board after so many moves of the game, for what must be written. */
const boardAt = ({ opening, moves }: Game, many: number): Chess => {
  const chess = new Chess();
  for (const san of opening) chess.move(san);
  for (const move of moves.slice(0, many)) chess.move(uciOf(move));
  return chess;
};

/** Moves that are only imagined, from the levels on at which a board alone is easy. */
const IMAGINED = [0, 0, 0, 0, 2, 4, 6];
const MOMENTS = 8;

const makeLook = (rng: Rng, nivel: number): MadeQuestion =>
  until(() => {
    const game = soundGame(rng, rng.int(16, nivel <= 1 ? 26 : 38));
    const imagined = IMAGINED[nivel] as number;
    // A game has several moments; looking for one in each costs less than another game.
    let found: ReturnType<typeof oneSafe>;
    let many = game.moves.length;
    for (const last = Math.max(imagined, many - MOMENTS); many >= last; many--) {
      const position = game.positions[many] as Position;
      // What hangs already would be part of every answer.
      if (inCheck(position) || hangs(position)) continue;
      found = oneSafe(rng, position, nivel);
      if (found) break;
    }
    if (!found) return undefined;
    const chess = boardAt(game, many);
    const now = chess.fen();
    const side = chess.turn();
    const played = Array.from({ length: imagined }, () => chess.undo()?.san ?? '').reverse();
    const start = chess.fen();
    const { safe, wrong } = found;
    const all = rng.shuffle([safe, ...wrong.map(({ move }) => move)]);
    const sanOf = (...moves: readonly BoardMove[]): string => {
      const board = new Chess(now);
      const sans = moves.map((move) => board.move(uciOf(move)).san);
      return spanishSan(sans.at(-1) ?? '');
    };
    const told = wrong.map(({ move, loss, by }) => `${sanOf(move)} deja ${points(loss)} (${sanOf(move, by)})`);
    const line = played.length > 0 ? spanishLine(played, start) : '';
    return {
      tipo: 'ajedrez-pregunta',
      temas: ['aj-par-jugar'],
      nivel,
      dificultad: rating(nivel),
      fen: start,
      orientacion: sideName(side),
      situacion: line
        ? `Sin mover las piezas, imagina ${line}. Juegan las ${sideName(side)}: mira qué capturas deja cada jugada.`
        : `Juegan las ${sideName(side)}: antes de mover, mira qué capturas deja cada jugada.`,
      preguntas: [
        {
          tipo: 'elige',
          pide: '¿Cuál de estas jugadas no deja nada que se pueda ganar capturando?',
          textos: all.map((move) => sanOf(move)),
          correcta: all.indexOf(safe),
          aceptables: [],
        },
      ],
      explicacion: `La jugada sana es ${sanOf(safe)}: no deja nada que ganar con capturas. En cambio, ${told.join('; ')}.`,
    };
  });

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** A question about time and why its answer is right. */
interface Timed {
  readonly situacion: string;
  readonly preguntas: MadeQuestion['preguntas'];
  readonly explicacion: string;
  readonly fen?: string;
  readonly orientacion?: 'blancas' | 'negras';
  readonly casillas?: Square[];
}

const REPLIES_MOST = 4;

/** Checks that leave few answers and some. */
const checksOf = (position: Position): BoardMove[] =>
  legalMoves(position).filter((move) => {
    const next = play(position, move);
    if (!inCheck(next)) return false;
    const replies = legalMoves(next).length;
    return replies > 0 && replies <= REPLIES_MOST;
  });

/** In check: one answer is played at once, several are a choice. */
const askForced = (rng: Rng): Timed =>
  until(() => {
    const game = soundGame(rng, rng.int(12, 34));
    const from = game.positions.findIndex((position, at) => at > 0 && checksOf(position).length > 0);
    if (from < 0) return undefined;
    const chess = boardAt(game, from);
    const check = chess.move(uciOf(rng.pick(checksOf(game.positions[from] as Position))));
    const replies = chess.moves();
    const many = replies.length;
    const side = chess.turn();
    const names = replies.map(spanishSan);
    return {
      fen: chess.fen(),
      orientacion: sideName(side),
      casillas: [check.to],
      situacion: `Las ${sideName(side)} están en jaque después de ${spanishSan(check.san)}.`,
      preguntas: [
        numberQuestion({
          pide: '¿Cuántas respuestas legales hay?',
          unidad: '',
          valor: many,
          margen: 0.3,
          trampas: [],
        }),
        {
          tipo: 'elige',
          pide: '¿Cuánto reloj merece la respuesta?',
          textos: ['Segundos: es la única', 'El que haga falta: hay que elegir'],
          correcta: many === 1 ? 0 : 1,
          aceptables: [],
        },
      ],
      explicacion:
        many === 1
          ? `Solo se puede ${names[0]}: se juega en segundos y el reloj se guarda para cuando haya elección.`
          : `Hay ${many}: ${names.join(', ')}. Aquí sí se elige, y ahí se gasta el tiempo.`,
    };
  });

/** Main time in minutes and increment in seconds. */
type Rhythm = readonly [minutes: number, increment: number];
/** Of all players together: what the first of these drills asked, and its ids still do. */
const RHYTHMS: readonly Rhythm[] = [
  [10, 0],
  [10, 5],
  [15, 10],
  [25, 10],
  [30, 0],
  [60, 30],
  [90, 30],
];
/** As the players of each format play. */
const BLITZ: readonly Rhythm[] = [
  [3, 0],
  [3, 2],
  [5, 0],
];
const RAPID: readonly Rhythm[] = [
  [10, 0],
  [10, 5],
  [15, 10],
];
const CLASSICAL: readonly Rhythm[] = [
  [30, 20],
  [60, 30],
  [90, 30],
];
const nameOf = (minutes: number, increment: number): string => `${minutes}+${increment}`;

/** A quarter for the opening, a half for what follows: where the clock should stand. */
const askPlan = (rng: Rng, _nivel: number, rhythms = RHYTHMS): Timed => {
  const [minutes, increment] = rng.pick(rhythms);
  const isOpening = rng.chance(0.5);
  const left = minutes * (isOpening ? 0.75 : 0.25);
  const away = minutes * rng.pick([-0.2, -0.15, 0.15, 0.1]);
  const now = Math.round((left + away) * 60);
  const late = away < 0;
  const question = numberQuestion({
    pide: 'Sin contar el incremento, ¿cuántos minutos deberían quedarte entonces?',
    unidad: '',
    valor: left,
    margen: minutes < 10 ? 0.1 : 0.3,
    trampas: [
      { valor: minutes - left, aviso: 'Eso es lo que debías gastar, no lo que te queda.' },
      { valor: minutes / 2, aviso: 'Eso es la mitad del reloj: mira qué tramos ya se jugaron.' },
    ],
  });
  return {
    situacion: `Juegas a ${nameOf(minutes, increment)} y repartes un cuarto del reloj para la apertura, la mitad para el medio juego y un cuarto para el final. Acaba ${isOpening ? 'la apertura' : 'el medio juego'} y tu reloj marca ${clock(now)}.`,
    preguntas: [
      question,
      {
        tipo: 'elige',
        pide: '¿Cómo vas con tu plan?',
        textos: ['Tengo tiempo de más para una decisión difícil', 'Gasté de más: las dos siguientes, rápido'],
        correcta: late ? 1 : 0,
        aceptables: [],
      },
    ],
    explicacion: `${isOpening ? 'Gastado un cuarto, quedan tres' : 'Gastados tres cuartos, queda uno'}: ${num(left, 2)} de ${minutes} minutos. Con ${clock(now)} vas ${late ? 'por debajo' : 'por encima'} del plan.`,
  };
};

/** Seconds for each move up to a control, with the increment that each brings. */
const askPace = (rng: Rng, nivel: number, rhythms = RHYTHMS): Timed =>
  until(() => {
    const isBlitz = rhythms === BLITZ;
    const easy = nivel <= 2 && rhythms !== CLASSICAL;
    const [, increment] = rng.pick(rhythms.filter(([, seconds]) => (easy ? seconds <= 10 : true)));
    const move = rng.int(16, 30);
    const moves = 40 - move;
    const each = isBlitz ? rng.int(2, 6) : 5 * rng.int(1, nivel <= 2 ? 6 : 9);
    const reserve = isBlitz ? 10 * rng.int(0, 2) : 60 * rng.int(nivel <= 2 ? 0 : 1, 3);
    const left = each * moves - increment * moves + reserve;
    if (left < (isBlitz ? 20 : 45) + reserve) return undefined;
    return {
      situacion: `Has hecho ${move} jugadas y te quedan ${clock(left)}${increment > 0 ? `, con ${increment} segundos de incremento por jugada` : ', sin incremento'}. Quieres completar la jugada 40 con ${reserve > 0 ? clock(reserve) : 'el reloj en cero como mucho'}${reserve > 0 ? ' de reserva' : ''}.`,
      preguntas: [
        numberQuestion({
          pide: '¿Cuántos segundos puedes gastar en cada jugada, en promedio?',
          unidad: '',
          valor: each,
          margen: 0.6,
          trampas: [
            increment > 0
              ? { valor: each - increment, aviso: 'Falta el incremento: cada jugada te devuelve sus segundos.' }
              : undefined,
            reserve > 0
              ? { valor: each + reserve / moves, aviso: 'Falta apartar la reserva antes de repartir.' }
              : undefined,
            { valor: left / 40 + increment, aviso: 'Reparte entre las jugadas que faltan, no entre las 40.' },
          ],
        }),
      ],
      explicacion: `Faltan ${moves} jugadas. ${clock(left)} son ${left} segundos${reserve > 0 ? `; menos ${reserve} de reserva, ${left - reserve}` : ''}: ${num((left - reserve) / moves)} por jugada${increment > 0 ? ` y ${increment} de incremento, ${each} en total` : ''}.`,
    };
  });

/** What is left for the others after one long thought. */
const askInvest = (rng: Rng): Timed =>
  until(() => {
    const moves = rng.int(6, 16);
    const after = rng.int(4, 14);
    const long = 30 * rng.int(1, 5);
    const left = long + after * (moves - 1);
    const floor = after + rng.pick([-3, -2, 2, 3]);
    if (floor < 3) return undefined;
    return {
      situacion: `Sin incremento, te quedan ${clock(left)} y faltan ${moves} jugadas hasta el control. La posición pide pensar esta jugada ${long} segundos, y por debajo de ${floor} segundos por jugada sueles cometer errores.`,
      preguntas: [
        numberQuestion({
          pide: '¿Cuántos segundos te quedarían para cada una de las demás?',
          unidad: '',
          valor: after,
          margen: 0.6,
          trampas: [
            { valor: (left - long) / moves, aviso: 'Esta jugada ya está pagada: quedan las demás, una menos.' },
            { valor: left / moves, aviso: 'Falta restar lo que piensas ahora.' },
          ],
        }),
        {
          tipo: 'elige',
          pide: '¿Te lo puedes permitir?',
          textos: ['Sí', 'No: decide antes'],
          correcta: after >= floor ? 0 : 1,
          aceptables: [],
        },
      ],
      explicacion: `${left} segundos menos ${long} son ${left - long}; entre ${moves - 1} jugadas, ${after} cada una: ${after >= floor ? `más que los ${floor} que necesitas` : `menos que los ${floor} que necesitas`}.`,
    };
  });

/** Both clocks: who runs out first at the pace of each. */
const askDuel = (rng: Rng): Timed =>
  until(() => {
    const increment = rng.pick([0, 0, 2, 3, 5]);
    const moves = rng.int(8, 18);
    const pace = rng.int(6, 16);
    const cost = Math.max(0, pace - increment) * moves;
    const rival = cost + rng.pick([-25, -18, -12, 12, 18, 25]);
    if (rival < 15 || cost === 0) return undefined;
    const holds = rival >= cost;
    return {
      situacion: `Al rival le quedan ${clock(rival)}${increment > 0 ? ` con ${increment} segundos de incremento` : ' sin incremento'} y le faltan ${moves} jugadas hasta el control. Si mantienes la tensión, gasta unos ${pace} segundos en cada una.`,
      preguntas: [
        numberQuestion({
          pide: '¿Cuántos segundos de reloj le costarán esas jugadas?',
          unidad: '',
          valor: cost,
          margen: 0.6,
          trampas: [
            increment > 0
              ? { valor: pace * moves, aviso: 'Resta el incremento que recupera en cada jugada.' }
              : undefined,
            { valor: Math.max(0, pace - increment) * (moves - 1), aviso: 'Cuenta también la última, la del control.' },
          ],
        }),
        {
          tipo: 'elige',
          pide: '¿Llega al control a ese ritmo?',
          textos: ['Sí', 'No'],
          correcta: holds ? 0 : 1,
          aceptables: [],
        },
      ],
      explicacion: `${increment > 0 ? `Cada jugada le cuesta ${pace} − ${increment} = ${pace - increment} segundos; ` : ''}${moves} jugadas son ${cost} segundos y tiene ${rival}: ${holds ? 'llega, así que la tensión sola no basta' : 'no llega si no acelera, y ahí se equivoca'}.`,
    };
  });

type Ask = (rng: Rng, nivel: number, rhythms?: readonly Rhythm[]) => Timed;
const ASKS: readonly (readonly Ask[])[] = [
  [askForced],
  [askForced, askForced, askPlan],
  [askForced, askPlan, askPace],
  [askPlan, askPace, askInvest],
  [askPace, askInvest, askDuel],
  [askPace, askInvest, askDuel],
  [askPace, askInvest, askDuel],
];

/** Without a control at which time is added: nothing is counted towards it. */
const PLAIN_ASKS: readonly (readonly Ask[])[] = [
  [askForced],
  [askForced, askForced, askPlan],
  [askForced, askPlan, askPace],
  [askPlan, askPace],
  [askPlan, askPace],
  [askPace],
  [askPace],
];

const clockOf = (asks: readonly (readonly Ask[])[], rhythms: readonly Rhythm[]) => (rng: Rng, nivel: number) =>
  clockQuestion(rng.pick(asks[nivel] ?? [askPace])(rng, nivel, rhythms), nivel);

const clockQuestion = ({ orientacion = 'blancas', ...timed }: Timed, nivel: number): MadeQuestion => {
  return {
    tipo: 'ajedrez-pregunta',
    temas: ['aj-com-tiempo'],
    nivel,
    dificultad: rating(nivel),
    orientacion,
    ...timed,
  };
};

export const PLAYING_DRILLS: readonly Drill[] = [
  {
    drill: 'antes-de-mover',
    juego: 'ajedrez',
    temas: ['aj-par-jugar'],
    niveles: [0, 6],
    titulo: 'Antes de mover',
    make: makeLook,
  },
  {
    // Asked everybody for the rhythms of everybody: nobody is given it any more, and what was given can still be made.
    drill: 'reloj',
    juego: 'ajedrez',
    temas: ['aj-com-tiempo'],
    niveles: [1, 6],
    formatos: [],
    titulo: 'Cuentas de reloj',
    make: clockOf(ASKS, RHYTHMS),
  },
  {
    drill: 'reloj-blitz',
    juego: 'ajedrez',
    temas: ['aj-com-tiempo'],
    niveles: [1, 6],
    formatos: ['bala', 'blitz'],
    titulo: 'Cuentas de reloj de blitz',
    make: clockOf(PLAIN_ASKS, BLITZ),
  },
  {
    drill: 'reloj-rapida',
    juego: 'ajedrez',
    temas: ['aj-com-tiempo'],
    niveles: [1, 6],
    formatos: ['rapida'],
    titulo: 'Cuentas de reloj de rápidas',
    make: clockOf(PLAIN_ASKS, RAPID),
  },
  {
    drill: 'reloj-clasica',
    juego: 'ajedrez',
    temas: ['aj-com-tiempo'],
    niveles: [1, 6],
    formatos: ['clasica'],
    titulo: 'Cuentas de reloj de partida clásica',
    make: clockOf(ASKS, CLASSICAL),
  },
];
