/** Images of others, named by digest: what a name stands for today, asked of its own registry, and written behind the name. */

export interface Image {
  /** As the file has it. */
  readonly text: string;
  readonly registry: string;
  readonly repository: string;
  readonly tag: string;
  readonly digest: string | undefined;
}

const HUB = 'https://registry-1.docker.io';
const DIGEST = /^sha256:[0-9a-f]{64}$/u;
/** Of all machines that an image is made for, and not of one. */
const LISTS = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';
const PATIENCE_MS = 30_000;

/** Docker's own way of reading a name: what has no point or port before its first slash is no machine. */
export const readImage = (text: string): Image => {
  const [name = '', digest] = text.split('@');
  const colon = name.lastIndexOf(':');
  const [path, tag] = colon > name.lastIndexOf('/') ? [name.slice(0, colon), name.slice(colon + 1)] : [name, 'latest'];
  const [machine = '', ...rest] = path.split('/');
  const isElsewhere = rest.length > 0 && /[.:]/u.test(machine);
  const repository = isElsewhere ? rest.join('/') : path.includes('/') ? path : `library/${path}`;
  return { text, registry: isElsewhere ? `https://${machine}` : HUB, repository, tag, digest };
};

/** Those that a file builds on or starts; what is built here has no registry. */
export const imagesIn = (text: string, ours: readonly string[]): Image[] => [
  ...new Map(
    [...text.matchAll(/^(?:\s*image:|FROM) (\S+)/gmu)]
      .map(([, name = '']) => name)
      .filter((name) => !ours.includes(name))
      .map((name) => [name, readImage(name)]),
  ).values(),
];

/** A registry that wants to know who asks says where nobody in particular gets a key. */
const keyFor = async (challenge: string): Promise<string> => {
  const told = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/gu)].map(([, name, value]) => [name, value]));
  const { realm, ...asked } = told as { realm?: string };
  if (!challenge.startsWith('Bearer ') || realm === undefined) throw new Error(`wants another sign-in: ${challenge}`);
  const response = await fetch(`${realm}?${new URLSearchParams(asked)}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`gave no key (${response.status})`);
  const { token, access_token: other } = (await response.json()) as { token?: string; access_token?: string };
  const key = token ?? other;
  if (key === undefined) throw new Error('gave no key');
  return key;
};

export const digestOf = async ({ registry, repository, tag }: Image): Promise<string> => {
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${registry}/v2/${repository}/manifests/${tag}`, {
      method: 'HEAD',
      headers: { accept: LISTS, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const first = await ask();
  const challenge = first.headers.get('www-authenticate');
  const response =
    first.status === 401 && challenge !== null
      ? await ask({ authorization: `Bearer ${await keyFor(challenge)}` })
      : first;
  const digest = response.headers.get('docker-content-digest') ?? '';
  if (!response.ok || !DIGEST.test(digest)) throw new Error(`answered ${response.status} without a digest`);
  return digest;
};

/** The file with every image of others behind its digest of today. */
export const pinned = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replaceAll(/^(\s*image:|FROM) (\S+)/gmu, (line, before: string, name: string) => {
    const digest = digests.get(name);
    return digest === undefined ? line : `${before} ${name.split('@')[0]}@${digest}`;
  });
