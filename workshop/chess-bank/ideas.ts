import { gendered, pronoun } from '@estratega/chess/pieces';
import type { Move, Square } from '@estratega/chess/rules';
import {
  distance,
  exchangeGain,
  fileOf,
  kingOf,
  type Occupant,
  occupants,
  rankOf,
  relativeRank,
  squareAt,
  VALUE,
} from '../positions/board.ts';
import { realTargets } from '../positions/motifs-tactical.ts';
import { after, givesCheck, type Puzzle } from '../positions/puzzle.ts';
import { list, the, toThe } from '../positions/spanish.ts';

/**
 * Ideas of quiet moves that a board shows by itself: a rook that gets an open file, a knight that nobody can drive
 * away, a lever, a passed pawn that walks. Each says only what stands on the board before and after the move.
 */
export const IDEAS = [
  'enroque',
  'detras',
  'septima',
  'columna',
  'puesto',
  'bloqueo',
  'pasado',
  'tormenta',
  'ruptura',
  'tiempo',
  'cambio',
  'oposicion',
  'rey',
  'desarrollo',
  'mejora',
] as const;
export type IdeaName = (typeof IDEAS)[number];

export interface Idea {
  readonly nombre: IdeaName;
  /** What it does, each a sentence without its full stop; the move itself is written as ◊. */
  readonly dice: readonly string[];
  readonly pistas: readonly string[];
}

const FILES = 'abcdefgh';
const fileName = (square: Square) => FILES[fileOf(square)] as string;
const pawnsOf = (puzzle: Puzzle, board = puzzle.start) => ({
  ours: occupants(board, puzzle.us).filter(({ type }) => type === 'p'),
  theirs: occupants(board, puzzle.them).filter(({ type }) => type === 'p'),
});
const onFile = (pawns: readonly Occupant[], file: number) => pawns.filter(({ square }) => fileOf(square) === file);

/** Points of pieces on the board, pawns and kings apart. */
export const piecePoints = ({ start }: Puzzle): number =>
  occupants(start).reduce((sum, { type }) => (type === 'k' || type === 'p' ? sum : sum + VALUE[type]), 0);
/** Up to here the king is safe in the open. */
const ENDING = 16;

/** No rival pawn ahead on its file or beside it. */
export function isPassedPawn(pawn: Square, puzzle: Puzzle, board = puzzle.start): boolean {
  return !pawnsOf(puzzle, board).theirs.some(
    ({ square }) =>
      Math.abs(fileOf(square) - fileOf(pawn)) <= 1 && relativeRank(square, puzzle.us) > relativeRank(pawn, puzzle.us),
  );
}

/** Squares that a pawn of a colour attacks. */
const pawnAttacks = (square: Square, color: 'w' | 'b'): Square[] =>
  [-1, 1].flatMap((side) => squareAt(fileOf(square) + side, rankOf(square) + (color === 'w' ? 1 : -1)) ?? []);

type Detector = (puzzle: Puzzle, move: Move) => Idea | undefined;

const castling: Detector = (_, move) =>
  move.isKingsideCastle() || move.isQueensideCastle()
    ? {
        nombre: 'enroque',
        dice: [
          '◊ pone al rey a salvo y trae la torre al juego',
          'Con ◊ el rey deja el centro y la torre entra en juego',
          'El rey no tiene nada que hacer en el centro: ◊',
        ],
        pistas: [
          '¿Dónde está más seguro tu rey?',
          'Antes de atacar, pregúntate qué le falta a tu rey.',
          'Hay una jugada que mejora dos piezas a la vez.',
        ],
      }
    : undefined;

