import { numberedSan } from '@estratega/chess/notation';
import { spanishSan } from '@estratega/chess/pieces';
import { type Bando, type Match, type MatchEnd, type Pace, START_FEN, type Why } from '@estratega/own-games/opponent';
import { playFrom } from '../../../../ui/play-board/line.ts';
import type { VerdictKind } from '../../verdict.tsx';

/** What the screen says of a game against Estratega. */

export type Outcome = 'gano' | 'tablas' | 'pierdo';
export const outcomeOf = ({ resultado }: MatchEnd, color: Bando): Outcome =>
  resultado === '1/2-1/2' ? 'tablas' : (resultado === '1-0') === (color === 'blancas') ? 'gano' : 'pierdo';

/** As the task's own question has them. */
export const RESULT_NOTES = { gano: 'Gané', tablas: 'Tablas', pierdo: 'Perdí' } as const satisfies Record<
  Outcome,
  string
>;

/** A lost game is looked at, not marked as wrong. */
export const VERDICTS = { gano: 'bien', tablas: 'casi', pierdo: 'visto' } as const satisfies Record<
  Outcome,
  VerdictKind
>;

const BY: Readonly<Record<Why, Readonly<Record<Outcome, string>>>> = {
  mate: { gano: 'Ganaste: es mate', tablas: 'Tablas', pierdo: 'Perdiste: es mate' },
  abandono: { gano: 'Ganaste: Estratega se rinde', tablas: 'Tablas', pierdo: 'Te rendiste' },
  tiempo: { gano: 'Ganaste por tiempo', tablas: 'Tablas: no queda con qué dar mate', pierdo: 'Perdiste por tiempo' },
  acuerdo: { gano: '', tablas: 'Tablas de común acuerdo', pierdo: '' },
  ahogado: { gano: '', tablas: 'Tablas: rey ahogado', pierdo: '' },
  material: { gano: '', tablas: 'Tablas: no queda con qué dar mate', pierdo: '' },
  repeticion: { gano: '', tablas: 'Tablas: posición repetida', pierdo: '' },
  cincuenta: { gano: '', tablas: 'Tablas: cincuenta jugadas', pierdo: '' },
  larga: { gano: '', tablas: 'Tablas: muy larga', pierdo: '' },
};
export const endTitle = (fin: MatchEnd, color: Bando): string => BY[fin.por][outcomeOf(fin, color)];

export const movesPlayed = ({ jugadas }: Match): string => {
  const moves = Math.ceil(jugadas.length / 2);
  return moves === 1 ? '1 jugada' : `${moves} jugadas`;
};

/** "1.e4 c5" */
export const openingMoves = (jugadas: readonly string[]): string => {
  const moves = playFrom(START_FEN, jugadas).moves.map(({ san, color }, ply) =>
    color === 'w' ? numberedSan(START_FEN, ply, san) : spanishSan(san),
  );
  // A long line stands in the task's own words: here there is room for where it goes on.
  return moves.length > LINE_MOST ? `desde la jugada ${Math.floor(moves.length / 2) + 1}` : moves.join(' ');
};
/** Half-moves that fit on a line of a phone. */
const LINE_MOST = 8;

/** "10+5" */
export const paceName = ({ base, mas }: Pace): string => `${base / 60}+${mas}`;

/** "6:41"; under ten seconds the tenths count: "8,3". */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1).replace('.', ',');
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** As it is heard: "6 minutos y 41 segundos". */
export function spokenClock(ms: number): string {
  const left = Math.floor(Math.max(0, ms) / 1000);
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  const parts = [
    ...(minutes > 0 ? [count(minutes, 'minuto', 'minutos')] : []),
    ...(seconds > 0 || minutes === 0 ? [count(seconds, 'segundo', 'segundos')] : []),
  ];
  return parts.join(' y ');
}

/** Whoever hears the game is told before it is too late. */
export const WARNINGS = [60_000, 10_000] as const;
export const clockWords = (ms: number): string => `Tu reloj: ${spokenClock(ms)}.`;

export const levelText = (elo: number): string => `nivel ${String(elo).replace(/\B(?=(\d{3})+$)/gu, '.')}`;

export const TROUBLE = 'No pudimos abrir a Estratega. Revisa tu conexión: tu partida está guardada y el reloj, parado.';
export const OFFERED = 'Estratega ofrece tablas. Si prefieres seguir, juega.';
export const REFUSED = 'Estratega prefiere seguir.';
