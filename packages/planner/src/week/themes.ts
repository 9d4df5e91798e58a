import type { Topic, Unit } from '../curriculum/graph.ts';
import { unitId } from '../curriculum/graph.ts';
import { isPractice } from '../games/game.ts';
import { isFirstSteps, KNOWN, LEVELS_ABOVE, MASTERY } from '../learner/belief.ts';
import { type Lado, type Polaridad, readingId } from '../learner/state.ts';
import type { Context } from './context.ts';
import { hasSession, wasRead } from './kind.ts';
import { areRulesLearnt, isFailed, isLeft, isMastered, isOutgrown, isSure, isWorkedOut } from './standing.ts';

/** What the player asked for: each theme with the stage that fits, and what stands before it. */

export interface Theme {
  readonly topic: Topic;
  readonly polarity: Polaridad;
  readonly side?: Lado | undefined;
  /** Asked for by caution, not by the player. */
  readonly care: boolean;
  /** Read without certainty: named, and nothing more is said of it. */
  readonly unsure?: true;
  /** The words put it above all else that they ask for. */
  readonly lead?: true;
  /** Comes first because of what was said of the money. */
  readonly means?: true;
  /** Missing units before the stage, in the order in which they can be learnt, then the stage itself, then others of the theme. */
  readonly way: readonly Unit[];
  readonly stage: Unit;
  /** The first of the way: what can be begun now; nothing where the theme lies out of reach of the level. */
  readonly head: Unit | undefined;
  /** The theme itself, in little, while its way is still being laid: nobody waits a month for what was asked. */
  readonly capsule?: Unit;
  /** It goes on from a stage that was passed: what else the next one stands on does not come with it. */
  readonly open?: true;
  /** What goes with it: where it is the only theme and a week of nothing else would be dull, or where its own exercises are used up. */
  readonly near?: readonly Unit[];
}

/** Where the theme is taken up: at the player's own level, or as near to it as the theme comes. */
const stageOf = (context: Context, topic: Topic): Unit | undefined => {
  const { game, level } = context;
  const own = Math.max(topic.nivelMin, Math.min(level, topic.nivelMax));
  return game.curriculum.unitById.get(unitId(topic.id, own));
};

/** A stage that goes well does not end what was asked for: the next one of the theme, where it is in reach and has something to solve. */
const nextStage = (context: Context, { topic, level }: Unit): Unit | undefined => {
  const next = context.game.curriculum.unitById.get(unitId(topic.id, level + 1));
  const isOpen =
    next &&
    next.level <= context.level + LEVELS_ABOVE &&
    hasSession(context, next) &&
    !isMastered(context, next) &&
    !isWorkedOut(context, next);
  return isOpen ? next : undefined;
};

/** Another lesson for what failed: the stage before, where it has pages that were not opened lately. */
const stepBefore = (context: Context, { topic, level, id }: Unit): Unit | undefined => {
  const lower = context.game.curriculum.unitById.get(unitId(topic.id, level - 1));
  const isOpen = lower && isFailed(context, id) && topic.variantes.teoria !== undefined && !wasRead(context, lower);
  return isOpen ? lower : undefined;
};

/** Where a stage has pages only, the chapter of the one below it comes first, if it was never opened. */
const primerOf = ({ game, learner, level: own }: Context, { topic, level, id }: Unit): Unit | undefined => {
  const lower = game.curriculum.unitById.get(unitId(topic.id, level - 1));
  const isOpen =
    lower &&
    level === own &&
    !learner.cautela &&
    game.chapter(id) === undefined &&
    game.chapter(lower.id) !== undefined &&
    !learner.declarado[topic.id]?.practica &&
    learner.usados[readingId(lower.id)] === undefined;
  return isOpen ? lower : undefined;
};

/** Missing units on the way to a stage, what stands first coming first. */
const missingBefore = ({ game, belief }: Context, stage: Unit): readonly Unit[] => {
  const { units } = game.curriculum;
  const missing: Unit[] = [];
  const seen = new Set<number>();
  const visit = (unit: Unit): void => {
    for (const index of unit.needs) {
      const need = units[index];
      if (!need || seen.has(index) || (belief[index] ?? 0) >= KNOWN) continue;
      seen.add(index);
      visit(need);
      missing.push(need);
    }
  };
  visit(stage);
  return missing;
};

