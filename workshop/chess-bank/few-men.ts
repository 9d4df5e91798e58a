/**
 * Composes boards for who is learning the rules: mates in one with at most eight men, and boards on which castling, taking
 * en passant or promoting is the one right move. Placed by lot, proved by trying every move, told by what stands there:
 * npm run chess:few-men -- [--seed 1] [--mates 24] [--each 12] [--only mate]
 * Appended to packages/lessons/content/chess/exercises/reglas-compuestas.jsonl; the engine only says what else would win.
 */
import { appendFileSync, globSync } from 'node:fs';
import { fenOf, inCheck, legalMoves, type Position, play, readFen, uciOf } from '@estratega/chess/board';
import { pieceName } from '@estratega/chess/pieces';
import { Chess } from '@estratega/chess/rules';
import type { ChessRow } from '@estratega/lessons';
import { levelOf } from '@estratega/lessons/difficulty';
import { command } from '../../tools/src/command.ts';
import { type Occupant, occupants } from '../positions/board.ts';
import { finalPicture } from '../positions/motifs-mate.ts';
import { realTargets } from '../positions/motifs-tactical.ts';
import { after, givesCheck, replay, toPuzzle } from '../positions/puzzle.ts';
import { Random } from '../positions/random.ts';
import { list, numberedMove, the, toThe } from '../positions/spanish.ts';
import { Engine } from '../positions/uci.ts';
import { readJsonLines } from './json-lines.ts';
import { hasPromoted, whyUnreachable } from './reachable.ts';
import { minedRow } from './row.ts';
import { searchBroad } from './search.ts';
import { verdictOf } from './verdict.ts';

const FOLDER = 'packages/lessons/content/chess/exercises';
const FILE = `${FOLDER}/reglas-compuestas.jsonl`;
const { values } = command('npm run chess:few-men', {
  options: {
    seed: { type: 'string', default: '1' },
    mates: { type: 'string', default: '24' },
    each: { type: 'string', default: '12' },
    only: { type: 'string', default: 'enroque,al-paso,coronar,mate' },
  },
});
const random = new Random(Number(values.seed) * 15_485_863);

type Kind = 'mate' | 'enroque' | 'al-paso' | 'coronar';

/** Men by square, as in a FEN. */
type Men = Map<number, string>;

const at = (file: number, rank: number): number => (rank - 1) * 8 + file;
const fenOfMen = (men: Men, rights: string, passing: string): string => {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    Array.from({ length: 8 }, (_, file) => men.get(at(file, rank)) ?? '.').join(''),
  );
  const board = rows.map((row) => row.replace(/\.+/gu, (gap) => String(gap.length))).join('/');
  return `${board} w ${rights} ${passing} 0 1`;
};

/** Puts a man on a free square; pawns never on the first or the last rank. */
function drop(men: Men, man: string): void {
  for (let tries = 0; tries < 40; tries += 1) {
    const square = random.below(64);
    const rank = Math.floor(square / 8) + 1;
    if (men.has(square) || (/p/iu.test(man) && (rank < 2 || rank > 7))) continue;
    men.set(square, man);
    return;
  }
}

const WHITE = ['Q', 'R', 'B', 'N', 'P', 'P', 'R'] as const;
const BLACK = ['p', 'p', 'r', 'n', 'b', 'p'] as const;

function scatter(men: Men, most: number): void {
  const white = 1 + random.below(3);
  for (let i = 0; i < white && men.size < most; i += 1) drop(men, random.pick(WHITE));
  const black = 1 + random.below(3);
  for (let i = 0; i < black && men.size < most; i += 1) drop(men, random.pick(BLACK));
}

/** Some of the black king's own men stand beside it. */
function hem(men: Men, file: number, rank: number): void {
  for (const df of [-1, 1]) {
    const [side, behind] = [file + df, rank + random.pick([-1, 0, 1])];
    if (side < 0 || side > 7 || behind < 2 || behind > 7 || random.next() < 0.3 || men.has(at(side, behind))) continue;
    men.set(at(side, behind), random.pick(['p', 'p', 'b', 'n', 'r']));
  }
}

const MEN: Readonly<Record<Kind, number>> = { mate: 8, enroque: 9, 'al-paso': 9, coronar: 8 };

