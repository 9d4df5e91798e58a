import type { Unit } from '../curriculum/graph.ts';
import {
  type Ability,
  drifted,
  learnFrom,
  type Measure,
  measureOf,
  NEW_AREA,
  NEW_TOPIC,
  type Part,
  partOf,
  SAID_VARIANCE,
  SEEN_WEIGHT,
  UNIT_VARIANCE,
} from './ability.ts';
import { clampBelief } from './belief.ts';
import { harderThan } from './difficulty.ts';
import { ahead, logit, MIDDLE, SLOPE, sigmoid } from './law.ts';
import { STUDY_CAP, type UnitState } from './state.ts';
import type { FirstTry } from './week-answers.ts';

/** What a week's first tries say of how able the player is: gathered in a scratch copy. */

/** What study has added may well be off by half of it: topics differ, and players. */
const GAIN_OFF = 0.5;
/** As far as one week may move them: levels, and logits of an area or a theme. A bad day is not another player. */
export const WEEK_MOST = { nivel: 1, areas: 0.5, temas: 1 } as const;
/** The scale's own ends. */
const LOWEST = -0.5;
const HIGHEST = 7.5;
/**
 * A step of a chapter is led by the hand: ten of them tell of their unit half of what ten exercises tell, and nothing of what
 * lies beside it.
 */
const LED_WEIGHT = 0.33;
/** Further off than this an exercise tells no more. */
const FAR = 2.5;

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
const toLogits = (p: number): number => logit(clampBelief(p));
/** Less than nothing nobody knows: study begins there. */
const NOTHING = toLogits(0);
const taughtTo = (logits: number, left: number): number => toLogits(1 - (1 - sigmoid(logits)) * left);
const doubtOf = (before: number, after: number): number =>
  GAIN_OFF ** 2 * Math.max(0, Math.max(0, after) ** 2 - Math.max(0, before) ** 2);
const keepNear = (part: Part, from: number, most: number): void => {
  part.media = Math.max(from - most, Math.min(from + most, part.media));
};
const partsOf = (measures: Readonly<Record<string, Measure>>): Map<string, Part> =>
  new Map(Object.entries(measures).map(([id, one]) => [id, partOf(one)]));
const measuresOf = (parts: ReadonlyMap<string, Part>): Record<string, Measure> =>
  Object.fromEntries([...parts].map(([id, part]) => [id, measureOf(part)]));
const partIn = (parts: Map<string, Part>, id: string, fresh: Measure): Part => {
  const known = parts.get(id);
  if (known) return known;
  const made = partOf(fresh);
  parts.set(id, made);
  return made;
};

/** What one task did for a unit. */
export interface Work {
  /** What is believed of it, and whether anything but ability says so: the player, or answers of long ago. */
  readonly believed: number;
  readonly isSaid: boolean;
  /** Part of what study had added that is still there, or came back. */
  readonly kept: number;
  /** Part of what is not known that each try leaves. */
  readonly left: number;
  readonly tries: readonly FirstTry[];
}

/** What came of it. */
export interface Touched {
  readonly state: Pick<UnitState, 'e' | 'q' | 'g'>;
  /** Undefined where nothing was ever answered. */
  readonly believed: number | undefined;
  /** Of each try, before it came. */
  readonly expected: readonly number[];
}

export class AbilityOfWeek {
  private readonly began: Ability;
  private readonly level: Part;
  private readonly areas: Map<string, Part>;
  private readonly topics: Map<string, Part>;

  constructor(began: Ability) {
    this.began = began;
    this.level = partOf(drifted(began.nivel), SLOPE);
    this.areas = partsOf(began.areas);
    this.topics = partsOf(began.temas);
  }

  private base({ level, topic }: Unit): number {
    return (
      ahead(this.level.media, level + MIDDLE) +
      (this.areas.get(topic.area)?.media ?? 0) +
      (this.topics.get(topic.id)?.media ?? 0)
    );
  }

