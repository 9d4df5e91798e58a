import type { Chess, Move, PieceSymbol, Square } from 'chess.js';
import {
  distance,
  exchangeGain,
  fileOf,
  fileState,
  isBackward,
  isDoubled,
  isIsolated,
  isOutpost,
  isPassed,
  kingOf,
  mobility,
  occupants,
  relativeRank,
  sacrificed,
  squareAt,
  VALUE,
} from './board.ts';
import type { Finding } from './finding.ts';
import { rivalThreat, saveOwnPiece } from './motifs-defence.ts';
import { after, givesCheck, type Puzzle, replay } from './puzzle.ts';
import { list, numberedMove, opener, side, spanishSan, the, toThe } from './spanish.ts';

const fileName = (square: Square) => square[0] as string;
const isCastle = (move: Move) => move.isKingsideCastle() || move.isQueensideCastle();
/** Moves that the strategic topics may use: the point is not a quick gain of material. */
const positional = (puzzle: Puzzle) => puzzle.mate === undefined && puzzle.gain < 2 && !puzzle.start.isCheck();
/** A quiet move that does not just rescue an attacked piece: its merit is where the piece goes. */
const calm = (puzzle: Puzzle) => positional(puzzle) && puzzle.isQuietFirst && saveOwnPiece(puzzle) === undefined;

export function outpost(puzzle: Puzzle): Finding | undefined {
  if (!positional(puzzle)) return undefined;
  // The square may be reached at once or on the knight's next jump.
  for (const order of [0, 1]) {
    const move = puzzle.own[order];
    if (move?.piece !== 'n' || (move.captured ?? 'p') !== 'p' || givesCheck(move)) continue;
    if (order === 1 && move.from !== puzzle.first.to) continue;
    const board = after(move);
    const rank = relativeRank(move.to, puzzle.us);
    const useful = rank >= 4 && rank <= 6 && !['a', 'h'].includes(fileName(move.to));
    if (!useful || sacrificed(move) > 0 || !isOutpost(board, move.to, puzzle.us)) continue;
    const support = board.attackers(move.to, puzzle.us).find((from) => board.get(from)?.type === 'p');
    const route = order === 0 ? 'se instala en' : `se dirige por ${puzzle.first.to} a`;
    return {
      motif: 'puesto',
      text: `el caballo de ${puzzle.first.from} ${route} ${move.to}, una casilla que ningún peón ${puzzle.them === 'w' ? 'blanco' : 'negro'} puede ya atacar${support ? ` y que apoya el peón de ${support}` : ''}`,
      hint: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    };
  }
  return undefined;
}

export function openFile(puzzle: Puzzle): Finding | undefined {
  const { first, us } = puzzle;
  if (!positional(puzzle) || !['r', 'q'].includes(first.piece)) return undefined;
  const board = after(first);
  if (first.piece === 'r' && relativeRank(first.to, us) === 7 && puzzle.sacrifice === 0 && !givesCheck(first)) {
    const prey = occupants(board, puzzle.them).filter(
      ({ square, type }) =>
        relativeRank(square, us) === 7 && type === 'p' && board.attackers(square, us).includes(first.to),
    );
    return {
      motif: 'septima',
      text: `la torre entra en la séptima fila por ${first.to}${prey.length > 0 ? ` y ataca ${list(prey.map(({ square }) => `el peón de ${square}`))}`.replace('ataca el', 'ataca al') : ', donde restringe al rey rival'}`,
      hint: 'Una torre en la séptima fila vale más que una pasiva.',
    };
  }
  const state = fileState(board, fileOf(first.to), us);
  if (state === 'cerrada' || fileOf(first.from) === fileOf(first.to) || first.piece !== 'r') return undefined;
  if (givesCheck(first) || puzzle.sacrifice > 0) return undefined;
  return {
    motif: 'columna',
    text: `la torre pasa de ${first.from} a ${first.to} y ocupa la columna ${fileName(first.to)}, ${state}${state === 'semiabierta' ? ' (sin peones propios)' : ''}`,
    hint: `Hay una columna ${state} que nadie explota todavía.`,
  };
}

