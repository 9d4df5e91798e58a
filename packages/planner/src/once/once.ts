/** What depends only on something that lasts (a game, a week's context): worked out once, gone with its owner. */
export const onceFor = <Owner extends object, Made>(make: (owner: Owner) => Made): ((owner: Owner) => Made) => {
  const kept = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = kept.get(owner);
    if (known !== undefined) return known;
    const made = make(owner);
    kept.set(owner, made);
    return made;
  };
};

/** The same where a few plain values decide too: a level, a format. */
export const onceForEach = <Owner extends object, Key extends readonly (string | number | boolean)[], Made>(
  make: (owner: Owner, ...key: Key) => Made,
): ((owner: Owner, ...key: Key) => Made) => {
  const keptFor = onceFor((_owner: Owner) => new Map<string, Made>());
  return (owner, ...key) => {
    const kept = keptFor(owner);
    const name = key.join(' ');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make(owner, ...key);
    kept.set(name, made);
    return made;
  };
};
