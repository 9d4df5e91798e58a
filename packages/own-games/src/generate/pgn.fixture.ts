import { Chess } from '@estratega/chess/rules';
import { below, chance, pick, type Random } from './random.fixture.ts';

/** Random legal games, printed as PGN with whatever people and sites put into it. */

export interface PlayedGame {
  readonly sans: readonly string[];
  readonly ucis: readonly string[];
}

export const playGame = (random: Random, plies: number): PlayedGame => {
  const chess = new Chess();
  const sans: string[] = [];
  const ucis: string[] = [];
  for (let ply = 0; ply < plies; ply++) {
    // Names only: describing every move takes ten times as long as playing one.
    const moves = chess.moves();
    if (moves.length === 0) break;
    const { san, from, to, promotion } = chess.move(pick(random, moves));
    sans.push(san);
    ucis.push(`${from}${to}${promotion ?? ''}`);
  }
  return { sans, ucis };
};

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

export interface PrintedGame {
  readonly text: string;
  readonly resultado: string;
  readonly relojes: readonly number[] | undefined;
  readonly evaluaciones: readonly number[] | undefined;
}

export const printGame = (random: Random, { sans }: PlayedGame, id: string): PrintedGame => {
  const resultado = pick(random, ['1-0', '0-1', '1/2-1/2', '*']);
  const clocks = chance(random, 0.6);
  const evals = chance(random, 0.5);
  const relojes: number[] = [];
  const evaluaciones: number[] = [];
  const out: string[] = [];
  for (const [ply, san] of sans.entries()) {
    const number = Math.floor(ply / 2) + 1;
    const annotated = clocks || evals;
    if (ply % 2 === 0) out.push(`${number}.`);
    else if (annotated) out.push(`${number}...`);
    out.push(san + (chance(random, 0.05) ? pick(random, ['!', '?', '?!', '!!', '??', ' $1', ' $14']) : ''));
    const marks: string[] = [];
    if (evals) {
      const mate = chance(random, 0.05);
      const cp = mate ? (chance(random, 0.5) ? 10_000 : -10_000) : below(random, 800) - 400;
      evaluaciones.push(cp);
      marks.push(`[%eval ${mate ? (cp < 0 ? '#-3' : '#2') : (cp / 100).toFixed(2)}]`);
    }
    if (clocks) {
      const left = below(random, 600);
      relojes.push(left);
      marks.push(`[%clk ${clock(left)}]`);
    }
    if (marks.length > 0) out.push(`{ ${marks.join(' ')} }`);
    if (chance(random, 0.03)) out.push('{ buena idea, (no sé) 1-0? }');
    if (chance(random, 0.03)) out.push(`(${number}${ply % 2 === 0 ? '.' : '...'} ${san} { igual } $10)`);
  }
  const tags = [
    '[Event "Partida de práctica"]',
    `[Site "https://lichess.org/${id}"]`,
    '[Date "2026.03.01"]',
    '[White "Ana \\"la roca\\" Ñ"]',
    '[Black "Rival"]',
    `[Result "${resultado}"]`,
    '[WhiteElo "1450"]',
    '[BlackElo "?"]',
    '[TimeControl "600+5"]',
    '[ECO "A00"]',
  ];
  // Sites break lines after a few words, people do not.
  const body = `${out.join(' ')} ${resultado}`;
  return {
    text: `${tags.join('\n')}\n\n${chance(random, 0.5) ? body.replace(/(.{60,80}) (?![^{]*\})/gu, '$1\n') : body}\n`,
    resultado,
    relojes: clocks ? relojes : undefined,
    evaluaciones: evals ? evaluaciones : undefined,
  };
};
