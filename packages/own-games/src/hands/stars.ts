import { lastBracket } from './cards.ts';
import { stampIn } from './clock.ts';
import {
  addSeat,
  allInAfter,
  amount,
  type BettingWords,
  checkButton,
  checkLine,
  newHand,
  parseBetting,
  unknownLine,
  unknownSummary,
} from './grammar.ts';
import { Reject, type Sala } from './model.ts';
import { amountAt, currencyOf, scan } from './money.ts';
import type { PostKind, RawEvent, RawHand } from './raw.ts';
import { playerAt, playerNamed } from './seats.ts';

/** The grammar of PokerStars, in English and in Spanish, and of GGPoker, which writes nearly the same English. */

/** Words of a language. */
interface Words extends BettingWords {
  readonly posts: readonly (readonly [string, PostKind])[];
  /** What a seated player may do that moves no money, after "name: ". */
  readonly idle: RegExp;
  readonly seat: string;
  readonly chips: string;
  readonly seatTail: RegExp;
  readonly dealt: string;
  readonly uncalled: string;
  readonly uncalledTo: string;
  readonly collects: string;
  readonly collectsTail: RegExp;
  readonly total: string;
  readonly fee: RegExp;
  readonly board: RegExp;
  readonly holeCards: RegExp;
  readonly summary: RegExp;
  readonly showdown: RegExp;
  readonly summarySeat: RegExp;
  readonly won: RegExp;
  /** What the summary says only of those who were dealt in. */
  readonly present: RegExp;
  /** Lines about people at the table, whoever they are. */
  readonly about: RegExp;
  readonly notice: RegExp;
  readonly cancelled: RegExp;
}

