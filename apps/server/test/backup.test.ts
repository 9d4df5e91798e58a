import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import {
  backupTo,
  checkBackup,
  departureMark,
  departuresFile,
  NotEmptyError,
  readDepartures,
  restoreFrom,
} from '../src/platform/database/index.ts';
import { createDatabase, startTestServer } from './server.ts';

const KEPT = join(import.meta.dirname, 'backups');
const keptFiles = readdirSync(KEPT)
  .filter((name) => name.endsWith('.jsonl.gz'))
  .sort();
/** All of them where everything is asked for, else the oldest and the newest. */
const tried = keptFiles.filter((_, i) => i === 0 || i > keptFiles.length - runs(keptFiles.length, 2));

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'estratega-backup-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const queried = async <T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
};
const everything = async (url: string) => {
  const tables = await queried<{ name: string }>(
    url,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    content[name] = await queried(url, `select row_to_json(t)::text as row from "${name}" t order by 1`);
  }
  return content;
};

const INFORMACION = {
  campo: 'Ajedrez',
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes'],
  horasEstudio: { lunes: 1 },
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: '',
};

describe('backup and restore', () => {
  it('brings back exactly what was there, and the people can still sign in', async () => {
    const server = await startTestServer();
    const people = [await server.signUp('Ana «la Dama» Ñandú'), await server.signUp('Bruno "comillas" \\ 💡')];
    const token = people[0]?.token ?? '';
    await server.call('PATCH', '/api/usuarios/yo', { token, body: { consentimientos: { tratamientoDatos: true } } });
    await server.call('POST', '/api/chat/custom-prompt', { token, body: { informacionTema: INFORMACION } });
    const file = join(directory, 'copia.jsonl.gz');
    const saved = await backupTo(server.url, file);
    const target = await createDatabase();
    expect(await restoreFrom(target.url, file)).toEqual({ rows: saved, departed: 0, counted: true });
    expect(await everything(target.url)).toEqual(await everything(server.url));

    const restored = await startTestServer({ url: target.url });
    for (const { token, email, name } of people) {
      expect((await restored.call('GET', '/api/usuarios/yo', { token })).json()).toMatchObject({ email, name });
    }
    await expect(restoreFrom(target.url, file)).rejects.toThrow(NotEmptyError);
    await restored.close();
    await target.drop();
    await server.close();
  });

  it('refuses a file that is not a backup and changes nothing', async () => {
    const target = await createDatabase();
    for (const text of ['', '{"format":"otra"}\n', 'hola\n', '[]\n']) {
      const file = join(directory, 'otra.gz');
      writeFileSync(file, gzipSync(text));
      await expect(restoreFrom(target.url, file)).rejects.toThrow('not a backup');
    }
    await target.drop();
  });
});

