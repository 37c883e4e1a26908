import { GameLaunchWidget, type LaunchScreen, readTarget } from '@parlour/features/games/launch';
import { useSearchParams } from 'react-router-dom';
import { useWaysBack } from '../app/ways-back.tsx';

/** A game in its frame (`/game?id=…`), a seamless one, the sports book, cockfighting (LCH-02). */
export default function GamePage({ screen }: { readonly screen: LaunchScreen }) {
  const [search] = useSearchParams();
  return <GameLaunchWidget target={readTarget(screen, search)} onLeave={useWaysBack().leave} />;
}
