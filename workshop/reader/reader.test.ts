import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InformacionTema } from '@estratega/domain';
import { initialLearner, planWeek, readFreeText } from '@estratega/planner';
import { gameOf } from '@estratega/planner/evaluation';
import { describe, expect, it } from 'vitest';
import { type Item, isHeldOut, readCorpus } from './corpus.ts';
import { phraseItems } from './phrases.ts';

const WEIGHTS = new URL('../../packages/planner/src/freetext/learnt/weights.json', import.meta.url);
const corpus = readCorpus();
const HOY = '2026-11-16';

describe('what was learnt', () => {
  it('is small enough to be read when the server starts', () => {
    expect(statSync(fileURLToPath(WEIGHTS)).size).toBeLessThanOrEqual(1.5 * 1024 * 1024);
  });

  it('learns from no held-out writer, and names only themes that there are', () => {
    expect(phraseItems().some(isHeldOut)).toBe(false);
    for (const { game, mentions = [] } of [...corpus, ...phraseItems()])
      for (const { tema } of mentions)
        expect(tema === '' || gameOf(game).curriculum.topicById.has(tema), tema).toBe(true);
  });
});

describe('what the audits quote', () => {
  const quoted = corpus.filter(({ writer }) => writer === 'audits');
  const pairs = (item: Item): string =>
    (item.mentions ?? [])
      .filter(({ stance }) => stance !== 'nada')
      .map(({ tema, stance }) => `${tema} ${stance}`)
      .sort()
      .join(', ');

  it('is read right, all but a handful', () => {
    const wrong = quoted.filter((item) => {
      const read = readFreeText(item.game, item.text).map(({ tema, polaridad }) => `${tema} ${polaridad}`);
      return item.mentions && read.sort().join(', ') !== pairs(item);
    });
    expect(quoted.length).toBeGreaterThanOrEqual(90);
    expect(wrong.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(5);
  });

  it('takes no habit for mastery', () => {
    for (const { text, game, mentions } of quoted) {
      const known = readFreeText(game, text).filter(({ polaridad }) => polaridad === 'sabe');
      for (const { tema } of known)
        expect(
          mentions?.some((one) => one.tema === tema && one.stance === 'sabe'),
          `${text}: ${tema}`,
        ).toBe(true);
    }
  });
});

describe('words never make a week worse', () => {
  const days = {
    nivelIntensidad: 'alto' as const,
    diasEstudio: ['lunes', 'martes', 'jueves', 'sabado'] as InformacionTema['diasEstudio'],
    horasEstudio: { lunes: 1, martes: 1, jueves: 1, sabado: 2 },
  };
  const requests: readonly ((text: string) => InformacionTema)[] = [
    (conocimientosAjedrez) => ({
      campo: 'Ajedrez',
      ...days,
      experienciaAjedrez: 'Elo online',
      elo: 1400,
      tiempo: 'rapida',
      conocimientosAjedrez,
    }),
    (conocimientosPoker) => ({
      campo: 'Poker Texas Holdem',
      ...days,
      tipoPoker: 'Torneos',
      limiteMesa: 'Micro-stakes NL2-NL25',
      conocimientosPoker,
    }),
    (conocimientosPoker) => ({
      campo: 'Poker Texas Holdem',
      ...days,
      tipoPoker: 'Cash games',
      limiteMesa: 'Low-stakes NL50-NL200',
      conocimientosPoker,
    }),
  ];
  /** Where one block goes is a matter of chance, and one may last forty minutes. */
  const ONE_BLOCK = 40;

  it('what a coach teaches first has the minutes it would have had, less what was asked for or is tested', () => {
    let worse = 0;
    let muchWorse = 0;
    let all = 0;
    for (const requestOf of requests) {
      const plain = requestOf('');
      const game = gameOf(plain.campo);
      const { nivel, formato } = initialLearner(plain);
      const core = new Set(game.core(nivel, formato));
      const minutes = (request: InformacionTema) => {
        const week = planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY });
        const tasks = week.planEstudio.flatMap(({ tareas }) => tareas);
        const of = (accepts: (task: (typeof tasks)[number]) => boolean): number =>
          tasks.reduce((sum, task) => (accepts(task) ? sum + task.tiempo : sum), 0);
        const isAsked = ({ carril, porque = '' }: (typeof tasks)[number]): boolean =>
          carril === 'pedido' || /^(?:Dices que dominas|Como contaste|Nombraste|Juegas)/u.test(porque);
        return {
          // The close of a week speaks of its first theme: it is no lesson of it.
          core: of(({ temaId, tipo }) => core.has(temaId) && tipo !== 'cierre'),
          asked: of((task) => isAsked(task) && !core.has(task.temaId) && task.tipo !== 'cierre'),
          cautela: week.cautela,
        };
      };
      const without = minutes(plain).core;
      for (const { text, game: campo, mentions } of corpus.filter((_, i) => i % 13 === 0)) {
        if (campo !== plain.campo || !mentions?.length) continue;
        const request = requestOf(text);
        if (initialLearner(request).nivel !== nivel) continue;
        const spoken = minutes(request);
        if (spoken.cautela) continue;
        all++;
        if (spoken.core < without - spoken.asked) worse++;
        if (spoken.core < without - spoken.asked - ONE_BLOCK) {
          console.log('MUCH', plain.campo, text, spoken, without);
          muchWorse++;
        }
      }
    }
    expect(all).toBeGreaterThan(100);
    expect(worse).toBeLessThanOrEqual(all * 0.06);
    expect(muchWorse).toBe(0);
  });
});
