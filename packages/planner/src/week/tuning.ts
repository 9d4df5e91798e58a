/**
 * Everything in the week that is a matter of degree, in one place, so that the evaluation can sweep it. What is not here
 * is a promise (exact minutes, prerequisites, no play under caution), and promises are not tuned.
 */

export interface Tuning {
  /** Minutes of a block, and how short or long one may be. */
  readonly block: {
    readonly bajo: number;
    readonly alto: number;
    readonly struggling: number;
    readonly most: number;
    /** Nobody sits longer over one thing, where another is known and has something to solve. */
    readonly sitting: number;
    /** A test, or the few exercises that a bank has left. */
    readonly short: number;
    /** By how much longer from a level on, where a day has an hour: fewer things, deeper. Highest first. */
    readonly grows: readonly (readonly [level: number, times: number])[];
  };
  /** Themes asked for that are worked on at a time. */
  readonly themesAtOnce: number;
  /** Share of the minutes outside play that the asked themes get, in the first weeks and after. */
  readonly asked: {
    readonly firstWeeks: number;
    readonly first: number;
    readonly later: number;
    /** Over the floor, since minutes are only split at the end. */
    readonly margin: number;
    /** Part of the rest that further themes may claim, so that each has a block a week. */
    readonly stretch: number;
    /** Of the study blocks, at most, while each head gets its second day. */
    readonly most: number;
    /** Units that go with a theme, and blocks a week for each. */
    readonly near: number;
    readonly nearBlocks: number;
    /** Of the week, what the words put above all else has at least; and how long its longest sitting is. */
    readonly lead: number;
    readonly leadSitting: number;
  };
  /** Of the week, what the player does daily without us has at most, while that is what is known. */
  readonly habit: number;
  readonly weak: {
    readonly share: number;
    /** Right at the first try in the last session, below which a unit is weak; and answers that tell. */
    readonly below: number;
    /** Below this it gets all its blocks; between the two, where chance has its part, one. */
    readonly lost: number;
    readonly answers: number;
    readonly blocks: number;
    /** Minutes by which each of its blocks grows. */
    readonly longer: number;
  };
  readonly review: {
    readonly share: number;
    readonly recall: number;
    /** Days ahead at which recall is looked at: what will be forgotten before the next week is made is due in this one. */
    readonly ahead: number;
    readonly belief: number;
    readonly touches: number;
    readonly unitMinutes: number;
    readonly units: number;
    /** Failed exercises due that are worth a block of their own. */
    readonly failed: number;
  };
  readonly play: {
    readonly from: number;
    readonly fromFast: number;
    /** Lane's share at most, and the one aimed at. */
    readonly most: number;
    readonly aim: number;
    /** The same where one of two games is a classical one. */
    readonly two: number;
    /** The same for who has just left the first steps and plays here. */
    readonly early: number;
    readonly shift: number;
    /** Weeks too short for that hold one game of this many minutes. */
    readonly quick: { readonly from: number; readonly least: number; readonly most: number };
  };
  readonly path: {
    /** Taught until here, never more than study alone may lead to; mastery itself is for answers to show. */
    readonly until: number;
    readonly untilBelow: number;
    readonly power: number;
    /** Power of the minutes still needed: 1 is Smith's ratio, less is kinder to long topics. */
    readonly minutes: number;
    /** What is left of a unit whose foundations of the same level are not laid. */
    readonly unfounded: number;
    readonly above: number;
    /** What lies one level below is soon finished. */
    readonly below: number;
    /** What is left of a stage below the level of a theme that began two levels ago or more: the basics are behind. */
    readonly basic: number;
    /** How much more what a coach teaches first at a level weighs, and how much the first of it beyond that; how much less a basic that goes on, and what nobody named. */
    readonly core: number;
    readonly first: number;
    /** Part of the path's minutes that one of it may claim beyond its area's share. */
    readonly coreShare: number;
    readonly basicStage: number;
    readonly unnamed: number;
    /** How much more an opening weighs that the text says is met in the player's games. */
    readonly played: number;
    /** What is left of a theme that the player would rather not see: a little of it, and never first. */
    readonly avoided: number;
    readonly aboveShare: number;
    /** Least part of the week at the player's own level or above. */
    readonly atLevel: number;
    readonly favoured: number;
    readonly importance: { readonly esencial: number; readonly ocasional: number };
    /** Half the share table, half all units alike: robust where the table is wrong. */
    readonly table: number;
    /** Power of the minutes that an area lacks. */
    readonly lack: number;
    /** What is left of a unit whose area has had its share. */
    readonly over: number;
    /** Part of what the area of play lacks that other work of that area may claim. */
    readonly playArea: number;
    readonly newArea: number;
    readonly begun: number;
    readonly leastMinutes: number;
    /** What is left of a unit begun whose exercises are used up for now. */
    readonly unstocked: number;
    readonly keeps: number;
  };
  readonly kind: {
    readonly theory: number;
    readonly test: number;
    /** Right at the first try in the last session, below which a unit is practised and not examined. */
    readonly testFrom: number;
    readonly testShare: number;
    /** Minutes of a day for each test in it. */
    readonly testEvery: number;
    /** Of the week, beside the analysis of games. */
    readonly analysisShare: number;
    /** By how much more from a level on: who has outgrown most of the bank learns from own games and files. Highest first. */
    readonly analysisGrows: readonly (readonly [level: number, times: number])[];
    readonly theoryShift: number;
    /** Minutes of a week from which, where nothing may be played, pages are read again: little else is left. */
    readonly longCare: number;
  };
  /** Looks at what is believed to be known: so many a week at least, and one for so many minutes. */
  readonly looks: Readonly<Record<'asked' | 'plain', { readonly least: number; readonly minutes: number }>>;
  readonly newPer: number;
  readonly newLeast: number;
  readonly newLow: number;
}

