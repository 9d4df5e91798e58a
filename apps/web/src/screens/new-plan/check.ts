import {
  type Campo,
  ELO_MAX,
  ELO_MIN,
  FREE_TEXT_MAX,
  HOURS_MAX,
  HOURS_MIN,
  type InformacionTema,
  informacionTema,
  isTimeZone,
  RATED_EXPERIENCES,
} from '@estratega/domain';
import type { Draft } from './draft.ts';
import { formatNumber } from './format.ts';

/** By the path of the field in the request: "elo", "horasEstudio.lunes". */
export type FieldErrors = Readonly<Record<string, string>>;

export const MISSING_FIELDS = 'Campos obligatorios faltantes: campo y nivelIntensidad.';

const SENTENCES: FieldErrors = {
  campo: 'Elige un juego.',
  nivelIntensidad: 'Elige el nivel de intensidad.',
  experienciaAjedrez: 'Elige tu experiencia.',
  elo: `Escribe tu Elo: un número entero entre ${ELO_MIN} y ${formatNumber(ELO_MAX)}.`,
  tiempo: 'Elige el ritmo al que tienes ese Elo.',
  tipoPoker: 'Elige qué tipo de póker juegas.',
  limiteMesa: 'Elige el límite de tu mesa.',
  diasEstudio: 'Elige al menos un día de estudio.',
  horasEstudio: `De ${formatNumber(HOURS_MIN)} a ${HOURS_MAX} horas, de media en media.`,
  conocimientosAjedrez: `El texto puede tener hasta ${formatNumber(FREE_TEXT_MAX)} caracteres.`,
  conocimientosPoker: `El texto puede tener hasta ${formatNumber(FREE_TEXT_MAX)} caracteres.`,
};

export function isRated(experience: string): boolean {
  return RATED_EXPERIENCES.some((rated) => rated === experience);
}

/** Empty is not zero: NaN is what the domain refuses. */
const toNumber = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

function common(draft: Draft) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    nivelIntensidad: draft.nivelIntensidad,
    diasEstudio: draft.dias,
    horasEstudio: Object.fromEntries(draft.dias.map((day) => [day, toNumber(draft.horas[day])])),
    ...(zone && isTimeZone(zone) ? { zonaHoraria: zone } : {}),
  };
}

function answers(draft: Draft, campo: Campo) {
  if (campo === 'Poker Texas Holdem') {
    const { tipoPoker, limiteMesa, conocimientosPoker } = draft;
    return { tipoPoker, limiteMesa, conocimientosPoker };
  }
  const { experienciaAjedrez, elo, tiempo, conocimientosAjedrez } = draft;
  return {
    experienciaAjedrez,
    ...(isRated(experienciaAjedrez) ? { elo: toNumber(elo), tiempo } : {}),
    conocimientosAjedrez,
  };
}

/** The request as the domain wants it, or what is wrong with it, field by field and all at once. */
export function check(draft: Draft, campo: Campo | ''): { request: InformacionTema } | { errors: FieldErrors } {
  // Without a game the domain cannot tell which request this is: the questions common to both are checked all the same.
  const parsed = informacionTema.safeParse(
    campo ? { campo, ...common(draft), ...answers(draft, campo) } : { campo: 'Ajedrez', ...common(draft) },
  );
  if (campo && parsed.success) return { request: parsed.data };

  const errors: Record<string, string> = campo ? {} : { campo: sentence('campo', '') };
  for (const { path, code, message } of parsed.error?.issues ?? []) {
    errors[path.join('.')] ??= code === 'custom' ? message : sentence(String(path[0]), message);
  }
  return { errors };
}

function sentence(field: string, otherwise: string): string {
  return SENTENCES[field] ?? otherwise;
}
