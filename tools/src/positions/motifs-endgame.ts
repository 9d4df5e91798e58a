import type { Chess, Color, Square } from 'chess.js';
import { between, distance, fileOf, isPassed, kingOf, occupants, rankOf, relativeRank, squareAt } from './board.ts';
import { type Finding, memo } from './finding.ts';
import { after, givesCheck, type Puzzle } from './puzzle.ts';
import { list, numberedMove, opener, side, the, toThe } from './spanish.ts';

export type EndgameType = 'peones' | 'torres' | 'damas' | 'alfiles' | 'caballos' | 'menores' | 'torre-y-menor' | 'otro';

/** Which endgame is on the board, by the pieces that remain besides kings and pawns. */
export function endgameType(board: Chess): EndgameType | undefined {
  const pieces = occupants(board).filter(({ type }) => type !== 'k' && type !== 'p');
  if (pieces.length > 4) return undefined;
  const types = new Set(pieces.map(({ type }) => type));
  const perSide = (color: Color) => pieces.filter((piece) => piece.color === color).length;
  if (types.size === 0) return 'peones';
  if (types.size === 1) {
    if (types.has('r')) return 'torres';
    if (types.has('q')) return 'damas';
    return types.has('b') ? 'alfiles' : 'caballos';
  }
  if (types.size === 2 && types.has('b') && types.has('n') && perSide('w') === 1 && perSide('b') === 1)
    return 'menores';
  if (types.has('r') && !types.has('q')) return 'torre-y-menor';
  return types.has('q') && pieces.length > 2 ? undefined : 'otro';
}

const passers = (board: Chess, color: Color) =>
  occupants(board, color).filter(({ type, square }) => type === 'p' && isPassed(board, square, color));

const outcome = (puzzle: Puzzle) =>
  puzzle.candidate.kind === 'save' ? 'la única que hace tablas' : 'la única que gana';

export const opposition = memo((puzzle: Puzzle): Finding | undefined => {
  const { first, start, us, them } = puzzle;
  if (first.piece !== 'k' || first.captured || endgameType(start) !== 'peones') return undefined;
  // With a runner about to queen the point is catching it, whatever the kings' geometry.
  const runner = [us, them].some((color) =>
    passers(start, color).some(({ square }) => 8 - relativeRank(square, color) <= 2),
  );
  const nearPawns = occupants(start).some(({ type, square }) => type === 'p' && distance(square, first.to) <= 4);
  if ((runner && puzzle.pieces > 3) || !nearPawns) return undefined;
  if (passers(start, them).some(({ square }) => 8 - relativeRank(square, them) <= 2)) return undefined;
  const rival = kingOf(start, them);
  const df = Math.abs(fileOf(first.to) - fileOf(rival));
  const dr = Math.abs(rankOf(first.to) - rankOf(rival));
  const direct = (df === 0 && dr === 2) || (dr === 0 && df === 2);
  const distant = (df === 0 && [4, 6].includes(dr)) || (dr === 0 && [4, 6].includes(df));
  const diagonal = df === 2 && dr === 2;
  if (direct || distant || diagonal) {
    const kind = direct ? 'la oposición' : distant ? 'la oposición distante' : 'la oposición diagonal';
    return {
      motif: 'oposicion',
      text: `el rey va a ${first.to} y toma ${kind} frente al rey de ${rival}: a ${side(them)} les toca mover y deben ceder el paso; es ${outcome(puzzle)}`,
      hint: `Piensa en la oposición: ¿cuántas casillas deben quedar entre tu rey y el de ${rival}?`,
    };
  }
  const pawn = occupants(start, us).find(
    ({ type, square }) => type === 'p' && keySquares(square, us).includes(first.to),
  );
  if (pawn) {
    return {
      motif: 'casilla-clave',
      text: `el rey ocupa ${first.to}, una de las casillas clave del peón de ${pawn.square} (${list(keySquares(pawn.square, us))}): es ${outcome(puzzle)}`,
      hint: `Localiza las casillas clave del peón de ${pawn.square}.`,
    };
  }
  const guarded = occupants(start, them).find(
    ({ type, square }) => type === 'p' && keySquares(square, them).some((key) => distance(key, first.to) <= 1),
  );
  if (guarded && puzzle.candidate.kind === 'save') {
    return {
      motif: 'casilla-clave',
      text: `el rey va a ${first.to} y llega a tiempo de disputar las casillas clave del peón de ${guarded.square} (${list(keySquares(guarded.square, them))}): es ${outcome(puzzle)}`,
      hint: `El rey rival quiere una casilla clave del peón de ${guarded.square}: impídeselo.`,
    };
  }
  return undefined;
});

