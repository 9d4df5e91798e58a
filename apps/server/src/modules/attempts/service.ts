import {
  ANSWERS_NOT_KEPT,
  ANSWERS_OF_A_PLAN,
  ANSWERS_OF_AN_EXERCISE,
  answersOfAWeek,
  type Campo,
  type Carril,
  effectiveTier,
  fittingMs,
  type Intento,
  type IntentosRegistrados,
  isOwnExercise,
  isReviewPlace,
  isStep,
  isStepOf,
  type Leccion,
  mostStudiedMs,
  type RegistrarIntentos,
  type Resultado,
  WEEK_MS,
} from '@estratega/domain';
import { decisionsIn, type Exercise, judge } from '@estratega/lessons';
import { judgePlayOut, replaySteps } from '@estratega/lessons/play-out';
import { ratingOf } from '@estratega/lessons/serve';
import type { Clock } from '../../platform/clock.ts';
import { type Queryable, told } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Lessons } from '../../platform/lessons/lessons.ts';
import { finishInTurns, takingTurns } from '../../platform/turns.ts';
import { measuredAs } from './difficulty/scale.ts';
import type { AttemptsRepository, NewAttempt } from './repository.ts';

/** A plan as far as its answers go: what is asked in which task. */
export interface AnswerablePlan {
  readonly campo: Campo;
  readonly createdAt: Date;
  readonly tareas: readonly {
    readonly diaIndex: number;
    readonly tareaIndex: number;
    readonly leccion: Pick<Leccion, 'unidad' | 'ejercicios' | 'sondas'> | null;
    readonly carril?: Carril | null;
  }[];
}

