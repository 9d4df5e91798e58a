import { sentencesOf } from '@estratega/lessons/sentence';
import type { TimedSlot } from '../slot.ts';
import { ended, filled, plural, quoted } from './phrase.ts';

/** `contenido`: what to do and what counts as done, for whoever reads only the API. The lesson stands behind `leccion`. */

const LEAST = 150;
const MOST = 180;
/** A thought of the stage is worth a line more than anything that is said of every task. */
const MOST_WITH_A_THOUGHT = 215;
/** What may be added where little is said and no thought of the stage fits: the first that makes it long enough. */
const TAILS_OF_ANSWERS = [
  '',
  ' Lo que falle vuelve.',
  ' Lo que falle vuelve otro día.',
  ' Lo que falle vuelve otro día, cuando casi lo olvidaste.',
  ' Lo que falle vuelve otro día, cuando casi lo hayas olvidado: así se queda.',
];
const TAILS_OF_NOTES = [
  '',
  ' Una línea de cada cosa basta.',
  ' Con una línea de cada cosa basta: cuenta haberlo mirado.',
  ' Con una línea de cada cosa basta: lo que cuenta es haberlo mirado con calma.',
];

/** Solved in the app, one after another: the prompt is the stage's idea, which is true of every exercise. */
export const isSolved = (kind: TimedSlot['kind']): boolean =>
  kind === 'ejercicios' || kind === 'test' || kind === 'repaso';

/** "Resuelve unas 8 posiciones": what is done with exercises in the app. A test has its number; the rest, its time. */
export const solving = (
  { kind, mixed }: Pick<TimedSlot, 'kind' | 'mixed'>,
  count: number,
  item: readonly [string, string],
  /** The theme of those that fill the last minutes, how many come before them, and whether those are most of it. */
  filler?: { readonly titulo: string; readonly own: number; readonly isMost: boolean },
  /** Positions that are played to their end first. */
  played = 0,
): string => {
  if (played > 0) {
    const first = `Juega hasta el final ${plural(played, ['posición', 'posiciones'])} contra la máquina`;
    return count === 0
      ? `${first}.`
      : `${first} y después ${solving({ kind, mixed }, count, item, filler).replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`;
  }
  if (count === 0) return 'Responde de memoria las preguntas de este tema, antes de mirar las respuestas.';
  if (kind === 'test')
    return `Mide lo que sabes con ${count === 1 ? `una ${item[0]}` : plural(count, item)}, sin pistas y a la primera.`;
  const what = count === 1 ? `una ${item[0]}` : `unas ${plural(count, item)}`;
  const last =
    filler === undefined
      ? ''
      : filler.isMost
        ? `, las últimas de ${quoted(filler.titulo)}`
        : `: ${filler.own} de este tema y el resto de ${quoted(filler.titulo)}`;
  if (kind !== 'repaso') return `Resuelve ${what}${last}.`;
  return mixed.length > 1
    ? `Repasa ${what} de temas mezclados, sin saber cuál toca.`
    : `Repasa ${what} de un tema que ya viste, sin mirar la lección.`;
};

export interface Said {
  readonly slot: TimedSlot;
  readonly consigna: string;
  readonly count: number;
  /** "posición", "posiciones". */
  readonly item: readonly [string, string];
  /** Right answers that the task asks for. */
  readonly threshold: number;
  readonly objectives: readonly string[];
  /** Nobody is to play: no numbers to reach at the end of the week. */
  readonly calm?: boolean;
  /** A stage that is worked through step by step. */
  readonly worked?: boolean;
  /** Said with a game: where to stop. */
  readonly rule?: string | undefined;
}

/** "7 de cada 10": a share that holds however many there is time for. */
const tenths = (part: number, all: number): string => {
  const ten = Math.max(1, Math.min(10, Math.round((10 * part) / Math.max(1, all))));
  return ten === 10 ? 'todo' : `${ten} de cada 10`;
};

