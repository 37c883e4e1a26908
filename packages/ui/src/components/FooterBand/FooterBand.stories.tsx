import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { footerBandStates } from './FooterBand.states.ts';
import { FooterBand } from './FooterBand.tsx';

const meta: Meta<typeof FooterBand> = { title: 'Components/FooterBand', component: FooterBand };
export default meta;

const story = storiesFor(FooterBand, footerBandStates, { wide: true });

export const Followed = story('usual', {
  name: '[A11-01] Limits, break, self-exclusion and help are one press away',
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(args.links.length);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.links.at(-1)?.href, expect.anything());
  },
});

// Stories that the build adds: Usual, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
