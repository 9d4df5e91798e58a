import type { Fecha, TipoTarea } from '@estratega/domain';
import { type Unit, unitId, unitNear } from '../../curriculum/graph.ts';
import { readingId } from '../../learner/state.ts';
import type { Context } from '../context.ts';
import { momentOf } from '../event.ts';
import { exercisesOf, FEW } from '../kind.ts';
import type { Reason, Slot } from '../slot.ts';

/**
 * Days of rounds and the last ones before them: filled with what is known and useful, in sittings of half an hour at most.
 * Nothing new, nothing hard, no game of the plan.
 */

/** Minutes of a sitting; a day holds as many as fit. */
const SITTING = 25;
const MOST = 6;
/** Easy ones, to get the eyes going. */
const WARM_UP = 8;
const EASIER = 2;

const easy = (context: Context, id: string): Unit | undefined =>
  unitNear(context.game.curriculum, id, Math.max(0, context.level - EASIER));

/** Stages of the player's own lines that were read already, the highest first; else what the plan has worked on. */
const ownLines = ({ lines, learner, level, game }: Context): readonly Unit[] =>
  lines.flatMap(({ tema }) => {
    for (let stage = level + 1; stage >= 0; stage--) {
      const unit = game.curriculum.unitById.get(unitId(tema, stage));
      if (unit && learner.usados[readingId(unit.id)] !== undefined) return [unit];
    }
    return [];
  });

/** Themes that the player asked for and has worked on, a stage below if that has more to solve: what comes out gives confidence. */
const ownThemes = (context: Context): readonly Unit[] =>
  Object.entries(context.learner.declarado).flatMap(([id, { polaridad }]) => {
    if (polaridad === 'evita' || context.game.sparing[id] !== undefined || (context.learner.temas[id]?.n ?? 0) === 0)
      return [];
    const stages = [context.level - 1, context.level].flatMap(
      (stage) => context.game.curriculum.unitById.get(unitId(id, stage)) ?? [],
    );
    const unit = stages.find((one) => exercisesOf(context, one) >= FEW);
    return unit ? [unit] : [];
  });

const slotOf = (unit: Unit, kind: TipoTarea, reason: Reason, more: Partial<Slot> = {}): Slot => ({
  unit,
  kind,
  lane: 'camino',
  reason,
  mixed: [],
  isNew: false,
  ...more,
});

export const lightDay = (context: Context, day: Fecha, minutes: number): readonly Slot[] => {
  const { game, level } = context;
  const isRound = momentOf(context, day) === 'ronda';
  const warm = easy(context, game.warmUp);
  const routine = game.tournament === undefined ? undefined : unitNear(game.curriculum, game.tournament, level);
  const own = unitNear(game.curriculum, game.play.analizar, level);
  const [firstLine, ...otherLines] = ownLines(context);
  const reread = (unit: Unit | undefined): readonly Slot[] =>
    unit ? [slotOf(unit, 'teoria', 'ronda', { exercises: 0 })] : [];
  const solved = (unit: Unit): Slot => slotOf(unit, 'ejercicios', 'ligero', { exercises: WARM_UP });
  // In the order of worth; as many as the day holds stand in it.
  const all: readonly Slot[] = [
    ...(warm
      ? [
          slotOf(warm, 'ejercicios', 'calentar', {
            exercises: WARM_UP,
            solving: WARM_UP * game.minutesPerItem(warm.level),
          }),
        ]
      : []),
    ...reread(firstLine),
    ...(isRound && own ? [slotOf(own, 'analizar', 'ronda')] : []),
    ...(isRound ? [] : ownThemes(context).slice(0, 1).map(solved)),
    ...otherLines.slice(0, 1).flatMap((unit) => reread(unit)),
    ...(routine ? [slotOf(routine, 'teoria', 'ronda', { exercises: 0 })] : []),
    ...ownThemes(context).map(solved),
    ...game.core(level, context.learner.formato).flatMap((id) => {
      const unit = easy(context, id);
      return unit && exercisesOf(context, unit) >= FEW ? [solved(unit)] : [];
    }),
  ];
  const units = new Set<string>();
  const distinct = all.filter(({ unit }) => !units.has(unit.topic.id) && units.add(unit.topic.id));
  return spread(distinct, Math.max(1, Math.min(MOST, Math.ceil(minutes / SITTING))));
};

/** No third of a kind in a row. */
const spread = (slots: readonly Slot[], many: number): readonly Slot[] => {
  const left = [...slots];
  const row: Slot[] = [];
  while (left.length > 0 && row.length < many) {
    const isThird = ({ kind }: Slot): boolean => row.at(-1)?.kind === kind && row.at(-2)?.kind === kind;
    const at = Math.max(
      0,
      left.findIndex((slot) => !isThird(slot)),
    );
    row.push(...left.splice(at, 1));
  }
  return row;
};

/** The games of a tournament that is over are the first task of the first day after it. */
export const lookBack = (context: Context): Slot | undefined => {
  const unit = unitNear(context.game.curriculum, context.game.play.analizar, context.level);
  return unit && slotOf(unit, 'analizar', 'despues');
};
