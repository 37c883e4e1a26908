let current = 0;

/** Number of the current round of loading. A part that failed in an earlier round may be loaded again. */
export const round = (): number => current;

/**
 * Begins the next round. An error boundary calls it once it shows its error, not before: a part that restarted during
 * render would never show its failure (ERR-01).
 */
export function renewParts(): void {
  current += 1;
}
