import { setImmediate } from 'node:timers/promises';
import type { AnalisisPartida, Campo, ManoPropia, PartidaPropia } from '@estratega/domain';
import {
  type Analisis,
  GAMES_TO_SPEAK,
  gameOfOwn,
  HANDS_TO_SPEAK,
  type Hecho,
  type Mano,
  OWN_NAME,
  openGameFacts,
  openHandFacts,
} from '@estratega/own-games';
import { lessonsMotor } from '@estratega/own-games/motor';

/**
 * What stored games and hands show. Only the newest count: a player is not who played three years ago. Read page by page, so that
 * others are served in between and no more than a page is in memory.
 */

export const GAMES_LOOKED_AT = 300;
export const HANDS_LOOKED_AT = 10_000;
/** Hands that are looked at before others get their turn; of games, each. */
const HANDS_IN_A_TURN = 20;

export interface Shown {
  readonly campo: Campo;
  readonly muestra: number;
  readonly faltan: number;
  readonly hechos: readonly Hecho[];
}

export const shownByGames = async (
  rows: AsyncIterable<{
    readonly partida: PartidaPropia;
    readonly analisis: AnalisisPartida | null;
    readonly ideas: readonly string[] | null;
  }>,
): Promise<Shown> => {
  const facts = openGameFacts(OWN_NAME);
  // Without the engine's lines nothing can be named, so nothing has to be looked for.
  for await (const { partida, analisis, ideas } of rows) {
    facts.add(gameOfOwn(partida), (analisis ?? undefined) as Analisis | undefined, ideas ?? []);
    await setImmediate();
  }
  return {
    campo: 'Ajedrez',
    muestra: facts.muestra(),
    faltan: Math.max(0, GAMES_TO_SPEAK - facts.muestra()),
    hechos: facts.facts(),
  };
};

export const shownByHands = async (rows: AsyncIterable<{ readonly mano: ManoPropia }>): Promise<Shown> => {
  const facts = openHandFacts({ motor: lessonsMotor });
  for await (const { mano } of rows) {
    facts.add(mano as Mano);
    if (facts.muestra() % HANDS_IN_A_TURN === 0) await setImmediate();
  }
  return {
    campo: 'Poker Texas Holdem',
    muestra: facts.muestra(),
    faltan: Math.max(0, HANDS_TO_SPEAK - facts.muestra()),
    hechos: facts.facts(),
  };
};
