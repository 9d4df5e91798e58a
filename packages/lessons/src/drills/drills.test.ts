import { Chess } from '@estratega/chess/rules';
import { parseRange } from '@estratega/poker/ranges';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { judge } from '../judge/judge.ts';
import { judgeQuestion } from '../judge/poker.ts';
import { replay } from '../poker/replay.ts';
import type { Respuesta, RespuestaPregunta } from '../schema/answer.ts';
import type { PreguntaHecha } from '../schema/chess.ts';
import { exercise } from '../schema/exercise.ts';
import { FORMATS } from '../schema/poker.ts';
import type { Asked as Drilled } from './drill.ts';
import { DRILLS, drillIdOf, makeDrill } from './index.ts';

const rightAnswer = (question: PreguntaHecha): RespuestaPregunta => {
  switch (question.tipo) {
    case 'numero':
      return { numero: question.valor };
    case 'accion':
      return { opcion: question.mejor };
    case 'elige':
      return { opcion: question.correcta };
    case 'rango':
      return { rango: parseRange(question.solucion) };
    case 'casillas':
    case 'libre':
      throw new Error('no drill asks this');
  }
};

/** Whole hands are answered by playing them: `hand-play.test.ts` does. */
type Asked = Exclude<Drilled, { tipo: 'poker-mano' }>;
const asked = (id: string): Asked => {
  const made = makeDrill(id);
  if (made.tipo === 'poker-mano') throw new Error(`${id} is played`);
  return made;
};

const solution = (one: Asked): Respuesta =>
  one.tipo === 'ajedrez'
    ? { jugadas: one.linea.filter((_, i) => i % 2 === 0) }
    : { preguntas: one.preguntas.map(rightAnswer) };

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(texts)
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(texts)
        : [];

const prose = (one: Asked): string[] => {
  const questions = one.tipo === 'ajedrez' ? [] : one.preguntas;
  return [
    one.explicacion,
    ...(one.tipo === 'ajedrez' ? one.pista : one.situacion ? [one.situacion] : []),
    ...questions.flatMap((question) => [
      ...('pide' in question && question.pide ? [question.pide] : []),
      ...(question.tipo === 'elige' ? question.textos : []),
      ...(question.tipo === 'numero' ? question.trampas.map(({ aviso }) => aviso) : []),
    ]),
  ];
};

const levels = DRILLS.filter(({ drill }) => !drill.startsWith('mano-')).flatMap(({ drill, niveles: [first, last] }) =>
  Array.from({ length: last - first + 1 }, (_, i) => [drill, first + i] as const),
);
const SEEDS = runs(6, 1);

