import type { Move } from 'chess.js';
import { Chess } from 'chess.js';
import { exchangeGain, occupants, VALUE } from './board.ts';
import { type Finding, memo } from './finding.ts';
import { passTurn } from './probe.ts';
import { after, givesCheck, type Puzzle, replay } from './puzzle.ts';
import { opener, side, spanishSan, the } from './spanish.ts';
import { toCentipawns } from './uci.ts';

/** What the rival threatens now, in words, when it is a mate or a clear gain. */
export const rivalThreat = memo((puzzle: Puzzle): { text: string; move: Move } | undefined => {
  const { threat, fen } = puzzle.candidate;
  const passed = passTurn(fen);
  if (!threat || !passed) return undefined;
  const gain = toCentipawns(threat.score);
  // The pass hands over a move; only what exceeds our own prospects by a piece or so is a threat.
  if (gain < Math.max(150, 200 - puzzle.best)) return undefined;
  const move = replay(passed, threat.pv)[0];
  if (!move) return undefined;
  const shown = spanishSan(move.san);
  if ('mate' in threat.score) {
    return {
      move,
      text: threat.score.mate === 1 ? `mate con ${shown}` : `mate en ${threat.score.mate} empezando por ${shown}`,
    };
  }
  if (move.captured && move.captured !== 'p')
    return { move, text: `capturar ${the(move.captured, move.to)} con ${shown}` };
  return { move, text: `jugar ${shown}` };
});

/** The only defence: it names the threat that it meets. */
export const defence = memo((puzzle: Puzzle): Finding | undefined => {
  if (puzzle.candidate.kind !== 'save' && !(puzzle.candidate.kind === 'quiet' && puzzle.best < -20)) return undefined;
  if (puzzle.gain >= 2) return undefined;
  const { first, us, them, start } = puzzle;
  const inCheck = start.isCheck();
  const threat = rivalThreat(puzzle);
  if (!inCheck && !threat) return undefined;
  const danger = inCheck ? `el rey está en jaque` : `${side(them)} amenazan ${threat?.text}`;
  return {
    motif: 'defensa',
    text: `${danger}; la única defensa de ${side(us)} es ${opener(first)}${howItDefends(puzzle)}`,
    hint: inCheck
      ? 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.'
      : `Pregúntate primero qué amenazan ${side(them)}.`,
  };
});

/** Taking something for nothing is not a defence, even when everything else loses. */
const isSimpleGain = (puzzle: Puzzle) => puzzle.first.captured !== undefined && puzzle.gain >= 2;

function howItDefends(puzzle: Puzzle): string {
  const { first } = puzzle;
  if (first.captured) return `, que elimina ${the(first.captured, first.to)}`;
  if (givesCheck(first)) return ', que gana un tiempo con el jaque';
  if (first.isKingsideCastle() || first.isQueensideCastle()) return ', que pone al rey a salvo';
  if (first.piece === 'k') return `, que lleva el rey a ${first.to}`;
  if (puzzle.start.isCheck()) return `, que interpone ${the(first.piece)} en ${first.to}`;
  return `, que coloca ${the(first.piece)} en ${first.to}`;
}

/** Perpetual check, stalemate or counter-blow in a position that looked lost. */
export const resource = memo((puzzle: Puzzle): Finding | undefined => {
  if (puzzle.candidate.kind !== 'save' || puzzle.pieces < 6 || isSimpleGain(puzzle)) return undefined;
  const pv = replay(puzzle.candidate.fen, puzzle.candidate.lines[0]?.pv ?? []);
  const own = pv.filter((_, index) => index % 2 === 0);
  if (own.length >= 4 && own.slice(0, 4).every(givesCheck) && Math.abs(puzzle.best) <= 30) {
    return {
      motif: 'perpetuo',
      text: `${opener(puzzle.first)} inicia una serie de jaques (${own
        .slice(0, 3)
        .map((move) => spanishSan(move.san))
        .join(', ')}…) de la que el rey rival no puede escapar: jaque perpetuo y tablas`,
      hint: 'No se puede ganar: busca jaques que se repitan sin fin.',
    };
  }
  if (pv.some((_, index) => index % 2 === 0 && after(pv[index] as Move).isStalemate()) || offersStalemate(puzzle)) {
    return {
      motif: 'ahogado',
      text: `${opener(puzzle.first)} busca el ahogado: si ${side(puzzle.them)} aceptan el sacrificio, ${side(puzzle.us)} se quedan sin jugadas legales y es tablas`,
      hint: 'Cuenta las jugadas legales que te quedan: el ahogado también salva.',
    };
  }
  if (givesCheck(puzzle.first) || puzzle.first.captured) {
    const threat = rivalThreat(puzzle);
    if (!threat && !puzzle.start.isCheck()) return undefined;
    return {
      motif: 'contragolpe',
      text: `${puzzle.start.isCheck() ? 'el rey está en jaque' : `${side(puzzle.them)} amenazan ${threat?.text}`}, y sólo el contragolpe ${opener(puzzle.first)} salva la posición${puzzle.first.captured ? ` al eliminar ${the(puzzle.first.captured, puzzle.first.to)}` : ''}`,
      hint: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    };
  }
  return defence(puzzle);
});

function offersStalemate(puzzle: Puzzle): boolean {
  if (puzzle.sacrifice === 0 || Math.abs(puzzle.best) > 30) return false;
  return after(puzzle.first)
    .moves({ verbose: true })
    .some((reply) => reply.to === puzzle.first.to && reply.captured && after(reply).isStalemate());
}

/** An own piece is attacked and would be lost: the move that keeps it. */
export const saveOwnPiece = memo((puzzle: Puzzle): Finding | undefined => {
  const passed = passTurn(puzzle.candidate.fen);
  if (!passed || !puzzle.isQuietFirst || puzzle.gain >= 2) return undefined;
  const rivalBoard = new Chess(passed);
  const attacked = occupants(rivalBoard, puzzle.us)
    .filter(({ type }) => VALUE[type] >= 3 && type !== 'k')
    .find(({ square }) => exchangeGain(rivalBoard, square) >= 2);
  if (!attacked) return undefined;
  const moved = puzzle.first.from === attacked.square;
  const board = after(puzzle.first);
  if (exchangeGain(board, moved ? puzzle.first.to : attacked.square) > 0) return undefined;
  return {
    motif: 'salvar-pieza',
    text: `${the(attacked.type, attacked.square)} está en peligro; ${opener(puzzle.first)} ${moved ? `la lleva a ${puzzle.first.to}, donde está segura` : 'la protege'}`
      .replace(/ la (lleva|protege)/, attacked.type === 'r' || attacked.type === 'q' ? ' la $1' : ' lo $1')
      .replace('está segura', attacked.type === 'r' || attacked.type === 'q' ? 'está segura' : 'está seguro'),
    hint: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
  };
});
