import { addDays, type InformacionTema } from '@estratega/domain';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '@estratega/planner';
import { addHours, answersTo, gameOf, type HourFigures, noFigures, randomRequest } from '@estratega/planner/evaluation';
import { done } from './done.ts';

/** What an hour of a plan holds, by game or format and level, and what comes again unasked in twelve weeks. */

const HOY = '2026-11-16';
const WEEKS = 4;
const LONG = 12;
/** Chess and three ways of poker, at seven levels each. */
const KEYS = 28;
const MOST_LOOKED_AT = 20_000;

interface Row {
  hours: HourFigures;
  players: number;
  met: number;
  again: number;
}

/** Answered right four times of five: what the first four weeks hold. */
const addPlayer = (row: Row, request: InformacionTema, seed: string): void => {
  const game = gameOf(request.campo);
  let learner: LearnerState = initialLearner(request);
  for (let week = 0; week < WEEKS; week++) {
    const hoy = addDays(HOY, 7 * week);
    const made = planWeek({ informacionTema: request, learner, hoy });
    let nth = 0;
    row.hours = addHours(row.hours, game, made, () => nth++ % 5 !== 4);
    const planEstudio = done(made.planEstudio);
    const intentos = answersTo(planEstudio, `${seed} ${week}`, 0.8);
    learner = learnFromWeek(learner, {
      hoy,
      informacionTema: request,
      planEstudio,
      objetivos: made.objetivos,
      intentos,
    });
  }
};

/** A third of the answers wrong for twelve weeks: what is met again though it did not fail. */
const addRepeats = (row: Row, request: InformacionTema, seed: string): void => {
  let learner: LearnerState = initialLearner(request);
  const met = new Set<string>();
  for (let week = 0; week < LONG; week++) {
    const hoy = addDays(HOY, 7 * week);
    const { planEstudio: made, objetivos } = planWeek({ informacionTema: request, learner, hoy });
    const { fallos } = learner;
    const planEstudio = done(made);
    const intentos = answersTo(planEstudio, `${seed} ${week}`, 2 / 3);
    // What fails is met once more in its own session: that is no repeat.
    for (const ejercicio of new Set(intentos.map((one) => one.ejercicio))) {
      row.met++;
      if (met.has(ejercicio) && fallos[ejercicio] === undefined) row.again++;
      met.add(ejercicio);
    }
    learner = learnFromWeek(learner, { hoy, informacionTema: request, planEstudio, objetivos, intentos });
  }
};

const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

export const printHours = (seed: string, each: number): void => {
  const rows = new Map<string, Row>();
  const isFull = (): boolean => rows.size >= KEYS && [...rows.values()].every(({ players }) => players >= each);
  for (let i = 0; i < MOST_LOOKED_AT && !isFull(); i++) {
    const request = randomRequest(`${seed}-hora-${i}`, { maxHours: 3 });
    const learner = initialLearner(request);
    if (learner.cautela) continue;
    const key = `${request.campo === 'Ajedrez' ? 'chess' : learner.formato} ${learner.nivel}`;
    const row = rows.get(key) ?? { hours: noFigures(), players: 0, met: 0, again: 0 };
    rows.set(key, row);
    if (row.players >= each) continue;
    row.players++;
    addPlayer(row, request, `hora ${i}`);
    if (row.players <= Math.ceil(each / 3)) addRepeats(row, request, `doce ${i}`);
  }
  console.log(
    'What an hour holds (goals: chess 35/35/30/22/14/9/9 exercises an hour of exercise blocks, poker 40 decisions an hour of plan; 65 % judged; no block of 25 minutes under 6 exercises of chess or 15 decisions of poker; no objective on ≤ 4; ≤ 5 % again unasked in twelve weeks):',
  );
  console.table(
    Object.fromEntries(
      [...rows].sort().map(([key, { hours: sum, players, met, again }]) => [
        key,
        {
          players,
          'exercises / h of blocks': ((60 * sum.exercises) / Math.max(1, sum.solved)).toFixed(1),
          'decisions / h of plan': ((60 * sum.decisions) / Math.max(1, sum.minutes)).toFixed(1),
          'minutes judged': share(sum.judged, sum.minutes),
          'of blocks, covered': share(sum.covered, sum.solved),
          'blocks ≥ 25 min too thin': `${sum.thinBlocks} of ${sum.blocks}`,
          'objectives on ≤ 4': share(sum.smallObjectives, sum.objectives),
          'again unasked, 12 weeks': share(again, met),
        },
      ]),
    ),
  );
};
