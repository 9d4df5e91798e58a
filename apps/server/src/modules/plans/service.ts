import { randomUUID } from 'node:crypto';
import {
  advanceRefusal,
  type Campo,
  canAddPlan,
  DEFAULT_TIME_ZONE,
  dayIn,
  effectiveTier,
  type InformacionTema,
  type InformacionTemaAvance,
  type IntentoGuardado,
  isRight,
  metricas,
  nextSession,
  type ObjectiveUpdate,
  type Plan,
  type PlanSummary,
  type Progress,
  planLimitMessage,
  type RespuestaTema,
  type Resultado,
  type TaskUpdate,
  type TextMention,
  TIER_RULES,
  type Tier,
} from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Lessons } from '../../platform/lessons/lessons.ts';
import { type ExerciseAnswers, withAnswers, withPacks } from './answers.ts';
import { weekCalendar } from './calendar.ts';
import type { FinishedWeek, Learner, Planner } from './planner.ts';
import type { PlanRow, PlansRepository, StoredPlan } from './repository.ts';

/** The answers to a plan's exercises, which another module keeps. */
export interface Answers {
  progress(userId: string, planId: string, q?: Queryable): Promise<readonly ExerciseAnswers[]>;
  ofPlan(userId: string, planId: string, q?: Queryable): Promise<readonly IntentoGuardado[]>;
}

export interface PlansDependencies {
  readonly repository: PlansRepository;
  readonly planner: Planner;
  readonly lessons: Pick<Lessons, 'paquetes'>;
  readonly answers: Answers;
  readonly clock: Clock;
  readonly onGenerationError: (error: unknown) => void;
}

type TitleOf = Planner['titleOf'];

/** A theme that is taught no more has no name to be told by: its answer is left out. */
const withTitles = ({ campo, respuestas }: StoredPlan, titleOf: TitleOf): RespuestaTema[] =>
  respuestas.flatMap(({ por, ...answer }) => {
    const titulo = titleOf(campo, answer.tema);
    const step = por === undefined ? undefined : titleOf(campo, por);
    if (titulo === undefined || (por !== undefined && step === undefined)) return [];
    return [
      {
        ...answer,
        titulo,
        ...(por === undefined || step === undefined ? {} : { por: { tema: por, titulo: step } }),
      },
    ];
  });

const toPlan = (stored: StoredPlan, now: Date, titleOf: TitleOf): Plan => {
  const { informacion, createdAt, id, campo, semana, cambios, cautela, zonaHoraria, planEstudio, objetivos } = stored;
  const { zonaHoraria: _asked, ...answers } = informacion;
  return {
    ...answers,
    informacionTema: { ...informacion, zonaHoraria },
    id,
    campo,
    zonaHoraria,
    createdAt: createdAt.toISOString(),
    ahora: now.toISOString(),
    semana,
    cambios: [...cambios],
    respuestas: withTitles(stored, titleOf),
    cautela,
    planEstudio,
    objetivos,
  };
};

const tasksOf = (plan: Pick<Plan, 'planEstudio'>) => plan.planEstudio.flatMap(({ tareas }) => tareas);
const finishedWeek = (plan: StoredPlan, intentos: readonly IntentoGuardado[]): FinishedWeek => ({
  hoy: plan.hoy,
  informacionTema: plan.informacion,
  planEstudio: plan.planEstudio,
  objetivos: plan.objetivos,
  intentos,
});
const measured = (intentos: readonly IntentoGuardado[]) => {
  const first = new Map<string, Resultado>();
  for (const { ejercicio, resultado } of intentos) if (!first.has(ejercicio)) first.set(ejercicio, resultado);
  return {
    minutosReales: Math.round(intentos.reduce((sum, { ms }) => sum + ms, 0) / 60_000),
    hechos: first.size,
    aciertos: [...first.values()].filter(isRight).length,
  };
};

/** What was claimed to be done stays out of what is stored: our own record is what counts. */
const answersOf = (asked: InformacionTemaAvance): InformacionTema => {
  const { tareasCompletadas: _tasks, objetivosCompletados: _objectives, nuevaInformacion: _news, ...answers } = asked;
  return answers as InformacionTema;
};

const byKind = (plan: StoredPlan): Record<string, number> => {
  const minutes: Record<string, number> = {};
  for (const task of tasksOf(plan)) {
    if (task.estado === 'finalizado') minutes[task.tipo] = (minutes[task.tipo] ?? 0) + task.tiempo;
  }
  return minutes;
};

