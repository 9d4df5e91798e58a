import { thePiece } from '@estratega/chess/pieces';
import { Chess, type Move } from '@estratega/chess/rules';
import { listOf } from '@estratega/domain';

/** Why a try at mate is none: where the king goes, who takes, who steps in between. */

const MANY = 2;
const some = (items: readonly string[]): string =>
  items.length > MANY ? `${items.slice(0, MANY).join(', ')} y otras casillas` : listOf(items);

export function noMateReason(tried: Move): string {
  const game = new Chess(tried.after);
  if (game.isCheckmate()) return '';
  if (game.isStalemate()) return 'No es mate: el rey no está en jaque y el rival no puede mover. Es ahogado, tablas.';
  if (!game.inCheck()) return 'No es mate: ni siquiera es jaque, y el rival juega lo que quiera.';
  const answers = game.moves({ verbose: true });
  const goes = answers.filter(({ piece }) => piece === 'k');
  const takes = answers.find(({ piece, to }) => piece !== 'k' && to === tried.to);
  const between = answers.find(({ piece, to }) => piece !== 'k' && to !== tried.to);
  const reasons = [
    goes.length > 0 ? kingWords(goes) : '',
    takes ? `${thePiece(takes.piece)} de ${takes.from} toma en ${takes.to}` : '',
    between && !takes ? `${thePiece(between.piece)} de ${between.from} se interpone en ${between.to}` : '',
  ].filter(Boolean);
  return `Es jaque, pero no mate: ${listOf(reasons)}.`;
}

const kingWords = (goes: readonly Move[]): string => {
  const taken = goes.find((move) => move.captured !== undefined);
  if (taken && goes.length === 1) return `el rey toma en ${taken.to}`;
  return `el rey sale por ${some(goes.map(({ to }) => to))}`;
};
