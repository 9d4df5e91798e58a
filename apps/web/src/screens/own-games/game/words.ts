import { numberedSan } from '@estratega/chess/notation';
import type { Move } from '@estratega/chess/rules';
import type { PartidaPropia } from '@estratega/domain';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** "14.Dxb2", "14…Txe1" */
export const moveName = (ply: number, { san }: Pick<Move, 'san'>): string => numberedSan(START, ply, san);

/** «64 %», with a space that does not break. */
export const share = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;

export const rival = ({ eloRival, sitio }: Pick<PartidaPropia, 'eloRival' | 'sitio'>): string => {
  if (sitio === 'estratega') return 'Estratega';
  return eloRival === undefined ? 'un rival' : `un rival de ${eloRival}`;
};

const WON = { blancas: '1-0', negras: '0-1' } as const;

export const resultWords = ({ resultado, color }: Pick<PartidaPropia, 'resultado' | 'color'>): string =>
  resultado === '*'
    ? 'Sin resultado'
    : resultado === '1/2-1/2'
      ? 'Tablas'
      : resultado === WON[color]
        ? 'Ganaste'
        : 'Perdiste';

const SITES = { lichess: 'Lichess', chesscom: 'Chess.com', archivo: undefined, estratega: undefined } as const;
const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
export const dayWords = (iso: string): string => day.format(new Date(iso.length === 10 ? `${iso}T00:00:00Z` : iso));

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
    resultWords(partida),
    `con ${partida.color}`,
    partida.fecha === undefined ? undefined : dayWords(partida.fecha),
    paceWords(partida.ritmo),
    partida.apertura,
    partida.sitio === 'estratega' && partida.eloRival !== undefined
      ? `nivel ${partida.eloRival}`
      : SITES[partida.sitio],
  ].filter((text) => text !== undefined);

/** What a mistake cost, in plain words. */
export const dropWords = ({ antes, despues }: { antes: number; despues: number }): string =>
  `tu probabilidad de ganar bajó de ${share(antes)} a ${share(despues)}`;