/** Use of an open file by a piece already on it, or by a capture along it. */
export function alongFile(puzzle: Puzzle): Finding | undefined {
  const { first, us } = puzzle;
  if (puzzle.mate || first.piece !== 'r' || fileOf(first.from) !== fileOf(first.to)) return undefined;
  const state = fileState(puzzle.start, fileOf(first.from), us);
  if (state === 'cerrada' || relativeRank(first.to, us) < 5) return undefined;
  return {
    motif: 'columna',
    text: `la torre de ${first.from} usa la columna ${fileName(first.from)}, ${state}, para penetrar hasta ${first.to}${first.captured ? `, donde captura ${the(first.captured)}` : ''}`,
    hint: `La columna ${fileName(first.from)} es la vía de entrada.`,
  };
}

export function passedPawn(puzzle: Puzzle): Finding | undefined {
  const { first, us, them } = puzzle;
  if (puzzle.mate) return undefined;
  const board = after(first);
  const survives = exchangeGain(board, first.to) === 0;
  if (first.piece === 'p' && !first.promotion && survives && isPassed(board, first.to, us)) {
    const already = isPassed(puzzle.start, first.from, us) && !first.captured;
    const steps = 8 - relativeRank(first.to, us);
    return {
      motif: 'pasado',
      text: already
        ? `el peón pasado avanza a ${first.to}, a ${steps === 1 ? 'un paso' : `${steps} pasos`} de coronar, y obliga a las piezas rivales a ocuparse de él`
        : `con ${opener(first)} el peón queda pasado en ${first.to}: ningún peón rival puede ya detenerlo`,
      hint: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    };
  }
  const ahead = (square: Square) => squareAt(fileOf(square), Number(square[1]) + (them === 'w' ? 1 : -1));
  const blocked = occupants(board, them).find(
    ({ type, square }) =>
      type === 'p' && isPassed(board, square, them) && relativeRank(square, them) >= 4 && ahead(square) === first.to,
  );
  if (blocked && first.piece !== 'p') {
    return {
      motif: 'bloqueo',
      text: `${the(first.piece)} se coloca en ${first.to}, justo delante del peón pasado de ${blocked.square}, y lo bloquea`,
      hint: `El peón pasado de ${blocked.square} es el problema: ¿quién puede pararlo?`,
    };
  }
  const helped = occupants(puzzle.start, us).find(
    ({ type, square }) => type === 'p' && isPassed(puzzle.start, square, us) && relativeRank(square, us) >= 5,
  );
  const pushes = puzzle.own.slice(1).find((move) => move.piece === 'p' && helped && move.from === helped.square);
  if (helped && pushes) {
    return {
      motif: 'pasado',
      text: `${opener(first)} prepara el avance del peón pasado de ${helped.square}, que sigue con ${spanishSan(pushes.san)}`,
      hint: `Todo gira en torno al peón pasado de ${helped.square}.`,
    };
  }
  return undefined;
}

