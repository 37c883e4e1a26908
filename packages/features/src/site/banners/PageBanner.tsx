import type { WireBanner } from '@parlour/api-client';
import { Banner, type BannerSlide, Skeleton } from '@parlour/ui';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './PageBanner.css.ts';
import { useBannerLabels } from './use-banner-labels.ts';
import { type BannerGroup, useBanners } from './use-banners.ts';

export interface PageBannerViewProps {
  readonly banners: Part<readonly BannerSlide[]>;
}

/**
 * The low strip above a page: the banners of its group (BAN-01). Its space is reserved while they load. A group without
 * banners, or one that failed to load, takes no space: the page is complete without it.
 */
export function PageBannerView({ banners }: PageBannerViewProps) {
  const labels = useBannerLabels();
  if (banners.status === 'error') return null;
  if (banners.status === 'ready' && banners.value.length === 0) return null;
  return (
    <div className={css.place}>
      {banners.status === 'ready' ? (
        <Banner size="strip" titleAs="p" slides={banners.value} labels={labels} />
      ) : (
        <Skeleton shape="block" height="100%" className={css.box} />
      )}
    </div>
  );
}

const isOnLists = ({ onLists }: WireBanner) => onLists === true;

/**
 * Above a list of games: only the banners of its group that the operator marked for lists. Games come first, so no
 * space is reserved.
 */
export function ListBanner({ group }: { readonly group: BannerGroup }) {
  const { banners } = useBanners(group, isOnLists);
  return banners.status === 'ready' ? <PageBannerView banners={banners} /> : null;
}

/** The banners of a page's group. */
export function PageBanner({ group }: { readonly group: BannerGroup }) {
  return <PageBannerView banners={useBanners(group).banners} />;
}
