/** Words come again and again: what was made of one is kept, up to so many of them, and then all is forgotten at once. */
export const remembered = <T>(make: (text: string) => T, most: number): ((text: string) => T) => {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, made);
    return made;
  };
};
