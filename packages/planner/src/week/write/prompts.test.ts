import { fits, type GraphExercise } from '@estratega/lessons/graph';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../testing/runs.ts';
import { GAMES_BY_CAMPO, gameOf } from '../../games/index.ts';
import { initialFor } from '../../learner/declarations.ts';
import { traceWeek } from '../plan-week.ts';
import { requests } from '../requests.arbitrary.ts';

/** An instruction never stands over exercises that contradict it. */

const nodesOf = (campo: keyof typeof GAMES_BY_CAMPO): ReadonlyMap<string, GraphExercise> => {
  const game = GAMES_BY_CAMPO[campo];
  return new Map(game.curriculum.topics.flatMap((topic) => game.items(topic).map(({ id, node }) => [id, node])));
};
const NODES = { Ajedrez: nodesOf('Ajedrez'), 'Poker Texas Holdem': nodesOf('Poker Texas Holdem') } as const;

describe('prompts and their exercises', () => {
  it('what a prompt speaks of, each of its exercises has', () => {
    fc.assert(
      fc.property(requests(), (informacionTema) => {
        const game = gameOf(informacionTema.campo);
        const { week } = traceWeek(game, {
          informacionTema,
          learner: initialFor(game, informacionTema),
          hoy: '2026-11-16',
        });
        for (const { leccion, titulo } of week.planEstudio.flatMap((day) => day.tareas)) {
          if (!leccion || (leccion.plantilla !== 'ejercicios' && leccion.plantilla !== 'test')) continue;
          const topic = game.curriculum.topicById.get(leccion.unidad.split('@')[0] ?? '');
          // Called by the drill that makes most of it.
          if (game.drills.some((drill) => drill.titulo !== undefined && titulo.startsWith(drill.titulo))) continue;
          const asked = topic?.variantes[leccion.plantilla]?.[leccion.variante]?.pide;
          // What fills the last minutes is of another theme, and shown under its own name.
          for (const id of leccion.ejercicios.slice(0, leccion.serie?.relleno?.desde)) {
            const node = NODES[informacionTema.campo].get(id);
            // One made from a seed stands on its own question.
            if (node) expect(fits(node, asked), `${titulo}: ${id}`).toBe(true);
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('every topic has a prompt that asks for nothing, for exercises without the rest', () => {
    for (const game of Object.values(GAMES_BY_CAMPO)) {
      for (const { id, variantes } of game.curriculum.topics) {
        for (const kind of ['ejercicios', 'test'] as const) {
          const ways = variantes[kind];
          if (ways)
            expect(
              ways.some(({ pide }) => pide === undefined),
              `${id} ${kind}`,
            ).toBe(true);
        }
      }
    }
  });
});
