import { type Dia, type InformacionTema, type Tarea, weekFrom } from '@estratega/domain';
import { type Game, hasPlayed, isPractice, isUnplayed } from '../games/game.ts';
import { beliefs, KNOWN, LEVELS_ABOVE, LEVELS_BELOW } from '../learner/belief.ts';
import { workOf } from '../learner/learn.ts';
import { isForFormat } from '../learner/level.ts';
import { newUnitsCap } from '../week/load.ts';
import { STEP } from '../week/minutes.ts';
import type { TracedWeek } from '../week/plan-week.ts';

/** What holds for every week, whoever asks. Each check answers with the broken promise in words, or nothing. */

const minutesOf = (tasks: readonly Tarea[]): number => tasks.reduce((sum, task) => sum + task.tiempo, 0);
const allTasks = (plan: readonly Dia[]): readonly Tarea[] => plan.flatMap((day) => day.tareas);
const unitOf = (task: Tarea): string => `${task.temaId}@${task.nivel}`;

const daysAreRight = (request: InformacionTema, plan: readonly Dia[], hoy: string): string[] => {
  const wanted = weekFrom(hoy).filter(({ dia }) => request.diasEstudio.includes(dia));
  const got = plan.map(({ dia, fecha }) => `${dia} ${fecha}`).join();
  return got === wanted.map(({ dia, fecha }) => `${dia} ${fecha}`).join() ? [] : [`2 days: ${got}`];
};

const minutesAreRight = (request: InformacionTema, plan: readonly Dia[]): string[] => {
  const problems: string[] = [];
  for (const { dia, tareas } of plan) {
    const wanted = Math.round((request.horasEstudio[dia] ?? 0) * 60);
    if (minutesOf(tareas) !== wanted) problems.push(`3 sum: ${dia} ${minutesOf(tareas)} of ${wanted}`);
    for (const { tiempo, tipo } of tareas) {
      if (!Number.isInteger(tiempo) || tiempo < 10 || tiempo > 90) problems.push(`4 length: ${tiempo}`);
      if (tiempo > 60 && tipo !== 'jugar') problems.push(`4b long block: ${tipo} ${tiempo}`);
    }
  }
  return problems;
};

const topicsAreRight = (game: Game, traced: TracedWeek, tasks: readonly Tarea[]): string[] => {
  const { learner, level, tuning } = traced.context;
  const problems: string[] = [];
  for (const task of tasks) {
    // What the player asked for is given wherever it lies.
    if (task.carril === 'pedido') continue;
    for (const id of [task.temaId, ...(task.otrosTemas ?? [])]) {
      const topic = game.curriculum.topicById.get(id);
      const isAsked = learner.declarado[id] !== undefined || task.carril === 'juego' || task.tipo === 'cierre';
      if (!topic || (!isAsked && !isForFormat(topic, learner.formato)))
        problems.push(`7 topic: ${id} for ${learner.formato}`);
    }
    if (!game.curriculum.unitById.has(unitOf(task))) problems.push(`8 unit: ${unitOf(task)}`);
    // A theme that was asked for stays where it was begun, also when it returns because it failed.
    const wasAsked = learner.declarado[task.temaId] !== undefined;
    if (!wasAsked && task.tipo !== 'cierre' && (task.nivel < level - LEVELS_BELOW || task.nivel > level + LEVELS_ABOVE))
      problems.push(`8 window: ${unitOf(task)} at ${level}`);
  }
  const path = tasks.filter((task) => task.carril === 'camino');
  const above = minutesOf(path.filter((task) => task.nivel > level));
  if (above > tuning.path.aboveShare * minutesOf(tasks)) problems.push(`8 above: ${above} of ${minutesOf(tasks)}`);
  const isOwn = (task: Tarea): boolean => task.nivel >= level || task.carril === 'pedido' || task.carril === 'debil';
  const own = minutesOf(tasks.filter((task) => isOwn(task) || task.carril === 'cierre'));
  // A level that is nearly learnt has not half a week left to teach, until answers open the next.
  const open = traced.context.eligible.filter(
    (unit) =>
      unit.level === level &&
      (traced.context.belief[unit.index] ?? 0) < tuning.path.until &&
      (learner.unidades[unit.id]?.k ?? 0) <= learner.semana,
  );
  // Under caution nobody is to get on: beside what helps, a week rests on puzzles that are known already.
  // One choice or another comes to a block, which lasts a sitting.
  if (!learner.cautela && open.length >= OPEN_AT_LEVEL && own < 0.5 * minutesOf(tasks) - tuning.block.sitting)
    problems.push(`8 own level: ${own} of ${minutesOf(tasks)}`);
  const far = minutesOf(tasks.filter((task) => !isOwn(task) && task.nivel < level - 1));
  if (far > 0.2 * minutesOf(tasks)) problems.push(`8 far below: ${far} of ${minutesOf(tasks)}`);
  return problems;
};

