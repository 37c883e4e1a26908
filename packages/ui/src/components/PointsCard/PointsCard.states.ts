import { art } from '../../samples/art/art.ts';
import { defineStates } from '../../testing/states.ts';
import type { PointsCardProps } from './PointsCard.tsx';

export const pointsCardStates = defineStates<PointsCardProps>()((say) => {
  const rest: PointsCardProps = {
    title: say('points.reward.spins'),
    note: say('points.reward.spinsNote'),
    imageUrl: art.scenes.lotus.src,
    points: say('points.sample'),
    unit: say('points.points'),
    actionLabel: say('action.redeem'),
  };
  return {
    available: rest,
    busy: { ...rest, busy: true },
    short: { ...rest, state: 'short', note: say('points.shortNote') },
    soldOut: {
      ...rest,
      state: 'soldOut',
      note: say('points.outOfStock'),
      actionLabel: say('points.soldOut'),
    },
    withoutNote: { ...rest, note: undefined },
    longText: {
      ...rest,
      title: say('banner.long.title'),
      note: say('banner.long.body'),
      points: say('points.sampleLarge'),
    },
  };
});
