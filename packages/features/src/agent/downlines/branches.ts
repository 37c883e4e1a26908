import type { Downline } from './downlines-model.ts';

/** Who is right below whom, by id, as far as it has been read; `''` is the agent. */
export type Branches = ReadonlyMap<string, readonly Downline[]>;

/** Ids on the way up from somebody, that one included. A circle ends where it began. */
function wayUp(below: Branches, from: string): ReadonlySet<string> {
  const up = new Map([...below].flatMap(([id, rows]) => rows.map((row) => [row.id, id] as const)));
  const way = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !way.has(at); at = up.get(at)) {
    way.add(at);
  }
  return way;
}

/**
 * The branches with the rows below `parent` added. Every account occurs once: one that was moved while a branch was
 * open is where the latest answer has it, and one that would be below itself is left out, because the tree would be
 * infinite.
 */
export function grown(of: Branches, parent: string, rows: readonly Downline[]): Branches {
  const way = wayUp(of, parent);
  const seen = new Set<string>();
  const fitting = rows.filter(({ id }) => {
    const fits = !way.has(id) && !seen.has(id);
    seen.add(id);
    return fits;
  });
  const moved = new Set(fitting.map(({ id }) => id));
  const others = [...of].map(
    ([id, there]) => [id, there.filter((row) => !moved.has(row.id))] as const,
  );
  return new Map([...others, [parent, fitting]]);
}

/** Downlines as they were read, and when. */
export interface Reading {
  readonly parent: string;
  readonly rows: readonly Downline[];
  readonly at: number;
}

/** The whole open part of a team, the latest word of the backend last. */
export const branchesOf = (readings: readonly Reading[]): Branches =>
  [...readings]
    .sort((one, other) => one.at - other.at)
    .reduce<Branches>((of, { parent, rows }) => grown(of, parent, rows), new Map());