const ENGLISH: Words = {
  folds: 'folds',
  checks: 'checks',
  calls: 'calls ',
  bets: 'bets ',
  raises: 'raises ',
  to: ' to ',
  posts: [
    ['posts small blind ', 'sb'],
    ['posts big blind ', 'bb'],
    ['posts the ante ', 'ante'],
    ['posts ante ', 'ante'],
    ['posts small & big blinds ', 'both'],
    ['posts straddle ', 'straddle'],
    ['posts a straddle ', 'straddle'],
    ['straddle ', 'straddle'],
    ['posts button blind ', 'straddle'],
    ['posts missed blind ', 'missed'],
    ['posts dead blind ', 'dead'],
    ['posts dead small blind ', 'dead'],
  ],
  allIn: /^ and is all-in(?: and has reached the .* cap)?$/u,
  idle: /^(?:shows \[[^\]]*\](?: \(.*\))?|mucks hand|doesn't show hand|does not show hand|is sitting out|sits out|Chooses to EV Cashout)$/u,
  seat: 'Seat ',
  chips: ' in chips)',
  seatTail: / in chips(?:, [^)]* bounty)?\)(?: (?:is sitting out|out of hand \(.*\)))?$/u,
  dealt: 'Dealt to ',
  uncalled: 'Uncalled bet (',
  uncalledTo: ') returned to ',
  collects: ' collected ',
  collectsTail: /^ from (?:the )?(?:pot|main pot|side pot(?:-\d+)?)(?: \(pot not awarded as player cashed out\))?$/u,
  total: 'Total pot ',
  fee: /^ (?:Rake|Jackpot|Bingo|Fortune|Tax)(?: Fee)? /u,
  board: /^(?:FIRST |SECOND |THIRD )?Board \[[^\]]*\]$/u,
  holeCards: /^\*\*\* HOLE CARDS \*\*\*$/u,
  summary: /^\*\*\* SUMMARY \*\*\*$/u,
  showdown: /^\*\*\* (?:FIRST |SECOND |THIRD )?SHOW ?DOWN \*\*\*$/u,
  summarySeat:
    /^(?: \((?:button|small blind|big blind)\))*(?:,? (?:folded|showed|mucked|collected|won|lost|didn't bet|is sitting out|does not show|cashed out)\b.*)?$/u,
  won: /(?:collected|won) \(/u,
  present: / (?:folded|showed|mucked|collected|won|lost)\b/u,
  about:
    /(?: said, ".*"| (?:is disconnected|is connected|has timed out(?: while (?:being )?disconnected)?|has returned|joins the table at seat #\d+|leaves the table|will be allowed to play after the button|was removed from the table for failing to post|was removed from the table|has requested TIME|is sitting out|sits out|stands up|has \d+ seconds? left to act|has used .*time bank.*|was moved from another table to this table|adds .*|re-buys and receives .*|rebuys .*|takes the add-on .*|wins the .*bounty.*|wins .*for eliminating .*|wins the tournament.*|wins an entry .*|wins a .*ticket.*|finished the tournament.*|has been eliminated.*|is feeling .*|cashed out the hand for .*))$/u,
  notice:
    /^(?:Hand was run (?:twice|two times|three times|thrice)|Betting is capped|The .* blinds? .*|Time ?bank.*|Tournament .* (?:paused|resumed).*|\* .* bounty .*|Table closed.*)$/u,
  cancelled: /^Hand cancell?ed/u,
};

const SPANISH: Words = {
  folds: 'se retira',
  checks: 'pasa',
  calls: 'iguala ',
  bets: 'apuesta ',
  raises: 'sube ',
  to: ' a ',
  posts: [
    ['pone la ciega pequeña ', 'sb'],
    ['pone la ciega grande ', 'bb'],
    ['pone las ciegas pequeña y grande ', 'both'],
    ['pone el ante ', 'ante'],
    ['pone un ante de ', 'ante'],
    ['pone la apuesta inicial ', 'ante'],
    ['pone ante ', 'ante'],
    ['pone el straddle ', 'straddle'],
    ['pone straddle ', 'straddle'],
    ['pone la ciega muerta ', 'dead'],
  ],
  allIn: /^ y (?:está|va|queda|se queda) (?:en )?all[- ]in$/u,
  idle: /^(?:muestra \[[^\]]*\](?: \(.*\))?|no muestra su mano|no muestra la mano|descarta su mano(?: sin mostrar)?|descarta la mano(?: sin mostrar)?|no participa|está ausente|se ausenta)$/u,
  seat: 'Asiento ',
  chips: ' en fichas)',
  seatTail:
    / en fichas(?:, [^)]*(?:recompensa|bounty)[^)]*)?\)(?: (?:no participa|está ausente|se ausenta|fuera de la mano \(.*\)))?$/u,
  dealt: 'Repartidas a ',
  uncalled: 'La apuesta no igualada (',
  uncalledTo: ') ha sido devuelta a ',
  collects: ' se lleva ',
  collectsTail: /^ del (?:bote|bote principal|bote secundario(?:[- ]\d+)?|bote paralelo(?:[- ]\d+)?)$/u,
  total: 'Bote total ',
  fee: /^ Comisión /u,
  board: /^(?:PRIMERAS? |SEGUNDAS? )?Comunitarias \[[^\]]*\]$/iu,
  holeCards: /^\*\*\* CARTAS (?:DE MANO|PROPIAS) \*\*\*$/u,
  summary: /^\*\*\* RESUMEN \*\*\*$/u,
  showdown: /^\*\*\* (?:PRIMER |SEGUNDO |FIRST |SECOND )?(?:SHOW ?DOWN|ENFRENTAMIENTO) \*\*\*$/u,
  summarySeat:
    /^(?: \((?:botón|ciega pequeña|ciega grande)\))*(?:,? (?:se retiró|mostró|descartó|recaudó|ganó|perdió|se llevó|no apostó|no participa|no mostró|está ausente)(?:\s.*)?)?$/u,
  won: /(?:recaudó|ganó|se llevó) \(/u,
  present: / (?:se retiró|mostró|descartó|recaudó|ganó|perdió) /u,
  about:
    /(?: dijo[,:] ".*"| said, ".*"| (?:no tiene conexión|tiene conexión|está conectado|se ha desconectado|se ha conectado|ha vuelto|ha regresado|ha agotado su tiempo(?: mientras siga sin conexión)?|ha pedido tiempo|se une a la mesa en el asiento n\.º \d+|abandona la mesa|se va de la mesa|podrá jugar después del botón|ha sido retirado de la mesa.*|está ausente|se ausenta|no participa|ha usado .*tiempo.*|añade .*|hace una recompra .*|gana .*(?:recompensa|bounty).*|gana .*por eliminar .*|gana el torneo.*|ha terminado el torneo.*|terminó el torneo.*|ha cobrado la mano por .*))$/u,
  notice: /^(?:La mano se (?:ha repartido|repartió|jugó) dos veces|Se limitan las apuestas|Banco de tiempo.*)$/u,
  cancelled: /^(?:Mano cancelada|La mano ha sido cancelada)/u,
};

const STREET = /^\*\*\* (FIRST |SECOND |THIRD |PRIMER |SEGUNDO |TERCER )?(FLOP|TURN|RIVER) \*\*\* (\[.*\])$/u;
const STREET_NUMBER: Readonly<Record<string, 1 | 2 | 3>> = { FLOP: 1, TURN: 2, RIVER: 3 };

const TABLE_EN = /^Table '.*' (\d+)-max (?:\(Play Money\) )?Seat #(\d+) is the button$/u;
const TABLE_ES = /^Mesa ["'«].*["'»] (\d+)-max (?:\(dinero ficticio\) )?El asiento n\.º (\d+) es el botón$/iu;

const STAKES = /\(([^()/]+)\/([^()/]+?)(?:\(([^()]*)\))?\)/u;

interface Header {
  readonly sala: Sala;
  readonly id: string;
  readonly words: Words;
}

const HEAD_EN = /^(?:PokerStars (?:Zoom |Home Game |Fusion )?(?:Hand|Game)|Poker Hand) #([A-Z]{0,4}\d+):/u;
const HEAD_ES = /^Mano n\.º (\d+) de (?:Zoom de |Home Game de )?PokerStars:/u;

export const isStarsHeader = (line: string): boolean =>
  line.startsWith('PokerStars ') || line.startsWith('Poker Hand #') || line.startsWith('Mano n.');

const headerOf = (line: string, at: number): Header => {
  const spanish = HEAD_ES.exec(line);
  if (spanish) return { sala: 'pokerstars', id: spanish[1] as string, words: SPANISH };
  const english = HEAD_EN.exec(line);
  if (!english) throw new Reject(at, 'No reconozco el encabezado de la mano.');
  return { sala: line.startsWith('Poker Hand') ? 'ggpoker' : 'pokerstars', id: english[1] as string, words: ENGLISH };
};

/** "(0.02 €/0.05 €)", "($0.02/$0.05($0.01))", "(50/100)", "(50/100(10))": the blinds, whatever the currency says. */
const stakesOf = (line: string, at: number): readonly [number, number] => {
  const match = STAKES.exec(line);
  const small = match && amountAt(match[1] as string, 0);
  const big = match && amountAt(match[2] as string, 0);
  if (!match || small === undefined || small === null || big === undefined || big === null || big === 0)
    throw new Reject(at, 'No encuentro las ciegas en el encabezado.');
  return [small, big];
};

const parseSeat = (line: string, at: number, words: Words, hand: RawHand): boolean => {
  const colon = line.indexOf(': ', words.seat.length);
  if (colon < 0) return false;
  const number = Number(line.slice(words.seat.length, colon));
  if (!Number.isInteger(number)) return false;
  // Nearly every seat ends here; bounties and people away take the longer way.
  const end = line.endsWith(words.chips) ? line.length - words.chips.length : words.seatTail.exec(line)?.index;
  if (end === undefined) return false;
  const open = line.lastIndexOf(' (', end);
  if (open < 0) return false;
  const stack = amount(line, open + 2, at);
  if (scan.end !== end) return false;
  const name = line.slice(colon + 2, open);
  // A seat without chips watches until it buys some.
  addSeat(hand, number, name, stack, at);
  return true;
};

const parseTotal = (line: string, at: number, words: Words, hand: RawHand): boolean => {
  const [first = '', ...rest] = line.slice(words.total.length).split('|');
  hand.total = amount(first, 0, at);
  hand.totalLine = at;
  // "Main pot 2000. Side pot 1000." says again what the total says.
  if (
    !/^ *(?:(?:Main pot|Side pot(?:-\d+)?|Bote principal|Bote (?:secundario|paralelo)(?:[- ]\d+)?) [^|]*)?$/u.test(
      first.slice(scan.end),
    )
  )
    return false;
  for (const part of rest) {
    const label = words.fee.exec(part);
    if (!label) return false;
    hand.fees += amount(part, label[0].length, at);
    if (part.slice(scan.end).trim() !== '') return false;
  }
  return true;
};

/** "name: does something"; false where the words are not known. */
const parseAction = (line: string, from: number, who: number, at: number, words: Words, hand: RawHand): boolean => {
  const rest = line.slice(from);
  const events: RawEvent[] = hand.events;
  if (parseBetting(rest, who, at, words, events)) return true;
  // Whoever folds may show: "folds [Ah Kd]".
  if (rest.startsWith(words.folds) && rest.startsWith(' [', words.folds.length)) {
    events.push({ line: at, what: 'fold', who });
    return true;
  }
  for (const [verb, kind] of words.posts)
    if (rest.startsWith(verb)) {
      const cents = amount(rest, verb.length, at);
      const flag = allInAfter(rest, words);
      if (flag === undefined) return false;
      events.push({ line: at, what: 'post', who, kind, cents, allIn: flag });
      return true;
    }
  if (words.idle.test(rest)) return true;
  if (rest.startsWith('Receives Cashout (')) {
    const cents = amount(rest, 18, at);
    if (hand.hero === who) hand.cashOut = (hand.cashOut ?? 0) + cents;
    return rest.slice(scan.end) === ')';
  }
  if (rest.startsWith('Pays Cashout Risk (')) {
    const cents = amount(rest, 19, at);
    if (hand.hero === who) hand.cashOutFee += cents;
    return rest.slice(scan.end) === ')';
  }
  if (/^(?:get an|pay premium of) all-in insurance/u.test(rest))
    throw new Reject(at, 'La mano lleva un seguro de all-in, que no entra en el bote.');
  return false;
};

const parseStreet = (line: string, at: number, hand: RawHand): boolean => {
  const match = STREET.exec(line);
  if (!match) return false;
  const street = STREET_NUMBER[match[2] as string] as 1 | 2 | 3;
  const cards = lastBracket(match[3] as string);
  if (!cards) throw new Reject(at, 'Hay una carta que no existe.');
  const run = (match[1] ?? '').trim();
  const other = run === '' || run === 'FIRST' || run === 'PRIMER' ? 0 : run === 'THIRD' || run === 'TERCER' ? 2 : 1;
  if (other === 0) hand.events.push({ line: at, what: 'street', street, cards });
  else {
    hand.boards[other - 1] ??= [];
    (hand.boards[other - 1] as string[]).push(...cards);
  }
  return true;
};

const COLON = 58;
const SPACE = 32;

/** A hand's own lines, from its header on. `first` is the header's line number. */
export const parseStars = (lines: readonly string[], first: number): RawHand => {
  const header = lines[0] as string;
  const { sala, id, words } = headerOf(header, first);
  const tournament = / (?:Tournament #|Torneo n\.º )\d+/u.test(header);
  if (!header.includes("Hold'em No Limit") || /6\+ Hold|Hold'em No Limit Hi|Fusion/u.test(header))
    throw new Reject(first, "Solo leemos Hold'em sin límite.");
  const tail = header.lastIndexOf(' - ');
  const stakes = header.slice(header.indexOf("Hold'em"), tail < 0 ? undefined : tail);
  const hand = newHand({
    line: first,
    sala,
    id,
    fecha: stampIn(tail < 0 ? header : header.slice(tail)),
    tipo: tournament ? 'torneo' : 'cash',
    moneda: tournament ? undefined : currencyOf(stakes),
    blinds: stakesOf(stakes, first),
  });
  const { seats } = hand;
  let summary = false;
  let dealt = false;

  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as string;
    const at = first + i;
    if (line === '') continue;
    checkLine(line, at);

    if (summary) {
      if (line.startsWith(words.total)) {
        if (parseTotal(line, at, words, hand)) continue;
      } else if (line.startsWith(words.seat)) {
        const colon = line.indexOf(': ');
        const seat = Number(line.slice(words.seat.length, colon));
        const who = seats.findIndex((one) => one.seat === seat);
        const name = seats[who]?.name;
        if (name !== undefined && line.startsWith(name, colon + 2)) {
          const rest = line.slice(colon + 2 + name.length);
          if (words.summarySeat.test(rest)) {
            if (words.present.test(rest)) hand.present.push(who);
            const won = words.won.exec(rest);
            if (won) hand.summaryWins.push({ who, cents: amount(rest, won.index + won[0].length, at) });
            continue;
          }
        }
      } else if (words.board.test(line) || words.notice.test(line) || words.about.test(line)) continue;
      throw unknownSummary(at);
    }

    if (!dealt) {
      if (line.startsWith(words.seat) && parseSeat(line, at, words, hand)) continue;
      if (hand.button === 0 && (line.startsWith('Table ') || line.startsWith('Mesa '))) {
        const table = (line.startsWith('T') ? TABLE_EN : TABLE_ES).exec(line);
        if (table) {
          hand.button = Number(table[2]);
          continue;
        }
      }
    }
    const actor = playerAt(seats, line, 0, COLON);
    if (actor >= 0) {
      // The first thing that anybody does ends the list of seats.
      dealt = true;
      const from = (seats[actor]?.name.length ?? 0) + 2;
      if (line.charCodeAt(from - 1) === SPACE && parseAction(line, from, actor, at, words, hand)) continue;
    }
    if (line.startsWith('*** ')) {
      if (parseStreet(line, at, hand)) continue;
      if (words.holeCards.test(line)) continue;
      if (words.summary.test(line)) {
        summary = true;
        continue;
      }
      if (words.showdown.test(line)) continue;
    }
    if (line.startsWith(words.dealt)) {
      dealt = true;
      const open = line.lastIndexOf(' [');
      const name = open < 0 ? line.slice(words.dealt.length) : line.slice(words.dealt.length, open);
      const who = playerNamed(seats, name);
      if (who >= 0) {
        if (open < 0) continue;
        const cards = lastBracket(line);
        if (cards?.length === 2) {
          hand.hero = who;
          hand.cards = cards as [string, string];
          continue;
        }
        throw new Reject(at, 'Las cartas propias no son dos.');
      }
    }
    const talker = playerAt(seats, line, 0, SPACE);
    if (talker >= 0) {
      const from = seats[talker]?.name.length ?? 0;
      if (line.startsWith(words.collects, from)) {
        const cents = amountAt(line, from + words.collects.length);
        if (cents !== undefined && words.collectsTail.test(line.slice(scan.end))) {
          hand.events.push({ line: at, what: 'collected', who: talker, cents });
          continue;
        }
      }
      if (line.startsWith(' cashed out the hand for ', from)) {
        const cents = amount(line, from + 25, at);
        const fee = /^ \| Cash Out Fee /u.exec(line.slice(scan.end));
        if (hand.hero === talker) hand.cashOut = cents;
        if (fee || scan.end === line.length) continue;
      }
    }
    if (line.startsWith(words.uncalled)) {
      const cents = amount(line, words.uncalled.length, at);
      if (line.startsWith(words.uncalledTo, scan.end)) {
        const who = playerNamed(seats, line.slice(scan.end + words.uncalledTo.length));
        if (who >= 0) {
          hand.events.push({ line: at, what: 'returned', who, cents });
          continue;
        }
      }
    }
    if (line.startsWith('Cash Drop to Pot : total ')) {
      hand.gift += amount(line, 25, at);
      continue;
    }
    if (words.cancelled.test(line)) throw new Reject(at, 'La sala anuló esta mano.');
    if (words.about.test(line) || words.notice.test(line)) continue;
    throw unknownLine(at);
  }
  return checkButton(hand);
};
