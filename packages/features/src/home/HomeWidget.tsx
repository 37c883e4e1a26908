import { lazy, Suspense, useState } from 'react';
import { useFavourites, usePlay } from '../games/index.ts';
import { useRuntime, useSettings } from '../runtime/index.ts';
import { useLobby } from './data.ts';
import { HomeView } from './HomeView.tsx';

/** The window and the sanitiser arrive with the first opened notice. */
const NoticeModal = lazy(async () => ({
  default: (await import('../notices/index.ts')).NoticeModal,
}));

/** The home page: banner, jackpot, notices, categories, hot games, live tables, vendors. */
export function HomeWidget() {
  const { navigate } = useRuntime();
  const { currencySymbol, operatorMode, timeZone } = useSettings();
  const lobby = useLobby();
  const favourites = useFavourites();
  const play = usePlay();
  const [notice, setNotice] = useState<number | null>(null);
  const { notices } = lobby.parts;
  return (
    <>
      <HomeView
        parts={lobby.parts}
        hotCount={lobby.hotCount}
        currency={currencySymbol}
        operatorMode={operatorMode}
        timeZone={timeZone}
        favouriteOf={favourites.stateOf}
        onFavourite={favourites.toggle}
        onPlay={play}
        onNotice={setNotice}
        onVendor={({ href }) => navigate(href)}
        onRetry={(part) => lobby.retry[part]()}
      />
      {notice !== null && notices.status === 'ready' && (
        <Suspense fallback={null}>
          <NoticeModal
            notices={notices.value}
            index={notice}
            onIndexChange={setNotice}
            onClose={() => setNotice(null)}
            timeZone={timeZone}
          />
        </Suspense>
      )}
    </>
  );
}