const behindPasser: Detector = (puzzle, move) => {
  if (move.piece !== 'r' || move.captured) return undefined;
  const board = after(move);
  const { ours, theirs } = pawnsOf(puzzle, board);
  const passers = [
    ...ours.filter(({ square }) => isPassedPawn(square, puzzle, board)).map((pawn) => ({ pawn, mine: true })),
    ...theirs
      .filter(({ square }) => !ours.some((own) => blocksRoad(own.square, square, puzzle.them)))
      .map((pawn) => ({ pawn, mine: false })),
  ];
  const found = passers.find(({ pawn, mine }) => {
    const owner = mine ? puzzle.us : puzzle.them;
    const behind = relativeRank(move.to, owner) < relativeRank(pawn.square, owner);
    const wasBehind =
      fileOf(move.from) === fileOf(pawn.square) && relativeRank(move.from, owner) < relativeRank(pawn.square, owner);
    return (
      fileOf(move.to) === fileOf(pawn.square) &&
      behind &&
      !wasBehind &&
      relativeRank(pawn.square, owner) >= 4 &&
      board.attackers(pawn.square, puzzle.us).includes(move.to)
    );
  });
  if (!found) return undefined;
  const which = found.mine ? 'el peón pasado propio' : 'el peón pasado rival';
  return {
    nombre: 'detras',
    dice: [
      `◊ coloca la torre detrás del peón pasado de ${found.pawn.square}`,
      `La torre se pone detrás del peón pasado de ${found.pawn.square}: ◊`,
      found.mine
        ? `Con ◊ la torre empuja desde atrás el peón pasado de ${found.pawn.square}`
        : `Con ◊ la torre vigila desde atrás el peón pasado de ${found.pawn.square}`,
    ],
    pistas: [
      'Las torres trabajan mejor detrás de los peones pasados.',
      `Mira ${which}: ¿desde dónde lo atiende mejor la torre?`,
    ],
  };
};

/** A pawn ahead of another, on its file or beside it. */
const blocksRoad = (blocker: Square, pawn: Square, color: 'w' | 'b') =>
  Math.abs(fileOf(blocker) - fileOf(pawn)) <= 1 && relativeRank(blocker, color) > relativeRank(pawn, color);

const seventh: Detector = (puzzle, move) => {
  if (move.piece !== 'r' || move.captured || relativeRank(move.to, puzzle.us) !== 7) return undefined;
  if (relativeRank(move.from, puzzle.us) === 7) return undefined;
  const board = after(move);
  const king = kingOf(puzzle.start, puzzle.them);
  const prey = pawnsOf(puzzle, board).theirs.filter(({ square }) => relativeRank(square, puzzle.us) === 7);
  if (relativeRank(king, puzzle.us) !== 8 && prey.length < 2) return undefined;
  if (prey.length === 0) return undefined;
  return {
    nombre: 'septima',
    dice: [
      '◊ lleva la torre a la séptima fila, donde están los peones rivales',
      'La torre entra en la séptima fila: ◊',
      `Con ◊ la torre llega a la séptima${relativeRank(king, puzzle.us) === 8 ? ' y encierra al rey en la última fila' : ''}`,
    ],
    pistas: ['Piensa en la séptima fila.', 'Una torre puede entrar en el campo rival: ¿por dónde?'],
  };
};

const openFile: Detector = (puzzle, move) => {
  if (move.piece !== 'r' || move.captured || fileOf(move.from) === fileOf(move.to)) return undefined;
  const { ours, theirs } = pawnsOf(puzzle);
  if (onFile(ours, fileOf(move.to)).length > 0) return undefined;
  const open = onFile(theirs, fileOf(move.to)).length === 0;
  const wasOpen = onFile(ours, fileOf(move.from)).length === 0;
  if (wasOpen || givesCheck(move)) return undefined;
  const name = fileName(move.to);
  const kind = open ? 'abierta' : 'semiabierta';
  const target = onFile(theirs, fileOf(move.to))[0];
  return {
    nombre: 'columna',
    dice: [
      `◊ ocupa la columna ${name}, que está ${kind}`,
      open
        ? `En la columna ${name} no queda ningún peón: ${the('r')} se instala en ella con ◊`
        : `La columna ${name} está semiabierta y ◊ pone la torre frente ${target ? `al peón de ${target.square}` : 'al rival'}`,
      `Una torre quiere líneas: ◊ la lleva a la columna ${name}, ${kind}`,
    ],
    pistas: [
      'Las torres necesitan columnas sin peones propios.',
      '¿Qué columna puede ocupar tu torre?',
      'Compara tus torres: una de ellas está detrás de un peón propio.',
    ],
  };
};

