import { createHash } from 'node:crypto';
import { gendered, pieceName, pronoun } from '@estratega/chess/pieces';
import { Chess, type Move, type Square } from '@estratega/chess/rules';
import type { Causa } from '@estratega/lessons';
import { exchangeGain, fileOf, type Occupant, occupants, rankOf, VALUE } from '../positions/board.ts';
import { finalPicture } from '../positions/motifs-mate.ts';
import { realTargets } from '../positions/motifs-tactical.ts';
import { after, before, givesCheck, type Puzzle } from '../positions/puzzle.ts';
import { gainInWords } from '../positions/result.ts';
import { capitalise, list, numberedLine, numberedMove, ofThe, side, the, toThe } from '../positions/spanish.ts';
import { endingOf } from './ending.ts';
import type { Label, Motif } from './labels.ts';
import type { Verdict } from './verdict.ts';

/**
 * Words for a mined exercise. They say only what the line, the detectors and the engine's verdict hold; which of
 * several wordings is used depends on the board, so that a run can be repeated and neighbours do not sound alike.
 */
export interface Words {
  readonly pista: readonly [string, string];
  readonly explicacion: string;
}

/** What words need of a verdict. */
type RefutedBy = { readonly refutaciones: Verdict['refutaciones'] };

export type Pick = <T>(from: readonly T[]) => T;

/** A chooser that gives the same choices for the same board. */
export function chooser(fen: string): Pick {
  const bytes = createHash('sha256').update(fen).digest();
  let index = 0;
  return (from) => {
    const choice = bytes.readUInt16LE((index * 2) % 30) % from.length;
    index += 1;
    return from[choice] as never;
  };
}

const at = (man: Occupant) => the(man.type, man.square);
const toIt = (man: Occupant) => toThe(man.type, man.square);
const ofIt = (man: Occupant) => ofThe(man.type, man.square);

/** A move of the line with its number: "2.Dxf7#". */
const own = (puzzle: Puzzle, order: number) => numberedMove(puzzle.own[order] as Move, order * 2, puzzle.us);
const reply = (puzzle: Puzzle, order: number) => numberedMove(puzzle.replies[order] as Move, order * 2 + 1, puzzle.us);
/** "1.Dd8+ Rg7": what comes before the own move of that order. */
const lead = (puzzle: Puzzle, order: number) => numberedLine(puzzle.moves.slice(0, order * 2));
const them = ({ them: rival }: Puzzle) => side(rival);

/** What follows the blow: the reply of the line and the capture that cashes it. */
function harvest(puzzle: Puzzle, order: number, pick: Pick): string {
  const next = puzzle.own[order + 1];
  if (!next || !puzzle.replies[order]) return '';
  const answer = reply(puzzle, order);
  const blow = own(puzzle, order + 1);
  if (next.san.endsWith('#'))
    return pick([` Tras ${answer}, ${blow} es mate.`, ` A ${answer} sigue ${blow} y es mate.`]);
  if (next.captured) {
    const prey = the(next.captured);
    return pick([
      ` Tras ${answer} cae ${prey}: ${blow}.`,
      ` Si ${answer}, entonces ${blow} y se lleva ${prey}.`,
      ` Sigue ${answer} ${stripped(blow)}, y cae ${prey}.`,
    ]);
  }
  return pick([` Tras ${answer} sigue ${blow}.`, ` Contra ${answer} llega ${blow}.`]);
}

/** "1...Rg8 2.Cxd8" inside a sentence needs its second number only when White moves. */
const stripped = (numbered: string) => (numbered.includes('...') ? numbered.replace(/^\d+\.{3}/u, '') : numbered);

/** Opening of a sentence about a later move of the line. */
const since = (puzzle: Puzzle, order: number, pick: Pick) =>
  order === 0
    ? ''
    : pick([
        `Tras ${lead(puzzle, order)}, `,
        `Primero ${lead(puzzle, order)}; después, `,
        `Con ${lead(puzzle, order)} se llega al golpe: `,
      ]);

/** What is said of the own move of that order, with what leads to it. */
const sentence = (puzzle: Puzzle, order: number, said: string, pick: Pick) =>
  `${capitalise(`${since(puzzle, order, pick)}${said}`)}.`;

/** What the own move of that order brings: "2.Dxf7 captura el peón". */
function prizeOf(puzzle: Puzzle, order: number): string {
  const move = puzzle.own[order] as Move;
  const blow = own(puzzle, order);
  if (move.san.endsWith('#')) return `${blow} es mate`;
  return move.promotion ? `${blow} corona` : `${blow} captura ${the(move.captured ?? 'p')}`;
}

type Teller = (puzzle: Puzzle, label: Label, pick: Pick) => string;

interface Gone {
  readonly guard: Occupant;
  readonly blow: string;
  /** What it guarded, and what falls there. */
  readonly square: Square;
  readonly prize: string;
  /** The move that does away with it and the answer. */
  readonly line: string;
}

/** A guard that is led away or taken, and what it guarded. */
const guardGone =
  (wordings: (gone: Gone) => readonly string[]): Teller =>
  (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const said = pick(
      wordings({
        guard: men[0] as Occupant,
        blow: own(puzzle, order),
        square: (puzzle.own[order + 1] as Move).to,
        prize: prizeOf(puzzle, order + 1),
        line: numberedLine(puzzle.moves.slice(order * 2, order * 2 + 2), order),
      }),
    );
    return sentence(puzzle, order, said, pick);
  };

