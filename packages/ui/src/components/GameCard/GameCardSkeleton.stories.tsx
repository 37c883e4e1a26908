import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { gameCardSkeletonStates } from './GameCard.states.ts';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';

const meta: Meta<typeof GameCardSkeleton> = {
  title: 'Components/GameCardSkeleton',
  component: GameCardSkeleton,
};
export default meta;

storiesFor(GameCardSkeleton, gameCardSkeletonStates, {
  wrap: (card) => <div style={{ display: 'grid', inlineSize: 190 }}>{card}</div>,
});

// Stories that the build adds: Portrait, Square, Wide, Featured, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