describe('a backup cannot lie', () => {
  const lines = gunzipSync(readFileSync(join(KEPT, 'schema-07.jsonl.gz')))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const written = (changed: readonly string[]) => {
    const file = join(directory, 'cambiada.jsonl.gz');
    writeFileSync(file, gzipSync(`${changed.join('\n')}\n`));
    return file;
  };
  const firstRow = lines.findIndex((line, index) => index > 0 && line.startsWith('{'));

  it('is whole to begin with', async () => {
    expect(await checkBackup(written(lines))).toBe(lines.filter((line) => line.startsWith('{')).length - 1);
  });

  it('cut at any line, it is refused and nothing of it stays', async () => {
    const target = await createDatabase();
    for (let cut = 1; cut < lines.length; cut += 1) {
      await expect(checkBackup(written(lines.slice(0, cut)))).rejects.toThrow('not whole');
    }
    await expect(restoreFrom(target.url, written(lines.slice(0, lines.length / 2)))).rejects.toThrow('not whole');
    expect(await queried(target.url, 'select 1 from usuarios')).toEqual([]);
    await target.drop();
  });

  it.each([
    ['a row missing', lines.toSpliced(firstRow, 1)],
    ['a row twice', lines.toSpliced(firstRow, 0, lines[firstRow] ?? '')],
    [
      'a heading that is not understood',
      lines.map((line) => line.replace('#{"table":"cuentas"', '#{"tabla":"cuentas"')),
    ],
    ['a heading lost', lines.filter((line) => !line.startsWith('#{"table":"cuentas"'))],
    ['something behind its end', [...lines, lines[firstRow] ?? '']],
  ])('%s is refused', async (_what, changed) => {
    await expect(checkBackup(written(changed))).rejects.toThrow('not whole');
  });

  it('one that names no tables, or not all of them, is refused, however well it ends', async () => {
    const target = await createDatabase();
    const [head = ''] = lines;
    const none = [head, '#{"end":true,"tables":0,"rows":0}'];
    const at = lines.findIndex((line) => line.startsWith('#{"table":"limites"'));
    const after = lines.findIndex((line, index) => index > at && line.startsWith('#{"rows":'));
    const gone = after - at - 1;
    const lacking = lines
      .toSpliced(at, after - at + 1)
      .map((line) =>
        line.replace(
          /^#\{"end":true,"tables":(\d+),"rows":(\d+)\}$/u,
          (_all, tables, rows) => `#{"end":true,"tables":${Number(tables) - 1},"rows":${Number(rows) - gone}}`,
        ),
      );
    for (const changed of [none, lacking])
      await expect(restoreFrom(target.url, written(changed))).rejects.toThrow('not whole');
    expect(await queried(target.url, 'select 1 from usuarios')).toEqual([]);
    await target.drop();
  });

  it('a table or a version that nobody knows is refused, and the database is as it was', async () => {
    const target = await createDatabase();
    const strange = lines.map((line) => line.replace('"table":"cuentas"', '"table":"pg_authid"'));
    await expect(restoreFrom(target.url, written(strange))).rejects.toThrow('does not know');
    const newer = lines.map((line) => line.replace(/"last":\d+/u, '"last":99999999999999'));
    await expect(restoreFrom(target.url, written(newer))).rejects.toThrow('newer version');
    expect(await queried(target.url, 'select 1 from usuarios')).toEqual([]);
    await target.drop();
  });

  it('damaged bytes are told as such', async () => {
    const bytes = readFileSync(join(KEPT, 'schema-07.jsonl.gz'));
    const file = join(directory, 'rota.jsonl.gz');
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    const target = await createDatabase();
    await expect(restoreFrom(target.url, file)).rejects.toThrow(/damaged|not whole/u);
    await target.drop();
  });
});

describe('backups of older versions', () => {
  it('there is one of every schema before this one', async () => {
    const journal = JSON.parse(readFileSync(join(import.meta.dirname, '../migrations/meta/_journal.json'), 'utf8')) as {
      entries: unknown[];
    };
    const wanted = Array.from(
      { length: journal.entries.length - 1 },
      (_, index) => `schema-${String(index + 1).padStart(2, '0')}.jsonl.gz`,
    );
    expect(keptFiles).toEqual(expect.arrayContaining(wanted));
  });

  it.each(tried)('%s is restored, and its people go on where they were', async (name) => {
    const target = await createDatabase();
    const file = join(KEPT, name);
    expect((await restoreFrom(target.url, file)).rows).toBe(await checkBackup(file));
    const server = await startTestServer({ url: target.url });
    const enter = async (email: string) => {
      const body = { email, password: 'caballo-de-rey-7' };
      const response = await server.call('POST', '/api/auth/sign-in/email', { body });
      expect(response.statusCode).toBe(200);
      return response.json<{ token: string }>().token;
    };
    const ana = await enter('ana@ejemplo.test');
    const bruno = await enter('bruno@ejemplo.test');
    expect((await server.call('GET', '/api/usuarios/yo', { token: ana })).json()).toMatchObject({
      name: 'Ana «la Dama» Ñandú',
      progressCount: 1,
      consentimientos: { tratamientoDatos: expect.any(String), marketing: expect.any(String) },
    });
    expect((await server.call('GET', '/api/usuarios/yo', { token: bruno })).json()).toMatchObject({ plan: 'pro' });
    const version = Number(/\d+/u.exec(name)?.[0]);
    if (version >= 2) {
      const [plan] = (await server.call('GET', '/api/planes', { token: ana })).json<{ id: string; semana: number }[]>();
      expect(plan?.semana).toBe(2);
      const detail = await server.call('GET', `/api/chat/obtener-plan/${plan?.id}`, { token: ana });
      expect(detail.statusCode).toBe(200);
      expect(detail.json<{ planEstudio: unknown[] }>().planEstudio).toHaveLength(2);
      expect((await server.call('GET', '/api/progreso', { token: bruno })).statusCode).toBe(200);
    }
    if (version >= 3) {
      expect(
        await queried(target.url, "select plan, estado from suscripciones where subscription_id = 'I-BRUNO'"),
      ).toEqual([{ plan: 'pro', estado: 'ACTIVE' }]);
    }
    if (version >= 10) {
      const { partidas } = (await server.call('GET', '/api/partidas', { token: ana })).json<{ partidas: object[] }>();
      expect(partidas).toMatchObject([{ idSitio: 'abcdefgh', estado: 'analizada', ejercicios: 1 }]);
      expect((await server.call('GET', '/api/manos', { token: ana })).json()).toMatchObject({ total: 1 });
    }
    // Whatever its version wrote, no key that opens anything is in the clear any more.
    expect(await queried(target.url, "select 1 from sesiones where token not like 'sha256:%'")).toEqual([]);
    await server.close();
    await target.drop();
  });
});

