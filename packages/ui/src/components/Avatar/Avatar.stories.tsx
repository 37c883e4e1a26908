import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { avatarStates } from './Avatar.states.ts';
import { Avatar } from './Avatar.tsx';
import { initialOf } from './initials.ts';

const meta: Meta<typeof Avatar> = { title: 'Components/Avatar', component: Avatar };
export default meta;

const story = storiesFor(Avatar, avatarStates);

export const FallsBack = story('broken', {
  name: '[ERR-01] A picture that does not load is replaced by the first letter',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText(initialOf(args.name))).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

// Stories that the build adds: Initial, Picture, Broken, Nameless, Small, Large, Spoken, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours
