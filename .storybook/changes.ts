/** One commit that changed a component or a widget. */
export interface Change {
  /** `2026-11-20`. */
  readonly day: string;
  readonly subject: string;
}

/** The latest changes by place: `Button`, `site/home`. */
export type Changes = Readonly<Record<string, readonly Change[]>>;

/** A commit that touches more places than this is about all of them, and says nothing about one. */
const mostPlaces = 12;

/**
 * Reads the latest changes of each component and widget from a log of git. Each commit is a line of its day and
 * subject, then a line for each file.
 */
export function changesOf(log: string, most = 5): Changes {
  const found = new Map<string, Change[]>();
  for (const commit of log.split('\u001e').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [day = '', subject = ''] = head.split('\u001f');
    const places = new Set(files.flatMap((file) => placeOf(file) ?? []));
    if (places.size > mostPlaces) continue;
    for (const place of places) {
      const known = found.get(place) ?? [];
      if (known.length < most) found.set(place, [...known, { day, subject }]);
    }
  }
  return Object.fromEntries(found);
}

/** The component or widget that a file belongs to. Docs are left out: a text about a part is no change of it. */
export function placeOf(file: string): string | undefined {
  if (file.endsWith('.docs.ts')) return undefined;
  const component = /ui\/src\/components\/([A-Z]\w*)\//.exec(file)?.[1];
  return component ?? /features\/src\/([\w-]+\/[\w-]+)\//.exec(file)?.[1];
}
