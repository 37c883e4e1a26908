import { CategoryGamesWidget } from '@parlour/features/games/list';
import { type BannerGroup, ListBanner } from '@parlour/features/site/banners';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWaysBack } from '../app/ways-back.tsx';

/** The banner group of each game type. Both kinds of lottery share one (SPECIFICATION §2). */
const groups: Readonly<Record<string, BannerGroup>> = {
  RNG: 'w_rng',
  LIVE: 'w_live',
  FISH: 'w_fish',
  PVP: 'w_pvp',
  SPORTS: 'w_sports',
  ESPORTS: 'w_esports',
  ELOTT: 'w_lott',
  LOTT: 'w_lott',
};

/** The games of one type; `?vassalage=` opens one vendor (NAV-04). */
export default function CategoryPage({ gameType }: { readonly gameType: string }) {
  const [search, setSearch] = useSearchParams();
  const { pathname, hash } = useLocation();
  const { closeTo } = useWaysBack();
  const group = groups[gameType];
  return (
    <>
      {group && <ListBanner group={group} />}
      <CategoryGamesWidget
        gameType={gameType}
        search={search}
        onClose={(next) => closeTo({ pathname, search: next.toString(), hash })}
        onSearchChange={(next, options) => setSearch(next, { replace: options.replace })}
      />
    </>
  );
}