/** A board by lot in which the move is possible at all; with the move that led there where it must be known. */
function place(kind: Kind): { fen: string; previous?: string } {
  const men: Men = new Map();
  if (kind === 'enroque') {
    const short = random.next() < 0.5;
    men.set(at(4, 1), 'K');
    men.set(short ? at(7, 1) : at(0, 1), 'R');
    const [file, rank] = [short ? random.pick([4, 5, 5, 6]) : random.pick([2, 3, 3, 4]), 3 + random.below(6)];
    men.set(at(file, rank), 'k');
    hem(men, file, rank);
    scatter(men, MEN[kind]);
    return { fen: fenOfMen(men, short ? 'K' : 'Q', '-') };
  }
  drop(men, 'k');
  drop(men, 'K');
  if (kind === 'al-paso') {
    const file = random.below(8);
    const from = file === 0 ? 1 : file === 7 ? 6 : file + (random.next() < 0.5 ? 1 : -1);
    for (const square of [at(file, 5), at(file, 6), at(file, 7), at(from, 5)]) if (men.has(square)) return place(kind);
    men.set(at(file, 5), 'p');
    men.set(at(from, 5), 'P');
    const guarded = [at(file, 6), at(file, 7)];
    for (const square of guarded) men.set(square, '.');
    scatter(men, MEN[kind] + 2);
    for (const square of guarded) men.delete(square);
    const name = 'abcdefgh'[file] as string;
    return { fen: fenOfMen(men, '-', `${name}6`), previous: `${name}7${name}5` };
  }
  if (kind === 'coronar') {
    const file = random.below(8);
    if (men.has(at(file, 7))) return place(kind);
    men.set(at(file, 7), 'P');
  }
  scatter(men, MEN[kind]);
  return { fen: fenOfMen(men, '-', '-') };
}

const isMated = (position: Position): boolean => inCheck(position) && legalMoves(position).length === 0;

/** What is asked of the one right move. */
function isOfKind(kind: Kind, fen: string, uci: string): boolean {
  const [move] = replay(fen, [uci]);
  if (!move) return false;
  if (kind === 'enroque') return move.isKingsideCastle() || move.isQueensideCastle();
  if (kind === 'al-paso') return move.isEnPassant();
  if (kind === 'coronar') return move.isPromotion();
  return !move.isPromotion() && !move.isEnPassant();
}

/** The one move that mates, or the only legal one there is. */
function answerOf(kind: Kind, fen: string): { uci: string; mates: boolean } | undefined {
  let position: Position;
  try {
    position = readFen(fen);
  } catch {
    return undefined;
  }
  // Whoever is not to move must not stand in check.
  if (inCheck({ ...position, turn: -position.turn as 1 | -1, enPassant: -1 })) return undefined;
  const legal = legalMoves(position);
  const mates = legal.filter((move) => isMated(play(position, move)));
  if (mates.length === 1) {
    const uci = uciOf(mates[0] as (typeof mates)[number]);
    return isOfKind(kind, fen, uci) ? { uci, mates: true } : undefined;
  }
  if (kind === 'mate' || mates.length > 0) return undefined;
  // What checks or forks: whether it is the only right move, the engine says.
  const uci = legal.map(uciOf).find((one) => isOfKind(kind, fen, one) && one.length < 5 && preyOf(fen, one).length > 0);
  return uci === undefined ? undefined : { uci, mates: false };
}

/** What the special move attacks besides: the rook and the king that castle, the pawn that takes. */
function preyOf(fen: string, uci: string): readonly Occupant[] {
  const [move] = replay(fen, [uci]);
  if (!move) return [];
  const board = after(move);
  const rook = move.isKingsideCastle() ? 'f1' : move.isQueensideCastle() ? 'd1' : undefined;
  const targets = [...realTargets(board, move.to), ...(rook ? realTargets(board, rook) : [])];
  const seen = [...new Map(targets.map((one) => [one.square, one])).values()];
  return givesCheck(move) || seen.length > 1 ? seen.filter(({ type }) => type !== 'k' && type !== 'p') : [];
}

const HINTS: Readonly<Record<Kind, readonly [string, string]>> = {
  mate: ['Hay pocas piezas: mira todos los jaques y cuenta las salidas del rey.', ''],
  enroque: [
    'Hay una jugada que mueve dos piezas a la vez: ¿qué línea ocupa la torre?',
    'Se mueven el rey y una torre.',
  ],
  'al-paso': [
    'El peón negro acaba de avanzar dos casillas y quedó al lado del tuyo. ¿Qué captura especial existe?',
    'Juega un peón.',
  ],
  coronar: ['Un peón está a un paso de la última fila: ¿en qué pieza conviene convertirlo?', 'Juega el peón.'],
};

/** Themes of each kind. */
const THEMES: Readonly<Record<Kind, readonly string[]>> = {
  mate: ['aj-tac-mate1', 'aj-fun-jaquemate'],
  enroque: ['aj-fun-reglas', 'aj-fun-jaquemate'],
  'al-paso': ['aj-fun-reglas'],
  coronar: ['aj-fun-reglas', 'aj-tac-promocion'],
};
const RATING: Readonly<Record<Kind, number>> = { mate: 560, enroque: 720, 'al-paso': 780, coronar: 640 };

