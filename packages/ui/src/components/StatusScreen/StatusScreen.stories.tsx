import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { statusScreenStates } from './StatusScreen.states.ts';
import { StatusScreen } from './StatusScreen.tsx';

const meta: Meta<typeof StatusScreen> = {
  title: 'Components/StatusScreen',
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(StatusScreen, statusScreenStates);
export const NotFoundInPage = story('notFoundInPage', { parameters: { layout: 'padded' } });

export const OneHeading = story('maintenance', {
  name: '[ERR-01] It has one landmark, one title and a next step',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.title));
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

// Stories that the build adds: Maintenance, RegionBlocked, NotFound, Offline, Crash, Bare, Default, Playground, Narrow,
// RightToLeft, ForcedColours