export function pawnBreak(puzzle: Puzzle): Finding | undefined {
  const { first, us } = puzzle;
  if (!positional(puzzle) || first.piece !== 'p' || first.captured || first.promotion) return undefined;
  const board = after(first);
  const hit = occupants(board, puzzle.them).filter(
    ({ type, square }) => type === 'p' && board.attackers(square, us).includes(first.to),
  );
  const pieces = occupants(board, puzzle.them).filter(
    ({ type, square }) => type !== 'p' && type !== 'k' && board.attackers(square, us).includes(first.to),
  );
  if (hit.length > 0) {
    return {
      motif: 'ruptura',
      text: `la ruptura ${opener(first)} ataca ${list(hit.map(({ square }) => `el peón de ${square}`))} y abre el juego${pieces.length > 0 ? `, además de amenazar ${list(pieces.map(({ type, square }) => toThe(type, square)))}` : ''}`.replace(
        'ataca el',
        'ataca al',
      ),
      hint: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    };
  }
  if (givesCheck(first) || (pieces.length === 0 && relativeRank(first.to, us) < 4)) return undefined;
  return {
    motif: 'espacio',
    text: `${opener(first)} gana espacio${pieces.length > 0 ? ` y echa ${list(pieces.map(({ type, square }) => toThe(type, square)))}` : ` y controla ${list(controlled(first))}`}`,
    hint: 'Un avance de peón puede ganar espacio y tiempo.',
  };
}

const controlled = (move: Move): string[] =>
  [-1, 1].flatMap(
    (step) =>
      (squareAt(fileOf(move.to), Number(move.to[1])) &&
        squareAt(fileOf(move.to) + step, Number(move.to[1]) + (move.color === 'w' ? 1 : -1))) ||
      [],
  );

export function exchange(puzzle: Puzzle): Finding | undefined {
  const { first } = puzzle;
  if (!positional(puzzle) || !first.captured || first.captured === 'p') return undefined;
  if (VALUE[first.captured] !== VALUE[first.piece]) return undefined;
  const reply = puzzle.replies[0];
  const pv = replay(puzzle.candidate.fen, puzzle.candidate.lines[0]?.pv.slice(0, 2) ?? []);
  const retaken = (reply ?? pv[1])?.to === first.to;
  if (!retaken) return undefined;
  return {
    motif: 'cambio',
    text: `${opener(first)} cambia ${the(first.piece, first.from)} por ${the(first.captured, first.to)}${exchangeReason(puzzle)}`,
    hint: 'Valora qué piezas conviene cambiar y cuáles conservar.',
  };
}

function exchangeReason(puzzle: Puzzle): string {
  const { start, us, them, best } = puzzle;
  const ours = occupants(start, us).reduce((sum, { type }) => sum + (type === 'k' ? 0 : VALUE[type]), 0);
  const theirs = occupants(start, them).reduce((sum, { type }) => sum + (type === 'k' ? 0 : VALUE[type]), 0);
  if (ours - theirs >= 1 && best > 60) return ': con ventaja material, simplificar acerca la victoria';
  if (ours - theirs <= -1) return ': aun con menos material, el cambio alivia la defensa';
  const defended = occupants(start, them).filter(({ square, type }) => {
    return type !== 'k' && type !== 'q' && start.attackers(square, them).includes(puzzle.first.to);
  });
  if (defended.length > 0)
    return `, una pieza que sostenía ${list(defended.slice(0, 2).map(({ type, square }) => the(type, square)))}`;
  return `, que controlaba ${mobility(start, puzzle.first.to)} casillas`;
}

export function kingSafety(puzzle: Puzzle): Finding | undefined {
  const { first, us, start, them } = puzzle;
  if (puzzle.mate || puzzle.gain >= 3) return undefined;
  const threat = rivalThreat(puzzle);
  if (isCastle(first)) {
    return {
      motif: 'enroque',
      text: `${opener(first)} saca el rey del centro y coloca la torre en ${first.isKingsideCastle() ? `f${first.to[1]}` : `d${first.to[1]}`}${threat ? `, a tiempo contra la amenaza de ${threat.text}` : ''}`,
      hint: '¿Dónde estará más seguro tu rey?',
    };
  }
  const queens = occupants(start).filter(({ type }) => type === 'q').length;
  const onKing = threat && (givesCheck(threat.move) || 'mate' in (puzzle.candidate.threat?.score ?? {}));
  if (first.piece === 'k' && queens > 0 && !start.isCheck() && onKing) {
    return {
      motif: 'rey-seguro',
      text: `el rey va de ${first.from} a ${first.to} para evitar la amenaza de ${threat.text}`,
      hint: 'Antes de atacar, asegura tu rey.',
    };
  }
  const home = kingOf(start, us);
  if (threat && 'mate' in (puzzle.candidate.threat?.score ?? {}) && !first.captured) {
    return {
      motif: 'rey-seguro',
      text: `${side(them)} amenazan ${threat.text} contra el rey de ${home}; ${opener(first)} es la defensa`,
      hint: `Comprueba qué amenazan ${side(them)} contra el rey de ${home}.`,
    };
  }
  return undefined;
}

