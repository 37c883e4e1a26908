import { useState } from 'react';
import { lotteryHref, toPrizeMode } from '../../shared/games/lottery-mode.ts';
import { useSiteLottery } from '../../shared/games/use-site-lottery.ts';
import { hiddenMoney } from '../../shared/i18n/money.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useBalance } from '../../shared/wallet/use-balance.ts';
import { LotteryHeader } from './LotteryHeader.tsx';
import { LotteryView } from './LotteryView.tsx';
import { isPersonal, toTab } from './lottery-model.ts';
import { useLottery, useSessionClock } from './use-lottery.ts';
import { useLotteryFavourites } from './use-lottery-favourites.ts';

export interface LotteryWidgetProps {
  /** The query of the address: it contains the list, the prize mode and the lottery of the draws. */
  readonly search: URLSearchParams;
  readonly onSearchChange: (next: URLSearchParams, options: { replace: boolean }) => void;
  /** Called when the player goes back to the previous page. */
  readonly onLeave: () => void;
}

/** The lottery screen, connected to the backend: lotteries, draws, and links to play (LOT-01, NAV-06). */
export function LotteryWidget({ search, onSearchChange, onLeave }: LotteryWidgetProps) {
  const { overlays, navigate, session } = useRuntime();
  const { type: siteType } = useSiteLottery();
  const tab = toTab(search.get('list'));
  const drawsOf = search.get('draws') ?? '';
  const favourites = useLotteryFavourites();
  const chosenMode = toPrizeMode(search.get('mode')) ?? null;
  const { isPlayer, mode, parts, names, retry } = useLottery({
    tab,
    siteType,
    mode: chosenMode,
    drawsOf,
    favourites: favourites.ids,
  });
  // Another lottery starts at its first page.
  const [turned, setTurned] = useState({ drawsOf, page: 1 });

  const change = (key: 'list' | 'mode' | 'draws', value: string) => {
    if ((search.get(key) ?? '') === value) return;
    const next = new URLSearchParams(search);
    if (value === '') next.delete(key);
    else next.set(key, value);
    onSearchChange(next, { replace: key !== 'list' });
  };
  /** A visitor has to log in first, and then the lottery opens (GRD-01). A trial account may play. */
  const open = (href: string) => {
    const go = () => navigate(href);
    const { kind } = session.store.getState();
    if (kind === 'authenticated' || kind === 'trial') go();
    else overlays.askLogin(go);
  };
  const login = () => overlays.askLogin(() => undefined);
  return (
    <LotteryView
      header={<Header onLogin={login} onLeave={onLeave} />}
      tab={tab}
      siteType={siteType}
      onTab={(next) => change('list', next)}
      lotteries={parts.lotteries}
      needsLogin={isPersonal(tab) && !isPlayer}
      isFavourite={(id) => favourites.ids.includes(id)}
      onFavourite={({ nodeId }) => favourites.toggle(nodeId)}
      onPlay={({ code }) => open(lotteryHref(code))}
      onLogin={login}
      onRetry={retry.lotteries}
      draws={{
        draws: parts.draws,
        page: turned.drawsOf === drawsOf ? turned.page : 1,
        onPage: (page) => setTurned({ drawsOf, page }),
        names,
        chosen: names.some(({ code }) => code === drawsOf) ? drawsOf : '',
        onChoose: (code) => change('draws', code),
        onRetry: retry.draws,
      }}
      modes={{
        mode,
        onMode: (next) => change('mode', next),
        lotteries: parts.ofMode,
        onLobby: ({ code }) => open(lotteryHref(code, 'lobby')),
        onRetry: retry.lotteries,
      }}
      played={{ played: parts.played, onLogin: login, onRetry: retry.played }}
    />
  );
}

/** The header with its running clock. A tick re-renders only the header. */
function Header(props: { readonly onLogin: () => void; readonly onLeave: () => void }) {
  const { config } = useRuntime();
  const { kind } = useSession();
  const settings = useSettings();
  const balance = useBalance();
  const seconds = useSessionClock();
  const isPlayer = kind === 'authenticated' || kind === 'trial';
  const ribbon = kind === 'trial' ? 'trial' : settings.operatorMode === 'demo' ? 'demo' : null;
  const shown = balance.hidden ? hiddenMoney(settings.currencySymbol) : balance.text || '\u2013';
  return (
    <LotteryHeader
      {...props}
      ribbon={ribbon}
      hasCentre={config.memberCentre}
      seconds={seconds}
      balance={isPlayer ? shown : null}
      balanceHidden={balance.hidden}
      onToggleBalance={balance.toggleHidden}
    />
  );
}
