import type { CustomPrompt, Plan } from '@estratega/domain';
import { api } from '../../../shell/api/client.ts';
import { pendingAnswers } from '../../../shell/offline/attempts.ts';
import { pendingOf } from '../../../shell/offline/change-store.ts';
import { currentOwner } from '../../../shell/offline/owner.ts';
import { flushChanges } from '../../../shell/offline/sender.ts';

const finishedTitles = (items: readonly { titulo: string; estado: string }[]): string[] =>
  items.filter(({ estado }) => estado === 'finalizado').map(({ titulo }) => titulo);

/** The week as it was asked for, and what was done in it. `news` is undefined where the tier does not allow it. */
export function advanceBody(plan: Plan, news: string | undefined) {
  return {
    informacionTema: {
      ...plan.informacionTema,
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
  const waits =
    uid !== undefined &&
    (pendingOf(uid).some(({ change }) => change.planId === plan.id) ||
      pendingAnswers(uid).some(({ item }) => item.planId === plan.id));
  if (waits) {
    throw new Error('There are changes that the server has not received');
  }
  await api('/api/chat/custom-prompt', { method: 'POST', token, body: advanceBody(plan, news) });
}
