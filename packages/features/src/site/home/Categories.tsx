import { CategoryBar, Skeleton } from '@parlour/ui';
import {
  Cherry,
  Feather,
  Fish,
  Flame,
  Gamepad2,
  LayoutGrid,
  Radio,
  Spade,
  Ticket,
  Tickets,
  Volleyball,
} from 'lucide-react';
import { memo } from 'react';
import type { CategoryCode, GameCategory } from '../../shared/games/categories.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './HomeView.css.ts';

const icons: Record<CategoryCode, typeof Flame> = {
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  LIVE: Radio,
  RNG: Cherry,
  FISH: Fish,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: Tickets,
  COCKFIGHT: Feather,
  BG: LayoutGrid,
};

export interface CategoriesProps {
  readonly categories: Part<readonly GameCategory[]>;
  /** Number of hot games; with 0 there is no hot tile. */
  readonly hotCount: number;
  readonly onRetry: (part: 'categories') => void;
}

/** Hot games first, then every category that has a vendor (LAY-05). */
export const Categories = memo(function Categories({
  categories,
  hotCount,
  onRetry,
}: CategoriesProps) {
  const t = useT();
  if (categories.status === 'loading') {
    return (
      <div className={css.categories}>
        <Skeleton shape="block" height="100%" />
      </div>
    );
  }
  if (categories.status === 'error') {
    return (
      <div className={css.categories}>
        <PartError part={categories} onRetry={() => onRetry('categories')} />
      </div>
    );
  }
  const count = (games: number) => t('count.games', { count: games });
  const hot = {
    id: 'hot',
    label: t('nav.hot'),
    icon: Flame,
    href: '/hot',
    tone: 'warm',
    count: count(hotCount),
  } as const;
  return (
    <CategoryBar
      className={css.categories}
      label={t('home.categories')}
      items={[
        ...(hotCount > 0 ? [hot] : []),
        ...categories.value.map(({ code, title, href, gameCount }) => ({
          id: code,
          label: title,
          icon: icons[code],
          href,
          count: count(gameCount),
        })),
      ]}
    />
  );
});
