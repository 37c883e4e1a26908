import type { Downline } from './downlines-model.ts';

/** The direct downlines of each account that was read, by id; `''` is the agent. */
export type Branches = ReadonlyMap<string, readonly Downline[]>;

/** Ids from an account up to the top, including its own. Stops when a circle returns to its start. */
function wayUp(below: Branches, from: string): ReadonlySet<string> {
  const up = new Map([...below].flatMap(([id, rows]) => rows.map((row) => [row.id, id] as const)));
  const way = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !way.has(at); at = up.get(at)) {
    way.add(at);
  }
  return way;
}

/**
 * Adds the rows below `parent` to the branches. Every account occurs once. An account that moved while a branch was
 * open stands where the latest answer has it. An account that would be below itself is left out, because the tree would
 * be infinite.
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

/** Downlines that were read, and the time they were read. */
export interface Reading {
  readonly parent: string;
  readonly rows: readonly Downline[];
  readonly at: number;
}

/** The whole open part of a team; later answers win over earlier ones. */
export const branchesOf = (readings: readonly Reading[]): Branches =>
  [...readings]
    .sort((one, other) => one.at - other.at)
    .reduce<Branches>((of, { parent, rows }) => grown(of, parent, rows), new Map());
