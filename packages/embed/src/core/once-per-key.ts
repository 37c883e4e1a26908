/** Creates a value once for each key, at its first use. */
export function oncePerKey<Key, T>(
  make: (key: Key) => T,
  nameOf: (key: Key) => string = String,
): (key: Key) => T {
  const made = new Map<string, T>();
  return (key) => {
    const name = nameOf(key);
    const known = made.get(name);
    if (known !== undefined) return known;
    const next = make(key);
    made.set(name, next);
    return next;
  };
}
