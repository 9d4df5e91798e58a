import {
  type Cupo,
  KINDS,
  type Kind,
  listOf,
  type ResumenMano,
  type ResumenPartida,
  spanishNumber,
} from '@estratega/domain';
import { countOf, formatNumber } from '@estratega/lessons/compose';
import { dayOf as dayWords, type Outcome, outcomeOf } from '../../shell/games/words.ts';

/** What the screen says of games and hands, in few words. */

export const SITE_NAMES = {
  lichess: 'Lichess',
  chesscom: 'Chess.com',
  archivo: 'Archivo',
  estratega: 'Estratega',
} as const;
export const ROOM_NAMES = { pokerstars: 'PokerStars', winamax: 'Winamax', ggpoker: 'GGPoker', phh: 'PHH' } as const;
export const KIND_NAMES: Readonly<Record<Kind, readonly [string, string]>> = {
  partidas: ['partida', 'partidas'],
  manos: ['mano', 'manos'],
};
export const countKind = (n: number, kind: Kind): string => countOf(n, ...KIND_NAMES[kind]);

/** Hands are told by the same words; one without a day says so. */
export const dayOf = (fecha: string | undefined): string => (fecha === undefined ? 'Sin fecha' : dayWords(fecha));

const RESULTS: Readonly<Record<Outcome, string>> = {
  gana: 'Ganada',
  pierde: 'Perdida',
  tablas: 'Tablas',
  'sin terminar': 'Sin terminar',
};
/** In a list, where the game is named and not the player. */
export const resultOf = (game: Pick<ResumenPartida, 'resultado' | 'color'>): string => RESULTS[outcomeOf(game)];

/** "600+5" → "10+5"; "1/86400" → "1 día por jugada". */
export function paceOf(ritmo: string | undefined): string | undefined {
  if (ritmo === undefined) return undefined;
  const live = /^(\d+)(?:\+(\d+))?$/u.exec(ritmo);
  if (live) {
    const seconds = Number(live[1]);
    const minutes = seconds >= 60 ? formatNumber(seconds / 60, 1) : `${seconds} s`;
    return seconds >= 60 ? `${minutes}+${live[2] ?? '0'}` : minutes;
  }
  const daily = /^1\/(\d+)$/u.exec(ritmo);
  return daily ? `${countOf(Math.round(Number(daily[1]) / 86_400), 'día', 'días')} por jugada` : undefined;
}

export const movesOf = (plies: number): string => countOf(Math.ceil(plies / 2), 'jugada', 'jugadas');

export const STATES = {
  en_espera: 'En espera',
  por_analizar: 'Por analizar',
  analizada: 'Analizada',
} as const satisfies Record<ResumenPartida['estado'], string>;

const POSITION_NAMES: Readonly<Record<string, string>> = {
  UTG1: 'UTG+1',
  UTG2: 'UTG+2',
  BTN: 'el botón',
  SB: 'la ciega pequeña',
  BB: 'la ciega grande',
};
export const seatOf = (pos: string | undefined): string =>
  pos === undefined ? 'sin asiento tuyo' : `en ${POSITION_NAMES[pos] ?? pos}`;

const CURRENCIES: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };
/** "0,05/0,10 €", "50/100". */
export function blindsOf({ ciegas, moneda }: Pick<ResumenMano, 'ciegas' | 'moneda'>): string {
  const money = moneda === undefined ? '' : ` ${CURRENCIES[moneda] ?? moneda}`;
  const whole = ciegas.every(Number.isInteger);
  return `${ciegas.map((blind) => (whole ? formatNumber(blind) : spanishNumber(blind, 2, 2))).join('/')}${money}`;
}

/** In big blinds, as it is played: what it is worth in money is nobody's progress. */
export const inBlinds = (amount: number, [, big]: ResumenMano['ciegas']): string =>
  `${formatNumber(amount / big, 1)} bb`;

/** What was won and what was lost are told alike. */
export const netOf = ({ netoHeroe, ciegas }: Pick<ResumenMano, 'netoHeroe' | 'ciegas'>): string =>
  `${netoHeroe > 0 ? '+' : ''}${inBlinds(netoHeroe, ciegas)}`;

/** Said before anything is brought: what this month still looks at, and what waits. */
export function quotaWords(cupo: Cupo): string {
  if (KINDS.every((kind) => cupo[kind].limite === null))
    return 'Tu suscripción analiza todo lo que traigas, sin límite.';
  const left = KINDS.map((kind) => {
    const { limite, quedan } = cupo[kind];
    return limite === null ? `todas las ${kind}` : `${formatNumber(quedan ?? 0)} de ${formatNumber(limite)} ${kind}`;
  });
  const waiting = KINDS.flatMap((kind) => (cupo[kind].enEspera > 0 ? countKind(cupo[kind].enEspera, kind) : []));
  return [
    `Este mes quedan por analizar ${listOf(left)}.`,
    'Lo que pase de ahí se guarda igual y espera al mes que viene.',
    waiting.length > 0 ? `En espera: ${listOf(waiting)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
