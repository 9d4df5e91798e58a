import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { writeContent } from './content.fixture.ts';
import { type Bloque, readContent } from './content.ts';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
  .map((raw) => raw.replace(/\s+/gu, ' ').trim())
  .filter((clean) => clean !== '' && !clean.startsWith('\\'));
const optional = fc.option(text, { nil: undefined });
const block: fc.Arbitrary<Bloque> = fc.oneof(
  fc.record({ tipo: fc.constant('titulo' as const), texto: text }),
  fc.record({ tipo: fc.constant('parrafo' as const), texto: text }),
  fc.record({ tipo: fc.constant('lista' as const), elementos: fc.array(text, { minLength: 1, maxLength: 5 }) }),
  fc.record({
    tipo: fc.constant('tablero' as const),
    fen: text,
    rotulo: optional,
    pista: optional,
    solucion: optional,
    explicacion: optional,
  }),
  fc.record({
    tipo: fc.constant('mesa' as const),
    mano: optional,
    mesa: optional,
    situacion: text,
    pregunta: optional,
    respuesta: optional,
  }),
  fc.record({ tipo: fc.constant('pregunta' as const), pregunta: text, respuesta: text }),
);
const defined = (blocks: readonly Bloque[]) => JSON.parse(JSON.stringify(blocks)) as unknown;

describe('content', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
        expect(defined(readContent(writeContent(blocks)))).toEqual(defined(blocks));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('reads anything without breaking', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (anything) => {
        expect(Array.isArray(readContent(anything))).toBe(true);
        expect(Array.isArray(readContent(`\`\`\`tablero\n${anything}`))).toBe(true);
      }),
    );
  });
});
