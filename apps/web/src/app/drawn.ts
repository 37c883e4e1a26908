import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Placeholder of the page's host in a prerendered document, unknown during the build. */
export const anyHost = 'page.invalid';

/** An answer the drawing of a document was made from. */
export type DrawnAnswer = readonly [key: QueryKey, answer: unknown];

const isAnswer = (value: unknown): value is DrawnAnswer =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);

/**
 * The answers a document was drawn from, or `null` where it shows something else than this visitor's page: the
 * script in its head has compared them (docs/decisions/027).
 */
export async function readDrawn(page: Window): Promise<readonly DrawnAnswer[] | null> {
  try {
    const kept = await page.parlourFirst?.kept;
    if (!kept?.ok) return null;
    const text = await kept.text();
    const answers: unknown = JSON.parse(text.replaceAll(anyHost, page.location.host));
    return Array.isArray(answers) ? answers.filter(isAnswer) : null;
  } catch {
    // Without them the page draws itself.
    return null;
  }
}

/** Puts the answers into the query cache as stale ones: they are shown at once and fetched again. */
export function seed(queryClient: QueryClient, answers: readonly DrawnAnswer[]): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 1 });
}
