import { LotteryWidget } from '@parlour/features/games/lottery';
import { useSearchParams } from 'react-router-dom';
import { useWaysBack } from '../app/ways-back.tsx';

/** `/lottery` and its aliases. List, prize mode and the lottery of the draws are in the address (NAV-06). */
export default function LotteryPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <LotteryWidget
      search={search}
      onSearchChange={(next, options) => setSearch(next, { replace: options.replace })}
      onLeave={useWaysBack().leave}
    />
  );
}
