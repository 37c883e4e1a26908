import { useFavourites } from '../../shared/games/use-favourites.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { HomeShelvesView } from './HomeShelvesView.tsx';
import { useShelves } from './use-shelves.ts';

/**
 * The shelves below the first screen of the home page, connected to the backend and this device (GAM-07, GAM-08, X-05).
 */
export function HomeShelvesWidget() {
  const { parts, winnersClock, retry } = useShelves();
  const favourites = useFavourites();
  const play = usePlay();
  return (
    <HomeShelvesView
      parts={parts}
      winnersClock={winnersClock}
      favouriteOf={favourites.stateOf}
      onFavourite={favourites.toggle}
      onPlay={play}
      onRetry={(part) => retry[part]()}
    />
  );
}
