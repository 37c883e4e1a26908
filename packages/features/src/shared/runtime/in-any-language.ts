import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The newest answer of the same query in any language: the first part of a key. For data that is valid in every
 * language until it has been fetched in this one, and also where that fails.
 */
export function inAnyLanguage<Answer>(
  client: QueryClient,
  [, ...question]: QueryKey,
): Answer | undefined {
  const asked = JSON.stringify(question);
  const [newest] = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => JSON.stringify(queryKey.slice(1)) === asked })
    .filter(({ state }) => state.data !== undefined)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return newest && client.getQueryData<Answer>(newest.queryKey);
}
