import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Returns the newest response of the same query in any language, which is the first part of a key. For data that is
 * valid in every language: it is used until the data has loaded in the current language, and also if that fails.
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
