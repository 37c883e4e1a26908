import { art } from '../../samples/art/art.ts';
import { defineStates } from '../../testing/states.ts';
import type { PromotionCardProps, PromotionTileProps } from './PromotionCard.tsx';
import type { PromotionCardSkeletonProps } from './PromotionCardSkeleton.tsx';

const nothing = () => undefined;

export const promotionCardStates = defineStates<PromotionCardProps>()((say) => {
  const rest: PromotionCardProps = {
    title: say('promotion.title'),
    kind: say('promotion.kind'),
    summary: say('promotion.summary'),
    imageUrl: art.scenes.lotus.src,
    period: say('promotion.period'),
    terms: [say('promotion.term1'), say('promotion.term2'), say('promotion.term3')],
    action: {
      label: say('promo.terms'),
      name: `${say('promotion.title')}: ${say('promo.terms')}`,
      onSelect: nothing,
    },
  };
  return {
    running: { ...rest, status: { label: say('status.promotion.open'), tone: 'success' } },
    withStep: {
      ...rest,
      status: { label: say('status.promotion.open'), tone: 'success' },
      step: {
        label: say('promo.join'),
        name: `${say('promo.join')}: ${say('promotion.title')}`,
        href: '#promotion',
      },
    },
    withAddress: {
      ...rest,
      status: { label: say('status.promotion.open'), tone: 'success' },
      action: {
        label: say('banner.details'),
        name: `${say('banner.details')}: ${say('promotion.title')}`,
        href: '#promotion',
      },
    },
    comingSoon: { ...rest, status: { label: say('status.promotion.comingSoon'), tone: 'info' } },
    applying: { ...rest, status: { label: say('status.promotion.applying'), tone: 'warn' } },
    rejected: { ...rest, status: { label: say('status.promotion.rejected'), tone: 'danger' } },
    issued: { ...rest, status: { label: say('status.promotion.issued'), tone: 'success' } },
    claimed: { ...rest, status: { label: say('status.promotion.claimed'), tone: 'neutral' } },
    joined: { ...rest, status: { label: say('status.promotion.joined'), tone: 'success' } },
    signedUp: { ...rest, status: { label: say('status.promotion.signedUp'), tone: 'success' } },
    over: {
      ...rest,
      over: true,
      period: say('promotion.ended'),
      status: { label: say('status.promotion.closed'), tone: 'neutral' },
    },
    unknownStatus: { ...rest, period: undefined, terms: [] },
    longText: {
      ...rest,
      title: say('banner.long.title'),
      summary: say('banner.long.body'),
      status: { label: say('status.promotion.comingSoon'), tone: 'info' },
    },
  };
});

export const promotionCardSkeletonStates = defineStates<PromotionCardSkeletonProps>()(() => ({
  loading: {},
}));

export const promotionTileStates = defineStates<PromotionTileProps>()((say) => {
  const rest: PromotionTileProps = {
    title: say('promotion.title'),
    kind: say('promotion.kind'),
    summary: say('promotion.summary'),
    imageUrl: art.scenes.lotus.src,
    href: '#promotion',
    actionLabel: say('banner.details'),
  };
  return {
    tile: rest,
    tileShort: {
      title: say('banner.coin.title'),
      imageUrl: art.scenes.coin.src,
      href: '#promotion',
      actionLabel: say('banner.details'),
    },
    tileLong: { ...rest, title: say('banner.long.title'), summary: say('banner.long.body') },
  };
});
