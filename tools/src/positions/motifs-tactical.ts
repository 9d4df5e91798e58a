import { Chess, type Color, type Move, type Square } from 'chess.js';
import {
  between,
  defendersOf,
  exchangeGain,
  isSlider,
  kingOf,
  type Occupant,
  occupants,
  pinsOn,
  VALUE,
  xrays,
} from './board.ts';
import type { Finding } from './finding.ts';
import { after, before, givesCheck, leadUp, ownText, type Puzzle } from './puzzle.ts';
import { capitalise, gendered, list, ofThe, opener, pieceName, pronoun, the, toThe } from './spanish.ts';

/** Enemy pieces that the piece on a square attacks for real: the king, something dearer or something undefended. */
export function realTargets(board: Chess, from: Square): Occupant[] {
  const attacker = board.get(from);
  if (!attacker) return [];
  return occupants(board)
    .filter((piece) => piece.color !== attacker.color && piece.type !== 'p')
    .filter(({ square }) => board.attackers(square, attacker.color).includes(from))
    .filter(
      ({ type, square, color }) =>
        type === 'k' || VALUE[type] > VALUE[attacker.type] || defendersOf(board, square, color).length === 0,
    );
}

const named = ({ type, square }: Occupant) => the(type, square);
const namedTo = ({ type, square }: Occupant) => toThe(type, square);

/** "El caballo salta a e7" reads better than repeating the notation. */
function arrives(move: Move): string {
  if (move.captured) return `${the(move.piece)} toma en ${move.to}`;
  return `${the(move.piece)} llega a ${move.to}`;
}

/** A motif is worth showing when it mates or wins about a piece; otherwise it is only geometry. */
const pays = (puzzle: Puzzle) => puzzle.mate !== undefined || puzzle.gain >= 2;

/** A check that also hits a piece, where the line is that move alone: what it takes next is no longer the only good move. */
function checkingFork(puzzle: Puzzle): Finding | undefined {
  // At the end of a longer line people name what went before it: agreement falls from 0.89 to 0.81.
  if (puzzle.own.length > 1) return undefined;
  const order = 0;
  const move = puzzle.first;
  const board = after(move);
  // Not what it already attacked, and not where the piece that gives the check can be taken.
  if (puzzle.mate || puzzle.best < FORKS || move.promotion || !givesCheck(move)) return undefined;
  if (move.captured && move.captured !== 'p') return undefined;
  if (board.moves({ verbose: true }).some(({ to }) => to === move.to)) return undefined;
  const king = kingOf(board, puzzle.them);
  if (!board.attackers(king, puzzle.us).includes(move.to)) return undefined;
  const targets = realTargets(board, move.to).filter(({ type }) => type !== 'k' && VALUE[type] >= 3);
  const already = realTargets(before(move), move.from).map(({ square }) => square);
  const [prey] = targets;
  if (!prey || targets.length > 2 || targets.some(({ square }) => already.includes(square))) return undefined;
  const saved = board
    .moves({ verbose: true })
    .some((reply) => after(reply).get(prey.square)?.type !== prey.type || isGuarded(after(reply), prey, puzzle.them));
  if (saved) return undefined;
  const men = [{ type: 'k', color: puzzle.them, square: king } as const, ...targets];
  return {
    motif: `doble-${move.piece}`,
    text: `${arrives(move)}, da jaque ${toThe('k', king)} y ataca a la vez ${list(targets.map(namedTo))}`,
    hint: `Hay un ataque doble: mira qué pieza puede amenazar a la vez ${list(men.map(namedTo))}.`,
    facts: { order, men },
  };
}
const FORKS = 200;
/** Dearer than what takes it, it falls whether it is guarded or not. */
const isGuarded = (board: Chess, { square, type }: Occupant, color: Color) =>
  defendersOf(board, square, color).length > 0 && VALUE[type] < 5;

export function fork(puzzle: Puzzle): Finding | undefined {
  return forkWithHarvest(puzzle) ?? checkingFork(puzzle);
}

