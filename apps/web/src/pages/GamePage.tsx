import { GameLaunchWidget, type LaunchScreen, readTarget } from '@parlour/features/games/launch';
import { useSearchParams } from 'react-router-dom';
import { useWaysBack } from '../app/ways-back.tsx';

/** Launches a game (`/game?id=…`), a seamless game, the sports book or cockfighting (LCH-02). */
export default function GamePage({ screen }: { readonly screen: LaunchScreen }) {
  const [search] = useSearchParams();
  return <GameLaunchWidget target={readTarget(screen, search)} onLeave={useWaysBack().leave} />;
}
