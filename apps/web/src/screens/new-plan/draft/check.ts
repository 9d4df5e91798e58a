import {
  type Campo,
  FIELD_TEXTS,
  type InformacionTema,
  informacionTema,
  isTimeZone,
  PLAYED_FOR_MONEY,
  RATED_EXPERIENCES,
  type TemaDeclarado,
} from '@estratega/domain';
import type { Draft } from './draft.ts';

/** By the path of the field in the request: "elo", "horasEstudio.lunes". */
export type FieldErrors = Readonly<Record<string, string>>;

export function isRated(experience: string): boolean {
  return RATED_EXPERIENCES.some((rated) => rated === experience);
}

/** Empty is not zero: NaN is what the domain refuses. */
const toNumber = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

function common(draft: Draft) {
  const zonaHoraria = zoneHere();
  return {
    nivelIntensidad: draft.nivelIntensidad,
    diasEstudio: draft.dias,
    horasEstudio: Object.fromEntries(draft.dias.map((day) => [day, toNumber(draft.horas[day])])),
    ...(zonaHoraria ? { zonaHoraria } : {}),
  };
}

/** What the player says of the level, as far as it goes. */
export function levelAnswers(draft: Draft, campo: Campo) {
  const { experienciaAjedrez, elo, tiempo, tipoPoker, limiteMesa } = draft;
  const levels = {
    Ajedrez: { experienciaAjedrez, ...(isRated(experienciaAjedrez) ? { elo: toNumber(elo), tiempo } : {}) },
    'Poker Texas Holdem': { tipoPoker, limiteMesa },
  } satisfies Record<Campo, object>;
  return levels[campo];
}

function answers(draft: Draft, campo: Campo) {
  const { conocimientosAjedrez, conocimientosPoker, cuidado } = draft;
  return {
    ...levelAnswers(draft, campo),
    ...{ Ajedrez: { conocimientosAjedrez }, 'Poker Texas Holdem': { conocimientosPoker } }[campo],
    // Where nothing is played for money the question is not asked.
    ...(PLAYED_FOR_MONEY[campo] && Object.keys(cuidado).length > 0 ? { preferencias: { cuidado } } : {}),
  };
}

/** Where the player is, as far as the browser knows; the domain has one of its own. */
export function zoneHere(): string | undefined {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isTimeZone(zone) ? zone : undefined;
}

/** The request as the domain wants it, or what is wrong with it, field by field and all at once. */
export function check(
  draft: Draft,
  campo: Campo | '',
  temas?: readonly TemaDeclarado[],
): { request: InformacionTema } | { errors: FieldErrors } {
  // Without a game the domain cannot tell which request this is: the questions common to both are checked all the same.
  const parsed = informacionTema.safeParse(
    campo
      ? { campo, ...common(draft), ...answers(draft, campo), ...(temas ? { temas } : {}) }
      : { campo: 'Ajedrez', ...common(draft) },
  );
  if (campo && parsed.success) return { request: parsed.data };

  const errors: Record<string, string> = campo ? {} : { campo: FIELD_TEXTS.campo };
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return { errors };
}