function forkWithHarvest(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, move] of puzzle.own.slice(0, 2).entries()) {
    const harvest = puzzle.own[order + 1];
    if (!harvest?.captured || move.promotion || harvest.from !== move.to) continue;
    const targets = realTargets(after(move), move.to);
    if (targets.length < 2 || !targets.some(({ square }) => square === harvest.to)) continue;
    const check = targets.find(({ type }) => type === 'k');
    const rest = targets.filter((target) => target !== check);
    const what = check
      ? `da jaque ${namedTo(check)} y ataca a la vez ${list(rest.map(namedTo))}`
      : `ataca a la vez ${list(rest.map(namedTo))}`;
    const opening = order === 0 ? '' : `tras ${leadUp(puzzle, order)}, `;
    return {
      motif: `doble-${move.piece}`,
      text: `${opening}${arrives(move)} y ${what}: la siguiente jugada captura en ${harvest.to}`,
      hint: `Hay un ataque doble: mira qué pieza puede amenazar a la vez ${list(targets.map(namedTo))}.`,
      facts: { order, men: targets },
    };
  }
  return undefined;
}

export function pin(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  const { first, start, them } = puzzle;
  const board = after(first);
  const captures = puzzle.own.slice(1).filter((move) => move.captured && move.captured !== 'p');
  // Only a pin against the king holds for sure, and only what falls where it stood was held by it, or what could do no
  // better than take the piece that pins it and be taken in turn.
  const [reply] = puzzle.replies;
  const falls = (pinned: Occupant) => captures[0]?.to === pinned.square && reply?.to !== pinned.square;
  const takesInVain = (pinned: Occupant) =>
    reply?.from === pinned.square &&
    reply.to === first.to &&
    puzzle.own[1]?.to === first.to &&
    VALUE[pinned.type] > VALUE[first.piece];
  const created = pinsOn(board, them).find(
    ({ by, pinned, behind }) =>
      by.square === first.to && behind.type === 'k' && pinned.type !== 'p' && (falls(pinned) || takesInVain(pinned)),
  );
  if (created && !first.promotion && !first.captured) {
    const { pinned, behind } = created;
    return {
      motif: 'clavada',
      text: `${arrives(first)} y clava ${namedTo(pinned)} contra ${named(behind)}, que está detrás: ${the(pinned.type)} no puede apartarse sin ${behind.type === 'k' ? 'dejar al rey en jaque' : `perder ${the(behind.type)}`}`,
      hint: `Mira qué hay en línea con ${named(behind)}: una pieza rival puede quedar clavada.`,
      facts: { order: 0, men: [pinned, behind] },
    };
  }
  const absolute = pinsOn(start, them).filter(({ behind }) => behind.type === 'k');
  for (const { pinned, by } of absolute) {
    const cannotRetake =
      first.captured &&
      first.to !== pinned.square &&
      defendersOf(start, first.to, them).includes(pinned.square) &&
      !board.moves({ verbose: true }).some((reply) => reply.to === first.to);
    if (cannotRetake) {
      return {
        motif: 'clavada',
        text: `${named(pinned)} parece defender ${first.to}, pero está ${gendered(pinned.type, 'clavado')} por ${named(by)} contra el rey y no puede recapturar en ${first.to}`,
        hint: `¿Está libre ${named(pinned)} para defender lo que parece defender?`,
        facts: { order: 0, men: [pinned, by] },
      };
    }
  }
  return heldByPin(puzzle);
}