export interface AttemptsDependencies {
  readonly repository: AttemptsRepository;
  /** Undefined where the plan is not there, or somebody else's. */
  readonly planOf: (userId: string, planId: string, q?: Queryable) => Promise<AnswerablePlan | undefined>;
  /** The same of a week that was advanced: answers given without network may come after it. */
  readonly pastPlanOf: (userId: string, planId: string, q?: Queryable) => Promise<AnswerablePlan | undefined>;
  /** Such answers are in: whoever keeps the figures of that week counts them again. */
  readonly onLate: (userId: string, planId: string, tx: Queryable) => Promise<void>;
  readonly lessons: Lessons;
  /** Exercises made of the player's own mistakes; another module keeps them. */
  readonly ownExercises: (userId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Exercise>>;
  /** Rejects with `demasiadas_solicitudes` where this player has had so many games replayed that others would feel more. */
  readonly countGames: (userId: string, games: number) => Promise<void>;
  /** What is believed now of each answer's chance to be right; asked before anything is locked. */
  readonly expectedOf: (
    userId: string,
    campo: Campo,
    hoy: string,
    asked: readonly { readonly ejercicio: string; readonly unidad: string }[],
  ) => Promise<readonly (number | undefined)[]>;
  readonly clock: Clock;
}

type Judged = Pick<NewAttempt, 'unidad' | 'resultado' | 'dificultad' | 'medida' | 'decisiones' | 'carril' | 'sonda'>;

const refused = (index: number, field: string, text: string) =>
  new AppError('entrada_invalida', { fields: { [`intentos.${index}.${field}`]: text } });

const whyRefused = ({ tipo }: Exercise, { respuesta }: Intento): string =>
  tipo === 'ajedrez-partida' && 'partida' in respuesta
    ? 'Esas jugadas no llevan a ese final: hay una que no es legal, o la meta no está cumplida.'
    : 'La respuesta no es del tipo que pide el ejercicio.';

/** A browser's clock may say anything: an answer was given after its plan was made, and not later than now. */
const within = (told: string, from: Date, to: Date): Date => {
  const at = Date.parse(told);
  return Number.isNaN(at) ? to : new Date(Math.max(from.getTime(), Math.min(to.getTime(), at)));
};

/** An own mistake that is met first in the review was met in no unit: its theme's own. */
const ownUnit = (exercise: Exercise | undefined): string | undefined =>
  exercise && isOwnExercise(exercise.id) ? `${exercise.temas[0]}@${levelOf(exercise)}` : undefined;
const levelOf = (exercise: Exercise): number => ('nivel' in exercise ? exercise.nivel : exercise.niveles[0]);

/** What a plan still takes, given what is kept of it and how many answers this week still has room for. */
const roomIn = (
  kept: readonly { readonly ejercicio: string; readonly veces: number; readonly ms: number }[],
  { longest, thisWeek }: { readonly longest: number; readonly thisWeek: number },
) => {
  const counts = new Map(kept.map(({ ejercicio, veces }) => [ejercicio, veces]));
  let left = Math.min(thisWeek, ANSWERS_OF_A_PLAN - kept.reduce((sum, { veces }) => sum + veces, 0));
  let ms = kept.reduce((sum, one) => sum + one.ms, 0);
  return {
    takes: (ejercicio: string): boolean => {
      const before = counts.get(ejercicio) ?? 0;
      if (before >= ANSWERS_OF_AN_EXERCISE || left <= 0) return false;
      counts.set(ejercicio, before + 1);
      left -= 1;
      return true;
    },
    timeFor: (told: number): number => {
      const fits = fittingMs(told, ms, longest);
      ms += fits;
      return fits;
    },
  };
};

/** What a plan names, and what its stages ask while they are read. */
const isAskedIn = ({ ejercicios, unidad }: Pick<Leccion, 'unidad' | 'ejercicios'>, ejercicio: string): boolean =>
  ejercicios.includes(ejercicio) || isStepOf(unidad, ejercicio);

/** What an answer measures, why its minutes were there, and whether a draw chose it. */
const placeInTask = (
  intento: Intento,
  index: number,
  plan: AnswerablePlan,
): Pick<Judged, 'unidad' | 'carril' | 'sonda'> => {
  const task = plan.tareas.find(
    ({ diaIndex, tareaIndex }) => diaIndex === intento.diaIndex && tareaIndex === intento.tareaIndex,
  );
  if (!task) throw refused(index, 'tareaIndex', 'Esa tarea no está en el plan.');
  const { leccion } = task;
  if (!leccion || !isAskedIn(leccion, intento.ejercicio))
    throw refused(index, 'ejercicio', 'Ese ejercicio no está en la tarea.');
  const probe = leccion.sondas?.find(({ ejercicio }) => ejercicio === intento.ejercicio);
  return { unidad: probe?.unidad ?? leccion.unidad, carril: task.carril ?? null, sonda: probe?.dias ?? null };
};

/** One verdict of one exercise that nobody leads by the hand: only that has a chance. */
const hasChance = ({ intento, decisiones, resultado }: Judged & { readonly intento: Intento }): boolean =>
  !decisiones && resultado !== 'propio' && !isStep(intento.ejercicio) && !isOwnExercise(intento.ejercicio);

export const attemptsService = ({
  repository,
  planOf,
  pastPlanOf,
  onLate,
  lessons,
  ownExercises,
  countGames,
  expectedOf,
  clock,
}: AttemptsDependencies) => {
  /** A game of a hundred moves is replayed in tenths of a second: others are served in between. */
  const verdictOn = async (exercise: Exercise, respuesta: Intento['respuesta']): Promise<Resultado | undefined> => {
    const tables = await lessons.tables(exercise, respuesta);
    if (exercise.tipo !== 'ajedrez-partida' || !('partida' in respuesta)) return judge(exercise, respuesta, tables);
    const { partida, fin } = respuesta;
    const played = await finishInTurns(replaySteps(exercise.fen, partida));
    return played && judgePlayOut(exercise, partida, fin, tables, played);
  };

  const judged = async (
    intento: Intento,
    index: number,
    plan: AnswerablePlan,
    exercises: ReadonlyMap<string, Exercise>,
    met: ReadonlyMap<string, string>,
  ): Promise<Judged> => {
    const exercise = exercises.get(intento.ejercicio);
    const inReview = met.get(intento.ejercicio) ?? ownUnit(exercise);
    const place = isReviewPlace(intento)
      ? inReview && { unidad: inReview, carril: null, sonda: null }
      : placeInTask(intento, index, plan);
    if (!place) throw refused(index, 'ejercicio', 'Ese ejercicio no está en tu repaso.');
    if (!exercise) throw refused(index, 'ejercicio', 'No conocemos ese ejercicio.');
    const resultado = await verdictOn(exercise, intento.respuesta);
    if (resultado === undefined) throw refused(index, 'respuesta', whyRefused(exercise, intento));
    const decisiones = decisionsIn(exercise, intento.respuesta);
    return {
      ...place,
      resultado,
      decisiones: decisiones.length > 0 ? [...decisiones] : null,
      dificultad: ratingOf(exercise),
      medida: measuredAs(intento.ejercicio),
    };
  };

  return {
    /** All of a batch or nothing of it, as far as there is room; what is already on record stays as it was judged then. */
    record: async (userId: string, { planId, intentos: sent }: RegistrarIntentos): Promise<IntentosRegistrados> => {
      // The database writes them so, and what is compared must be written alike.
      const intentos = sent.map((intento) => ({ ...intento, id: intento.id.toLowerCase() }));
      const plan = (await planOf(userId, planId)) ?? (await pastPlanOf(userId, planId));
      if (!plan) throw new AppError('no_encontrado');
      const ids = intentos.map(({ id }) => id);
      const before = await repository.results(userId, ids);
      const fresh = new Map<string, { intento: Intento; index: number }>();
      for (const [index, intento] of intentos.entries()) {
        if (!before.has(intento.id) && !fresh.has(intento.id)) fresh.set(intento.id, { intento, index });
      }
      const turn = takingTurns();
      const games = [...fresh.values()].filter(({ intento }) => 'partida' in intento.respuesta).length;
      if (games > 0) await countGames(userId, games);
      // Read and judged before anything is locked: a lesson may have to come from the disk.
      const asked = [...new Set([...fresh.values()].map(({ intento }) => intento.ejercicio))];
      const named = new Set(plan.tareas.flatMap(({ leccion }) => leccion?.ejercicios ?? []));
      const inPlan = (one: string): boolean =>
        named.has(one) || plan.tareas.some(({ leccion }) => leccion && isStepOf(leccion.unidad, one));
      // In the review returns what was answered before, in whatever week, and what own games have shown.
      const reviewed = new Set(
        [...fresh.values()].flatMap(({ intento }) => (isReviewPlace(intento) ? [intento.ejercicio] : [])),
      );
      const met = await repository.unitsOf(userId, [...reviewed]);
      const planned = asked.filter((one) => inPlan(one) || met.has(one) || (reviewed.has(one) && isOwnExercise(one)));
      const exercises = new Map(await ownExercises(userId, planned.filter(isOwnExercise)));
      for (const id of planned.filter((one) => !isOwnExercise(one))) {
        const exercise = await lessons.exercise(id);
        if (exercise) exercises.set(id, exercise);
        // One that is made from its seed takes as long as judging it.
        await turn();
      }
      const verdicts: (Judged & { readonly intento: Intento })[] = [];
      for (const { intento, index } of fresh.values()) {
        verdicts.push({ intento, ...(await judged(intento, index, plan, exercises, met)) });
        await turn();
      }
      if (verdicts.length === 0) return answer(ids, before, 0);
      const measuring = verdicts.filter(hasChance);
      const chances =
        measuring.length === 0
          ? []
          : await expectedOf(
              userId,
              plan.campo,
              clock().toISOString().slice(0, 10),
              measuring.map(({ intento: { ejercicio }, unidad }) => ({ ejercicio, unidad })),
            );
      const chanceOf = new Map(measuring.map(({ intento }, place) => [intento.id, chances[place]]));

      return repository.transaction(async (tx) => {
        const user = await repository.lockUser(tx, userId);
        if (!user) throw new AppError('no_autenticado');
        // The week may have been closed, or the same answers have come by another way, while these were judged.
        const isLate = !(await planOf(userId, planId, tx));
        if (isLate && !(await pastPlanOf(userId, planId, tx))) throw new AppError('no_encontrado');
        const results = await repository.results(userId, ids, tx);
        const missing = verdicts.filter(({ intento }) => !results.has(intento.id));
        const answered = await repository.answered(tx, userId, asked);
        const last = await repository.lastOrder(tx, userId);
        const now = clock();
        const most = answersOfAWeek(effectiveTier(user.plan, user.planHasta, now));
        const lately = await repository.countSince(tx, userId, new Date(now.getTime() - WEEK_MS), { last, most });
        const room = roomIn(await repository.keptOf(tx, userId, planId), {
          longest: mostStudiedMs(plan.createdAt, now),
          thisWeek: most - lately,
        });
        for (const { intento, resultado } of missing) results.set(intento.id, resultado);
        const kept = missing.filter(({ intento }) => room.takes(intento.ejercicio));
        const rows = kept.map(({ intento, ...verdict }, position): NewAttempt => {
          const { respuesta, hechoEn, ...rest } = intento;
          const primero = !answered.has(intento.ejercicio);
          answered.add(intento.ejercicio);
          return {
            userId,
            planId,
            campo: plan.campo,
            ...rest,
            ...verdict,
            // What is believed after its week has learnt from that week.
            esperado: isLate ? null : (chanceOf.get(intento.id) ?? null),
            ms: room.timeFor(rest.ms),
            respuesta,
            primero,
            orden: last + 1 + position,
            hechoEn: within(hechoEn, plan.createdAt, now),
            registradoEn: now,
          };
        });
        if (rows.length > 0) {
          await repository.insert(tx, rows);
          if (isLate) await onLate(userId, planId, tx);
          else await repository.addUp(tx, rows);
        }
        return answer(ids, results, rows.length, missing.length - rows.length);
      });
    },

    exportAll: (userId: string) =>
      told(repository.all(userId), ({ userId: _user, orden: _order, medida: _measured, ...row }) => row),
    removeAll: (tx: Queryable, userId: string): Promise<void> => repository.removeAll(tx, userId),
  };
};
export type AttemptsService = ReturnType<typeof attemptsService>;

const answer = (
  ids: readonly string[],
  results: ReadonlyMap<string, Resultado>,
  registrados: number,
  left = 0,
): IntentosRegistrados => ({
  registrados,
  ...(left > 0 ? { aviso: ANSWERS_NOT_KEPT } : {}),
  intentos: [...new Set(ids)].flatMap((id) => {
    const resultado = results.get(id);
    return resultado === undefined ? [] : [{ id, resultado }];
  }),
});
