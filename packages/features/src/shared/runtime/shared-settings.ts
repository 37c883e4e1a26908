import {
  type Api,
  type ApiError,
  queries,
  retryRead,
  type WireSiteSettings,
} from '@parlour/api-client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { inAnyLanguage } from './in-any-language.ts';

/**
 * The settings block the start for at most five seconds; after that a screen offers a retry (CFG-03). Network failures
 * are retried like those of any other read.
 */
export const atStart = {
  meta: { timeoutMs: 5_000 },
  retry: (failures: number, error: ApiError) =>
    error.code !== 'TIMEOUT' && retryRead(failures, error),
};

/** Query options of the settings, for one component and for many. */
export function settingsOptions(client: QueryClient, api: Api, url: string) {
  const asked = queries.siteSettings(api, { url });
  return {
    ...asked,
    ...atStart,
    // No part may disappear while the settings load in another language.
    initialData: () => inAnyLanguage<WireSiteSettings>(client, asked.queryKey),
    initialDataUpdatedAt: 1,
    staleTime: 300_000,
  };
}

/** Answers a document was prerendered from count as from 1970: they say nothing about the running backend. */
export const answersOfThisVisit = 30 * 86_400_000;

/** The settings, not older than a number of ms: from the cache, from a read that is under way, or from a new one. */
export const readSettings = (
  client: QueryClient,
  api: Api,
  url: string,
  staleTime: number,
): Promise<WireSiteSettings> =>
  client.fetchQuery({ ...queries.siteSettings(api, { url }), ...atStart, staleTime });

/** A store of the settings as the backend sent them; `undefined` before the first answer. */
export interface SharedSettings {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => WireSiteSettings | undefined;
}

const known = new WeakMap<QueryClient, Map<string, SharedSettings>>();

/** One observer for all components that read the settings. One observer each would cost a phone 200 calls. */
export function sharedSettings(client: QueryClient, api: Api, url: string): SharedSettings {
  const stores = known.get(client) ?? new Map<string, SharedSettings>();
  known.set(client, stores);
  // The backend's texts depend on the language, and so does every key.
  const name = `${api.language()} ${url}`;
  const store = stores.get(name) ?? storeOf(client, api, url);
  stores.set(name, store);
  return store;
}

function storeOf(client: QueryClient, api: Api, url: string): SharedSettings {
  const options = { ...settingsOptions(client, api, url), notifyOnChangeProps: ['data' as const] };
  const observer = new QueryObserver(client, options);
  return {
    subscribe: (listener) => {
      // Settings that were not read for a while have been removed from the cache.
      if (!observer.hasListeners()) observer.setOptions(options);
      return observer.subscribe(listener);
    },
    read: () => observer.getCurrentQuery().state.data,
  };
}
