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
  metricas,
  type ObjectiveUpdate,
  type Plan,
  type PlanSummary,
  type Progress,
  planLimitMessage,
  type TaskUpdate,
  type TextMention,
  TIER_RULES,
  type Tier,
} from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { weekCalendar } from './calendar.ts';
import type { FinishedWeek, Learner, Planner } from './planner.ts';
import type { PlanRow, PlansRepository, StoredPlan } from './repository.ts';

export interface PlansDependencies {
  readonly repository: PlansRepository;
  readonly planner: Planner;
  readonly clock: Clock;
  readonly onGenerationError: (error: unknown) => void;
}

const toPlan = (stored: StoredPlan, now: Date): Plan => {
  const { informacion, createdAt, id, campo, semana, cambios, zonaHoraria, planEstudio, objetivos } = stored;
  const { zonaHoraria: _asked, ...answers } = informacion;
  return {
    ...answers,
    id,
    campo,
    zonaHoraria,
    createdAt: createdAt.toISOString(),
    ahora: now.toISOString(),
    semana,
    cambios: [...cambios],
    planEstudio,
    objetivos,
  };
};

const tasksOf = (plan: Pick<Plan, 'planEstudio'>) => plan.planEstudio.flatMap(({ tareas }) => tareas);
const finishedWeek = (plan: StoredPlan): FinishedWeek => ({
  hoy: plan.hoy,
  informacionTema: plan.informacion,
  planEstudio: plan.planEstudio,
  objetivos: plan.objetivos,
});

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

export const plansService = ({ repository, planner, clock, onGenerationError }: PlansDependencies) => {
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
    rest: Pick<PlanRow, 'semana' | 'cambios' | 'reemplaza'>,
  ): PlanRow => {
    const zonaHoraria = informacion.zonaHoraria ?? DEFAULT_TIME_ZONE;
    return {
      userId,
      id: randomUUID(),
      campo: informacion.campo,
      informacion,
      zonaHoraria,
      hoy: dayIn(now, zonaHoraria),
      createdAt: now,
      ...rest,
    };
  };
  const read = async (userId: string, planId: string, q?: Queryable): Promise<Plan> =>
    toPlan(found(await repository.find(userId, planId, q)), clock());

  return {
    campos: (userId: string): Promise<Campo[]> => repository.campos(userId),
    read,
    list: async (userId: string): Promise<PlanSummary[]> => {
      const ahora = clock().toISOString();
      return (await repository.list(userId)).map(({ informacion, createdAt, ...row }) => ({
        ...row,
        nivelIntensidad: informacion.nivelIntensidad,
        createdAt: createdAt.toISOString(),
        ahora,
      }));
    },

    create: (userId: string, informacion: InformacionTema): Promise<Plan> =>
      repository.transaction(async (tx) => {
        const now = clock();
        const { tier } = await lockedUser(tx, userId, now);
        const campos = await repository.campos(userId, tx);
        if (!canAddPlan(tier, campos.length)) throw new AppError('limite_planes', { title: planLimitMessage(tier) });
        if (campos.includes(informacion.campo)) throw new AppError('campo_ya_estudiado');
        const known = await repository.learner(tx, userId, informacion.campo);
        const row = newRow(userId, informacion, now, { semana: 1, cambios: [], reemplaza: null });
        const { learner, week } = generate(() => {
          const begun = planner.begin(informacion, known);
          return { learner: begun, week: planner.plan({ informacionTema: informacion, learner: begun, hoy: row.hoy }) };
        });
        await repository.insert(tx, row, week);
        await repository.saveLearner(tx, userId, informacion.campo, learner, now);
        return read(userId, row.id, tx);
      }),

    /** Counted first, then the new week, then the old one goes: all of it or nothing, and once however often it is asked. */
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
        const finished = finishedWeek(previous);
        const known = await repository.learner(tx, userId, previous.campo);
        const draft = newRow(userId, informacion, now, {
          semana: previous.semana + 1,
          cambios: [],
          reemplaza: previous.id,
        });
        const { learner, week, cambios } = generate(() => {
          const before: Learner = known ?? planner.begin(previous.informacion, undefined);
          const learner = planner.hear(planner.learn(before, finished), informacion, news);
          const week = planner.plan({ informacionTema: informacion, learner, hoy: draft.hoy });
          return {
            learner,
            week,
            cambios: planner.explainChanges({ previous: finished, before, learner, next: week }),
          };
        });
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
        });
        await repository.remove(tx, userId, previous.id);
        return read(userId, draft.id, tx);
      }),

    /** What was studied is remembered, so that the next plan of this game does not begin from nothing. */
    remove: (userId: string, planId: string): Promise<void> =>
      repository.transaction(async (tx) => {
        const now = clock();
        await lockedUser(tx, userId, now);
        const plan = found(await repository.find(userId, planId, tx));
        const studied = tasksOf(plan).some(({ estado }) => estado === 'finalizado');
        const known = await repository.learner(tx, userId, plan.campo);
        if (studied && known) {
          const learner = generate(() => planner.learn(known, finishedWeek(plan)));
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
      weekCalendar(toPlan(found(await repository.find(userId, planId)), clock())),

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
            .map(({ semana, createdAt, finishedAt, minutos, tareas, objetivos, porTipo }) => ({
              semana,
              createdAt: createdAt.toISOString(),
              finishedAt: finishedAt.toISOString(),
              minutos,
              tareas,
              objetivos,
              porTipo,
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
