import { kingOf, occupants, rankOf, VALUE } from '../positions/board.ts';
import { before, givesCheck, type Puzzle } from '../positions/puzzle.ts';
import { type Ending, endingOf } from './ending.ts';
import { hasOppositeCastling } from './ideas.ts';
import type { Label, Motif } from './labels.ts';
import { technical } from './technical.ts';

interface Home {
  readonly tema: string;
  /** Levels at which the topic is taught, both included. */
  readonly niveles: readonly [number, number];
}

const PATTERNS: readonly Home[] = [{ tema: 'aj-tac-patrones', niveles: [0, 4] }];
/** A mate whose first move neither checks nor takes, or a move on the way that attacks nothing. */
const SILENT: Home = { tema: 'aj-tac-silenciosa', niveles: [4, 6] };
const GEOMETRY: Home = { tema: 'aj-tac-geometria', niveles: [4, 6] };
const HOMES: Readonly<Partial<Record<Motif, readonly Home[]>>> = {
  pasillo: PATTERNS,
  coz: PATTERNS,
  arabe: PATTERNS,
  anastasia: PATTERNS,
  promocion: [{ tema: 'aj-tac-promocion', niveles: [0, 4] }],
  atraccion: [{ tema: 'aj-tac-atraccion', niveles: [2, 5] }],
  'jaque-doble': [{ tema: 'aj-tac-descubierta', niveles: [1, 4] }],
  descubierta: [{ tema: 'aj-tac-descubierta', niveles: [1, 4] }, GEOMETRY],
  doble: [{ tema: 'aj-tac-doble', niveles: [0, 3] }],
  atrapada: [{ tema: 'aj-tac-atrapada', niveles: [1, 4] }],
  enfilada: [{ tema: 'aj-tac-enfilada', niveles: [1, 3] }, GEOMETRY],
  clavada: [{ tema: 'aj-tac-clavada', niveles: [0, 3] }, GEOMETRY],
  defensor: [{ tema: 'aj-tac-defensor', niveles: [1, 4] }],
  interferencia: [{ tema: 'aj-tac-interferencia', niveles: [3, 6] }],
  'rayos-x': [GEOMETRY],
  desviacion: [{ tema: 'aj-tac-desviacion', niveles: [2, 5] }],
  despeje: [{ tema: 'aj-tac-despeje', niveles: [3, 6] }],
  silenciosa: [SILENT],
  colgada: [{ tema: 'aj-fun-seguridad', niveles: [0, 2] }],
  defensa: [
    { tema: 'aj-tac-recursos', niveles: [2, 6] },
    { tema: 'aj-est-defensa', niveles: [3, 6] },
  ],
};

const byLength = (moves: number): readonly Home[] => {
  if (moves === 1)
    return [
      { tema: 'aj-tac-mate1', niveles: [0, 1] },
      { tema: 'aj-fun-jaquemate', niveles: [0, 0] },
    ];
  return [moves === 2 ? { tema: 'aj-tac-mate2', niveles: [1, 3] } : { tema: 'aj-tac-mate3', niveles: [3, 6] }];
};

const BY_ENDING: Readonly<Record<Ending, readonly Home[]>> = {
  peones: [
    { tema: 'aj-fin-peones', niveles: [3, 6] },
    { tema: 'aj-fin-principios', niveles: [1, 4] },
  ],
  torres: [{ tema: 'aj-fin-torrepractica', niveles: [4, 6] }],
  alfiles: [{ tema: 'aj-fin-alfil', niveles: [3, 6] }],
  caballos: [{ tema: 'aj-fin-caballo', niveles: [3, 6] }],
  'alfil-caballo': [{ tema: 'aj-fin-menores', niveles: [4, 6] }],
  damas: [
    { tema: 'aj-fin-dama', niveles: [2, 5] },
    { tema: 'aj-fin-damapasado', niveles: [5, 6] },
  ],
  'torre-menor': [{ tema: 'aj-fin-torremenor', niveles: [4, 6] }],
  'torre-contra-menor': [{ tema: 'aj-fin-torrecontramenor', niveles: [4, 6] }],
};

/** Opening topics by the line from which the game began. */
const BY_OPENING: Readonly<Record<string, Home>> = {
  abiertas: { tema: 'aj-ape-abiertas', niveles: [1, 6] },
  siciliana: { tema: 'aj-ape-siciliana', niveles: [2, 6] },
  francesa: { tema: 'aj-ape-francesa', niveles: [2, 5] },
  carokann: { tema: 'aj-ape-carokann', niveles: [2, 5] },
  gambitodama: { tema: 'aj-ape-gambitodama', niveles: [2, 6] },
  indias: { tema: 'aj-ape-indias', niveles: [3, 6] },
  benoni: { tema: 'aj-ape-benoni', niveles: [4, 6] },
  sistemas: { tema: 'aj-ape-sistemas', niveles: [1, 4] },
  flanco: { tema: 'aj-ape-flanco', niveles: [3, 6] },
  gambitos: { tema: 'aj-ape-gambitos', niveles: [2, 4] },
};
/** Tags of opening lines that have a topic of their own. */
export const OPENINGS: readonly string[] = Object.keys(BY_OPENING);
/** Up to here a blow still belongs to the opening that was played. */
const OPENING_MOVES = 16;
/** Up to here it punishes a mistake in the opening itself. */
const TRAP_MOVES = 12;
const TRAPS: Home = { tema: 'aj-ape-celadas', niveles: [0, 3] };

