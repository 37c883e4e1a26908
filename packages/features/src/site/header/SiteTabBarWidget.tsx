import { TabBar, type TabBarItem } from '@parlour/ui';
import { Gift, House, LayoutGrid, Plus, UserRound } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import { WindowPlace } from '../../shared/shell/WindowPlace.tsx';
import { markActive } from './navigation.ts';
import { useLastList } from './use-last-list.ts';

const AccountSheet = lazyPart(() => import('./AccountSheet.tsx'));

/**
 * The tab bar of phones: home, games, deposit, promotions, me (LAY-01). "Me" of a member is the first screen of the
 * member centre, that of a visitor the login with language and theme.
 */
export function SiteTabBarWidget({ location }: { readonly location: string }) {
  const t = useT();
  const { config } = useRuntime();
  const member = useMember();
  const lastList = useLastList(location);
  const [sheet, setSheet] = useState(false);
  const hasCentre = member !== null && config.memberCentre;
  const tabs: readonly TabBarItem[] = [
    { id: 'home', label: t('nav.home'), icon: House, href: '/' },
    { id: 'games', label: t('nav.games'), icon: LayoutGrid, href: lastList },
    ...(hasCentre
      ? [
          {
            id: 'deposit',
            label: t('wallet.deposit'),
            icon: Plus,
            href: '/?member=depositv2',
            primary: true,
          },
        ]
      : []),
    { id: 'promotions', label: t('nav.promotions'), icon: Gift, href: '/promotions' },
    {
      id: 'me',
      label: t('nav.me'),
      icon: UserRound,
      ...(hasCentre
        ? { href: '/?member=menu' }
        : {
            // Without scripts a visitor can log in at this address. A member without a centre has only the sheet,
            // which has no address.
            href: member ? undefined : '/login',
            onSelect: (event: MouseEvent<HTMLElement>) => {
              event.preventDefault();
              setSheet(true);
            },
          }),
    },
  ];
  return (
    <>
      <TabBar label={t('nav.mainMenu')} items={markActive(tabs, location)} />
      {sheet && (
        <WindowPlace onClose={() => setSheet(false)}>
          <AccountSheet onClose={() => setSheet(false)} />
        </WindowPlace>
      )}
    </>
  );
}
