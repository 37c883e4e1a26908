import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isFavourite } from '../../shared/games/GameTile.tsx';
import { toGameSummary } from '../../shared/games/game-summary.ts';
import { useFavourites } from '../../shared/games/use-favourites.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { useVendorNames } from '../../shared/games/use-vendors.ts';
import { hiddenMoney } from '../../shared/i18n/money.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { playHrefFor } from '../../shared/play/play-ways.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { openPopup } from '../../shared/services/popup.ts';
import { useBalance } from '../../shared/wallet/use-balance.ts';
import { addDecimals } from './decimals.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameHeader } from './GameHeader.tsx';
import { GameLaunchView } from './GameLaunchView.tsx';
import { type LaunchTarget, targetKey } from './target.ts';
import { useLaunch } from './use-launch.ts';
import { useViewed } from './use-viewed.ts';

/** Width and height of the window of a game, in px. */
const gameWindow = [1180, 760] as const;

export interface GameLaunchWidgetProps {
  /** What to launch; `null` for an invalid address. */
  readonly target: LaunchTarget | null;
  /** Called when the player goes back to the previous page. */
  readonly onLeave: () => void;
}

/**
 * Shows a game in its frame under the slim header: asks for a login, launches the game, sums its rounds, and reads the
 * balance on return (LCH-01).
 */
export function GameLaunchWidget({ target, onLeave }: GameLaunchWidgetProps) {
  // Another game is another play session: its clock and its net start from zero.
  return <Session key={targetKey(target)} target={target} onLeave={onLeave} />;
}

function Session({ target, onLeave }: GameLaunchWidgetProps) {
  const { config, overlays } = useRuntime();
  const { kind } = useSession();
  const t = useT();
  const settings = useSettings();
  const { state, game, retry, retrying } = useLaunch(target);
  const names = useVendorNames();
  const favourites = useFavourites();
  const play = usePlay();
  const balance = useBalance();
  const refresh = useRefresh();
  const { net, addRound } = useNet(refresh);
  const isOpen = state.kind === 'framed' || state.kind === 'window';
  useViewed(isOpen && target?.kind === 'game' ? game : null, names);
  useFreshReturn(state.kind === 'framed' || state.kind === 'window' ? state.kind : null, refresh);
  const [popup, setPopup] = useState<'closed' | 'open' | 'blocked'>('closed');
  const frame = useRef<HTMLIFrameElement>(null);
  const isVisitor = kind === 'anonymous';

  // The launch starts by itself once there is a session, so there is nothing to do after the login.
  const askLogin = useCallback(() => overlays.askLogin(() => {}), [overlays]);
  const isNothing = target === null;
  useEffect(() => {
    if (isVisitor && !isNothing) askLogin();
  }, [isVisitor, isNothing, askLogin]);

  const instead = state.kind === 'unavailable' || state.kind === 'notFound';
  const similar = useSimilar(instead, game?.id ?? null);
  // Lotteries have their own favourites, and a sports book is not a game.
  const isGame = target?.kind === 'game' || target?.kind === 'first';
  const favourite = game && isGame ? favourites.stateOf(game.id) : null;
  const isStarting = state.kind === 'starting';
  const symbol = settings.currencySymbol;
  return (
    <GameLaunchView
      state={state}
      game={game}
      header={
        <GameHeader
          title={game?.title ?? null}
          vendor={(game && (names.get(game.vendorId) ?? game.vendorName)) || null}
          demo={settings.operatorMode === 'demo' || kind === 'trial'}
          toolSpace={settings.operatorMode === 'demo'}
          startedAt={state.kind === 'framed' ? state.startedAt : null}
          isStarting={isStarting}
          net={net}
          balance={isVisitor ? null : balance.hidden ? hiddenMoney(symbol) : balance.text || '–'}
          currency={symbol}
          playHref={playHrefFor(config.memberCentre)}
          favourite={
            favourite
              ? { on: isFavourite(favourite), busy: favourite !== 'on' && favourite !== 'off' }
              : isStarting && isGame
                ? { on: false, busy: true }
                : null
          }
          onFavourite={() => game && favourites.toggle(game)}
          onFullScreen={
            state.kind === 'framed'
              ? () => void fullScreen(frame.current)
              : isStarting
                ? null
                : undefined
          }
          onLeave={onLeave}
        />
      }
      frame={
        state.kind === 'framed' && (
          <GameFrame
            ref={frame}
            url={state.url}
            title={game?.title ?? t('game.game')}
            onRound={addRound}
          />
        )
      }
      similar={similar}
      favouriteOf={favourites.stateOf}
      onFavourite={favourites.toggle}
      onPlay={play}
      onLogin={askLogin}
      onRetry={retry}
      onService={() => overlays.open({ name: 'service', props: {} })}
      onLeave={onLeave}
      retrying={retrying}
      popup={popup}
      onPopup={(url) => setPopup(openPopup(url, gameWindow) === 'opened' ? 'open' : 'blocked')}
    />
  );
}

function useRefresh(): () => void {
  const { api } = useRuntime();
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: queries.balance(api).queryKey }),
    [queryClient, api],
  );
}

/** The net of this session. Every round reads the balance again (WAL-01). */
function useNet(refresh: () => void) {
  const [net, setNet] = useState('0.00');
  const addRound = useCallback(
    (round: string) => {
      setNet((sum) => addDecimals(sum, round));
      refresh();
    },
    [refresh],
  );
  return { net, addRound };
}

/** Reads the balance again when the player returns from a game, by leaving its page or closing its window (LCH-01). */
function useFreshReturn(launched: 'framed' | 'window' | null, refresh: () => void): void {
  useEffect(() => {
    if (launched === null) return;
    if (launched === 'framed') return refresh;
    // A separate window reports nothing: the return is detected by focus or visibility of this page.
    const back = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      refresh();
    };
  }, [launched, refresh]);
}

/** Six hot games as a replacement for one that cannot be played; fetched only then. */
function useSimilar(wanted: boolean, gameId: number | null) {
  const { api } = useRuntime();
  const names = useVendorNames();
  const { data } = useQuery({ ...queries.hotGames(api), enabled: wanted, staleTime: 300_000 });
  if (!wanted || !data) return [];
  return data.list
    .filter(({ nodeId, maintenance }) => nodeId !== gameId && maintenance !== true)
    .slice(0, 6)
    .map((game) => toGameSummary(game, names));
}

async function fullScreen(frame: HTMLIFrameElement | null): Promise<void> {
  try {
    await frame?.requestFullscreen();
  } catch {
    // Some phones cannot show one element in full screen: the page stays as it is.
  }
}