const TELL: Partial<Record<Motif, Teller>> = {
  doble: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const move = puzzle.own[order] as Move;
    const blow = own(puzzle, order);
    const king = men.find(({ type }) => type === 'k');
    const rest = men.filter((man) => man !== king);
    const both = list(men.map(toIt));
    const said = king
      ? pick([
          `${blow} da jaque y ataca a la vez ${list(rest.map(toIt))}`,
          `${the(move.piece)} da jaque desde ${move.to} y apunta además ${list(rest.map(toIt))}`,
          `${blow} es un ataque doble, ${both}; primero hay que atender el jaque`,
        ])
      : pick([
          `${blow} ataca a la vez ${both}`,
          `desde ${move.to}, ${the(move.piece)} amenaza ${both}: no hay tiempo para salvarlo todo`,
          `ataque doble con ${blow}: ${list(men.map(at))} quedan bajo ataque`,
        ]);
    return `${sentence(puzzle, order, said, pick)}${harvest(puzzle, order, pick)}`;
  },
  clavada: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const [pinned, second, spared] = men as [Occupant, Occupant, Occupant | undefined];
    const blow = own(puzzle, order);
    if (spared) {
      const held = gendered(pinned.type, 'clavado');
      const said = pick([
        `${blow} cuenta con que ${at(pinned)} está ${held} por ${at(second)} y no puede tomar ${at(spared)}`,
        `con ${blow}, ${at(pinned)} no puede tomar ${at(spared)}: ${at(second)} ${pronoun(pinned.type)} clava contra su rey`,
        `${blow} es posible porque ${at(pinned)}, ${held} por ${at(second)}, no puede tomar ${at(spared)}`,
      ]);
      return `${sentence(puzzle, order, said, pick)}${harvest(puzzle, order, pick)}`;
    }
    if (second.color === puzzle.us) {
      const held = gendered(pinned.type, 'clavado');
      return `${pick([
        `${capitalise(at(pinned))} parece defender ${puzzle.first.to}, pero está ${held} por ${at(second)}: nadie puede recapturar tras ${blow}`,
        `${capitalise(at(second))} clava ${toIt(pinned)} contra el rey, así que a ${blow} no se puede contestar recapturando`,
        `${blow} aprovecha que ${at(pinned)}, ${held} contra su rey, no puede recapturar`,
      ])}.${harvest(puzzle, 0, pick)}`;
    }
    return `${pick([
      `${blow} clava ${toIt(pinned)} contra el rey: ya no puede apartarse`,
      `Con ${blow}, ${at(pinned)} queda ${gendered(pinned.type, 'clavado')}, porque detrás está ${at(second)}`,
      `${capitalise(at(pinned))} no puede moverse después de ${blow}: dejaría a su rey en jaque`,
    ])}.${harvest(puzzle, 0, pick)}`;
  },
  enfilada: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const [front, back] = men as [Occupant, Occupant];
    const blow = own(puzzle, order);
    const said = pick([
      `${blow} enfila ${toIt(front)} y ${toIt(back)}: al apartarse ${the(front.type)}, cae lo de atrás`,
      `${blow} ataca ${toIt(front)}; en la misma línea, detrás, espera ${at(back)}`,
      `${at(front)} tiene que apartarse tras ${blow} y descubre ${toIt(back)}`,
    ]);
    return `${sentence(puzzle, order, said, pick)}${harvest(puzzle, order, pick)}`;
  },
  descubierta: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const [target, gun] = men as [Occupant, Occupant];
    const move = puzzle.own[order] as Move;
    const blow = own(puzzle, order);
    const what = target.type === 'k' ? `el jaque ${ofIt(gun)}` : `el ataque ${ofIt(gun)} contra ${at(target)}`;
    const taken = move.captured && move.captured !== 'p' ? ` De paso captura ${the(move.captured)}.` : '';
    const said = pick([
      `${blow} descubre ${what}`,
      `al irse de ${move.from}, ${the(move.piece)} abre ${what}: ${blow}`,
      `${the(move.piece)} se aparta con ${blow} y deja ver ${what}`,
    ]);
    return `${sentence(puzzle, order, said, pick)}${taken}${harvest(puzzle, order, pick)}`;
  },
  'jaque-doble': (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const gun = men[1] as Occupant;
    const move = puzzle.own[order] as Move;
    const blow = own(puzzle, order);
    const said = pick([
      `${blow} es jaque doble, ${ofThe(move.piece)} y ${ofIt(gun)}: el rey está obligado a moverse`,
      `dan jaque dos piezas a la vez con ${blow}, así que no sirve capturar ni interponer`,
    ]);
    return `${sentence(puzzle, order, said, pick)}${harvest(puzzle, order, pick)}`;
  },
  atraccion: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const lured = men[0] as Occupant;
    const bait = puzzle.own[order] as Move;
    const blow = own(puzzle, order);
    const next = own(puzzle, order + 1);
    const mates = puzzle.own[order + 1]?.san.endsWith('#');
    const end = mates ? 'es mate' : lured.type === 'k' ? 'le da jaque' : `${pronoun(lured.type)} ataca`;
    const said = pick([
      `${blow} atrae ${toIt(lured)} a ${bait.to}; allí, ${next} ${end}`,
      `el cebo es ${blow}: ${at(lured)} acaba en ${bait.to} y ${next} ${end}`,
      `${blow} se entrega para llevar ${toIt(lured)} a ${bait.to}, donde ${next} ${end}`,
    ]);
    return sentence(puzzle, order, said, pick);
  },
  desviacion: guardGone(({ blow, guard, square, prize, line }) => [
    `${blow} aparta ${toIt(guard)} de la defensa de ${square}; luego ${prize}`,
    `${at(guard)} vigilaba ${square}: ${blow} ${pronoun(guard.type)} desvía y ${prize}`,
    `${line} y ${at(guard)} ya no cuida ${square}: ${prize}`,
  ]),
  defensor: guardGone(({ blow, guard, square, prize }) => [
    `${blow} captura ${at(guard)}, que cuidaba ${square}; luego ${prize}`,
    `${at(guard)} defendía ${square}: ${blow} ${pronoun(guard.type)} elimina y ${prize}`,
    `la casilla ${square} dependía ${ofIt(guard)}: ${blow} ${pronoun(guard.type)} quita de en medio y ${prize}`,
  ]),
  interferencia: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const [guard, target] = men as [Occupant, Occupant];
    const move = puzzle.own[order] as Move;
    const blow = own(puzzle, order);
    const prize = prizeOf(puzzle, order + 1);
    const said = pick([
      `${blow} se interpone entre ${at(guard)} y ${at(target)}; después ${prize}`,
      `${at(guard)} defendía de lejos ${toIt(target)}: ${blow} corta la línea y ${prize}`,
      `desde ${move.to}, ${the(move.piece)} tapa la línea ${ofIt(guard)}: ${blow} y ${prize}`,
    ]);
    return sentence(puzzle, order, said, pick);
  },
  'rayos-x': (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const slider = men[0] as Occupant;
    const move = puzzle.own[order] as Move;
    const taker = puzzle.replies[order] as Move;
    const line = numberedLine(puzzle.moves.slice(order * 2, order * 2 + 3), order);
    const through = ofThe(taker.piece, taker.from);
    const said = pick([
      `${at(slider)} apoya ${move.to} a través ${through}: ${line}`,
      `los rayos X ${ofIt(slider)} llegan a ${move.to} por detrás ${through}: ${line}`,
    ]);
    return sentence(puzzle, order, said, pick);
  },
  despeje: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const slider = men[0] as Occupant;
    const move = puzzle.own[order] as Move;
    const blow = own(puzzle, order);
    const next = puzzle.own[order + 1] as Move;
    const prize = next.san.endsWith('#') ? `${own(puzzle, order + 1)} es mate` : `llega ${own(puzzle, order + 1)}`;
    const said =
      next.to === move.from
        ? pick([
            `${blow} deja libre ${move.from} para ${at(slider)}; luego ${prize}`,
            `la casilla ${move.from} estaba ocupada: ${blow} la despeja y ${prize}`,
          ])
        : pick([
            `${the(move.piece)} estorbaba en ${move.from}: ${blow} despeja la línea ${ofIt(slider)} y ${prize}`,
            `${blow} abre paso ${toIt(slider)}; luego ${prize}`,
          ]);
    return sentence(puzzle, order, said, pick);
  },
  atrapada: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const victim = men[0] as Occupant;
    const blow = own(puzzle, order);
    const said = pick([
      `${blow} deja ${toIt(victim)} sin salida segura`,
      `${at(victim)} no tiene casilla segura después de ${blow}`,
      `con ${blow}, ${at(victim)} queda ${gendered(victim.type, 'atrapado')}`,
    ]);
    return `${sentence(puzzle, order, said, pick)}${harvest(puzzle, order, pick)}`;
  },
  promocion: (puzzle, { finding }, pick) => {
    const { order, men } = finding?.facts ?? { order: 0, men: [] };
    const pawn = men[0] as Occupant;
    const move = puzzle.own[order] as Move;
    const blow = own(puzzle, order);
    if (order === 0)
      return pick([
        `${blow}: el peón de ${move.from} llega al final.`,
        `El peón de ${move.from} corona con ${blow}.`,
        `Con ${blow} el peón de ${move.from} se convierte en ${pieceName(move.promotion ?? 'q')}.`,
      ]);
    const line = numberedLine(puzzle.moves.slice(0, order * 2 + 1));
    const itself = puzzle.first.from === pawn.square;
    return pick([
      `${line}: el peón de ${pawn.square} corona.`,
      `El peón de ${pawn.square} es la idea: ${line}.`,
      itself
        ? `El peón de ${pawn.square} no se detiene hasta coronar: ${line}.`
        : `${own(puzzle, 0)} ayuda al peón de ${pawn.square}: tras ${reply(puzzle, order - 1)} llega ${blow}.`,
    ]);
  },
  colgada: (puzzle, { finding }, pick) => {
    const prey = (finding?.facts?.men ?? [])[0] as Occupant;
    const blow = own(puzzle, 0);
    return pick([
      `${capitalise(at(prey))} no tiene ningún defensor: ${blow} ${pronoun(prey.type)} gana limpiamente.`,
      `${blow}: ${at(prey)} estaba sin defensa y nadie puede recapturar.`,
      `Había una pieza gratis, ${at(prey)}: ${blow}.`,
      `Nadie cuida ${toIt(prey).replace(/^al /u, 'el ').replace(/^a /u, '')}. ${blow} y es gratis.`,
      `${blow} captura ${at(prey)}, que estaba ${gendered(prey.type, 'suelto')}.`,
      `Contar defensores basta: ${at(prey)} no tiene ninguno y ${blow} ${pronoun(prey.type)} captura.`,
    ]);
  },
};