const OPEN_AT_LEVEL = 12;

const prerequisitesHold = (game: Game, traced: TracedWeek, tasks: readonly Tarea[]): string[] => {
  const believed = beliefs(game, traced.context.learner);
  const earlier = new Set<number>();
  const problems: string[] = [];
  // What was asked for comes itself, whatever stands before it: in little, or as the stage after one that was passed.
  const capsules = new Set(
    traced.selection.days.flatMap(({ slots }) =>
      slots.flatMap(({ reason, unit, open }) => (reason === 'capsula' || open ? [unit.id] : [])),
    ),
  );
  // 13c owes them a game.
  const goesOn = hasPlayed(game, traced.context.learner);
  for (const task of tasks) {
    if (task.tipo === 'repaso' || task.tipo === 'cierre') continue;
    const unit = game.curriculum.unitById.get(unitOf(task));
    if (!unit || (goesOn && isPractice(game, unit.topic.id))) continue;
    for (const need of capsules.has(unit.id) ? [] : unit.needs) {
      // Who leaves every game undone is still given games, at the own level: how one plays is learnt by playing.
      if (isPractice(game, unit.topic.id) && game.curriculum.units[need]?.topic.id === game.play.jugar) continue;
      if ((believed[need] ?? 0) < KNOWN && !earlier.has(need)) {
        problems.push(`9 prerequisite: ${unit.id} needs ${game.curriculum.units[need]?.id}`);
      }
    }
    earlier.add(unit.index);
  }
  return problems;
};

const unitsAreApart = (game: Game, plan: readonly Dia[]): string[] => {
  const problems: string[] = [];
  for (const { dia, tareas } of plan) {
    const seen = new Set<string>();
    for (const [i, task] of tareas.entries()) {
      // The weekly review looks back on the week's main theme; it is not work on it.
      if (task.tipo === 'cierre') continue;
      const units = task.tipo === 'repaso' ? workOf(game, task).map(({ unit }) => unit.id) : [unitOf(task)];
      for (const unit of units) {
        if (seen.has(unit)) problems.push(`10 twice a day: ${unit} on ${dia}`);
        seen.add(unit);
      }
      const before = tareas[i - 1];
      if (before && unitOf(before) === unitOf(task)) problems.push(`10 neighbours: ${unitOf(task)} on ${dia}`);
      if (before && before.tipo === task.tipo && tareas[i - 2]?.tipo === task.tipo) {
        problems.push(`10b three of a kind: ${task.tipo} on ${dia}`);
      }
    }
  }
  return problems;
};

const isDistinct = (tasks: readonly Tarea[]): string[] =>
  new Set(tasks.map((task) => `${task.titulo}\n${task.descripcion}`)).size === tasks.length ? [] : ['11 a task twice'];

const isVaried = (game: Game, tasks: readonly Tarea[], level: number): string[] => {
  const minutes = minutesOf(tasks);
  const kinds = new Set(tasks.map((task) => task.tipo)).size;
  const areas = new Set(tasks.map((task) => game.curriculum.topicById.get(task.temaId)?.area)).size;
  const problems: string[] = [];
  if (minutes >= 60 && kinds < 2) problems.push(`12 kinds: ${kinds}`);
  if (minutes >= 240 && areas < (level >= 2 ? 3 : 2)) problems.push(`12 areas: ${areas}`);
  return problems;
};

const capsHold = (traced: TracedWeek, tasks: readonly Tarea[]): string[] => {
  const { tuning, totalMinutes: minutes, level, learner } = traced.context;
  const of = (carril: Tarea['carril']): number => minutesOf(tasks.filter((task) => task.carril === carril));
  const problems: string[] = [];
  // A short week holds one short game whatever its share.
  // Where one of two games is a classical one, they take a little more.
  const share = level > 0 && learner.formato === 'clasica' ? tuning.play.two : tuning.play.most;
  const playMost = Math.max(share * minutes, traced.context.game.playsHere ? tuning.play.quick.least : 0);
  const mayPlay = traced.context.game.playsHere && level > 0 && !isUnplayed(learner);
  if (mayPlay && minutes >= tuning.play.quick.from && !tasks.some(({ tipo }) => tipo === 'jugar'))
    problems.push(`13c no game in ${minutes}`);
  if (of('juego') > playMost) problems.push(`13 play: ${of('juego')} of ${minutes}`);
  if (of('repaso') > tuning.review.share * minutes + 1e-9) problems.push(`13 review: ${of('repaso')} of ${minutes}`);
  const asked = Object.values(learner.declarado).filter(
    ({ polaridad }) => polaridad !== 'sabe' && polaridad !== 'evita',
  ).length;
  const active = Math.min(tuning.themesAtOnce, asked + (learner.cautela ? 3 : 0));
  // The first levels have nothing begun or half known to go on with.
  const cap = Math.max(newUnitsCap(minutes, traced.context.days.length, tuning), active) * (level <= 1 ? 2 : 1);
  // What stands before a theme that was asked for is part of asking.
  const begun = traced.selection.days
    .flatMap((day) => day.slots)
    .filter((slot) => slot.isNew && slot.lane !== 'pedido').length;
  if (begun > cap) problems.push(`13 new: ${begun} over ${cap}`);
  if (learner.cautela && tasks.some((task) => task.tipo === 'jugar')) problems.push('23 play under caution');
  return problems;
};

