import { art } from '../../samples/art/art.ts';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import { manualClock } from '../motion/manual.ts';
import type { BannerLabels, BannerProps } from './Banner.tsx';
import type { BannerSlide } from './Slide.tsx';

const labels = (say: Say): BannerLabels => ({
  region: say('banner.region'),
  slideOf: (index, total) =>
    say('a11y.slideOf').replace('{index}', String(index)).replace('{total}', String(total)),
  goTo: (index) => say('a11y.goToSlide').replace('{index}', String(index)),
  pause: say('a11y.pauseSlides'),
  play: say('a11y.playSlides'),
});

/** A stopped clock: the screenshot of a story must not change between visits. */
const clock = manualClock();

/** The worst case an operator can upload: text must stay readable on it. */
const whiteArt =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 3'%3E%3Cpath fill='white' d='M0 0h8v3H0z'/%3E%3C/svg%3E";

export const bannerStates = defineStates<BannerProps>()((say) => {
  const river: BannerSlide = {
    id: 'river',
    art: art.scenes.river.src,
    shade: art.scenes.river.shade,
    title: say('banner.river.title'),
    body: say('banner.river.body'),
    action: { label: say('action.browseGames'), href: '#games' },
  };
  const lotus: BannerSlide = {
    id: 'lotus',
    art: art.scenes.lotus.src,
    shade: art.scenes.lotus.shade,
    title: say('banner.lotus.title'),
    body: say('banner.lotus.body'),
    action: { label: say('banner.details'), href: '#lotus' },
  };
  const coin: BannerSlide = {
    id: 'coin',
    art: art.scenes.coin.src,
    shade: art.scenes.coin.shade,
    title: say('banner.coin.title'),
    action: { label: say('banner.details'), onSelect: () => {} },
  };
  const long: BannerSlide = {
    ...river,
    id: 'long',
    title: say('banner.long.title'),
    body: say('banner.long.body'),
  };
  const picture: BannerSlide = {
    id: 'picture',
    art: art.scenes.coin.src,
    artAlt: say('banner.coin.alt'),
  };
  const shared = { labels: labels(say), clock };
  return {
    rotating: { ...shared, slides: [river, lotus, coin] },
    paused: { ...shared, slides: [lotus, river], initialPaused: true },
    single: { ...shared, slides: [river] },
    picture: { ...shared, slides: [picture] },
    longText: { ...shared, slides: [long, lotus] },
    crowded: { ...shared, slides: [lotus, river, coin, long, picture] },
    strip: { ...shared, size: 'strip', titleAs: 'p', slides: [river, lotus] },
    stripAlone: { ...shared, size: 'strip', titleAs: 'p', slides: [coin] },
    stripCrowded: { ...shared, size: 'strip', titleAs: 'p', slides: [lotus, river, coin] },
    onWhiteArt: { ...shared, slides: [{ ...river, id: 'white', art: whiteArt, shade: undefined }] },
  };
});