const outpost: Detector = (puzzle, move) => {
  if (move.piece !== 'n' || move.captured || givesCheck(move)) return undefined;
  const rank = relativeRank(move.to, puzzle.us);
  if (rank < 4 || rank > 6) return undefined;
  const board = after(move);
  const { ours, theirs } = pawnsOf(puzzle, board);
  const held = ours.some(({ square }) => pawnAttacks(square, puzzle.us).includes(move.to));
  const chased = theirs.some(
    ({ square }) => Math.abs(fileOf(square) - fileOf(move.to)) === 1 && relativeRank(square, puzzle.us) > rank,
  );
  if (!held || chased) return undefined;
  return {
    nombre: 'puesto',
    dice: [
      `◊ instala el caballo en ${move.to}: lo sostiene un peón y ningún peón rival puede echarlo`,
      `La casilla ${move.to} es un puesto avanzado: ningún peón rival puede atacarla. ◊`,
      `Con ◊ el caballo llega a una casilla fuerte, apoyada por un peón y fuera del alcance de los peones rivales`,
    ],
    pistas: [
      'Hay una casilla que ningún peón rival puede defender ya.',
      'Busca un puesto avanzado para tu caballo.',
      '¿De qué casilla no podrían echar a tu caballo?',
    ],
  };
};

const blockade: Detector = (puzzle, move) => {
  if ((move.piece !== 'n' && move.piece !== 'b') || move.captured || givesCheck(move)) return undefined;
  const board = after(move);
  const { ours } = pawnsOf(puzzle, board);
  const ahead = puzzle.us === 'w' ? 1 : -1;
  const front = squareAt(fileOf(move.to), rankOf(move.to) + ahead);
  const pawn = front && board.get(front);
  if (!front || pawn?.type !== 'p' || pawn.color !== puzzle.them) return undefined;
  const passed = !ours.some(({ square }) => blocksRoad(square, front, puzzle.them));
  const { theirs } = pawnsOf(puzzle, board);
  const isolated = !theirs.some(({ square }) => Math.abs(fileOf(square) - fileOf(front)) === 1);
  if (!passed && !(isolated && 'cde'.includes(front[0] as string))) return undefined;
  if (relativeRank(front, puzzle.them) < 4) return undefined;
  const kind = passed ? 'pasado' : 'aislado';
  return {
    nombre: 'bloqueo',
    dice: [
      `◊ bloquea el peón ${kind} de ${front}`,
      `Delante del peón ${kind} de ${front} conviene ${the(move.piece).replace(/^el /u, 'un ').replace(/^la /u, 'una ')}: ◊`,
      `Con ◊ ${the(move.piece)} se pone delante del peón ${kind} de ${front} y lo detiene`,
    ],
    pistas: [
      `El peón de ${front} es ${kind}: ¿quién puede frenarlo?`,
      'Un peón sin compañeros se bloquea antes de atacarlo.',
    ],
  };
};

const passer: Detector = (puzzle, move) => {
  if (move.piece !== 'p' || move.captured || move.promotion || givesCheck(move)) return undefined;
  if (!isPassedPawn(move.from, puzzle) || relativeRank(move.to, puzzle.us) < 5) return undefined;
  if (exchangeGain(after(move), move.to) > 0) return undefined;
  return {
    nombre: 'pasado',
    dice: [
      `◊ hace avanzar el peón pasado`,
      `El peón pasado de ${move.from} no debe esperar: ◊`,
      `Con ◊ el peón pasado se acerca a la coronación`,
    ],
    pistas: ['Tienes un peón pasado: ¿es momento de avanzarlo?', 'Los peones pasados se empujan.'],
  };
};

