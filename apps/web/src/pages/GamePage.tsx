import { GameLaunchWidget } from '@parlour/features/game-launch';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** A game in its frame (`/game?id=…`, LCH-02). Leaving goes back, or home when there is no way back. */
export default function GamePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('id');
  return (
    <GameLaunchWidget
      gameId={id && /^\d{1,12}$/.test(id) ? Number(id) : null}
      onLeave={() => {
        if (window.history.length > 1) navigate(-1);
        else navigate('/', { replace: true });
      }}
    />
  );
}
