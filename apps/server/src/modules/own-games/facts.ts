import type { AnalisisPartida, Campo, ManoPropia, PartidaPropia } from '@estratega/domain';
import {
  type Analisis,
  GAMES_TO_SPEAK,
  gameOfOwn,
  HANDS_TO_SPEAK,
  type Hecho,
  type Mano,
  openGameFacts,
  openHandFacts,
} from '@estratega/own-games';
import { lessonsMotor } from '@estratega/own-games/motor';
import { inTurns, takingTurns } from '../../platform/turns.ts';

/**
 * What stored games and hands show. Only the newest count: a player is not who played three years ago. Read page by page, so that
 * others are served in between and no more than a page is in memory.
 */

export const GAMES_LOOKED_AT = 300;
export const HANDS_LOOKED_AT = 10_000;

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
  const facts = openGameFacts();
  const turn = takingTurns();
  // Without the engine's lines nothing can be named, so nothing has to be looked for.
  for await (const { partida, analisis, ideas } of rows) {
    facts.add(gameOfOwn(partida), partida.color, (analisis ?? undefined) as Analisis | undefined, ideas ?? []);
    facts.addCauses((partida.causas ?? []).map(({ causa }) => causa));
    await turn();
  }
  return {
    campo: 'Ajedrez',
    muestra: facts.muestra(),
    faltan: Math.max(0, GAMES_TO_SPEAK - facts.muestra()),
    hechos: await inTurns(facts.facts()),
  };
};

export const shownByHands = async (rows: AsyncIterable<{ readonly mano: ManoPropia }>): Promise<Shown> => {
  const facts = openHandFacts({ motor: lessonsMotor });
  const turn = takingTurns();
  for await (const { mano } of rows) {
    facts.add(mano as Mano);
    await turn();
  }
  return {
    campo: 'Poker Texas Holdem',
    muestra: facts.muestra(),
    faltan: Math.max(0, HANDS_TO_SPEAK - facts.muestra()),
    hechos: await inTurns(facts.facts()),
  };
};

/** Big blinds up to which a stack is short. */
const DEEPEST = 12;
/** The tables of short stacks are worked out when they are first asked for: before anybody waits for it. */
export const warmUpHands = async (): Promise<void> => {
  const turn = takingTurns();
  for (let bb = 1; bb <= DEEPEST; bb++) {
    lessonsMotor.empujar({ pos: 'SB', detras: 1, bb, ante: 0, mano: 'AKs' });
    await turn();
  }
};

/** Players whose facts are kept in memory, some kilobytes each; whoever has not asked for longest gives way. */
const KEPT = 500;

/**
 * What games and hands showed holds until any of them changes: finding it out again takes a second and a half of whoever has
 * as many as are looked at. Who asks while it is being found out waits for that.
 */
export const keptFacts = (most = KEPT) => {
  const kept = new Map<string, { readonly state: string; readonly shown: Promise<Shown> }>();
  return (key: string, state: string, findOut: () => Promise<Shown>): Promise<Shown> => {
    const known = kept.get(key);
    kept.delete(key);
    const shown = known?.state === state ? known.shown : findOut();
    const entry = { state, shown };
    kept.set(key, entry);
    // A failure is nothing to keep.
    shown.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return shown;
  };
};
