import type { WireGameVendors } from '@parlour/api-client';
import { Button, Inline, Text, VendorGlyph } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { GameType } from '../../shared/games/game-summary.ts';
import { useFavourites } from '../../shared/games/use-favourites.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { noFilters } from './filters.ts';
import * as css from './GameListView.css.ts';
import { GameListView } from './GameListView.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useGameList } from './use-game-list.ts';
import { useTableLimits } from './use-vendor-extras.ts';

interface VendorGamesProps {
  readonly vendor: WireGameVendors[number];
  readonly gameType: GameType;
  readonly onClose: () => void;
  /** Shows the same games on the page instead, with all its filters. */
  readonly onWhole: () => void;
}

/** The games of one vendor in a window: search, favourites, play (GAM-03). */
export default function VendorGames({ vendor, gameType, onClose, onWhole }: VendorGamesProps) {
  const t = useT();
  const [name, setName] = useState('');
  const favourites = useFavourites();
  const play = usePlay();
  const limitsOf = useTableLimits(gameType, vendor.vassalage);
  const list = useGameList(gameType, { ...noFilters, vendor: vendor.vassalage, name });
  return (
    <Modal
      open
      addressed
      onOpenChange={onClose}
      title={
        <Inline as="span" gap="s2">
          <VendorGlyph src={vendor.logoUrl} />
          <span>{vendor.name}</span>
        </Inline>
      }
      closeLabel={t('action.close')}
      width={920}
      height={560}
      footer={
        <Inline justify="between" gap="s3">
          <Text as="span" size="small" tone="secondary" role="status">
            {list.total !== null &&
              t('game.shownOf', {
                shown: list.games.length,
                total: list.total,
              })}
          </Text>
          <Button variant="ghost" endIcon={ArrowRight} onClick={onWhole}>
            {t('game.wholePage')}
          </Button>
        </Inline>
      }
    >
      <div className={css.sheet}>
        <SearchBox label={t('game.searchList')} value={name} onSearch={setName} compact={false} />
        <GameListView
          {...list}
          shape="square"
          captionOf={limitsOf}
          empty={name === '' ? { kind: 'provider' } : { kind: 'search', query: name }}
          favouriteOf={favourites.stateOf}
          onFavourite={favourites.toggle}
          onPlay={play}
          onMore={list.loadMore}
          onRetry={list.retry}
          onClear={name === '' ? onClose : () => setName('')}
        />
      </div>
    </Modal>
  );
}
