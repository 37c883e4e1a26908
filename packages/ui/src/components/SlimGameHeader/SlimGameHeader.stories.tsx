import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { slimGameHeaderStates } from './SlimGameHeader.states.tsx';
import { SlimGameHeader } from './SlimGameHeader.tsx';

const meta: Meta<typeof SlimGameHeader> = {
  title: 'Components/SlimGameHeader',
  component: SlimGameHeader,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SlimGameHeader, slimGameHeaderStates);

export const LeadsBack = story('realMoney', {
  name: '[A11-01] The back link comes first and says where it leads',
  play: async ({ canvas, userEvent, args }) => {
    const back = canvas.getByRole('link', { name: args.back.label });
    await expect(back).toHaveAttribute('href', args.back.href);
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
  },
});

// Stories that the build adds: Demo, RealMoney, ToolSpace, Plain, LongTitle, Default, Playground, Narrow, RightToLeft,
// ForcedColours
