import type { InformacionTema } from '@estratega/domain';
import { send } from '../../shell/api/client.ts';
import { ApiError, messageOf } from '../../shell/api/errors.ts';
import type { FieldErrors } from './draft/check.ts';

export const CREATE_FAILED = 'Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.';

/** The answer is the plan itself; the catalogue asks for its own list, so nothing of it is needed here. */
export async function createPlan(token: string, informacionTema: InformacionTema): Promise<void> {
  await send('/api/chat/custom-prompt', { method: 'POST', token, body: { informacionTema } });
}

export interface Failure {
  /** The sentence of the error catalogue. */
  readonly text: string;
  /** What the server or the network said, when it adds something. */
  readonly cause?: string;
  /** A higher tier would allow it. */
  readonly upgrade?: boolean;
}

export function failureOf(error: unknown): Failure {
  const said = messageOf(error);
  if (error instanceof ApiError && error.code === 'limite_planes') return { text: said, upgrade: true };
  return said === CREATE_FAILED ? { text: CREATE_FAILED } : { text: CREATE_FAILED, cause: said };
}

/** The server's complaints, under the names the form knows. */
export function fieldsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [path.replace(/^informacionTema\./u, ''), text]),
  );
}