/** What the first move of a nameless combination does, as far as the board shows it. */
function openerOf(puzzle: Puzzle, pick: Pick): string {
  const { first, sacrifice } = puzzle;
  const blow = own(puzzle, 0);
  const man = the(first.piece);
  if (sacrifice >= 2)
    return pick([
      `${blow} entrega ${man}${puzzle.isCheck ? ' con jaque' : ''}`,
      `Empieza con una entrega, ${blow}`,
      `${capitalise(man)} se ofrece con ${blow}`,
    ]);
  if (first.captured && puzzle.isCheck)
    return pick([`${blow} captura ${the(first.captured)} con jaque`, `Empieza ${blow}, captura con jaque`]);
  if (first.captured)
    return pick([`${blow} captura ${the(first.captured)}`, `Primero cae ${the(first.captured)}: ${blow}`]);
  if (puzzle.isCheck) return pick([`${blow} empieza con jaque`, `El primer paso es un jaque, ${blow}`]);
  const targets = realTargets(after(first), first.to).filter(({ type }) => type !== 'k');
  if (targets.length > 0 && targets.length <= 2)
    return pick([
      `${blow} ataca ${list(targets.map(toIt))}`,
      `Con ${blow} queda bajo ataque ${at(targets[0] as Occupant)}`,
    ]);
  return pick([`La jugada clave es tranquila: ${blow}`, `${blow} no da jaque ni captura, pero decide`]);
}

