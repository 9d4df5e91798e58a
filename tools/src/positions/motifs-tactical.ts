import { Chess, type Color, type Move, type Square } from 'chess.js';
import {
  between,
  defendersOf,
  distance,
  exchangeGain,
  isSlider,
  kingOf,
  type Occupant,
  occupants,
  pinsOn,
  sacrificed,
  VALUE,
  xrays,
} from './board.ts';
import type { Finding } from './finding.ts';
import { after, before, givesCheck, leadUp, ownText, type Puzzle, replyText } from './puzzle.ts';
import { capitalise, gendered, list, ofThe, opener, pieceName, pronoun, side, the, toThe } from './spanish.ts';

/** Enemy pieces that the piece on a square attacks for real: the king, something dearer or something undefended. */
function realTargets(board: Chess, from: Square): Occupant[] {
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

export function fork(puzzle: Puzzle): Finding | undefined {
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
  // Only a pin against the king holds for sure, and only what falls where it stood was held by it.
  const created = pinsOn(board, them).find(
    ({ by, pinned, behind }) =>
      by.square === first.to &&
      behind.type === 'k' &&
      pinned.type !== 'p' &&
      captures[0]?.to === pinned.square &&
      puzzle.replies[0]?.to !== pinned.square,
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
      !board.moves({ verbose: true }).some((reply) => reply.from === pinned.square && reply.to === first.to);
    if (cannotRetake) {
      return {
        motif: 'clavada',
        text: `${named(pinned)} parece defender ${first.to}, pero está ${gendered(pinned.type, 'clavado')} por ${named(by)} contra el rey y no puede recapturar en ${first.to}`,
        hint: `¿Está libre ${named(pinned)} para defender lo que parece defender?`,
        facts: { order: 0, men: [pinned, by] },
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

export function removeDefender(puzzle: Puzzle): Finding | undefined {
  const [first, second] = puzzle.own;
  if (!pays(puzzle) || !first?.captured || !second || first.captured === 'p' || second.to === first.to)
    return undefined;
  const { start, them } = puzzle;
  const standing = start.get(second.to);
  const guarded = standing?.color === them ? standing : undefined;
  const wins = second.san.endsWith('#') || (guarded && guarded.type !== 'p' && second.captured);
  if (!wins || !defendersOf(start, second.to, them).includes(first.to)) return undefined;
  // The guard must have mattered: after the exchange fewer rival pieces cover that square.
  if (guarded && !second.san.endsWith('#') && VALUE[first.captured] > VALUE[guarded.type]) return undefined;
  const left = defendersOf(before(second), second.to, them);
  if (left.length >= defendersOf(start, second.to, them).length) return undefined;
  const sole = defendersOf(start, second.to, them).length === 1;
  const what = guarded ? the(guarded.type, second.to) : `la casilla ${second.to}`;
  const ofWhat = guarded ? ofThe(guarded.type, second.to) : `de ${what}`;
  return {
    motif: 'defensor',
    text: `${the(first.captured, first.to)} ${sole ? `es el único defensor ${ofWhat}` : `defiende ${what}`}; al capturar${pronoun(first.captured)} con ${opener(first)}, ${ownText(puzzle, 1)} ${second.san.endsWith('#') ? 'da mate' : `gana ${guarded ? the(guarded.type) : 'material'}`}`,
    hint: `Pregúntate qué pieza rival defiende ${what} y si puedes eliminarla.`,
  };
}

export function trapped(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const order of [0, 1, 2]) {
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
  if ((net.captured ?? 'p') !== 'p' || reply.captured) return undefined;
  const board = after(net);
  // Either the victim stayed and was taken where it stood, or it moved and was taken on arrival.
  const square = reply.to === harvest.to ? reply.from : harvest.to;
  const victim = board.get(square);
  // A knight has few squares by nature: that it is attacked and lost does not mean that it was caught.
  if (!victim || victim.color !== puzzle.them || victim.type !== harvest.captured || victim.type === 'n')
    return undefined;
  if (exchangeGain(before(net), square) > 0 || !isThreatened(board, square, puzzle)) return undefined;
  if (pinsOn(board, puzzle.them).some(({ pinned }) => pinned.square === square)) return undefined;
  const escapes = board.moves({ verbose: true }).filter((move) => move.from === square);
  const loses = (move: Move) => exchangeGain(after(move), move.to) - (move.captured ? VALUE[move.captured] : 0) >= 2;
  if (!escapes.every(loses)) return undefined;
  // A castled rook has few moves by nature: attacking it wins the exchange, it does not trap it.
  if (victim.type === 'r' && escapes.length === 0) return undefined;
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

export function deflection(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, bait] of puzzle.own.slice(0, 3).entries()) {
    const reply = puzzle.replies[order];
    const blow = puzzle.own[order + 1];
    if (!reply || !blow || reply.to !== bait.to || blow.to === bait.to || reply.piece === 'k') continue;
    // An even trade deflects nobody: the bait must be worth more than what it takes, a queen for a piece included.
    if ((bait.captured ? VALUE[bait.captured] : 0) >= VALUE[bait.piece]) continue;
    if (bait.piece === 'q' && bait.captured && bait.captured !== 'p') continue;
    const was = before(bait);
    const guarded = defendersOf(was, blow.to, puzzle.them).includes(reply.from);
    const leftIt = !defendersOf(before(blow), blow.to, puzzle.them).includes(reply.to);
    const decisive = blow.promotion || (blow.captured && blow.captured !== 'p');
    if (!guarded || !leftIt || !decisive) continue;
    const target = before(blow).get(blow.to);
    const result = blow.san.endsWith('#')
      ? `${ownText(puzzle, order + 1)} es mate`
      : target
        ? `${ownText(puzzle, order + 1)} captura ${the(target.type)}`
        : `${ownText(puzzle, order + 1)} decide`;
    return {
      motif: 'desviacion',
      text: `${the(reply.piece, reply.from)} defendía ${blow.to}; ${ownText(puzzle, order)} ${pronoun(reply.piece)} desvía a ${bait.to} y entonces ${result}`,
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
  for (const [order, bait] of puzzle.own.slice(0, 3).entries()) {
    const reply = puzzle.replies[order];
    const blow = puzzle.own[order + 1];
    if (!reply || !blow || reply.to !== bait.to || VALUE[bait.piece] < 3) continue;
    if (VALUE[bait.piece] <= (bait.captured ? VALUE[bait.captured] : 0)) continue;
    const lured = reply.piece;
    if (lured === 'k') {
      if (!givesCheck(blow)) continue;
      return {
        motif: 'atraccion',
        text: `${ownText(puzzle, order)} atrae al rey de ${reply.from} a ${bait.to}, donde ${ownText(puzzle, order + 1)} le da ${blow.san.endsWith('#') ? 'mate' : 'jaque y la combinación sigue'}`,
        hint: `El rey de ${reply.from} estaría peor en otra casilla: busca cómo llevarlo allí.`,
        facts: { order, men: [{ type: 'k', color: puzzle.them, square: reply.from }] },
      };
    }
    if (sacrificed(bait) < 2 || blow.to === bait.to) continue;
    const hits = realTargets(after(blow), blow.to).some(({ square }) => square === bait.to);
    const later = puzzle.own.slice(order + 1).some((move) => move.to === bait.to && move.captured === lured);
    if (!later || !hits) continue;
    return {
      motif: 'atraccion',
      text: `${ownText(puzzle, order)} atrae ${toThe(lured, reply.from)} a ${bait.to}; allí queda ${gendered(lured, 'expuesto')} y ${ownText(puzzle, order + 1)} ${pronoun(lured)} ataca: cae en la jugada siguiente`,
      hint: `¿Qué casilla sería mala para ${the(lured, reply.from)}? Oblíga${pronoun(lured)} a ir allí.`,
      facts: { order, men: [{ type: lured, color: puzzle.them, square: reply.from }] },
    };
  }
  return undefined;
}

export function intermezzo(puzzle: Puzzle): Finding | undefined {
  const square = puzzle.candidate.previous?.slice(2, 4) as Square | undefined;
  const { first, start, us } = puzzle;
  if (!square || first.to === square || !wasCapture(puzzle)) return undefined;
  const canRetake = start.moves({ verbose: true }).some((move) => move.to === square && move.captured);
  const retakenLater = puzzle.own.slice(1).find((move) => move.to === square && move.captured);
  if (!canRetake) return undefined;
  const force = givesCheck(first)
    ? 'con jaque'
    : first.captured
      ? `capturando ${the(first.captured)}`
      : `con amenaza sobre ${list(realTargets(after(first), first.to).map(named))}`;
  if (force.endsWith('sobre ')) return undefined;
  return {
    motif: 'intermedia',
    text: `lo automático es recapturar en ${square}, pero antes ${opener(first)} ${force} mejora la situación${retakenLater ? `; la captura en ${square} llega después` : ` y ${side(us)} obtienen más que con la simple recaptura`}`,
    hint: `Antes de recapturar en ${square}, busca una jugada intermedia más fuerte.`,
  };
}

/** The clock of the FEN is zero after captures and pawn moves, and a pawn changes file only when it takes. */
function wasCapture(puzzle: Puzzle): boolean {
  const { previous, fen } = puzzle.candidate;
  if (!previous) return false;
  const mover = puzzle.start.get(previous.slice(2, 4) as Square);
  if (mover?.type === 'p') return previous[0] !== previous[2];
  return fen.split(' ')[4] === '0' && previous.length === 4;
}

export function interference(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, plug] of puzzle.own.slice(0, 2).entries()) {
    const blow = puzzle.own[order + 1];
    if (!blow || blow.to === plug.to || blow.from === plug.to) continue;
    const decisive = blow.san.endsWith('#') || (blow.captured && blow.captured !== 'p') || blow.promotion;
    if (!decisive) continue;
    const was = before(plug);
    const cut = defendersOf(was, blow.to, puzzle.them).find(
      (guard) => isSlider(was.get(guard)?.type ?? 'p') && between(guard, blow.to)?.includes(plug.to),
    );
    const guard = cut && was.get(cut);
    if (!cut || !guard || puzzle.replies[order]?.from === cut) continue;
    if (defendersOf(before(blow), blow.to, puzzle.them).includes(cut)) continue;
    const opening = order === 0 ? '' : `tras ${leadUp(puzzle, order)}, `;
    return {
      motif: 'interferencia',
      text: `${opening}${the(plug.piece)} se interpone en ${plug.to} y corta la línea ${ofThe(guard.type, cut)} hacia ${blow.to}; sin esa defensa, ${ownText(puzzle, order + 1)} ${blow.san.endsWith('#') ? 'da mate' : 'gana material'}`,
      hint: `${capitalise(the(guard.type, cut))} defiende a distancia: busca una casilla donde cortar su línea.`,
    };
  }
  return undefined;
}

/** A forced reply puts a rival piece on the line of its own defender. */
export function selfBlock(puzzle: Puzzle): Finding | undefined {
  if (!pays(puzzle)) return undefined;
  for (const [order, force] of puzzle.own.slice(0, 3).entries()) {
    const reply = puzzle.replies[order];
    const blow = puzzle.own[order + 1];
    if (!reply || !blow || reply.piece === 'k' || blow.to === reply.to) continue;
    const decisive = blow.san.endsWith('#') || (blow.captured && blow.captured !== 'p') || blow.promotion;
    if (!decisive || (!givesCheck(force) && reply.to !== force.to)) continue;
    const was = before(force);
    const cut = defendersOf(was, blow.to, puzzle.them).find(
      (guard) =>
        guard !== reply.from &&
        isSlider(was.get(guard)?.type ?? 'p') &&
        between(guard, blow.to)?.includes(reply.to) &&
        !defendersOf(before(blow), blow.to, puzzle.them).includes(guard),
    );
    const guard = cut && was.get(cut);
    if (!guard) continue;
    return {
      motif: 'obstruccion',
      text: `${ownText(puzzle, order)} obliga ${toThe(reply.piece, reply.from)} a ir a ${reply.to}, donde tapa la línea ${ofThe(guard.type, cut)} hacia ${blow.to}: ${ownText(puzzle, order + 1)} ${blow.san.endsWith('#') ? 'da mate' : 'ya no tiene réplica'}`,
      hint: `${capitalise(the(guard.type, cut))} defiende a distancia: ¿qué pieza rival podría taparle la línea?`,
    };
  }
  return undefined;
}

/** A rival piece is lured onto its own king's flight square, and the mate works because it stands there. */
export function obstruction(puzzle: Puzzle): Finding | undefined {
  const last = puzzle.moves.at(-1);
  if (!puzzle.mate || !last?.san.endsWith('#')) return undefined;
  const final = new Chess(last.after);
  const king = kingOf(final, puzzle.them);
  for (const [order, reply] of puzzle.replies.entries()) {
    const bait = puzzle.own[order] as Move;
    const blocker = final.get(reply.to);
    if (reply.to !== bait.to || reply.piece === 'k' || blocker?.color !== puzzle.them) continue;
    if (distance(reply.to, king) !== 1) continue;
    final.remove(reply.to);
    const wasFlight = !final.isAttacked(reply.to, puzzle.us);
    final.put(blocker, reply.to);
    if (!wasFlight) continue;
    return {
      motif: 'obstruccion',
      text: `${ownText(puzzle, order)} obliga ${toThe(reply.piece, reply.from)} a capturar en ${reply.to}, la casilla de fuga de su propio rey: obstruida esa salida, ${ownText(puzzle, puzzle.own.length - 1)} es mate`,
      hint: 'Una pieza rival puede acabar estorbando a su propio rey.',
    };
  }
  return undefined;
}

export function clearance(puzzle: Puzzle): Finding | undefined {
  const [first, second] = puzzle.own;
  if (!first || !second || second.from === first.to || first.piece === 'p') return undefined;
  const throughIt = isSlider(second.piece) && between(second.from, second.to)?.includes(first.from);
  const ontoIt = second.to === first.from && !second.captured;
  if (!throughIt && !ontoIt) return undefined;
  // Without tempo or sacrifice the rival would simply answer the idea.
  if (!givesCheck(first) && !first.captured && puzzle.sacrifice === 0) return undefined;
  if (!givesCheck(second) && !second.captured && second.piece === 'k') return undefined;
  return {
    motif: 'despeje',
    text: throughIt
      ? `${the(first.piece)} deja libre ${first.from} ganando tiempo con ${opener(first)} y abre la línea ${ofThe(second.piece, second.from)}, que entra con ${ownText(puzzle, 1)}`
      : `${the(first.piece)} abandona ${first.from} ganando tiempo con ${opener(first)} para dejar esa casilla ${toThe(second.piece, second.from)}: ${ownText(puzzle, 1)}`,
    hint: throughIt
      ? `Una pieza propia estorba a ${the(second.piece, second.from)}.`.replace('a el ', 'al ')
      : `La casilla que necesita ${the(second.piece, second.from)} está ocupada por una pieza propia.`,
  };
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

export function goodTrade(puzzle: Puzzle): Finding | undefined {
  const { first, start, them } = puzzle;
  if (!first.captured || first.piece === 'k' || VALUE[first.captured] - VALUE[first.piece] < 2) return undefined;
  if (defendersOf(start, first.to, them).length === 0) return undefined;
  const points = (value: number) => `${value} ${value === 1 ? 'punto' : 'puntos'}`;
  return {
    motif: 'cambio-favorable',
    text: `${the(first.piece, first.from)} (${points(VALUE[first.piece])}) captura ${the(first.captured, first.to)} (${points(VALUE[first.captured])}): aunque recapturen, el cambio es favorable`,
    hint: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
  };
}

export function quietBlow(puzzle: Puzzle): Finding | undefined {
  const { first } = puzzle;
  if (
    !puzzle.isQuietFirst ||
    puzzle.pieces < 8 ||
    puzzle.candidate.kind === 'quiet' ||
    puzzle.candidate.kind === 'save'
  )
    return undefined;
  if (puzzle.best < 200 || first.flags.includes('k') || first.flags.includes('q') || puzzle.own.length < 2)
    return undefined;
  const targets = realTargets(after(first), first.to).filter(({ type }) => type !== 'k');
  const threat = targets.length > 0 ? ` y ataca ${list(targets.map(namedTo))}` : '';
  return {
    motif: 'silenciosa',
    text: `${opener(first)} no captura ni da jaque, pero ${the(first.piece)} se coloca en ${first.to}${threat}; contra ${replyText(puzzle, 0)} sigue ${ownText(puzzle, 1)}`,
    hint: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
  };
}
