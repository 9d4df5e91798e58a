import type { Requisitos } from '../schema/topic.ts';
import type { GraphExercise } from './graph.ts';

/** Whether an exercise has what a prompt speaks of: one never comes under an instruction that contradicts it. */
export const fits = (exercise: GraphExercise, asked: Requisitos | undefined): boolean => {
  if (!asked) return true;
  const { rasgos } = exercise;
  if (rasgos) {
    if (asked.bando && asked.bando !== rasgos.bando) return false;
    if (asked.fase && !asked.fase.includes(rasgos.fase)) return false;
    if (asked.material && ![...asked.material].every((piece) => rasgos.material.includes(piece))) return false;
    if (asked.mueve && !(rasgos.mueve && asked.mueve.includes(rasgos.mueve))) return false;
    if (asked.enroque && !rasgos.enroque) return false;
    if (asked.mate && !rasgos.mate) return false;
    if (asked.meta && asked.meta !== rasgos.meta) return false;
    if (asked.primera && !asked.primera.includes(rasgos.primera)) return false;
    if (asked.jugadas && rasgos.jugadas < asked.jugadas) return false;
  } else if (
    asked.bando ||
    asked.fase ||
    asked.material ||
    asked.mueve ||
    asked.enroque ||
    asked.mate ||
    asked.meta ||
    asked.primera
  ) {
    return false;
  }
  const { pregunta, calle } = asked;
  if (pregunta && !exercise.preguntas?.some((kind) => pregunta.some((one) => one === kind))) return false;
  return !calle || calle.some((street) => street === exercise.calle);
};