/** A combination without a name: what begins it, and its line. */
function tellLine(puzzle: Puzzle, pick: Pick): string {
  const line = numberedLine(puzzle.moves);
  const [first] = puzzle.own as [Move];
  const taken = first.captured && puzzle.replies[0]?.to === first.to && puzzle.own[1]?.captured;
  const even = first.captured && VALUE[first.captured] === VALUE[first.piece];
  if (puzzle.own.length === 2 && taken && even)
    return pick([
      `Primero el cambio, ${own(puzzle, 0)}, y después la captura que importa: ${line}.`,
      `El orden decide: ${line}.`,
      `Tras ${numberedLine(puzzle.moves.slice(0, 2))} queda libre la captura: ${own(puzzle, 1)}.`,
    ]);
  const start = openerOf(puzzle, pick);
  if (puzzle.own.length === 1) return `${start}.`;
  return pick([
    `${start}. La línea: ${line}.`,
    `${start}. Lo demás viene encadenado: ${line}.`,
    `${start}. Sigue así: ${line}.`,
  ]);
}

/** A pawn that no rival pawn can stop or take. */
function isPassed({ start, us, them }: Puzzle, pawn: Move): boolean {
  const ahead = (rank: number) => (us === 'w' ? rank > rankOf(pawn.from) : rank < rankOf(pawn.from));
  return !occupants(start, them).some(
    ({ type, square }) =>
      type === 'p' && Math.abs(fileOf(square) - fileOf(pawn.from)) <= 1 && ahead(rankOf(square)) && !pawn.captured,
  );
}

/** The kings face each other with one square between, and the rival must move. */
function takesOpposition(puzzle: Puzzle): boolean {
  if (puzzle.first.piece !== 'k' || endingOf(puzzle.candidate.fen) !== 'peones') return false;
  const king = puzzle.start.findPiece({ type: 'k', color: puzzle.them })[0] as Square;
  const [df, dr] = [Math.abs(fileOf(king) - fileOf(puzzle.first.to)), Math.abs(rankOf(king) - rankOf(puzzle.first.to))];
  return (df === 0 && dr === 2) || (df === 2 && dr === 0);
}

/** Winning chance is only with the best move. */
const onlyWins = ({ best, second }: Puzzle) => best >= 200 && second <= 80;

const pawnsOf = (chess: Chess, color: Puzzle['us']): number =>
  occupants(chess, color).filter(({ type }) => type === 'p').length;

/** A capture in an ending: whether it is answered, what pawn it lets through, and what is left. */
function tellTaking(puzzle: Puzzle, blow: string): string {
  const { first, us, them: rival } = puzzle;
  const board = after(first);
  const safe = !board.moves({ verbose: true }).some(({ to }) => to === first.to);
  const runs = first.piece === 'p' && isPassedAt(board, first.to, us);
  const [own, others] = [pawnsOf(board, us), pawnsOf(board, rival)];
  const parts = [
    ...(safe ? ['nadie puede recapturar'] : []),
    ...(runs ? [`el peón de ${first.to} queda pasado`] : []),
    ...(own > others && others > 0
      ? [`quedan ${NUMBER[own] ?? own} peones contra ${others === 1 ? 'uno' : (NUMBER[others] ?? others)}`]
      : []),
    ...(own > 0 && others === 0 ? [`a ${side(rival)} no les quedan peones`] : []),
  ];
  const told = `${blow} captura ${the(first.captured ?? 'p', first.isEnPassant() ? undefined : first.to)}`;
  return `${told}${parts.length > 0 ? `: ${list(parts)}` : ''}.`;
}

