import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

/**
 * A schema is dear to make and cheap to have: two hundred of them, of which a screen reads an answer with three or four, kept a phone
 * busy for a sixth of a second before it drew anything. In the browser each is made when something is first asked of it. The sources
 * stay as they are: `const plan = z.object(…)` at the top of a file of ours becomes `const plan = lazySchema(() => z.object(…))`.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'estratega:lazy-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!OURS.test(id) || !/from 'zod'/.test(code)) return;
      const lazy = withLazySchemas(code);
      return lazy === code ? undefined : { code: lazy, map: null };
    },
  };
}

const OURS = /\/packages\/[\w-]+\/src\/.*\.ts$/;
const RUNTIME = join(import.meta.dirname, 'lazy-schema.ts').replaceAll('\\', '/');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: Node; readonly init: Node | null }[];
}

/** What a chain of calls begins with: `z` of `z.string().min(1)`. */
const rootOf = (node: Node): string | undefined => {
  const inner = node.callee ?? node.object;
  return inner ? rootOf(inner) : node.name;
};

export function withLazySchemas(code: string): string {
  const program = parseAst(code, { lang: 'ts' }) as unknown as { readonly body: readonly Node[] };
  // A schema made of another one of the file begins with its name.
  const schemas = new Set(['z']);
  const wrapped: Node[] = [];
  for (const statement of program.body) {
    for (const { id, init } of (statement.declaration ?? statement).declarations ?? []) {
      if (init?.type !== 'CallExpression' || !schemas.has(rootOf(init) ?? '')) continue;
      schemas.add(id.name ?? '');
      wrapped.push(init);
    }
  }
  if (wrapped.length === 0) return code;
  const lazy = wrapped.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ lazySchema(() => ${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
  return `import { lazySchema } from '${RUNTIME}';\n${lazy}`;
}