export const plansService = ({
  repository,
  planner,
  lessons,
  answers,
  clock,
  onGenerationError,
}: PlansDependencies) => {
  const lockedUser = async (tx: Queryable, userId: string, now: Date) => {
    const row = await repository.lockUser(tx, userId);
    if (!row) throw new AppError('no_autenticado');
    return { tier: effectiveTier(row.plan, row.planHasta, now), progressCount: row.progressCount };
  };
  const tierOf = async (userId: string): Promise<Tier> => {
    const row = await repository.user(userId);
    if (!row) throw new AppError('no_autenticado');
    return effectiveTier(row.plan, row.planHasta, clock());
  };
  /** The engine is ours and pure: if it throws, the transaction around it takes everything back. */
  const generate = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      onGenerationError(error);
      throw new AppError('plan_no_generado');
    }
  };
  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('no_encontrado');
    return value;
  };
  const newRow = (
    userId: string,
    informacion: InformacionTema,
    now: Date,
    rest: Pick<PlanRow, 'semana' | 'reemplaza'>,
  ): Omit<PlanRow, 'cambios' | 'respuestas' | 'cautela'> => {
    const zonaHoraria = informacion.zonaHoraria ?? DEFAULT_TIME_ZONE;
    return {
      userId,
      id: randomUUID(),
      campo: informacion.campo,
      informacion: { ...informacion, zonaHoraria },
      zonaHoraria,
      hoy: dayIn(now, zonaHoraria),
      createdAt: now,
      ...rest,
    };
  };
  const read = async (userId: string, planId: string, q?: Queryable): Promise<Plan> => {
    // Side by side where there is more than one connection; inside a transaction there is one.
    const stored = repository.find(userId, planId, q);
    const progress = q ? undefined : answers.progress(userId, planId);
    // Whichever fails first is the answer; the other must not be left without anybody to hear it.
    progress?.catch(() => {});
    const plan = toPlan(found(await stored), clock(), planner.titleOf);
    return withPacks(withAnswers(plan, await (progress ?? answers.progress(userId, planId, q))), lessons);
  };

  return {
    campos: (userId: string): Promise<Campo[]> => repository.campos(userId),
    read,
    list: async (userId: string): Promise<PlanSummary[]> => {
      const now = clock();
      const [rows, tasks] = await Promise.all([repository.list(userId), repository.tasksOf(userId)]);
      const byPlan = Map.groupBy(tasks, ({ planId }) => planId);
      return rows.map(({ informacion, createdAt, zonaHoraria, ...row }) => {
        const sesion = nextSession(byPlan.get(row.id) ?? [], dayIn(now, zonaHoraria));
        return {
          ...row,
          nivelIntensidad: informacion.nivelIntensidad,
          createdAt: createdAt.toISOString(),
          ahora: now.toISOString(),
          ...(sesion === undefined ? {} : { sesion }),
        };
      });
    },

    create: (userId: string, informacion: InformacionTema): Promise<Plan> =>
      repository.transaction(async (tx) => {
        const now = clock();
        const { tier } = await lockedUser(tx, userId, now);
        const campos = await repository.campos(userId, tx);
        if (!canAddPlan(tier, campos.length)) throw new AppError('limite_planes', { title: planLimitMessage(tier) });
        if (campos.includes(informacion.campo)) throw new AppError('campo_ya_estudiado');
        const known = await repository.learner(tx, userId, informacion.campo);
        const row = newRow(userId, informacion, now, { semana: 1, reemplaza: null });
        const { learner, week } = generate(() => {
          const begun = planner.begin(informacion, known);
          const { hoy, semana } = row;
          return { learner: begun, week: planner.plan({ informacionTema: informacion, learner: begun, hoy, semana }) };
        });
        await repository.insert(tx, { ...row, cambios: [] }, week);
        await repository.saveLearner(tx, userId, informacion.campo, learner, now);
        return read(userId, row.id, tx);
      }),

    /** Counted first, then the new week in the place of the old one: all of it or nothing, and once however often it is asked. */
    advance: (userId: string, planId: string, asked: InformacionTemaAvance): Promise<Plan> =>
      repository.transaction(async (tx) => {
        const now = clock();
        const { tier, progressCount } = await lockedUser(tx, userId, now);
        const previous = await repository.find(userId, planId, tx);
        if (!previous) {
          const successor = await repository.idOfSuccessor(tx, userId, planId);
          return read(userId, found(successor), tx);
        }
        const news = asked.nuevaInformacion ?? '';
        if (news !== '' && !TIER_RULES[tier].nuevaInformacion) throw new AppError('solo_pro');
        if (asked.campo !== previous.campo) {
          throw new AppError('entrada_invalida', {
            fields: { 'informacionTema.campo': 'Es otro juego que el del plan.' },
          });
        }
        const { semanaTerminada, totalTareas, totalObjetivos } = metricas(tasksOf(previous), previous.objetivos);
        const refusal = advanceRefusal({
          semanaTerminada,
          createdAt: previous.createdAt,
          now,
          plan: tier,
          progressCount,
        });
        if (refusal) throw new AppError(refusal);

        await repository.countProgression(tx, userId);
        const informacion = answersOf(asked);
        const intentos = await answers.ofPlan(userId, previous.id, tx);
        const finished = finishedWeek(previous, intentos);
        const known = await repository.learner(tx, userId, previous.campo);
        const draft = newRow(userId, informacion, now, {
          semana: previous.semana + 1,
          reemplaza: previous.id,
        });
        const { learner, week, cambios } = generate(() => {
          const before: Learner = known ?? planner.begin(previous.informacion, undefined);
          const learner = planner.hear(planner.learn(before, finished), informacion, news);
          const { hoy, semana } = draft;
          const week = planner.plan({ informacionTema: informacion, learner, hoy, semana });
          return {
            learner,
            week,
            cambios: planner.explainChanges({ previous: finished, before, learner, next: week }),
          };
        });
        // The finished week goes before the new one comes: at no moment are there two of one game.
        await repository.remove(tx, userId, previous.id);
        await repository.insert(tx, { ...draft, cambios }, week);
        await repository.saveLearner(tx, userId, previous.campo, learner, now);
        await repository.archive(tx, {
          userId,
          planId: previous.id,
          campo: previous.campo,
          semana: previous.semana,
          createdAt: previous.createdAt,
          finishedAt: now,
          minutos: tasksOf(previous).reduce((sum, task) => sum + task.tiempo, 0),
          tareas: totalTareas,
          objetivos: totalObjetivos,
          porTipo: byKind(previous),
          ...measured(intentos),
        });
        return read(userId, draft.id, tx);
      }),

    /** What was studied is remembered, so that the next plan of this game does not begin from nothing. */
    remove: (userId: string, planId: string): Promise<void> =>
      repository.transaction(async (tx) => {
        const now = clock();
        await lockedUser(tx, userId, now);
        const plan = found(await repository.find(userId, planId, tx));
        const intentos = await answers.ofPlan(userId, planId, tx);
        const studied = intentos.length > 0 || tasksOf(plan).some(({ estado }) => estado === 'finalizado');
        const known = await repository.learner(tx, userId, plan.campo);
        if (studied && known) {
          const learner = generate(() => planner.learn(known, finishedWeek(plan, intentos)));
          await repository.saveLearner(tx, userId, plan.campo, learner, now);
        }
        await repository.remove(tx, userId, planId);
      }),

    updateTask: async (userId: string, update: TaskUpdate) =>
      found(
        await repository.updateTask(userId, update, {
          ...(update.nuevoEstado === null ? {} : { estado: update.nuevoEstado }),
          ...(update.nuevaPrioridad === null ? {} : { prioridad: update.nuevaPrioridad }),
        }),
      ),
    updateObjective: async (userId: string, update: ObjectiveUpdate) =>
      found(await repository.updateObjective(userId, update, update.nuevoEstado)),

    calendar: async (userId: string, planId: string): Promise<string> =>
      weekCalendar(toPlan(found(await repository.find(userId, planId)), clock(), planner.titleOf)),

    readText: (campo: Campo, text: string): TextMention[] =>
      planner
        .readText(campo, text)
        .map(({ tema, titulo, polaridad, tramo }) => ({ tema, titulo, polaridad, tramo: [tramo[0], tramo[1]] })),

    progress: async (userId: string): Promise<Progress> => {
      if (!TIER_RULES[await tierOf(userId)].informacionProgreso) throw new AppError('solo_pro');
      const [learners, weeks] = await Promise.all([repository.learners(userId), repository.archived(userId)]);
      const hoy = dayIn(clock(), DEFAULT_TIME_ZONE);
      return learners.map(({ campo, estado }) => {
        const { nivel, dominados, porRepasar } = planner.summary(estado as Learner, hoy);
        return {
          campo,
          nivel,
          dominados: [...dominados],
          porRepasar: [...porRepasar],
          semanas: weeks
            .filter((week) => week.campo === campo)
            .map(({ semana, createdAt, finishedAt, minutos, tareas, objetivos, porTipo, ...answered }) => ({
              semana,
              createdAt: createdAt.toISOString(),
              finishedAt: finishedAt.toISOString(),
              minutos,
              tareas,
              objetivos,
              porTipo,
              ...(answered.minutosReales === null ? {} : { minutosReales: answered.minutosReales }),
              ...(answered.hechos === null ? {} : { hechos: answered.hechos }),
              ...(answered.aciertos === null ? {} : { aciertos: answered.aciertos }),
            })),
        };
      });
    },

    exportAll: async (userId: string) => {
      const ids = await repository.plansOf(userId);
      const [planes, semanas, aprendizaje] = await Promise.all([
        Promise.all(ids.map(({ id }) => read(userId, id))),
        repository.archived(userId),
        repository.learners(userId),
      ]);
      return { planes, semanas, aprendizaje };
    },
  };
};
export type PlansService = ReturnType<typeof plansService>;
