/** When each version of a package came out, as registries tell it. */
export type Releases = Readonly<Record<string, string>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const PLAIN = /^(\d+)\.(\d+)\.(\d+)$/u;

const partsOf = (version: string): readonly number[] | undefined =>
  PLAIN.exec(version)
    ?.slice(1)
    .map((part) => Number(part));
/** Versions of one line are meant to fit in each other's place: the same first number, and below 1.0 the same second. */
const lineOf = ([major = 0, minor = 0]: readonly number[]): string => (major > 0 ? `${major}` : `0.${minor}`);
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [place, part] of a.entries()) if (part !== (b[place] ?? 0)) return part - (b[place] ?? 0);
  return 0;
};

/** The newest release of the same line that we should have taken up by now; undefined when there is none. */
export const overdueBy = (
  version: string,
  releases: Releases,
  now: Date,
  days: number,
): { readonly version: string; readonly days: number } | undefined => {
  const ours = partsOf(version);
  if (!ours) return undefined;
  const late = Object.entries(releases)
    .flatMap(([name, at]) => {
      const parts = partsOf(name);
      const age = Math.floor((now.getTime() - new Date(at).getTime()) / DAY_MS);
      return parts && age > days && lineOf(parts) === lineOf(ours) && compare(parts, ours) > 0
        ? [{ version: name, parts, days: age }]
        : [];
    })
    .sort((a, b) => compare(b.parts, a.parts))[0];
  return late && { version: late.version, days: late.days };
};
