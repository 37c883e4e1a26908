import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { linkStates } from './Link.states.ts';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = { title: 'Components/Link', component: Link };
export default meta;

const story = storiesFor(Link, linkStates);

export const SaysNewWindow = story('newWindow', {
  name: '[A11-01] A link that opens a window says so, and the new page has no access to ours',
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: `${args.children} (${args.newWindowLabel})` });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

// Stories that the build adds: Inline, Standalone, Muted, Inherit, NewWindow, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours
