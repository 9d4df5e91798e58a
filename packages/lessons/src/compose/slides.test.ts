import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Capitulo } from '../schema/chapter.ts';
import type { Etapa } from '../schema/pack.ts';
import { wordsIn } from './sentence.ts';
import { inSlides, MOST_WORDS, slidesOf } from './slides.ts';
import { stepsOf } from './steps.ts';

const LONG = Array.from(
  { length: 9 },
  (_, i) => `La frase ${i} explica una idea con sus doce palabras justas y claras.`,
);
const stage: Etapa = {
  unidad: 'aj-tac-clavada@2',
  titulo: 'Clavadas',
  nivel: 2,
  ideas: [LONG.join(' '), 'Otra idea, más breve.'],
  enfoque: 'Distingue la absoluta de la relativa.',
  idea: 'La relativa se rompe con una amenaza mayor.',
  errorTipico: 'Creer en la clavada sin mirar los jaques.',
  preguntas: [
    { pregunta: '¿Primera?', respuesta: 'Sí.' },
    { pregunta: '¿Segunda?', respuesta: 'También.' },
  ],
  criterio: 'Ocho de diez.',
  foco: 'Las clavadas.',
  revision: 'Qué viste tarde.',
  ejemplo: { tipo: 'ajedrez', fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1', linea: [], explicacion: 'Así.' },
  variantes: {},
};
const lesson = (tipo: 'teoria' | 'ejercicios' | 'jugar' | 'repaso', ejercicios: string[], sesion = 1) => ({
  tipo,
  leccion: { plantilla: tipo, unidad: stage.unidad, variante: 0, ejercicios, sesion, paquetes: [] },
});

describe('slides', () => {
  it('never hold more than sixty words, and lose none', () => {
    const slides = slidesOf(stage);
    const texts = slides.flatMap((slide) => (slide.tipo === 'texto' ? [slide.texto] : []));
    for (const text of texts) expect(wordsIn(text)).toBeLessThanOrEqual(MOST_WORDS);
    expect(texts.join(' ')).toContain(LONG.at(-1));
    expect(slides.some(({ tipo }) => tipo === 'ejemplo')).toBe(true);
  });

  it('cut any text without losing a word', () => {
    const word = fc.stringMatching(/^[a-záéí]{1,9}[,.;]?$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 300 }), (words) => {
        const slides = inSlides(words.join(' '));
        for (const slide of slides) expect(wordsIn(slide)).toBeLessThanOrEqual(MOST_WORDS);
        expect(slides.join(' ').split(' ')).toEqual(words);
      }),
    );
  });

  it('keep a move number with its move', () =>
    expect(inSlides('Juega 5.Cxe5 y gana. Después 5…dxe5 6.Dxg4.')).toEqual([
      'Juega 5.Cxe5 y gana. Después 5…dxe5 6.Dxg4.',
    ]));
});

