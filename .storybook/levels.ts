/** The names of a widget at each level that its entry offers (docs/widgets.md). */
export interface Levels {
  /** Fetches, decides and draws. */
  readonly readyMade: readonly string[];
  /** Draws its props and reports by callbacks. */
  readonly view: readonly string[];
  /** Fetches and decides, and draws nothing. */
  readonly hook: readonly string[];
}

/** Sorts the exports of an entry by level. Helpers, which are no component and no hook, belong to none. */
export function levelsOf(entry: object): Levels {
  const names = Object.keys(entry).sort();
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
  return {
    readyMade: names.filter((name) => isComponent(name) && !name.endsWith('View')),
    view: names.filter((name) => isComponent(name) && name.endsWith('View')),
    hook: names.filter((name) => /^use[A-Z]/.test(name)),
  };
}

/** The entries of the package, each loaded when a docs page shows it. */
const entries = import.meta.glob<object>('../packages/features/src/*/*/index.ts');

/** The entry that a file of stories belongs to, in words and as a loader; undefined if others cannot import it. */
export function entryOf(stories: string) {
  const [, place] = /features\/src\/([^/]+\/[^/]+)\//.exec(stories) ?? [];
  const load = entries[`../packages/features/src/${place}/index.ts`];
  const name = place?.replace(/^shared\//, '');
  return load && { name: `@parlour/features/${name}`, load };
}
