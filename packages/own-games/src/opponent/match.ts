import { Chess } from '@estratega/chess/rules';
import type { PartidaPropia } from '@estratega/domain';
import { type BoardEnd, endOf, replay } from '@estratega/lessons/play-out';

/** A game against Estratega as it is kept: who plays what, the moves, the clocks, and how it ended. Nothing here reads a clock. */

export type Bando = PartidaPropia['color'];
export interface Pace {
  /** Seconds at the start, and after every move. */
  readonly base: number;
  readonly mas: number;
}

export type Why = BoardEnd | 'abandono' | 'tiempo' | 'acuerdo' | 'larga';
export interface MatchEnd {
  readonly resultado: Exclude<PartidaPropia['resultado'], '*'>;
  readonly por: Why;
}

export interface Match {
  readonly id: string;
  /** The player's. */
  readonly color: Bando;
  /** Estratega's label. */
  readonly elo: number;
  readonly ritmo: Pace | null;
  /** ISO. */
  readonly empezada: string;
  readonly jugadas: readonly string[];
  /** How many of them stood on the board before anybody thought: an opening that is studied. */
  readonly apertura?: number | undefined;
  /** Milliseconds left to whoever moved, one a ply. */
  readonly relojes: readonly number[];
  /** Milliseconds of the turn that is on, as far as they were told. */
  readonly usado: number;
  /** Half-moves at the last offer of a draw that was refused. */
  readonly ofrecida?: number | undefined;
  /** Half-moves at which Estratega last offered one, with the move that it had just made. */
  readonly propuesta?: number | undefined;
  readonly fin?: MatchEnd | undefined;
}

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const SECOND = 1_000;
/** Within what an own game may have. */
export const MOST_PLIES = 600;
/** A draw is not offered again and again. */
const OFFERS_APART = 10;
const FIRST_OFFER = 20;

/** What a game begins with; with an opening, both clocks are still whole after it. */
export const begunWith = (
  game: Pick<Match, 'id' | 'color' | 'elo' | 'ritmo' | 'empezada'>,
  jugadas: readonly string[] = [],
): Match => ({
  ...game,
  jugadas,
  ...(jugadas.length > 0 ? { apertura: jugadas.length } : {}),
  relojes: game.ritmo ? jugadas.map(() => (game.ritmo?.base ?? 0) * SECOND) : [],
  usado: 0,
});
/** Nobody has moved yet. */
export const isUnplayed = ({ jugadas, apertura = 0 }: Match): boolean => jugadas.length <= apertura;

export const turnOf = ({ jugadas }: Pick<Match, 'jugadas'>): Bando => (jugadas.length % 2 === 0 ? 'blancas' : 'negras');
export const isOwnTurn = (match: Match): boolean => !match.fin && turnOf(match) === match.color;
const other = (side: Bando): Bando => (side === 'blancas' ? 'negras' : 'blancas');

/** Milliseconds that a side has, at the beginning of its turn. */
export const leftTo = ({ ritmo, relojes }: Match, side: Bando): number => {
  if (!ritmo) return Number.POSITIVE_INFINITY;
  const first = side === 'blancas' ? 0 : 1;
  const own = relojes.filter((_, ply) => ply % 2 === first);
  return own.at(-1) ?? ritmo.base * SECOND;
};

const WON: Readonly<Record<Bando, MatchEnd['resultado']>> = { blancas: '1-0', negras: '0-1' };
const DRAWN: MatchEnd['resultado'] = '1/2-1/2';

const endAfter = (jugadas: readonly string[]): MatchEnd | undefined => {
  const game = replay(START_FEN, jugadas)?.game;
  const por = game && endOf(game);
  if (por === 'mate') return { resultado: WON[jugadas.length % 2 === 1 ? 'blancas' : 'negras'], por };
  if (por) return { resultado: DRAWN, por };
  return jugadas.length >= MOST_PLIES ? { resultado: DRAWN, por: 'larga' } : undefined;
};

/** Whoever is to move plays; `ms` is what the turn has taken. Nothing changes where the move is not legal or it is over. */
export const withMove = (match: Match, jugada: string, ms: number): Match => {
  if (match.fin) return match;
  const jugadas = [...match.jugadas, jugada];
  if (!replay(START_FEN, jugadas)) return match;
  const left = leftTo(match, turnOf(match)) - Math.max(0, ms);
  const { ritmo } = match;
  return {
    ...match,
    jugadas,
    relojes: ritmo ? [...match.relojes, Math.max(0, left) + ritmo.mas * SECOND] : match.relojes,
    usado: 0,
    fin: endAfter(jugadas),
  };
};

/** The clock of whoever is to move has run out: lost, unless the other one has only a king. */
export const flagged = (match: Match): Match => {
  if (match.fin || !match.ritmo) return match;
  const side = turnOf(match);
  const game = replay(START_FEN, match.jugadas)?.game ?? new Chess();
  const rivalMen = game
    .board()
    .flat()
    .filter((one) => one && one.color === (side === 'blancas' ? 'b' : 'w'));
  const resultado = rivalMen.length === 1 ? DRAWN : WON[other(side)];
  return { ...match, usado: leftTo(match, side), fin: { resultado, por: 'tiempo' } };
};

