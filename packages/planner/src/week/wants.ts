import { type Unit, unitId, unitNear } from '../curriculum/graph.ts';
import type { NamedLine } from '../freetext/meant.ts';
import { isPractice } from '../games/game.ts';
import { KNOWN, LEVELS_ABOVE, MASTERY, minutesToMastery } from '../learner/belief.ts';
import { daysBetween } from '../learner/memory.ts';
import { readingId } from '../learner/state.ts';
import { onceFor } from '../once/once.ts';
import { isAskedFor, sparingMost } from './asked.ts';
import type { Context } from './context.ts';
import { isCalm } from './event.ts';
import { exercisesOf, FEW, hasSession, mayAnalyse, shareOf, wasRead } from './kind.ts';
import { isProbe, OPENING_MAX, TASK_MIN } from './minutes.ts';
import { blocksFor, goalOf, isNewUnit, isParked, Path } from './path.ts';
import type { DayFrame } from './skeleton.ts';
import type { Lane, Reason } from './slot.ts';
import { activeThemes, askedThemes, isDry, nearOf, type Theme } from './themes.ts';
import { itemCount, TEST_LEAST } from './write/items.ts';

/** Over the half at the own level, since lengths are settled later. */
const OWN_MARGIN = 0.01;

/** How the free blocks are shared out between the lanes, and which units each lane wants. */

export interface Want {
  readonly unit: Unit;
  readonly lane: Lane;
  readonly reason: Reason;
  /** The theme that it is, or leads to. */
  readonly theme?: Theme | undefined;
  readonly isNew: boolean;
  /** Must come before anything else of its lane: the first block of an asked theme. */
  readonly isHead: boolean;
  /** A claim to be verified. */
  readonly test?: true;
  /** The theme itself, whatever stands before it. */
  readonly capsule?: true;
  /** It goes on from a stage that was passed, whatever else stands before it. */
  readonly open?: true;
  /** What own games or hands say of it, as a reason; and the mistakes that it brings back. */
  readonly porque?: string;
  readonly own?: readonly string[];
  blocks: number;
}

export interface Wants {
  readonly list: Want[];
  readonly path: Path;
  readonly themes: readonly Theme[];
  readonly active: readonly Theme[];
  readonly blockMinutes: number;
  readonly askedFloor: number;
  /** Blocks of a topic that nobody asked for: no more than what was asked for has. */
  readonly unaskedMost: number;
  /** New units that may still begin, and the minutes above level that the path may still have. */
  newLeft: number;
  /** As many again, where nothing begun or half known is left to go on with. */
  spareNew: number;
  aboveLeft: number;
}

const WEAK_DAYS = 28;

export const weakUnits = onceFor((context: Context): readonly Unit[] => {
  const { learner, tuning, eligible, days, game } = context;
  const hoy = days[0]?.fecha ?? '';
  // What was asked for may lie outside the level's window; failed, it returns all the same.
  const asked = Object.keys(learner.unidades).flatMap((id) => {
    const unit = game.curriculum.unitById.get(id);
    return unit && learner.declarado[unit.topic.id] && !eligible.includes(unit) ? [unit] : [];
  });
  const weak = [...eligible, ...asked].filter((unit) => {
    const state = learner.unidades[unit.id];
    if ((context.belief[unit.index] ?? 0) >= MASTERY) return false;
    if (!state?.w || state.r === undefined) return false;
    // One right of five tells already.
    const telling = tuning.weak.answers - (state.r < tuning.weak.lost ? 1 : 0);
    if ((state.m ?? 0) < telling) return false;
    return state.r < tuning.weak.below && daysBetween(state.w, hoy) <= WEAK_DAYS && !isParked(context, unit);
  });
  const day = (unit: Unit): string => learner.unidades[unit.id]?.w ?? '';
  return weak.sort(
    (a, b) =>
      (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : 0) ||
      (learner.unidades[a.id]?.r ?? 0) - (learner.unidades[b.id]?.r ?? 0),
  );
});

/** Far below what was expected in its last session: it gets more of the week than it would have had. */
export const isLost = ({ learner, tuning }: Context, unit: Unit): boolean =>
  (learner.unidades[unit.id]?.r ?? 1) < tuning.weak.lost;

export const reasonFor = (theme: Theme, unit: Unit): Reason =>
  unit.topic !== theme.topic
    ? theme.near?.includes(unit)
      ? 'cercano'
      : 'prerequisito'
    : theme.care
      ? 'cautela'
      : theme.polarity === 'no_sabe'
        ? 'no_sabe'
        : 'quiere';

const DRY_MOST = 3;