/** Key squares of a pawn that is not on a rook file. */
function keySquares(pawn: Square, color: Color): Square[] {
  const file = fileOf(pawn);
  if (file === 0 || file === 7) return [];
  const rank = relativeRank(pawn, color);
  const ahead = rank <= 4 ? [2] : [1, 2];
  return ahead.flatMap((step) => {
    const target = rank + step;
    if (target > 8) return [];
    const absolute = color === 'w' ? target : 9 - target;
    return [-1, 0, 1].flatMap((df) => squareAt(file + df, absolute) ?? []);
  });
}

/** Steps a pawn needs to queen, the double step included. */
const stepsToQueen = (pawn: Square, color: Color) => {
  const rank = relativeRank(pawn, color);
  return rank === 2 ? 5 : 8 - rank;
};
const queeningSquare = (pawn: Square, color: Color) => squareAt(fileOf(pawn), color === 'w' ? 8 : 1) as Square;

export const pawnSquare = memo((puzzle: Puzzle): Finding | undefined => {
  const { first, start, us, them } = puzzle;
  if (endgameType(start) !== 'peones') return undefined;
  const board = after(first);
  if (first.piece === 'p' && !first.captured && isPassed(board, first.to, us)) {
    const rival = kingOf(board, them);
    const corner = queeningSquare(first.to, us);
    const steps = stepsToQueen(first.to, us);
    const race = passers(board, them)[0];
    if (race) {
      const theirs = stepsToQueen(race.square, them);
      return {
        motif: 'carrera',
        text: `en la carrera, ${opener(first)} deja al peón a ${steps === 1 ? 'un paso' : `${steps} pasos`} de coronar, mientras el de ${race.square} necesita ${theirs}: es ${outcome(puzzle)}`,
        hint: 'Cuenta las jugadas que necesita cada peón para coronar.',
      };
    }
    // The rival moves now: inside the square means reaching the corner in as many steps.
    if (distance(rival, corner) > steps) {
      return {
        motif: 'cuadrado',
        text: `tras ${opener(first)} el rey de ${rival} está fuera del cuadrado del peón: necesita ${distance(rival, corner)} jugadas para llegar a ${corner} y el peón sólo ${steps}`,
        hint: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
      };
    }
  }
  if (first.piece === 'k' && !first.captured) {
    const runner = passers(start, them)[0];
    if (!runner) return undefined;
    const corner = queeningSquare(runner.square, them);
    const steps = stepsToQueen(runner.square, them);
    if (distance(first.to, corner) <= steps && distance(first.to, corner) < distance(first.from, corner)) {
      return {
        motif: 'cuadrado',
        text: `el rey entra con ${opener(first)} en el cuadrado del peón de ${runner.square}: está a ${distance(first.to, corner)} jugadas de ${corner} y el peón necesita ${steps}, así que llega a tiempo`,
        hint: `¿Puede tu rey alcanzar al peón de ${runner.square}? Cuenta con la regla del cuadrado.`,
      };
    }
  }
  return undefined;
});

/** What the only move of an endgame does, said by the piece that moves. */
export const endgameIdea = memo((puzzle: Puzzle): Finding | undefined => {
  if (puzzle.mate) return undefined;
  const special = opposition(puzzle) ?? pawnSquare(puzzle);
  if (special) return special;
  const { first } = puzzle;
  const role = first.piece === 'k' ? kingRole(puzzle) : first.piece === 'p' ? pawnRole(puzzle) : pieceRole(puzzle);
  if (!role) return undefined;
  return {
    motif: role.motif,
    text: `${role.text}: es ${outcome(puzzle)}`,
    hint: role.hint,
  };
});

