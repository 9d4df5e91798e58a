import type { Plugin } from 'vite';

/**
 * Schemas read what arrives; none is ever written out as JSON Schema here, and what is wrong is told in our own words. Each
 * kind of schema holds on to its writer, a seventh of the library: without those lines the bundler drops them all.
 *
 * Objects are read as zod reads them when it is told to be `jitless`: our content policy forbids code made from text, and the
 * mere attempt is reported to the console. The setting itself would have to run before the first schema is made, wherever
 * the bundler puts it, and would leave the compiler in the bundle.
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
      const none = `() => () => { throw new Error('No JSON Schema in the browser'); }`;
      return {
        code: code
          .replace(writers, '')
          .replace(makers, `const createStandardJSONSchemaMethod = ${none};\nconst createToJSONSchemaMethod = ${none};`)
          .replace(english, 'const en = () => ({});')
          .replace(compiled, 'core.$ZodObject.init('),
        map: null,
      };
    },
  };
}
