import { type Cuidado, type DiaSemana, NO_EXPERIENCE, WEEKDAYS } from '@estratega/domain';
import { readStored, writeStored } from '../../../shell/storage.ts';
import { type Corrections, readCorrections } from '../themes/themes.ts';

/** The form as it is being filled: text as it was written, right or wrong, and the answers for both games. */
export interface Draft {
  readonly campo: string;
  readonly nivelIntensidad: string;
  readonly experienciaAjedrez: string;
  readonly elo: string;
  readonly tiempo: string;
  readonly conocimientosAjedrez: string;
  readonly tipoPoker: string;
  readonly limiteMesa: string;
  readonly conocimientosPoker: string;
  /** Themes put right by hand, of both games. */
  readonly correcciones: Corrections;
  /** What was answered to the quiet question, and of the age. */
  readonly cuidado: Cuidado;
  readonly dias: readonly DiaSemana[];
  /** A day taken away keeps its hours, in case it comes back. */
  readonly horas: Readonly<Partial<Record<DiaSemana, string>>>;
}

export const EMPTY_DRAFT: Draft = {
  campo: '',
  nivelIntensidad: '',
  experienciaAjedrez: NO_EXPERIENCE,
  elo: '',
  tiempo: '',
  conocimientosAjedrez: '',
  tipoPoker: '',
  limiteMesa: '',
  conocimientosPoker: '',
  correcciones: {},
  cuidado: {},
  dias: [],
  horas: {},
};

/** Per user: another person on the same browser must not find it. */
const keyOf = (uid: string) => `estratega.nuevo-plan.${uid}`;

export function readDraft(uid: string): Draft {
  return parse(readStored(keyOf(uid)));
}

export function writeDraft(uid: string, draft: Draft): void {
  writeStored(keyOf(uid), isStarted(draft) ? JSON.stringify(draft) : null);
}

export function forgetDraft(uid: string): void {
  writeStored(keyOf(uid), null);
}

export function isStarted(draft: Draft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);
}

/** Whatever is stored, even by an older version of the page, becomes a draft; what does not fit is left out. */
function parse(stored: string | null): Draft {
  const raw = toRecord(stored);
  const draft: Record<string, unknown> = { ...EMPTY_DRAFT };
  for (const [key, empty] of Object.entries(EMPTY_DRAFT)) {
    if (typeof empty === 'string' && typeof raw[key] === 'string') draft[key] = raw[key];
  }
  draft.correcciones = readCorrections(raw.correcciones);
  draft.cuidado = readCare(raw.cuidado);
  const days: unknown[] = Array.isArray(raw.dias) ? raw.dias : [];
  draft.dias = WEEKDAYS.filter((day) => days.includes(day));
  const hours = typeof raw.horas === 'object' && raw.horas !== null ? (raw.horas as Record<string, unknown>) : {};
  draft.horas = Object.fromEntries(
    WEEKDAYS.flatMap((day) => (typeof hours[day] === 'string' ? [[day, hours[day]]] : [])),
  );
  return draft as unknown as Draft;
}

function readCare(raw: unknown): Cuidado {
  const { dinero, edad } = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  return {
    ...(dinero === 'si' || dinero === 'no' ? { dinero } : {}),
    ...(edad === 'mayor' ? { edad } : {}),
  };
}

function toRecord(stored: string | null): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
