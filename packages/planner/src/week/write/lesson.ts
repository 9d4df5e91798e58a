import type { Bloque, Fecha } from '@estratega/domain';
import type { Topic, Unit } from '../../curriculum/graph.ts';
import type { Item } from '../../games/game.ts';
import type { Context } from '../context.ts';
import type { TimedSlot } from '../slot.ts';
import { criterionFor } from './criterion.ts';
import { type ItemUse, itemCount, questionBlocks } from './items.ts';
import { ended, filled, plural, quoted } from './phrase.ts';

/** The body of each kind of task, as blocks. A player can work through it without leaving the page. */

export interface Lesson {
  readonly blocks: readonly Bloque[];
  /** Exercises in it: what {n} stands for. */
  readonly count: number;
  /** Ids of the exercises of the banks, in the order in which they are met. */
  readonly bank: readonly string[];
}

export interface Brief {
  readonly context: Context;
  readonly slot: TimedSlot;
  readonly use: ItemUse;
  readonly day: Fecha;
  readonly consigna: string;
  /** Number of this session on the topic, from 1. */
  readonly session: number;
}

const title = (texto: string): Bloque => ({ tipo: 'titulo', texto });
const text = (texto: string): Bloque => ({ tipo: 'parrafo', texto: ended(texto) });
const list = (elementos: readonly string[]): Bloque => ({ tipo: 'lista', elementos });

const stageOf = (unit: Unit): Topic['etapas'][number] | undefined =>
  unit.topic.etapas.find((stage) => stage.nivel === unit.level);

const levelName = (context: Context, level: number): string => context.game.wording.levels[level] ?? `nivel ${level}`;

const opening = ({ context, slot }: Brief, goal: string): Bloque =>
  text(`Tienes ${slot.minutes} minutos. Meta: ${goal} Nivel: ${levelName(context, slot.unit.level)}`);

const done = (made: string): readonly Bloque[] => [title('Cómo saber que está hecho'), text(made)];

const stageBlocks = (unit: Unit): readonly Bloque[] => {
  const stage = stageOf(unit);
  return stage ? [title('Qué se pide en este nivel'), text(stage.enfoque), text(stage.idea)] : [];
};

const RETRIEVAL = 3;

export const theory = (brief: Brief): Lesson => {
  const { context, slot, consigna, session } = brief;
  const { topic } = slot.unit;
  return {
    count: RETRIEVAL,
    bank: [],
    blocks: [
      opening(brief, `entender ${quoted(topic.titulo)} y poder explicarlo sin mirar.`),
      text(filled(consigna, RETRIEVAL, slot.minutes)),
      ...stageBlocks(slot.unit),
      title('Ideas clave'),
      list(topic.ideas.map(ended)),
      title('Ejemplo resuelto'),
      ...context.game.example(topic, slot.unit.level),
      title('El error típico'),
      text(topic.errorTipico),
      title('Tres preguntas para responder de memoria'),
      ...questionBlocks(topic, RETRIEVAL, session - 1),
      ...done(
        `Respondes las tres preguntas sin mirar y explicas el ejemplo en voz alta. ${ended(criterionFor(topic, 0).text)}`,
      ),
    ],
  };
};

const numbered = (brief: Brief, items: readonly Item[], from: number, hints: boolean): readonly Bloque[] => {
  const word = brief.context.game.wording.item[0];
  return items.map((item, i) => {
    const block = item.block(
      hints ? `${word.charAt(0).toUpperCase()}${word.slice(1)} ${from + i}` : `Ejercicio ${from + i}`,
    );
    // A hint names the theme, which a mixed review must not do.
    return block.tipo === 'tablero' && !hints ? { ...block, pista: undefined } : block;
  });
};

export const exercises = (brief: Brief): Lesson => {
  const { context, slot, use, consigna, session } = brief;
  const { topic } = slot.unit;
  const wanted = itemCount(context, slot.unit.level, slot.minutes);
  const taken = use.take([slot.unit], wanted, slot.kind, brief.day, slot.side);
  const positions = numbered(brief, taken, 1, slot.kind === 'ejercicios');
  const questions = questionBlocks(topic, wanted - positions.length, session - 1);
  const example = positions.length === 0 ? context.game.example(topic, slot.unit.level) : [];
  const count = positions.length + example.length + questions.length;
  const isTest = slot.kind === 'test';
  const measure = criterionFor(topic, context.load.demand, count);
  return {
    count,
    bank: taken.map(({ id }) => id),
    blocks: [
      opening(
        brief,
        isTest
          ? `comprobar sin ayuda cuánto dominas de ${quoted(topic.titulo)}.`
          : `practicar ${quoted(topic.titulo)} hasta acertar con seguridad.`,
      ),
      text(filled(consigna, count, slot.minutes)),
      ...(isTest
        ? []
        : [...stageBlocks(slot.unit), title('Antes de empezar'), text(`Error típico: ${topic.errorTipico}`)]),
      title(isTest ? 'Prueba' : 'Ejercicios'),
      ...example,
      ...positions,
      ...questions,
      ...done(
        `Has respondido los ${count} ejercicios antes de abrir las soluciones y aciertas al menos ${measure.threshold} de ${measure.of}. ${
          isTest
            ? 'Anota el resultado: es la medida de tu objetivo.'
            : 'Copia en tu cuaderno los que fallaste, con el motivo.'
        }`,
      ),
    ],
  };
};