describe('sessions from before their keys were hashed', () => {
  it('go on', async () => {
    const file = join(KEPT, 'schema-05.jsonl.gz');
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    const session = JSON.parse(lines[lines.indexOf('{"table":"sesiones"}') + 1] ?? '') as {
      token: string;
      created_at: string;
    };
    const target = await createDatabase();
    await restoreFrom(target.url, file);
    const server = await startTestServer({ url: target.url, clock: () => new Date(session.created_at) });
    expect((await server.call('GET', '/api/usuarios/yo', { token: session.token })).statusCode).toBe(200);
    await server.close();
    await target.drop();
  });
});

describe('deleted people', () => {
  it('stay deleted after a backup that still knew them is restored', async () => {
    const server = await startTestServer();
    const [gone, stays] = [await server.signUp('Se va'), await server.signUp('Se queda')];
    await server.call('POST', '/api/chat/custom-prompt', { token: gone.token, body: { informacionTema: INFORMACION } });
    await server.call('POST', '/api/contacto', { body: { name: 'X', email: gone.email, message: 'Hola.' } });
    const file = join(directory, 'antes.jsonl.gz');
    await backupTo(server.url, file);
    expect((await server.call('DELETE', '/api/usuarios/yo', { token: gone.token })).statusCode).toBe(204);
    const departures = await readDepartures(departuresFile(server.config.dataDir));
    expect(departures).toContain(departureMark(gone.id));
    expect(departures.join()).not.toContain(gone.id);

    const target = await createDatabase();
    expect(await restoreFrom(target.url, file, departures)).toMatchObject({ departed: 1 });
    for (const [table, column] of [
      ['usuarios', 'uid'],
      ['planes', 'user_id'],
      ['tareas', 'user_id'],
      ['sesiones', 'user_id'],
      ['cuentas', 'user_id'],
    ] as const) {
      expect(await queried(target.url, `select 1 from ${table} where ${column} = '${gone.id}'`)).toEqual([]);
    }
    expect(await queried(target.url, 'select 1 from mensajes_contacto')).toEqual([]);
    expect(await queried(target.url, `select name from usuarios where uid = '${stays.id}'`)).toEqual([
      { name: 'Se queda' },
    ]);
    // The next backup knows by itself.
    const later = join(directory, 'despues.jsonl.gz');
    await backupTo(target.url, later);
    expect(gunzipSync(readFileSync(later)).toString()).toContain(departureMark(gone.id));
    await target.drop();
    await server.close();
  });

  it('and so they do by what the emptied database itself remembers', async () => {
    const server = await startTestServer();
    const gone = await server.signUp('Se va');
    const file = join(directory, 'antes-2.jsonl.gz');
    await backupTo(server.url, file);
    await server.call('DELETE', '/api/usuarios/yo', { token: gone.token });
    expect(await restoreFrom(server.url, file)).toMatchObject({ departed: 1 });
    expect(await queried(server.url, 'select 1 from usuarios')).toEqual([]);
    await server.close();
  });
});