/** Blocks for the asked themes: one for every head, then second days, then along the way, then more days. */
const askedWants = (context: Context, active: readonly Theme[], blocks: number, leadBlocks: number): Want[] => {
  const wants = new Map<number, Want>();
  let left = blocks;
  const isSpared = (unit: Unit): boolean => {
    const own = [...wants.values()].filter((want) => want.unit.topic === unit.topic);
    const many = own.reduce((sum, want) => sum + want.blocks, 0);
    // A theme with nothing left to solve is read and looked for in games: a few times.
    if (!hasSession(context, unit) && many >= DRY_MOST) return true;
    return many > 0 && many >= Math.floor(sparingMost(context, unit.topic.id) / context.load.block);
  };
  const give = (theme: Theme, unit: Unit, isHead: boolean): boolean => {
    const before = wants.get(unit.index);
    if (left <= 0 || (before && before.blocks >= mostBlocks(context, unit)) || isSpared(unit)) return false;
    if (before) before.blocks++;
    else {
      const isNew = isNewUnit(context, unit);
      const open = theme.open && unit === theme.stage ? { open: true as const } : {};
      const reason = reasonFor(theme, unit);
      wants.set(unit.index, { unit, lane: 'pedido', reason, theme, isNew, isHead, ...open, blocks: 1 });
    }
    left--;
    return true;
  };
  const count = (unit: Unit): number => wants.get(unit.index)?.blocks ?? 0;
  const blocksOf = (theme: Theme): number =>
    [...wants.values()].reduce((sum, want) => (want.theme === theme ? sum + want.blocks : sum), 0);
  for (const theme of active) if (theme.head && count(theme.head) === 0) give(theme, theme.head, true);
  // The theme itself comes in little beside its first step.
  for (const theme of active) {
    const unit = theme.capsule;
    if (!unit || left <= 0 || wants.has(unit.index)) continue;
    const isNew = isNewUnit(context, unit);
    wants.set(unit.index, {
      unit,
      lane: 'pedido',
      reason: 'capsula',
      theme,
      isNew,
      isHead: false,
      capsule: true,
      blocks: 1,
    });
    left--;
  }
  // What the words put above all else has its part of the week before anything has a second day.
  for (const theme of active) {
    if (!theme.lead) continue;
    for (let most = 1; most <= context.days.length; most++)
      for (const unit of theme.way)
        if (blocksOf(theme) < leadBlocks && count(unit) < Math.min(most, mostBlocks(context, unit)))
          give(theme, unit, false);
  }
  // Where a step stands in for its theme, the theme itself begins as soon as the step is made, and is not put off.
  for (const theme of active) {
    if (theme.head === theme.stage || !theme.way.includes(theme.stage)) continue;
    // One step further in the first week, and from the second on all the way: nobody waits a month for what was asked.
    const last = context.learner.semana === 0 ? 2 : theme.way.indexOf(theme.stage) + 1;
    for (const unit of theme.way.slice(0, last)) if (count(unit) === 0) give(theme, unit, false);
  }
  // A second day before anything else of the theme, then the next step of its way, then what goes with it, then days on end.
  // Whoever learns how the game goes has a second day of that step too.
  const isFromZero = active.some((theme) => theme.topic.id === context.game.rules);
  // What goes well has its two days: the rest is for what does not.
  const needy = active.filter((theme) => !goesWell(context, theme));
  const inTurn = (most: number): readonly Theme[] =>
    most > 2 ? needy : [...needy, ...active.filter((theme) => !needy.includes(theme))];
  for (const most of isFromZero ? ROUNDS_FROM_ZERO : ROUNDS) {
    for (const theme of inTurn(most)) {
      // Of what comes before its time there is more than one look, where it has something to solve and its step has its second day.
      const early = theme.capsule && wants.get(theme.capsule.index);
      const isMet = !theme.head || count(theme.head) >= Math.min(2, mostBlocks(context, theme.head));
      if (isMet && early?.capsule && left > 0 && early.blocks < mostEarly(theme) && isSolvable(context, early.unit)) {
        early.blocks++;
        left--;
        continue;
      }
      const next = theme.way.find((unit) => count(unit) < Math.min(most, mostBlocks(context, unit)));
      if (next) give(theme, next, false);
    }
  }
  const daysOnEnd = (): void => {
    for (const themes of [needy, active]) {
      for (let moved = true; moved && left > 0; ) {
        moved = false;
        for (const theme of themes) {
          const next = theme.way.find((unit) => count(unit) < mostBlocks(context, unit));
          if (next && give(theme, next, false)) moved = true;
        }
      }
    }
  };
  // Of several themes what goes with one comes after the days of its own, and has no more than those.
  const isAlone = active.length === 1;
  if (!isAlone) daysOnEnd();
  for (const theme of active) {
    const { near: usual, nearBlocks } = context.tuning.asked;
    const near = theme.near ?? [];
    let may = isAlone ? Number.POSITIVE_INFINITY : Math.max(1, blocksOf(theme));
    const beside = (unit: Unit): void => {
      if (may > 0 && give(theme, unit, false)) may--;
    };
    for (let round = 0; round < nearBlocks; round++) for (const unit of near.slice(0, usual)) beside(unit);
    // Beyond those, one after another: rather few with their second day than many once.
    for (const unit of near.slice(usual)) for (let round = 0; round < nearBlocks; round++) beside(unit);
  }
  daysOnEnd();
  return [...wants.values()];
};