export const review = (brief: Brief): Lesson => {
  const { context, slot, use, consigna, session } = brief;
  const units = slot.mixed;
  const wanted = Math.max(units.length, itemCount(context, context.level, slot.minutes));
  const taken = use.take(units, wanted, 'repaso', brief.day);
  const missing = wanted - taken.length;
  const questions = units.flatMap((unit) => questionBlocks(unit.topic, Math.ceil(missing / units.length), session - 1));
  const mixed = [...numbered(brief, taken, 1, false), ...questions.slice(0, missing)];
  const names = units.map((unit) => unit.topic.titulo);
  return {
    count: mixed.length,
    bank: taken.map(({ id }) => id),
    blocks: [
      opening(brief, `recuperar ${plural(units.length, ['tema', 'temas'])} que ya aprendiste, mezclados y sin pistas.`),
      text(filled(consigna, mixed.length, slot.minutes)),
      title('Ejercicios mezclados'),
      ...mixed,
      { tipo: 'pregunta', pregunta: '¿Qué temas estaban mezclados?', respuesta: `${names.join('; ')}.` },
      ...done(
        `Has intentado los ${mixed.length} ejercicios sin ayuda y sabes de qué tema era cada uno. Aciertas al menos ${Math.ceil(
          mixed.length * 0.8,
        )} de ${mixed.length}; los que falles quedan anotados.`,
      ),
    ],
  };
};

export const play = (brief: Brief): Lesson => {
  const { context, slot, consigna } = brief;
  const focus = slot.focus ?? slot.unit.topic;
  const { wording } = context.game;
  const played = context.game.playedIn(slot.minutes);
  return {
    count: played,
    bank: [],
    blocks: [
      opening(brief, `jugar con un único foco, ${quoted(focus.titulo)}.`),
      title('El foco'),
      text(focus.foco),
      text(filled(consigna, played, slot.minutes)),
      title('Cómo jugar'),
      list(wording.playSteps),
      title('Qué anotar'),
      list([
        `Dos momentos en que ${quoted(focus.titulo)} estuvo en juego, y qué decidiste.`,
        'Una decisión que no supiste explicar.',
        `Tu nota de 1 a 5 sobre cuánto mantuviste el foco.`,
      ]),
      ...done('Terminaste con las tres anotaciones escritas; el resultado no cuenta. El análisis las usa enseguida.'),
    ],
  };
};

export const analysis = (brief: Brief): Lesson => {
  const { context, slot, consigna } = brief;
  const focus = slot.focus ?? slot.unit.topic;
  const { wording } = context.game;
  const count = Math.max(2, Math.min(8, Math.round(slot.minutes / 8)));
  return {
    count,
    bank: [],
    blocks: [
      opening(brief, `sacar tres errores con nombre de lo que jugaste, mirando ${quoted(focus.titulo)}.`),
      text(filled(consigna, count, slot.minutes)),
      title('Pasos'),
      list(wording.reviewSteps),
      title('La pregunta de hoy'),
      text(focus.revision),
      text(`Recuerda el error típico: ${focus.errorTipico}`),
      title('Tres errores y su tema'),
      list([
        'Error 1: qué hiciste, qué pedía la situación y a qué tema pertenece.',
        'Error 2: lo mismo, con la señal que habría bastado para verlo.',
        'Error 3: lo mismo, con la regla que te llevas en una frase.',
      ]),
      ...done(
        'Los tres errores están escritos con su tema y su alternativa, y uno de ellos tiene una regla propia que puedes repetir de memoria.',
      ),
    ],
  };
};

export const closing = (brief: Brief, objectives: readonly string[]): Lesson => {
  const { slot, consigna, session } = brief;
  const { topic } = slot.unit;
  return {
    count: objectives.length,
    bank: [],
    blocks: [
      opening(brief, 'saber qué lograste esta semana y salir con un solo foco para la próxima.'),
      text(filled(consigna, objectives.length, slot.minutes)),
      title('Tus objetivos, uno por uno'),
      list(objectives.map((objective) => `${ended(objective)} ¿Logrado? ¿Con qué número?`)),
      title('Una pregunta antes de cerrar'),
      ...questionBlocks(topic, 1, session - 1),
      title('Elige un foco'),
      list([
        'El error que más se repitió en tus anotaciones.',
        'El tema que todavía no podrías explicar a otra persona.',
        'De los dos, quédate con uno y escríbelo en una frase que empiece con un verbo.',
      ]),
      ...done('Cada objetivo tiene su número anotado y tu foco cabe en una frase.'),
    ],
  };
};