/** Other stages of the theme that are open, for weeks longer than one stage can fill. */
const furtherStages = (context: Context, topic: Topic, stage: Unit): readonly Unit[] => {
  const { game, belief, level } = context;
  return [stage.level - 1, stage.level + 1].flatMap((one) => {
    const unit = game.curriculum.unitById.get(unitId(topic.id, one));
    const isOpen =
      unit &&
      (belief[unit.index] ?? 0) < MASTERY &&
      // Below a stage that came out, only where that has nothing left to solve.
      !(isOutgrown(context, unit) && hasSession(context, stage)) &&
      one <= level + LEVELS_ABOVE &&
      unit.needs.every((need) => need === stage.index || (belief[need] ?? 0) >= KNOWN);
    return isOpen && (one < stage.level || level >= stage.level) ? [unit] : [];
  });
};

/** What stands on the theme or under it, or beside it in its area: at the level, open, and with something to solve, or else to read. */
export const nearOf = (context: Context, theme: Theme): readonly Unit[] => {
  const { game, belief, level, eligible, learner } = context;
  const kinship = ({ topic }: Unit): number =>
    topic.prerequisitos.includes(theme.topic.id) || theme.topic.prerequisitos.includes(topic.id)
      ? 2
      : topic.area === theme.topic.area
        ? 1
        : 0;
  const open = eligible.filter(
    (unit) =>
      unit.topic !== theme.topic &&
      !theme.way.includes(unit) &&
      kinship(unit) > 0 &&
      unit.level <= level &&
      unit.level >= level - 1 &&
      (belief[unit.index] ?? 0) < MASTERY &&
      !isPractice(game, unit.topic.id) &&
      !game.onRequest.includes(unit.topic.id) &&
      !(learner.semana === 0 && game.afterPlay.includes(unit.topic.id)) &&
      (learner.unidades[unit.id]?.k ?? 0) <= learner.semana &&
      learner.declarado[unit.topic.id] === undefined &&
      unit.needs.every((need) => (belief[need] ?? 0) >= KNOWN) &&
      (hasSession(context, unit) || (unit.topic.variantes.teoria !== undefined && !wasRead(context, unit))),
  );
  const topics = new Set<string>();
  return open
    .sort(
      (a, b) =>
        Number(hasSession(context, b)) - Number(hasSession(context, a)) ||
        kinship(b) - kinship(a) ||
        b.level - a.level ||
        a.index - b.index,
    )
    .filter(({ topic }) => !topics.has(topic.id) && topics.add(topic.id));
};

/** Nothing is left to solve of it for now. */
export const isDry = (context: Context, { way, capsule, care }: Theme): boolean =>
  !care && capsule === undefined && way.every((unit) => !hasSession(context, unit));

/** Whoever has never played learns how the game goes, and not the rules alone. */
const firstSteps = ({ game, belief }: Context): readonly Unit[] =>
  game.curriculum.units.filter(
    (unit) => isFirstSteps(unit) && unit.topic.id !== game.rules && (belief[unit.index] ?? 0) < MASTERY,
  );

const themeFor = (
  context: Context,
  topic: Topic,
  said: Pick<Theme, 'polarity' | 'side' | 'care' | 'unsure' | 'means' | 'lead'>,
): Theme | undefined => {
  const own = stageOf(context, topic);
  if (!own) return undefined;
  const isRules = topic.id === context.game.rules;
  const isPassed =
    isMastered(context, own) ||
    (isRules
      ? areRulesLearnt(context, own)
      : isSure(context, own) || isWorkedOut(context, own) || isLeft(context, own));
  const next = isPassed && !said.care ? nextStage(context, own) : undefined;
  // Passed at its stage, it goes on at the next one: what that stands on does not hold up what was asked for.
  if (next) return { topic, ...said, stage: next, way: [next], head: next, open: true };
  if (isPassed && !said.care && (isRules || isMastered(context, own))) return undefined;
  const stage = own;
  const before = missingBefore(context, stage);
  const reach = context.level + LEVELS_ABOVE;
  // Two levels up, a theme waits for all that it stands on; further up, for the level.
  const isOut = stage.level > reach + 1 || (stage.level > reach && before.length > 0);
  const again = stepBefore(context, stage);
  const first = again ?? (said.care ? undefined : primerOf(context, stage));
  const ready = [...before, ...(first && !before.includes(first) ? [first] : []), ...(isOut ? [] : [stage])].filter(
    (unit) => unit.level <= reach + (unit === stage ? 1 : 0),
  );
  const capsule = hasCapsule(context, stage, ready[0], said.care) ? { capsule: stage } : {};
  // What may be misheard comes itself, in little, and brings nothing else into the week before somebody says that it was meant.
  if (said.unsure && 'capsule' in capsule) return { topic, ...said, stage, way: [], head: undefined, ...capsule };
  return {
    topic,
    ...said,
    stage,
    way: [...ready, ...(isRules ? firstSteps(context) : furtherStages(context, topic, stage))],
    head: ready[0],
    ...capsule,
  };
};