const ROUNDS = [2, 2, 3];
const ROUNDS_FROM_ZERO = [2, 2, 2, 3];

/** Right so often at its stage, by so many answers, that another theme needs the minutes more. */
const goesWell = ({ learner }: Context, { stage }: Theme): boolean => {
  const { r = 0, m = 0 } = learner.unidades[stage.id] ?? {};
  return r >= WELL && m >= WELL_OF;
};
const WELL = 0.78;
const WELL_OF = 12;

/** Blocks a week of a theme that comes before its time; of one that brings nothing else along, more. */
const mostEarly = ({ unsure }: Theme): number => (unsure ? 3 : 2);
/** Exercises two levels up suit nobody. */
const isSolvable = (context: Context, unit: Unit): boolean =>
  unit.level <= context.level + LEVELS_ABOVE && hasSession(context, unit);

/** Sessions of exercises that its bank holds, shared out as the days will share it. */
const sessionsOf = (context: Context, unit: Unit): number => {
  const wanted = itemCount(context, unit.level, context.load.block);
  let many = 0;
  for (let left = exercisesOf(context, unit); left >= FEW && many < context.days.length; many++)
    left -= shareOf(left, wanted);
  return many;
};

/** Days of a week that a unit may have: as many as there is something to solve for, one to read it, one to look for it in own games. */
const mostBlocks = (context: Context, unit: Unit): number => {
  // Two levels up little of the bank suits the player: once a week.
  if (unit.level > context.level + LEVELS_ABOVE) return 1;
  const { variantes } = unit.topic;
  const solved = sessionsOf(context, unit);
  const read = variantes.teoria === undefined || wasRead(context, unit) ? 0 : 1;
  const looked = mayLook(context, unit) && looksIn(context) > 0 ? 1 : 0;
  return Math.min(Math.max(1, solved + read + looked), context.days.length);
};

/** The most that the asked themes can take: a block of an hour a day for each open unit, where the day has room. */
const askedMost = (context: Context, active: readonly Theme[], frames: readonly DayFrame[]): number => {
  const { days, tuning, totalMinutes, game } = context;
  const ways = [...new Set(active.flatMap((theme) => theme.way))];
  const near = active.flatMap((theme) => theme.near ?? []);
  // Enough to solve for an hour on every day; the rest has what it has, in blocks.
  const isEndless = (unit: Unit): boolean =>
    exercisesOf(context, unit) * game.minutesPerItem(unit.level) >= days.length * tuning.block.most;
  const endless = ways.filter(isEndless);
  const others = ways.filter((unit) => !isEndless(unit));
  const looks = Math.min(others.filter((unit) => mayLook(context, unit)).length, looksIn(context));
  const inBlocks = (units: readonly Unit[], cap: number): number =>
    units.reduce((sum, unit) => sum + Math.min(cap, mostBlocks(context, unit) - (mayLook(context, unit) ? 1 : 0)), 0);
  const beside = (inBlocks(others, days.length) + looks + inBlocks(near, tuning.asked.nearBlocks)) * tuning.block.short;
  if (endless.length === 0) return beside;
  const most = endless.length * tuning.block.most;
  // The exercise that opens the first week is short, whatever it is about.
  const opening = context.learner.semana === 0 ? tuning.block.most - OPENING_MAX : 0;
  const whole = frames.reduce((sum, { free, blocks }, i) => {
    const room = Math.max(0, blocks - endless.length) * OPENING_MAX;
    return sum + Math.max(0, Math.min(free - room, i === 0 ? most - opening : most));
  }, 0);
  return Math.min(totalMinutes, whole + beside);
};

const mayLook = (context: Context, { topic }: Unit): boolean =>
  topic.variantes.analizar !== undefined && mayAnalyse(context);
/** How often a week looks for a theme in own games. */
const looksIn = ({ tuning, totalMinutes, load }: Context): number =>
  Math.floor((tuning.kind.analysisShare * totalMinutes) / load.block + 0.5);

const wellbeingWant = (context: Context): Want | undefined => {
  const { game, learner, eligible } = context;
  if (game.wellbeing.length === 0 || learner.cautela || learner.ultimas.length < 2) return undefined;
  const recent = learner.ultimas.slice(-2);
  if (recent.some((week) => game.wellbeing.some((area) => (week.areas[area] ?? 0) > 0))) return undefined;
  const options = eligible.filter(
    (unit) => game.wellbeing.includes(unit.topic.area) && unit.level === context.level && needsKnown(context, unit),
  );
  const seen = (unit: Unit): number => learner.temas[unit.topic.id]?.n ?? 0;
  const unit = options.sort((a, b) => seen(a) - seen(b) || a.index - b.index)[0];
  return (
    unit && { unit, lane: 'camino', reason: 'bienestar', isNew: isNewUnit(context, unit), isHead: false, blocks: 1 }
  );
};

