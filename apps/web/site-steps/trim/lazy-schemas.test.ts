import { plan, WEEKDAYS } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aPlan } from '../../src/test/a-plan.ts';
import { lazySchema } from './lazy-schema.ts';
import { withLazySchemas } from './lazy-schemas.ts';

describe('schemas made when they are asked for', () => {
  it('wraps what is made at the top of a file, and nothing else', () => {
    const code = [
      "import { z } from 'zod';",
      "import { other } from './other.ts';",
      'const ONE = 1;',
      'export const a = z.string().min(ONE);',
      'export const b: z.ZodType<string> = a.optional();',
      'const c = other.extend({});',
      'const make = () => z.string();',
      'export const options = z.enum(["x"]).options;',
    ].join('\n');
    const lines = withLazySchemas(code).split('\n');
    expect(lines[0]).toMatch(/^import \{ lazySchema \} from '.*\/lazy-schema\.ts';$/u);
    expect(lines.slice(1)).toEqual([
      "import { z } from 'zod';",
      "import { other } from './other.ts';",
      'const ONE = 1;',
      'export const a = /* @__PURE__ */ lazySchema(() => z.string().min(ONE));',
      'export const b: z.ZodType<string> = /* @__PURE__ */ lazySchema(() => a.optional());',
      'const c = other.extend({});',
      'const make = () => z.string();',
      'export const options = z.enum(["x"]).options;',
    ]);
    expect(withLazySchemas('export const x = 1;')).toBe('export const x = 1;');
  });

  it('makes none until it is asked, and each once', () => {
    const made: string[] = [];
    const day = lazySchema(() => {
      made.push('day');
      return z.enum(WEEKDAYS);
    });
    const week = lazySchema(() => {
      made.push('week');
      return z.strictObject({ days: z.array(day), rest: day.optional() });
    });
    expect(made).toEqual([]);
    expect(week.parse({ days: ['lunes', 'martes'] })).toEqual({ days: ['lunes', 'martes'] });
    expect(week.safeParse({ days: ['luna'] }).success).toBe(false);
    expect(week.extend({ more: day }).safeParse({ days: [], more: 'jueves' }).success).toBe(true);
    expect(z.union([day, z.number()]).parse('lunes')).toBe('lunes');
    expect(z.discriminatedUnion('k', [lazySchema(() => z.object({ k: z.literal('a') }))]).parse({ k: 'a' })).toEqual({
      k: 'a',
    });
    expect(day instanceof z.ZodEnum).toBe(true);
    expect(made).toEqual(['week', 'day']);
  });

  it('reads a plan as its own schema does', () => {
    const one = aPlan();
    expect(lazySchema(() => plan).parse(one)).toEqual(plan.parse(one));
  });
});
