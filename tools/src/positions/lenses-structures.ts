import type { Chess, Color, Square } from 'chess.js';
import { fileOf, kingOf, occupants, other, rankOf, VALUE } from './board.ts';
import { combination, firstOf, type Lens, played, strategicIdea, when, winning } from './lens.ts';
import { defence, resource } from './motifs-defence.ts';
import * as strategic from './motifs-strategic.ts';
import { goodTrade, hangingCapture, quietBlow } from './motifs-tactical.ts';
import type { Puzzle } from './puzzle.ts';
import { countPieces } from './result.ts';
import { capitalise, side } from './spanish.ts';

const MIDDLEGAME_PIECES = 12;

/** What may be said about a middlegame move; loose pieces and forced exits from check teach nothing about structure. */
const idea = when(
  (p) => !p.start.isCheck() && hangingCapture(p) === undefined && goodTrade(p) === undefined,
  firstOf(when(winning, combination), strategicIdea, strategic.kingAttack, when(winning, quietBlow), defence, resource),
);

/** A square named from White's side, seen from the owner of the structure. */
const seenBy = (square: string, color: Color) =>
  (color === 'w' ? square : `${square[0]}${9 - Number(square[1])}`) as Square;
const pawnAt = (board: Chess, square: string, owner: Color, color: Color = owner) => {
  const piece = board.get(seenBy(square, owner));
  return piece?.type === 'p' && piece.color === color;
};
const pawnFiles = (board: Chess, color: Color) =>
  new Set(occupants(board, color).flatMap(({ type, square }) => (type === 'p' ? [square[0] as string] : [])));

type Structure = (board: Chess, owner: Color) => boolean;

const isolatedQueenPawn: Structure = (board, owner) => {
  const files = pawnFiles(board, owner);
  return pawnAt(board, 'd4', owner) && !files.has('c') && !files.has('e');
};
const hangingPawns: Structure = (board, owner) => {
  const files = pawnFiles(board, owner);
  const abreast = pawnAt(board, 'c4', owner) && pawnAt(board, 'd4', owner);
  const oneAdvanced =
    (pawnAt(board, 'c4', owner) && pawnAt(board, 'd5', owner)) ||
    (pawnAt(board, 'c5', owner) && pawnAt(board, 'd4', owner));
  return (abreast || oneAdvanced) && !files.has('b') && !files.has('e');
};
const carlsbad: Structure = (board, owner) =>
  pawnAt(board, 'd4', owner) &&
  pawnAt(board, 'd5', owner, other(owner)) &&
  !pawnFiles(board, owner).has('c') &&
  pawnFiles(board, owner).has('e') &&
  !pawnFiles(board, other(owner)).has('e') &&
  pawnFiles(board, other(owner)).has('c');
const maroczy: Structure = (board, owner) =>
  pawnAt(board, 'c4', owner) &&
  pawnAt(board, 'e4', owner) &&
  !pawnFiles(board, owner).has('d') &&
  pawnFiles(board, other(owner)).has('d') &&
  !pawnFiles(board, other(owner)).has('c');
const hedgehog: Structure = (board, owner) => {
  const wall = ['b3', 'd3', 'e3'].every((square) => pawnAt(board, square, owner));
  const files = pawnFiles(board, owner);
  return wall && !files.has('c') && pawnAt(board, 'c5', owner, other(owner));
};
const lockedCentre = (board: Chess): boolean => {
  const locked = (white: Square, black: Square) =>
    board.get(white)?.type === 'p' &&
    board.get(white)?.color === 'w' &&
    board.get(black)?.type === 'p' &&
    board.get(black)?.color === 'b';
  return (locked('d5', 'd6') && locked('e4', 'e5')) || (locked('d4', 'd5') && locked('e5', 'e6'));
};

/** A topic about one pawn structure: it names who has it and then what the move does. */
const onStructure =
  (structure: Structure, name: string): Lens =>
  (p) => {
    if (!played(p) || p.pieces < MIDDLEGAME_PIECES) return undefined;
    const owner = (['w', 'b'] as const).find((color) => structure(p.start, color));
    const base = owner && idea(p);
    if (!base) return undefined;
    return {
      ...base,
      motif: `${name}-${base.motif}`,
      text: `${name} de ${side(owner)}: ${base.text}`,
      hint: `${capitalise(name)} de ${side(owner)}. ${base.hint}`,
    };
  };