/** A game is about something studied: done before, or earlier in the week. */
const focusIsStudied = (traced: TracedWeek, tasks: readonly Tarea[]): string[] => {
  const { learner } = traced.context;
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const task of tasks) {
    const focus = task.leccion?.foco;
    if (task.tipo === 'jugar' && focus && !seen.has(focus) && (learner.unidades[focus]?.t ?? 0) === 0)
      problems.push(`13c focus not studied: ${focus}`);
    if (task.tipo !== 'cierre') seen.add(unitOf(task));
  }
  return problems;
};

/** Every theme has its answer, and the answer is true; the lane has its share. */
const askedIsGiven = (traced: TracedWeek, tasks: readonly Tarea[]): string[] => {
  const { learner, game, tuning, totalMinutes } = traced.context;
  const { respuestas } = traced.week;
  const problems: string[] = [];
  const work = tasks.filter((task) => task.tipo !== 'repaso' && task.tipo !== 'cierre');
  const has = (id: string | undefined): boolean => work.some((task) => task.temaId === id);
  for (const { tema, cuando, por, semana } of respuestas) {
    if (cuando === 'esta_semana' && !has(tema)) problems.push(`asked: ${tema} this week without a task`);
    if (cuando === 'antes' && !has(por)) problems.push(`asked: ${por} before ${tema} without a task`);
    if (cuando === 'mas_adelante' && semana !== undefined && semana <= learner.semana + 1)
      problems.push(`asked: ${tema} late`);
  }
  const named = Object.entries(learner.declarado).filter(
    ([id, { polaridad }]) => polaridad !== 'sabe' && polaridad !== 'evita' && game.curriculum.topicById.has(id),
  );
  if (learner.semana === 0 && !learner.cautela) {
    const now = respuestas.filter(({ cuando }) => cuando === 'esta_semana' || cuando === 'antes').length;
    const outOfReach = respuestas.filter(
      ({ cuando, semana }) => cuando === 'mas_adelante' && semana === undefined,
    ).length;
    const wanted = Math.min(totalMinutes < 60 ? 3 : tuning.themesAtOnce, named.length - outOfReach);
    if (now < wanted) problems.push(`asked: ${now} of ${wanted} themes in the first week`);
    if (respuestas.filter(({ polaridad }) => polaridad !== 'sabe').length < named.length)
      problems.push('asked: a theme without answer');
  }
  // Whoever asks for playing or for analysing gets it in the lane of play too.
  const isNamed = (id: string): boolean => named.some(([theme]) => theme === id);
  const given = minutesOf(
    tasks.filter((task) => task.carril === 'pedido' || (task.carril === 'juego' && isNamed(task.temaId))),
  );
  if (given < traced.selection.askedFloor - STEP)
    problems.push(`asked share: ${given} of ${traced.selection.askedFloor.toFixed(0)} in ${totalMinutes}`);
  const first = traced.week.planEstudio[0]?.tareas[0];
  const dayMinutes = minutesOf(traced.week.planEstudio[0]?.tareas ?? []);
  const isShort = first?.tipo === 'ejercicios' && first.tiempo >= 10 && first.tiempo <= 15;
  // Who has never played, or is at the beginning, is shown before anything is asked; what was asked for begins with its chapter.
  const isShown =
    first?.tipo === 'teoria' && (first.temaId === game.rules || game.chapter(unitOf(first)) !== undefined);
  if (learner.semana === 0 && first && dayMinutes >= 20 && !isShort && !isShown)
    problems.push(`first task: ${first.tipo} of ${first.tiempo}`);
  return problems;
};

