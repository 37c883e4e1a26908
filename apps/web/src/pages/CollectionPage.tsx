import { GameCollectionWidget, HotGamesWidget } from '@parlour/features/games/list';
import { useSearchParams } from 'react-router-dom';

/** Hot, new, favourite or recent games (GAM-07). */
export default function CollectionPage({
  collection,
}: {
  readonly collection: 'hot' | 'new' | 'favourites' | 'recent';
}) {
  const [search, setSearch] = useSearchParams();
  if (collection !== 'hot') return <GameCollectionWidget collection={collection} />;
  return (
    <HotGamesWidget
      search={search}
      onSearchChange={(next, { replace }) => setSearch(next, { replace })}
    />
  );
}