/** No rival pawn stands before it, on its file or beside. */
function isPassedAt(board: Chess, square: Square, us: Puzzle['us']): boolean {
  const ahead = (rank: number) => (us === 'w' ? rank > rankOf(square) : rank < rankOf(square));
  return !occupants(board, us === 'w' ? 'b' : 'w').some(
    (man) => man.type === 'p' && Math.abs(fileOf(man.square) - fileOf(square)) <= 1 && ahead(rankOf(man.square)),
  );
}

/** An ending: who moves and why it matters, as far as the board shows it. */
function tellEnding(puzzle: Puzzle, pick: Pick): string {
  const { first } = puzzle;
  const blow = own(puzzle, 0);
  const said = first.captured
    ? tellTaking(puzzle, blow)
    : takesOpposition(puzzle)
      ? pick([`${blow} toma la oposición.`, `Con ${blow} el rey toma la oposición y el rival tiene que ceder el paso.`])
      : first.piece === 'k'
        ? pick([`${blow}: en el final el rey también trabaja.`, `El rey se pone en marcha: ${blow}.`])
        : first.piece === 'p' && isPassed(puzzle, first)
          ? pick([`El peón pasado no espera: ${blow}.`, `${blow} empuja el peón pasado.`])
          : first.piece === 'p'
            ? pick([`La clave es una jugada de peón: ${blow}.`, `${blow} es el avance que hacía falta.`])
            : pick([`${blow} es la jugada exacta.`, `La clave es ${the(first.piece, first.from)}: ${blow}.`]);
  const line = puzzle.own.length > 1 ? ` La línea sigue así: ${numberedLine(puzzle.moves)}.` : '';
  const only = onlyWins(puzzle) ? pick([' Nada más gana aquí.', ' Otras jugadas no bastan para ganar.']) : '';
  return `${said}${line}${only}`;
}

/** Centipawns from which a move loses. */
const LOSES = -150;

/** The only move that holds. */
function tellDefence(puzzle: Puzzle, pick: Pick): string {
  const line = numberedLine(puzzle.moves);
  const blow = own(puzzle, 0);
  const rest = puzzle.own.length > 1 ? ` La defensa sigue así: ${line}.` : '';
  const loses = puzzle.second <= LOSES;
  return `${pick([
    `${blow} es la única jugada que mantiene el equilibrio.`,
    loses ? `Solo ${blow} aguanta: es la única jugada que no pierde.` : `Solo ${blow} aguanta la posición.`,
    loses
      ? `Aquí ${blow} es la única jugada que no pierde.`
      : `Aquí ${blow} es la única jugada que conserva la igualdad.`,
  ])}${rest}`;
}

/** Every reply of the line was the only legal one. */
const isForced = (puzzle: Puzzle) => puzzle.replies.every((move) => before(move).moves().length === 1);

const NUMBER = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];

function tellMate(puzzle: Puzzle, pick: Pick): string {
  const { why, name } = finalPicture(puzzle) ?? { why: '' };
  const called = name && /pasillo|coz|árabe|Anastasia/u.test(name) ? `, el ${name}` : '';
  const line = numberedLine(puzzle.moves);
  if (puzzle.own.length === 1) {
    return pick([
      `${line} es mate${called}: ${why}.`,
      why.includes('mate') ? `${capitalise(why)}: ${line}${called}.` : `${capitalise(why)}: ${line} es mate${called}.`,
      `Con ${line} termina la partida${called ? ` con el ${name}` : ''}: ${why}.`,
    ]);
  }
  if (isForced(puzzle)) {
    return pick([
      `Cada respuesta es la única legal: ${line}${called}. Al final, ${why}.`,
      `${line}${called}: ${them(puzzle)} no pueden elegir en ningún momento. ${capitalise(why)}.`,
      `Todo es forzado: ${line}${called}. ${capitalise(why)}.`,
    ]);
  }
  return pick([
    `${line} es mate en ${NUMBER[puzzle.own.length] ?? puzzle.own.length}${called}: ${why}.`,
    `La línea principal es ${line}${called}. Al final, ${why}.`,
    `${own(puzzle, 0)} prepara el mate; por ejemplo, ${line}${called}. ${capitalise(why)}.`,
  ]);
}

/** What the line leaves on the board, told only when the tally and the engine agree. */
function tellResult(puzzle: Puzzle, pick: Pick): string {
  if (puzzle.mate) return '';
  // A pawn does not tell why the game is decided.
  const gain = puzzle.best >= 450 && puzzle.gain <= 1 ? undefined : gainInWords(puzzle);
  const who = capitalise(side(puzzle.us));
  if (gain)
    return pick([
      ` ${who} ganan ${gain}.`,
      ` En total, ${side(puzzle.us)} ganan ${gain}.`,
      ` El saldo: ${gain}.`,
      ` Así ganan ${gain}.`,
    ]);
  if (puzzle.best >= 450) return pick([` ${who} quedan con ventaja decisiva.`, ` La ventaja ya es decisiva.`]);
  if (puzzle.best >= 200) return ` ${who} quedan con gran ventaja.`;
  return '';
}