/** Pieces or pawns thrown against the rival king. */
export function kingAttack(puzzle: Puzzle): Finding | undefined {
  const { first, us, them, start } = puzzle;
  const king = kingOf(start, them);
  if (puzzle.pieces < 15 || relativeRank(king, them) > 2 || (first.piece === 'p' && first.captured)) return undefined;
  const board = after(first);
  const zone = zoneOf(king).filter((square) => square !== king);
  const hits = zone.filter((square) => board.attackers(square, us).includes(first.to));
  const crowd = occupants(board, us).filter(
    ({ type, square }) =>
      square !== first.to &&
      type !== 'k' &&
      type !== 'p' &&
      zone.some((near) => board.attackers(near, us).includes(square)),
  );
  const accepted = puzzle.replies[0]?.to === first.to;
  const sacrifice = puzzle.sacrifice >= 2 && accepted && (puzzle.mate !== undefined || puzzle.gain < 0);
  if (puzzle.mate === undefined && puzzle.gain >= 2) return undefined;
  const storm =
    first.piece === 'p' &&
    !first.captured &&
    distance(first.to, king) <= 3 &&
    Math.abs(fileOf(first.to) - fileOf(king)) <= 1;
  if (crowd.length < 1 || (hits.length === 0 && !sacrifice && !storm && !givesCheck(first))) return undefined;
  const how = sacrifice
    ? `${opener(first)} sacrifica ${the(first.piece)} para abrir la posición del rey de ${king}`
    : storm
      ? `el peón avanza a ${first.to} contra el enroque del rey de ${king} y abre líneas`
      : `${the(first.piece)} se suma al ataque desde ${first.to}${hits.length > 0 ? ` y apunta a ${list(hits.slice(0, 3))}` : ''}, junto al rey de ${king}`;
  return {
    motif: 'ataque-rey',
    text: `${how}; a su zona ${crowd.length === 1 ? 'apunta' : 'apuntan'} también ${list(crowd.slice(0, 4).map(({ type, square }) => the(type, square)))}`,
    hint: `Cuenta atacantes y defensores alrededor del rey de ${king}.`,
  };
}

const zoneOf = (king: Square): Square[] =>
  [-1, 0, 1].flatMap((df) => [-1, 0, 1].flatMap((dr) => squareAt(fileOf(king) + df, Number(king[1]) + dr) ?? []));