describe('steps', () => {
  it('ask something after every second slide', () => {
    const kinds = stepsOf(lesson('teoria', ['aj1', 'aj2']), stage).map(({ tipo }) => tipo);
    expect(kinds.slice(0, 6)).toEqual(['lamina', 'lamina', 'pregunta', 'lamina', 'lamina', 'pregunta']);
    expect(kinds.filter((kind) => kind === 'ejercicio')).toHaveLength(2);
    for (let i = 2; i < kinds.length; i++)
      expect(kinds.slice(i - 2, i + 1)).not.toEqual(['lamina', 'lamina', 'lamina']);
  });

  it('ask what is judged after every slide from the second on, and the moves of the example before it', () => {
    const judged: Etapa = {
      ...stage,
      preguntas: stage.preguntas.map((one, i) => ({ ...one, paso: `c.aj-tac-clavada.2.p${101 + i}` })),
      prueba: ['c.aj-tac-clavada.2.p201'],
    };
    const steps = stepsOf(lesson('teoria', ['aj1']), judged);
    expect(steps.filter(({ tipo }) => tipo === 'pregunta')).toEqual([]);
    const keys = steps.map(({ clave }) => clave);
    expect(keys.slice(0, 3)).toEqual(['lamina-0', 'lamina-1', 'c.aj-tac-clavada.2.p101']);
    const example = steps.findIndex((step) => step.tipo === 'lamina' && step.lamina.tipo === 'ejemplo');
    expect(keys[example - 1]).toBe('c.aj-tac-clavada.2.p201');
    expect(keys.filter((key) => key.startsWith('c.') || key === 'aj1')).toHaveLength(4);
    const second = stepsOf(lesson('teoria', [], 2), judged).map(({ clave }) => clave);
    expect(second.find((key) => key.startsWith('c.'))).toBe('c.aj-tac-clavada.2.p102');
  });

  it('begin another session with other questions', () => {
    const first = (sesion: number) =>
      stepsOf(lesson('teoria', [], sesion), {
        ...stage,
        preguntas: [
          ...stage.preguntas,
          { pregunta: '¿Tercera?', respuesta: 'No.' },
          { pregunta: '¿Cuarta?', respuesta: 'No.' },
        ],
      }).find((step) => step.tipo === 'pregunta');
    expect(first(1)).not.toEqual(first(2));
  });

  it('leave nothing to do alone that nobody looks at', () => {
    const ways = [{ titulo: 'una', consigna: 'Monta una clavada.' }];
    const steps = stepsOf(lesson('teoria', ['aj1', 'aj2']), { ...stage, variantes: { teoria: ways } });
    expect(JSON.stringify(steps)).not.toContain('Monta una clavada');
    expect(steps.at(-1)).toMatchObject({ tipo: 'ejercicio', id: 'aj2' });
  });

  it('are the exercises, then the form of the task', () => {
    expect(stepsOf(lesson('ejercicios', ['aj1', 'aj2']), stage).map(({ clave }) => clave)).toEqual(['aj1', 'aj2']);
    expect(stepsOf(lesson('jugar', ['aj1']), stage).map(({ tipo }) => tipo)).toEqual(['ejercicio', 'jugar']);
  });

  it('are the old content where a task has no lesson', () =>
    expect(stepsOf({ tipo: 'ejercicios' }, undefined)).toEqual([{ tipo: 'lectura', clave: 'lectura' }]));

  it('have names that do not repeat', () => {
    const names = stepsOf(lesson('teoria', ['aj1', 'aj2']), stage).map(({ clave }) => clave);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a chapter', () => {
  const look = { tipo: 'ajedrez', fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1', luces: [], linea: [] } as const;
  const id = (step: string) => `c.aj-tac-clavada.2.${step}`;
  const chapter: Capitulo = {
    unidad: stage.unidad,
    titulo: 'Clavadas',
    entrada: 'Paso a paso.',
    pasos: [
      { verbo: 'mira', clave: 'p1', texto: 'Mira.', escena: { ...look, luces: [], linea: [] } },
      { verbo: 'prueba', clave: id('p2') },
      { verbo: 'di', clave: id('p3') },
      { verbo: 'mira', clave: 'p4', texto: 'Mira otra vez.', escena: { ...look, luces: [], linea: [] } },
      { verbo: 'prueba', clave: id('p5') },
    ],
    procedimiento: ['¿Qué hay detrás?'],
    ficha: ['Una.', 'Dos.', 'Tres.'],
    prueba: { aprueba: 8, ejercicios: [id('t1'), id('t2')] },
  };
  const told = (ids: string[]) => stepsOf(lesson('teoria', ids), stage, chapter).map(({ clave }) => clave);

  it('is looked at and answered in order, then its card, then its test', () => {
    expect(told([id('p2'), id('p3'), id('p5'), id('t1'), id('t2')])).toEqual([
      'p1',
      id('p2'),
      id('p3'),
      'p4',
      id('p5'),
      'ficha',
      id('t1'),
      id('t2'),
    ]);
  });

  it('stops where a short session stops, without its card', () => {
    expect(told([id('p2'), id('p3')])).toEqual(['p1', id('p2'), id('p3')]);
  });

  it('comes back in a review with its card first, and only there', () => {
    const { titulo, procedimiento, ficha } = chapter;
    const worked = { ...stage, ficha: { titulo, procedimiento, ficha } };
    const kinds = (tipo: 'repaso' | 'ejercicios') =>
      stepsOf(lesson(tipo, ['aj1', 'aj2']), worked, chapter).map((step) => step.tipo);
    expect(kinds('repaso')).toEqual(['ficha', 'ejercicio', 'ejercicio']);
    expect(kinds('ejercicios')).toEqual(['ejercicio', 'ejercicio']);
    expect(stepsOf(lesson('repaso', ['aj1']), stage).map(({ tipo }) => tipo)).toEqual(['ejercicio']);
  });

  it('begins where the session before stopped', () => {
    expect(told([id('p5')])).toEqual(['p4', id('p5'), 'ficha']);
  });

  it('once worked through is read in slides, and what is then tried is served after them', () => {
    const task = lesson('teoria', ['aj000001', 'aj000002']);
    const serie = { cuantos: 2, segundos: 60, meta: 1200, semilla: 1, vuelven: [] };
    const steps = stepsOf({ ...task, leccion: { ...task.leccion, serie } }, stage, chapter);
    expect(steps[0]?.tipo).toBe('lamina');
    expect(steps.some(({ tipo }) => tipo === 'ejercicio' || tipo === 'ficha')).toBe(false);
  });
});
