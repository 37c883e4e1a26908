import { ApiError } from '@parlour/api-client';
import type { BannerSlide } from '@parlour/ui';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { samplePicture } from '../../testing/pictures.ts';
import type { PageBannerViewProps } from './PageBanner.tsx';

const ready = (...value: BannerSlide[]): PageBannerViewProps => ({
  banners: { status: 'ready', value },
});

/** The strip above a page in every state it can be in (SBK-01). */
export const pageBannerStates = defineStates<PageBannerViewProps>()((say) => {
  const lotus = { id: '1', art: samplePicture(5, 1280, 420), title: say('banner.lotus.title') };
  const river = {
    id: '2',
    art: samplePicture(9, 1280, 420),
    title: say('banner.river.title'),
    body: say('banner.river.body'),
    action: { label: say('action.browseGames'), href: '/rng' },
  };
  const long = { ...river, title: say('banner.long.title'), body: say('banner.long.body') };
  return {
    one: ready(lotus),
    several: ready(river, lotus),
    longText: ready(long, lotus),
    none: ready(),
    loading: { banners: { status: 'loading' } },
    failed: {
      banners: { status: 'error', error: new ApiError('HTTP'), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const pageBannerFaces = ['several', 'longText'] as const satisfies readonly StateId<
  typeof pageBannerStates
>[];
