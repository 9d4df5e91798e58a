import {
  addDays,
  type CareUpdate,
  type Carriles,
  type Cuidado,
  dayIn,
  HOLD_DAYS,
  type IntentoGuardado,
  isUsedUp,
  type LanesUpdate,
  type LevelHold,
  type MasEjercicios,
  type NotApplicableUpdate,
  newNeeded,
  OWN_TASKS_A_DAY,
  OWN_TASKS_A_WEEK,
  type OwnTaskBody,
  type OwnTaskUpdate,
  PLAYED_FOR_MONEY,
  type Plan,
  type Recuperacion,
  type TareaPropia,
  weekFrom,
  withMore,
} from '@estratega/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { takingTurns } from '../../../platform/turns.ts';
import type { Planner } from '../planner.ts';
import type { PlansRepository } from '../repository.ts';
import { changedTasks, describeRecovery, lastStudied } from './recovery.ts';
import type { ShiftsRepository } from './repository.ts';
import { toOwnTask } from './stored.ts';

export interface ShiftsDependencies {
  readonly plans: Pick<PlansRepository, 'transaction' | 'lockUser' | 'find' | 'learner'>;
  readonly repository: ShiftsRepository;
  readonly planner: Pick<Planner, 'recover' | 'moreOfTheme'>;
  /** The plan as the player reads it, answers and all. */
  readonly read: (userId: string, planId: string, q?: Queryable) => Promise<Plan>;
  readonly answersOf: (userId: string, planId: string, q?: Queryable) => Promise<readonly IntentoGuardado[]>;
  readonly clock: Clock;
}

/** Where no number of new ones would be enough, as many as a short session. */
const NEW_AT_ONCE = 6;

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new AppError('no_encontrado');
  return value;
};