/** The stage of a line that the player has: a chapter that was never read, at the level or just below it, before the level's own pages. */
const stageOfLine = (context: Context, { tema, sin }: NamedLine): Unit | undefined => {
  const { game, level, learner, belief } = context;
  const at = (stage: number): Unit | undefined =>
    sin.includes(stage) ? undefined : game.curriculum.unitById.get(unitId(tema, stage));
  const near = [level, level - 1, level + 1].flatMap((stage) => at(stage) ?? []);
  const isOpen = (unit: Unit): boolean => (belief[unit.index] ?? 0) < MASTERY && !isParked(context, unit);
  const isUnread = ({ id }: Unit): boolean => learner.usados[readingId(id)] === undefined;
  const own = near.filter(({ level: stage }) => stage <= level);
  return (
    own.find((unit) => game.chapter(unit.id) !== undefined && isUnread(unit) && isOpen(unit)) ??
    own.find((unit) => isOpen(unit) && (hasSession(context, unit) || isUnread(unit))) ??
    near.find((unit) => isOpen(unit) && hasSession(context, unit))
  );
};

/** Weeks in which each line has a day of its own, whatever a coach teaches first; after them it weighs more than others. */
const LINE_WEEKS = 2;
const LINES_AT_ONCE = 2;
const LINE_FROM = 90;
const LINES_FROM = 180;
/** Days before a tournament in which what will be on the board has two days a week. */
const LINES_BEFORE = 24;

/** Openings that the player says to play: at once, and not when the syllabus comes to them. */
const lineWants = (context: Context): readonly Want[] => {
  const { lines, learner, totalMinutes, days, event } = context;
  const left = event === undefined ? undefined : daysBetween(days[0]?.fecha ?? event, event);
  const isNear = left !== undefined && left > 0 && left <= LINES_BEFORE;
  const asked = lines.filter(({ tema }) => !learner.declarado[tema]);
  if (learner.cautela || totalMinutes < LINE_FROM || (learner.semana >= LINE_WEEKS && !isNear)) return [];
  const many = totalMinutes >= LINES_FROM ? LINES_AT_ONCE : 1;
  const from = (learner.semana * many) % Math.max(1, asked.length);
  return [...asked.slice(from), ...asked.slice(0, from)].slice(0, many).flatMap((line): readonly Want[] => {
    const unit = stageOfLine(context, line);
    const isOpen = { isHead: true, open: true as const, blocks: isNear ? 2 : 1 };
    return unit ? [{ unit, lane: 'camino', reason: 'repertorio', isNew: isNewUnit(context, unit), ...isOpen }] : [];
  });
};

/** Before a tournament that the player named, at the player's own level and with what it stands on. */
const tournamentWant = (context: Context): Want | undefined => {
  const { event, game, eligible, level, days } = context;
  if (event === undefined || game.tournament === undefined) return undefined;
  // Only where a day before it is not to be a calm one.
  if (!days.some(({ fecha }) => fecha < event && !isCalm(context, fecha))) return undefined;
  const unit = eligible.find(
    (one) => one.topic.id === game.tournament && one.level === level && needsKnown(context, one),
  );
  return unit && { unit, lane: 'camino', reason: 'torneo', isNew: isNewUnit(context, unit), isHead: true, blocks: 1 };
};

/** A single theme comes with what goes with it, so that a week about it is not one exercise over and over. */
const withNear = (
  context: Context,
  active: readonly Theme[],
  frames: readonly DayFrame[],
  wanted: number,
): readonly Theme[] => {
  const [only] = active;
  const isAlone = only && active.length === 1 && !only.care && only.topic.id !== context.game.rules;
  if (!isAlone) return active.map((theme) => withRelated(context, theme));
  const { tuning } = context;
  const beside = nearOf(context, only);
  const solved = beside.filter((unit) => hasSession(context, unit));
  // No more to be read than there is to be solved.
  const read = beside.filter((unit) => !solved.includes(unit)).slice(0, solved.length);
  const near: Unit[] = [];
  // In a long week as much of it as the lane's share takes beyond what the theme itself has to give.
  let lacking = wanted - askedMost(context, active, frames);
  for (const unit of [...solved, ...read]) {
    if (near.length >= Math.min(tuning.asked.near, solved.length) && lacking <= 0) break;
    near.push(unit);
    lacking -= nearIn(context, unit) * tuning.block.short;
  }
  return [{ ...only, near }];
};