/** Both have castled, on different wings. */
type Wing = 'rey' | 'dama';
function wings({ start, us, them }: Puzzle): { mine: Wing; theirs: Wing } | undefined {
  const wing = (color: 'w' | 'b'): Wing | undefined => {
    const king = kingOf(start, color);
    if (relativeRank(king, color) > 2) return undefined;
    return 'gh'.includes(king[0] as string) ? 'rey' : 'abc'.includes(king[0] as string) ? 'dama' : undefined;
  };
  const [mine, theirs] = [wing(us), wing(them)];
  return mine && theirs && mine !== theirs ? { mine, theirs } : undefined;
}
export const hasOppositeCastling = (puzzle: Puzzle): boolean => wings(puzzle) !== undefined && piecePoints(puzzle) > 40;

const storm: Detector = (puzzle, move) => {
  if (move.piece !== 'p' || move.captured || givesCheck(move)) return undefined;
  const sides = wings(puzzle);
  if (!sides || piecePoints(puzzle) <= 40) return undefined;
  const flank = sides.theirs === 'rey' ? 'fgh' : 'abc';
  if (!flank.includes(move.to[0] as string) || relativeRank(move.to, puzzle.us) < 4) return undefined;
  return {
    nombre: 'tormenta',
    dice: [
      `Los reyes están en flancos opuestos y ◊ lanza un peón contra el enroque rival`,
      `◊: con enroques opuestos los peones del otro flanco son los primeros atacantes`,
      `Con enroques opuestos cuentan los tiempos: ◊ acerca un peón al rey rival`,
    ],
    pistas: [
      'Los reyes están en flancos opuestos: ¿qué peones pueden atacar sin descubrir al tuyo?',
      'Cuenta tiempos: ¿cómo se abre antes una línea contra el rey rival?',
    ],
  };
};

const lever: Detector = (puzzle, move) => {
  if (move.piece !== 'p' || move.captured || givesCheck(move)) return undefined;
  const board = after(move);
  const hit = pawnAttacks(move.to, puzzle.us).flatMap((square) => {
    const piece = board.get(square);
    return piece?.type === 'p' && piece.color === puzzle.them ? [square] : [];
  });
  if (hit.length === 0) return undefined;
  const what = hit.length === 1 ? `el peón de ${hit[0]}` : `los peones de ${list(hit)}`;
  return {
    nombre: 'ruptura',
    dice: [
      `◊ es la ruptura: ataca ${what}`,
      `La ruptura ◊ golpea ${what} y quiere abrir líneas`,
      `Con ◊ se rompe la cadena rival: ${what} ${hit.length === 1 ? 'queda atacado' : 'quedan atacados'}`,
    ],
    pistas: [
      '¿Qué avance de peón ataca la estructura rival?',
      'La posición pide una ruptura de peones.',
      `Mira ${what}: un peón tuyo puede atacar${hit.length === 1 ? 'lo' : 'los'}.`,
    ],
  };
};

const tempo: Detector = (puzzle, move) => {
  if (move.captured || givesCheck(move) || exchangeGain(after(move), move.to) > 0) return undefined;
  const board = after(move);
  const was = new Set(occupantsAttackedBy(puzzle, move.from).map(({ square }) => square));
  const fresh = realTargets(board, move.to).filter(({ type, square }) => type !== 'k' && !was.has(square));
  const [target] = fresh;
  if (!target || fresh.length > 1) return undefined;
  return {
    nombre: 'tiempo',
    dice: [
      `◊ ataca ${toThe(target.type, target.square)} y gana un tiempo`,
      `Con ◊ se ataca ${toThe(target.type, target.square)}`,
      `◊ se juega con ganancia de tiempo: ${the(target.type, target.square)} queda ${gendered(target.type, 'atacado')}`,
    ],
    pistas: [
      `¿Cómo puedes molestar ${toThe(target.type, target.square)}?`,
      'Busca una jugada que mejore una pieza y amenace algo a la vez.',
      `Mira ${the(target.type, target.square)}: se ${pronoun(target.type)} puede atacar con tiempo.`,
    ],
  };
};

