import { kingOf, occupants } from './board.ts';
import { firstOf, type Lens, mateIn, when, winning } from './lens.ts';
import { saveOwnPiece } from './motifs-defence.ts';
import * as tactical from './motifs-tactical.ts';
import type { Puzzle } from './puzzle.ts';
import { list, opener, pieceName, side, spanishSan, the } from './spanish.ts';

/** Rules: special moves and legal answers to a check, on positions where the move also matters. */
const rules: Lens = (p) => {
  const { first, start, us } = p;
  if (first.isEnPassant()) {
    return {
      motif: 'al-paso',
      text: `el peón de ${first.from} captura al paso en ${first.to}: el peón rival acaba de avanzar dos casillas y se retira como si hubiera avanzado una`,
      hint: 'Recuerda la captura al paso: sólo vale justo después del avance de dos casillas.',
    };
  }
  if (first.isKingsideCastle() || first.isQueensideCastle()) {
    const king = first.to;
    return {
      motif: 'enroque',
      text: `${side(us)} enrocan con ${opener(first)}: el rey va de ${first.from} a ${king} y la torre salta a su lado, porque ninguno se ha movido y el camino está libre y sin jaques`,
      hint: 'Comprueba si todavía puedes enrocar.',
    };
  }
  if (first.promotion) {
    return {
      motif: 'coronacion',
      text: `el peón de ${first.from} llega a la última fila en ${first.to} y se convierte en ${pieceName(first.promotion)}; en notación se escribe ${opener(first)}`,
      hint: 'Un peón que llega a la última fila se transforma.',
    };
  }
  if (start.isCheck() && start.moves().length <= 3 && p.pieces <= 24) {
    const legal = start.moves().map(spanishSan);
    const king = kingOf(start, us);
    return {
      motif: 'salir-jaque',
      text: `el rey de ${king} está en jaque y sólo ${legal.length === 1 ? `hay una jugada legal, ${legal[0]}` : `son legales ${list(legal)}`}: la buena es ${opener(first)}${first.captured ? `, que captura la pieza que da jaque`.replace('la pieza que da jaque', the(first.captured, first.to)) : ''}`,
      hint: 'Con el rey en jaque sólo valen tres cosas: moverlo, interponer o capturar.',
    };
  }
  return undefined;
};

/** Board vision: a capture or check from far away, along the whole line. */
const vision: Lens = (p) => {
  const { first } = p;
  if (p.own.length > 2 || !winning(p)) return undefined;
  const file = Math.abs(first.from.charCodeAt(0) - first.to.charCodeAt(0));
  const rank = Math.abs(Number(first.from[1]) - Number(first.to[1]));
  const long = ['b', 'r', 'q'].includes(first.piece) && Math.max(file, rank) >= 3;
  const jump = first.piece === 'n';
  if (!long && !jump) return undefined;
  const target =
    p.mate === 1
      ? `da mate al rey de ${kingOf(p.start, p.them)}`
      : first.captured
        ? `captura ${the(first.captured, first.to)}`
        : undefined;
  if (!target || (p.mate === undefined && p.gain < 2)) return undefined;
  const line = jump
    ? 'con su salto en L'
    : file === 0
      ? `por la columna ${first.from[0]}`
      : rank === 0
        ? `por la fila ${first.from[1]}`
        : `por la diagonal ${first.from}-${first.to}`;
  return {
    motif: 'vision',
    text: `${the(first.piece, first.from)} llega a ${first.to} ${line} y ${target}`,
    hint: `Recorre con la vista todas las casillas a las que llega ${the(first.piece, first.from)}.`,
  };
};

const stalemateCare: Lens = (p) => {
  if (!p.mate || p.mate > 2 || occupants(p.start, p.them).length > 2) return undefined;
  const stalemates = p.start
    .moves()
    .filter((san) => leavesStalemate(p, san))
    .map(spanishSan);
  if (stalemates.length === 0) return undefined;
  return {
    motif: 'ahogado',
    text: `${opener(p.first)} ${p.mate === 1 ? 'es mate' : `fuerza el mate en ${p.mate}`}; cuidado con ${list(stalemates.slice(0, 3))}, que ${stalemates.length > 1 ? 'dejarían' : 'dejaría'} al rey de ${kingOf(p.start, p.them)} ahogado y sería tablas`,
    hint: 'Comprueba que el rival conserve una jugada legal, salvo que sea mate.',
  };
};

function leavesStalemate(p: Puzzle, san: string): boolean {
  p.start.move(san);
  const result = p.start.isStalemate();
  p.start.undo();
  return result;
}

export const FUNDAMENTALS: Readonly<Record<string, Lens>> = {
  'aj-fun-reglas': rules,
  'aj-fun-jaquemate': firstOf(
    stalemateCare,
    when((p) => p.pieces <= 16, mateIn(1, 1)),
  ),
  'aj-fun-valor': when(
    (p) => p.candidate.kind === 'win' && p.own.length <= 2,
    firstOf(tactical.goodTrade, tactical.hangingCapture),
  ),
  'aj-fun-seguridad': firstOf(
    when((p) => p.own.length <= 2 && winning(p), tactical.hangingCapture),
    saveOwnPiece,
  ),
  'aj-fun-vision': vision,
};
