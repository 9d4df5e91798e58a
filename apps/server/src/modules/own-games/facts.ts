import type { AnalisisPartida, Campo, ManoPropia, PartidaPropia } from '@estratega/domain';
import {
  type Analisis,
  factsFromGames,
  factsFromHands,
  GAMES_TO_SPEAK,
  gameKey,
  gameOfOwn,
  HANDS_TO_SPEAK,
  type Hecho,
  type Mano,
  OWN_NAME,
} from '@estratega/own-games';
import { lessonsMotor } from '@estratega/own-games/motor';

/** What stored games and hands show. Only the newest count: a player is not who played three years ago. */

export const GAMES_LOOKED_AT = 300;
export const HANDS_LOOKED_AT = 10_000;

export interface Shown {
  readonly campo: Campo;
  readonly muestra: number;
  readonly faltan: number;
  readonly hechos: readonly Hecho[];
}

export const shownByGames = (
  rows: readonly {
    readonly partida: PartidaPropia;
    readonly analisis: AnalisisPartida | null;
    readonly ideas: readonly string[] | null;
  }[],
): Shown => {
  const analisis: Record<string, Analisis> = {};
  const ideas: Record<string, readonly string[]> = {};
  const games = rows.map((row) => {
    const game = gameOfOwn(row.partida);
    const key = gameKey(game);
    if (row.analisis) analisis[key] = row.analisis as Analisis;
    // Without the engine's lines nothing can be named, so nothing has to be looked for.
    ideas[key] = row.ideas ?? [];
    return game;
  });
  return {
    campo: 'Ajedrez',
    muestra: games.length,
    faltan: Math.max(0, GAMES_TO_SPEAK - games.length),
    hechos: factsFromGames(games, { jugador: OWN_NAME, analisis, ideas }),
  };
};

export const shownByHands = (rows: readonly { readonly mano: ManoPropia }[]): Shown => ({
  campo: 'Poker Texas Holdem',
  muestra: rows.length,
  faltan: Math.max(0, HANDS_TO_SPEAK - rows.length),
  hechos: factsFromHands(
    rows.map(({ mano }) => mano as Mano),
    { motor: lessonsMotor },
  ),
});