function kingRole({ first, start, us, them }: Puzzle): Finding | undefined {
  const prey = first.captured;
  if (prey)
    return {
      motif: 'rey-activo',
      text: `el rey captura ${the(prey)} en ${first.to}`,
      hint: 'El rey también captura: comprueba que no lo pagas.',
    };
  const piece = occupants(start, them).find(
    ({ type, square }) => !['p', 'k'].includes(type) && distance(square, first.to) === 1,
  );
  if (piece && !start.isCheck()) {
    return {
      motif: 'rey-activo',
      text: `el rey va a ${first.to} y ataca ${toThe(piece.type, piece.square)}`,
      hint: 'En el final el rey también ataca piezas.',
    };
  }
  const own = passers(start, us).find(
    ({ square }) => distance(first.to, square) <= 1 && distance(first.from, square) > 1,
  );
  if (own)
    return {
      motif: 'rey-activo',
      text: `el rey se acerca a ${first.to} para acompañar al peón pasado de ${own.square}`,
      hint: 'El peón pasado necesita la ayuda de su rey.',
    };
  const rivalPasser = passers(start, them).find(
    ({ square }) => distance(first.to, square) < distance(first.from, square),
  );
  if (rivalPasser)
    return {
      motif: 'rey-activo',
      text: `el rey se dirige a ${first.to} para frenar al peón pasado de ${rivalPasser.square}`,
      hint: `El peón de ${rivalPasser.square} es el peligro: acerca el rey por el camino correcto.`,
    };
  const target = occupants(start, them).filter(
    ({ type, square }) => type === 'p' && distance(first.to, square) < distance(first.from, square),
  )[0];
  if (start.isCheck())
    return {
      motif: 'rey-activo',
      text: `el rey sale del jaque a ${first.to}, la casilla correcta`,
      hint: 'No todas las salidas del jaque son iguales: compara dónde queda el rey.',
    };
  if (target)
    return {
      motif: 'rey-activo',
      text: `el rey avanza a ${first.to} y se acerca al peón de ${target.square}`,
      hint: 'En el final el rey es una pieza de ataque: ¿hacia qué peones debe ir?',
    };
  return {
    motif: 'rey-activo',
    text: `el rey va de ${first.from} a ${first.to}, la casilla exacta`,
    hint: 'La diferencia está en la casilla que elige el rey: compara las candidatas.',
  };
}

function pawnRole({ first, start, us }: Puzzle): Finding | undefined {
  if (first.promotion)
    return {
      motif: 'coronar',
      text: `el peón corona en ${first.to}`,
      hint: 'El peón ya puede coronar: compara con las demás opciones.',
    };
  const board = start;
  if (first.captured)
    return {
      motif: 'peon',
      text: `${opener(first)} captura ${the(first.captured, first.to)}`,
      hint: 'Hay una captura de peón que cambia el final.',
    };
  if (isPassed(board, first.from, us)) {
    const steps = 8 - relativeRank(first.to, us);
    return {
      motif: 'pasado',
      text: `el peón pasado avanza a ${first.to}, a ${steps === 1 ? 'un paso' : `${steps} pasos`} de coronar`,
      hint: 'Decide si es el momento de avanzar el peón pasado.',
    };
  }
  return {
    motif: 'ruptura',
    text: `el avance ${opener(first)} llega en el momento justo`,
    hint: 'Un avance de peón decide: puede ser una ruptura o una jugada de espera.',
  };
}

