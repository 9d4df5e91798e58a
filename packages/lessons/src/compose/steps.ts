import { isStep, type Leccion, type Tarea } from '@estratega/domain';
import type { Capitulo, Escena } from '../schema/chapter.ts';
import type { Etapa } from '../schema/pack.ts';
import { type Lamina, slidesOf } from './slides.ts';

/** A task, step by step. `clave` names a step for ever within its task: what is kept of the way is kept by it. */
export type Paso =
  | { readonly tipo: 'lamina'; readonly clave: string; readonly lamina: Lamina }
  | { readonly tipo: 'pregunta'; readonly clave: string; readonly pregunta: string; readonly respuesta: string }
  | { readonly tipo: 'ejercicio'; readonly clave: string; readonly id: string }
  /** Of a chapter: what is looked at, and the card that is left of it. */
  | { readonly tipo: 'mira'; readonly clave: string; readonly texto: string; readonly escena: Escena }
  | { readonly tipo: 'ficha'; readonly clave: string }
  | { readonly tipo: 'jugar' | 'analizar' | 'cierre' | 'lectura'; readonly clave: string };

/** A question stands after every second slide. */
const EVERY = 2;

const exerciseStep = (id: string): Paso => ({ tipo: 'ejercicio', clave: id, id });

/**
 * Slides with something to answer at every second one: the stage's own questions, then exercises while there are any. What nobody
 * looks at afterwards is not asked: no work «por tu cuenta».
 */
const theory = (etapa: Etapa, ids: readonly string[], sesion: number): Paso[] => {
  const slides = slidesOf(etapa);
  const places = Math.floor(slides.length / EVERY);
  // Each session on a topic begins with other questions, also where all of them are asked every time.
  const many = etapa.preguntas.length;
  const from = many === 0 ? 0 : ((sesion - 1) * (places % many || 1)) % many;
  const questions = [...etapa.preguntas.slice(from), ...etapa.preguntas.slice(0, from)];
  const waiting = [...ids];
  const steps: Paso[] = [];
  for (const [i, lamina] of slides.entries()) {
    steps.push({ tipo: 'lamina', clave: `lamina-${i}`, lamina });
    if ((i + 1) % EVERY !== 0) continue;
    const question = questions.shift();
    if (question) steps.push({ tipo: 'pregunta', clave: `pregunta-${i}`, ...question });
    else {
      const id = waiting.shift();
      if (id !== undefined) steps.push(exerciseStep(id));
    }
  }
  return [...steps, ...waiting.map(exerciseStep)];
};

/** The steps of a chapter that this session asks, each after what is looked at before it; then the card, where the way ends, and the test. */
const chapterSteps = ({ pasos }: Capitulo, ids: readonly string[]): Paso[] => {
  const worked = pasos.flatMap((step, i): Paso[] => {
    const next = pasos.slice(i).find(({ verbo }) => verbo !== 'mira');
    if (!next || !ids.includes(next.clave)) return [];
    return [step.verbo === 'mira' ? { tipo: 'mira', ...step } : exerciseStep(step.clave)];
  });
  const test = ids.filter((id) => !pasos.some(({ clave }) => clave === id));
  const ends = test.length > 0 || ids.includes(pasos.findLast(({ verbo }) => verbo !== 'mira')?.clave ?? '');
  return [...worked, ...(ends ? [{ tipo: 'ficha', clave: 'ficha' } as const] : []), ...test.map(exerciseStep)];
};

const FORMS = { jugar: 'jugar', analizar: 'analizar', cierre: 'cierre' } as const;

/** Tasks of weeks made before lessons had addresses are read as they always were. */
export const stepsOf = (
  { tipo, leccion }: Pick<Tarea, 'tipo' | 'leccion'>,
  etapa: Etapa | undefined,
  capitulo?: Capitulo | undefined,
): readonly Paso[] => {
  if (!leccion) return [{ tipo: 'lectura', clave: 'lectura' }];
  // What a series asks is served as it goes, after these.
  return [...workOf(tipo, leccion, etapa, capitulo), ...(leccion.partidas ?? []).map(exerciseStep)];
};

const workOf = (
  tipo: Tarea['tipo'],
  leccion: Leccion,
  etapa: Etapa | undefined,
  capitulo: Capitulo | undefined,
): readonly Paso[] => {
  // Once it is worked through, a stage with a chapter is read like any other.
  if (tipo === 'teoria' && capitulo && leccion.ejercicios.some(isStep))
    return chapterSteps(capitulo, leccion.ejercicios);
  const ids = leccion.serie ? [] : leccion.ejercicios;
  if (tipo === 'teoria' && etapa) return theory(etapa, ids, leccion.sesion ?? 1);
  const exercises = ids.map(exerciseStep);
  // What was worked through comes back with its card, before it is asked again.
  if (tipo === 'repaso' && etapa?.ficha) return [{ tipo: 'ficha', clave: 'vuelve' }, ...exercises];
  const form = tipo in FORMS ? FORMS[tipo as keyof typeof FORMS] : undefined;
  if (form) return [...exercises, { tipo: form, clave: form }];
  return exercises.length > 0 || leccion.serie ? exercises : [{ tipo: 'lectura', clave: 'lectura' }];
};
