import { queries } from '@parlour/api-client';
import type { NavItem } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { toCategories } from '../../shared/games/categories.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { inOrder, isActive } from './navigation.ts';

/** Vendors shown under a category (SPECIFICATION §9). */
const vendorsPerCategory = 6;

/**
 * Home, hot, one item per category that has a vendor, app and promotions, in this order or in that of the operator
 * (LAY-05, CFG-01).
 */
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
    { id: 'app', label: t('nav.app'), href: '/down' },
    { id: 'promotions', label: t('nav.promotions'), href: '/promotions' },
  ];
  const shown = inOrder(items, config.navigation, isPending);
  const active = shown.find(({ href }) => isActive(href, location));
  return shown.map((item) => (item === active ? { ...item, active: true } : item));
}
