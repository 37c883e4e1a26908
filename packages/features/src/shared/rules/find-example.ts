import type { Matcher } from './matcher.ts';

/** Finds a value that a pattern takes, between two lengths, or `null` when none was found. */
export type FindExample = (
  source: string,
  matcher: Matcher,
  min: number,
  max: number,
) => string | null;