const wing = (square: Square) => (fileOf(square) <= 2 ? 'dama' : fileOf(square) >= 5 ? 'rey' : 'centro');

const oppositeCastling: Lens = (p) => {
  if (!played(p) || p.pieces < MIDDLEGAME_PIECES) return undefined;
  const [white, black] = [kingOf(p.start, 'w'), kingOf(p.start, 'b')];
  const castled = rankOf(white) <= 2 && rankOf(black) >= 7 && wing(white) !== 'centro' && wing(black) !== 'centro';
  if (!castled || wing(white) === wing(black)) return undefined;
  const base = firstOf(strategic.kingAttack, idea)(p);
  return (
    base && {
      ...base,
      text: `con los reyes en flancos opuestos (${white} y ${black}) cada tiempo cuenta: ${base.text}`,
      hint: `Reyes en flancos opuestos: cuenta quién llega antes. ${base.hint}`,
    }
  );
};

const pawnAvalanche: Lens = (p) => {
  if (!played(p) || p.pieces < MIDDLEGAME_PIECES || !lockedCentre(p.start)) return undefined;
  const base = firstOf(strategic.pawnBreak, idea)(p);
  return (
    base && {
      ...base,
      text: `con el centro cerrado el juego está en los flancos: ${base.text}`,
      hint: `El centro está bloqueado: decide en qué flanco actuar. ${base.hint}`,
    }
  );
};

/** Different armies worth about the same: what each side has is said first. */
const imbalance: Lens = (p) => {
  if (!played(p) || p.pieces < 8) return undefined;
  const army = (color: Color) =>
    occupants(p.start, color)
      .map(({ type }) => type)
      .filter((type) => type !== 'p' && type !== 'k');
  const [ours, theirs] = [army(p.us), army(p.them)];
  const onlyOurs = without(ours, theirs);
  const onlyTheirs = without(theirs, ours);
  if (onlyOurs.length === 0 || onlyTheirs.length === 0 || onlyOurs.length + onlyTheirs.length > 5) return undefined;
  const worth = (types: typeof ours) => types.reduce((sum, type) => sum + VALUE[type], 0);
  if (Math.abs(worth(onlyOurs) - worth(onlyTheirs)) > 4 || worth(onlyOurs) + worth(onlyTheirs) < 8) return undefined;
  const base = idea(p);
  return (
    base && {
      ...base,
      text: `${side(p.us)} tienen ${countPieces(onlyOurs)} contra ${countPieces(onlyTheirs)}: ${base.text}`,
      hint: `Material desigual (${countPieces(onlyOurs)} contra ${countPieces(onlyTheirs)}). ${base.hint}`,
    }
  );
};

function without<T>(from: readonly T[], taken: readonly T[]): T[] {
  const left = [...taken];
  return from.filter((item) => {
    const match = left.indexOf(item);
    if (match >= 0) left.splice(match, 1);
    return match < 0;
  });
}

export const STRUCTURES: Readonly<Record<string, Lens>> = {
  'aj-est-peonaislado': onStructure(isolatedQueenPawn, 'peón dama aislado'),
  'aj-est-colgantes': onStructure(hangingPawns, 'peones colgantes'),
  'aj-est-carlsbad': onStructure(carlsbad, 'estructura Carlsbad'),
  'aj-est-maroczy': onStructure(maroczy, 'formación Maróczy'),
  'aj-est-erizo': onStructure(hedgehog, 'erizo'),
  'aj-est-avalancha': pawnAvalanche,
  'aj-est-enroquesopuestos': oppositeCastling,
  'aj-est-desequilibrios': imbalance,
};

/** Used by the practice topics that want a position worth playing on or analysing at length. */
export const criticalMoment: Lens = (p: Puzzle) => (played(p) && p.pieces >= MIDDLEGAME_PIECES ? idea(p) : undefined);