/** Of several themes, one whose own exercises are used up goes on with what stands beside it: what was asked for does not fade. */
const withRelated = (context: Context, theme: Theme): Theme => {
  if (!isDry(context, theme) || theme.topic.id === context.game.rules) return theme;
  const near = nearOf(context, theme).filter((unit) => hasSession(context, unit));
  return { ...theme, near: near.slice(0, RELATED) };
};
const RELATED = 2;

/** Blocks of what goes with a theme, without what would be looked for in own games. */
const nearIn = (context: Context, unit: Unit): number =>
  Math.min(context.tuning.asked.nearBlocks, mostBlocks(context, unit) - (mayLook(context, unit) ? 1 : 0));

export const needsKnown = ({ belief }: Context, unit: Unit): boolean =>
  unit.needs.every((need) => (belief[need] ?? 0) >= KNOWN);

/** Whoever just began goes on with what a game takes until it is known: without it there is no game to play. */
const neededToPlay = (context: Context): readonly Unit[] => {
  const { game, level, learner, belief } = context;
  if (level > 0) return [];
  const needs = [game.play.jugar, game.play.analizar].flatMap(
    (id) => unitNear(game.curriculum, id, level)?.needs ?? [],
  );
  return [...new Set(needs)].flatMap((index) => {
    const unit = game.curriculum.units[index] as Unit;
    const isOpen =
      !isPractice(game, unit.topic.id) && (belief[index] ?? 0) < KNOWN && (learner.unidades[unit.id]?.t ?? 0) > 0;
    return isOpen && exercisesOf(context, unit) >= FEW && needsKnown(context, unit) ? [unit] : [];
  });
};

/** What the next themes of a coach's list stand on, begun and half way: it goes on, so that they need not wait for it. */
const stepsToCore = (context: Context): readonly Unit[] => {
  const { game, level, learner, belief, eligible } = context;
  const steps: Unit[] = [];
  const isMissing = (index: number): boolean => (belief[index] ?? 0) < KNOWN;
  const isLaid = (index: number): boolean => !isMissing(index) || steps.some((step) => step.index === index);
  for (const id of game.core(level, learner.formato)) {
    const unit = game.curriculum.unitById.get(unitId(id, level));
    if (!unit || !isMissing(unit.index) || isParked(context, unit)) continue;
    const missing = unit.needs.filter((need) => !isLaid(need)).map((need) => game.curriculum.units[need] as Unit);
    const canGoOn = (need: Unit): boolean =>
      (learner.unidades[need.id]?.t ?? 0) > 0 && need.needs.every(isLaid) && eligible.includes(need);
    if (missing.every(canGoOn)) steps.push(...missing);
    if (steps.length >= STEPS_MOST) break;
  }
  return steps.slice(0, STEPS_MOST);
};
const STEPS_MOST = 2;

/** Read in the last weeks, and nothing of it solved yet although there is something to solve. */
const readOnly = (context: Context): readonly Unit[] =>
  context.eligible.filter((unit) => {
    const state = context.learner.unidades[unit.id];
    return (
      state !== undefined &&
      state.t > 0 &&
      (state.n ?? 0) === 0 &&
      unit.level <= context.level &&
      // What the player says to know is tested, not taught.
      context.learner.declarado[unit.topic.id]?.polaridad !== 'sabe' &&
      wasRead(context, unit) &&
      exercisesOf(context, unit) >= FEW &&
      needsKnown(context, unit) &&
      !isParked(context, unit)
    );
  });

const claimWants = (context: Context, most: number): readonly Want[] => {
  const { game, learner } = context;
  const wants: Want[] = [];
  for (const [id, said] of Object.entries(learner.declarado)) {
    if (wants.length >= most || said.polaridad !== 'sabe' || said.verificado) continue;
    const unit = context.eligible
      .filter(
        ({ topic, level }) =>
          topic.id === id &&
          level <= context.level &&
          (level >= context.level - 1 || context.totalMinutes >= LOW_CLAIM_FROM),
      )
      .reduce<Unit | undefined>((best, one) => (best && best.level >= one.level ? best : one), undefined);
    if (!unit || game.curriculum.topicById.get(id)?.variantes.test === undefined) continue;
    wants.push({ unit, lane: 'camino', reason: 'verificar', isNew: false, isHead: false, test: true, blocks: 1 });
  }
  return wants;
};

const MINUTES_PER_CLAIM = 180;
/** A claim of what lies far below is tested only where it takes little of the week. */
const LOW_CLAIM_FROM = 180;

