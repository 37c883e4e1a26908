import { queries, type WireBanner } from '@parlour/api-client';
import type { BannerSlide } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../shared/i18n/use-t.ts';
import { type LinkTo, useLinkTo } from '../../shared/links/server-link.ts';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';

/** A group of banners: each page shows its own group only (SPECIFICATION §2, BAN-01). */
export type BannerGroup =
  | 'w_home'
  | 'w_rng'
  | 'w_live'
  | 'w_fish'
  | 'w_pvp'
  | 'w_sports'
  | 'w_esports'
  | 'w_lott'
  | 'w_down'
  | 'w_promotion'
  | 'w_shop'
  | 'w_help'
  | 'w_login'
  | 'w_reg';

/** The banners of a group, all or only the chosen ones, and a retry. */
export function useBanners(
  group: BannerGroup,
  chosen: (banner: WireBanner) => boolean = () => true,
): {
  readonly banners: Part<readonly BannerSlide[]>;
  readonly retry: () => void;
} {
  const { api } = useRuntime();
  const t = useT();
  const linkTo = useLinkTo();
  const query = useQuery({ ...queries.banners(api, { groupName: group }), staleTime: 300_000 });
  return {
    banners: partOf(query, (list) => toSlides(list.filter(chosen), t('ui.details'), linkTo)),
    retry: () => void query.refetch(),
  };
}

/** Wire → slides. `linkageType` makes a banner a link (BAN-01); with an invalid address it is only a picture. */
export function toSlides(
  banners: readonly WireBanner[],
  details: string,
  linkTo: LinkTo,
): readonly BannerSlide[] {
  return banners.map(({ bannerId, url, title, body, actionLabel, linkageType, linkage }) => {
    const link = linkageType ? linkTo(linkage) : null;
    return {
      id: bannerId,
      art: url,
      ...(title && { title }),
      ...(body && { body }),
      ...(link && { action: { label: actionLabel || details, ...link } }),
    };
  });
}