export function structure(puzzle: Puzzle): Finding | undefined {
  const { first, us, them } = puzzle;
  if (!positional(puzzle)) return undefined;
  const board = after(first);
  const weak = occupants(board, them)
    .filter(({ type, square }) => type === 'p' && board.attackers(square, us).includes(first.to))
    .flatMap(({ square }) => {
      const fault = weakness(board, square, them);
      return fault ? [{ square, fault }] : [];
    })[0];
  if (weak && first.piece !== 'k' && calm(puzzle)) {
    return {
      motif: 'debilidad',
      text: `${the(first.piece)} ataca desde ${first.to} el peón ${weak.fault} de ${weak.square}, que ningún otro peón puede defender`.replace(
        weak.fault === 'doblado' ? ', que ningún otro peón puede defender' : '\u0000',
        '',
      ),
      hint: 'Localiza el peón débil del rival y suma presión sobre él.',
    };
  }
  const recapture = puzzle.replies[0];
  const evenTrade = first.captured !== undefined && VALUE[first.captured] === VALUE[first.piece];
  if (evenTrade && recapture?.piece === 'p' && recapture.to === first.to) {
    const later = after(recapture);
    const fault = weakness(later, recapture.to, them);
    const was = weakness(puzzle.start, recapture.from, them);
    if (fault && fault !== was) {
      return {
        motif: 'danar-estructura',
        text: `${opener(first)} obliga a recapturar con el peón de ${recapture.from}, que queda ${fault} en ${recapture.to}`,
        hint: 'Un cambio puede estropear la estructura de peones rival.',
      };
    }
  }
  if (first.piece === 'p' && first.captured === 'p') {
    const target = first.to;
    const fault = recapture ? weakness(after(recapture), target, them) : undefined;
    if (recapture && recapture.to === target && recapture.piece === 'p' && fault) {
      return {
        motif: 'danar-estructura',
        text: `tras ${opener(first)} y la recaptura, el peón de ${target} queda ${fault}`,
        hint: 'Piensa qué peones quedarán débiles después del cambio.',
      };
    }
    if (!recapture) return undefined;
  }
  const own = weaknessesFixed(puzzle);
  return own;
}

/** A pawn move that cures an own weakness: an isolated, doubled or backward pawn gets rid of its problem. */
function weaknessesFixed(puzzle: Puzzle): Finding | undefined {
  const { first, us } = puzzle;
  if (first.piece !== 'p' || first.promotion || isPassed(puzzle.start, first.from, us)) return undefined;
  const fault = weakness(puzzle.start, first.from, us);
  if (!fault) return undefined;
  const now = weakness(after(first), first.to, us);
  if (now === fault) return undefined;
  return {
    motif: 'estructura-sana',
    text: `${opener(first)} resuelve el problema del peón ${fault} de ${first.from}`,
    hint: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
  };
}

function weakness(board: Chess, square: Square, color: 'w' | 'b'): string | undefined {
  if (isDoubled(board, square, color)) return isIsolated(board, square, color) ? 'aislado y doblado' : 'doblado';
  if (isIsolated(board, square, color)) return 'aislado';
  if (isBackward(board, square, color)) return 'retrasado';
  return undefined;
}

export function minorPieces(puzzle: Puzzle): Finding | undefined {
  const { first, us, them } = puzzle;
  if (!positional(puzzle) || !['n', 'b'].includes(first.piece)) return undefined;
  const bishops = (board: Chess, color: 'w' | 'b') => board.findPiece({ type: 'b', color }).length;
  const board = after(first);
  if (first.captured && ['n', 'b'].includes(first.captured) && first.captured !== first.piece) {
    const pair = first.captured === 'b' && bishops(board, us) === 2 && bishops(board, them) === 1;
    return {
      motif: 'menor-cambio',
      text: `${the(first.piece)} se cambia por ${the(first.captured, first.to)}${pair ? ` y ${side(us)} conservan la pareja de alfiles` : ''}`,
      hint: 'Decide qué pieza menor es mejor en esta estructura de peones.',
    };
  }
  if (!calm(puzzle)) return undefined;
  if (first.piece !== 'b') {
    const now = mobility(board, first.to);
    const was = mobility(puzzle.start, first.from);
    if (now <= was + 1 || relativeRank(first.to, us) < relativeRank(first.from, us)) return undefined;
    return {
      motif: 'caballo-activo',
      text: `el caballo de ${first.from} mejora en ${first.to}: pasa de controlar ${was} casillas útiles a ${now}`,
      hint: 'Un caballo necesita una casilla desde la que trabaje.',
    };
  }
  const shade = (square: Square) => (fileOf(square) + Number(square[1])) % 2;
  const fixed = occupants(board, us).filter(
    ({ type, square }) => type === 'p' && shade(square) === shade(first.to),
  ).length;
  const free = occupants(board, us).filter(({ type }) => type === 'p').length - fixed;
  const now = mobility(board, first.to);
  const was = mobility(puzzle.start, first.from);
  if (now < was + 3) return undefined;
  return {
    motif: 'alfil-activo',
    text:
      free >= fixed
        ? `el alfil va a ${first.to}, donde controla ${now} casillas (antes ${was}); es un alfil bueno: ${free} de los ${free + fixed} peones propios están en el otro color`
        : `el alfil, malo en principio porque tiene ${fixed} peones propios en su color, se activa en ${first.to}: controla ${now} casillas (antes ${was})`,
    hint: 'Mira cuántos peones propios están en el color de tu alfil y qué diagonal le conviene.',
  };
}

