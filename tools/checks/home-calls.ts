import given from '../../apps/web/home-calls.json' with { type: 'json' };

/** Calls the first page may make. Its code contains no other (docs/contract.md). */
export interface HomeCalls {
  /** Called by a cold home page, for everybody. */
  readonly visitor: readonly string[];
  /** Called as well with a login. */
  readonly member: readonly string[];
  /** In the code of the page, called only when needed. */
  readonly sometimes: readonly string[];
}

export const homeCalls: HomeCalls = given;

/** Addresses of the contract in built code. */
export const callsIn = (code: string): readonly string[] => [
  ...new Set(
    [...code.matchAll(/["'`](\/(?:wps|lgw|lotto)\/[\w/-]+)["'`]/g)].flatMap(([, p]) => p ?? []),
  ),
];

/** Addresses in the code of the first page that it never calls. */
export function uncalled(files: readonly string[], { visitor, member, sometimes }: HomeCalls) {
  const may = new Set([...visitor, ...member, ...sometimes]);
  return files.flatMap(callsIn).filter((path) => !may.has(path));
}