/** A man pinned to its king would otherwise take what just moved, or what the piece that just pinned it spares: something loose or dearer than itself. */
function heldByPin(puzzle: Puzzle): Finding | undefined {
  const { us, them } = puzzle;
  for (const [order, move] of puzzle.own.entries()) {
    const board = after(move);
    for (const { pinned, by, behind } of pinsOn(board, them)) {
      if (behind.type !== 'k') continue;
      const spared = occupants(board, us).find(
        ({ square, type }) =>
          square !== by.square &&
          (square === move.to || by.square === move.to) &&
          type !== 'p' &&
          type !== 'k' &&
          guards(board, pinned.square, square, them) &&
          (VALUE[type] > VALUE[pinned.type] || defendersOf(board, square, us).length === 0),
      );
      if (!spared) continue;
      const held = gendered(pinned.type, 'clavado');
      return {
        motif: 'clavada',
        text: `tras ${ownText(puzzle, order)}, ${named(pinned)} está ${held} por ${named(by)} contra el rey y no puede capturar ${named(spared)}`,
        hint: `¿Puede moverse de verdad ${named(pinned)}?`,
        facts: { order, men: [pinned, by, spared] },
      };
    }
  }
  return undefined;
}

export function skewer(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, move] of puzzle.own.slice(0, 2).entries()) {
    const harvest = puzzle.own[order + 1];
    if (!harvest?.captured || harvest.from !== move.to) continue;
    const pair = xrays(after(move), move.to).find(
      ({ first, second }) =>
        first.color === puzzle.them &&
        second.color === puzzle.them &&
        second.square === harvest.to &&
        second.type !== 'p' &&
        VALUE[first.type] > VALUE[second.type] &&
        VALUE[first.type] > VALUE[move.promotion ?? move.piece],
    );
    if (!pair) continue;
    const opening = order === 0 ? '' : `tras ${leadUp(puzzle, order)}, `;
    const verb = pair.first.type === 'k' ? `da jaque ${namedTo(pair.first)}` : `ataca ${namedTo(pair.first)}`;
    return {
      motif: 'enfilada',
      text: `${opening}${the(move.promotion ?? move.piece)} ${verb} desde ${move.to}; detrás, en la misma línea, está ${named(pair.second)}, que cae cuando ${the(pair.first.type)} se aparta`,
      hint: `${capitalise(named(pair.first))} y ${named(pair.second)} pueden quedar en la misma línea.`,
      facts: { order, men: [pair.first, pair.second] },
    };
  }
  return undefined;
}

export function discovered(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, move] of puzzle.own.slice(0, 3).entries()) {
    const was = before(move);
    const now = after(move);
    const king = kingOf(now, puzzle.them);
    const checkers = now.attackers(king, puzzle.us);
    const opening = order === 0 ? '' : `tras ${leadUp(puzzle, order)}, `;
    const shown = occupants(now, puzzle.us).filter(
      ({ square, type }) => square !== move.to && isSlider(type) && now.get(square)?.type === was.get(square)?.type,
    );
    const checker = shown.find(({ square }) => checkers.includes(square));
    if (checker && move.piece !== 'k') {
      const double = checkers.includes(move.to);
      return {
        motif: double ? 'jaque-doble' : 'descubierta',
        text: double
          ? `${opening}${the(move.piece)} sale de ${move.from} a ${move.to} y da jaque doble junto con ${named(checker)}: el rey de ${king} sólo puede moverse`
          : `${opening}${the(move.piece)} se va de ${move.from} a ${move.to} y descubre el jaque ${ofThe(checker.type, checker.square)} al rey de ${king}${whatMoverDoes(now, move)}`,
        hint: `Detrás de una pieza propia, ${named(checker)} apunta hacia el rey de ${king}.`,
        facts: { order, men: [{ type: 'k', color: puzzle.them, square: king }, checker] },
      };
    }
    const harvest = puzzle.own[order + 1];
    if (!harvest?.captured || harvest.captured === 'p') continue;
    const gun = shown.find(
      ({ square }) =>
        square === harvest.from &&
        now.attackers(harvest.to, puzzle.us).includes(square) &&
        !was.attackers(harvest.to, puzzle.us).includes(square) &&
        between(square, harvest.to)?.includes(move.from),
    );
    const target = now.get(harvest.to);
    if (
      gun &&
      target &&
      target.color === puzzle.them &&
      (move.captured || givesCheck(move) || realTargets(now, move.to).length > 0)
    ) {
      return {
        motif: 'descubierta',
        text: `${opening}${the(move.piece)} se aparta de ${move.from} con ${ownText(puzzle, order)} y descubre el ataque ${ofThe(gun.type, gun.square)} contra ${the(target.type, harvest.to)}${whatMoverDoes(now, move)}`,
        hint: `${capitalise(named(gun))} está tapada por una pieza propia: ¿qué atacaría si se apartara?`.replace(
          'tapada',
          gendered(gun.type, 'tapado'),
        ),
        facts: { order, men: [{ ...target, square: harvest.to }, gun] },
      };
    }
  }
  return undefined;
}

