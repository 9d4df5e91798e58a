import type { CustomPrompt, Plan } from '@estratega/domain';
import { api } from '../../../shell/api/client.ts';
import { pendingOf } from '../../../shell/offline/change-store.ts';
import { currentOwner } from '../../../shell/offline/owner.ts';
import { flushChanges } from '../../../shell/offline/sender.ts';

const GAME_FIELDS = [
  'experienciaAjedrez',
  'elo',
  'tiempo',
  'conocimientosAjedrez',
  'tipoPoker',
  'limiteMesa',
  'conocimientosPoker',
] as const;

const finishedTitles = (items: readonly { titulo: string; estado: string }[]): string[] =>
  items.filter(({ estado }) => estado === 'finalizado').map(({ titulo }) => titulo);

/** The week as it was asked for, and what was done in it. `news` is undefined where the tier does not allow it. */
export function advanceBody(plan: Plan, news: string | undefined) {
  const game = Object.fromEntries(
    GAME_FIELDS.flatMap((field) => (plan[field] === undefined ? [] : [[field, plan[field]]])),
  );
  return {
    informacionTema: {
      campo: plan.campo,
      nivelIntensidad: plan.nivelIntensidad,
      diasEstudio: plan.diasEstudio,
      horasEstudio: plan.horasEstudio,
      zonaHoraria: plan.zonaHoraria,
      ...game,
      tareasCompletadas: finishedTitles(plan.planEstudio.flatMap(({ tareas }) => tareas)),
      objetivosCompletados: finishedTitles(plan.objetivos),
      ...(news === undefined ? {} : { nuevaInformacion: news }),
    },
    eliminarAnterior: true,
    planId: plan.id,
  } satisfies Record<keyof CustomPrompt | 'planId', unknown>;
}

/** The server goes by its own record, so what is still waiting here has to arrive first. */
export async function requestAdvance(token: string, plan: Plan, news: string | undefined): Promise<void> {
  await flushChanges();
  const uid = currentOwner()?.uid;
  if (uid && pendingOf(uid).some(({ change }) => change.planId === plan.id)) {
    throw new Error('There are changes that the server has not received');
  }
  await api('/api/chat/custom-prompt', { method: 'POST', token, body: advanceBody(plan, news) });
}
