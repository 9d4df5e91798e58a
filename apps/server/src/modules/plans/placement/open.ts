import {
  DEFAULT_TIME_ZONE,
  dayIn,
  isRight,
  OPEN_FIRST,
  OPEN_TOTAL,
  type PruebaAbierta,
  type PruebaAbiertaBody,
  type PruebaGuardada,
  type PruebaHechaBody,
  semanaDePrueba,
  type VistaPrevia,
} from '@estratega/domain';
import { decisiveOnly, judge } from '@estratega/lessons';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Lessons } from '../../../platform/lessons/lessons.ts';
import { takingTurns } from '../../../platform/turns.ts';
import type { Planner } from '../planner.ts';
import type { PlansRepository } from '../repository.ts';
import type { PlansService } from '../service.ts';
import type { PlacementRepository } from './repository.ts';
import { tellTest } from './shown.ts';
import type { StoredAnswer } from './tables.ts';

export interface OpenDependencies {
  readonly repository: Pick<PlacementRepository, 'ofGame' | 'save' | 'markApplied'>;
  readonly plans: Pick<PlansRepository, 'asked' | 'learner' | 'saveLearner'>;
  readonly weeks: Pick<PlansService, 'openWeek' | 'createWith'>;
  readonly planner: Planner;
  readonly lessons: Lessons;
  readonly clock: Clock;
}

const refused = (text: string) => new AppError('entrada_invalida', { fields: { respuestas: text } });

/** The test of the level before there is an account: the answers come along each time, and are judged here each time. */
export const openPlacement = ({ repository, plans, weeks, planner, lessons, clock }: OpenDependencies) => {
  const told = tellTest({ planner, lessons });

  const judged = async ({ nivel, respuestas }: PruebaAbiertaBody): Promise<StoredAnswer[]> => {
    const items = planner.placementItems(
      nivel,
      respuestas.map(({ ejercicio }) => ejercicio),
    );
    const turn = takingTurns();
    const answers: StoredAnswer[] = [];
    for (const { ejercicio, respuesta, ms } of respuestas) {
      await turn();
      const item = items.get(ejercicio);
      const exercise = item && (await lessons.exercise(ejercicio));
      if (!item || !exercise) throw refused('Ese ejercicio ya no está en la prueba.');
      const resultado = judge(decisiveOnly(exercise), respuesta);
      if (resultado === undefined) throw refused('La respuesta no es del tipo que pide el ejercicio.');
      answers.push({ ...item, bien: isRight(resultado), resultado, respuesta, ms });
    }
    return answers;
  };

  /** The days begin where the player is, also between showing a week and keeping it. */
  const asWeek = ({ nivel, zonaHoraria }: PruebaHechaBody) =>
    semanaDePrueba(nivel, dayIn(clock(), zonaHoraria ?? DEFAULT_TIME_ZONE), zonaHoraria);

  return {
    next: async (body: PruebaAbiertaBody): Promise<PruebaAbierta> => {
      const respuestas = await judged(body);
      const { id, nivel } = body;
      const siguiente = planner.nextInPlacement(nivel, respuestas, id, OPEN_TOTAL) ?? null;
      return {
        ...told({ id, campo: nivel.campo, nivel, respuestas, siguiente }, OPEN_TOTAL),
        ...(respuestas.length >= OPEN_FIRST ? { andas: planner.placementGlimpse(nivel, respuestas) } : {}),
      };
    },

    week: async (body: PruebaHechaBody): Promise<VistaPrevia> =>
      weeks.openWeek(asWeek(body), { nivel: body.nivel, respuestas: await judged(body) }),

    /** Once, however often it is asked: the test's own id says whether this account has it. */
    keep: async (userId: string, body: PruebaHechaBody): Promise<PruebaGuardada> => {
      const respuestas = await judged(body);
      const { id, nivel } = body;
      const { campo } = nivel;
      return weeks.createWith(userId, asWeek(body), async (tx, make) => {
        const now = clock();
        const [there, before] = [
          (await plans.asked(userId, tx)).find((plan) => plan.campo === campo),
          await repository.ofGame(userId, campo, tx),
        ];
        if (before?.id === id) return { guardado: there ? 'plan' : 'prueba', ...(there ? { planId: there.id } : {}) };
        const row = { userId, campo, id, nivel, respuestas, siguiente: null, createdAt: now, updatedAt: now };
        await repository.save(tx, { ...row, aplicada: false });
        if (!there) {
          const planId = await make();
          return planId === undefined ? { guardado: 'prueba' } : { guardado: 'plan', planId };
        }
        // Whoever studies already need not wait for another plan: the next week takes it in.
        const learner = await plans.learner(tx, userId, campo);
        if (learner) {
          const hoy = dayIn(now, DEFAULT_TIME_ZONE);
          const measured = planner.applyPlacement(learner, undefined, { nivel, answers: respuestas, hoy });
          await plans.saveLearner(tx, userId, campo, measured, now);
          await repository.markApplied(tx, userId, campo);
        }
        return { guardado: 'nivel', planId: there.id };
      });
    },
  };
};
export type OpenPlacement = ReturnType<typeof openPlacement>;
