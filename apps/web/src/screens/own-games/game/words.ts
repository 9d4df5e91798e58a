import { numberedSan } from '@estratega/chess/notation';
import type { Move } from '@estratega/chess/rules';
import type { PartidaPropia } from '@estratega/domain';
import { dayOf, outcomeWords } from '../../../shell/games/words.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** "14.Dxb2", "14…Txe1" */
export const moveName = (ply: number, { san }: Pick<Move, 'san'>): string => numberedSan(START, ply, san);

/** «64 %», with a space that does not break. */
export const share = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;

export const rival = ({ eloRival, sitio }: Pick<PartidaPropia, 'eloRival' | 'sitio'>): string => {
  if (sitio === 'estratega') return 'Estratega';
  return eloRival === undefined ? 'un rival' : `un rival de ${eloRival}`;
};

const SITES = { lichess: 'Lichess', chesscom: 'Chess.com', archivo: undefined, estratega: undefined } as const;
/** "600+5" → «10 min + 5 s»; what cannot be read so is not said. */
const paceWords = (ritmo: string | undefined): string | undefined => {
  const [, base, added = '0'] = /^(\d+)(?:\+(\d+))?$/u.exec(ritmo ?? '') ?? [];
  if (base === undefined) return undefined;
  const seconds = Number(base);
  const first = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  return Number(added) > 0 ? `${first} + ${added} s` : first;
};

export const factsOf = (partida: PartidaPropia): readonly string[] =>
  [
    outcomeWords(partida),
    `con ${partida.color}`,
    partida.fecha === undefined ? undefined : dayOf(partida.fecha, 'largo'),
    paceWords(partida.ritmo),
    partida.apertura,
    partida.sitio === 'estratega' && partida.eloRival !== undefined
      ? `nivel ${partida.eloRival}`
      : SITES[partida.sitio],
  ].filter((text) => text !== undefined);

/** What a mistake cost, in plain words. */
export const dropWords = ({ antes, despues }: { antes: number; despues: number }): string =>
  `tu probabilidad de ganar bajó de ${share(antes)} a ${share(despues)}`;