/** What a player changes of a running week. */
export const shiftsService = ({ plans, repository, planner, read, answersOf, clock }: ShiftsDependencies) => {
  const locked = <T>(userId: string, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    plans.transaction(async (tx) => {
      if (!(await plans.lockUser(tx, userId))) throw new AppError('no_autenticado');
      return work(tx);
    });

  return {
    setLanes: async (userId: string, { planId, carriles }: LanesUpdate): Promise<{ carriles: Carriles }> => {
      if (!(await repository.setLanes(userId, planId, carriles))) throw new AppError('no_encontrado');
      return { carriles };
    },

    /** Heard at once: with a yes, what was to be played for money goes from this week; with a no, the next one has it again. */
    setCare: (userId: string, { planId, ...answer }: CareUpdate): Promise<{ cuidado: Cuidado; cautela: boolean }> =>
      locked(userId, async (tx) => {
        const plan = found(await plans.find(userId, planId, tx));
        await repository.lockTasks(tx, userId, planId);
        const cuidado = { ...plan.informacion.preferencias?.cuidado, ...answer };
        const cautela = answer.dinero === undefined ? plan.cautela : answer.dinero === 'si';
        await repository.setCare(tx, userId, planId, cuidado, cautela);
        if (!cautela || !PLAYED_FOR_MONEY[plan.campo]) return { cuidado, cautela };
        for (const [diaIndex, { tareas }] of plan.planEstudio.entries()) {
          for (const [tareaIndex, { carril, estado }] of tareas.entries()) {
            if (carril !== 'juego' || estado === 'finalizado') continue;
            await repository.setNotApplicable(userId, { planId, diaIndex, tareaIndex }, 'reorganizada', undefined, tx);
          }
        }
        return { cuidado, cautela };
      }),

    /** The player's own word, this week and the next. */
    holdLevel: (userId: string, { planId }: LevelHold): Promise<{ nivelHasta: string }> =>
      locked(userId, async (tx) => {
        const plan = found(await plans.find(userId, planId, tx));
        const nivelHasta = addDays(dayIn(clock(), plan.zonaHoraria), HOLD_DAYS);
        await repository.holdLevel(tx, userId, planId, nivelHasta);
        return { nivelHasta };
      }),

    /** Nobody has to lie to advance: an objective whose exercises are used up is tried again with new ones. */
    addMore: (userId: string, planId: string, objetivoIndex: number): Promise<MasEjercicios> =>
      locked(userId, async (tx) => {
        await repository.lockTasks(tx, userId, planId);
        const plan = await read(userId, planId, tx);
        const { temaId, meta, medido, estado } = found(plan.objetivos[objetivoIndex]);
        // Asked twice, by two devices or an answer that was lost: the new ones are there already.
        if (estado === 'finalizado' || !medido || !isUsedUp(meta, medido)) throw new AppError('sin_ejercicios');
        const learner = (await plans.learner(tx, userId, plan.campo)) ?? {};
        const more = planner.moreOfTheme({
          learner,
          informacionTema: plan.informacionTema,
          planEstudio: plan.planEstudio,
          temaId,
          many: newNeeded(meta, medido) ?? NEW_AT_ONCE,
          hoy: dayIn(clock(), plan.zonaHoraria),
        });
        if (!more) throw new AppError('sin_ejercicios');
        const { ejercicios, ...place } = more;
        const { leccion, intentos = [] } = found(plan.planEstudio[place.diaIndex]?.tareas[place.tareaIndex]);
        const { paquetes: _today, ...lasting } = found(leccion);
        const answered = new Set(intentos.map((one) => one.ejercicio));
        await repository.setLesson(tx, userId, { planId, ...place }, withMore(lasting, answered, ejercicios));
        return { ...place, nuevos: ejercicios.length };
      }),

    setNotApplicable: async (userId: string, { motivo, nota, ...place }: NotApplicableUpdate) => {
      const { estado, noAplica } = found(
        motivo === null
          ? await repository.clearNotApplicable(userId, place)
          : await repository.setNotApplicable(userId, place, motivo, nota),
      );
      return { estado, ...(noAplica === null ? {} : { noAplica }) };
    },

    /** Once however often it is asked: what was brought over or given up is no longer missed. */
    recover: (userId: string, planId: string, aplicar: boolean): Promise<Recuperacion> => {
      const turn = takingTurns();
      const look = async (tx?: Queryable) => {
        const plan = await read(userId, planId, tx);
        const hoy = dayIn(clock(), plan.zonaHoraria);
        const answered = await answersOf(userId, planId, tx);
        await turn();
        const ultima = lastStudied(plan, answered, hoy);
        await turn();
        const { planEstudio, primeraSesion } = planner.recover({ planEstudio: plan.planEstudio, hoy, ultima });
        return { plan, after: planEstudio, hoy, primeraSesion };
      };
      if (!aplicar) {
        return look().then(({ plan, after, hoy, primeraSesion }) =>
          describeRecovery(plan, after, hoy, { aplicada: false, primeraSesion }),
        );
      }
      return locked(userId, async (tx) => {
        await repository.lockTasks(tx, userId, planId);
        const { plan, after, hoy, primeraSesion } = await look(tx);
        for (const { diaIndex, tareaIndex, after: task } of changedTasks(plan.planEstudio, after)) {
          const place = { planId, diaIndex, tareaIndex };
          if (task.noAplica) await repository.setNotApplicable(userId, place, task.noAplica.motivo, undefined, tx);
          else await repository.moveTask(tx, userId, place, task);
        }
        return describeRecovery(plan, after, hoy, { aplicada: true, primeraSesion });
      });
    },

    addOwn: (userId: string, { planId, id, fecha, titulo, tiempo, nota }: OwnTaskBody): Promise<TareaPropia> =>
      locked(userId, async (tx) => {
        const plan = found(await plans.find(userId, planId, tx));
        const before = await repository.ownTask(tx, userId, planId, id);
        if (before) return toOwnTask(before);
        if (!weekFrom(plan.hoy).some((day) => day.fecha === fecha)) {
          throw new AppError('entrada_invalida', { fields: { fecha: 'Ese día no es de esta semana.' } });
        }
        const counts = await repository.ownCounts(tx, userId, planId);
        if ((counts.find((day) => day.fecha === fecha)?.n ?? 0) >= OWN_TASKS_A_DAY)
          throw new AppError('limite_tareas_dia');
        if (counts.reduce((sum, { n }) => sum + n, 0) >= OWN_TASKS_A_WEEK) throw new AppError('limite_tareas_semana');
        await repository.addOwn(tx, {
          userId,
          planId,
          id,
          fecha,
          titulo,
          tiempo,
          nota: nota ? nota : null,
          createdAt: clock(),
        });
        return toOwnTask(found(await repository.ownTask(tx, userId, planId, id)));
      }),
    updateOwn: async (userId: string, { planId, tareaPropia, nuevoEstado, nuevaPrioridad }: OwnTaskUpdate) =>
      found(
        await repository.updateOwn(userId, planId, tareaPropia, {
          ...(nuevoEstado === null ? {} : { estado: nuevoEstado }),
          ...(nuevaPrioridad === null ? {} : { prioridad: nuevaPrioridad }),
        }),
      ),
    removeOwn: async (userId: string, planId: string, id: string): Promise<void> => {
      if (!(await repository.removeOwn(userId, planId, id))) throw new AppError('no_encontrado');
    },
  };
};
export type ShiftsService = ReturnType<typeof shiftsService>;
