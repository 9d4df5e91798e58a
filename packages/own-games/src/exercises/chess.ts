import { aPiece, spanishSan, thePiece } from '@estratega/chess/pieces';
import { Chess, type PieceSymbol, playUci } from '@estratega/chess/rules';
import { MONTHS } from '@estratega/domain';
import type { Causa, ChessExercise, Exercise, Rasgos } from '@estratega/lessons';
import {
  type Analisis,
  type AnalisisPorPartida,
  CLEARLY_BEST,
  type Color,
  colourOf,
  gameKey,
  type JugadaPropia,
  ownMoves,
  worstMoves,
} from '../games/analysis.ts';
import { shortHash } from '../games/hash.ts';
import { MATE, type Partida } from '../games/model.ts';
import { MOTIFS, motifOf } from '../games/motif.ts';
import { fensAt } from '../games/position.ts';

/** Own mistakes as positions to be played again, in the shape of every other chess exercise. */

export type OwnChessExercise = Extract<Exercise, { tipo: 'ajedrez' }>;

/** Winning chance that must have been given up. */
const DROP = 0.1;
/** Where the site does not say how far theory goes, this many plies are taken for it. */
const BOOK = 10;

const CUTS = [1200, 1457, 1714, 1971, 2229, 2400] as const;
const levelOf = (rating: number): number => CUTS.filter((cut) => rating >= cut).length;

/** There is one queen and one king: «de la dama», «de un peón». */
const ofWhich = (piece: PieceSymbol): string => (piece === 'q' || piece === 'k' ? thePiece(piece) : aPiece(piece));

const IDEAS: Readonly<Record<string, string>> = {
  'aj-tac-mate1': 'El rey rival no tiene salida: busca el jaque que termina la partida.',
  'aj-tac-mate2': 'El rey rival está sin aire: hay mate en dos jugadas.',
  'aj-tac-mate3': 'Hay un ataque que termina en mate: mira todos los jaques.',
  'aj-fun-seguridad': 'El rival dejó una pieza sin defensa.',
  'aj-tac-doble': 'Una sola jugada puede atacar dos cosas a la vez.',
  'aj-tac-descubierta': 'Una pieza que se aparta puede abrir el camino de otra.',
  'aj-tac-clavada': 'Hay una pieza rival que no podrá moverse sin perder algo mayor.',
  'aj-tac-enfilada': 'Dos piezas rivales están en la misma línea.',
  'aj-tac-promocion': 'Un peón está cerca de su última casilla.',
};
const PLAIN = 'Compara tus jugadas candidatas: jaques, capturas y amenazas, también las del rival.';

const VALUES: Readonly<Record<PieceSymbol, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 100 };

/** What the reply takes for good: a piece that can be taken back for one as dear is only exchanged. */
const lostTo = (after: Chess, reply: string | undefined): PieceSymbol | undefined => {
  if (reply === undefined) return undefined;
  const to = reply.slice(2, 4);
  const taken = after.get(to as Parameters<Chess['get']>[0])?.type;
  if (taken === undefined) return undefined;
  const next = new Chess(after.fen());
  const taker = next.move({ from: reply.slice(0, 2), to, promotion: reply[4] ?? 'q' }).piece;
  const back = next.moves({ verbose: true }).some((move) => move.to === to);
  return back && VALUES[taken] - VALUES[taker] < 2 ? undefined : taken;
};

const causeOf = (after: Chess, reply: string | undefined, move: JugadaPropia, mated: boolean): Causa => {
  if (mated) return 'mate';
  const taken = lostTo(after, reply);
  if (taken === 'q') return 'pierde_dama';
  if (taken === 'r') return 'pierde_torre';
  if (taken === 'n' || taken === 'b') return 'pierde_pieza';
  // Of what still wins more often than not nobody says that it is gone.
  if (move.antes >= 0.75 && move.despues < 0.6) return 'deja_escapar';
  if (move.fase === 'final' && move.despues < 0.3) return 'final_perdido';
  if (taken === 'p') return 'pierde_peon';
  return 'pierde_ventaja';
};