export const wantsFor = (context: Context, frames: readonly DayFrame[], boost: number): Wants => {
  const { tuning, learner, totalMinutes, days } = context;
  const free = frames.reduce((sum, frame) => sum + frame.free, 0);
  const blocks = frames.reduce((sum, frame) => sum + frame.blocks, 0);
  const played = frames.reduce((sum, frame) => sum + frame.game + frame.analysis, 0);
  const blockMinutes = blocks === 0 ? context.load.block : free / blocks;
  const themes = askedThemes(context);
  const isEarly = learner.semana < tuning.asked.firstWeeks;
  const share = isEarly ? tuning.asked.first : tuning.asked.later;
  const inHand = activeThemes(context, themes, free);
  const active = withNear(context, inHand, frames, share * (totalMinutes - played));
  const heads =
    new Set(active.flatMap((theme) => theme.head?.index ?? [])).size +
    active.filter((theme) => theme.capsule !== undefined).length;
  // A theme that waits for a step has that step's next one too, and not at the cost of another theme's second day.
  const further = active.filter(({ head, stage, way }) => head !== stage && way.includes(stage)).length;

  // Learning how the game goes is the week's own matter, not a theme with a share.
  const isAsked = active.some((theme) => theme.topic.id !== context.game.rules);
  // The days of a tournament are for what is known.
  const light = frames.reduce((sum, frame) => (isCalm(context, frame.day.fecha) ? sum + frame.free : sum), 0);
  const floor = !isAsked ? 0 : Math.min(share * (totalMinutes - played - light), askedMost(context, active, frames));
  const aimed = Math.ceil(((share + tuning.asked.margin) * (totalMinutes - played)) / blockMinutes);
  const leadBlocks = Math.ceil((tuning.asked.lead * totalMinutes) / blockMinutes);
  const led = active.some(({ lead }) => lead) ? leadBlocks + heads - 1 : 0;
  const asked =
    active.length === 0
      ? 0
      : Math.min(
          isEarly ? blocks : Math.max(heads, Math.floor(blocks * (1 - tuning.path.keeps))),
          Math.max(heads, Math.min(2 * heads + further, Math.floor(tuning.asked.most * blocks)), aimed, led) + boost,
        );
  const list = askedWants(context, active, asked, leadBlocks);
  const unaskedMost = mostUnasked(context, list, active);
  let left = blocks - list.reduce((sum, want) => sum + want.blocks, 0);
  const taken = (unit: Unit): Want | undefined => list.find((want) => want.unit === unit);
  const push = (want: Want): void => {
    const fits = { ...want, blocks: Math.min(want.blocks, left, days.length) };
    if (fits.blocks <= 0) return;
    list.push(fits);
    left -= fits.blocks;
  };

  for (const want of lineWants(context)) if (!taken(want.unit)) push(want);
  // A promise over weeks, so it goes before what one week showed.
  const wellbeing = wellbeingWant(context);
  if (wellbeing && !taken(wellbeing.unit)) push(wellbeing);
  const before = tournamentWant(context);
  if (before && !taken(before.unit)) push(before);
  let weakLeft = Math.max(1, Math.round(tuning.weak.share * blocks));
  const mistakes = context.own?.mistakes;
  if (mistakes && left > 0 && !taken(mistakes.unit)) {
    const { unit, ids } = mistakes;
    push({ unit, lane: 'debil', reason: 'debil', isNew: false, isHead: false, own: ids, blocks: 1 });
    weakLeft--;
  } else if (mistakes) {
    // Asked for already: its first exercises are the player's own.
    const at = list.findIndex((want) => want.unit === mistakes.unit);
    if (at >= 0) list[at] = { ...(list[at] as Want), own: mistakes.ids };
  }
  for (const { unit, porque } of context.own?.weak ?? []) {
    const at = list.findIndex((want) => want.unit === unit);
    if (at >= 0) list[at] = { ...(list[at] as Want), porque };
    if (at >= 0 || left <= 0) continue;
    const many = Math.max(1, Math.min(2, days.length, weakLeft));
    push({
      unit,
      lane: 'debil',
      reason: 'debil',
      isNew: isNewUnit(context, unit),
      isHead: false,
      porque,
      blocks: many,
    });
    weakLeft -= many;
  }
  for (const unit of weakUnits(context)) {
    if (weakLeft <= 0 || left <= 0) break;
    const lost = isLost(context, unit);
    const own = taken(unit);
    if (own) {
      // Asked for and failed: it counts in both lanes, and gets more.
      const more = Math.min(lost ? 2 : 1, mostBlocks(context, unit) - own.blocks, left);
      own.blocks += Math.max(0, more);
      left -= Math.max(0, more);
      weakLeft -= own.blocks;
      continue;
    }
    const needed = Math.ceil(minutesToMastery(context.belief[unit.index] ?? 0, unit.topic.minutosEtapa) / blockMinutes);
    // Never less than the path would have given it; of a theme that was asked for, which has its own blocks, one.
    const usual = blocksFor(context, unit, blockMinutes);
    const isAskedFor = list.some((want) => want.lane === 'pedido' && want.unit.topic === unit.topic);
    const many = Math.min(
      isAskedFor ? 1 : Number.POSITIVE_INFINITY,
      lost ? tuning.weak.blocks : usual,
      Math.max(weakLeft, usual),
      mostBlocks(context, unit),
      Math.max(usual, needed),
    );
    push({ unit, lane: 'debil', reason: 'debil', isNew: false, isHead: false, blocks: many });
    weakLeft -= many;
  }
  const waiting = context.learner.pendientes.flatMap(
    ({ unidad }) => context.game.curriculum.unitById.get(unidad) ?? [],
  );
  for (const unit of waiting) {
    if (taken(unit) || !context.eligible.includes(unit) || isParked(context, unit)) continue;
    // Believed to be known, and still open: it was a test that was not taken.
    const test = (context.belief[unit.index] ?? 0) >= goalOf(context, unit);
    if (test && (unit.topic.variantes.test === undefined || exercisesOf(context, unit) < TEST_LEAST)) continue;
    push({
      unit,
      lane: 'camino',
      reason: 'pendiente',
      isNew: false,
      isHead: false,
      ...(test ? { test } : {}),
      blocks: 1,
    });
  }
  // What was read last week and never solved is solved now, before anything else of the path.
  const steps = new Set(stepsToCore(context));
  for (const unit of [...neededToPlay(context), ...steps, ...readOnly(context)]) {
    if (left <= blocks / 2 || taken(unit)) continue;
    // A step comes first in the week: what stands on it can follow.
    push({ unit, lane: 'camino', reason: 'continuar', isNew: false, isHead: steps.has(unit), blocks: 1 });
  }
  const claims = Math.min(Math.max(1, Math.floor(totalMinutes / MINUTES_PER_CLAIM)), left);
  for (const want of claimWants(context, claims)) if (!taken(want.unit)) push(want);

  const path = new Path(context, played);
  path.expect(left * blockMinutes);
  for (const { unit, lane, blocks: many } of list) {
    path.sees(unit);
    if (lane === 'camino') path.add(unit, many * blockMinutes);
  }
  const begin = Math.max(context.load.newUnits, heads);
  const begun = list.filter((want) => want.isNew).length;
  const newLeft = Math.max(0, begin - begun);
  const wants: Wants = {
    list,
    path,
    themes,
    active,
    blockMinutes,
    askedFloor: floor,
    unaskedMost,
    newLeft,
    spareNew: Math.max(0, mostNew(context, begin) - begun - newLeft),
    aboveLeft: Math.floor(tuning.path.aboveShare * totalMinutes),
  };
  fillPath(context, wants, left, played);
  return wants;
};

