interface Heading {
  title: string;
  description: string;
}

export const bySlug = <T>(modules: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.slice(12, -4), module]));

/** Title and description of every article: some 100 bytes each. */
export const HEADINGS = bySlug(
  import.meta.glob<Heading>('../articles/*.mdx', { query: '?heading', import: 'default', eager: true }),
);