export function activity(puzzle: Puzzle): Finding | undefined {
  const { first } = puzzle;
  if (!calm(puzzle) || first.piece === 'p' || isCastle(first)) return undefined;
  if (first.piece === 'k' && puzzle.pieces > 12) return undefined;
  const was = mobility(puzzle.start, first.from);
  const now = mobility(after(first), first.to);
  if (first.piece !== 'k' && now < was + 2) return undefined;
  if (first.piece === 'k' && centrality(first.to) <= centrality(first.from)) return undefined;
  return {
    motif: 'actividad',
    text:
      first.piece === 'k'
        ? `el rey se activa de ${first.from} a ${first.to}: en el final es una pieza más`
        : `${the(first.piece, first.from)} pasa a ${first.to} y su alcance crece de ${was} a ${now} casillas`,
    hint: '¿Cuál es tu pieza peor colocada? Mejórala.',
  };
}

const centrality = (square: Square) => -Math.max(Math.abs(fileOf(square) - 3.5), Math.abs(Number(square[1]) - 4.5));

export function prophylaxis(puzzle: Puzzle): Finding | undefined {
  const { first, them } = puzzle;
  if (!puzzle.isQuietFirst || puzzle.mate || puzzle.gain > 1 || puzzle.best > 350) return undefined;
  const threat = rivalThreat(puzzle);
  // A piece that simply hangs or a mate in one is a threat to parry, not an idea to foresee.
  if (!threat || (threat.move.captured && threat.move.captured !== 'p') || threat.move.san.endsWith('#'))
    return undefined;
  const stops = stillPossible(after(first), threat.move) ? 'deja sin fuerza' : 'impide';
  return {
    motif: 'profilaxis',
    text: `${side(them)} quieren ${threat.text}; ${opener(first)} ${stops} esa idea antes de que llegue`,
    hint: `Pregúntate qué jugarían ${side(them)} si les tocara mover.`,
  };
}

const stillPossible = (board: Chess, move: Move) =>
  board.moves({ verbose: true }).some((reply) => reply.from === move.from && reply.to === move.to);

export function positionalSacrifice(puzzle: Puzzle): Finding | undefined {
  const { first, us } = puzzle;
  const invested = first.piece === 'p' ? 1 : 2;
  if (puzzle.mate || puzzle.sacrifice < invested || puzzle.best < -90) return undefined;
  const pv = replay(puzzle.candidate.fen, puzzle.candidate.lines[0]?.pv ?? []);
  const accepted = (puzzle.replies[0] ?? pv[1])?.to === first.to;
  // A line that ends ahead in material is a combination, not an investment.
  if (!accepted || balance(pv) > 0 || puzzle.gain > 0) return undefined;
  const exchangeSacrifice = first.piece === 'r' && (first.captured === 'n' || first.captured === 'b');
  const given = exchangeSacrifice
    ? `entrega la calidad: la torre de ${first.from} por ${the(first.captured as PieceSymbol, first.to)}`
    : first.captured
      ? `entrega ${the(first.piece, first.from)} por ${the(first.captured, first.to)}`
      : `ofrece ${the(first.piece)} en ${first.to}`;
  return {
    motif: exchangeSacrifice ? 'calidad' : 'sacrificio',
    text: `${opener(first)} ${given}; ${compensation(puzzle, pv)}`,
    hint: `El material no lo es todo: ${side(us)} pueden invertir algo por iniciativa o estructura.`,
  };
}

