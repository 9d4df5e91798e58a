import type { ChessTopic } from '../../chess-topic.ts';
import { ajCalCandidatas } from './aj-cal-candidatas.ts';
import { ajCalComparacion } from './aj-cal-comparacion.ts';
import { ajCalEliminacion } from './aj-cal-eliminacion.ts';
import { ajCalEstudios } from './aj-cal-estudios.ts';
import { ajCalEvaluacion } from './aj-cal-evaluacion.ts';
import { ajCalPoda } from './aj-cal-poda.ts';
import { ajCalRutina } from './aj-cal-rutina.ts';
import { ajCalVariantes } from './aj-cal-variantes.ts';
import { ajCalVisualizacion } from './aj-cal-visualizacion.ts';

export const cal: readonly ChessTopic[] = [
  ajCalCandidatas,
  ajCalRutina,
  ajCalVisualizacion,
  ajCalVariantes,
  ajCalEvaluacion,
  ajCalPoda,
  ajCalEliminacion,
  ajCalComparacion,
  ajCalEstudios,
];
