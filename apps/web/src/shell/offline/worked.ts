import { readStored, writeStored } from '../storage.ts';
import { addChange } from './change-store.ts';
import { currentOwner } from './owner.ts';

/**
 * How long a task was worked on in this browser: with the session in sight, and by its timer. Both run together where a
 * session is open, and the timer alone while one plays elsewhere: the longer of the two is what was worked.
 */
export interface TaskPlace {
  readonly planId: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
}
export type WorkedBy = 'sesion' | 'reloj';

interface Worked {
  readonly sesion: number;
  readonly reloj: number;
  /** As the server was last told. */
  readonly dicho: number;
}

const PREFIX = 'estratega.trabajo.';
const BROWSER = 'estratega.navegador';
const NOTHING: Worked = { sesion: 0, reloj: 0, dicho: 0 };
/** Less than this more is told with the next step, or when the task is left. */
const WORTH_TELLING = 30_000;
const DAY_MS = 86_400_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const keyOf = ({ planId, diaIndex, tareaIndex }: TaskPlace): string => `${PREFIX}${planId}.${diaIndex}.${tareaIndex}`;

/** A name for this browser that tells nothing about it: times told twice count once, and two browsers' add up. */
function browserId(): string {
  const known = readStored(BROWSER);
  if (known && UUID.test(known)) return known;
  const made = crypto.randomUUID();
  writeStored(BROWSER, made);
  return made;
}

function read(at: TaskPlace): Worked {
  try {
    const raw = JSON.parse(readStored(keyOf(at)) ?? 'null') as Partial<Worked> | null;
    const ms = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);
    return raw ? { sesion: ms(raw.sesion), reloj: ms(raw.reloj), dicho: ms(raw.dicho) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Read and written in one go: two tabs that add at once lose nothing but the time between the two lines. */
export function addWorked(at: TaskPlace, by: WorkedBy, ms: number, leaving = false): void {
  const uid = currentOwner()?.uid;
  if (uid === undefined || !(ms >= 0)) return;
  const before = read(at);
  const now = { ...before, [by]: Math.round(before[by] + ms) };
  const all = Math.min(DAY_MS, Math.max(now.sesion, now.reloj));
  const tell = all > now.dicho && (leaving || all - now.dicho >= WORTH_TELLING);
  writeStored(keyOf(at), JSON.stringify(tell ? { ...now, dicho: all } : now));
  if (tell) {
    const { planId, diaIndex, tareaIndex } = at;
    addChange(uid, { planId, diaIndex, tareaIndex, origen: browserId(), ms: all });
  }
}
