import { isStepOf } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../compose/index.ts';
import { wordsIn } from '../compose/sentence.ts';
import { MOST_WORDS } from '../compose/slides.ts';
import { judge } from '../judge/judge.ts';
import { chessTopic } from '../schema/topic.ts';
import { keeps } from './chapters.ts';
import { examplePlies, shuffled, workChess, workPoker } from './stage-steps.ts';
import { STAGES } from './stages.ts';
import { taughtContent } from './taught.ts';

/** Every stage of every topic, as it is read where no chapter is worked through. */

const { chess, poker } = taughtContent();
const worked = [
  ...STAGES.chess(chess.topics).map(workChess(chess.topics, chess.exampleVerdicts)),
  ...STAGES.poker(poker.topics).map(workPoker(poker.topics)),
];
const stages = worked.map(({ etapa }) => etapa);

const read = (etapa: (typeof stages)[number], sesion: number) =>
  stepsOf(
    {
      tipo: 'teoria',
      leccion: { plantilla: 'teoria', unidad: etapa.unidad, variante: 0, ejercicios: [], sesion, paquetes: [] },
    },
    etapa,
  );

describe('a stage that is read', () => {
  it.each(['Ajedrez', 'Poker'])('%s: has few words at a time and asks what something can judge', (game) => {
    const own = stages.filter(({ unidad }) => unidad.startsWith(game === 'Ajedrez' ? 'aj-' : 'pk-'));
    expect(own.length).toBeGreaterThan(300);
    for (const etapa of own) {
      const steps = read(etapa, 1);
      for (const step of steps)
        if (step.tipo === 'lamina' && step.lamina.tipo === 'texto')
          expect(wordsIn(step.lamina.texto), etapa.unidad).toBeLessThanOrEqual(MOST_WORDS);
      // Nothing is marked by the player alone: every topic has at least three questions that are chosen from.
      expect(
        steps.filter(({ tipo }) => tipo === 'pregunta'),
        etapa.unidad,
      ).toEqual([]);
      const asked = steps.flatMap((step) => (step.tipo === 'ejercicio' ? [step.id] : []));
      expect(asked.length, etapa.unidad).toBeGreaterThanOrEqual(3);
      expect(asked.every((id) => isStepOf(etapa.unidad, id))).toBe(true);
      // After two slides at most.
      let slides = 0;
      for (const { tipo } of steps.slice(
        0,
        steps.findLastIndex((step) => step.tipo === 'ejercicio'),
      )) {
        slides = tipo === 'lamina' ? slides + 1 : 0;
        expect(slides, etapa.unidad).toBeLessThanOrEqual(2);
      }
    }
  });

  it('begins its second session with another question', () => {
    for (const etapa of stages) {
      const [first, second] = [1, 2].map((sesion) => read(etapa, sesion).find(({ tipo }) => tipo === 'ejercicio'));
      expect(first, etapa.unidad).not.toEqual(second);
    }
  });

  it('leaves nothing to do alone that nobody looks at: a reading has a name, and its page asks', () => {
    const [topic] = chess.topics;
    const readings = topic?.variantes.teoria ?? [];
    expect(chessTopic.safeParse(topic).success).toBe(true);
    expect(readings.length).toBeGreaterThan(0);
    const homework = readings.map((one) => ({ ...one, consigna: 'Escribe tres planes y compáralos.' }));
    const variantes = { ...topic?.variantes, teoria: homework };
    expect(chessTopic.safeParse({ ...topic, variantes }).success).toBe(false);
  });

  it('asks for no notes that nobody reads, where it is worked at the board: what is told is said, not written', () => {
    const own = (area: string): boolean => !/-(?:par|com|men|ban|rev|exp|cas)-/u.test(area);
    const notes =
      /\b(?:escribe|anota|apunta (?:en|tus|qué|cuánt\w+)|dibuja|cuaderno|libreta|planilla|en papel|en otra web|tablero de casa)\b/iu;
    const atBoard = stages.filter(({ unidad }) => own(unidad));
    expect(atBoard.length).toBeGreaterThan(400);
    const asks = atBoard.flatMap(({ unidad, enfoque, idea, ideas }) =>
      // «Se escribe la letra de la pieza» tells how moves are written, and asks nobody to.
      [enfoque, idea, ...ideas]
        .filter((text) => notes.test(text.replaceAll('Se escribe', '')))
        .map((text) => `${unidad}: ${text}`),
    );
    expect(asks).toEqual([]);
  });

  it('names each of its exercises once, and never as a chapter does', () => {
    const ids = worked.flatMap(({ ejercicios }) => ejercicios.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const chapters = [...chess.chapters, ...poker.chapters].flatMap(({ unidad, pasos }) =>
      pasos.map(({ paso }) => `c.${unidad.replace('@', '.')}.${paso}`),
    );
    expect(ids.filter((id) => chapters.includes(id))).toEqual([]);
  });

  it('is judged by its right option and by its own move, and by no other', () => {
    for (const { ejercicios } of worked) {
      for (const one of ejercicios) {
        if (one.tipo === 'ajedrez') {
          expect(judge(one, { jugadas: [one.linea[0] as string] }), one.id).toBe('bien');
          expect(Object.keys(one.refutaciones), one.id).not.toContain(one.linea[0]);
        } else if (one.tipo === 'ajedrez-pregunta' || one.tipo === 'poker') {
          const [question] = one.preguntas;
          if (question?.tipo !== 'elige') throw new Error(one.id);
          question.textos.forEach((_, opcion) => {
            expect(judge(one, { preguntas: [{ opcion }] }), one.id).toBe(opcion === question.correcta ? 'bien' : 'mal');
          });
        }
      }
    }
  });
});

describe('what is chosen from', () => {
  const questions = [...chess.topics, ...poker.topics].flatMap(({ id, preguntas }) =>
    preguntas.map(({ pregunta, opciones }) => ({ id, pregunta, opciones })),
  );
  const hands = poker.topics.flatMap(({ id, ejemplo, otrosEjemplos = [] }) =>
    [ejemplo, ...otrosEjemplos].map(({ pregunta, opciones }) => ({ id, pregunta, opciones })),
  );
  const asked = [...questions, ...hands];

  it('are different options, the right one in every place', () => {
    const places = [0, 0, 0];
    for (const { id, pregunta, opciones } of asked) {
      expect(new Set(opciones).size, `${id}: ${pregunta}`).toBe(opciones.length);
      const { textos, correcta } = shuffled(opciones, pregunta);
      expect(textos[correcta]).toBe(opciones[0]);
      places[correcta] = (places[correcta] ?? 0) + 1;
    }
    expect(asked.length).toBeGreaterThan(1100);
    for (const many of places) expect(many / asked.length).toBeGreaterThan(0.25);
  });

  it('do not give the right one away by its length', () => {
    const longest = asked.filter(({ opciones: [right = '', ...others] }) =>
      others.every((other) => other.length < right.length),
    );
    expect(longest.length / asked.length).toBeLessThan(0.35);
  });
});

describe('a worked example', () => {
  it('is asked on boards that are its own, where its move is right and hardly another', () => {
    const plies = examplePlies(chess.topics).flatMap((one) => one.plies);
    for (const [fen, { jugadas }] of chess.exampleVerdicts) {
      const own = plies.filter((one) => one.fen === fen);
      expect(own.length, fen).toBeGreaterThan(0);
      const best = Math.max(...Object.values(jugadas).map(({ cp }) => cp));
      const right = Object.keys(jugadas).filter((move) => keeps(fen, best, jugadas[move]?.cp ?? Number.NaN));
      expect(
        own.some(({ move }) => right.includes(move)),
        `${fen} ${right}`,
      ).toBe(true);
      expect(right.length, `${fen} ${right}`).toBeLessThanOrEqual(3);
    }
  });
});
