import { queries } from '@parlour/api-client';
import type { NavItem } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { toCategories } from '../../shared/games/categories.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { isActive } from './navigation.ts';

/** Vendors shown under a category (SPECIFICATION §9). */
const vendorsPerCategory = 6;

/** Home, hot, one item per category that has a vendor, app and promotions, in this order (LAY-05). */
export function useNavItems(location: string): readonly NavItem[] {
  const t = useT();
  const { api, config } = useRuntime();
  const language = useLanguage();
  const { data: menus, isPending } = useQuery({ ...queries.gameMenus(api), staleTime: 600_000 });
  const categories = menus
    ? toCategories(menus, {
        language,
        esportsTitle: t('nav.esports'),
        bgLanguage: config.bgCategoryLanguage,
      })
    : [];
  const items: readonly NavItem[] = [
    { id: 'home', label: t('nav.home'), href: '/' },
    { id: 'hot', label: t('nav.hot'), href: '/hot' },
    ...categories.map(({ code, title, href, vendors }) => ({
      id: code,
      label: title,
      href,
      vendors: vendors.slice(0, vendorsPerCategory).map((vendor) => ({
        id: vendor.id,
        name: vendor.name,
        href: vendor.href,
        caption: t('count.games', { count: vendor.gameCount }),
        mark: `/art/vendor/${vendor.id}.svg`,
        badge: vendor.isHot ? t('badge.hot') : undefined,
      })),
    })),
    // Links after the categories appear only once the categories are loaded, so that nothing in the row moves.
    ...(isPending
      ? []
      : [
          { id: 'app', label: t('nav.app'), href: '/down' },
          { id: 'promotions', label: t('nav.promotions'), href: '/promotions' },
        ]),
  ];
  const active = items.find(({ href }) => isActive(href, location));
  return items.map((item) => (item === active ? { ...item, active: true } : item));
}
