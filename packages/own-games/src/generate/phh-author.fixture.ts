import type { Accion, Calle, CalleJugada, Pos } from '@estratega/lessons';
import { below, chance, pick, type Random } from './random.fixture.ts';

/**
 * Another author's PHH, written from the public specification and from nothing of ours: table, betting, pots, evaluator and
 * spelling are all its own. It tells what its hand came to, or why nobody could know.
 */

export interface Told {
  readonly tipo: 'cash' | 'torneo';
  readonly bote: number;
  readonly neto: number;
  readonly heroe: Pos | undefined;
  readonly asientos: readonly (readonly [Pos, number])[];
  readonly historia: readonly CalleJugada[];
  readonly fecha: string | undefined;
}
export interface Written {
  readonly text: string;
  /** A word of the reason for which it must be left out; undefined where it must be read. */
  readonly refused: string | undefined;
  readonly told: Told;
}

const STREETS: readonly Calle[] = ['pre', 'flop', 'turn', 'river'];
const BEHIND: readonly (readonly Pos[])[] = [
  [],
  ['BTN'],
  ['CO', 'BTN'],
  ['HJ', 'CO', 'BTN'],
  ['UTG', 'HJ', 'CO', 'BTN'],
  ['UTG', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG1', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG1', 'UTG2', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN'],
];

/** The best five of seven, looked for in all of them. */
const fiveOf = (cards: readonly string[]): number[] => {
  const ranks = cards.map((card) => '23456789TJQKA'.indexOf(card[0] as string) + 2).sort((a, b) => b - a);
  const groups = [...new Set(ranks)]
    .map((rank) => [ranks.filter((one) => one === rank).length, rank] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const shape = groups.map(([count]) => count).join('');
  const wheel = ranks.join() === '14,5,4,3,2';
  const straight = shape === '11111' && (wheel || (ranks[0] as number) - (ranks[4] as number) === 4);
  const flush = new Set(cards.map((card) => card[1])).size === 1;
  const order = wheel ? [5, 4, 3, 2, 1] : groups.map(([, rank]) => rank);
  const kind = straight
    ? flush
      ? 8
      : 4
    : flush
      ? 5
      : ({ '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1, '11111': 0 }[shape] as number);
  return [kind, ...order];
};
const worth = (seven: readonly string[]): number => {
  let best = -1;
  for (let i = 0; i < 7; i++)
    for (let j = i + 1; j < 7; j++) {
      const [kind = 0, ...order] = fiveOf(seven.filter((_, at) => at !== i && at !== j));
      const value = Array.from({ length: 5 }, (_, at) => order[at] ?? 0).reduce((sum, one) => sum * 15 + one, kind);
      if (value > best) best = value;
    }
  return best;
};

interface Table {
  readonly count: number;
  readonly cash: boolean;
  /** Cents of the smallest piece that changes hands. */
  readonly unit: number;
  readonly big: number;
  readonly stacks: readonly number[];
  /** As the file lists them; two players pay them the other way round. */
  readonly antes: readonly number[];
  readonly posts: readonly number[];
  readonly trims: boolean;
}

const tableOf = (random: Random): Table => {
  const cash = chance(random, 0.5);
  const count = chance(random, 0.01) ? 10 : 2 + below(random, 8);
  const unit = cash ? 1 : 100;
  const [small, big] = cash
    ? pick(random, [[50, 100] as const, [10, 25] as const, [100, 200] as const])
    : pick(random, [[100, 200] as const, [15_000, 30_000] as const, [40_000_00, 80_000_00] as const]);
  const stacks = Array.from({ length: count }, () => {
    const depth = chance(random, 0.05) ? random() * 1.2 : chance(random, 0.3) ? 2 + random() * 12 : 15 + random() * 120;
    return Math.max(unit, Math.round((big * depth) / unit) * unit);
  });
  const kind = cash ? (chance(random, 0.1) ? 'all' : 'none') : pick(random, ['none', 'all', 'all', 'big', 'button']);
  const ante = Math.max(unit, Math.round(big / (kind === 'all' ? 8 : 1) / unit) * unit);
  const antes = stacks.map((_, i) =>
    kind === 'all' || (kind === 'big' && i === 1) || (kind === 'button' && i === count - 1 && count > 2) ? ante : 0,
  );
  const posts: number[] = stacks.map((_, i) => (i === 0 ? small : i === 1 ? big : 0));
  const affords = (i: number, amount: number): boolean => (stacks[i] as number) > amount + ante;
  if (cash && count >= 4 && chance(random, 0.2)) {
    const straddle = pick(random, ['first', 'two', 'button']);
    const at = straddle === 'button' ? count - 1 : 2;
    if (affords(at, 2 * big)) posts[at] = 2 * big;
    if (straddle === 'two' && count >= 5 && (posts[2] as number) > 0 && affords(3, 4 * big)) posts[3] = 4 * big;
  }
  const paid = stacks.map((stack, i) => Math.min(stack, antes[i] as number)).sort((a, b) => b - a);
  return {
    count,
    cash,
    unit,
    big,
    stacks,
    antes,
    posts,
    trims: kind === 'all' && paid[0] === paid[1] && chance(random, 0.5),
  };
};

type Step =
  | { readonly who: number; readonly does: 'f' | 'cc' | 'cbr'; readonly to: number }
  | { readonly deals: 1 | 2 | 3 };

const playOut = (random: Random, table: Table) => {
  const { count, unit, big, stacks, posts } = table;
  /** With two players the button is the second and pays the small blind: what is listed is paid the other way round. */
  const listed = (list: readonly number[], who: number): number => list[count === 2 ? 1 - who : who] as number;
  const left = [...stacks];
  const dead = stacks.map(() => 0);
  const live = stacks.map(() => 0);
  const put = stacks.map(() => 0);
  const out = stacks.map(() => false);
  const pay = (who: number, amount: number, into: number[]): void => {
    const paid = Math.min(amount, left[who] as number);
    left[who] = (left[who] as number) - paid;
    into[who] = (into[who] as number) + paid;
  };
  for (let who = 0; who < count; who++) pay(who, listed(table.antes, who), dead);
  for (let who = 0; who < count; who++) pay(who, listed(posts, who), put);
  const full = Math.max(...posts);
  const opener = stacks.reduce((last, _, who) => (listed(posts, who) === full ? who : last), 0);
  const steps: Step[] = [];
  let unclear = false;

  const round = (street: number): void => {
    let price = street === 0 ? full : 0;
    let grows = big;
    let who = street === 0 ? (opener + 1) % count : 0;
    const asked = stacks.map(() => true);
    const mayRaise = stacks.map(() => true);
    for (let idle = 0; idle < count; who = (who + 1) % count, idle++) {
      if (out.filter((gone) => !gone).length === 1) return;
      const rivals = stacks.flatMap((_, i) => (i === who || out[i] ? [] : [i]));
      const most = Math.max(...rivals.map((i) => put[i] as number));
      const open = rivals.some((i) => (left[i] as number) > 0);
      if (out[who] || left[who] === 0) continue;
      if (!asked[who] && (put[who] as number) >= price) continue;
      // Alone with chips left: only what the others have put in is owed.
      if (!open && (put[who] as number) >= most) continue;
      if (asked[who] === false && !open && (put[who] as number) >= Math.min(price, most)) continue;
      const own = left[who] as number;
      const due = Math.min(price - (put[who] as number), own);
      asked[who] = false;
      idle = -1;
      if (open && mayRaise[who] && own > price - (put[who] as number) && chance(random, 0.2)) {
        const all = (put[who] as number) + own;
        const least = price === 0 ? big : price + grows;
        const want = Math.round((least + random() * random() * 5 * (price + big)) / unit) * unit;
        const to = want >= all || least >= all || chance(random, 0.12) ? all : want;
        const whole = to - price >= grows;
        if (whole) grows = to - price;
        pay(who, to - (put[who] as number), put);
        price = to;
        steps.push({ who, does: 'cbr', to });
        for (let i = 0; i < count; i++) {
          if (i === who) continue;
          // Whoever has spoken may not raise again after an all-in that is no whole raise.
          if (whole) mayRaise[i] = true;
          else if (!asked[i]) mayRaise[i] = false;
          asked[i] = true;
        }
      } else if (due === 0 || chance(random, 0.55)) {
        // Where no forced bet was paid in full, «match the largest bet» and «the whole blind» are two prices.
        if (due > 0 && Math.max(...put) < price) unclear = true;
        pay(who, due, put);
        steps.push({ who, does: 'cc', to: put[who] as number });
      } else {
        out[who] = true;
        steps.push({ who, does: 'f', to: 0 });
      }
    }
  };
  const gather = (): void => {
    const order = [...put].sort((a, b) => b - a) as [number, number];
    const over = order[0] - order[1];
    const by = put.indexOf(order[0]);
    if (over > 0) {
      put[by] = order[1];
      left[by] = (left[by] as number) + over;
    }
    for (let who = 0; who < count; who++) live[who] = (live[who] as number) + (put[who] as number);
    put.fill(0);
  };
  const standing = (): number[] => stacks.flatMap((_, who) => (out[who] ? [] : [who]));
  round(0);
  gather();
  let street = 0;
  while (street < 3 && standing().length > 1) {
    street++;
    steps.push({ deals: street as 1 | 2 | 3 });
    if (standing().filter((who) => (left[who] as number) > 0).length > 1) round(street);
    gather();
  }
  return { steps, left, dead, live, standing: standing(), street, unclear };
};

/** Pots by what each can match. Antes are for all, unless the file says that they are trimmed. */
const share = (
  { unit, trims }: Table,
  { dead, live, standing }: { dead: readonly number[]; live: readonly number[]; standing: readonly number[] },
  value: (who: number) => number,
): number[] => {
  const paid = live.map((amount, who) => amount + (trims ? (dead[who] as number) : 0));
  let waiting = trims ? 0 : dead.reduce((sum, one) => sum + one, 0);
  const wins = live.map(() => 0);
  let floor = 0;
  const steps = [...new Set(standing.map((who) => paid[who] as number))].sort((a, b) => a - b);
  for (const [i, step] of steps.entries()) {
    const top = i === steps.length - 1 ? Number.POSITIVE_INFINITY : step;
    waiting += paid.reduce((sum, one) => sum + Math.max(0, Math.min(one, top) - floor), 0);
    floor = step;
    const eligible = standing.filter((who) => (paid[who] as number) >= step);
    const best = Math.max(...eligible.map(value));
    const winners = eligible.filter((who) => value(who) === best);
    const each = Math.floor(waiting / winners.length / unit) * unit;
    let odd = waiting - each * winners.length;
    for (const who of winners) {
      const more = Math.min(unit, odd);
      odd -= more;
      wins[who] = (wins[who] as number) + each + more;
    }
    waiting = 0;
  }
  return wins;
};

/** Hours ahead of UTC in January to May, by the month and the day (of 2025): who changes the clock does it in that time. */
const inMadrid = (month: number, day: number): number => (month > 3 || (month === 3 && day >= 30) ? 2 : 1);
const inNewYork = (month: number, day: number): number => (month > 3 || (month === 3 && day >= 9) ? -4 : -5);
const inSantiago = (month: number, day: number): number => (month > 4 || (month === 4 && day >= 6) ? -4 : -3);

const ZONES: readonly (readonly [readonly string[], number | typeof inMadrid])[] = [
  [["time_zone = 'Europe/Madrid'"], inMadrid],
  [["time_zone = 'America/New_York'", "time_zone_abbreviation = 'ET'"], inNewYork],
  [["time_zone = 'America/Santiago'"], inSantiago],
  [["time_zone = 'America/Lima'"], -5],
  [["time_zone = 'Asia/Kolkata'"], 5.5],
  [["time_zone = 'America/Argentina/Buenos_Aires'", "time_zone_abbreviation = 'ART'"], -3],
  [["time_zone = 'UTC'"], 0],
  [["time_zone_abbreviation = 'CEST'"], 2],
  // Nothing is said of the place: the specification says UTC.
  [[], 0],
  [["city = 'Lima'"], 0],
];

export const writeHand = (random: Random, number: number): Written => {
  const table = tableOf(random);
  const { count, cash, stacks } = table;
  const played = playOut(random, table);
  const deck = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [deck[i], deck[j]] = [deck[j] as string, deck[i] as string];
  }
  const hole = stacks.map(() => deck.splice(0, 2));
  const board = deck.splice(0, 5);
  const worthOf = hole.map((cards) => worth([...cards, ...board]));
  const wins = share(table, played, (who) => worthOf[who] as number);
  const hero = below(random, count);
  const showdown = played.standing.length > 1;
  const alive = new Set(played.standing);

  // What the author knows and tells.
  const open = chance(random, 0.25);
  const sums = pick(random, ['none', 'winnings', 'finishing', 'both'] as const);
  const losers = played.standing.filter((who) => wins[who] === 0);
  const hidden = showdown && cash && !open && chance(random, 0.15) ? pick(random, played.standing) : undefined;
  const mucks = new Set(showdown && hidden === undefined ? losers.filter(() => chance(random, 0.3)) : []);

  const double = chance(random, 0.4);
  const quoted = (text: string): string =>
    double ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `'${text.replaceAll("'", '’')}'`;
  const style = pick(random, ['plain', 'plain', 'floats', 'grouped'] as const);
  const amount = (cents: number): string => {
    const whole = Math.trunc(cents / 100);
    const rest = cents % 100;
    if (rest === 0 && style === 'floats') return `${whole}.0`;
    if (rest === 0) return style === 'grouped' ? String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, '_') : String(whole);
    return `${whole}.${String(rest).padStart(2, '0')}`.replace(/0$/u, '');
  };
  const inAction = (cents: number): string => amount(cents).replaceAll('_', '');
  const said = (text: string): string =>
    chance(random, 0.05) ? `${text} # ${pick(random, ['thinks', 'says "I call"', 'it’s [late]', '4 hearts'])}` : text;
  const actions: string[] = [];
  const bits = chance(random, 0.15);
  const shown = (who: number): boolean => open || who === hero;
  for (let card = 0; card < (bits ? 2 : 1); card++)
    for (const [who, cards] of hole.entries()) {
      const dealt = bits ? (cards[card] as string) : cards.join('');
      actions.push(said(`d dh p${who + 1} ${shown(who) ? dealt : '??'.repeat(dealt.length / 2)}`));
    }
  const showing = (): void => {
    for (const who of played.standing) {
      const cards = (hole[who] as string[]).join('');
      if (mucks.has(who)) actions.push(`p${who + 1} sm`);
      else if (who === hidden) actions.push(`p${who + 1} sm ${pick(random, ['????', `??${cards.slice(2)}`])}`);
      else actions.push(said(`p${who + 1} sm ${shown(who) && chance(random, 0.3) ? '-' : cards}`));
    }
  };
  let acted = played.steps.length;
  while (acted > 0 && 'deals' in (played.steps[acted - 1] as Step)) acted--;
  const runsOut = acted < played.steps.length && played.steps.slice(acted).length > 0;
  const early = runsOut && mucks.size === 0 && chance(random, 0.5);
  for (const [i, step] of played.steps.entries()) {
    if (i === acted && early) showing();
    if ('deals' in step) {
      const cards = step.deals === 1 ? board.slice(0, 3) : board.slice(step.deals + 1, step.deals + 2);
      if (chance(random, 0.1)) actions.push(pick(random, ['', '   ', '# Burn card 6s is exposed']));
      if (step.deals === 1 && chance(random, 0.1)) for (const card of cards) actions.push(`d db ${card}`);
      else actions.push(said(`d db ${cards.join('')}`));
    } else {
      const space = chance(random, 0.03) ? '   ' : ' ';
      actions.push(
        said(`p${step.who + 1}${space}${step.does}${step.does === 'cbr' ? `${space}${inAction(step.to)}` : ''}`),
      );
    }
  }
  if (showdown && !early) showing();
  // The file may stop before the hand does.
  const cutAt = chance(random, 0.02) ? played.steps.length : -1;
  if (cutAt >= 0) {
    const last = actions.findLastIndex((text) => /^p\d+ +(?:f|cc|cbr)/u.test(text));
    if (last >= 0) actions.splice(last);
  }
  const cut = cutAt >= 0 && actions.length > 0 && played.steps.some((step) => 'who' in step);

  const [zone, hours] = pick(random, ZONES);
  const place = chance(random, 0.1);
  const at = new Date(Date.UTC(2025, below(random, 5), 1 + below(random, 28), below(random, 24), below(random, 60), 7));
  if (zone[0]?.includes('CEST')) at.setUTCMonth(6);
  // In the morning: the hour that is left out, or comes twice, is nobody's to know.
  if (typeof hours !== 'number' && at.getUTCHours() < 4) at.setUTCHours(4 + at.getUTCHours());
  const dated = chance(random, 0.9);
  const timed = dated && chance(random, 0.9);
  const two = (value: number): string => String(value).padStart(2, '0');
  const ahead = typeof hours === 'number' ? hours : hours(at.getUTCMonth() + 1, at.getUTCDate());
  const wall = at.toISOString().slice(0, 19);
  const told = place ? (zone.length === 0 || zone[0]?.startsWith('city') ? wall : undefined) : undefined;
  const fecha = !dated
    ? undefined
    : !timed
      ? `${wall.slice(0, 10)}T00:00:00`
      : (told ?? `${new Date(at.getTime() - ahead * 3_600_000).toISOString().slice(0, 19)}Z`);

  const finish = stacks.map((_, who) => (played.left[who] as number) + (wins[who] as number));
  const list = (values: readonly number[]): string =>
    `[${values.map(amount).join(pick(random, [', ', ',', ' , ']))}${chance(random, 0.1) ? ',' : ''}]`;
  const required: string[] = [
    `variant = ${quoted('NT')}${chance(random, 0.1) ? ' # no limit' : ''}`,
    `antes = ${list(table.antes)}`,
    `blinds_or_straddles = ${list(table.posts)}`,
    `min_bet = ${amount(table.big)}`,
    `starting_stacks = ${list(stacks)}`,
    chance(random, 0.5)
      ? `actions = [${actions.map(quoted).join(', ')}]`
      : [
          'actions = [',
          '  # Pre-flop, it’s "his" [deal]',
          ...actions.map((one) => `  ${quoted(one)},${chance(random, 0.1) ? '  # p1, "ok" ]' : ''}`),
          ']',
        ].join('\n'),
  ];
  const optional: string[] = [
    `hand = ${chance(random, 0.2) ? quoted(`hand-${number}`) : number}`,
    cash ? `currency = ${quoted('EUR')}` : `level = ${1 + below(random, 20)}`,
    `players = [${hole.map((_, who) => quoted(`Player ${who + 1}`)).join(', ')}]`,
    ...(table.trims ? ['ante_trimming_status = true'] : chance(random, 0.5) ? ['ante_trimming_status = false'] : []),
    ...(dated ? [`year = ${at.getUTCFullYear()}`, `month = ${at.getUTCMonth() + 1}`, `day = ${at.getUTCDate()}`] : []),
    ...(timed ? [`time = ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`] : []),
    ...(timed ? zone : []),
    ...(place
      ? [...(zone[0]?.startsWith('city') ? [] : ['city = "Lima"']), 'region = "Lima"', 'country = "Peru"']
      : []),
    ...(sums === 'winnings' || sums === 'both' ? [`winnings = ${list(wins)}`] : []),
    ...(sums === 'finishing' || sums === 'both' ? [`finishing_stacks = ${list(finish)}`] : []),
    ...(chance(random, 0.1) ? ['_source = { room = "x", hands = [1, 2] }'] : []),
    ...(chance(random, 0.1) ? ['_note = """\nHe said: "no = yes"\nvariant of [a]\n"""'] : []),
    ...(chance(random, 0.1) ? ['author = "O\\"Neil" # himself'] : []),
    ...(chance(random, 0.2) ? [`seat_count = 10`, `seats = [${hole.map((_, who) => who + 1).join(', ')}]`] : []),
    ...(chance(random, 0.2) ? [`table = ${pick(random, ['7', quoted('Alpha')])}`, "currency_symbol = '€'"] : []),
    ...(chance(random, 0.1) ? ['time_limit = inf', `time_banks = [${hole.map(() => '30.5').join(', ')}]`] : []),
    ...(chance(random, 0.1) ? ["url = 'https://example.test/#a'", "_comment = 'variant = 1'"] : []),
  ];
  const shuffle = chance(random, 0.2);
  const fields = [...required, ...optional];
  if (shuffle) fields.sort(() => random() - 0.5);
  const section = chance(random, 0.5);
  const text = [
    ...(section
      ? [`[${number}]${chance(random, 0.2) ? ' # next' : ''}`]
      : chance(random, 0.3)
        ? ['# A hand.', '']
        : []),
    ...fields.flatMap((field) => (chance(random, 0.1) ? ['', '# a remark = [1]', field] : [field])),
    '',
  ].join('\n');

  const posOf = (who: number): Pos =>
    count === 2
      ? ((['BB', 'SB'] as const)[who] as Pos)
      : who === 0
        ? 'SB'
        : who === 1
          ? 'BB'
          : ((BEHIND[count - 2] as readonly Pos[])[who - 2] as Pos);
  const left = stacks.map((stack, who) => stack - (played.dead[who] as number));
  const put = stacks.map(() => 0);
  const post = (who: number): number => table.posts[count === 2 ? 1 - who : who] as number;
  for (let who = 0; who < count; who++) {
    put[who] = Math.min(post(who), left[who] as number);
    left[who] = (left[who] as number) - (put[who] as number);
  }
  let bet = true;
  let acciones: Accion[] = [];
  const historia: CalleJugada[] = [{ calle: 'pre', acciones }];
  for (const step of played.steps) {
    if ('deals' in step) {
      acciones = [];
      const cartas = step.deals === 1 ? board.slice(0, 3) : board.slice(step.deals + 1, step.deals + 2);
      historia.push({ calle: STREETS[step.deals] as Calle, cartas, acciones });
      put.fill(0);
      bet = false;
      continue;
    }
    const { who, does, to } = step;
    const pos = posOf(who);
    const more = to - (put[who] as number);
    if (does === 'f') acciones.push({ pos, hace: 'fold' });
    else if (does === 'cc' && more === 0) acciones.push({ pos, hace: 'check' });
    else {
      left[who] = (left[who] as number) - more;
      put[who] = to;
      const hace = does === 'cc' ? 'call' : left[who] === 0 ? 'allin' : bet ? 'raise' : 'bet';
      acciones.push({ pos, hace, a: to / 100 });
      if (does === 'cbr') bet = true;
    }
  }
  const order = stacks.map((_, i) => (i + (count === 2 ? 1 : 2)) % count);
  const bote = [...played.live, ...played.dead].reduce((sum, one) => sum + one, 0);
  const seen = open ? undefined : hero;
  const known = sums !== 'none' || !showdown || hidden === undefined || hidden === hero;
  const summed = sums === 'winnings' || sums === 'both';
  return {
    text,
    // Of a table of ten, or of a hand that stops short, several things are wrong at once.
    refused: cut || count > 9 ? '' : played.unclear && !summed ? 'ciega' : known ? undefined : 'quién ganó',
    told: {
      tipo: cash ? 'cash' : 'torneo',
      bote: bote / 100,
      neto: seen === undefined ? 0 : ((finish[seen] as number) - (stacks[seen] as number)) / 100,
      heroe: seen === undefined || alive === undefined ? undefined : posOf(seen),
      asientos: order.map((who) => [posOf(who), (stacks[who] as number) / 100] as const),
      historia,
      fecha,
    },
  };
};
