import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { vendorCarouselStates } from './VendorCarousel.states.ts';
import { VendorCarousel } from './VendorCarousel.tsx';

const meta: Meta<typeof VendorCarousel> = {
  title: 'Components/VendorCarousel',
  component: VendorCarousel,
  args: { onSelect: fn() },
};
export default meta;

const story = storiesFor(VendorCarousel, vendorCarouselStates, { wide: true });
export const LastChosen = story('lastChosen', {
  name: '[GAM-03] A chosen vendor at the end of the row is scrolled into view',
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('list', { name: args.labels.region }).getBoundingClientRect();
    const chosen = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
    await expect(chosen.right).toBeLessThanOrEqual(row.right + 1);
  },
});
export const Seven = story('seven', {
  name: '[GAM-03] Seven vendors need no arrows',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(7);
    await expect(canvas.queryByRole('button', { name: args.labels.next })).toBeNull();
  },
});
export const OnPhone = story('oneChosen', { globals: { viewport: { value: 'w360' } } });

export const Arrows = story('many', {
  name: '[GAM-03] Above seven vendors, arrows scroll to the rest and are disabled at the ends',
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('list', { name: args.labels.region });
    const previous = canvas.getByRole('button', { name: args.labels.previous });
    const next = canvas.getByRole('button', { name: args.labels.next });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(Math.abs(row.scrollLeft)).toBeGreaterThan(100));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const Chooses = story('oneChosen', {
  name: '[GAM-03] [A11-01] The chosen vendor is pressed; the keyboard chooses another',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Kodamba');
    canvas.getByRole('button', { name: 'Hijolix' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('hijolix');
  },
});

// Stories that the build adds: Many, AllChosen, OneChosen, Two, WithoutMarks, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours
