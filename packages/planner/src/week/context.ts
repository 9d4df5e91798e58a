import { type DiaSemana, type Fecha, type InformacionTema, WEEKDAYS, weekFrom } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import { habitsIn, leadIn, linesIn, type NamedLine } from '../freetext/meant.ts';
import { readSignals } from '../freetext/signals.ts';
import type { Game } from '../games/game.ts';
import { beliefs, isFirstSteps, LEVELS_ABOVE, LEVELS_BELOW, MASTERY } from '../learner/belief.ts';
import type { Measured } from '../learner/difficulty.ts';
import { isForFormat } from '../learner/level.ts';
import type { LearnerState } from '../learner/state.ts';
import { isWanted } from '../learner/wanted.ts';
import { onceForEach } from '../once/once.ts';
import { hash } from '../random/seed.ts';
import { type Load, loadOf } from './load.ts';
import type { OwnWork } from './own-work.ts';
import { type Shift, shiftOf } from './shift.ts';
import type { Tuning } from './tuning.ts';

/** Everything that choosing a week needs, computed once from the input. */

export interface StudyDay {
  readonly index: number;
  readonly dia: DiaSemana;
  readonly fecha: Fecha;
  readonly minutes: number;
}

export interface Context {
  readonly game: Game;
  readonly tuning: Tuning;
  readonly learner: LearnerState;
  readonly level: number;
  readonly days: readonly StudyDay[];
  readonly totalMinutes: number;
  readonly load: Load;
  /** Units of the right format and level window, by index. */
  readonly eligible: readonly Unit[];
  readonly belief: Float64Array;
  /** Share of minutes, 0–1, of each area that has something to teach: what the path follows. */
  readonly target: Readonly<Record<string, number>>;
  readonly seed: string;
  /** Day of a tournament that the player named, while it is near. */
  readonly event?: Fecha | undefined;
  /** Days that it lasts. */
  readonly eventDays?: number | undefined;
  /** Openings that the text speaks of without asking for anything: they are met in the player's games. */
  readonly played: readonly string[];
  /** Drills that the player's words ask for. */
  readonly leading: readonly string[];
  /** Lines that the player says to play, with their colours; and openings that such a repertoire never meets. */
  readonly lines: readonly NamedLine[];
  readonly excluded: readonly string[];
  /** Of what was asked for, what the words put above all else. */
  readonly lead?: string | undefined;
  /** Areas that the player works on daily without us: the first weeks have next to nothing of them. */
  readonly habits: readonly string[];
  /** The player's shifts of the lanes. */
  readonly shift: Shift;
  /** What the player's own games and hands ask for. */
  readonly own?: OwnWork;
  /** What everybody's first tries said of exercises. */
  readonly measured?: Measured | undefined;
}

export const studyDays = (request: InformacionTema, hoy: Fecha): readonly StudyDay[] =>
  weekFrom(hoy)
    .filter(({ dia }) => request.diasEstudio.includes(dia))
    .map(({ dia, fecha }, index) => ({
      index,
      dia,
      fecha,
      minutes: Math.round((request.horasEstudio[dia] ?? 0) * 60),
    }));

/** Seeded by what was understood, never by the raw text: an accent or a typo must not change the plan. */
const seedOf = (request: InformacionTema, learner: LearnerState, hoy: Fecha): string => {
  const hours = WEEKDAYS.map((dia) => (request.diasEstudio.includes(dia) ? (request.horasEstudio[dia] ?? 0) : 0));
  const said = Object.entries(learner.declarado)
    .map(([id, { polaridad }]) => `${id}:${polaridad}`)
    .sort();
  const parts = [
    request.campo,
    learner.nivel,
    learner.formato,
    request.nivelIntensidad,
    hours,
    said,
    learner.semana,
    hoy,
  ];
  return hash(parts.join('|')).toString(36);
};

