/**
 * The first CDN of games that answers, in the order of the visit (CFG-04). A frame has no error event, so several CDNs
 * are probed before. A single one is not probed; if none answers the first one is used. `undefined` for an empty list.
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
