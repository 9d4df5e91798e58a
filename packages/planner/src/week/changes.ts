import type { Dia, InformacionTema, Objetivo, Tarea } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { beliefs, MASTERY } from '../learner/belief.ts';
import { levelWords } from '../learner/level-words.ts';
import { paceOf as learningPace } from '../learner/pace.ts';
import type { LearnerState } from '../learner/state.ts';
import { paceOf } from './load.ts';
import { joined, plural, quoted } from './write/phrase.ts';

/** "What changed since last week", in sentences for the player. */

export interface WeekBeforeAfter {
  /** The state that the finished week was planned from, and the one after folding it in. */
  readonly before: LearnerState;
  readonly after: LearnerState;
  readonly planEstudio: readonly Dia[];
  readonly objetivos: readonly Objetivo[];
  /** What the player said of the own level: the line of the level sets it beside what the answers say. */
  readonly informacionTema: InformacionTema;
}

const MOST_NAMED = 3;

const named = (titles: readonly string[]): string => {
  const shown = titles.slice(0, MOST_NAMED).map(quoted);
  const rest = titles.length - shown.length;
  return joined(rest > 0 ? [...shown, `${rest} más`] : shown);
};

const SLOW = 0.85;
const QUICK = 1.3;

/** Said once, when the player's pace becomes clearly slower or quicker than the typical one. */
const tempoSentence = (before: number, after: number): string | undefined => {
  if (after < SLOW && before >= SLOW)
    return 'Tus respuestas piden más trabajo del previsto: cada tema recibe más minutos antes de darse por aprendido.';
  if (after > QUICK && before <= QUICK) return 'Aprendes más rápido de lo previsto: los temas nuevos llegan antes.';
  return undefined;
};

/** Worked on for its own sake: neither come back to, nor what a game is about. */
const isForItself = ({ tipo, carril }: Tarea): boolean =>
  tipo !== 'repaso' && tipo !== 'cierre' && carril !== 'juego' && carril !== 'repaso';

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

