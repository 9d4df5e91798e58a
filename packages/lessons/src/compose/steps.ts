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

/** What the player marks alone stands after every second slide; what is judged, after every one from the second on. */
const EVERY = 2;

const exerciseStep = (id: string): Paso => ({ tipo: 'ejercicio', clave: id, id });

/**
 * Slides with something to answer between them: the stage's own questions, those that something can judge or else those that there are, the
 * moves of its example before it is told, then exercises. What nobody looks at afterwards is not asked: no work «por tu cuenta».
 */
const theory = (etapa: Etapa, ids: readonly string[], sesion: number): Paso[] => {
  const slides = slidesOf(etapa);
  const judged = etapa.preguntas.flatMap(({ paso }) => paso ?? []);
  const open = judged.length > 0 ? [] : etapa.preguntas;
  const places = Math.floor(slides.length / EVERY);
  // Each session on a topic begins with other questions, also where all of them are asked every time.
  const turned = <T>(all: readonly T[], by: number): T[] => {
    const from = all.length === 0 ? 0 : ((sesion - 1) * (by % all.length || 1)) % all.length;
    return [...all.slice(from), ...all.slice(0, from)];
  };
  const questions = turned(open, places);
  const answered = turned(judged, 1);
  const waiting = [...ids];
  const steps: Paso[] = [];
  for (const [i, lamina] of slides.entries()) {
    if (lamina.tipo === 'ejemplo') steps.push(...(etapa.prueba ?? []).map(exerciseStep));
    steps.push({ tipo: 'lamina', clave: `lamina-${i}`, lamina });
    const isSecond = (i + 1) % EVERY === 0;
    const question = isSecond ? questions.shift() : undefined;
    const id = i > 0 ? (answered.shift() ?? (isSecond && !question ? waiting.shift() : undefined)) : undefined;
    if (question) {
      const { pregunta, respuesta } = question;
      steps.push({ tipo: 'pregunta', clave: `pregunta-${i}`, pregunta, respuesta });
    } else if (id !== undefined) steps.push(exerciseStep(id));
  }
  return [...steps, ...[...answered, ...waiting].map(exerciseStep)];
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
