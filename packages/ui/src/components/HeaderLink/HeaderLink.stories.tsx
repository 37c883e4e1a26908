import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { headerLinkStates } from './HeaderLink.states.ts';
import { HeaderLink } from './HeaderLink.tsx';

const meta: Meta<typeof HeaderLink> = { title: 'Components/HeaderLink', component: HeaderLink };
export default meta;

const story = storiesFor(HeaderLink, headerLinkStates);

export const Named = story('help', {
  name: '[A11-01] The link is named by its text, also where only the icon is shown',
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: args.label });
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

// Stories that the build adds: Help, ResponsiblePlay, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
