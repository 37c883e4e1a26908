/** One entry of Storybook's `index.json`, with the fields the checks read. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
  /** Path of its file, from the root. */
  readonly importPath?: string;
}

export interface StoryIndex {
  readonly v: number;
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

/** Reads `index.json`. Throws for any other content. */
export function parseIndex(text: string): StoryIndex {
  const value: unknown = JSON.parse(text);
  if (!isIndex(value)) throw new Error('index.json of Storybook has an unknown form.');
  return value;
}

/** The stories, without docs pages. */
export function storiesOf(index: StoryIndex): readonly IndexEntry[] {
  return Object.values(index.entries).filter((entry) => entry.type === 'story');
}

function isIndex(value: unknown): value is StoryIndex {
  return (
    isObject(value) &&
    typeof value.v === 'number' &&
    isObject(value.entries) &&
    Object.values(value.entries).every(isEntry)
  );
}

function isEntry(value: unknown): value is IndexEntry {
  return (
    isObject(value) &&
    [value.id, value.title, value.name, value.type].every((text) => typeof text === 'string') &&
    Array.isArray(value.tags)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
