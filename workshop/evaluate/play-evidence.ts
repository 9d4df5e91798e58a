import { addDays, type InformacionTema, type Tarea, TIER_RULES } from '@estratega/domain';
import { type Pace, paceFor, type Rhythm } from '@estratega/own-games/opponent';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '@estratega/planner';
import { answersTo, randomRequest } from '@estratega/planner/evaluation';
import { done } from './done.ts';

/**
 * How much of the time that a chess week gives to games leaves a game behind, to be analysed and planned with: what is played against
 * Estratega does by itself, what is played elsewhere only if somebody brings it, and here nobody does. Tasks whose own words ask for a
 * position that is set up, another person or another site are taken at their word, and so is the month's quota of who pays nothing.
 */

const HOY = '2026-11-16';
/** A month of the quota. */
const WEEKS = 4;
/** As `paceFor` counts: both clocks, forty moves each. */
const MOVES = 40;

export const ELSEWHERE =
  /^(?:Monta|Coloca|Reproduce|Pide)\b|\bdesde (?:el ejemplo|la posición|una? |posiciones|un )|posición del ejemplo|\bcon (?:ambos|los dos|dos) (?:colores|bandos)\b|contra (?:alguien|un programa)|compañer|jueguen|cambien|plataforma|\bclub\b|computadora/iu;

export const isPlayedHere = ({ tipo, descripcion }: Pick<Tarea, 'tipo' | 'descripcion'>): boolean =>
  tipo === 'jugar' && !ELSEWHERE.test(descripcion);

const RHYTHMS: readonly string[] = ['bala', 'blitz', 'rapida', 'clásica'] satisfies Rhythm[];
const isRhythm = (text: string | undefined): text is Rhythm => text !== undefined && RHYTHMS.includes(text);

/** Minutes that a game may take on both clocks. */
const onClocks = ({ base, mas }: Pace): number => (2 * (base + MOVES * mas)) / 60;

export interface PlayMinutes {
  tasks: number;
  minutes: number;
  /** Of tasks that leave a game. */
  left: number;
  /** Of those, what the clocks of their one game may take. */
  clocks: number;
}

const none = (): PlayMinutes => ({ tasks: 0, minutes: 0, left: 0, clocks: 0 });

const addPlayer = (into: PlayMinutes, request: InformacionTema, seed: string): void => {
  let learner: LearnerState = initialLearner(request);
  let quota: number = TIER_RULES.gratuito.partidasAnalizadas ?? Number.POSITIVE_INFINITY;
  for (let week = 0; week < WEEKS; week++) {
    const hoy = addDays(HOY, 7 * week);
    const { planEstudio: made, objetivos } = planWeek({ informacionTema: request, learner, hoy });
    for (const task of made.flatMap(({ tareas }) => tareas)) {
      if (task.tipo !== 'jugar') continue;
      into.tasks++;
      into.minutes += task.tiempo;
      if (!isPlayedHere(task) || quota === 0) continue;
      quota--;
      into.left += task.tiempo;
      const tiempo = 'tiempo' in request ? request.tiempo : undefined;
      into.clocks += Math.min(task.tiempo, onClocks(paceFor(task.tiempo, isRhythm(tiempo) ? tiempo : undefined)));
    }
    const planEstudio = done(made);
    const intentos = answersTo(planEstudio, `${seed} ${week}`, 0.75);
    learner = learnFromWeek(learner, { hoy, informacionTema: request, planEstudio, objetivos, intentos });
  }
};

/** By level, of as many chess players. */
export const playEvidence = (seed: string, players: number): ReadonlyMap<number, PlayMinutes> => {
  const rows = new Map<number, PlayMinutes>();
  for (let i = 0, found = 0; found < players; i++) {
    const request = randomRequest(`${seed}-jugar-${i}`, { maxHours: 3 });
    const learner = initialLearner(request);
    if (request.campo !== 'Ajedrez' || learner.cautela) continue;
    found++;
    const row = rows.get(learner.nivel) ?? none();
    rows.set(learner.nivel, row);
    addPlayer(row, request, `jugar ${i}`);
  }
  return rows;
};

export const together = (rows: Iterable<PlayMinutes>): PlayMinutes => {
  const sum = none();
  for (const row of rows) for (const key of Object.keys(sum) as (keyof PlayMinutes)[]) sum[key] += row[key];
  return sum;
};
