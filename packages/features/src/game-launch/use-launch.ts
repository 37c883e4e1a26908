import { queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type GameSummary, keptGame, toGameSummary, toGameType } from '../games/index.ts';
import { useLanguage, wireLanguage } from '../i18n/index.ts';
import { useOnce, useRuntime, useSession } from '../runtime/index.ts';
import { type LaunchState, toFailure, toLaunchState } from './model.ts';

/** One visit of one game by one session; an answer for another visit is dropped. */
interface Visit {
  readonly gameId: number;
}

export interface LaunchHandle {
  readonly state: LaunchState;
  /** What is known about the game; `null` until it is found. */
  readonly game: GameSummary | null;
  /** Sends one more launch after a failure; presses while it runs do nothing. */
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** Launches a game exactly once per visit, as soon as somebody is logged in (LCH-01). */
export function useLaunch(gameId: number | null): LaunchHandle {
  const { api, config, clock } = useRuntime();
  const { kind } = useSession();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<{ visit: Visit; state: LaunchState } | null>(null);
  const [found, setFound] = useState<GameSummary | null>(null);
  const visit = useRef<Visit | null>(null);
  const mayPlay = kind === 'authenticated' || kind === 'trial';

  /** The kept card; after a reload the recent or hot list. Not finding it is no reason not to play. */
  const find = async (id: number): Promise<GameSummary | null> => {
    const kept = keptGame(queryClient, id);
    if (kept) return kept;
    const lists = [
      async () => (await api.getRecentGames({ pageNo: 1, pageSize: 50 })).list,
      async () => (await queryClient.ensureQueryData(queries.hotGames(api))).list,
    ];
    for (const list of lists) {
      try {
        const game = (await list()).find(({ nodeId }) => nodeId === id);
        if (game) return toGameSummary(game, new Map());
      } catch {
        // A trial account has no recent games, and the launch tells of a dead line better.
      }
    }
    return null;
  };

  const launch = async (asked: Visit) => {
    const isCurrent = () => visit.current === asked;
    const settle = (state: LaunchState) => {
      if (isCurrent()) setAnswer({ visit: asked, state });
    };
    const game = await find(asked.gameId);
    if (!isCurrent()) return;
    setFound(game);
    try {
      const launched = await api.launchGame({
        nodeId: asked.gameId,
        vendor: game?.vendorId ?? '',
        // The backend knows a game by its node id; the type only helps it to find it.
        gameType: toGameType(game?.gameType ?? '') ?? 'RNG',
        platform: config.device,
        language: wireLanguage[language],
        backUrl: '/',
        ...(kind === 'trial' && { demo: true }),
      });
      settle(toLaunchState(launched, config.baseUrl, clock.now()));
    } catch (error) {
      settle(toFailure(error));
    }
  };
  const latest = useRef(launch);
  latest.current = launch;

  useEffect(() => {
    if (!mayPlay || gameId === null) {
      visit.current = null;
      setAnswer(null);
      return;
    }
    // Also true when React runs effects twice: one visit, one launch.
    if (visit.current?.gameId === gameId) return;
    visit.current = { gameId };
    void latest.current(visit.current);
  }, [mayPlay, gameId]);

  const [retry, retrying] = useOnce(async () => {
    if (visit.current) await launch(visit.current);
  });

  const state = (): LaunchState => {
    if (gameId === null) return { kind: 'notFound' };
    if (kind === 'authenticating') return { kind: 'starting' };
    if (!mayPlay) return { kind: 'loginNeeded' };
    return answer?.visit.gameId === gameId ? answer.state : { kind: 'starting' };
  };
  const game = found?.id === gameId ? found : null;
  const kept = gameId === null ? undefined : keptGame(queryClient, gameId);
  return { state: state(), game: game ?? kept ?? null, retry: () => void retry(), retrying };
}