const occupantsAttackedBy = ({ start }: Puzzle, from: Square) => realTargets(start, from);

const balance = ({ start, us }: Puzzle) =>
  occupants(start).reduce(
    (sum, { type, color }) => sum + (type === 'k' ? 0 : color === us ? VALUE[type] : -VALUE[type]),
    0,
  );

const trade: Detector = (puzzle, move) => {
  if (!move.captured || move.captured === 'p' || VALUE[move.captured] !== VALUE[move.piece]) return undefined;
  const back = puzzle.replies[0];
  const gain = exchangeGain(after(move), move.to);
  if (gain !== VALUE[move.piece] || (back && back.to !== move.to)) return undefined;
  const ahead = balance(puzzle);
  const piece = the(move.captured).replace(/^(?:el|la) /u, '');
  const plural = { dama: 'las damas', torre: 'las torres' }[piece] ?? 'las piezas menores';
  if (ahead < 2 && move.piece !== 'q') return undefined;
  return {
    nombre: 'cambio',
    dice:
      ahead >= 2
        ? [
            `◊ cambia ${plural}: con material de más, cada cambio acerca el final ganado`,
            `Con ventaja de material conviene simplificar: ◊`,
            `◊ simplifica; cuantas menos piezas quedan, más pesa el material de más`,
          ]
        : [
            `◊ cambia las damas en el momento oportuno`,
            `Aquí conviene jugar sin damas: ◊`,
            `Con ◊ las damas salen del tablero y la posición resultante es mejor que cualquier otra`,
          ],
    pistas:
      ahead >= 2
        ? ['Tienes material de más: ¿qué te conviene hacer con las piezas?', 'Piensa qué cambio te acerca al final.']
        : ['¿A quién favorecen las damas en el tablero?', 'Imagina la posición después de cada cambio.'],
  };
};

const opposition: Detector = (puzzle, move) => {
  if (move.piece !== 'k' || move.captured || piecePoints(puzzle) > 0) return undefined;
  const king = kingOf(puzzle.start, puzzle.them);
  const [df, dr] = [Math.abs(fileOf(king) - fileOf(move.to)), Math.abs(rankOf(king) - rankOf(move.to))];
  if (!((df === 0 && dr === 2) || (df === 2 && dr === 0))) return undefined;
  return {
    nombre: 'oposicion',
    dice: [
      '◊ toma la oposición: los reyes quedan frente a frente y mueve el rival',
      'Con ◊ el rey toma la oposición y el rival debe apartarse',
      'La oposición decide: ◊',
    ],
    pistas: ['Piensa en la oposición.', '¿Quién quiere que sea el turno del otro cuando los reyes se enfrentan?'],
  };
};

const centre = (square: Square) => Math.max(Math.abs(fileOf(square) - 3.5), Math.abs(rankOf(square) - 4.5));

const kingWalk: Detector = (puzzle, move) => {
  if (move.piece !== 'k' || move.captured || puzzle.start.isCheck() || piecePoints(puzzle) > ENDING) return undefined;
  if (centre(move.to) < centre(move.from))
    return {
      nombre: 'rey',
      dice: [
        '◊ acerca el rey al centro: en el final es una pieza más',
        'En el final el rey trabaja: ◊ lo centraliza',
        'Con ◊ el rey se activa hacia el centro',
      ],
      pistas: ['En el final el rey es una pieza más.', '¿Qué pieza tuya puede acercarse al juego?'],
    };
  const prey = pawnsOf(puzzle).theirs.toSorted((a, b) => distance(a.square, move.to) - distance(b.square, move.to))[0];
  if (!prey || distance(prey.square, move.to) >= distance(prey.square, move.from)) return undefined;
  return {
    nombre: 'rey',
    dice: [
      `◊ acerca el rey al peón de ${prey.square}`,
      `El rey va hacia el peón de ${prey.square}: ◊`,
      `Con ◊ el rey se pone en camino del peón de ${prey.square}`,
    ],
    pistas: ['En el final el rey es una pieza más.', '¿Hacia dónde debe ir tu rey?'],
  };
};

