let current = 0;

/** Which round of loading this is; a part that failed in an earlier one may be loaded again. */
export const round = (): number => current;

/**
 * Begins the next round. An error boundary does once it shows that something is missing, not
 * before: a part that began again while it is drawn would never be seen to fail (ERR-01).
 */
export function renewParts(): void {
  current += 1;
}
