import type { Game } from '@estratega/poker/solver';
import { readGame } from '@estratega/poker/solver/input';

/** Three rivers and three turns with ranges as wide as a single raised pot leaves them. */
const WIDE = [
  '22+:0.6,A2s+:0.8,K2s+,Q2s+,J5s+,T6s+,96s+,85s+,75s+,64s+,54s,A2o+:0.8,K7o+,Q8o+,J8o+,T8o+,98o,87o',
  '22+,A2s+,K2s+,Q4s+,J6s+,T7s+,96s+,86s+,75s+,65s,54s,A2o+,K8o+,Q9o+,J9o+,T9o',
];
const TIGHT = ['55+,A2s+,K9s+,Q9s+,J9s+,T9s,98s,ATo+,KJo+', '22+,A5s+,K8s+,Q9s+,J9s+,T8s+,97s+,87s,A9o+,KTo+,QJo'];

const RIVERS = [
  { board: 'Kh7d2c4hAd', ranges: WIDE, pot: 10, stack: 95, sizes: [[0.33, 0.75]] },
  { board: 'Ts9s6h6c2d', ranges: WIDE, pot: 20, stack: 60, sizes: [[0.33, 0.75]] },
  { board: 'QcJd8h3s3c', ranges: TIGHT, pot: 40, stack: 80, sizes: [[0.5, 1]] },
];
const TURNS = [
  { board: 'Kh7d2c4h', ranges: WIDE, pot: 10, stack: 95, sizes: [[0.75], [0.75]] },
  { board: 'Ts9s6h2d', ranges: WIDE, pot: 20, stack: 60, sizes: [[0.75], [0.75]] },
  { board: 'QcJd8h3s', ranges: TIGHT, pot: 40, stack: 80, sizes: [[0.75], [0.75]] },
];

export interface Case {
  readonly name: string;
  readonly game: Game;
  /** Percent of the pot. */
  readonly target: number;
  /** Seconds of one core. */
  readonly goal: number;
}

const caseOf =
  (street: string, target: number, goal: number) =>
  (file: (typeof RIVERS)[number]): Case => ({
    name: `${street} ${file.board}`,
    game: readGame({ ...file, raise: [1], maxBets: 3, target }).game,
    target,
    goal,
  });

export const CASES: readonly Case[] = [...RIVERS.map(caseOf('river', 0.2, 0.5)), ...TURNS.map(caseOf('turn', 0.5, 3))];
