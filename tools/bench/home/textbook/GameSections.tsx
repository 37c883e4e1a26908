import { GameCard, GameCardSkeleton, GameGrid, SectionHeader } from '@parlour/ui';
import { useNavigate } from 'react-router-dom';
import { type Game, useHotGames, useVendors } from './api.ts';
import { useT } from './texts.ts';

const shownGames = 9;
const shownTables = 4;
/** Index of the first card that phones do not show. */
const phoneEnd = 7;
const places = Array.from({ length: shownGames }, (_, place) => place);

/** Hot games, then live tables. */
export function GameSections() {
  const { t } = useT();
  const { data } = useHotGames();
  const hot = data?.list.filter(({ gameType }) => gameType !== 'LIVE').slice(0, shownGames);
  const live = data?.list.filter(({ gameType }) => gameType === 'LIVE').slice(0, shownTables);
  return (
    <>
      <section className="section">
        <SectionHeader
          title={t('game.popularGames')}
          action={{ label: t('action.seeAll'), href: '/hot' }}
        />
        <GameGrid>
          {hot?.map((game, place) => (
            <Card
              key={game.nodeId}
              game={game}
              shape={place === 0 ? 'featured' : 'portrait'}
              wideOnly={place >= phoneEnd}
            />
          )) ?? places.map((place) => <GameCardSkeleton key={place} />)}
        </GameGrid>
      </section>
      <section className="section">
        <SectionHeader
          title={t('home.liveTables')}
          action={{ label: t('action.seeAll'), href: '/rng?page=live' }}
        />
        <div className="tables">
          {live?.map((game) => (
            <Card key={game.nodeId} game={game} shape="wide" />
          ))}
        </div>
      </section>
    </>
  );
}

interface CardProps {
  readonly game: Game;
  readonly shape: 'featured' | 'portrait' | 'wide';
  readonly wideOnly?: boolean;
}

function Card({ game, shape, wideOnly }: CardProps) {
  const { t } = useT();
  const { data: vendors } = useVendors();
  const navigate = useNavigate();
  const kind = game.isLive ? 'live' : game.isHot ? 'hot' : 'new';
  const href = `/game?id=${game.nodeId}`;
  return (
    <GameCard
      className={wideOnly ? 'wide-only' : ''}
      shape={shape}
      game={{
        id: game.nodeId,
        title: game.gameName,
        vendor: vendors?.find((one) => one.vassalage === game.vassalage)?.name ?? game.vassalage,
        coverUrl: game.coverUrl,
        flag: { kind, label: t(`badge.${kind}`) },
      }}
      favourite={{ state: 'off', label: t('game.addFavourite'), onToggle: () => undefined }}
      play={{ label: t('game.play'), href, onSelect: () => navigate(href) }}
    />
  );
}