const playIsAnalysed = ({ context: { tuning, game } }: TracedWeek, plan: readonly Dia[]): string[] => {
  const problems: string[] = [];
  // What is played here in a quarter of an hour is looked at when it ends.
  const isQuick = ({ tiempo }: Tarea): boolean => game.playsHere && tiempo <= tuning.play.quick.most;
  for (const [i, { dia, fecha, tareas }] of plan.entries()) {
    for (const [j, task] of tareas.entries()) {
      if (task.tipo !== 'jugar') continue;
      const next = plan[i + 1];
      const isTomorrow = next && Date.parse(next.fecha) - Date.parse(fecha) === 86_400_000;
      const after = [...tareas.slice(j + 1), ...(isTomorrow ? next.tareas : [])];
      if (!isQuick(task) && !after.some((later) => later.tipo === 'analizar'))
        problems.push(`13b play without analysis on ${dia}`);
    }
  }
  return problems;
};

const objectivesHold = (traced: TracedWeek, tasks: readonly Tarea[]): string[] => {
  const { objetivos } = traced.week;
  const problems: string[] = [];
  if (objetivos.length < 2 || objetivos.length > 5) problems.push(`14 objectives: ${objetivos.length}`);
  if (new Set(objetivos.map((one) => one.titulo)).size !== objetivos.length) problems.push('14 an objective twice');
  for (const { titulo, descripcion, temaId, meta } of objetivos) {
    const said = `${titulo} ${descripcion}`;
    if (!tasks.some((task) => task.temaId === temaId && task.prioridad === 'alta'))
      problems.push(`14 unbound: ${titulo}`);
    if (!(meta.umbral > 0 && meta.umbral <= meta.numero)) problems.push(`14 measure: ${titulo}`);
    if (!said.includes(String(meta.umbral)) || !said.includes(String(meta.numero)))
      problems.push(`14 number not said: ${titulo}`);
  }
  return problems;
};

const MINUTES_SAID = /(\d+) minutos/gu;
const UNTRANSLATED = /\b(?:undefined|null|NaN|\[object Object\])|\{[a-z]*\}/u;

const ONE_OF_MANY = /(?<![\d,.])1 (?:manos|partidas|posiciones|ejercicios|sesiones|botes|preguntas)\b/u;

const spanishHolds = (tasks: readonly Tarea[]): string[] => {
  const problems: string[] = [];
  for (const task of tasks) {
    // `tiempo` tells the minutes, once; a text must not tell others.
    const opening = `${task.descripcion.slice(task.descripcion.lastIndexOf('. '))} ${task.contenido.slice(0, task.contenido.indexOf('.'))}`;
    const said = [...opening.matchAll(MINUTES_SAID)].map((match) => Number(match[1]));
    if (said.some((minutes) => minutes !== task.tiempo)) problems.push(`22 minutes: ${opening}`);
    const all = [task.titulo, task.descripcion, task.contenido, task.porque].join('\n');
    const raw = UNTRANSLATED.exec(all);
    if (raw) problems.push(`22 untranslated: ${raw[0]} in ${task.titulo}`);
    const one = ONE_OF_MANY.exec(`${task.titulo}\n${task.descripcion}`);
    if (one) problems.push(`22 number: ${one[0]} in ${task.titulo}`);
    if (/\b(?:aj|pk)-[a-z]+-/u.test(all)) problems.push(`22 key in text: ${task.titulo}`);
  }
  return problems;
};

const CLOSING_FROM = 40;

const closingHolds = (plan: readonly Dia[]): string[] => {
  const last = plan.at(-1);
  if (!last || minutesOf(last.tareas) < CLOSING_FROM) return [];
  return last.tareas.at(-1)?.tipo === 'cierre' ? [] : ['goals: the last day does not end with the weekly review'];
};

export const brokenPromises = (
  game: Game,
  request: InformacionTema,
  hoy: string,
  traced: TracedWeek,
): readonly string[] => {
  const { planEstudio } = traced.week;
  const tasks = allTasks(planEstudio);
  return [
    ...(tasks.some((task) => task.estado !== 'esperando') ? ['1 estado'] : []),
    ...daysAreRight(request, planEstudio, hoy),
    ...minutesAreRight(request, planEstudio),
    ...topicsAreRight(game, traced, tasks),
    ...prerequisitesHold(game, traced, tasks),
    ...unitsAreApart(game, planEstudio),
    ...isDistinct(tasks),
    ...isVaried(game, tasks, traced.context.level),
    ...capsHold(traced, tasks),
    ...playIsAnalysed(traced, planEstudio),
    ...focusIsStudied(traced, tasks),
    ...askedIsGiven(traced, tasks),
    ...objectivesHold(traced, tasks),
    ...spanishHolds(tasks),
    ...closingHolds(planEstudio),
  ];
};