const CLAUSE: Readonly<Partial<Record<Causa, string>>> = {
  pierde_dama: 'se pierde la dama',
  pierde_torre: 'se pierde una torre',
  pierde_pieza: 'se pierde una pieza',
  pierde_calidad: 'se pierde la calidad',
  tablas: 'son tablas',
};

/** What a reply does that takes the win away, where the board shows it: it takes something, crowns or saves what was lost. */
function escapes(puzzle: Puzzle, tried: Move, answer: Move): string | undefined {
  if (answer.promotion) return `${them(puzzle)} coronan`;
  if (answer.captured && tried.captured && answer.to === tried.to)
    return VALUE[tried.captured] === VALUE[answer.captured]
      ? 'solo es un cambio'
      : `${them(puzzle)} se llevan ${the(answer.captured)} por ${the(tried.captured)}`;
  if (answer.captured) return `${them(puzzle)} se llevan ${tried.captured ? 'a cambio ' : ''}${the(answer.captured)}`;
  const board = new Chess(tried.after);
  const fields = board.fen().split(' ');
  if (board.isCheck() || answer.piece === 'k') return undefined;
  fields[1] = puzzle.us;
  fields[3] = '-';
  const hung = exchangeGain(new Chess(fields.join(' ')), answer.from) > 0;
  return hung ? `${the(answer.piece)} rival se pone a salvo` : undefined;
}

const clauseOf = (puzzle: Puzzle, tried: Move, answer: Move, causa: Causa): string | undefined =>
  causa === 'deja_escapar' ? escapes(puzzle, tried, answer) : CLAUSE[causa];

/** A move that tempts and fails, with the reply that shows it. */
export function tellTemptation(puzzle: Puzzle, { refutaciones }: RefutedBy, pick: Pick): string {
  const board = new Chess(puzzle.candidate.fen);
  const tempting = Object.entries(refutaciones).flatMap(([uci, { con, causa }]) => {
    if (!con) return [];
    const tried = board.move(uci);
    const answer = board.move(con);
    board.undo();
    board.undo();
    // Giving a piece away for less tempts nobody when the answer is a plain recapture.
    const given = VALUE[tried.piece] - (tried.captured ? VALUE[tried.captured] : 0);
    const obvious = answer.to === tried.to && given >= 2;
    if (obvious || (!tried.captured && !givesCheck(tried))) return [];
    const clause = causa === 'mate' ? `${them(puzzle)} dan mate` : clauseOf(puzzle, tried, answer, causa);
    return clause === undefined ? [] : [{ tried, answer, causa, clause }];
  });
  if (tempting.length === 0) return '';
  const { tried, answer, causa, clause } = pick(tempting.slice(0, 3));
  const alt = numberedMove(tried, 0, puzzle.us);
  const punished = numberedMove(answer, 1, puzzle.us);
  if (causa === 'mate' && answer.san.endsWith('#'))
    return pick([` ¡Cuidado! ${alt} permite ${punished}.`, ` En cambio, ${alt} pierde en el acto por ${punished}.`]);
  return pick([
    ` La tentación es ${alt}, pero con ${punished} ${clause}.`,
    ` No vale ${alt}: ${punished} y ${clause}.`,
    ` En cambio, tras ${numberedLine([tried, answer])} ${clause}.`,
    ` Parece buena ${alt}, pero llega ${punished} y ${clause}.`,
    ` ¿Y ${alt}? Con ${punished} ${clause}.`,
  ]);
}

const HINT: Partial<Record<Motif, (men: readonly Occupant[], puzzle: Puzzle) => readonly string[]>> = {
  doble: (men) => [
    `¿Qué jugada puede atacar a la vez ${list(men.map(toIt))}?`,
    `${capitalise(list(men.map(at)))} están a tiro de una misma pieza.`,
  ],
  clavada: ([pinned]) =>
    pinned ? [`¿De verdad puede moverse ${at(pinned)}?`, `Mira qué hay detrás ${ofIt(pinned)}.`] : [],
  enfilada: ([front, back]) =>
    front && back
      ? [
          `${capitalise(at(front))} y ${at(back)} se pueden poner en una misma línea.`,
          `Detrás ${ofIt(front)} puede haber algo más que ganar.`,
        ]
      : [],
  descubierta: ([, gun]) =>
    gun
      ? [
          `${capitalise(at(gun))} tiene delante una pieza propia: ¿qué pasa si se aparta?`,
          `Hay una batería lista: busca la pieza que la tapa.`,
        ]
      : [],
  'jaque-doble': ([, gun]) => [
    ...(gun ? [`${capitalise(at(gun))} espera que la línea se abra.`] : []),
    'Dos piezas pueden dar jaque con una sola jugada.',
  ],
  atraccion: ([lured]) =>
    lured
      ? [
          `${capitalise(at(lured))} estaría peor en otra casilla: oblíga${pronoun(lured.type)} a ir.`,
          'Una entrega puede llevar una pieza rival a una casilla fatal.',
        ]
      : [],
  desviacion: ([guard]) =>
    guard
      ? [
          `${capitalise(at(guard))} defiende algo importante. ¿Puedes alejar${pronoun(guard.type)}?`,
          `¿Qué pasaría si ${at(guard)} no estuviera en su sitio?`,
        ]
      : [],
  defensor: ([, target]) =>
    target
      ? [
          `¿Quién defiende ${toIt(target)}? Mira si puedes quitar de en medio a ese defensor.`,
          `${capitalise(at(target))} depende de un defensor.`,
        ]
      : [],
  interferencia: ([guard, target]) =>
    guard && target
      ? [
          `${capitalise(at(guard))} defiende de lejos ${toIt(target)}: ¿se puede cortar esa línea?`,
          'Una defensa a distancia deja de serlo si algo se cruza.',
        ]
      : [],
  'rayos-x': ([slider]) => (slider ? [`${capitalise(at(slider))} trabaja también a través de una pieza rival.`] : []),
  despeje: ([slider]) =>
    slider
      ? [`${capitalise(at(slider))} quiere pasar: ¿quién le cierra el camino?`, '¿Qué pieza tuya estorba a otra?']
      : [],
  atrapada: ([victim]) =>
    victim
      ? [
          `Cuenta las casillas seguras que le quedan ${toIt(victim)}.`,
          `Una pieza rival se ha quedado casi sin jugadas: ¿cuál?`,
        ]
      : [],
  promocion: ([pawn]) =>
    pawn
      ? [`¿Qué le falta al peón de ${pawn.square} para coronar?`, `Un peón a punto de coronar vale más que una pieza.`]
      : [],
  colgada: () => [
    'Repasa una por una las piezas rivales: ¿cuáles no tienen defensor?',
    'Antes de buscar combinaciones, mira si hay algo gratis.',
    'Cuenta los defensores de cada pieza rival que puedes capturar.',
  ],
};

