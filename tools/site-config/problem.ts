/** Something wrong in a configuration, for its operator. */
export interface Problem {
  /** Where, such as `licence.0.entity`; empty for the whole file. */
  readonly path: string;
  /** One sentence that names the entry and says what it must be. Never repeats a key or another secret. */
  readonly says: string;
}

/** A problem of an entry: its path, then the rest of the sentence. */
export const problemAt = (path: readonly PropertyKey[], rest: string): Problem => {
  const name = path.map(String).join('.');
  const end = /[.?]$/.test(rest) ? '' : '.';
  return { path: name, says: `${name === '' ? 'The configuration' : `\`${name}\``} ${rest}${end}` };
};
