import { ElectronicGamesWidget } from '@parlour/features/games/list';
import type { MessageKey } from '@parlour/features/i18n';
import { type BannerGroup, ListBanner } from '@parlour/features/site/banners';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWaysBack } from '../app/ways-back.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

interface Tab {
  readonly title: MessageKey;
  readonly banners: BannerGroup;
}

const slots: Tab = { title: 'nav.slots', banners: 'w_rng' };
const tabs: ReadonlyMap<string | null, Tab> = new Map<string, Tab>([
  ['fish', { title: 'nav.fish', banners: 'w_fish' }],
  ['pvp', { title: 'nav.pvp', banners: 'w_pvp' }],
  ['live', { title: 'nav.live', banners: 'w_live' }],
]);

/** `/rng?page=…`. Vendor, filters, search and list type are in the address (GAM-02, NAV-05). */
export default function ElectronicPage() {
  const [search, setSearch] = useSearchParams();
  const { pathname, hash } = useLocation();
  const { closeTo } = useWaysBack();
  const { title, banners } = tabs.get(search.get('page')) ?? slots;
  return (
    <>
      <PageTitle of={title} />
      <ListBanner group={banners} />
      <ElectronicGamesWidget
        search={search}
        onClose={(next) => closeTo({ pathname, search: next.toString(), hash })}
        onSearchChange={(next, options) => setSearch(next, { replace: options.replace })}
      />
    </>
  );
}