/** The table's shares over the areas that have something to teach at this level, as fractions of 1. */
const targetShares = (
  game: Game,
  learner: LearnerState,
  eligible: readonly Unit[],
): Readonly<Record<string, number>> => {
  const atLevel = new Set(eligible.filter((unit) => unit.level <= learner.nivel).map((unit) => unit.topic.area));
  const table = Object.entries(game.shares(learner.nivel, learner.formato)).filter(([area]) => atLevel.has(area));
  const sum = table.reduce((total, [, share]) => total + share, 0);
  return Object.fromEntries(table.map(([area, share]) => [area, share / sum]));
};

/** Units of the level window and the format: the same for every player there. */
const windowOf = onceForEach((curriculum: Game['curriculum'], level: number, format: string): readonly Unit[] =>
  curriculum.units.filter(
    (unit) =>
      unit.level >= level - LEVELS_BELOW && unit.level <= level + LEVELS_ABOVE && isForFormat(unit.topic, format),
  ),
);

type Heard = Pick<Context, 'played' | 'lines' | 'excluded' | 'lead' | 'habits'>;

/** What the words say beside the themes that were asked for. */
const heardIn = (game: Game, request: InformacionTema, { declarado, semana }: LearnerState): Heard => {
  const text = game.freeText(request);
  const { spokenOf, mentions } = readSignals(game, text);
  // A line that is avoided is not played, and one that is known needs nobody.
  const isLeft = (id: string): boolean => declarado[id]?.polaridad === 'evita' || declarado[id]?.polaridad === 'sabe';
  const lines = linesIn(text, game.lines).filter(({ tema }) => !isLeft(tema));
  const isPlayed = (id: string): boolean => spokenOf.includes(id) || lines.some(({ tema }) => tema === id);
  const lead = leadIn(text, mentions);
  const said = lead === undefined ? undefined : declarado[lead]?.polaridad;
  const asks = (area: string): boolean =>
    Object.entries(declarado).some(
      ([id, { polaridad }]) => isWanted(polaridad) && game.curriculum.topicById.get(id)?.area === area,
    );
  return {
    played: game.repertoire.filter((id) => isPlayed(id) && !declarado[id]),
    lines,
    excluded: game.excluded(lines).filter((id) => !declarado[id]),
    ...(isWanted(said) ? { lead } : {}),
    habits: semana < HABIT_WEEKS ? habitsIn(text, game.habits).filter((area) => !asks(area)) : [],
  };
};
/** By then answers say whether the daily work is enough. */
const HABIT_WEEKS = 3;

export const contextOf = (
  game: Game,
  request: InformacionTema,
  learner: LearnerState,
  hoy: Fecha,
  tuning: Tuning,
): Context => {
  const level = learner.nivel;
  const days = studyDays(request, hoy);
  const totalMinutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const barred = [...(learner.cautela ? game.movingUp : []), ...(learner.menor ? game.money : [])];
  const belief = beliefs(game, learner);
  const heard = heardIn(game, request, learner);
  const isOtherLine = ({ topic, level: stage }: Unit): boolean =>
    heard.excluded.includes(topic.id) || heard.lines.some(({ tema, sin }) => tema === topic.id && sin.includes(stage));
  const eligible = windowOf(game.curriculum, level, learner.formato).filter(
    (unit) =>
      !barred.includes(unit.topic.id) &&
      !isOtherLine(unit) &&
      // Nobody past them needs the rules kept fresh: playing does that.
      !(isFirstSteps(unit) && level > 0 && (belief[unit.index] ?? 0) >= MASTERY),
  );
  return {
    game,
    tuning,
    learner,
    level,
    days,
    totalMinutes,
    load: loadOf(request, learner, totalMinutes, tuning),
    eligible,
    belief,
    target: targetShares(game, learner, eligible),
    seed: seedOf(request, learner, hoy),
    ...heard,
    leading: game.leading?.(game.freeText(request)) ?? [],
    shift: shiftOf(request, learner),
  };
};