const MIXED: Home = { tema: 'aj-tac-mixta', niveles: [1, 6] };
const CHAINED: Home = { tema: 'aj-tac-cadenas', niveles: [4, 6] };
const CANDIDATES: Home = { tema: 'aj-cal-candidatas', niveles: [0, 4] };
const VARIATIONS: readonly Home[] = [
  { tema: 'aj-cal-variantes', niveles: [3, 6] },
  { tema: 'aj-cal-visualizacion', niveles: [2, 6] },
];
const PRUNING: Home = { tema: 'aj-cal-poda', niveles: [4, 6] };
const ELIMINATION: Home = { tema: 'aj-cal-eliminacion', niveles: [4, 6] };
const FEW_PIECES: Home = { tema: 'aj-tac-pocaspiezas', niveles: [4, 6] };
/** Holding an ending with two points less or more. */
const FORTRESS: Home = { tema: 'aj-fin-fortaleza', niveles: [4, 6] };
/** The last pieces leave the board on purpose. */
const TRANSITION: Home = { tema: 'aj-fin-transicion', niveles: [4, 6] };
/** Few men and a line in which every move is the only one: as in a composed study. */
const STUDY: Home = { tema: 'aj-cal-estudios', niveles: [4, 6] };
/** Another move is nearly as good, and the difference is the exercise. */
const COMPARISON: Home = { tema: 'aj-cal-comparacion', niveles: [4, 6] };
/** One move only in the opening: what a file of lines must hold and a rival must be asked. */
const FILED: readonly Home[] = [
  { tema: 'aj-ape-archivos', niveles: [5, 6] },
  { tema: 'aj-ape-preparacion', niveles: [5, 6] },
];
/** A mating attack on a king castled on the other side. */
const OPPOSITE: Home = { tema: 'aj-est-enroquesopuestos', niveles: [4, 6] };
const ATTACK: Home = { tema: 'aj-est-ataque', niveles: [2, 6] };
const KING: Home = { tema: 'aj-est-rey', niveles: [1, 4] };

/** Motifs that can be links of one combination. */
const LINKS: readonly Motif[] = [
  'promocion',
  'atraccion',
  'descubierta',
  'jaque-doble',
  'doble',
  'atrapada',
  'enfilada',
  'clavada',
  'defensor',
  'interferencia',
  'desviacion',
  'despeje',
];

/** A board one level outside a topic's band still serves its nearest stage. */
const NEAR = 1;
/** Points of pieces, both sides, up to which it is an ending. */
const ENDING_POINTS = 26;
const LONG = 3;

const pointsOf = ({ start }: Puzzle): number =>
  occupants(start).reduce((sum, { type }) => (type === 'k' || type === 'p' ? sum : sum + VALUE[type]), 0);

/** What asks for calculation: how long the line is and how loud, and how many moves there are to choose from. */
function byCalculation(puzzle: Puzzle, labels: readonly Label[]): Home[] {
  const { own, replies, start } = puzzle;
  const loud = own.every((move) => move.captured || givesCheck(move) || move.promotion);
  const legal = start.moves({ verbose: true });
  const loudChoices = legal.filter((move) => move.captured || givesCheck(move)).length;
  const links = labels.filter(({ motif }) => LINKS.includes(motif)).length;
  return [
    ...(own.length >= LONG ? VARIATIONS : []),
    ...(own.length >= LONG && loud && replies.some((move) => before(move).moves().length > 1) ? [PRUNING] : []),
    ...(links >= 2 && own.length >= LONG ? [CHAINED] : []),
    ...(own.length >= 2 && (own[0]?.captured || puzzle.isCheck) && loudChoices >= LONG ? [CANDIDATES] : []),
    ...(start.isCheck() && legal.length >= LONG && legal.length <= 6 ? [ELIMINATION] : []),
  ];
}

