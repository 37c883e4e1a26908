// biome-ignore-all lint/plugin/send-once: it locks each game by itself, because the same again changes nothing
import { isApiError, isUnsettled, queries } from '@parlour/api-client';
import type { FavouriteState } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import { useRuntime, useSession } from '../runtime/runtime.tsx';
import { useGuard } from '../shell/use-guard.ts';
import { type GameSummary, toGameType } from './game-summary.ts';

/** The state of each game's heart, and the action of a press. */
export interface Favourites {
  readonly stateOf: (id: number) => FavouriteState;
  readonly toggle: (game: GameSummary) => void;
}

/**
 * Favourite games (GAM-04). A press shows its effect at once (optimistic) and sends one request; a refusal undoes it. A
 * visitor gets the login, and the favourite is saved after it (GRD-01).
 */
export function useFavourites(): Favourites {
  const { api, toasts } = useRuntime();
  const isMember = useSession().kind === 'authenticated';
  const guard = useGuard();
  const t = useT();
  const queryClient = useQueryClient();
  const options = queries.favouriteIds(api);
  // Asked once for each login: the hearts of every list share the answer, and presses change it here.
  const { data: ids } = useQuery({
    ...options,
    enabled: isMember,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [saving, setSaving] = useState<ReadonlyMap<number, boolean>>(new Map());
  const locked = useRef(new Map<number, boolean>());

  /** Changes only a list that has loaded: a list made up here could be taken for that of the next member. */
  const show = (id: number, on: boolean) =>
    queryClient.setQueryData(options.queryKey, (known: readonly number[] | undefined) => {
      const others = known?.filter((other) => other !== id);
      return others && on ? [...others, id] : others;
    });

  const save = async ({ id, vendorId, gameType }: GameSummary, on: boolean) => {
    const type = toGameType(gameType);
    if (locked.current.has(id) || type === undefined) return;
    locked.current.set(id, on);
    setSaving(new Map(locked.current));
    const settle = () => {
      locked.current.delete(id);
      setSaving(new Map(locked.current));
    };
    try {
      await queryClient.ensureQueryData(options);
      show(id, on);
      const body = { nodeId: id, vendor: vendorId, gameType: type };
      await (on ? api.addFavourite(body) : api.removeFavourite(body));
      settle();
      toasts.show({
        id: `favourite-${id}`,
        tone: 'success',
        title: t(on ? 'success.favouriteAdded' : 'success.favouriteRemoved'),
      });
    } catch (error) {
      show(id, !on);
      settle();
      // Nobody knows whether a change without an answer was saved.
      if (isUnsettled(error)) void queryClient.invalidateQueries({ queryKey: options.queryKey });
      // An expired session shows its own message, once.
      if (isApiError(error) && error.code === 'UNAUTHENTICATED') return;
      toasts.show({ id: `favourite-${id}`, tone: 'danger', title: errorMessage(error, t) });
    }
  };

  const isOn = (id: number) => isMember && ids?.includes(id) === true;
  return {
    stateOf: useCallback(
      (id) => {
        const wanted = saving.get(id);
        if (wanted !== undefined) return wanted ? 'adding' : 'removing';
        return isMember && ids?.includes(id) ? 'on' : 'off';
      },
      [saving, isMember, ids],
    ),
    toggle: (game) => {
      const wanted = !isOn(game.id);
      guard(() => void save(game, wanted));
    },
  };
}
