import { GameCollectionWidget } from '@parlour/features/game-list';

/** Hot, new, favourite or recent games (GAM-07). */
export default function CollectionPage({
  collection,
}: {
  readonly collection: 'hot' | 'new' | 'favourites' | 'recent';
}) {
  return <GameCollectionWidget collection={collection} />;
}