/** A mating attack, by where the king is caught. */
function byKing(puzzle: Puzzle): Home[] {
  if (puzzle.mate === undefined || puzzle.own.length < 2) return [];
  const silent = puzzle.isQuietFirst ? [SILENT] : [];
  if (pointsOf(puzzle) <= ENDING_POINTS) return [FEW_PIECES, ...silent];
  const king = kingOf(puzzle.start, puzzle.them);
  const home = puzzle.them === 'w' ? [1, 2] : [7, 8];
  if (!home.includes(rankOf(king))) return silent;
  const caught = 'de'.includes(king[0] as string) ? [KING] : 'abcgh'.includes(king[0] as string) ? [ATTACK] : [];
  return [...caught, ...silent, ...(hasOppositeCastling(puzzle) ? [OPPOSITE] : [])];
}

const STUDY_MEN = 7;
const DOWN = 2;

/** What an ending is besides its material. */
function byEndgame(puzzle: Puzzle, ending: Ending | undefined): Home[] {
  const { start, us, own, replies, first, pieces, candidate } = puzzle;
  const balance = occupants(start).reduce(
    (sum, { type, color }) => sum + (type === 'k' ? 0 : color === us ? VALUE[type] : -VALUE[type]),
    0,
  );
  const traded =
    first.captured &&
    first.captured !== 'p' &&
    replies[0]?.to === first.to &&
    VALUE[first.piece] === VALUE[first.captured];
  const bare = replies[0] && !/[qrbn]/iu.test(replies[0].after.split(' ')[0] as string);
  return [
    ...(candidate.kind === 'save' && balance <= -DOWN && pointsOf(puzzle) <= ENDING_POINTS ? [FORTRESS] : []),
    ...(traded && puzzle.mate === undefined && (bare || first.piece === 'q') ? [TRANSITION] : []),
    ...(pieces <= STUDY_MEN && own.length >= LONG && (ending || pieces >= 5) ? [STUDY] : []),
  ];
}

function byOpening({ candidate, own }: Puzzle): Home[] {
  const move = Number(candidate.fen.split(' ')[5]);
  const opening = BY_OPENING[candidate.tag];
  return [
    ...(opening && move <= OPENING_MOVES ? FILED : []),
    ...(move <= TRAP_MOVES && candidate.previous && own.length >= 2 ? [TRAPS] : []),
    ...(opening && move <= OPENING_MOVES && own.length >= 2 ? [opening] : []),
  ];
}

const CLOCK: Home = { tema: 'aj-com-tiempo', niveles: [1, 6] };
const ONE_LOOK = 2;
const FEW_REPLIES = 4;
const AHEAD = 2;

/**
 * What is decided in one look: the answer to what has just come, the only move out of a check with few, the exchange of
 * whoever is ahead, the only move that holds.
 */
function byClock(puzzle: Puzzle, labels: readonly Label[]): Home[] {
  const { start, us, own, first, mate, candidate } = puzzle;
  if (mate !== undefined || own.length > ONE_LOOK || first.promotion) return [];
  const balance = occupants(start).reduce(
    (sum, { type, color }) => sum + (type === 'k' ? 0 : color === us ? VALUE[type] : -VALUE[type]),
    0,
  );
  const answers = first.captured !== undefined && candidate.previous?.slice(2, 4) === first.to;
  const trades = first.captured && first.captured !== 'p' && VALUE[first.captured] === VALUE[first.piece];
  const forced = start.isCheck() && start.moves().length <= FEW_REPLIES;
  const holds = labels[0]?.motif === 'defensa' && own.length === 1;
  return answers || forced || holds || (trades && balance >= AHEAD) ? [CLOCK] : [];
}

/**
 * The topics whose idea the solution is, at a level at which they are taught or one from it. `rivals` are the moves
 * that are nearly as good as the first.
 */
export function topicsFor(
  puzzle: Puzzle,
  labels: readonly Label[],
  level: number,
  rivals: readonly string[] = [],
  rating?: number,
): string[] {
  const named = labels.some(({ motif }) => motif === 'colgada');
  const ending = endingOf(puzzle.candidate.fen);
  const homes = [
    ...labels.flatMap(({ motif }) => HOMES[motif] ?? []),
    ...(puzzle.mate === undefined ? [] : byLength(puzzle.mate)),
    ...byKing(puzzle),
    ...byCalculation(puzzle, labels),
    ...(ending && !named ? BY_ENDING[ending] : []),
    ...(named ? [] : byEndgame(puzzle, ending)),
    ...(rivals.length > 0 && puzzle.mate === undefined ? [COMPARISON] : []),
    ...(named ? [] : byOpening(puzzle)),
    ...byClock(puzzle, labels),
    ...(labels[0]?.motif === 'defensa' || level < MIXED.niveles[0] ? [] : [MIXED]),
  ];
  const near = homes.filter(({ niveles: [from, to] }) => level >= from - NEAR && level <= to + NEAR);
  return technical([...new Set(near.map(({ tema }) => tema))], {
    fen: puzzle.candidate.fen,
    ultima: puzzle.candidate.previous,
    primera: puzzle.first.lan,
    mate: puzzle.mate !== undefined,
    dificultad: rating,
  });
}
