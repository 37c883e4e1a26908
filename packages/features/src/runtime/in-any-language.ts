import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The newest answer to the same question in whatever language it was asked: the first part of a key. For what holds in
 * every language until it has been asked for in this one, and also where no answer comes.
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
