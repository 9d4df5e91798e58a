import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { backupTo, NotEmptyError, restoreFrom } from '../src/platform/database/index.ts';
import { createDatabase, startTestServer } from './server.ts';

const everything = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    content[name] = (
      await client.query<{ row: string }>(`select row_to_json(t)::text as row from "${name}" t order by 1`)
    ).rows;
  }
  await client.end();
  return content;
};

describe('backup and restore', () => {
  it('brings back exactly what was there, and the people can still sign in', async () => {
    const server = await startTestServer();
    const people = [await server.signUp('Ana «la Dama» Ñandú'), await server.signUp('Bruno\n"comillas" \\ 💡')];
    await server.call('PATCH', '/api/usuarios/yo', {
      token: people[0]?.token ?? '',
      body: { consentimientos: { tratamientoDatos: true } },
    });
    const directory = mkdtempSync(join(tmpdir(), 'estratega-backup-'));
    const file = join(directory, 'copia.jsonl.gz');
    const saved = await backupTo(server.url, file);
    const target = await createDatabase();
    expect(await restoreFrom(target.url, file)).toBe(saved);
    expect(await everything(target.url)).toEqual(await everything(server.url));

    const restored = await startTestServer({ url: target.url });
    for (const { token, email, name } of people) {
      expect((await restored.call('GET', '/api/usuarios/yo', { token })).json()).toMatchObject({ email, name });
    }
    await expect(restoreFrom(target.url, file)).rejects.toThrow(NotEmptyError);
    await restored.close();
    await target.drop();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('refuses a file that is not a backup and changes nothing', async () => {
    const { gzipSync } = await import('node:zlib');
    const { writeFileSync } = await import('node:fs');
    const directory = mkdtempSync(join(tmpdir(), 'estratega-backup-'));
    const file = join(directory, 'otra.gz');
    writeFileSync(file, gzipSync('{"format":"otra"}\n'));
    const target = await createDatabase();
    await expect(restoreFrom(target.url, file)).rejects.toThrow('not a backup');
    await target.drop();
    rmSync(directory, { recursive: true, force: true });
  });
});
