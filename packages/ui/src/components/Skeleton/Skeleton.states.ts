import { defineStates } from '../../testing/states.ts';
import type { SkeletonProps } from './Skeleton.tsx';

export const skeletonStates = defineStates<SkeletonProps>()(() => ({
  text: { width: 180 },
  block: { shape: 'block', width: 120, height: 160 },
  circle: { shape: 'circle', width: 40 },
  pill: { shape: 'pill', width: 96, height: 32 },
  fluid: {},
}));