export const changesOf = (game: Game, { before, after, planEstudio, informacionTema }: WeekBeforeAfter): string[] => {
  const tasks = planEstudio.flatMap((day) => day.tareas);
  const title = (id: string): string => game.curriculum.topicById.get(id)?.titulo ?? '';
  const titlesWhere = (accept: (task: Tarea) => boolean): readonly string[] =>
    unique(tasks.filter(accept).map((task) => title(task.temaId)));
  const sentences: string[] = [];

  const last = after.ultimas.at(-1);
  if (last && after.semana > before.semana) {
    sentences.push(
      last.respuestas > 0
        ? `La semana pasada hiciste ${last.hechas} de ${plural(last.tareas, ['tarea', 'tareas'])} y acertaste a la primera ${last.aciertos} de ${plural(last.respuestas, ['ejercicio', 'ejercicios'])}.`
        : `La semana pasada marcaste ${last.hechas} de ${plural(last.tareas, ['tarea', 'tareas'])} como hechas, sin respuestas que medir.`,
    );
  }
  const level = after.cambioNivel;
  if (level && level.a !== before.nivel && level.motivo !== 'respuestas') {
    const name = game.wording.levels[level.a] ?? `nivel ${level.a}`;
    sentences.push(
      level.motivo === 'medido'
        ? `El plan pasa a otro nivel de estudio (${name}) por lo que mostraron tus respuestas.`
        : `El plan pasa a otro nivel de estudio (${name}) por lo que contaste.`,
    );
  }
  if (after.ultimas.some(({ respuestas }) => respuestas > 0)) sentences.push(levelWords(game, after, informacionTema));
  const was = beliefs(game, before);
  const is = beliefs(game, after);
  const mastered = game.curriculum.units.filter(
    (unit) =>
      (after.unidades[unit.id]?.n ?? 0) > 0 && (was[unit.index] ?? 0) < MASTERY && (is[unit.index] ?? 0) >= MASTERY,
  );
  // What the week goes on with has not gone to review, whatever its last stage showed.
  const highest = (id: string): number =>
    Math.max(-1, ...tasks.filter((task) => task.temaId === id && isForItself(task)).map(({ nivel }) => nivel));
  const where = (accept: (unit: Unit) => boolean): readonly string[] =>
    unique(mastered.filter(accept).map(({ topic }) => topic.titulo));
  const reviewed = where(({ topic }) => highest(topic.id) < 0);
  const raised = where(({ topic, level }) => highest(topic.id) > level);
  const kept = where(({ topic, level }) => highest(topic.id) >= 0 && highest(topic.id) <= level);
  if (reviewed.length > 0)
    sentences.push(`Pasan a repaso espaciado, porque tus respuestas lo mostraron: ${named(reviewed)}.`);
  if (raised.length > 0) sentences.push(`Suben un escalón, porque tus respuestas lo mostraron: ${named(raised)}.`);
  if (kept.length > 0) sentences.push(`Salen bien en tus respuestas, y esta semana se afirman: ${named(kept)}.`);
  const returning = after.pendientes.map(({ unidad }) => unidad.slice(0, unidad.lastIndexOf('@')));
  const back = titlesWhere((task) => returning.includes(task.temaId));
  if (back.length > 0) sentences.push(`Vuelven primero, porque quedaron sin terminar: ${named(back)}.`);
  const weak = titlesWhere((task) => task.carril === 'debil');
  if (weak.length > 0) sentences.push(`Reciben más minutos, porque en tus respuestas salieron flojos: ${named(weak)}.`);
  const failed = Object.keys(after.fallos).length;
  if (failed > 0)
    sentences.push(
      failed === 1
        ? 'Vuelve 1 ejercicio que fallaste, hasta que lo resuelvas en dos días distintos.'
        : `Te quedan ${failed} ejercicios fallados: vuelven poco a poco, cada uno hasta que lo resuelvas en dos días distintos.`,
    );
  const fresh = titlesWhere(
    (task) =>
      task.tipo === 'teoria' && (before.temas[task.temaId]?.n ?? 0) === 0 && (after.temas[task.temaId]?.n ?? 0) === 0,
  );
  if (fresh.length > 0) sentences.push(`Empiezan esta semana: ${named(fresh)}.`);
  const reviews = tasks.filter((task) => task.tipo === 'repaso');
  if (reviews.length > 0) {
    const units = unique(reviews.flatMap((task) => [task.temaId, ...(task.otrosTemas ?? [])]));
    sentences.push(
      `Hay ${plural(reviews.length, units.length > reviews.length ? ['repaso mixto', 'repasos mixtos'] : ['repaso', 'repasos'])} con ${plural(units.length, ['tema', 'temas'])} que toca recordar.`,
    );
  }
  if (after.semana > before.semana) {
    const pace = paceOf(after);
    if (pace === 'struggling')
      sentences.push('Como quedó más de la mitad sin hacer, los bloques son más cortos y hay menos temas nuevos.');
    if (pace === 'thriving')
      sentences.push(
        'Como hiciste casi todo y acertaste casi siempre, los umbrales suben y avanzas antes a lo siguiente.',
      );
  }
  const tempo = tempoSentence(learningPace(before), learningPace(after));
  if (tempo) sentences.push(tempo);
  const said = Object.entries(after.declarado).filter(
    ([id, { polaridad }]) => before.declarado[id]?.polaridad !== polaridad,
  );
  if (said.length > 0)
    sentences.push(`Por lo que contaste, cambia el peso de ${named(said.map(([id]) => title(id)))}.`);
  if (after.cautela && !before.cautela) {
    sentences.push(
      'Gracias por contarlo: mientras tanto el plan no propone jugar por dinero ni subir de límite, y empieza por los límites y la ayuda.',
    );
  }
  return sentences.length > 0 ? sentences : ['Es tu primera semana: el plan parte de tu nivel y de lo que contaste.'];
};
