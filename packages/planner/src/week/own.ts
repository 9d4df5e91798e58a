import { type Campo, type DayAnswer, type Fecha, isOwnExercise, mistakeProgress } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import { KNOWN } from '../learner/belief.ts';
import { mistakeStability } from '../learner/failures.ts';
import { daysBetween } from '../learner/memory.ts';
import type { Context } from './context.ts';
import type { OwnWork, Propias } from './own-work.ts';
import { isParked } from './path.ts';
import { quoted } from './write/phrase.ts';

/**
 * What the player's own games and hands add to a week: a source of its own, read anew every week and never written into
 * the learner's state, so that games that are deleted leave nothing behind.
 */

/** What is believed of a theme that own games show weak, were they endless. */
const SHOWN_WEAK = 0.3;
/** Themes of own games in one week, and the mistakes that make a task. */
const WEAK_MOST = 2;
const MISTAKES_LEAST = 3;
const MISTAKES_MOST = 10;

const isDue = (respuestas: readonly DayAnswer[], until: Fecha): boolean => {
  const { estado, ultima } = mistakeProgress(respuestas);
  if (estado === 'resuelto') return false;
  return ultima === undefined || daysBetween(ultima, until) >= mistakeStability(respuestas);
};

/** The stage of a theme that fits: the highest at the player's level or below, else the lowest above it. */
const stageOf = (context: Context, accept: (unit: Unit) => boolean): Unit | undefined => {
  const units = context.eligible.filter((unit) => accept(unit) && !isParked(context, unit));
  const within = units.filter(({ level }) => level <= context.level);
  return (
    within.sort((a, b) => b.level - a.level || a.index - b.index)[0] ??
    units.sort((a, b) => a.level - b.level || a.index - b.index)[0]
  );
};

const STEPS = 8;
/** What can be begun now: the stage itself, or the first of what stands before it; nothing where that is out of reach. */
const headOf = (context: Context, stage: Unit): Unit | undefined => {
  const { units } = context.game.curriculum;
  let unit = stage;
  for (let step = 0; step < STEPS; step++) {
    const missing = unit.needs.find((need) => (context.belief[need] ?? 0) < KNOWN);
    if (missing === undefined) return context.eligible.includes(unit) ? unit : undefined;
    unit = units[missing] as Unit;
  }
  return undefined;
};

const isReady = (context: Context, unit: Unit): boolean => headOf(context, unit) === unit;

const mistakesFor = (context: Context, { ejercicios }: Propias): OwnWork['mistakes'] => {
  const until = context.days.at(-1)?.fecha ?? '';
  const due = ejercicios
    .filter(({ id, respuestas }) => isOwnExercise(id) && isDue(respuestas, until))
    .sort((a, b) => b.perdida - a.perdida || (a.id < b.id ? -1 : 1));
  if (due.length < MISTAKES_LEAST) return undefined;
  const cost = new Map<string, number>();
  for (const { tema, perdida } of due) cost.set(tema, (cost.get(tema) ?? 0) + perdida);
  const dearest = [...cost].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([tema]) => tema);
  const solves = (unit: Unit): boolean =>
    unit.topic.variantes.ejercicios !== undefined && unit.level <= context.level && isReady(context, unit);
  const areas = new Set(dearest.flatMap((tema) => context.game.curriculum.topicById.get(tema)?.area ?? []));
  // A theme far below the player's level has no stage here: then any of its area stands for it.
  let unit: Unit | undefined;
  for (const tema of dearest) unit ??= stageOf(context, (one) => one.topic.id === tema && solves(one));
  unit ??= stageOf(context, (one) => areas.has(one.topic.area) && solves(one));
  if (!unit) return undefined;
  const { id: main } = unit.topic;
  const ids = [...due.filter(({ tema }) => tema === main), ...due.filter(({ tema }) => tema !== main)];
  return { unit, ids: ids.slice(0, MISTAKES_MOST).map(({ id }) => id) };
};

/** The same context with what own games show: beliefs lowered by their weight, and what to work on. */
export const withOwn = (context: Context, propias: Propias): Context => {
  const belief = Float64Array.from(context.belief);
  const weak: { unit: Unit; porque: string }[] = [];
  for (const { tema, cita, peso } of propias.hechos.toSorted((a, b) => b.peso - a.peso)) {
    const stage = stageOf(context, (one) => one.topic.id === tema);
    if (!stage) continue;
    const before = belief[stage.index] ?? 0;
    const share = Math.max(0, Math.min(1, peso));
    belief[stage.index] = Math.min(before, before + share * (SHOWN_WEAK - before));
    const unit = headOf(context, stage);
    if (!unit || weak.length >= WEAK_MOST || weak.some((one) => one.unit === unit)) continue;
    const name = quoted(stage.topic.titulo);
    weak.push({
      unit,
      porque:
        unit.topic === stage.topic
          ? `${cita}: por eso ${name} tiene su lugar esta semana.`
          : `${cita}: ${quoted(unit.topic.titulo)} es el paso anterior a ${name}.`,
    });
  }
  const heard = { ...context, belief };
  return { ...heard, own: { weak, mistakes: mistakesFor(heard, propias) } };
};

const TITLES: Readonly<Record<Campo, string>> = {
  Ajedrez: 'Errores de tus partidas',
  'Poker Texas Holdem': 'Errores de tus manos',
};
const SOURCES: Readonly<Record<Campo, string>> = {
  Ajedrez: 'tus propias partidas',
  'Poker Texas Holdem': 'tus propias manos',
};

export const ownTitle = ({ game }: Context): string => TITLES[game.campo];
export const ownReason = ({ game }: Context, count: number): string =>
  `${count === 1 ? 'Es un error' : `Son ${count} errores`} de ${SOURCES[game.campo]}: cada uno vuelve hasta que lo resuelvas en dos días distintos.`;