function whatMoverDoes(board: Chess, move: Move): string {
  if (move.captured)
    return ` mientras captura ${toThe(move.captured).replace(/^al? /, (prefix) => (prefix === 'al ' ? 'el ' : ''))}`;
  const targets = realTargets(board, move.to).filter(({ type }) => type !== 'k');
  return targets.length > 0 ? ` mientras ${the(move.piece)} ataca ${list(targets.map(namedTo))}` : '';
}

export function trapped(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const order of puzzle.replies.keys()) {
    const found = trappedAt(puzzle, order);
    if (found) return found;
  }
  return undefined;
}

function trappedAt(puzzle: Puzzle, order: number): Finding | undefined {
  const net = puzzle.own[order];
  const harvest = puzzle.own[order + 1];
  const reply = puzzle.replies[order];
  if (!net || !reply || !harvest?.captured || VALUE[harvest.captured] < 3 || givesCheck(net)) return undefined;
  const board = after(net);
  // Either the victim stayed and was taken where it stood, or it moved and was taken on arrival.
  const square = reply.to === harvest.to ? reply.from : harvest.to;
  const victim = board.get(square);
  if (!victim || victim.color !== puzzle.them || victim.type !== harvest.captured) return undefined;
  // Caught is what the move itself attacks; with a capture it is an exchange.
  if ((net.captured ?? 'p') !== 'p' || !guards(board, net.to, square, puzzle.us)) return undefined;
  // What could be taken before is not caught by this move, and what is pinned is held by something else.
  if (exchangeGain(before(net), square) > 0 || !isThreatened(board, square, puzzle)) return undefined;
  if (pinsOn(board, puzzle.them).some(({ pinned }) => pinned.square === square)) return undefined;
  const escapes = board.moves({ verbose: true }).filter((move) => move.from === square);
  const loses = (move: Move) => {
    const taken = move.captured ? VALUE[move.captured] : 0;
    return taken < VALUE[victim.type] && exchangeGain(after(move), move.to) > taken;
  };
  if (!escapes.every(loses)) return undefined;
  // A castled rook has few moves by nature, a knight at the edge too: that they are attacked and lost does not mean that they were caught.
  if (victim.type === 'r' && escapes.length === 0) return undefined;
  if (victim.type === 'n' && escapes.length < 2) return undefined;
  const opening = order === 0 ? '' : `tras ${leadUp(puzzle, order)}, `;
  const exits = `${list(escapes.slice(0, 4).map(({ to }) => to))}${escapes.length > 4 ? '…' : ''}`;
  const cage = escapes.length === 0 ? 'no tiene ninguna jugada' : `en sus casillas (${exits}) también se pierde`;
  return {
    motif: 'atrapada',
    text: `${opening}${the(net.piece)} va a ${net.to} y ${the(victim.type, square)}, ${gendered(victim.type, 'atacado')}, se queda sin salida: ${cage}`,
    hint: `Cuenta las casillas seguras que le quedan ${toThe(victim.type, square)}.`,
    facts: { order, men: [{ ...victim, square }] },
  };
}

/** Whether we would win the piece on that square if the rival did nothing. */
function isThreatened(board: Chess, square: Square, puzzle: Puzzle): boolean {
  const fields = board.fen().split(' ');
  fields[1] = puzzle.us;
  fields[3] = '-';
  if (board.isCheck()) return false;
  return exchangeGain(new Chess(fields.join(' ')), square) >= 2;
}

