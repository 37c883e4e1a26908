import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Placeholder for the host of the page in a prerendered document: the host is unknown during the build. */
export const anyHost = 'page.invalid';

/** An answer that was used to prerender a document. */
export type DrawnAnswer = readonly [key: QueryKey, answer: unknown];

const isAnswer = (value: unknown): value is DrawnAnswer =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);

/**
 * Returns the answers the document was prerendered from, or `null` if the document shows another page than this visitor
 * should see. The script in the document's head has compared the two (docs/decisions/027).
 */
export async function readDrawn(page: Window): Promise<readonly DrawnAnswer[] | null> {
  try {
    const kept = await page.parlourFirst?.kept;
    if (!kept?.ok) return null;
    const text = await kept.text();
    const answers: unknown = JSON.parse(text.replaceAll(anyHost, page.location.host));
    return Array.isArray(answers) ? answers.filter(isAnswer) : null;
  } catch {
    // Without them the page renders from the start.
    return null;
  }
}

/** Puts the answers into the query cache as stale ones: the page shows them at once and fetches them again. */
export function seed(queryClient: QueryClient, answers: readonly DrawnAnswer[]): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 1 });
}
