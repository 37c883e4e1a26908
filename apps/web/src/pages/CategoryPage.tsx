import { CategoryGamesWidget } from '@parlour/features/game-list';
import { useSearchParams } from 'react-router-dom';

/** The games of one type; `?vassalage=` opens one vendor (NAV-04). */
export default function CategoryPage({ gameType }: { readonly gameType: string }) {
  const [search, setSearch] = useSearchParams();
  return (
    <CategoryGamesWidget
      gameType={gameType}
      search={search}
      onSearchChange={(next, options) => setSearch(next, { replace: options.replace })}
    />
  );
}
