import type { Campo, InformacionTema } from '@estratega/domain';
import { gameOf } from './games/index.ts';
import { initialFor, withNews } from './learner/declarations.ts';
import { type FinishedWeek, learn } from './learner/learn.ts';
import type { LearnerState, Polaridad } from './learner/state.ts';
import { readMentions } from './freetext/read.ts';
import { traceWeek, type Week, type WeekRequest } from './week/plan-week.ts';

export { isLearnerState, LEARNER_VERSION, type LearnerState } from './learner/state.ts';
export type { FinishedWeek, Week, WeekRequest };

export const initialLearner = (informacionTema: InformacionTema): LearnerState =>
  initialFor(gameOf(informacionTema.campo), informacionTema);

export const learnFromWeek = (learner: LearnerState, finishedWeek: FinishedWeek): LearnerState =>
  learn(gameOf(learner.campo), learner, finishedWeek);

export const planWeek = (request: WeekRequest): Week => traceWeek(gameOf(request.informacionTema.campo), request).week;

export interface Mention {
  readonly tema: string;
  readonly polaridad: Polaridad;
  readonly tramo: readonly [number, number];
}
export const readFreeText = (campo: Campo, texto: string): Mention[] => readMentions(gameOf(campo), texto);
export const applyNews = (learner: LearnerState, informacionTema: InformacionTema, texto: string): LearnerState =>
  withNews(gameOf(learner.campo), learner, informacionTema, texto);
