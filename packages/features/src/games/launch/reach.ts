/**
 * Returns the first game CDN that answers, in the order of the list (CFG-04). A frame has no error event, so several
 * CDNs are probed first. A single one is not probed. When none answers the first one is used. `undefined` for an empty
 * list.
 */
export async function firstReached(
  cdns: readonly string[],
  reaches: (address: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (cdns.length > 1) {
    for (const cdn of cdns) if (await reaches(`${cdn}/`)) return cdn;
  }
  return cdns[0];
}