export const resigned = (match: Match, side: Bando): Match =>
  match.fin ? match : { ...match, fin: { resultado: WON[other(side)], por: 'abandono' } };

export const agreedDraw = (match: Match): Match =>
  match.fin ? match : { ...match, fin: { resultado: DRAWN, por: 'acuerdo' } };

export const mayOfferDraw = (match: Match): boolean =>
  isOwnTurn(match) &&
  match.jugadas.length >= FIRST_OFFER &&
  match.jugadas.length - (match.ofrecida ?? -OFFERS_APART) >= OFFERS_APART;

export const refusedDraw = (match: Match): Match => ({ ...match, ofrecida: match.jugadas.length });

/** Estratega says it with its move, and no sooner than a person would again. */
const PROPOSALS_APART = 20;
export const withProposal = (match: Match): Match =>
  isOwnTurn(match) && match.jugadas.length - (match.propuesta ?? -PROPOSALS_APART) >= PROPOSALS_APART
    ? { ...match, propuesta: match.jugadas.length }
    : match;
/** It stands until the player moves. */
export const isProposed = (match: Match): boolean => isOwnTurn(match) && match.propuesta === match.jugadas.length;

/** The player's last move and the answer to it, taken back; only without a clock. */
export const mayTakeBack = (match: Match): boolean =>
  isOwnTurn(match) && !match.ritmo && match.jugadas.length >= 2 + (match.apertura ?? 0);
export const takenBack = (match: Match): Match =>
  mayTakeBack(match) ? { ...match, jugadas: match.jugadas.slice(0, -2), usado: 0, propuesta: undefined } : match;

const TERMINO: Readonly<Record<Why, NonNullable<PartidaPropia['termino']>>> = {
  mate: 'mate',
  abandono: 'abandono',
  tiempo: 'tiempo',
  acuerdo: 'tablas',
  ahogado: 'tablas',
  material: 'tablas',
  repeticion: 'tablas',
  cincuenta: 'tablas',
  larga: 'tablas',
};

/** What is stored of it, the same way as a game that is brought; undefined before it is over, or where nothing was played. */
export const ownGameOf = (match: Match, elo: number | undefined): PartidaPropia | undefined => {
  const { fin, jugadas, ritmo } = match;
  if (!fin || isUnplayed(match)) return undefined;
  return {
    sitio: 'estratega',
    idSitio: match.id,
    fecha: match.empezada,
    color: match.color,
    ...(elo === undefined ? {} : { elo }),
    eloRival: match.elo,
    resultado: fin.resultado,
    jugadas: [...jugadas],
    // What was thought of here: who is mated on the fourth move is told so, too.
    libro: match.apertura ?? 0,
    ...(ritmo
      ? { ritmo: `${ritmo.base}+${ritmo.mas}`, relojes: match.relojes.map((ms) => Math.round(ms / 100) / 10) }
      : {}),
    termino: TERMINO[fin.por],
  };
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What was kept is the user's and may be anything: what is no game that can have been is none. */
export const readMatch = (text: string | null): Match | undefined => {
  try {
    const raw = JSON.parse(text ?? 'null') as Match | null;
    if (!raw || !isText(raw.id) || !isText(raw.empezada) || !(raw.color in WON) || !isCount(raw.elo)) return undefined;
    const { ritmo, jugadas, relojes } = raw;
    if (ritmo !== null && !(isCount(ritmo?.base) && isCount(ritmo.mas))) return undefined;
    if (!Array.isArray(jugadas) || !jugadas.every(isText) || !replay(START_FEN, jugadas)) return undefined;
    if (!Array.isArray(relojes) || relojes.length !== (ritmo ? jugadas.length : 0) || !relojes.every(isCount))
      return undefined;
    if ([raw.apertura, raw.propuesta].some((one) => one !== undefined && !isCount(one))) return undefined;
    return { ...raw, usado: isCount(raw.usado) ? raw.usado : 0 };
  } catch {
    return undefined;
  }
};

/** As a plan says it. */
export type Rhythm = 'bala' | 'blitz' | 'rapida' | 'clásica';
const QUICK: Pace = { base: 300, mas: 3 };
const RAPID: Pace = { base: 600, mas: 5 };
const SLOWER: Pace = { base: 900, mas: 10 };
const SLOW: Pace = { base: 1_800, mas: 0 };
/** What fits into a task: both clocks, forty moves each. */
const PACES: readonly (readonly [minutes: number, pace: Pace])[] = [
  [60, SLOW],
  [40, SLOWER],
  [25, RAPID],
  [0, QUICK],
];
/** Nobody learns from less time than this; whoever plays fast is not made to play slowly. */
const SLOWEST: Readonly<Record<Rhythm, Pace>> = { bala: QUICK, blitz: QUICK, rapida: SLOWER, clásica: SLOW };
export const paceFor = (minutes: number, rhythm: Rhythm = 'clásica'): Pace => {
  const fits = PACES.find(([least]) => minutes >= least)?.[1] ?? RAPID;
  const most = SLOWEST[rhythm];
  return fits.base > most.base ? most : fits;
};
/** Children and beginners: enough to think, and over within a sitting. */
export const FIRST_PACE: Pace = RAPID;