export function promotion(puzzle: Puzzle): Finding | undefined {
  const order = puzzle.own.findIndex((move) => move.promotion);
  const move = puzzle.own[order];
  if (!move?.promotion || puzzle.pieces < 5) return undefined;
  const origin = originOf(puzzle, order);
  const under = move.promotion !== 'q';
  const how = order === 0 ? `corona en ${move.to}` : `corona en ${move.to} con ${ownText(puzzle, order)}`;
  const first = puzzle.first;
  const preparation =
    order === 0 ? '' : first.piece === 'p' && first.from === origin ? '' : `${opener(first)} prepara la coronación: `;
  return {
    motif: under ? 'subpromocion' : 'promocion',
    text: under
      ? `${preparation}el peón de ${origin} ${how}, pidiendo ${pieceName(move.promotion)} y no dama: ${underpromotionReason(move)}`
      : `${preparation}el peón de ${origin} ${how} y nadie puede impedirlo`,
    hint: under
      ? 'Al coronar no siempre conviene pedir dama.'
      : `Calcula cuántas jugadas necesita el peón de ${origin} y quién controla su casilla de coronación.`,
    facts: { order, men: [{ type: 'p', color: puzzle.us, square: origin }] },
  };
}

function underpromotionReason(move: Move): string {
  if (move.promotion === 'n')
    return givesCheck(move) ? 'el caballo da jaque al coronar' : 'sólo el caballo controla las casillas necesarias';
  return 'con dama el rival quedaría ahogado o la ventaja se escaparía';
}

function originOf(puzzle: Puzzle, order: number): Square {
  let square = (puzzle.own[order] as Move).from;
  for (const move of puzzle.own.slice(0, order).reverse()) if (move.to === square) square = move.from;
  return square;
}

/** Whether the man on a square guards another. */
const guards = (board: Chess, from: Square, to: Square, color: Color): boolean =>
  defendersOf(board, to, color).includes(from);

/** What a blow must do for the guard to have mattered: mate, crown, or win a piece that nobody else held. */
function isPrize(blow: Move): boolean {
  if (blow.promotion || blow.san.endsWith('#')) return Boolean(blow.promotion || blow.captured);
  return blow.captured !== undefined && blow.captured !== 'p' && exchangeGain(before(blow), blow.to) >= 2;
}

export function deflection(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, bait] of puzzle.own.entries()) {
    const reply = puzzle.replies[order];
    const blow = puzzle.own[order + 1];
    if (!reply || !blow || blow.to === reply.to || blow.to === bait.to || !isPrize(blow)) continue;
    // The guard took the bait or answered a check: whatever else it did, it was not made to.
    if (reply.to !== bait.to && !givesCheck(bait)) continue;
    // An even trade deflects nobody, and what is dearer than its taker falls whether it is guarded or not.
    if ((bait.captured ? VALUE[bait.captured] : 0) >= VALUE[bait.piece]) continue;
    if (blow.captured && !blow.promotion && VALUE[blow.captured] > VALUE[blow.piece]) continue;
    if (!guards(after(bait), reply.from, blow.to, puzzle.them)) continue;
    if (guards(before(blow), reply.to, blow.to, puzzle.them)) continue;
    // On the way to a mate what falls in passing is not the idea, and a king in flight was driven, not deflected.
    if (puzzle.mate && (reply.piece === 'k' || !blow.san.endsWith('#'))) continue;
    const target = before(blow).get(blow.to);
    const result = blow.san.endsWith('#')
      ? `${ownText(puzzle, order + 1)} es mate`
      : target
        ? `${ownText(puzzle, order + 1)} captura ${the(target.type)}`
        : `${ownText(puzzle, order + 1)} decide`;
    return {
      motif: 'desviacion',
      text: `${the(reply.piece, reply.from)} defendía ${blow.to}; ${ownText(puzzle, order)} ${pronoun(reply.piece)} desvía a ${reply.to} y entonces ${result}`,
      hint: `${capitalise(the(reply.piece, reply.from))} tiene una tarea importante: ¿puedes obligarla a abandonarla?`.replace(
        'obligarla',
        `obligar${pronoun(reply.piece)}`,
      ),
      facts: { order, men: [{ type: reply.piece, color: puzzle.them, square: reply.from }] },
    };
  }
  return undefined;
}