  /** Where a unit lies off its theme before its first answer: what is believed of it beyond the level's word. */
  private own(unit: Unit, before: UnitState, { believed, isSaid }: Work): Part {
    if (before.e !== undefined) return { media: before.e, varianza: before.q ?? UNIT_VARIANCE, weight: 1 };
    if (!isSaid) return { media: 0, varianza: UNIT_VARIANCE, weight: 1 };
    return { media: toLogits(believed) - this.base(unit) - (before.g ?? 0), varianza: SAID_VARIANCE, weight: 1 };
  }

  touch(unit: Unit, before: UnitState, work: Work): Touched {
    const own = this.own(unit, before, work);
    const expected: number[] = [];
    let gained = (before.g ?? 0) * work.kept;
    const teach = (most = Number.POSITIVE_INFINITY): void => {
      const at = Math.max(NOTHING, this.base(unit) + own.media + gained);
      const taught = Math.max(0, Math.min(taughtTo(at, work.left), most) - at);
      own.varianza = Math.min(SAID_VARIANCE, own.varianza + doubtOf(gained, gained + taught));
      gained += taught;
    };
    if (work.tries.length === 0) teach(logit(STUDY_CAP));
    const beside = work.tries.some(({ led }) => led) ? this.copies(unit) : [];
    for (const one of work.tries) {
      expected.push(one.led ? this.led(unit, own, gained, one, beside) : this.answer(unit, own, gained, one));
      teach();
    }
    // Study alone takes nothing back.
    if (work.tries.length === 0) gained = Math.max(gained, before.g ?? 0);
    // Where nothing was answered the level's word still stands for it.
    const isMeasured = before.e !== undefined || work.tries.length > 0;
    return {
      state: {
        ...(isMeasured ? { e: rounded(own.media), q: rounded(own.varianza) } : {}),
        ...(gained > 0 ? { g: rounded(gained) } : {}),
      },
      believed: isMeasured ? sigmoid(this.base(unit) + own.media + gained) : undefined,
      expected,
    };
  }

  private shared({ topic }: Unit): readonly [Part, Part, Part] {
    return [this.level, partIn(this.areas, topic.area, NEW_AREA), partIn(this.topics, topic.id, NEW_TOPIC)];
  }

  /** What an answer would move beside its unit, to be moved for that unit alone. */
  private copies(unit: Unit): readonly Part[] {
    return this.shared(unit).map((part) => ({ ...part }));
  }

  private logits(unit: Unit, own: Part, gained: number, { difficulty }: FirstTry): number {
    const harder = Math.max(-FAR, Math.min(FAR, harderThan(difficulty?.level, unit.level)));
    return this.base(unit) + own.media + gained - SLOPE * harder;
  }

  private led(unit: Unit, own: Part, gained: number, one: FirstTry, copies: readonly Part[]): number {
    const from = copies.map(({ media }) => media);
    const logits = this.logits(unit, own, gained, one);
    const was = learnFrom([...copies, own], logits, one.right, one.difficulty?.guess, LED_WEIGHT);
    for (const [i, part] of copies.entries()) own.media += part.weight * (part.media - (from[i] as number));
    return was.chance;
  }

  private answer(unit: Unit, own: Part, gained: number, one: FirstTry): number {
    const { id, area: areaId } = unit.topic;
    const [level, area, topic] = this.shared(unit);
    const logits = this.logits(unit, own, gained, one);
    const weight = one.seen ? SEEN_WEIGHT : 1;
    const was = learnFrom([level, area, topic, own], logits, one.right, one.difficulty?.guess, weight);
    const { nivel, areas, temas } = this.began;
    keepNear(level, nivel.media, WEEK_MOST.nivel);
    level.media = Math.max(LOWEST, Math.min(HIGHEST, level.media));
    keepNear(area, areas[areaId]?.media ?? 0, WEEK_MOST.areas);
    keepNear(topic, temas[id]?.media ?? 0, WEEK_MOST.temas);
    return was.chance;
  }

  result(): Ability {
    return { nivel: measureOf(this.level), areas: measuresOf(this.areas), temas: measuresOf(this.topics) };
  }
}
