import type { ReactNode } from 'react';
import { useFavourites } from '../../shared/games/use-favourites.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { useHandler } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import type { BannerGroup } from '../banners/use-banners.ts';
import * as css from './HomeView.css.ts';
import { HomeView, type HomeViews, type LobbyParts } from './HomeView.tsx';
import { hasShelves, type LobbyVendor, lobbyParts } from './home-model.ts';
import { Near } from './Near.tsx';
import { useLobby } from './use-lobby.ts';

export interface HomeWidgetProps {
  /** Group of the banners at the top. Default `w_home`. */
  readonly group?: BannerGroup;
  /** A section of the site's own, after those of the product and before `below`. */
  readonly section?: ReactNode;
  /** Parts of the site's own. Default: those of the product. */
  readonly views?: HomeViews;
  /** Content below the first screen; rendered when the visitor scrolls near it. */
  readonly below?: ReactNode;
  /** Content that loads once every section has loaded or failed, so that it does not delay them. */
  readonly afterwards?: ReactNode;
}

const noViews: HomeViews = {};

/** The home page: banner, jackpot, notices, categories, hot games, live tables, vendors. */
export function HomeWidget({
  group = 'w_home',
  section,
  views = noViews,
  below,
  afterwards,
}: HomeWidgetProps) {
  const { navigate, overlays, config } = useRuntime();
  const { currencySymbol, operatorMode, timeZone } = useSettings();
  const lobby = useLobby(group);
  const favourites = useFavourites();
  const onFavourite = useHandler(favourites.toggle);
  const onPlay = useHandler(usePlay());
  const onNotice = useHandler((index: number) =>
    overlays.open({ name: 'notice', props: { index } }),
  );
  const onVendor = useHandler(({ href }: LobbyVendor) => navigate(href));
  const onRetry = useHandler((part: keyof LobbyParts) => lobby.retry[part]());
  const parts = lobbyParts(config.home).map((name) => lobby.parts[name]);
  const settled = parts.every(({ status }) => status !== 'loading');
  // When no section has loaded, one message takes the whole page.
  const some = parts.length === 0 || parts.some(({ status }) => status === 'ready');
  return (
    <>
      <HomeView
        parts={lobby.parts}
        hotCount={lobby.hotCount}
        currency={currencySymbol}
        operatorMode={operatorMode}
        timeZone={timeZone}
        sections={config.home}
        views={views}
        favouriteOf={favourites.stateOf}
        onFavourite={onFavourite}
        onPlay={onPlay}
        onNotice={onNotice}
        onVendor={onVendor}
        onRetry={onRetry}
      />
      {section && <div className={css.section}>{section}</div>}
      {settled && some && below && hasShelves(config.home) && <Near>{below}</Near>}
      {settled && afterwards}
    </>
  );
}
