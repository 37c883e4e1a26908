import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  readViewed,
  refreshed,
  toGameSummary,
  useVendorNames,
  type ViewedGame,
  writeViewed,
} from '../games/index.ts';
import { useT } from '../i18n/index.ts';
import { useRuntime } from '../runtime/index.ts';
import type { KeyValueStore } from '../session/index.ts';
import { answer, suggestions, toKnown } from './model.ts';

/** A pause of typing after which the backend is asked, in ms. */
const pause = 250;
/** One letter finds half of all games. */
const lettersAtLeast = 2;
const staleTime = 300_000;

/** A value that follows when it has rested. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The games opened on this device. They can be cleared, and brought back while the search is open. */
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

/**
 * Finds at once among what this device knows (hot games, slots, opened games, pages), and asks the
 * backend for the rest when the typing rests: in the words as typed, or as they are spelled here.
 */
export function useSearch(query: string) {
  const { api, config, memory } = useRuntime();
  const t = useT();
  const names = useVendorNames();
  const { viewed, ...opened } = useOpened(memory.device);
  const hot = useQuery({ ...queries.hotGames(api), staleTime });
  // The list home looks through for new games: mostly there already.
  const slots = useQuery({
    ...queries.gameList(api, {
      clientType: config.clientType,
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 200,
    }),
    staleTime,
  });
  const local = useMemo(() => {
    const wire = [...(hot.data?.list ?? []), ...(slots.data?.games ?? [])];
    const games = wire.map((game) => toGameSummary(game, names));
    const fresh = refreshed(viewed, games);
    return {
      known: toKnown([...games, ...fresh], t),
      suggested: suggestions(fresh, games),
    };
  }, [hot.data, slots.data, names, viewed, t]);

  const atOnce = useMemo(() => answer(local.known, query, []), [local, query]);
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
    return answer(local.known, query, atOnce.spelled === asked ? more : []);
  }, [local, query, found.data, names, atOnce.spelled, asked]);

  const isTyped = query.trim() !== '';
  const waits = atOnce.spelled.length >= lettersAtLeast && atOnce.spelled !== asked;
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
