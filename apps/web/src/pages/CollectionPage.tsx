import { GameCollectionWidget } from '@parlour/features/game-list';

/** Hot, favourite or recent games (GAM-07). */
export default function CollectionPage({
  collection,
}: {
  readonly collection: 'hot' | 'favourites' | 'recent';
}) {
  return <GameCollectionWidget collection={collection} />;
}
