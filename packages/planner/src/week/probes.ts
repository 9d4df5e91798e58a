import { type Dia, type Fecha, isOfRound, isWholeHand, type Leccion, type Sonda, type Tarea } from '@estratega/domain';
import { drillsFor, madeId } from '../curriculum/drills.ts';
import type { Unit } from '../curriculum/graph.ts';
import { isPractice, isUnplayed } from '../games/game.ts';
import { harderThan } from '../learner/difficulty.ts';
import { isForFormat } from '../learner/level.ts';
import { daysBetween } from '../learner/memory.ts';
import { choose, fraction, hash } from '../random/seed.ts';
import type { Context } from './context.ts';
import { isReserved } from './reserved.ts';

/**
 * Two random probes a week: an exercise never met, of a unit last met weeks ago, in a review that the week has anyway. A draw chooses
 * both, and nothing that is believed: what is reviewed because it is feared lost says little of what lasts. A probe stands where
 * something due would stand, so that it is asked early, and takes the place of one exercise: no minute changes.
 */

const PROBES_A_WEEK = 2;
const DAYS_APART = 21;
/** Levels by which it may be harder or easier than the middle of its unit. */
const OFF_MOST = 0.75;

interface Place {
  readonly day: number;
  readonly task: number;
}

const isBefore = (one: Place, other: Place): boolean =>
  one.day < other.day || (one.day === other.day && one.task < other.task);

const unitsOf = ({ temaId, nivel, leccion }: Tarea): readonly string[] => [
  `${temaId}@${nivel}`,
  ...(leccion
    ? [
        leccion.unidad,
        ...(leccion.mezcla ?? []),
        ...(leccion.foco ? [leccion.foco] : []),
        ...(leccion.serie?.relleno ? [leccion.serie.relleno.unidad] : []),
      ]
    : []),
];

/** Where the week first works on each unit; what a mixed review asks beside the probe itself is no earlier than it. */
const firstTouches = (days: readonly Dia[]): ReadonlyMap<string, Place> => {
  const first = new Map<string, Place>();
  for (const [day, { tareas }] of days.entries())
    for (const [task, one] of tareas.entries())
      for (const unit of unitsOf(one)) if (!first.has(unit)) first.set(unit, { day, task });
  return first;
};

/** Served by time, long enough for one to be spared, and of no objective: what is asked there is counted by none. */
const reviewsIn = (days: readonly Dia[], aimed: ReadonlySet<string>): Place[] =>
  days.flatMap(({ tareas }, day) =>
    tareas.flatMap(({ tipo, temaId, leccion }, task) =>
      tipo === 'repaso' && !aimed.has(temaId) && (leccion?.serie?.cuantos ?? 0) > PROBES_A_WEEK ? [{ day, task }] : [],
    ),
  );

/** Met long ago, by what was planned and studied here, in the order of the draw. */
const drawn = ({ game, learner }: Context, hoy: Fecha, seed: number): readonly { unit: Unit; dias: number }[] =>
  Object.entries(learner.unidades)
    .flatMap(([id, { u, t }]) => {
      const unit = game.curriculum.unitById.get(id);
      if (!unit || u === undefined || t === 0 || isPractice(game, unit.topic.id)) return [];
      if (learner.declarado[unit.topic.id]?.polaridad === 'evita') return [];
      if (!isForFormat(unit.topic, learner.formato)) return [];
      const dias = daysBetween(u, hoy);
      return dias >= DAYS_APART ? [{ unit, dias, at: fraction(seed, hash(id)) }] : [];
    })
    .sort((a, b) => a.at - b.at);

/** As hard as what the unit teaches, whatever is believed of the player. */
const unseen = (context: Context, unit: Unit, taken: ReadonlySet<string>, seed: number): string | undefined => {
  const { game, learner } = context;
  let best: string | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { id, dificultad, formats, hash: own } of game.items(unit.topic)) {
    const at = fraction(seed, own);
    if (at >= lowest || Math.abs(harderThan(dificultad, unit.level)) > OFF_MOST) continue;
    if (formats && !formats.includes(learner.formato)) continue;
    if (taken.has(id) || isReserved(context, id) || learner.usados[id] !== undefined || learner.fallos[id]) continue;
    best = id;
    lowest = at;
  }
  if (best !== undefined) return best;
  // One made from a seed has never been met; a round of charts or a whole hand is more than one question.
  const fresh = drillsFor(game.drills, unit.topic.id, unit.level, learner.formato)
    .map(({ drill, level }) => madeId(drill, level, hash(`${seed}${unit.id}`)))
    .filter((id) => !isOfRound(id) && !isWholeHand(id) && !taken.has(id));
  return fresh[choose(`${seed}${unit.id}`, fresh.length)];
};

const withProbe = (leccion: Leccion, probe: Sonda): Leccion => {
  const { serie } = leccion;
  if (!serie) return leccion;
  const { relleno } = serie;
  return {
    ...leccion,
    ejercicios: [probe.ejercicio, ...leccion.ejercicios],
    serie: {
      ...serie,
      vuelven: [probe.ejercicio, ...serie.vuelven],
      ...(relleno ? { relleno: { ...relleno, desde: relleno.desde + 1 } } : {}),
    },
    sondas: [...(leccion.sondas ?? []), probe],
  };
};

/** `draw` is the player's own: two who study alike are asked different things. */
export const withProbes = (
  context: Context,
  days: readonly Dia[],
  aimed: ReadonlySet<string>,
  hoy: Fecha,
  draw: string,
): Dia[] => {
  const week = [...days];
  // Puzzles and limits only, while nobody is to play: nothing of before comes back by lot.
  if (isUnplayed(context.learner)) return week;
  const free = reviewsIn(days, aimed);
  if (free.length === 0) return week;
  const seed = hash(`${draw}|${hoy}`);
  const touched = firstTouches(days);
  const taken = new Set(
    days.flatMap(({ tareas }) =>
      tareas.flatMap(({ leccion }) => [...(leccion?.ejercicios ?? []), ...(leccion?.partidas ?? [])]),
    ),
  );
  let asked = 0;
  for (const { unit, dias } of drawn(context, hoy, seed)) {
    if (asked >= PROBES_A_WEEK || free.length === 0) break;
    const first = touched.get(unit.id);
    const at = free.findIndex((place) => !first || !isBefore(first, place));
    const place = free[at];
    const ejercicio = place && unseen(context, unit, taken, seed);
    const day = place && week[place.day];
    if (!place || !ejercicio || !day) continue;
    week[place.day] = {
      ...day,
      tareas: day.tareas.map((task, i) =>
        i === place.task && task.leccion
          ? { ...task, leccion: withProbe(task.leccion, { ejercicio, unidad: unit.id, dias }) }
          : task,
      ),
    };
    taken.add(ejercicio);
    // One a review, as long as there are others.
    if (free.length > 1) free.splice(at, 1);
    asked += 1;
  }
  return week;
};
