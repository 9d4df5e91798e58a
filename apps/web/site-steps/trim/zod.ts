import type { Plugin } from 'vite';

/**
 * Schemas read what arrives; none is ever written out as JSON Schema here, and what is wrong is told in our own words. Each
 * kind of schema holds on to its writer, a seventh of the library: without those lines the bundler drops them all.
 *
 * Objects are read as zod reads them when it is told to be `jitless`: our content policy forbids code made from text, and the
 * mere attempt is reported to the console. The setting itself would have to run before the first schema is made, wherever
 * the bundler puts it, and would leave the compiler in the bundle.
 *
 * Every schema also carries each method that zod has, and with them what they are made of: how an IPv6 address, a JWT or an
 * emoji is told, reading backwards, registries, what guards against input that contains itself (ours is JSON). Those that
 * nobody calls go; `zod.test.ts` looks whether somebody does.
 */
export function trimZod(): Plugin {
  return {
    name: 'estratega:trim-zod',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/zod\/v4\/classic\/schemas\.js$/.test(id)) return;
      const writers = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
      const makers = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*$/m;
      const english = /^import en from .*$/m;
      const compiled = /\bcore\.\$ZodObjectJIT\.init\(/;
      if (![writers, makers, english, compiled].every((part) => code.search(part) >= 0))
        return this.error('zod changed: review trimZod.');
      const uncalled = [...UNCALLED.map(method), SELF_CONTAINED, STRING_FACTS, STRING_FORMATS];
      const missing = uncalled.find((part) => code.search(part) < 0);
      if (missing) return this.error(`zod changed: review trimZod, ${missing}.`);
      const none = `() => () => { throw new Error('No JSON Schema in the browser'); }`;
      return {
        code: uncalled
          .reduce((left, part) => left.replace(part, '$1'), code)
          .replace(writers, '')
          .replace(makers, `const createStandardJSONSchemaMethod = ${none};\nconst createToJSONSchemaMethod = ${none};`)
          .replace(english, 'const en = () => ({});')
          .replace(compiled, 'core.$ZodObject.init('),
        map: null,
      };
    },
  };
}

/** Of every schema, of strings and of objects. */
export const UNCALLED = [
  ...['exactOptional', 'nonoptional', 'and', 'prefault', 'describe', 'meta', 'isOptional', 'isNullable', 'apply'],
  ...['get "~standard"', 'set "~standard"', 'get spa', 'set spa', 'get description', 'register', 'toJSONSchema'],
  ...['parseAsync', 'safeParseAsync', 'validate', 'validateAsync', 'encode', 'decode', 'encodeAsync', 'decodeAsync'],
  ...['safeEncode', 'safeDecode', 'safeEncodeAsync', 'safeDecodeAsync'],
  ...['lowercase', 'uppercase', 'normalize', 'slugify'],
  ...['safeExtend', 'merge', 'partial', 'exactPartial'],
] as const;
/** From its name to the brace that closes it, at the same depth. */
const method = (name: string): RegExp =>
  new RegExp(`^( {4})(?:async )?${name}(?:\\(|: )[^\\n]*\\{\\n[\\s\\S]*?^ {4}\\},$`, 'm');
/** What looks for input that contains itself. */
const SELF_CONTAINED = /(function _ensureDefaultMemoizer\(\) \{)[\s\S]*?(?=^\})/m;
/** The length and the format of a string as JSON Schema has them. */
const STRING_FACTS = /^(\/\*@__PURE__\*\/ util\.derived\(\{)\n {4}format: [\s\S]*?(?=^\}, \{$)/m;
/** `z.string().email()`: formats are made by name (`z.uuid()`), which leaves out those that nobody names. */
const STRING_FORMATS = /(core\.\$constructor\("ZodString", [\s\S]*?^\}, \{)[\s\S]*?(?=^\}\);)/m;
