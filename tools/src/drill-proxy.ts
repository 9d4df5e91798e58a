import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startEmbedded } from '@estratega/server/database';
import { command } from './command.ts';
import { buildSite, ROOT } from './site.ts';

command('npm run drill:proxy');

/**
 * npm run drill:proxy: the deployment of docs/operations.md behind a real nginx with deploy/nginx.conf, of which only ports, files and the
 * certificate are other ones; then what a visitor could try against it. Exit 1 when something got through. Needs nginx and openssl
 * (Debian: apt-get install nginx openssl).
 */

const NAME = 'estratega.example';
const MESSAGES = 20;
const GUESSES = 10;

if (spawnSync('nginx', ['-v']).error || spawnSync('openssl', ['version']).error) {
  console.error('nginx and openssl are needed: apt-get install nginx openssl');
  process.exit(2);
}

const directory = mkdtempSync(join(tmpdir(), 'estratega-proxy-'));
chmodSync(directory, 0o755);
const ports = { plain: await freePort(), secure: await freePort(), servers: [await freePort(), await freePort()] };

buildSite();
const [key, certificate] = [join(directory, 'privkey.pem'), join(directory, 'fullchain.pem')];
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`].concat(
    ['-addext', `subjectAltName=DNS:${NAME}`],
    ['-keyout', key, '-out', certificate],
  ),
  { stdio: 'ignore' },
);

const database = await startEmbedded(directory);
/** As docs/operations.md says it, twice. */
const startServer = async (port: number): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `https://${NAME}:${ports.secure}`,
      AUTH_SECRET: secret,
      DATABASE_URL: database.url,
      DATA_DIR: join(directory, `server-${port}`),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('http://')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}`)));
  });
  return child;
};
const secret = randomBytes(33).toString('base64');
for (const port of ports.servers) mkdirSync(join(directory, `server-${port}`));
const servers = await Promise.all(ports.servers.map(startServer));

const written = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
const site = [
  ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
  ['listen 443 ssl', `listen 127.0.0.1:${ports.secure} ssl`],
  ['127.0.0.1:3000', `127.0.0.1:${ports.servers[0]}`],
  ['127.0.0.1:3001', `127.0.0.1:${ports.servers[1]}`],
  ['/etc/ssl/estratega/fullchain.pem', certificate],
  ['/etc/ssl/estratega/privkey.pem', key],
  ['/var/log/nginx/estratega.log', join(directory, 'access.log')],
].reduce((text, [from = '', to = '']) => {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says «${from}»`);
  return text.replaceAll(from, to);
}, written);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${join(directory, name)};`,
);
const configuration = join(directory, 'nginx.conf');
writeFileSync(
  configuration,
  `pid ${join(directory, 'nginx.pid')};\nerror_log ${join(directory, 'error.log')};\ndaemon off;\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}\n}\n`,
);
const nginx = spawn('nginx', ['-c', configuration], { stdio: ['ignore', 'inherit', 'inherit'] });

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly plain?: boolean;
}
const ca = readFileSync(certificate);
/** With the certificate checked, as a browser does. */
const ask = (path: string, { method = 'GET', headers = {}, body, plain = false }: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: plain ? ports.plain : ports.secure,
      path,
      method,
      headers: { host: NAME, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    };
    const sent = plain ? plainRequest(options) : secureRequest({ ...options, ca, servername: NAME });
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.once('error', reject);
    });
    sent.end(body);
  });
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ask(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const invented = (i: number) => ({ 'x-forwarded-for': `66.6.${i}.6, 203.0.113.${i}` });
const many = async (count: number, work: (i: number) => Promise<Answer>): Promise<Map<number, number>> => {
  const seen = new Map<number, number>();
  for (let i = 0; i < count; i += 1) {
    const { status } = await work(i);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  return seen;
};
const told = (seen: ReadonlyMap<number, number>) => [...seen].map(([status, n]) => `${n} × ${status}`).join(', ');

const failed: string[] = [];
const check = (what: string, holds: boolean, seen: string) => {
  if (!holds) failed.push(what);
  console.log(`${holds ? '✓' : '✗'} ${what}: ${seen}`);
};

const tryIt = async () => {
  while ((await ask('/api/salud/lista').catch(() => undefined))?.status !== 200) await sleep(200);

  const home = await ask('/');
  const policy = String(home.headers['content-security-policy']);
  check('a page by TLS', home.status === 200, `${home.status}, HSTS «${home.headers['strict-transport-security']}»`);
  check(
    'its headers are ours',
    !policy.includes('unsafe-') && 'strict-transport-security' in home.headers,
    policy.slice(0, 60),
  );
  check('the proxy does not say what it is', home.headers.server === 'nginx', String(home.headers.server));
  const led = await ask('/', { plain: true });
  check('a page in the clear is led on', led.status === 301, `${led.status} to ${led.headers.location}`);
  check('the API in the clear is not there', (await ask('/api/salud/viva', { plain: true })).status === 404, '404');
  for (const path of ['/metrics', '/emuladores', '/emuladores/correo'])
    check(`${path} is not there`, (await ask(path)).status === 404, '404');

  const messages = await many(MESSAGES + 3, (i) =>
    post('/api/contacto', { name: 'Ana', email: `ana${i}@ejemplo.test`, message: 'Hola' }, invented(i)),
  );
  check('invented addresses are one visitor: messages', messages.get(429) === 3, told(messages));
  const person = { name: 'Ana', email: 'ana@ejemplo.test', password: 'caballo-de-rey-7' };
  const registered = await post('/api/auth/sign-up/email', person, invented(1));
  const { token } = JSON.parse(registered.text) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const sessions = await ask('/api/usuarios/yo/sesiones', { headers: authorization });
  const [session] = JSON.parse(sessions.text) as { direccion: string }[];
  check('what is noted is what the proxy saw', session?.direccion === '127.0.0.1', String(session?.direccion));
  const guesses = await many(GUESSES + 2, (i) =>
    post('/api/auth/sign-in/email', { email: person.email, password: `no-es-esta-${i}` }, invented(i)),
  );
  check('and guesses at a password', guesses.get(401) === GUESSES && guesses.get(429) === 2, told(guesses));
  const long = await post(
    '/api/contacto',
    { name: 'a', email: 'a@b.co', message: 'm' },
    { 'x-forwarded-for': 'A'.repeat(300) },
  );
  check('an address of 300 letters', long.status < 500, String(long.status));

  const named = await ask('/api/salud/viva', { headers: { 'x-request-id': 'mio' } });
  check(
    'a request is named by the proxy',
    /^[0-9a-f]{32}$/u.test(String(named.headers['x-request-id'])),
    String(named.headers['x-request-id']),
  );
  // Refused where it is cheapest; and a server that refuses one itself must not look dead to the proxy.
  check('a large body is refused', (await post('/api/contacto', 'a'.repeat(70_000))).status === 413, '413');
  const largest = await many(6, () => post('/api/contacto', { message: 'a'.repeat(65_600) }));
  check('and one of just over what we read', largest.get(413) === 6, told(largest));
  check('and nobody is worse off for it', (await ask('/api/salud/lista')).status === 200, '200');
  const deep = await post('/api/contacto', '['.repeat(20_000) + ']'.repeat(20_000));
  check('brackets without end', deep.status === 400, String(deep.status));

  // One of two goes, as in an upgrade: whoever reads meanwhile notices nothing.
  let stopped = false;
  const seen = new Map<number, number>();
  const reading = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!stopped) {
        const { status } = await ask('/api/usuarios/yo', { headers: authorization });
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    }),
  );
  await sleep(1000);
  const [first] = servers;
  const ended = new Promise<number | null>((resolve) => first?.once('exit', (code) => resolve(code)));
  first?.kill('SIGTERM');
  const code = await ended;
  await sleep(1000);
  stopped = true;
  await reading;
  check(
    'a server that is ended under load',
    code === 0 && [...seen.keys()].join() === '200',
    `exit ${code}, ${told(seen)}`,
  );
  const log = readFileSync(join(directory, 'access.log'), 'utf8');
  check(
    'logs without queries or keys',
    !log.includes(token) && !log.includes('?'),
    `${log.split('\n').length - 1} lines`,
  );
};

try {
  await tryIt();
} catch (error) {
  failed.push('the drill itself');
  console.error(error);
  console.error(readFileSync(join(directory, 'error.log'), 'utf8').slice(-2000));
} finally {
  nginx.kill('SIGQUIT');
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.exitCode ?? new Promise((resolve) => server.once('exit', resolve))));
  await database.stop();
  rmSync(database.directory, { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
}
console.log(failed.length === 0 ? '\nEverything held.' : `\nDid not hold: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