/** Far above the level there is something to read; to solve, only as far as exercises suit the player. */
const CAPSULE_ABOVE = LEVELS_ABOVE;
const hasCapsule = (context: Context, stage: Unit, head: Unit | undefined, care: boolean): boolean => {
  if (care || head === stage || context.level === 0) return false;
  const isRead = stage.topic.variantes.teoria !== undefined && !wasRead(context, stage);
  return isRead || (stage.level <= context.level + CAPSULE_ABOVE && hasSession(context, stage));
};

/** Themes not yet shown to be mastered, in the order in which they were named and heard for certain; under caution, limits and help first. */
export const askedThemes = (context: Context): readonly Theme[] => {
  const { game, learner } = context;
  const care = learner.cautela ? game.care : [];
  const themes: Theme[] = [];
  for (const id of care) {
    const topic = game.curriculum.topicById.get(id);
    const theme = topic && themeFor(context, topic, { polarity: 'quiere', care: true });
    if (theme) themes.push(theme);
  }
  for (const [id, { polaridad, lado, duda, medios }] of Object.entries(learner.declarado)) {
    const topic = game.curriculum.topicById.get(id);
    if (!topic || polaridad === 'sabe' || polaridad === 'evita' || care.includes(id)) continue;
    if ((learner.cautela && game.movingUp.includes(id)) || (learner.menor && game.money.includes(id))) continue;
    const isLead = id === context.lead;
    const said = {
      polarity: polaridad,
      side: lado,
      care: false,
      // What is put above all else is meant, however it was heard.
      ...(duda && !isLead ? { unsure: duda } : {}),
      ...(isLead ? { lead: true as const } : {}),
      ...(medios ? { means: medios } : {}),
    };
    const theme = themeFor(context, topic, said);
    if (theme) themes.push(theme);
  }
  // What was said for certain goes before what may be misheard.
  const rank = ({ unsure, lead, care: isCare }: Theme): number => (lead && !isCare ? -1 : unsure ? 1 : 0);
  return care.length > 0
    ? themes.sort((a, b) => Number(a.unsure ?? false) - Number(b.unsure ?? false))
    : themes.sort((a, b) => rank(a) - rank(b));
};

/** Which of them this week works on: breadth in the first week, depth after it, what is in hand first. */
export const activeThemes = (context: Context, themes: readonly Theme[], studyMinutes: number): readonly Theme[] => {
  const { tuning, learner, load } = context;
  const inReach = themes.filter((theme) => theme.head !== undefined || theme.capsule !== undefined);
  const isFirst = learner.semana === 0;
  const share = learner.semana < tuning.asked.firstWeeks ? tuning.asked.first : tuning.asked.later;
  // After the first week a theme has a whole block at least; what does not fit waits its turn, and none is dropped.
  const room = isFirst
    ? Math.floor(studyMinutes / SHORTEST)
    : Math.max(
        Math.min(BESIDE, Math.floor(studyMinutes / BESIDE_FROM)),
        Math.round((share + (1 - share) * tuning.asked.stretch) * (studyMinutes / load.block)),
      );
  const touched = (theme: Theme): number => {
    if (theme.lead) return -2;
    // What was left undone comes back first, then what is in hand.
    if (theme.way.some((unit) => learner.pendientes.some(({ unidad }) => unidad === unit.id))) return -1;
    // Nobody waits a second week: what has been worked on less goes first.
    return learner.temas[theme.topic.id]?.n ?? 0;
  };
  const care = inReach.filter((theme) => theme.care);
  const asked = inReach.filter((theme) => !theme.care);
  const inOrder = isFirst ? asked : [...asked].sort((a, b) => touched(a) - touched(b));
  return [...care, ...inOrder].slice(0, Math.min(tuning.themesAtOnce, Math.max(1, room)));
};

const SHORTEST = 10;
/** However short a week is, two themes stand beside each other where each has so many minutes: none waits for the other. */
const BESIDE = 2;
const BESIDE_FROM = 15;