export function attraction(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, bait] of puzzle.own.entries()) {
    const reply = puzzle.replies[order];
    const blow = puzzle.own[order + 1];
    if (!reply || !blow || reply.to !== bait.to || blow.to === bait.to) continue;
    if (VALUE[bait.piece] <= (bait.captured ? VALUE[bait.captured] : 0) && bait.piece !== 'p') continue;
    const lured = reply.piece;
    // A minor piece or a pawn that takes is no prey: what matters there is what it leaves.
    if (VALUE[lured] < VALUE.r || !guards(after(blow), blow.to, bait.to, puzzle.us)) continue;
    // Where it leaves what falls next, the idea is what it leaves.
    if (blow.captured && blow.captured !== 'p' && guards(after(bait), reply.from, blow.to, puzzle.them)) continue;
    const man = { type: lured, color: puzzle.them, square: reply.from };
    if (lured === 'k')
      return {
        motif: 'atraccion',
        text: `${ownText(puzzle, order)} atrae al rey de ${reply.from} a ${bait.to}, donde ${ownText(puzzle, order + 1)} le da ${blow.san.endsWith('#') ? 'mate' : 'jaque y la combinación sigue'}`,
        hint: `El rey de ${reply.from} estaría peor en otra casilla: busca cómo llevarlo allí.`,
        facts: { order, men: [man] },
      };
    if (puzzle.mate || !puzzle.own.slice(order + 2).some((move) => move.to === bait.to && move.captured === lured))
      continue;
    return {
      motif: 'atraccion',
      text: `${ownText(puzzle, order)} atrae ${toThe(lured, reply.from)} a ${bait.to}; allí queda ${gendered(lured, 'expuesto')} y ${ownText(puzzle, order + 1)} ${pronoun(lured)} ataca: cae en la jugada siguiente`,
      hint: `¿Qué casilla sería mala para ${the(lured, reply.from)}? Oblíga${pronoun(lured)} a ir allí.`,
      facts: { order, men: [man] },
    };
  }
  return undefined;
}

/** The clock of the FEN is zero after captures and pawn moves, and a pawn changes file only when it takes. */
function wasCapture(puzzle: Puzzle): boolean {
  const { previous, fen } = puzzle.candidate;
  if (!previous) return false;
  const mover = puzzle.start.get(previous.slice(2, 4) as Square);
  if (mover?.type === 'p') return previous[0] !== previous[2];
  return fen.split(' ')[4] === '0' && previous.length === 4;
}

/** Points of a side less those of the other. */
const balance = (board: Chess, us: Color): number =>
  occupants(board).reduce(
    (sum, { type, color }) => (type === 'k' ? sum : sum + (color === us ? VALUE[type] : -VALUE[type])),
    0,
  );

export function hangingCapture(puzzle: Puzzle): Finding | undefined {
  const { first, start, them, us } = puzzle;
  if (!first.captured || VALUE[first.captured] < 3 || defendersOf(start, first.to, them).length > 0) return undefined;
  // Where the rival takes something in return the piece was bait or part of an exchange.
  if (puzzle.gain < VALUE[first.captured] - 1 || puzzle.mate || puzzle.replies.some(({ captured }) => captured))
    return undefined;
  // Taking back what has just taken is no gift: whoever is behind by that much is only retaking.
  if (
    puzzle.candidate.previous
      ? wasCapture(puzzle) && puzzle.candidate.previous.slice(2, 4) === first.to
      : balance(start, us) <= -2
  )
    return undefined;
  return {
    motif: 'colgada',
    text: `${the(first.captured, first.to)} no está ${gendered(first.captured, 'defendido')} por ninguna pieza y ${the(first.piece, first.from)} ${pronoun(first.captured)} captura gratis`,
    hint: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    facts: { order: 0, men: [{ type: first.captured, color: them, square: first.to }] },
  };
}