export const TUNING: Tuning = {
  block: {
    bajo: 23,
    alto: 26,
    struggling: 0.85,
    most: 60,
    sitting: 40,
    short: 18,
    grows: [[6, 1.35]],
  },
  themesAtOnce: 4,
  asked: {
    firstWeeks: 2,
    first: 0.4,
    later: 0.25,
    margin: 0.03,
    stretch: 0.4,
    most: 0.8,
    near: 3,
    nearBlocks: 2,
    lead: 0.35,
    leadSitting: 40,
  },
  habit: 0.08,
  weak: { share: 0.25, below: 0.45, lost: 0.3, answers: 6, blocks: 3, longer: 10 },
  review: {
    share: 0.3,
    recall: 0.9,
    ahead: 7,
    belief: 0.7,
    touches: 4,
    unitMinutes: 8,
    units: 3,
    failed: 3,
  },
  play: {
    from: 180,
    fromFast: 120,
    most: 0.3,
    aim: 0.15,
    two: 0.36,
    early: 0.25,
    shift: 0.07,
    quick: { from: 45, least: 15, most: 20 },
  },
  path: {
    until: 0.78,
    untilBelow: 0.74,
    power: 8,
    minutes: 1,
    unfounded: 0.4,
    above: 0.6,
    below: 8,
    basic: 0.5,
    core: 1.5,
    first: 1,
    coreShare: 0.12,
    basicStage: 0.25,
    unnamed: 0.15,
    played: 8,
    avoided: 0.05,
    aboveShare: 0.1,
    atLevel: 0.5,
    favoured: 1.2,
    importance: { esencial: 1.5, ocasional: 0.5 },
    table: 0.5,
    lack: 0.95,
    over: 0.1,
    playArea: 0.25,
    newArea: 9,
    begun: 12,
    leastMinutes: 15,
    unstocked: 0.15,
    keeps: 0.2,
  },
  kind: {
    theory: 0.35,
    test: 0.66,
    testFrom: 0.7,
    testShare: 0.15,
    testEvery: 90,
    analysisShare: 0.1,
    analysisGrows: [
      [5, 2],
      [3, 1.5],
    ],
    theoryShift: 0.12,
    longCare: 600,
  },
  looks: { asked: { least: 3, minutes: 150 }, plain: { least: 5, minutes: 65 } },
  newPer: 120,
  newLeast: 2,
  newLow: 0.75,
};
