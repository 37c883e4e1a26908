import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { gameCardSkeletonStates } from './GameCard.states.ts';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';

const meta: Meta<typeof GameCardSkeleton> = {
  title: 'Components/GameCardSkeleton',
  component: GameCardSkeleton,
};
export default meta;

const story = storiesFor(GameCardSkeleton, gameCardSkeletonStates, {
  wrap: (card) => <div style={{ display: 'grid', inlineSize: 190 }}>{card}</div>,
});
export const Portrait = story('portrait');
export const Square = story('square');
export const Wide = story('wide');
export const Featured = story('featured');

type _Covered = CoversEveryState<
  typeof gameCardSkeletonStates,
  typeof import('./GameCardSkeleton.stories.tsx')
>;
