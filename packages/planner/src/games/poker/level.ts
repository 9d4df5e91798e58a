import type { InformacionTema, LimiteMesa, TipoPoker } from '@estratega/domain';
import type { FORMATS } from '@estratega/lessons';
import type { Profile, Signals } from '../game.ts';

type PokerFormat = (typeof FORMATS)[number];

export const POKER_MAX_LEVEL = 5;

const LEVEL: Readonly<Record<LimiteMesa, number>> = {
  'Micro-stakes NL2-NL25': 1,
  'Low-stakes NL50-NL200': 3,
  'Mid-stakes NL400-NL2000': 4,
  'High-stakes NL5000+': 5,
};

const FORMAT: Readonly<Record<TipoPoker, PokerFormat>> = {
  'Cash games': 'cash',
  Torneos: 'torneo',
  'Sit and Go': 'sng',
};

/** Largest big-bet stake of each level from 1: NL10, NL25, NL200, NL2000. */
const STAKES = [10, 25, 200, 2000] as const;
const levelOfStake = (stake: number): number => 1 + STAKES.filter((top) => stake > top).length;

const STAKE = /\bnl\s?(\d{1,5})\b/gu;
const CLAIMS_FOR_HIGH_MICRO = 5;

const highestStake = (plainText: string): number | undefined => {
  const stakes = [...plainText.matchAll(STAKE)].map((match) => Number(match[1])).filter((stake) => stake >= 2);
  return stakes.length > 0 ? Math.max(...stakes) : undefined;
};

/** Micro-stakes start at 1, and are level 2 when the text names NL16–NL25 or claims five themes of level 1. */
const microLevel = (signals: Signals): number => {
  const stake = highestStake(signals.plain);
  // A stake that is played says more than any phrase about not knowing something.
  if (stake !== undefined && stake <= STAKES[1]) return stake > STAKES[0] ? 2 : 1;
  if (signals.beginner) return 0;
  return signals.known.filter((topic) => topic.nivelMin <= 1 && topic.nivelMax > 1).length >= CLAIMS_FOR_HIGH_MICRO
    ? 2
    : 1;
};

export const pokerProfile = (request: InformacionTema, signals: Signals): Profile => {
  if (request.campo !== 'Poker Texas Holdem') throw new TypeError('not a poker request');
  const level = LEVEL[request.limiteMesa];
  return { level: level === 1 ? microLevel(signals) : level, format: FORMAT[request.tipoPoker] };
};

const NOW_PLAYS = /\b(?:ahora|ya|subi|pase|juego|estoy)\b/u;

/** "Ahora juego NL50", "subí a NL25". */
export const declaredPokerLevel = (plainText: string): number | undefined => {
  const stake = highestStake(plainText);
  return stake !== undefined && NOW_PLAYS.test(plainText) ? levelOfStake(stake) : undefined;
};
