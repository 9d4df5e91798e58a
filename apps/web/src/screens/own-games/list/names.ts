import type { ResumenMano, ResumenPartida } from '@estratega/domain';
import { spokenCards } from '@estratega/lessons/compose';
import { dayOf, movesOf, netOf, paceOf, ROOM_NAMES, resultOf, SITE_NAMES, seatOf } from '../words.ts';

/** Each row has a name of its own, also for whoever hears it: no two controls are called the same. */

export const gameName = (game: ResumenPartida): string =>
  [
    `la partida del ${dayOf(game.fecha)}`,
    SITE_NAMES[game.sitio],
    `con ${game.color}`,
    resultOf(game).toLowerCase(),
    paceOf(game.ritmo),
    movesOf(game.jugadas),
    game.eloRival === undefined ? undefined : `rival ${game.eloRival}`,
    game.idSitio.length <= 16 ? game.idSitio : undefined,
  ]
    .filter(Boolean)
    .join(', ');

export const handName = (hand: ResumenMano): string =>
  [
    `la mano del ${dayOf(hand.fecha)}`,
    ROOM_NAMES[hand.sala],
    seatOf(hand.pos),
    hand.mano ? spokenCards(hand.mano) : undefined,
    netOf(hand),
    hand.id.slice(0, 6),
  ]
    .filter(Boolean)
    .join(', ');