const doneWhen = ({ slot, count, item, threshold, calm, worked }: Said): string => {
  switch (slot.kind) {
    case 'teoria':
      if (worked) return 'Está hecho cuando respondes cada paso y lees la ficha del final.';
      return 'Está hecho cuando respondes sin mirar y sabrías explicar el ejemplo.';
    case 'ejercicios':
    case 'repaso':
      return count > 0
        ? `Está hecho cuando se acaban los minutos, con ${tenths(threshold, count)} bien a la primera.`
        : 'Está hecho cuando respondes las preguntas de memoria, antes de mirar las respuestas.';
    case 'test':
      return count > 0
        ? `Está hecho cuando respondes ${count === 1 ? `la ${item[0]}` : `las ${plural(count, item)}`} con al menos ${plural(threshold, ['acierto', 'aciertos'])}.`
        : 'Está hecho cuando respondes las preguntas de memoria, antes de mirar las respuestas.';
    case 'jugar':
      return 'Está hecho cuando anotaste dos momentos en que el foco decidió algo y qué hiciste en cada uno.';
    case 'analizar':
      return 'Está hecho cuando lo tienes por escrito y una frase dice qué harás distinto la próxima vez.';
    case 'cierre':
      if (calm) return 'Está hecho cuando escribiste un solo paso para los próximos días.';
      return 'Está hecho cuando cada objetivo tiene su número y tu foco de la próxima semana cabe en una frase.';
  }
};

/** Whole sentences, as many as fit; what to do is always said, however long. */
const clipped = (sentences: readonly string[], room: number): string => {
  let text = '';
  for (const sentence of sentences) {
    const next = text === '' ? sentence : `${text} ${sentence}`;
    if (text !== '' && next.length > room) break;
    text = next;
  }
  return text;
};

const withTail = (text: string, kind: TimedSlot['kind']): string => {
  const isNoted = kind === 'jugar' || kind === 'analizar' || kind === 'cierre';
  const longer = (isNoted ? TAILS_OF_NOTES : TAILS_OF_ANSWERS).map((tail) => text + tail);
  return longer.find((one) => one.length >= LEAST) ?? (longer.at(-1) as string);
};

export const contentFor = (said: Said): string => {
  const { slot, consigna, count, objectives } = said;
  const { topic, level } = slot.unit;
  const done = doneWhen(said);
  const stage = topic.etapas[level];
  const focus = slot.focus ?? topic;
  const matter: readonly string[] =
    slot.kind === 'cierre'
      ? objectives.map((objective) => ended(`Objetivo: ${objective}`))
      : slot.kind === 'jugar' || slot.kind === 'analizar'
        ? [ended(`Un solo foco: ${focus.foco}`)]
        : slot.kind === 'repaso'
          ? [
              `${slot.mixed.length > 1 ? 'Van mezclados' : 'Vuelve'}: ${slot.mixed.map((unit) => unit.topic.titulo).join('; ')}.`,
            ]
          : stage
            ? [ended(stage.idea), ended(stage.enfoque)]
            : [];
  const opening = isSolved(slot.kind) ? solving(slot, count, said.item) : ended(filled(consigna, count, slot.minutes));
  const body = clipped(
    [...sentencesOf(opening), ...matter].map((sentence) => sentence.trim()),
    MOST - done.length - 1,
  );
  const rule = said.rule === undefined ? '' : `${said.rule} `;
  const text = `${body} ${rule}${done}`;
  if (text.length < LEAST && stage && (slot.kind === 'ejercicios' || slot.kind === 'teoria')) {
    const thought = [stage.idea, stage.enfoque]
      .map((told) => sentencesOf(told)[0])
      .map((first) => (first === undefined ? '' : ended(first.trim())))
      .find((first) => first !== '' && !body.includes(first) && text.length + first.length < MOST_WITH_A_THOUGHT);
    if (thought !== undefined) return withTail(`${body} ${thought} ${rule}${done}`, slot.kind);
  }
  return withTail(text, slot.kind);
};
