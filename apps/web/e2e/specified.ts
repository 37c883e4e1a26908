import { specifiedCalls } from '../../../packages/api-client/src/testing/specification.ts';

/** Parameters without a fixed word that depend on the site and the visitor, never on what a page asks for. */
const ofTheSite = ['language', 'merchantCode', 'merchant', 'channel', 'platform', 'device'];
/** Parameters whose number a page decides. */
const ofThePage = ['pageSize', 'count', 'limitNum'];

/** What the specification says about the reads of each path: the parameters that every request has, with their words. */
const required = new Map(
  specifiedCalls()
    .filter(({ method }) => method === 'GET')
    .map(({ path, parameters }) => [
      path,
      [...parameters].filter(([name, words]) => words.length > 0 || ofTheSite.includes(name)),
    ]),
);

/**
 * Returns what a request lacks of the constants of its call (SPECIFICATION §7), as sentences. Empty for a request that
 * has them all, and for other calls.
 */
export function missingConstants(method: string, address: string): readonly string[] {
  const { pathname, searchParams } = new URL(address);
  const parameters = method === 'GET' ? required.get(pathname) : undefined;
  return (parameters ?? []).flatMap(([name, words]) => {
    const value = searchParams.get(name);
    const fits =
      value !== null &&
      (words.length === 0 || ofThePage.includes(name) || words.some((word) => word === value));
    return fits ? [] : [`${pathname}: ${name} is ${value ?? 'missing'}`];
  });
}