const traitsOf = (fen: string, linea: readonly string[], move: JugadaPropia): Rasgos => {
  const chess = new Chess(fen);
  const [, turn = 'w', rights = '-'] = fen.split(' ');
  const letters: readonly (readonly [string, string])[] = [
    ['q', 'D'],
    ['r', 'T'],
    ['b', 'A'],
    ['n', 'C'],
    ['p', 'P'],
  ];
  const pieces = (fen.split(' ')[0] as string).toLowerCase();
  const first = linea[0] as string;
  const inCheck = chess.isCheck();
  const played = playUci(chess, first);
  for (const uci of linea.slice(1)) playUci(chess, uci);
  return {
    bando: turn === 'w' ? 'blancas' : 'negras',
    fase: move.fase,
    material: letters.map(([piece, letter]) => (pieces.includes(piece) ? letter : '')).join(''),
    enroque: turn === 'w' ? /[KQ]/u.test(rights) : /[kq]/u.test(rights),
    jaque: inCheck,
    mate: chess.isCheckmate(),
    primera: played.promotion
      ? 'promocion'
      : played.isKingsideCastle() || played.isQueensideCastle()
        ? 'enroque'
        : played.captured
          ? 'captura'
          : /[+#]$/u.test(played.san)
            ? 'jaque'
            : 'tranquila',
    jugadas: Math.ceil(linea.length / 2),
    meta: move.antes >= 0.65 ? 'gana' : move.antes <= 0.52 ? 'salva' : 'mejora',
  };
};

/** A line that mates is asked to the end; of any other, only the move that was analysed. */
const solutionOf = (fen: string, line: readonly string[]): string[] => {
  const chess = new Chess(fen);
  const out: string[] = [];
  for (const uci of line.slice(0, 5)) {
    try {
      playUci(chess, uci);
    } catch {
      break;
    }
    out.push(uci);
    if (chess.isCheckmate() && out.length % 2 === 1) return out;
  }
  return out.slice(0, 1);
};

export interface OwnExerciseOptions {
  readonly jugador: string;
  /** The worst mistakes first, this many at most. */
  readonly max?: number;
}

/** The rival by rating and day: names of others stay in the browser. */
const sourceOf = (partida: Partida, color: Color): string => {
  const rival = partida[color === 'blancas' ? 'negras' : 'blancas'];
  const day = /^(\d{4})-(\d{2})-(\d{2})/u.exec(partida.fecha ?? '');
  const when = day ? `, ${Number(day[3])} de ${MONTHS[Number(day[2]) - 1]} de ${day[1]}` : '';
  return `De tu partida contra ${rival.elo === undefined ? 'un rival' : `un rival de ${rival.elo}`}${when}`;
};

const exerciseOf = (
  partida: Partida,
  color: Color,
  move: JugadaPropia,
  fen: string,
  reply: string | undefined,
  margin: number,
): OwnChessExercise | undefined => {
  const best = move.linea?.[0];
  const played = partida.jugadas[move.ply];
  if (best === undefined || played === undefined || best === played) return undefined;
  const linea = solutionOf(fen, move.linea ?? []);
  if (linea.length === 0) return undefined;
  const rasgos = traitsOf(fen, linea, move);
  const motif = motifOf(fen, move.linea ?? []);
  const tema =
    motif ??
    (move.fase === 'final' ? 'aj-fin-principios' : move.fase === 'apertura' ? 'aj-ape-celadas' : 'aj-cal-candidatas');
  const before = new Chess(fen);
  const piece = before.get(best.slice(0, 2) as Parameters<Chess['get']>[0])?.type ?? 'p';
  const bestSan = playUci(before, best).san;
  const after = new Chess(fen);
  const playedSan = playUci(after, played).san;
  let legalReply = reply;
  let mated = false;
  if (reply !== undefined)
    try {
      const probe = new Chess(after.fen());
      playUci(probe, reply);
      mated = probe.isCheckmate();
    } catch {
      legalReply = undefined;
    }
  const rating = partida[color].elo ?? 1400;
  const dificultad = Math.max(
    300,
    Math.min(3200, Math.round(rating + (motif === undefined ? 150 : -50) + (linea.length - 1) * 60)),
  );
  const share = (value: number): string => `${Math.round(value * 100)} %`;
  return {
    tipo: 'ajedrez',
    id: `p.${shortHash(`${gameKey(partida)} ${move.ply}`)}`,
    temas: [tema],
    nivel: levelOf(dificultad),
    dificultad,
    fen,
    ...(move.ply > 0 ? { ultima: partida.jugadas[move.ply - 1] as string } : {}),
    linea,
    aceptadas: linea.filter((_, i) => i % 2 === 0).map((uci) => [uci]),
    casi: linea.filter((_, i) => i % 2 === 0).map(() => []),
    refutaciones: {
      [played]: {
        ...(legalReply === undefined ? {} : { con: legalReply }),
        causa: causeOf(after, legalReply, move, mated),
      },
    },
    pista: [motif === undefined ? PLAIN : (IDEAS[motif] ?? PLAIN), `La jugada es de ${ofWhich(piece)}.`],
    explicacion: `En la partida jugaste ${spanishSan(playedSan)} y tu probabilidad de ganar bajó de ${share(move.antes)} a ${share(move.despues)}. Lo mejor era ${spanishSan(bestSan)}${motif === undefined ? '' : `: había ${MOTIFS[motif]}`}.`,
    prueba: rasgos.mate ? { mate: rasgos.jugadas } : { margen: margin },
    partida: sourceOf(partida, color),
    rasgos,
  } satisfies Omit<ChessExercise, 'id'> & { id: string };
};

export interface OwnMistake {
  readonly exercise: OwnChessExercise;
  /** Winning chance that it cost. */
  readonly perdida: number;
}

const clamp = (cp: number): number => Math.max(-MATE, Math.min(MATE, cp));

/**
 * One exercise for each mistake of a game that cost at least 0.10 of winning chance where one move was clearly the best.
 * Positions without a second-best evaluation are left out: nobody can say that only one move was good there.
 *
 * One at a time, so that whoever has others to serve may do so in between; nothing where a line does not fit its position. What
 * an engine said comes from a browser: which ones are worth making is decided before any is made.
 */
export function* mistakesInTurn(
  partida: Partida,
  color: Color,
  said: Analisis,
  index = 0,
): Generator<OwnMistake | undefined> {
  const moves = worstMoves(
    ownMoves(partida, index, color, said).filter(
      ({ ply, perdida, antes, segunda, linea }) =>
        perdida >= DROP &&
        ply >= (partida.libro ?? BOOK) &&
        segunda !== undefined &&
        antes - segunda >= CLEARLY_BEST &&
        said.posiciones[ply] &&
        linea?.[0] !== undefined &&
        linea[0] !== partida.jugadas[ply],
    ),
  );
  const fens = fensAt(
    partida.jugadas,
    moves.map(({ ply }) => ply),
  );
  for (const move of moves) {
    const position = said.posiciones[move.ply];
    const fen = fens.get(move.ply);
    if (!position || fen === undefined) continue;
    const margin = Math.round(Math.abs(clamp(position.cp) - clamp(position.segunda ?? position.cp)));
    const reply = said.posiciones[move.ply + 1]?.linea?.[0] ?? partida.jugadas[move.ply + 1];
    const exercise = exerciseOf(partida, color, move, fen, reply, margin);
    yield exercise && { exercise, perdida: move.perdida };
  }
}

export const mistakesOfGame = (partida: Partida, color: Color, said: Analisis, index = 0): OwnMistake[] =>
  [...mistakesInTurn(partida, color, said, index)].filter((one) => one !== undefined);

/** Own mistakes of many games, the worst first. */
export const exercisesFromGames = (
  partidas: readonly Partida[],
  analisis: AnalisisPorPartida,
  { jugador, max = 200 }: OwnExerciseOptions,
): OwnChessExercise[] =>
  partidas
    .flatMap((partida, index) => {
      const color = colourOf(partida, jugador);
      const said = analisis[gameKey(partida)];
      return color === undefined || said === undefined ? [] : mistakesOfGame(partida, color, said, index);
    })
    .sort((a, b) => b.perdida - a.perdida)
    .slice(0, max)
    .map(({ exercise }) => exercise);
