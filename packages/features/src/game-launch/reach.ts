/**
 * The first CDN of games that answers, in the order of the visit (CFG-04). A frame tells nobody that it has failed, so
 * whoever has a choice asks before. Without a choice nobody is asked; where none answers the first one counts.
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
