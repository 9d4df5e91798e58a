/** Times of day as rooms print them, to ISO in UTC. Zones are summer-time rules, computed: nothing depends on the machine. */

const HOUR = 3_600_000;

/** Day of the month of the nth Sunday (n < 0: the last). */
const sunday = (year: number, month: number, nth: number): number => {
  if (nth > 0) {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return 1 + ((7 - first) % 7) + (nth - 1) * 7;
  }
  const last = new Date(Date.UTC(year, month, 0));
  return last.getUTCDate() - last.getUTCDay();
};

interface Summer {
  readonly from: number;
  readonly until: number;
}
/** A file holds ten thousand hands of one year or two: when its summer is, is worked out once. */
const yearly = (work: (year: number) => Summer): ((year: number) => Summer) => {
  const known = new Map<number, Summer>();
  return (year) => {
    let summer = known.get(year);
    if (!summer) {
      summer = work(year);
      known.set(year, summer);
    }
    return summer;
  };
};
const easternSummer = yearly((year) => {
  const [startMonth, startSunday, endMonth, endSunday] = year >= 2007 ? [3, 2, 11, 1] : [4, 1, 10, -1];
  return {
    from: Date.UTC(year, startMonth - 1, sunday(year, startMonth, startSunday), 2),
    until: Date.UTC(year, endMonth - 1, sunday(year, endMonth, endSunday), 2),
  };
});
/** In Lisbon, whose winter is UTC; elsewhere as many hours later by the wall. */
const europeanSummer = yearly((year) => ({
  from: Date.UTC(year, 2, sunday(year, 3, -1), 1),
  until: Date.UTC(year, 9, sunday(year, 10, -1), 2),
}));

/** Offset from UTC in hours of a wall clock in New York. */
const eastern = (year: number, wall: number): number => {
  const { from, until } = easternSummer(year);
  return wall >= from && wall < until ? -4 : -5;
};

/** The European Union changes at 01:00 UTC; `winter` is the zone's offset then. */
const european = (year: number, wall: number, winter: number): number => {
  const { from, until } = europeanSummer(year);
  const lisbon = wall - winter * HOUR;
  return lisbon >= from && lisbon < until ? winter + 1 : winter;
};

/** Rooms print the winter name all year round, so CET means "the clock in Madrid". */
const OFFSETS: Readonly<Record<string, (year: number, wall: number) => number>> = {
  UTC: () => 0,
  GMT: () => 0,
  ET: eastern,
  EST: eastern,
  EDT: () => -4,
  CET: (year, wall) => european(year, wall, 1),
  CEST: () => 2,
  WET: (year, wall) => european(year, wall, 0),
  WEST: () => 1,
  EET: (year, wall) => european(year, wall, 2),
  EEST: () => 3,
  BST: () => 1,
  MSK: () => 3,
  BRT: () => -3,
  ART: () => -3,
  AEST: () => 10,
  AEDT: () => 11,
};

/** Short names that are of the IANA; of others the language has ideas of its own («BST» is Dhaka to it). */
const SHORT_PLACES = new Set('CET EET EST GB GMT HST MET MST NZ PRC ROC ROK UCT UTC WET'.split(' '));

/** Zones by their IANA name («America/Lima», «Cuba», «EST5EDT»), whose rules the language knows. */
const places = new Map<string, Intl.DateTimeFormat | undefined>();
const PLACES_KEPT = 600;
const placeOf = (zone: string): Intl.DateTimeFormat | undefined => {
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/u.test(zone)) return undefined;
  if (zone.length <= 3 && !SHORT_PLACES.has(zone)) return undefined;
  if (places.has(zone)) return places.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // No such place.
  }
  if (places.size >= PLACES_KEPT) places.clear();
  places.set(zone, format);
  return format;
};
const hoursAhead = (format: Intl.DateTimeFormat, moment: number): number => {
  const told = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = told;
  return (Date.UTC(year, month - 1, day, hour, minute, second) - moment) / HOUR;
};
const offsetOf = (zone: string): ((year: number, wall: number) => number) | undefined => {
  if (Object.hasOwn(OFFSETS, zone)) return OFFSETS[zone];
  const place = placeOf(zone);
  // What the clock on the wall is ahead by depends on the moment, which is what is asked for: twice is enough.
  return place && ((_year, wall) => hoursAhead(place, wall - hoursAhead(place, wall) * HOUR));
};

/** For who names a place and no abbreviation: «EST» is New York's clock to a room, and five hours all year to the IANA. */
export const knownPlace = (zone: string | undefined): string | undefined =>
  zone === undefined || !placeOf(zone) ? undefined : zone === 'EST' ? 'Etc/GMT+5' : zone;

export const knownZone = (zone: string | undefined): boolean => zone !== undefined && offsetOf(zone) !== undefined;

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Undefined where it is no date; without "Z" where the zone is unknown. */
export const isoTime = (
  date: readonly [number, number, number],
  time: readonly [number, number, number],
  zone: string | undefined,
): string | undefined => {
  const [year, month, day] = date;
  const [hour, minute, second] = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(wall);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day || hour > 23 || minute > 59 || second > 59)
    return undefined;
  if (year < 1990 || year > 2200) return undefined;
  const offset = zone === undefined ? undefined : offsetOf(zone);
  const hours = offset?.(year, wall);
  if (hours === 0) return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}Z`;
  if (hours !== undefined) return `${new Date(wall - hours * HOUR).toISOString().slice(0, 19)}Z`;
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
};

const STAMP =
  /(?:(\d{4})[/-](\d{1,2})[/-](\d{1,2})|(\d{1,2})[-/](\d{1,2})[-/](\d{4}))\s+(\d{1,2}):(\d{2}):(\d{2})(?:\s+([A-Z]{2,5}))?/gu;

/**
 * The moment in a header's tail: "2017/01/06 17:15:11 ET", "05-02-2025 12:34:49 CET [05-02-2025 6:34:49 ET]". Where two
 * clocks are printed, the last, in brackets, is the room's own.
 */
export const stampIn = (text: string): string | undefined => {
  let found: string | undefined;
  STAMP.lastIndex = 0;
  for (let match = STAMP.exec(text); match; match = STAMP.exec(text)) {
    const date = match[1]
      ? ([Number(match[1]), Number(match[2]), Number(match[3])] as const)
      : ([Number(match[6]), Number(match[5]), Number(match[4])] as const);
    const iso = isoTime(date, [Number(match[7]), Number(match[8]), Number(match[9])], match[10]);
    if (iso === undefined) continue;
    if (found === undefined || iso.endsWith('Z')) found = iso;
  }
  return found;
};
