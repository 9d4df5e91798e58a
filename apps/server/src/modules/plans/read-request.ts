import {
  advancePlanBody,
  type CustomPrompt,
  commonQuestions,
  createPlanBody,
  FIELD_TEXTS,
  GAMES,
  MISSING_FIELDS,
  REQUIRED_FIELDS,
  vistaPreviaBody,
} from '@estratega/domain';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { invalidInput } from '../../platform/http/problems.ts';

/** Requests for a plan, read so that every field that is wrong is named, and what is missing is said as the specification says it. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const fieldsOf = (error: z.ZodError | undefined) => (error ? (invalidInput(error).options.fields ?? {}) : {});

const refusal = (body: Record<string, unknown>, error: z.ZodError): AppError => {
  const asked = body.informacionTema ?? {};
  const fields = { ...fieldsOf(error) };
  if (!isRecord(asked)) return new AppError('entrada_invalida', { fields });
  const missing = REQUIRED_FIELDS.filter((field) => isBlank(asked[field]));
  if (body.informacionTema === undefined || body.informacionTema === null) delete fields.informacionTema;
  for (const field of missing) fields[`informacionTema.${field}`] = FIELD_TEXTS[field];
  // Without a game the domain cannot tell which request this is: what is common to both is read all the same.
  if (!GAMES.some((game) => game === asked.campo)) {
    for (const [path, text] of Object.entries(fieldsOf(commonQuestions.safeParse(asked).error)))
      fields[`informacionTema.${path}`] ??= text;
  }
  return new AppError('entrada_invalida', {
    ...(missing.length > 0 ? { title: MISSING_FIELDS } : {}),
    fields,
  });
};

const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw isRecord(body) ? refusal(body, parsed.error) : invalidInput(parsed.error);
};

/** One path for two requests: which one it is decides what is asked of it, so that the fields named are the right ones. */
export const readPrompt = (body: unknown): CustomPrompt => {
  const advancing = isRecord(body) && ('planId' in body || body.eliminarAnterior === true);
  return advancing ? read(advancePlanBody, body) : read(createPlanBody, body);
};

export const readPreview = (body: unknown) => read(vistaPreviaBody, body);