const GENERIC: Partial<Record<Motif, readonly string[]>> = {
  doble: ['Busca un ataque doble; quizá haya que prepararlo.', 'Dos piezas rivales pueden quedar atacadas a la vez.'],
  clavada: ['Una pieza rival no puede moverse como parece.', 'Busca una clavada.'],
  enfilada: [
    'Dos piezas rivales pueden quedar en una misma línea.',
    'Piensa en las líneas abiertas: lo valioso delante, el premio detrás.',
  ],
  descubierta: [
    'Una pieza propia tapa a otra: piensa en la descubierta.',
    'Busca qué se abre cuando una pieza se aparta.',
  ],
  'jaque-doble': ['Dos piezas pueden dar jaque con una sola jugada.'],
  atraccion: [
    'Una entrega puede llevar una pieza rival a una casilla fatal.',
    'Piensa qué casilla le sentaría mal al rival y cómo llevarlo allí.',
  ],
  desviacion: [
    'Un defensor rival tiene demasiado trabajo.',
    'Busca qué pieza rival sostiene la defensa y cómo alejarla.',
  ],
  defensor: ['Pregúntate quién cuida cada pieza rival.', 'Un defensor se puede capturar.'],
  interferencia: ['Una defensa a distancia deja de serlo si algo se cruza.'],
  'rayos-x': ['Cuenta también las piezas que están detrás de otras.'],
  despeje: ['Una pieza propia estorba a otra.', '¿Qué línea necesitas abierta, y quién la cierra?'],
  atrapada: [
    'Una pieza rival se ha quedado casi sin jugadas.',
    'Cuenta las salidas de las piezas rivales más avanzadas.',
  ],
  promocion: ['Piensa en el peón más avanzado.', 'Un peón a punto de coronar vale más que una pieza.'],
};

/** Hints for what has no motif. */
function plainHints(puzzle: Puzzle, { motif }: Label): readonly string[] {
  const { first, own: moves, start } = puzzle;
  if (motif === 'defensa')
    return start.isCheck()
      ? ['Estás en jaque: mira todas las respuestas, una por una.', 'Pocas jugadas, una sola buena: descarta.']
      : [
          'Solo una jugada mantiene el equilibrio: descarta las demás una por una.',
          'Antes de nada, ¿qué haría el rival si le tocara jugar?',
          'La posición es delicada: busca la jugada que aguanta.',
        ];
  if (motif === 'combinacion')
    return [
      `Hay una combinación de ${NUMBER[moves.length] ?? moves.length} jugadas: empieza por lo más forzado.`,
      ...(first.captured ? ['Compara el orden de las capturas.'] : []),
      ...(first.captured && VALUE[first.captured] === VALUE[first.piece]
        ? ['Un cambio en el momento justo abre la puerta.']
        : []),
      ...(puzzle.sacrifice >= 2 ? ['Lo que se entrega al principio se recupera con creces.'] : []),
      ...(givesCheck(first) ? ['Mira primero los jaques y calcula qué dejan libre.'] : []),
      ...(puzzle.isQuietFirst ? ['La primera jugada no es jaque ni captura: ¿qué amenaza crearía más problemas?'] : []),
    ];
  if (motif === 'final') {
    if (first.captured)
      return ['¿Qué captura deja el final ganado?', 'Cuenta qué queda en el tablero tras cada captura.'];
    if (first.piece === 'k')
      return [
        'En el final el rey es una pieza más: ¿adónde debe ir?',
        'Compara las casillas a las que puede ir tu rey.',
      ];
    if (first.piece === 'p')
      return isPassed(puzzle, first)
        ? ['Piensa en tu peón pasado.', '¿Quién puede frenar a tu peón pasado?']
        : ['Un avance de peón cambia el final.', 'Mira qué peón puede abrir camino.'];
    return ['Busca la casilla desde la que tu pieza hace dos trabajos.', 'La actividad decide: ¿qué pieza mejora más?'];
  }
  return [];
}