const HOME: Readonly<Record<'w' | 'b', readonly string[]>> = {
  w: ['b1', 'g1', 'c1', 'f1'],
  b: ['b8', 'g8', 'c8', 'f8'],
};
const OPENING_MOVES = 12;

const development: Detector = (puzzle, move) => {
  if ((move.piece !== 'n' && move.piece !== 'b') || move.captured || givesCheck(move)) return undefined;
  if (!HOME[puzzle.us].includes(move.from) || moveNumber(puzzle) > OPENING_MOVES) return undefined;
  const guarded = attackedFriends(puzzle, move);
  const extra = guarded.length > 0 ? ` y defiende ${list(guarded.map(({ type, square }) => the(type, square)))}` : '';
  return {
    nombre: 'desarrollo',
    dice: [
      `◊ desarrolla ${the(move.piece)}${extra}`,
      `Con ◊ sale a jugar ${the(move.piece)} de ${move.from}${extra}`,
      `◊ saca ${the(move.piece)} de su casilla inicial${extra}`,
    ],
    pistas: ['¿Qué pieza te falta por sacar?', 'El desarrollo manda: busca la pieza que aún no ha jugado.'],
  };
};

export const moveNumber = ({ candidate }: Puzzle): number => Number(candidate.fen.split(' ')[5]);

/** Own men that were attacked and not defended, and that the moved piece now guards. */
function attackedFriends(puzzle: Puzzle, move: Move): Occupant[] {
  const board = after(move);
  return occupants(puzzle.start, puzzle.us).filter(
    ({ square, type }) =>
      type !== 'k' &&
      square !== move.from &&
      puzzle.start.isAttacked(square, puzzle.them) &&
      puzzle.start.attackers(square, puzzle.us).length === 0 &&
      board.attackers(square, puzzle.us).includes(move.to),
  );
}

/** Squares a piece reaches, own men apart. */
function reach(puzzle: Puzzle, square: Square, board = puzzle.start): number {
  const own = new Set(occupants(board, puzzle.us).map((man) => man.square));
  let count = 0;
  for (const file of FILES)
    for (let rank = 1; rank <= 8; rank += 1) {
      const target = `${file}${rank}` as Square;
      if (!own.has(target) && board.attackers(target, puzzle.us).includes(square)) count += 1;
    }
  return count;
}
const BETTER = 3;

const improvement: Detector = (puzzle, move) => {
  if (!['n', 'b', 'r', 'q'].includes(move.piece) || move.captured || givesCheck(move)) return undefined;
  if (exchangeGain(after(move), move.to) > 0) return undefined;
  const [was, now] = [reach(puzzle, move.from), reach(puzzle, move.to, after(move))];
  if (now - was < BETTER) return undefined;
  return {
    nombre: 'mejora',
    dice: [
      `◊ mejora ${the(move.piece)}, que pasa de ${was} a ${now} casillas`,
      `${the(move.piece)[0]?.toUpperCase()}${the(move.piece).slice(1)} de ${move.from} apenas trabajaba: tras ◊ domina ${now} casillas en lugar de ${was}`,
      `Con ◊ se activa ${the(move.piece)}: de ${was} casillas pasa a ${now}`,
    ],
    pistas: [
      '¿Cuál es tu pieza menos activa?',
      'Cuenta las casillas que alcanza cada una de tus piezas.',
      `Busca una casilla mejor para una pieza que hace poco.`,
    ],
  };
};

const DETECTORS: readonly Detector[] = [
  castling,
  behindPasser,
  seventh,
  openFile,
  outpost,
  blockade,
  passer,
  storm,
  lever,
  tempo,
  trade,
  opposition,
  kingWalk,
  development,
  improvement,
];

/** All that the first move does, the most telling first. */
export const ideasOf = (puzzle: Puzzle): Idea[] => DETECTORS.flatMap((detect) => detect(puzzle, puzzle.first) ?? []);
