import given from '../../apps/web/home-calls.json' with { type: 'json' };

/** Calls the first page may make. Its code contains no other (docs/contract.md). */
export interface HomeCalls {
  /** Asked by a cold home page, by everybody. */
  readonly visitor: readonly string[];
  /** Asked as well where somebody is logged in. */
  readonly member: readonly string[];
  /** Carried by the page and asked for only when something calls for it. */
  readonly sometimes: readonly string[];
}

export const homeCalls: HomeCalls = given;

/** Addresses of the contract in built code. */
export const callsIn = (code: string): readonly string[] => [
  ...new Set(
    [...code.matchAll(/["'`](\/(?:wps|lgw|lotto)\/[\w/-]+)["'`]/g)].flatMap(([, p]) => p ?? []),
  ),
];

/** Addresses the first page carries although it never asks them. */
export function uncalled(files: readonly string[], { visitor, member, sometimes }: HomeCalls) {
  const may = new Set([...visitor, ...member, ...sometimes]);
  return files.flatMap(callsIn).filter((path) => !may.has(path));
}
