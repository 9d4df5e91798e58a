import { describe, expect, it } from 'vitest';
import { stepsOf } from '../compose/index.ts';
import { wordsIn } from '../compose/sentence.ts';
import { MOST_WORDS } from '../compose/slides.ts';
import { readContent } from './read.ts';
import { STAGES } from './stages.ts';

/** Every stage of every topic, as it is read where no chapter is worked through. */

const { chess, poker } = readContent('packages/lessons/content');
const stages = [...STAGES.chess(chess.topics), ...STAGES.poker(poker.topics)];
/** What authors of topics once left to do alone: no board, no check, and some of it about another board. */
const homework = [...chess.topics, ...poker.topics].flatMap(({ variantes }) =>
  (variantes.teoria ?? []).map(({ consigna }) => consigna),
);

const read = (etapa: (typeof stages)[number], sesion: number) =>
  stepsOf(
    {
      tipo: 'teoria',
      leccion: { plantilla: 'teoria', unidad: etapa.unidad, variante: 0, ejercicios: [], sesion, paquetes: [] },
    },
    etapa,
  );

describe('a stage that is read', () => {
  it.each(['Ajedrez', 'Poker'])('%s: has few words at a time and asks after two slides at most', (game) => {
    const own = stages.filter(({ unidad }) => unidad.startsWith(game === 'Ajedrez' ? 'aj-' : 'pk-'));
    expect(own.length).toBeGreaterThan(300);
    for (const etapa of own) {
      const steps = read(etapa, 1);
      for (const step of steps)
        if (step.tipo === 'lamina' && step.lamina.tipo === 'texto')
          expect(wordsIn(step.lamina.texto), etapa.unidad).toBeLessThanOrEqual(MOST_WORDS);
      const asked = steps.filter(({ tipo }) => tipo === 'pregunta').length;
      const places = Math.floor(steps.filter(({ tipo }) => tipo === 'lamina').length / 2);
      expect(asked, etapa.unidad).toBe(Math.min(places, etapa.preguntas.length));
      expect(asked, etapa.unidad).toBeGreaterThanOrEqual(2);
    }
  });

  it('begins its second session with another question', () => {
    for (const etapa of stages) {
      const [first, second] = [1, 2].map((sesion) => read(etapa, sesion).find(({ tipo }) => tipo === 'pregunta'));
      expect(first, etapa.unidad).not.toEqual(second);
    }
  });

  it('leaves nothing to do alone that nobody looks at', () => {
    expect(homework.length).toBeGreaterThan(300);
    const served = JSON.stringify(stages);
    for (const consigna of homework) expect(served).not.toContain(JSON.stringify(consigna).slice(1, -1));
  });
});
