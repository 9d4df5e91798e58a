import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * What a command was asked for. Every command refuses what it does not know, and tells its own: a flag that is taken for a
 * file's name, or for nothing, does something else than its writer meant.
 */
export const command = <T extends ParseArgsConfig>(
  usage: string,
  config: T = {} as T,
  notes: readonly string[] = [],
) => {
  const flags = Object.entries(config.options ?? {}).map(([name, { type, default: value }]) => {
    const usual = value === undefined || value === false ? '' : ` (${String(value)})`;
    return `  --${name}${type === 'string' ? ' …' : ''}${usual}`;
  });
  const text = [`Usage: ${usage}`, ...flags, '  --help', ...notes].join('\n');
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(text);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, strict: true });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${text}`);
    process.exit(2);
  }
};