/** From here on a theme that has a block has another day too. */
const LONG_WEEK = 300;
/** As many as the least of what was asked for and still lacks has; one in any case. */
const mostUnasked = (context: Context, list: readonly Want[], active: readonly Theme[]): number => {
  if (!context.game.askedLeads || !isAskedFor(context)) return Number.POSITIVE_INFINITY;
  const blocks = active
    .filter(
      (theme) =>
        context.game.sparing[theme.topic.id] === undefined && !goesWell(context, theme) && !isDry(context, theme),
    )
    .map((theme) => list.reduce((sum, want) => (want.theme === theme ? sum + want.blocks : sum), 0));
  return Math.max(context.totalMinutes >= LONG_WEEK ? 2 : 1, Math.min(...blocks));
};

/** The first two levels have nothing half known to go on with; whoever knows nothing at all is shown little at a time. */
const mostNew = ({ level, totalMinutes, tuning }: Context, begin: number): number => {
  if (level > 1) return begin;
  return level === 1 ? 2 * begin : Math.min(2 * begin, 1 + Math.ceil(totalMinutes / tuning.newPer));
};

/** The rest of the blocks: at least half the week at the player's own level, the best ratio in the table's shares. */
const fillPath = (context: Context, wants: Wants, blocks: number, played: number): void => {
  const { path, list, blockMinutes } = wants;
  const { tuning, level, totalMinutes } = context;
  // What was asked for or measured weak is the player's own, wherever it lies.
  const isOwn = ({ unit, lane }: Want): boolean => unit.level >= level || lane !== 'camino';
  const minutesAt = list.reduce((sum, want) => (isOwn(want) ? sum + want.blocks * blockMinutes : sum), played);
  let lacking = (tuning.path.atLevel + OWN_MARGIN) * totalMinutes - minutesAt;
  let left = blocks;
  const taken = new Set(list.map((want) => want.unit.index));
  let looks = list.filter(isProbe).length;
  const isTaken = (unit: Unit): boolean =>
    taken.has(unit.index) || (looks >= mostLooks(context) && isLook(context, unit));
  const isReady = (unit: Unit): boolean =>
    unit.needs.every((need) => (context.belief[need] ?? 0) >= KNOWN || taken.has(need));
  while (left > 0) {
    const atLevel = lacking > 0 && lacking >= (left - 1) * blockMinutes;
    const mayAbove = wants.aboveLeft >= 3.5 * blockMinutes;
    const ask = { mayAbove, isTaken, isReady };
    const inHand = deeper(context, wants, atLevel);
    // Once the week has its themes, what is left is filled with those in the days.
    if (!inHand && isAskedFor(context) && topicsIn(list) >= mostThemes(context)) break;
    const unit =
      inHand ??
      path.best({ ...ask, atLevel, mayBegin: wants.newLeft > 0 }) ??
      (atLevel ? extendAtLevel(context, wants) : undefined) ??
      path.best({ ...ask, atLevel: false, mayBegin: wants.newLeft > 0 }) ??
      (wants.spareNew > 0 ? path.best({ ...ask, atLevel: false, mayBegin: true }) : undefined);
    if (!unit) break;
    const before = list.find((want) => want.unit === unit);
    const isNew = isNewUnit(context, unit);
    const many = before ? 1 : Math.min(left, wants.unaskedMost, blocksFor(context, unit, blockMinutes));
    if (before) before.blocks += 1;
    else {
      const reason = pathReason(context, unit, isNew);
      list.push({ unit, lane: 'camino', reason, isNew, isHead: false, blocks: many });
      if (isProbe({ reason })) looks++;
      if (isNew && wants.newLeft > 0) wants.newLeft--;
      else if (isNew) wants.spareNew--;
    }
    taken.add(unit.index);
    path.add(unit, many * lastsFor(context, unit, pathReason(context, unit, isNew), blockMinutes));
    if (unit.level >= level) lacking -= many * blockMinutes;
    if (unit.level > level) wants.aboveLeft -= many * blockMinutes;
    left -= many;
  }
};

