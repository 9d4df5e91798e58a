import { Chess } from '@estratega/chess/rules';
import { readSpokenMove } from '@estratega/chess/spoken';
import { expect, it } from 'vitest';
import { SPOKEN } from './facts.ts';

const BOARDS: Readonly<Record<(typeof SPOKEN)[number], string>> = {
  'torre a e3': '4k3/8/8/4R3/8/8/8/4K3 w - - 0 1',
  'caballo f3': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'caballo de f3 toma el peón de e5': 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3',
  'peón a e4': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'enroque corto': '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
  'peón a e8, dama': '8/4P1k1/8/8/8/8/6K1/8 w - - 0 1',
};

it.each(SPOKEN)('«%s», which the page promises, is understood', (said) => {
  expect(readSpokenMove(said, new Chess(BOARDS[said]).moves({ verbose: true }))).toHaveProperty('jugada');
});