/** Points won minus points lost along a line, promotions apart. */
const balance = (line: readonly Move[]) =>
  line.reduce((sum, { captured }, index) => sum + (captured ? VALUE[captured] : 0) * (index % 2 === 0 ? 1 : -1), 0);

function compensation(puzzle: Puzzle, pv: readonly Move[]): string {
  const checks = pv.filter((move, index) => index % 2 === 0 && index > 0 && givesCheck(move));
  const king = kingOf(puzzle.start, puzzle.them);
  const next = pv[2];
  if (checks.length > 0)
    return `a cambio, el rey de ${king} queda expuesto a ${list(checks.slice(0, 2).map((move) => spanishSan(move.san)))}`;
  if (next) return `a cambio, la iniciativa sigue con ${numberedMove(next, 2, puzzle.us)}`;
  return `a cambio, el rey de ${king} pierde su protección`;
}

/** Any strategic move put as a plan: what comes next in the engine's line. */
export function plan(puzzle: Puzzle, base: Finding | undefined): Finding | undefined {
  if (!positional(puzzle) || !base) return undefined;
  const pv = replay(puzzle.candidate.fen, puzzle.candidate.lines[0]?.pv ?? []);
  const next = pv.filter((_, index) => index % 2 === 0)[1];
  if (!next) return base;
  return { ...base, text: `${base.text}; el plan sigue con ${numberedMove(next, 2, puzzle.us)}` };
}

export const developing = (puzzle: Puzzle): Finding | undefined => {
  const { first, us } = puzzle;
  if (puzzle.mate || puzzle.candidate.ply > 26) return undefined;
  if (isCastle(first)) {
    return {
      motif: 'enroque',
      text: `${opener(first)} lleva el rey a ${first.to} y la torre a ${first.isKingsideCastle() ? 'f' : 'd'}${first.to[1]}: el rey sale del centro y la torre entra en juego`,
      hint: 'Piensa en la seguridad del rey.',
    };
  }
  const home = relativeRank(first.from, us) === 1 && ['n', 'b'].includes(first.piece);
  if (home) {
    const targets = occupants(after(first), puzzle.them).filter(
      ({ type, square }) =>
        type !== 'p' &&
        type !== 'k' &&
        after(first).attackers(square, us).includes(first.to) &&
        VALUE[type] > VALUE[first.piece],
    );
    return {
      motif: 'desarrollo',
      text: `${opener(first)} desarrolla ${the(first.piece)}${targets.length > 0 ? ` y gana tiempo atacando ${list(targets.map(({ type, square }) => toThe(type, square)))}` : ''}${first.captured ? ` mientras captura ${the(first.captured)} en ${first.to}` : ''}`,
      hint:
        targets.length > 0 ? 'Desarrolla una pieza con ganancia de tiempo.' : '¿Qué pieza falta por entrar en juego?',
    };
  }
  const centre =
    ['d4', 'e4', 'd5', 'e5', 'c4', 'c5'].includes(first.to) && first.piece === 'p' && (first.captured ?? 'p') === 'p';
  if (centre) {
    const board = after(first);
    const hits = occupants(board, puzzle.them).filter(
      ({ type, square }) => type !== 'k' && board.attackers(square, us).includes(first.to),
    );
    return {
      motif: 'centro',
      text: `${opener(first)} disputa el centro${first.captured ? ` al cambiar el peón de ${first.to}` : ''}${hits.length > 0 ? ` y ataca ${list(hits.map(({ type, square }) => toThe(type, square)))}` : ''}`,
      hint: 'El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    };
  }
  return undefined;
};
