/** What only tournaments and sit and gos have; some of its words («burbuja», «etapas», «corto») are everyday words too. */
const TOURNAMENT_THEME = /^pk-(?:tor|sng)-/u;
const NAMES_TOURNAMENTS =
  /\b(?:torneos?|torneito|mtts?|sit|sng|sngs|spins?|satelites?|icm|chipev|pkos?|bount\w+|recompensas?|knockouts?|ko|mesas? final(?:es)?|push|shove|nash|all in o fold|antes?|itm|premios?|cobros?|freerolls?|wsop|ept|main event|reentradas?|reentry|rebuys?|recompras?|dobles? o nada|late reg\w*|registro tardio)\b/u;

/** «La burbuja» of who plays sit and go is theirs: the one of tournaments is meant where tournaments are named. */
const BUBBLE_OF_TOURNAMENTS = 'pk-tor-burbuja';
const NAMES_BIG_TOURNAMENTS = /\b(?:torneos?|mtts?|satelites?|wsop|ept|main event|domingo)\b/u;

/** A cash player is asked for no theme of tournaments out of words that name none; who names them is believed. */
export const isOfOtherPokerFormat = (topicId: string, format: string, plainText: string): boolean =>
  (format === 'cash' && TOURNAMENT_THEME.test(topicId) && !NAMES_TOURNAMENTS.test(plainText)) ||
  (format === 'sng' &&
    topicId === BUBBLE_OF_TOURNAMENTS &&
    /\bburbuja\b/u.test(plainText) &&
    !NAMES_BIG_TOURNAMENTS.test(plainText));