function mateHints(puzzle: Puzzle): readonly string[] {
  const n = puzzle.own.length;
  const king = puzzle.start.findPiece({ type: 'k', color: puzzle.them })[0];
  const name = finalPicture(puzzle)?.name;
  if (n === 1)
    return [
      `El rey de ${king} no tiene escapatoria: ¿con qué jaque termina la partida?`,
      'Mira todos los jaques: uno de ellos es mate.',
      `¿Qué jaque no puede parar el rey de ${king}?`,
      `Cuenta las casillas de huida del rey de ${king}.`,
    ];
  const classic = name && /pasillo|coz|árabe|Anastasia/u.test(name) ? [`El dibujo final es el ${name}.`] : [];
  if (puzzle.isQuietFirst)
    return [
      ...classic,
      `No empieza con jaque: quítale primero las salidas al rey de ${king}.`,
      'La primera jugada es tranquila; la amenaza, imparable.',
    ];
  if (!puzzle.isCheck)
    return [
      ...classic,
      `Hay mate en ${NUMBER[n] ?? n}, y no empieza con jaque: ¿qué captura lo hace imparable?`,
      `¿Qué captura deja al rey de ${king} sin defensa?`,
    ];
  return [
    ...classic,
    `Hay mate en ${NUMBER[n] ?? n}. Empieza por las jugadas que menos respuestas dejan.`,
    `El rey de ${king} está cerca del mate: calcula los jaques hasta el final.`,
    `Después de cada jaque, cuenta las casillas que le quedan al rey de ${king}.`,
    `¿Qué jaque deja menos respuestas al rey de ${king}?`,
  ];
}

/** A hint must not tell the square where the first move goes. */
const tells = (hint: string, puzzle: Puzzle) => hint.includes(puzzle.first.to);

function ideaHint(puzzle: Puzzle, labels: readonly Label[], pick: Pick): string {
  const main = labels[0] as Label;
  const facts = main.finding?.facts;
  const specific =
    puzzle.mate && !HINT[main.motif]
      ? mateHints(puzzle)
      : facts && facts.order === 0
        ? (HINT[main.motif]?.(facts.men, puzzle) ?? [])
        : plainHints(puzzle, main);
  const general = GENERIC[main.motif] ?? [];
  const fitting = [...specific, ...(specific.length > 0 ? [] : general)].filter((hint) => !tells(hint, puzzle));
  if (fitting.length > 0) return pick(fitting);
  const fallback = [...general, 'Revisa jaques, capturas y amenazas, en ese orden.'].filter(
    (hint) => !tells(hint, puzzle),
  );
  return pick(fallback);
}

export function pieceHint(puzzle: Puzzle, pick: Pick): string {
  const { piece, from } = puzzle.first;
  const man = the(piece, from);
  return pick([
    `La jugada es ${ofThe(piece, from)}.`,
    `Empieza ${man}.`,
    `Mueve ${man}.`,
    `Fíjate en ${man}.`,
    `Piensa en ${man}.`,
  ]);
}

/** A step of a chapter may be an exercise of the bank, and says no more. */
const MOST_WORDS = 40;
const GOES_ON = /se llevan|se pone a salvo|coronan|solo es un cambio/u;

export function wordsFor(puzzle: Puzzle, labels: readonly Label[], verdict: RefutedBy): Words {
  const pick = chooser(puzzle.candidate.fen);
  const main = labels[0] as Label;
  const teller = TELL[main.motif];
  const told = puzzle.mate
    ? tellMate(puzzle, pick)
    : main.motif === 'defensa'
      ? tellDefence(puzzle, pick)
      : main.motif === 'final'
        ? tellEnding(puzzle, pick)
        : teller
          ? teller(puzzle, main, pick)
          : tellLine(puzzle, pick);
  const motif = puzzle.mate && teller ? mateMotif(main.motif, pick) : '';
  const own = `${told}${motif}${tellResult(puzzle, pick)}`;
  const tempted = tellTemptation(puzzle, verdict, pick);
  const isLong = GOES_ON.test(tempted) && `${own}${tempted}`.trim().split(/\s+/u).length > MOST_WORDS;
  const explicacion = `${own}${isLong ? '' : tempted}`.trim();
  return { pista: [ideaHint(puzzle, labels, pick), pieceHint(puzzle, pick)], explicacion };
}

/** Beside a mate, the motif that makes it work. */
function mateMotif(motif: Motif, pick: Pick): string {
  const name: Partial<Record<Motif, string>> = {
    atraccion: 'una atracción',
    desviacion: 'una desviación',
    descubierta: 'un jaque a la descubierta',
    'jaque-doble': 'un jaque doble',
    promocion: 'una promoción',
    clavada: 'una clavada',
    defensor: 'eliminar al defensor',
    interferencia: 'una interferencia',
    'rayos-x': 'un ataque de rayos X',
    despeje: 'un despeje',
  };
  return name[motif] ? pick([` El motivo es ${name[motif]}.`, ` La idea es ${name[motif]}.`]) : '';
}
