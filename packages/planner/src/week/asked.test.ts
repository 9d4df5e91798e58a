import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../evaluation/answers.ts';
import { brokenPromises } from '../evaluation/invariants.ts';
import unseen from '../freetext/forum-unseen.json' with { type: 'json' };
import { gameOf } from '../games/index.ts';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '../index.ts';
import { HOY, isPromise, tasksOf, trace } from './weeks.fixture.ts';

/** What is asked for is given: on sentences that nobody looked at while the reader was tuned, and as the player corrects them. */

const chess = (texto: string, elo: number, hours: number): InformacionTema => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'sabado'],
  horasEstudio: { lunes: hours, miercoles: hours, sabado: hours },
  experienciaAjedrez: 'Elo online',
  elo,
  tiempo: 'rapida',
  conocimientosAjedrez: texto,
});
const poker = (
  texto: string,
  limiteMesa: 'Micro-stakes NL2-NL25' | 'Low-stakes NL50-NL200',
  hours: number,
): InformacionTema => ({
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'sabado'],
  horasEstudio: { lunes: hours, miercoles: hours, sabado: hours },
  tipoPoker: 'Cash games',
  limiteMesa,
  conocimientosPoker: texto,
});

const requestsFor = (game: 'ajedrez' | 'poker', texto: string): readonly InformacionTema[] =>
  game === 'ajedrez'
    ? [chess(texto, 900, 0.5), chess(texto, 1450, 1), chess(texto, 1900, 2)]
    : [
        poker(texto, 'Micro-stakes NL2-NL25', 0.5),
        poker(texto, 'Micro-stakes NL2-NL25', 1),
        poker(texto, 'Low-stakes NL50-NL200', 2),
      ];

const brokenIn = (request: InformacionTema): readonly string[] => {
  const traced = trace(request);
  return brokenPromises(gameOf(request.campo), request, HOY, traced).filter((text) => isPromise(text, traced));
};

const titles = (request: InformacionTema) =>
  planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY });

describe('asked is given', { timeout: 600_000 }, () => {
  it.each(['ajedrez', 'poker'] as const)('on unseen sentences: %s', (game) => {
    for (const { texto } of unseen[game])
      for (const request of requestsFor(game, texto)) expect(brokenIn(request), texto).toEqual([]);
  });

  it('on two or more of them at once', () => {
    for (const game of ['ajedrez', 'poker'] as const) {
      const texts = unseen[game].map(({ texto }) => texto);
      for (let i = 0; i + 2 < texts.length; i += 3) {
        const texto = texts.slice(i, i + 3).join('. ');
        for (const request of requestsFor(game, texto)) expect(brokenIn(request), texto).toEqual([]);
      }
    }
  });

  it('rook endings and the Sicilian, in the first week and with White', () => {
    const request = chess('Pierdo siempre los finales de torres y no sé qué jugar contra la Siciliana', 1450, 1.5);
    const week = titles(request);
    expect(week.respuestas).toEqual(
      [
        { tema: 'aj-fin-torre', polaridad: 'no_sabe', cuando: expect.stringMatching(/esta_semana|antes/u) },
        { tema: 'aj-ape-siciliana', polaridad: 'no_sabe', cuando: expect.stringMatching(/esta_semana|antes/u) },
      ].map((one) => expect.objectContaining(one)),
    );
    const reason = tasksOf(week).find((task) => task.temaId === 'aj-ape-siciliana')?.porque;
    expect(reason).toContain('con blancas');
  });

  it('«no sé jugar el river» is a theme, not a beginner', () => {
    const request = poker(
      'tilteo mucho y no sé jugar el river ni defender la ciega grande',
      'Micro-stakes NL2-NL25',
      1.5,
    );
    expect(initialLearner(request).nivel).toBe(1);
    expect(titles(request).respuestas.map(({ tema, cuando }) => `${tema} ${cuando}`)).toEqual([
      'pk-men-tilt esta_semana',
      // The theme itself, in little, beside its step.
      'pk-pos-river esta_semana',
      'pk-pre-cigrande esta_semana',
    ]);
  });

  it.each([
    ['no sé jugar', 0],
    ['No sé jugar al póker', 0],
    ['no sé jugar y quiero aprender', 0],
    ['no sé jugar deep', 1],
    ['Juego NL25 y no sé jugar el river', 2],
    ['llevo dos años jugando y no sé jugar sets', 1],
    ['juego NL5, soy principiante', 1],
  ])('«%s» is level %i', (texto, level) => {
    expect(initialLearner(poker(texto, 'Micro-stakes NL2-NL25', 1)).nivel).toBe(level);
  });

  it('an Elo is never undone by a phrase', () => {
    const learner = initialLearner(chess('no sé jugar', 1600, 1));
    expect(learner.nivel).toBe(3);
    expect(learner.declarado).toEqual({});
  });

  it('what the player corrects outweighs the reading', () => {
    const request: InformacionTema = {
      ...chess('me cuestan las clavadas', 1450, 1),
      temas: [
        { tema: 'aj-est-profilaxis', polaridad: 'quiere' },
        { tema: 'aj-tac-clavada', polaridad: 'sabe' },
      ],
    };
    const { respuestas } = titles(request);
    expect(respuestas.map(({ tema, polaridad }) => `${tema} ${polaridad}`).sort()).toEqual([
      'aj-est-profilaxis quiere',
      'aj-tac-clavada sabe',
    ]);
    // Taken back before the next week, it is gone.
    const learner = initialLearner(request);
    const later = planWeek({ informacionTema: { ...request, temas: [] }, learner, hoy: HOY });
    expect(later.respuestas).toEqual([]);
  });

  it('what goes well goes on a step up: a theme asked for does not end with its first stage', () => {
    const request = chess('Los finales de torre se me van a tablas.', 1400, 1);
    const learner = initialLearner(request);
    const first = planWeek({ informacionTema: request, learner, hoy: HOY });
    const planEstudio = first.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
    }));
    const intentos = answersTo(planEstudio, 'torre', 1);
    const next = learnFromWeek(learner, { hoy: HOY, informacionTema: request, ...first, planEstudio, intentos });
    const rooks = (week: typeof first): readonly number[] =>
      tasksOf(week).flatMap(({ temaId, nivel }) => (temaId === 'aj-fin-torre' ? [nivel ?? 0] : []));
    const second = planWeek({ informacionTema: request, learner: next, hoy: '2026-11-23' });
    expect(Math.max(...rooks(first))).toBe(learner.nivel);
    expect(Math.max(...rooks(second))).toBe(learner.nivel + 1);
    expect(second.respuestas).toContainEqual(expect.objectContaining({ tema: 'aj-fin-torre' }));
  });

  it('what may be misheard comes itself, after what was heard, and brings nothing that stands before it', () => {
    const informacionTema = poker('', 'Micro-stakes NL2-NL25', 1);
    const learner: LearnerState = {
      ...initialLearner(informacionTema),
      declarado: {
        'pk-cas-sesion': { polaridad: 'no_sabe', duda: true },
        'pk-pre-cigrande': { polaridad: 'no_sabe' },
      },
    };
    const week = planWeek({ informacionTema, learner, hoy: HOY });
    const asked = tasksOf(week).filter(({ carril }) => carril === 'pedido');
    expect(asked[0]?.temaId).toBe('pk-pre-cigrande');
    const doubtful = asked.filter(({ porque }) => porque?.includes('Multimesa'));
    expect(doubtful.map(({ temaId }) => temaId)).toEqual(['pk-cas-sesion']);
    expect(doubtful[0]?.porque).not.toMatch(/Contaste que|Es el paso anterior/u);
  });

  it.each(['Solo he visto póker en la tele', 'No sé qué gana a qué'])('begins at the beginning with «%s»', (text) => {
    expect(initialLearner(poker(text, 'Micro-stakes NL2-NL25', 1)).nivel).toBe(0);
  });

  it('more games and less theory are obeyed within bounds', () => {
    const minutes = (
      request: InformacionTema,
      accept: (task: { carril?: string | undefined; tipo: string }) => boolean,
    ): number => tasksOf(titles(request)).reduce((sum, task) => (accept(task) ? sum + task.tiempo : sum), 0);
    const base = chess('', 1700, 3);
    const shifted = (carriles: { juego?: -1 | 0 | 1; teoria?: -1 | 0 | 1 }): InformacionTema => ({
      ...base,
      preferencias: { carriles },
    });
    const isPlay = (task: { carril?: string | undefined }): boolean => task.carril === 'juego';
    const isTheory = (task: { tipo: string }): boolean => task.tipo === 'teoria';
    expect(minutes(shifted({ juego: 1 }), isPlay)).toBeGreaterThan(minutes(base, isPlay));
    expect(minutes(shifted({ juego: 1 }), isPlay)).toBeLessThanOrEqual(0.3 * 540);
    expect(minutes(shifted({ teoria: -1 }), isTheory)).toBeLessThan(minutes(base, isTheory));
  });
});
