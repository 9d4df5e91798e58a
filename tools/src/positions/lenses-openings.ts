import type { Color, Square } from 'chess.js';
import { occupants } from './board.ts';
import { anyTactic, anyWin, combination, firstOf, fromGame, type Lens, strategicIdea, when, winning } from './lens.ts';
import { defence, resource, saveOwnPiece } from './motifs-defence.ts';
import { mating } from './motifs-mate.ts';
import * as strategic from './motifs-strategic.ts';
import * as tactical from './motifs-tactical.ts';
import type { Puzzle } from './puzzle.ts';

const OPENING_NAME: Readonly<Record<string, string>> = {
  abiertas: 'las aperturas abiertas',
  siciliana: 'la Siciliana',
  francesa: 'la Francesa',
  carokann: 'la Caro-Kann',
  gambitodama: 'el gambito de dama y la Eslava',
  indias: 'las defensas indias',
  sistemas: 'los sistemas de peón dama',
  benoni: 'la Benoni y el gambito Benko',
  flanco: 'las aperturas de flanco',
  gambitos: 'los gambitos',
  principios: 'la apertura',
};

const OPENING_PLIES = 36;
const inOpening = (p: Puzzle) => fromGame(p) && p.candidate.ply <= OPENING_PLIES;
const openingIdea = firstOf(
  when(winning, anyTactic),
  strategic.developing,
  strategicIdea,
  anyWin,
  defence,
  resource,
  saveOwnPiece,
);

const opening =
  (...tags: string[]): Lens =>
  (p) => {
    if (!inOpening(p) || !tags.includes(p.candidate.tag)) return undefined;
    const base = openingIdea(p);
    if (!base) return undefined;
    const name = OPENING_NAME[p.candidate.tag] as string;
    return {
      ...base,
      text: p.candidate.trap ? `${p.candidate.trap}: ${base.text}` : base.text,
      hint: `Posición surgida de ${name}. ${base.hint}`.replace('de el ', 'del '),
    };
  };

/** The pawns that make a Benoni or a Benko: White on d5 and no c-pawn, Black on c5 and d6. */
const isBenoni = ({ start }: Puzzle) => {
  const holds = (square: Square, color: Color) => {
    const piece = start.get(square);
    return piece?.type === 'p' && piece.color === color;
  };
  const whiteC = occupants(start, 'w').some(({ type, square }) => type === 'p' && square.startsWith('c'));
  return holds('d5', 'w') && holds('c5', 'b') && holds('d6', 'b') && !whiteC;
};

const ALL_OPENINGS = Object.keys(OPENING_NAME);

const openingPrinciples = when(
  (p) => p.candidate.ply <= 24 && fromGame(p),
  firstOf(
    strategic.developing,
    when((p) => p.mate !== undefined && p.mate <= 2, mating),
    tactical.hangingCapture,
    tactical.goodTrade,
    when(winning, combination),
    saveOwnPiece,
    defence,
  ),
);
const openingTraps: Lens = (p) => {
  if (!fromGame(p) || p.candidate.ply > 22 || !winning(p)) return undefined;
  const base = anyWin(p);
  return base && { ...base, text: p.candidate.trap ? `${p.candidate.trap}: ${base.text}` : base.text };
};

export const OPENINGS: Readonly<Record<string, Lens>> = {
  'aj-ape-principios': openingPrinciples,
  'aj-ape-celadas': openingTraps,
  'aj-ape-abiertas': opening('abiertas'),
  'aj-ape-siciliana': opening('siciliana'),
  'aj-ape-francesa': opening('francesa'),
  'aj-ape-carokann': opening('carokann'),
  'aj-ape-gambitodama': opening('gambitodama'),
  'aj-ape-indias': opening('indias'),
  'aj-ape-sistemas': opening('sistemas'),
  'aj-ape-flanco': opening('flanco'),
  'aj-ape-gambitos': opening('gambitos'),
  'aj-ape-repertorio': opening(...ALL_OPENINGS),
  'aj-ape-preparacion': opening(...ALL_OPENINGS),
  'aj-ape-archivos': opening(...ALL_OPENINGS),
  'aj-ape-transposiciones': opening(...ALL_OPENINGS),
  'aj-ape-benoni': firstOf(opening('benoni'), when(isBenoni, opening('indias'))),
};