describe.each(levels)('drill %s, level %i', (drill, nivel) => {
  const made = Array.from({ length: SEEDS }, (_, seed) => asked(drillIdOf(drill, nivel, 7919 * (seed + 1))));

  it('is an exercise by schema, and its id makes it again', () => {
    for (const one of made) {
      expect(exercise.parse(one)).toEqual(one);
      expect(makeDrill(one.id)).toEqual(one);
    }
  });

  it('its right answer is right, and another one is not', () => {
    for (const one of made) {
      expect(judge(one, solution(one)), one.id).toBe('bien');
      if (one.tipo === 'ajedrez') continue;
      const question = one.preguntas[0] as PreguntaHecha;
      // What a chart does both ways cannot be answered wrongly.
      if (question.tipo === 'accion' && question.aceptables.length > 0) continue;
      const wrong: RespuestaPregunta =
        question.tipo === 'numero'
          ? { numero: question.valor + 1000 }
          : {
              opcion:
                question.tipo === 'elige'
                  ? question.correcta === 0
                    ? 1
                    : 0
                  : question.tipo === 'accion' && question.mejor === 0
                    ? 1
                    : 0,
            };
      expect(judge(one, { preguntas: [wrong] })).toBe('mal');
    }
  });

  it('names the usual mistakes: each is wrong and is told so by its own notice', () => {
    for (const one of made) {
      if (one.tipo === 'ajedrez') continue;
      for (const question of one.preguntas) {
        if (question.tipo !== 'numero') continue;
        for (const trap of question.trampas)
          expect(judgeQuestion(question, { numero: trap.valor }), one.id).toEqual({
            resultado: 'mal',
            aviso: trap.aviso,
          });
      }
    }
  });

  it('draws a hand that can be replayed, with the hero to act or cards to show', () => {
    for (const one of made) {
      if (one.tipo !== 'poker' || !one.mesa) continue;
      const now = replay(one.mesa, one.historia, one.mano);
      const asksAction = one.preguntas.find((question) => question.tipo === 'accion');
      if (!asksAction) continue;
      expect(now.turno).toBe(one.mesa.asientos.find(({ heroe }) => heroe)?.pos);
      for (const { hace } of asksAction.opciones) expect(now.opciones.map((option) => option.hace)).toContain(hace);
    }
  });

  it('plays legal chess', () => {
    for (const one of made) {
      if (one.tipo !== 'ajedrez') continue;
      const chess = new Chess(one.fen);
      const legal = new Set(chess.moves({ verbose: true }).map(({ lan }) => lan));
      for (const move of [...(one.aceptadas[0] ?? []), ...(one.casi[0] ?? []), ...Object.keys(one.refutaciones)])
        expect(legal).toContain(move);
      for (const [move, { con }] of Object.entries(one.refutaciones)) {
        if (con === undefined) continue;
        const after = new Chess(one.fen);
        after.move(move);
        expect(after.moves({ verbose: true }).map(({ lan }) => lan)).toContain(con);
      }
      for (const [i, move] of one.linea.entries()) {
        if (i % 2 === 0) expect(one.aceptadas[i / 2]?.[0]).toBe(move);
        chess.move(move);
      }
      expect(chess.isCheckmate()).toBe(one.rasgos.mate);
      expect(chess.isStalemate()).toBe(false);
      expect(one.rasgos.bando).toBe(one.fen.split(' ')[1] === 'w' ? 'blancas' : 'negras');
    }
  });

  it('is written in clean Spanish', () => {
    for (const one of made)
      for (const text of prose(one)) {
        expect(text, one.id).not.toMatch(
          /undefined|NaN|Infinity|null|\s{2,}|\s[.,;:]|\.\.|[a-z]\.[a-z]|\d\.\d(?!\d\d)/u,
        );
        // A percentage has its space, a decimal its comma, a sentence its capital.
        expect(text, one.id).not.toMatch(/\d%|,\s*$/u);
        expect(text, one.id).toMatch(/^(?:[\p{Lu}\p{N}¿¡«]|[a-h][1-8]$)/u);
      }
    expect(made.every((one) => texts(one).length > 3)).toBe(true);
  });

  it('hardly ever comes twice', () => {
    const seen = new Set(made.map(({ id: _, ...rest }) => JSON.stringify(rest)));
    expect(seen.size).toBeGreaterThanOrEqual(SEEDS - 1);
  });
});

describe('the format of a player', () => {
  const FORMAT_SEEDS = runs(12, 3);
  const offered = DRILLS.filter(({ juego, formatos }) => juego === 'poker' && formatos?.length !== 0);

  it.each(offered)('$drill makes only what every format that it is offered to plays', (drill) => {
    for (let nivel = drill.niveles[0]; nivel <= drill.niveles[1]; nivel++)
      for (let seed = 0; seed < FORMAT_SEEDS; seed++) {
        const one = makeDrill(drillIdOf(drill.drill, nivel, 104_729 * (seed + 1)));
        const played = ('formatos' in one && one.formatos) || [...FORMATS];
        for (const format of drill.formatos ?? FORMATS) expect(played, one.id).toContain(format);
      }
  });
});

describe('makeDrill', () => {
  it('throws on what is no drill', () => {
    expect(() => makeDrill('g.nada.1.a')).toThrow(/no such drill/u);
    expect(() => makeDrill('g.precio.6.a')).toThrow(/no level 6/u);
    expect(() => makeDrill('pk123456')).toThrow();
  });

  it('any seed makes a valid exercise whose solution is right', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.nat(), ([drill, nivel], seed) => {
        const one = asked(drillIdOf(drill, nivel, seed));
        exercise.parse(one);
        expect(judge(one, solution(one))).toBe('bien');
      }),
      { numRuns: runs(60) },
    );
  });

  it('the seeds of a drill with a large space are all different: a thousand of them where all is run', () => {
    const many = runs(1000);
    for (const drill of ['precio', 'gana']) {
      const seen = new Set(
        Array.from({ length: many }, (_, seed) => {
          const { id, ...rest } = makeDrill(drillIdOf(drill, 2, seed));
          return id.length > 0 ? JSON.stringify(rest) : id;
        }),
      );
      expect(seen.size).toBe(many);
    }
  });
});
