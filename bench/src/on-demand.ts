import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A package that only one measurement needs, from a folder of its own beside it with its own lockfile (`bench/<name>`): installed the first
 * time that it is asked for, and not with the product.
 */
export const onDemand = async <T>(name: string): Promise<T> => {
  const folder = join(import.meta.dirname, '..', name);
  if (!existsSync(join(folder, 'node_modules', name))) {
    console.log(`Installing ${name}, this once…`);
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  const entry = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(entry).href)) as T;
};