function told(kind: Kind, fen: string, uci: string, mates: boolean): string {
  const [move] = replay(fen, [uci]);
  if (!move) throw new Error(fen);
  const blow = numberedMove(move, 0, 'w');
  const puzzle = toPuzzle({
    fen,
    tag: '',
    ply: 0,
    game: '',
    kind: 'mate',
    lines: [{ score: { mate: 1 }, pv: [uci] }],
    bestByDepth: [],
    solution: [uci],
    onlyMoves: 1,
  });
  const why = mates ? finalPicture(puzzle)?.why : undefined;
  const prey = mates ? '' : list(preyOf(fen, uci).map(({ type, square }) => toThe(type, square)));
  const hits = `${givesCheck(move) ? ' Da jaque y ataca' : ' Ataca'} a la vez ${prey}, que se pierde.`.replace(
    'a la vez ',
    givesCheck(move) ? 'a la vez ' : '',
  );
  const end = !mates ? hits : why ? ` Es mate: ${why}.` : mates ? ' Es mate.' : '';
  if (kind === 'enroque')
    return `${blow}: el rey va dos casillas hacia la torre y la torre salta al otro lado, donde entra en juego. Se puede porque no hay piezas en medio y el rey no está en jaque ni pasa por una casilla atacada.${end}`;
  if (kind === 'al-paso')
    return `${blow} captura al paso: el peón negro avanzó dos casillas y se toma como si hubiera avanzado una. Solo vale en la jugada siguiente.${end}`;
  if (kind === 'coronar')
    return `${blow}: el peón llega a la última fila y se convierte en ${pieceName(move.promotion ?? 'q')}.${end}`;
  if (move.piece === 'k') return `${blow}: el rey se aparta y descubre el jaque, y no hay respuesta.${end}`;
  return `${blow} da jaque con ${the(move.piece)} y no hay respuesta.${end}`;
}

const present = globSync(`${FOLDER}/*.jsonl`).flatMap((file) => readJsonLines<ChessRow>(file));
const boards = new Set(present.map(({ fen }) => fen.split(' ')[0]));
const engine = await Engine.start({ nnue: false, hashMb: 16 });
const NODES = { broad: 40_000, check: 5_000, likely: 5_000, near: 5_000 };
/** So many boards of one mating man at most. */
const ALIKE = 6;

async function compose(kind: Kind, wanted: number): Promise<number> {
  const kinds = new Map<string, number>();
  let kept = 0;
  for (let tries = 0; tries < 600_000 && kept < wanted; tries += 1) {
    const { fen, previous } = place(kind);
    const answer = answerOf(kind, fen);
    if (!answer || hasPromoted(fen) || whyUnreachable(fen)) continue;
    const { uci, mates } = answer;
    if (fenOf(readFen(fen)).split(' ')[0] !== fen.split(' ')[0] || boards.has(fen.split(' ')[0])) continue;
    const [move] = replay(fen, [uci]);
    const alike = `${move?.piece}${move?.promotion ?? ''}${mates}`;
    const most = kind === 'mate' ? ALIKE : wanted;
    if (!move || (kinds.get(alike) ?? 0) >= most) continue;
    // Whoever is to mate needs no advantage of a queen and two rooks besides.
    if (occupants(new Chess(fen), 'w').filter(({ type }) => 'qr'.includes(type)).length > 2) continue;
    const verdict = verdictOf(await searchBroad(engine, fen, NODES));
    if (!verdict.unica || verdict.mejor !== uci) continue;
    const men = occupants(new Chess(fen)).length;
    const dificultad = RATING[kind] + 12 * (men - 5) + (mates ? 0 : 40);
    const piece = kind === 'mate' ? `Juega ${the(move.piece)}.` : HINTS[kind][1];
    const row = minedRow(
      { fen, ...(previous && { previous }) },
      { linea: [uci], aceptadas: [[uci]], casi: [[...verdict.casi]], primera: verdict },
      {
        temas: [...THEMES[kind]],
        nivel: levelOf(dificultad),
        dificultad,
        aMano: true,
        pista: [HINTS[kind][0], piece],
        explicacion: told(kind, fen, uci, mates),
      },
    );
    if (row.nivel > 0) continue;
    boards.add(fen.split(' ')[0]);
    kinds.set(alike, (kinds.get(alike) ?? 0) + 1);
    appendFileSync(FILE, `${JSON.stringify(row)}\n`);
    kept += 1;
  }
  return kept;
}

for (const kind of (['enroque', 'al-paso', 'coronar', 'mate'] as const).filter((one) =>
  values.only.split(',').includes(one),
))
  console.log(kind, await compose(kind, Number(kind === 'mate' ? values.mates : values.each)));
engine.stop();
