import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { initialLearner } from '../index.ts';
import { beliefs, KNOWN, MASTERY } from './belief.ts';

const chess = (text: string, elo?: number): InformacionTema => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes'],
  horasEstudio: { lunes: 2 },
  conocimientosAjedrez: text,
  ...(elo === undefined
    ? { experienciaAjedrez: 'No tengo elo' as const }
    : { experienciaAjedrez: 'Elo fide' as const, elo, tiempo: 'rapida' as const }),
});

const beliefIn = (request: InformacionTema, id: string): number => {
  const game = gameOf(request.campo);
  const unit = game.curriculum.unitById.get(id);
  return unit ? (beliefs(game, initialLearner(request))[unit.index] ?? 0) : Number.NaN;
};

describe('what is believed before any evidence', () => {
  it('takes the rules as known to whoever signs up without Elo', () => {
    expect(beliefIn(chess(''), 'aj-fun-reglas@0')).toBeGreaterThanOrEqual(KNOWN);
    expect(beliefIn(chess(''), 'aj-fun-jaquemate@0')).toBeGreaterThanOrEqual(KNOWN);
  });

  it.each(['Nunca he jugado', 'No sé jugar', 'Empiezo desde cero', 'no conozco las reglas'])(
    'takes nothing as known after «%s»',
    (text) => {
      expect(beliefIn(chess(text), 'aj-fun-reglas@0')).toBeLessThan(KNOWN);
      expect(beliefIn(chess(text), 'aj-fun-jaquemate@0')).toBeLessThan(KNOWN);
    },
  );

  it('takes the first steps as mastered by whoever has a level', () => {
    for (const id of ['aj-fun-reglas@0', 'aj-tac-doble@0', 'aj-cal-candidatas@0'])
      expect(beliefIn(chess('', 950), id), id).toBeGreaterThanOrEqual(MASTERY);
  });
});
