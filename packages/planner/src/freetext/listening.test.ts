import { describe, expect, it } from 'vitest';
import {
  askingCare,
  careIn,
  initialLearner,
  learnFromWeek,
  learningFromWeek,
  listeningTo,
  planningWeek,
  planWeek,
  readFreeText,
} from '../index.ts';
import type { Steps } from '../steps/steps.ts';

const SENTENCES = 30;
/** A text that nobody has read yet. */
const textOf = (about: string): string =>
  Array.from({ length: SENTENCES }, (_, n) => `Me cuestan los finales de torre y las clavadas ${about} ${n}.`).join(
    ' ',
  );
const stepsOf = <T>(steps: Steps<T>): { readonly taken: number; readonly value: T } => {
  let taken = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return { taken, value: step.value };
    taken++;
  }
};

describe('listening', () => {
  it('takes a step for every clause, and more where there is something to be careful of', () => {
    const chess = stepsOf(listeningTo('Ajedrez', textOf('a')));
    const poker = stepsOf(listeningTo('Poker Texas Holdem', textOf('a')));
    expect(chess.taken).toBeGreaterThan(3 * SENTENCES);
    expect(poker.taken).toBeGreaterThan(chess.taken);
  });

  it('hears a text once: whoever asks again waits for nothing, and hears the same', () => {
    const text = textOf('b');
    const first = stepsOf(listeningTo('Ajedrez', text));
    const again = stepsOf(listeningTo('Ajedrez', text));
    expect(again.taken).toBe(0);
    expect(again.value).toBe(first.value);
    // Of another game it is another text.
    expect(stepsOf(listeningTo('Poker Texas Holdem', text)).taken).toBeGreaterThan(0);
  });

  it('keeps the last few only, however many come', () => {
    const text = textOf('c');
    stepsOf(listeningTo('Ajedrez', text));
    for (let n = 0; n < 250; n++) stepsOf(listeningTo('Ajedrez', `finales ${n}`));
    expect(stepsOf(listeningTo('Ajedrez', text)).taken).toBeGreaterThan(0);
  });

  it('says what reading at once says', () => {
    const [campo, text] = [
      'Poker Texas Holdem',
      'Debo plata por jugar y no sé jugar el river. ¿Las pot odds? Fatal.',
    ] as const;
    const heard = stepsOf(listeningTo(campo, `${text} `)).value as { readonly mentions: unknown };
    expect(heard.mentions).toEqual(readFreeText(campo, text));
  });
});

describe('in steps as at once', () => {
  const informacionTema = {
    campo: 'Ajedrez',
    nivelIntensidad: 'alto',
    diasEstudio: ['lunes', 'miercoles'],
    horasEstudio: { lunes: 2, miercoles: 2 },
    experienciaAjedrez: 'Elo online',
    elo: 1500,
    tiempo: 'rapida',
    conocimientosAjedrez: 'Me cuestan los finales de torre y las clavadas.',
  } as const;
  const request = { ...informacionTema, diasEstudio: [...informacionTema.diasEstudio] };
  const learner = initialLearner(request);
  const hoy = '2026-11-16';

  it('a week is the same, and every task of it is a step', () => {
    const { taken, value } = stepsOf(planningWeek({ informacionTema: request, learner, hoy }));
    expect(value).toEqual(planWeek({ informacionTema: request, learner, hoy }));
    expect(taken).toBeGreaterThan(value.planEstudio.flatMap(({ tareas }) => tareas).length);
  });

  it('so is what is learnt from it, and what is asked about care', () => {
    const { planEstudio, objetivos } = planWeek({ informacionTema: request, learner, hoy });
    const week = { hoy, informacionTema: request, planEstudio, objetivos, intentos: [] };
    const { taken, value } = stepsOf(learningFromWeek(learner, week));
    expect(value).toEqual(learnFromWeek(learner, week));
    expect(taken).toBeGreaterThan(3);
    expect(stepsOf(askingCare(request)).value).toEqual(careIn(request));
  });
});
