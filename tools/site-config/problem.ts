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

/** What a build of the site has, as far as a configuration names it. */
export interface SiteBuild {
  /** Tags of its languages. */
  readonly languages: readonly string[];
  /** Ids of its brands. */
  readonly brands: readonly string[];
  /** The texts of one of its languages, by key. */
  readonly textsOf: (language: string) => Readonly<Record<string, string>>;
}
