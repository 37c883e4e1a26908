import { queries, retryDelay, retryRead, type WireHelpCentre } from '@parlour/api-client';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNeeds } from '../../shared/centre-frame/use-needs.ts';
import { toGameSummary } from '../../shared/games/game-summary.ts';
import { useVendorNames } from '../../shared/games/use-vendors.ts';
import { readViewed, refreshed, type ViewedGame, writeViewed } from '../../shared/games/viewed.ts';
import { wireLanguage } from '../../shared/i18n/language.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import type { KeyValueStore } from '../../shared/session/key-value-store.ts';
import type { Entry } from './search-index.ts';
import { answer, suggestions, toKnown, toQuestions } from './search-model.ts';
import { offeredTo, type SitePage, searcherKind, sitePages } from './site-pages.ts';

/** Pause in typing before the backend is searched (debounce), in ms. */
const pause = 250;
/** A single letter matches half of all games. */
const lettersAtLeast = 2;
const staleTime = 300_000;

/** Returns a value once it has stopped changing for a while. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The games opened on this device. They can be cleared, and restored while the search is open. */
function useOpened(device: KeyValueStore) {
  const [viewed, setViewed] = useState(() => readViewed(device));
  const [before, setBefore] = useState<readonly ViewedGame[] | null>(null);
  const write = (next: readonly ViewedGame[]) => {
    writeViewed(device, next);
    setViewed(readViewed(device));
  };
  return {
    viewed,
    cleared: before !== null,
    clear: () => {
      setBefore(viewed);
      write([]);
    },
    restore: () => {
      setBefore(null);
      write([...readViewed(device), ...(before ?? [])]);
    },
  };
}

const answered = (results: readonly { readonly data: WireHelpCentre | undefined }[]) =>
  results.map(({ data }) => data ?? null);

/**
 * The help questions, loaded from the first letter on. Empty until they are loaded, or when they fail to load, because
 * games and pages can be found without them.
 */
function useQuestions(isWanted: boolean) {
  const { api, config } = useRuntime();
  const language = useLanguage();
  const languages = [language, ...config.languages.filter((one) => one !== language)];
  const documents = useQueries({
    // biome-ignore lint/plugin/own-query: it is the same for everybody and stays when the session ends
    queries: languages.map((one) => ({
      queryKey: ['helpQuestions', one],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.getHelpCentre({ language: wireLanguage(one) }, { signal }),
      // Retried like every read: a refusal is reported at once, only a failed connection is tried again.
      retry: retryRead,
      retryDelay,
      staleTime,
      enabled: isWanted,
    })),
    combine: answered,
  });
  return useMemo(() => {
    const [own, ...others] = documents;
    return own
      ? toQuestions(
          own,
          others.flatMap((document) => document ?? []),
        )
      : none;
  }, [documents]);
}

const none: readonly Entry<SitePage>[] = [];

/** The pages that are offered to the person who searches (GRD-01, AGT). */
function useSitePages() {
  const { config } = useRuntime();
  const t = useT();
  const kind = searcherKind(useSession());
  const hasCentres = config.memberCentre;
  const isAgent = kind === 'agent' && hasCentres;
  const { isOn } = useNeeds({ upline: isAgent || kind === 'member', contracts: isAgent });
  const { texts } = useSettings();
  const hrefs = useStableValue(offeredTo({ kind, hasCentres, texts, isOn }));
  return useMemo(() => sitePages(hrefs, t), [hrefs, t]);
}

/**
 * Searches local data at once (hot games, slots, opened games, pages, help questions), and the backend after a pause in
 * typing: with the words as typed, or as the index spells them.
 */
export function useSearch(query: string) {
  const { api, config, memory } = useRuntime();
  const names = useVendorNames();
  const { viewed, ...opened } = useOpened(memory.device);
  const hot = useQuery({ ...queries.hotGames(api), staleTime });
  // The same list that the home page searches for new games, so it is mostly cached.
  const slots = useQuery({
    ...queries.gameList(api, {
      clientType: config.clientType,
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 200,
    }),
    staleTime,
  });
  const isTyped = query.trim() !== '';
  const questions = useQuestions(isTyped);
  const pages = useSitePages();
  const local = useMemo(() => {
    const wire = [...(hot.data?.list ?? []), ...(slots.data?.games ?? [])];
    const games = wire.map((game) => toGameSummary(game, names));
    const fresh = refreshed(viewed, games);
    return {
      known: toKnown([...games, ...fresh], pages, questions),
      suggested: suggestions(fresh, games),
    };
  }, [hot.data, slots.data, names, viewed, questions, pages]);

  // Typed letters are rendered first; a search for an older text is dropped.
  const followed = useDeferredValue(query);
  const atOnce = useMemo(() => answer(local.known, followed, []), [local, followed]);
  const asked = useRested(atOnce.spelled);
  const isAsked = asked.length >= lettersAtLeast;
  const found = useQuery({
    ...queries.gameList(api, {
      clientType: config.clientType,
      gameName: asked,
      pageNo: 1,
      pageSize: 12,
    }),
    staleTime,
    enabled: isAsked,
  });
  const whole = useMemo(() => {
    const more = (found.data?.games ?? []).map((game) => toGameSummary(game, names));
    return answer(local.known, followed, atOnce.spelled === asked ? more : []);
  }, [local, followed, found.data, names, atOnce.spelled, asked]);

  const waits =
    followed !== query || (atOnce.spelled.length >= lettersAtLeast && atOnce.spelled !== asked);
  const status: 'idle' | 'searching' | 'failed' = !isTyped
    ? 'idle'
    : waits || (isAsked && found.isFetching)
      ? 'searching'
      : isAsked && found.isError
        ? 'failed'
        : 'idle';
  return {
    groups: isTyped ? whole.groups : [],
    suggested: local.suggested,
    status,
    opened,
    retry: () => void found.refetch(),
  };
}
