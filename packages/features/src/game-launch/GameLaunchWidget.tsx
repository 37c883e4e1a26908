import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toGameSummary, useFavourites, usePlay, useVendorNames } from '../games/index.ts';
import { hiddenMoney, useT } from '../i18n/index.ts';
import { useRuntime, useSession, useSettings } from '../runtime/index.ts';
import { useBalance } from '../wallet/index.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameHeader } from './GameHeader.tsx';
import { GameLaunchView } from './GameLaunchView.tsx';
import { addDecimals } from './net.ts';
import { useLaunch } from './use-launch.ts';

export interface GameLaunchWidgetProps {
  /** Node id of the game; `null` for an address without a usable one. */
  readonly gameId: number | null;
  /** The player goes back to where they came from. */
  readonly onLeave: () => void;
}

/** A game in its frame under the slim header; logs in, launches, counts, and comes back with a fresh balance (LCH-01). */
export function GameLaunchWidget({ gameId, onLeave }: GameLaunchWidgetProps) {
  // Another game is another session of play: its clock and its net begin anew.
  return <Session key={gameId} gameId={gameId} onLeave={onLeave} />;
}

function Session({ gameId, onLeave }: GameLaunchWidgetProps) {
  const { overlays } = useRuntime();
  const { kind } = useSession();
  const t = useT();
  const settings = useSettings();
  const { state, game, retry, retrying } = useLaunch(gameId);
  const names = useVendorNames();
  const favourites = useFavourites();
  const play = usePlay();
  const balance = useBalance();
  const { net, addRound } = useNet();
  const [popup, setPopup] = useState<'closed' | 'open' | 'blocked'>('closed');
  const frame = useRef<HTMLIFrameElement>(null);
  const isVisitor = kind === 'anonymous';

  // The launch itself waits for the session; nothing else is left to do after the login.
  const askLogin = useCallback(() => overlays.askLogin(() => {}), [overlays]);
  useEffect(() => {
    if (isVisitor && gameId !== null) askLogin();
  }, [isVisitor, gameId, askLogin]);

  const instead = state.kind === 'unavailable' || state.kind === 'notFound';
  const similar = useSimilar(instead, gameId);
  const favourite = game ? favourites.stateOf(game.id) : null;
  const symbol = settings.currencySymbol;
  return (
    <GameLaunchView
      state={state}
      game={game}
      header={
        <GameHeader
          title={game?.title ?? null}
          vendor={game ? (names.get(game.vendorId) ?? game.vendorName) : null}
          demo={settings.operatorMode === 'demo' || kind === 'trial'}
          startedAt={state.kind === 'framed' ? state.startedAt : null}
          net={net}
          balance={isVisitor ? null : balance.hidden ? hiddenMoney(symbol) : balance.text || '–'}
          currency={symbol}
          favourite={favourite && { on: favourite === 'on', busy: favourite === 'saving' }}
          onFavourite={() => game && favourites.toggle(game)}
          onFullScreen={state.kind === 'framed' ? () => void fullScreen(frame.current) : undefined}
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
      retrying={retrying}
      popup={popup}
      onPopup={(url) => setPopup(openPopup(url) ? 'open' : 'blocked')}
    />
  );
}

/** The net of this session. Each round, and leaving after one, asks for the balance again (WAL-01). */
function useNet() {
  const { api } = useRuntime();
  const queryClient = useQueryClient();
  const [net, setNet] = useState('0.00');
  const played = useRef(false);
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: queries.balance(api).queryKey }),
    [queryClient, api],
  );
  const addRound = useCallback(
    (round: string) => {
      played.current = true;
      setNet((sum) => addDecimals(sum, round));
      refresh();
    },
    [refresh],
  );
  useEffect(
    () => () => {
      if (played.current) refresh();
    },
    [refresh],
  );
  return { net, addRound };
}

/** Six hot games instead of one that cannot be played; asked for only then. */
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

/** Opens the game at once, inside the press; `false` when the browser would not. */
function openPopup(url: string): boolean {
  const opened = window.open(url, '_blank', 'popup,width=1180,height=760');
  if (!opened) return false;
  opened.opener = null;
  return true;
}

async function fullScreen(frame: HTMLIFrameElement | null): Promise<void> {
  try {
    await frame?.requestFullscreen();
  } catch {
    // Phones that cannot show a frame alone keep the page as it is.
  }
}
