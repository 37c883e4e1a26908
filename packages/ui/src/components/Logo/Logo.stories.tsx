import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { logoStates } from './Logo.states.ts';
import { Logo } from './Logo.tsx';

const meta: Meta<typeof Logo> = { title: 'Components/Logo', component: Logo };
export default meta;

const story = storiesFor(Logo, logoStates);

export const LeadsHome = story('padma', {
  name: '[A11-01] Links to the home page and is named by the brand',
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: args.name });
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

// Stories that the build adds: Padma, Shapla, Raat, Small, OwnMark, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours
