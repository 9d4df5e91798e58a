import { lastBracket } from './cards.ts';
import { stampIn } from './clock.ts';
import {
  addSeat,
  amount,
  type BettingWords,
  checkButton,
  checkLine,
  newHand,
  parseBetting,
  unknownLine,
  unknownSummary,
} from './grammar.ts';
import { Reject } from './model.ts';
import { currencyOf, scan } from './money.ts';
import type { PostKind, RawHand } from './raw.ts';
import { playerAt, playerNamed } from './seats.ts';

/** The grammar of Winamax: no colon after names, the euro after the number, no line for a bet that nobody called. */

export const isWinamaxHeader = (line: string): boolean => line.startsWith('Winamax Poker - ');

const HEAD =
  /^Winamax Poker - (CashGame|Go Fast .*?|Escape .*?|Tournament .*?) - HandId: #([\d-]+) - (.+?) \(([^()]*)\) - (.+)$/u;
const TABLE = /^Table: '.*' (\d+)-max (?:\((?:real|play) money\) )?Seat #(\d+) is the button$/u;
const SEAT = /^Seat (\d+): (.+) \(([\d.,]+) ?€?(?:, [^()]* bounty)?\)$/u;
const STREET = /^\*\*\* (FLOP|TURN|RIVER) \*\*\* (\[.*\])$/u;
const SECTION = /^\*\*\* (?:ANTE\/BLINDS|PRE-FLOP|SHOW ?DOWN) \*\*\*$/u;
const SUMMARY_SEAT =
  /^(?: \((?:button|small blind|big blind)\))*(?: (?:won|showed|mucked|lost|folded|collected|did not show)\b.*)?$/u;
const TOTAL = /^Total pot ([\d.,]+) ?€?(?: \| (?:No rake|Rake ([\d.,]+) ?€?))?(?: \| .*)?$/u;
const IDLE =
  /^ (?:shows \[[^\]]*\](?: \(.*\))?|mucks(?: hand)?|is sitting out|sits out|leaves the table|joins the table|is disconnected|is connected|has timed out|does not show(?: hand)?|doesn't show(?: hand)?|uses time bank.*|wins .*bounty.*|said, ".*")$/u;
const WORDS: BettingWords = {
  folds: ' folds',
  checks: ' checks',
  calls: ' calls ',
  bets: ' bets ',
  raises: ' raises ',
  to: ' to ',
  allIn: /^ and is all-in$/u,
};

const POSTS: readonly (readonly [string, PostKind])[] = [
  [' posts small blind ', 'sb'],
  [' posts big blind ', 'bb'],
  [' posts ante ', 'ante'],
  [' posts straddle ', 'straddle'],
];

const SPACE = 32;

export const parseWinamax = (lines: readonly string[], first: number): RawHand => {
  const head = HEAD.exec(lines[0] as string);
  if (!head) throw new Reject(first, 'No reconozco el encabezado de la mano.');
  const [, kind = '', id = '', game = '', stakes = '', stamp = ''] = head;
  if (!/^Holdem no limit$/iu.test(game)) throw new Reject(first, "Solo leemos Hold'em sin límite.");
  const tournament = kind.startsWith('Tournament');
  const parts = stakes.split('/').map((part) => amount(part, 0, first));
  // Three numbers are ante, small and big.
  const [small, big] = parts.length === 3 ? [parts[1], parts[2]] : parts;
  if (small === undefined || big === undefined || parts.length > 3 || big === 0)
    throw new Reject(first, 'No encuentro las ciegas en el encabezado.');
  const hand = newHand({
    line: first,
    sala: 'winamax',
    id,
    fecha: stampIn(stamp),
    tipo: tournament ? 'torneo' : 'cash',
    moneda: tournament ? undefined : currencyOf(stakes),
    blinds: [small, big],
  });
  const { seats, events } = hand;
  let summary = false;
  let blinds = false;

  const action = (line: string, at: number): boolean => {
    const who = playerAt(seats, line, 0, SPACE);
    if (who < 0) return false;
    const rest = line.slice(seats[who]?.name.length ?? 0);
    if (parseBetting(rest, who, at, WORDS, events)) return true;
    if (rest.startsWith(' collected ')) {
      const cents = amount(rest, 11, at);
      if (!/^ from (?:pot|main pot|side pot(?: ?-?\d+)?)$/u.test(rest.slice(scan.end))) return false;
      events.push({ line: at, what: 'collected', who, cents });
    } else if (IDLE.test(rest)) return true;
    else {
      const post = POSTS.find(([verb]) => rest.startsWith(verb));
      if (!post) return false;
      const cents = amount(rest, post[0].length, at);
      const tail = rest.slice(scan.end);
      const outOfTurn = tail.startsWith(' out of position');
      const allIn = tail.endsWith(' and is all-in');
      if (tail !== '' && !/^(?: out of position)?(?: and is all-in)?$/u.test(tail)) return false;
      events.push({
        line: at,
        what: 'post',
        who,
        kind: outOfTurn && post[1] === 'sb' ? 'dead' : post[1],
        cents,
        allIn,
      });
    }
    return true;
  };

  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as string;
    const at = first + i;
    if (line === '') continue;
    checkLine(line, at);
    if (summary) {
      const total = TOTAL.exec(line);
      if (total) {
        hand.total = amount(total[1] as string, 0, at);
        hand.fees = total[2] === undefined ? 0 : amount(total[2], 0, at);
        hand.totalLine = at;
        continue;
      }
      if (/^Board: \[[^\]]*\]$/u.test(line)) continue;
      if (line.startsWith('Seat ')) {
        const colon = line.indexOf(': ');
        const name = seats.find((seat) => seat.seat === Number(line.slice(5, colon)))?.name;
        if (name !== undefined && line.startsWith(name, colon + 2))
          if (SUMMARY_SEAT.test(line.slice(colon + 2 + name.length))) continue;
      }
      throw unknownSummary(at);
    }
    if (blinds && action(line, at)) continue;
    if (line.startsWith('*** ')) {
      if (line === '*** SUMMARY ***') {
        summary = true;
        continue;
      }
      if (SECTION.test(line)) {
        blinds = true;
        continue;
      }
      const street = STREET.exec(line);
      if (street) {
        const cards = lastBracket(street[2] as string);
        if (!cards) throw new Reject(at, 'Hay una carta que no existe.');
        events.push({
          line: at,
          what: 'street',
          street: street[1] === 'FLOP' ? 1 : street[1] === 'TURN' ? 2 : 3,
          cards,
        });
        continue;
      }
    }
    if (!blinds) {
      const table = TABLE.exec(line);
      if (table && hand.button === 0) {
        hand.button = Number(table[2]);
        continue;
      }
      const seat = SEAT.exec(line);
      if (seat) {
        const [, number, name = '', stack = ''] = seat;
        addSeat(hand, Number(number), name, amount(stack, 0, at), at);
        continue;
      }
    }
    if (line.startsWith('Dealt to ')) {
      const open = line.lastIndexOf(' [');
      const who = playerNamed(seats, open < 0 ? line.slice(9) : line.slice(9, open));
      const cards = lastBracket(line);
      if (who >= 0 && cards?.length === 2) {
        hand.hero = who;
        hand.cards = cards as [string, string];
        continue;
      }
    }
    throw unknownLine(at);
  }
  return checkButton(hand);
};
