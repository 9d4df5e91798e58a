import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINE_FOLDER } from '../src/shell/engine/address.ts';
import { copyEngine } from './engine.ts';

describe('the engine beside the site', () => {
  let site: string;
  let sources: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'estratega-motor-'));
    sources = mkdtempSync(join(tmpdir(), 'estratega-fuente-'));
  });
  afterEach(() => {
    for (const folder of [site, sources]) rmSync(folder, { recursive: true, force: true });
  });
  const served = (name: string) => readFileSync(join(site, ENGINE_FOLDER, name), 'utf8');
  const version = ENGINE_FOLDER.split('-').at(-1);
  const source = `stockfish-${version}-fuente.tar.gz`;

  it('comes with its exact source where a release keeps it, and the notice says so', () => {
    writeFileSync(join(sources, source), 'la fuente');
    copyEngine(site, sources);
    expect(served(source)).toBe('la fuente');
    expect(served('LEEME.txt')).toContain(`${source}, en esta misma carpeta`);
  });

  it('is not built for a release without its source', () => {
    vi.stubEnv('ENGINE_SOURCE', 'required');
    expect(() => copyEngine(site, sources)).toThrow(`(${source})`);
    writeFileSync(join(sources, source), 'la fuente');
    copyEngine(site, sources);
    expect(served(source)).toBe('la fuente');
    vi.unstubAllEnvs();
  });

  it('says only where it is published, aloud, where it is not kept', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    copyEngine(site, sources);
    expect(warned).toHaveBeenCalledOnce();
    expect(served('LEEME.txt')).not.toContain(source);
    expect(served('LEEME.txt')).toContain('https://github.com/nmrugg/stockfish.js');
  });
});
