import { fenOf, legalMove, nameOf, play, readFen } from '@estratega/chess/board';
import type { PokerRow } from '@estratega/lessons';
import { boardsIn, cardsIn } from '@estratega/lessons/compose';
import { describe, expect, it } from 'vitest';
import { taughtContent } from '../../../packages/lessons/src/compile/taught.ts';

/** What a text names stands where it says: on the board, on the table, or in a hand that the text itself gives to somebody. */

const { chess, poker } = taughtContent();

const GIVEN =
  /rival|rango|muestra|contra|resubida|farol|paga|compara|tuvieras|teng[ao]|tiene|llevan|candidat|colores|pagaría|«|Sin tu/iu;

/** A card or a flop that is not there, in a sentence that gives it to nobody. */
const strange = ({ mesa, mano, historia, situacion = '', preguntas }: PokerRow): string[] => {
  if (!mesa) return [];
  const board = historia.flatMap(({ cartas = [] }) => cartas);
  const there = new Set<string>([...board, ...(mano ?? [])]);
  const flop = board.slice(0, 3).map(([rank]) => rank);
  const isFlop = (named: string) => {
    const ranks = named.split('-');
    const here = board.slice(0, ranks.length).map(([rank]) => rank);
    return [...ranks].sort().join() === here.sort().join() || ranks.join() === flop.join();
  };
  return [situacion, ...preguntas.map(({ pide = '' }) => pide), ...mesa.asientos.map(({ nota = '' }) => nota)].flatMap(
    (text) =>
      GIVEN.test(text)
        ? []
        : [...cardsIn(text).filter((card) => !there.has(card)), ...boardsIn(text).filter((named) => !isFlop(named))],
  );
};

const PIECES: Readonly<Record<string, string>> = {
  rey: 'k',
  dama: 'q',
  torre: 'r',
  alfil: 'b',
  caballo: 'n',
  peón: 'p',
};
const PLACED = /(rey|dama|torre|alfil|caballo|peón)(?: (?:blanc|negr)[oa]| pasado)? (?:de|en) ([a-h][1-8])/giu;

/** What stood there before, or will in a line that is not the solution: each of these explanations was read. */
const BEFORE_OR_AFTER = new Set(
  `
    ajap6a2c ajap6d1k ajtwr2bb ajs4wkyf ajp89xuu aj20urdw aj1k72cd ajs0xetu ajvkqqwp ajkq3m04 ajvftdg4 ajfmh9bb
    ajpq0a3d ajpq0a7j aj93s0dy aj9gnwxz ajh4yuhn ajdd2rav aj39qa1u aju7cvkc ajgyka9k ajq2rugj ajtqn3x5 ajrtxfm9
    ajm4g09k ajm4g22y aj1aewm7 aj4nq9tc ajjyvetj
  `
    .trim()
    .split(/\s+/u),
);

const LETTERS = ['', 'p', 'n', 'b', 'r', 'q', 'k'];

/** Each piece on each square that it stands on at some moment of the line. */
const standing = (fen: string, line: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  let position = readFen(fen);
  const look = () => {
    for (const [square, man] of position.men.entries()) found.add(`${LETTERS[Math.abs(man)]}${nameOf(square)}`);
  };
  look();
  for (const uci of line) {
    const move = legalMove(position, uci);
    if (!move) throw new Error(`${uci} cannot be played in ${fenOf(position)}`);
    position = play(position, move);
    look();
  }
  return found;
};
/** Most texts place nothing: the line is played only for those that do. */
const absent = (
  text: string,
  { fen, linea }: { readonly fen: string; readonly linea: readonly string[] },
): string[] => {
  const placed = [...text.matchAll(PLACED)];
  if (placed.length === 0) return [];
  const there = standing(fen, linea);
  return placed.flatMap(([words, piece = '', square = '']) =>
    there.has(`${PIECES[piece.toLowerCase()]}${square}`) ? [] : [words],
  );
};

describe('what a text names', () => {
  it('of a hand, is on the table or given to somebody', () => {
    const found = poker.rows.map((row) => [row.id, ...strange(row)]).filter(({ length }) => length > 1);
    expect(found).toEqual([]);
  });

  it('of a board, stands there at some moment of the line', () => {
    const rows = chess.rows.filter(({ retirada }) => !retirada);
    const hints = rows.flatMap((row) => absent(row.pista.join(' '), row).map((words) => `${row.id}: ${words}`));
    const reasons = rows.flatMap((row) =>
      BEFORE_OR_AFTER.has(row.id) ? [] : absent(row.explicacion, row).map((words) => `${row.id}: ${words}`),
    );
    expect(hints).toEqual([]);
    expect(reasons).toEqual([]);
  });
});
