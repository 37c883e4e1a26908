import type { Matcher } from './matcher.ts';

/** Finds a value that matches a pattern and has a length between two limits. Returns `null` if it finds none. */
export type FindExample = (
  source: string,
  matcher: Matcher,
  min: number,
  max: number,
) => string | null;