const topicsIn = (list: readonly Want[]): number => new Set(list.map(({ unit }) => unit.topic.id)).size;

/** Minutes of a block of it: a probe is no longer than what it asks. */
export const lastsFor = (context: Context, unit: Unit, reason: Reason, block: number): number =>
  isProbe({ reason })
    ? Math.min(block, Math.max(TASK_MIN, exercisesOf(context, unit) * context.game.minutesPerItem(unit.level)))
    : block;

/** Fewer things, deeper: where the week has its themes, another day of one that has enough to solve for it. */
const deeper = (context: Context, { list, unaskedMost }: Wants, atLevel: boolean): Unit | undefined => {
  const most = mostThemes(context);
  if (topicsIn(list) < most) return undefined;
  const open = list.filter(
    ({ unit, lane, blocks, test }) =>
      lane === 'camino' &&
      !test &&
      (!atLevel || unit.level >= context.level) &&
      blocks < Math.min(SITTINGS, unaskedMost, mostBlocks(context, unit)),
  );
  // A look at what is probably known is the last to be repeated.
  const rank = ({ unit, blocks, reason }: Want): number =>
    2 * blocks - (unit.level >= context.level ? 1 : 0) + (isProbe({ reason }) ? PROBES_AFTER : 0);
  return open.reduce<Want | undefined>((best, one) => (best && rank(best) <= rank(one) ? best : one), undefined)?.unit;
};
const SITTINGS = 3;
const PROBES_AFTER = 2;

export const mostThemes = ({ level, totalMinutes, game }: Context): number =>
  game.themes.find(([from, minutes]) => level >= from && totalMinutes >= minutes)?.[2] ?? Number.POSITIVE_INFINITY;

/** A third day for what began at the player's level, rather than more of what lies below it. */
const extendAtLevel = (context: Context, { list, unaskedMost }: Wants): Unit | undefined =>
  list.find(
    ({ unit, lane, blocks, test }) =>
      lane === 'camino' &&
      !test &&
      unit.level >= context.level &&
      blocks < Math.min(3, unaskedMost, context.days.length),
  )?.unit;

/** Whether the path would only look whether it is known. */
export const isLook = (context: Context, unit: Unit): boolean =>
  isProbe({ reason: pathReason(context, unit, isNewUnit(context, unit)) });

/** Looks at what is believed to be known: so many minutes for each, or the week is an examination; fewer where somebody said what to work on. */
export const mostLooks = (context: Context): number => {
  // While nobody is to play there is little else.
  if (context.learner.cautela) return Number.POSITIVE_INFINITY;
  const { least, minutes } = context.tuning.looks[isAskedFor(context) ? 'asked' : 'plain'];
  return Math.max(least, Math.round(context.totalMinutes / minutes));
};

export const pathReason = (context: Context, unit: Unit, isNew: boolean): Reason => {
  if (isNew) return 'nuevo';
  return (context.learner.unidades[unit.id]?.t ?? 0) > 0 || (context.belief[unit.index] ?? 0) < KNOWN
    ? 'continuar'
    : 'consolidar';
};