function pieceRole(puzzle: Puzzle): Finding | undefined {
  const { first, us, them } = puzzle;
  const board = after(first);
  const name = the(first.piece);
  const king = kingOf(board, them);
  if (first.captured)
    return {
      motif: 'captura',
      text: `${name} captura ${the(first.captured)} en ${first.to}`,
      hint: 'Calcula la captura y el final que queda.',
    };
  const [reply] = puzzle.replies;
  if (reply?.to === first.to && puzzle.own[1]?.to === first.to) {
    return {
      motif: 'cambio',
      text: `${name} ofrece el cambio en ${first.to} y el final que queda tras ${numberedMove(puzzle.own[1], 2, us)} decide`,
      hint: 'Valora qué final queda si se cambian las piezas.',
    };
  }
  const theory = first.piece === 'r' ? rookTheory(puzzle, board) : undefined;
  if (theory) return theory;
  const own = passers(board, us).find(
    ({ square }) => fileOf(square) === fileOf(first.to) && relativeRank(first.to, us) < relativeRank(square, us),
  );
  if (first.piece === 'r' && own)
    return {
      motif: 'torre-detras',
      text: `la torre se coloca en ${first.to}, detrás de su peón pasado de ${own.square}, y lo empuja a coronar`,
      hint: 'Las torres, detrás de los peones pasados.',
    };
  const rival = passers(board, them).find(
    ({ square }) => fileOf(square) === fileOf(first.to) && relativeRank(first.to, them) < relativeRank(square, them),
  );
  if (first.piece === 'r' && rival)
    return {
      motif: 'torre-detras',
      text: `la torre se coloca en ${first.to}, detrás del peón pasado de ${rival.square}, y lo vigila`,
      hint: 'Las torres, detrás de los peones pasados, también los del rival.',
    };
  const path = passers(board, them).find(({ square }) => {
    const corner = queeningSquare(square, them);
    const squares = [...(between(square, corner) ?? []), corner];
    return squares.includes(first.to) || squares.some((each) => board.attackers(each, us).includes(first.to));
  });
  if (path)
    return {
      motif: 'frenar-peon',
      text: `${name} va a ${first.to} y controla el camino del peón pasado de ${path.square}${givesCheck(first) ? ', además con jaque' : ''}`,
      hint: `Hay que frenar al peón de ${path.square}: busca desde dónde.`,
    };
  if (givesCheck(first)) {
    const far = distance(first.to, king) >= 3;
    return {
      motif: 'jaque',
      text: `${name} da jaque al rey de ${king} desde ${first.to}${far ? ', a distancia segura' : ''}`,
      hint: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    };
  }
  const target = occupants(board, them).find(
    ({ type, square }) => type === 'p' && board.attackers(square, us).includes(first.to),
  );
  if (target)
    return {
      motif: 'ataque-peon',
      text: `${name} ataca desde ${first.to} el peón de ${target.square}`,
      hint: `El peón de ${target.square} es un blanco: ¿cómo atacarlo?`,
    };
  if (first.piece === 'r' && cutsKing(board, first.to, king))
    return {
      motif: 'corte',
      text: `la torre corta al rey de ${king} por la línea de ${first.to}`,
      hint: 'Una torre puede cortar el paso al rey rival.',
    };
  const ally = occupants(board, us).find(
    ({ type, square }) => type === 'p' && board.attackers(square, us).includes(first.to),
  );
  if (ally)
    return {
      motif: 'defender-peon',
      text: `${name} defiende desde ${first.to} el peón de ${ally.square}`,
      hint: `El peón de ${ally.square} necesita apoyo.`,
    };
  return {
    motif: 'casilla-exacta',
    text: `${name} va a ${first.to}, la casilla exacta, desde la que vigila al rey de ${king}`,
    hint: 'Compara las casillas posibles de tu pieza: sólo una sirve.',
  };
}

/** The two theoretical set-ups of rook and pawn against rook. */
function rookTheory({ first, start, us, them, candidate }: Puzzle, board: Chess): Finding | undefined {
  const pawns = occupants(start).filter(({ type }) => type === 'p');
  const pawn = pawns[0];
  if (pawns.length !== 1 || !pawn || givesCheck(first)) return undefined;
  const king = kingOf(board, pawn.color);
  if (pawn.color === them && candidate.kind === 'save' && relativeRank(first.to, us) === 3) {
    if (relativeRank(pawn.square, them) >= 6 || relativeRank(king, them) >= 6) return undefined;
    return {
      motif: 'philidor',
      text: `la torre va a ${first.to} y monta la defensa de Philidor: desde la ${us === 'w' ? 'tercera' : 'sexta'} fila impide que el rey de ${king} avance delante del peón de ${pawn.square}`,
      hint: 'Recuerda la defensa de Philidor: ¿qué fila debe ocupar la torre?',
    };
  }
  const sheltered = distance(king, pawn.square) === 1 && relativeRank(king, us) === 8;
  if (
    pawn.color === us &&
    relativeRank(pawn.square, us) === 7 &&
    sheltered &&
    [4, 5].includes(relativeRank(first.to, us))
  ) {
    return {
      motif: 'lucena',
      text: `posición de Lucena: la torre va a ${first.to} y prepara el puente que protegerá al rey de ${king} de los jaques cuando salga de delante del peón de ${pawn.square}`,
      hint: 'Es la posición de Lucena: construye un puente con la torre.',
    };
  }
  return undefined;
}

const cutsKing = (board: Chess, rook: Square, king: Square) => {
  const pawn = occupants(board).find(({ type }) => type === 'p');
  if (!pawn) return false;
  const file = fileOf(rook);
  return (fileOf(king) - file) * (fileOf(pawn.square) - file) < 0;
};

export const materialEdge = ({ start, us, them }: Puzzle): number =>
  occupants(start).reduce((sum, { type, color }) => {
    const value = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 }[type];
    return sum + (color === us ? value : color === them ? -value : 0);
  }, 0);
