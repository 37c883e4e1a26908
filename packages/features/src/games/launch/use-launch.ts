import { isUnsettled } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { useSiteLottery } from '../../shared/games/use-site-lottery.ts';
import { wireLanguage } from '../../shared/i18n/language.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { keepCdn, useCdns } from '../../shared/runtime/site-pictures.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { type LaunchState, toFailure, toLaunchState } from './game-launch-model.ts';
import { type LaunchPlan, planLaunch, recentGame } from './plan.ts';
import { firstReached } from './reach.ts';
import { type LaunchTarget, targetKey } from './target.ts';
import { useKnownGame } from './use-known-game.ts';

/** One visit of one target in one session; answers for other visits are dropped. */
interface Visit {
  readonly key: string;
  readonly target: LaunchTarget;
  /**
   * The plan that was sent and may have succeeded: the next try sends exactly the same (WAL-07). A new plan could name
   * a game that is a recent game only because of the lost launch.
   */
  plan?: LaunchPlan | undefined;
}

export interface LaunchHandle {
  readonly state: LaunchState;
  /** What is known about the game; `null` until it is found. */
  readonly game: GameSummary | null;
  /** Sends the launch again after a failure. Presses while it runs do nothing. */
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** Launches a target exactly once per visit, as soon as there is a session (LCH-01). */
export function useLaunch(target: LaunchTarget | null): LaunchHandle {
  const { api, config, device, analytics, memory, reaches } = useRuntime();
  const { kind } = useSession();
  const cdns = useCdns('gameCdns');
  const lottery = useSiteLottery();
  const t = useT();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<{ visit: Visit; state: LaunchState } | null>(null);
  const [found, setFound] = useState<{ visit: Visit; game: GameSummary | null } | null>(null);
  const visit = useRef<Visit | null>(null);
  const { withKey } = useIntent();
  const mayPlay = kind === 'authenticated' || kind === 'trial';
  const key = targetKey(target);
  const known = useKnownGame(target, kind === 'anonymous');

  const launch = async (asked: Visit) => {
    const isCurrent = () => visit.current === asked;
    const demo = kind === 'trial';
    const settle = (state: LaunchState) => {
      if (isCurrent()) setAnswer({ visit: asked, state });
    };
    // The CDNs are probed while the launch is sent.
    const reached = firstReached(cdns, reaches);
    try {
      asked.plan ??= await planLaunch(asked.target, {
        api,
        queryClient,
        clientType: config.clientType,
        device: config.device,
        lottoArea: lottery.area,
        language: wireLanguage(language),
        demo,
        sports: t('nav.sports'),
        known: (id) => (known?.id === id ? known : undefined),
      });
      const { game, send } = asked.plan;
      if (!isCurrent()) return;
      setFound({ visit: asked, game });
      const launched = await send(withKey);
      const cdn = await reached;
      if (cdn !== undefined) keepCdn(memory.tab, 'gameCdns', cdn);
      const places = {
        base: cdn ?? config.baseUrl,
        known: [`http://${config.host}`, config.baseUrl, ...cdns],
      };
      settle(toLaunchState(launched, places, device.now()));
      // The game runs already; its name may arrive later.
      const id = asked.target.kind === 'game' ? asked.target.id : null;
      const named = game ?? (id === null ? null : await recentGame(id, { api, demo }));
      if (named !== game && isCurrent()) setFound({ visit: asked, game: named });
      const { vendorId: vendor = '', gameType = '' } = named ?? {};
      analytics.track({ name: 'game_launch', vendor, gameType });
    } catch (error) {
      if (!isUnsettled(error)) asked.plan = undefined;
      settle(toFailure(error));
    }
  };
  const latest = useRef({ launch, target });
  latest.current = { launch, target };

  useEffect(() => {
    const { target: wanted, launch: begin } = latest.current;
    if (!mayPlay || wanted === null) {
      visit.current = null;
      setAnswer(null);
      return;
    }
    // Also prevents a second launch when React runs effects twice.
    if (visit.current?.key === key) return;
    visit.current = { key, target: wanted };
    void begin(visit.current);
  }, [mayPlay, key]);

  const [retry, retrying] = useOnce(async () => {
    if (visit.current) await launch(visit.current);
  });

  const state = (): LaunchState => {
    if (target === null) return { kind: 'notFound' };
    if (kind === 'authenticating') return { kind: 'starting' };
    if (!mayPlay) return { kind: 'loginNeeded' };
    return answer?.visit.key === key ? answer.state : { kind: 'starting' };
  };
  const game = found?.visit.key === key ? found.game : null;
  return { state: state(), game: game ?? known ?? null, retry: () => void retry(), retrying };
}
