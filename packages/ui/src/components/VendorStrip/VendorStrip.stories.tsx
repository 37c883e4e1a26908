import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { vendorStripStates } from './VendorStrip.states.ts';
import { VendorStrip } from './VendorStrip.tsx';

const meta: Meta<typeof VendorStrip> = { title: 'Components/VendorStrip', component: VendorStrip };
export default meta;

const story = storiesFor(VendorStrip, vendorStripStates);
export const Many = story('many');
export const OneView = story('oneView', {
  name: '[LAY-07] Ten columns of four fit one view, and need no buttons',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(canvas.queryByRole('button')).toBeNull();
    const tops = new Set(canvas.getAllByRole('listitem').map((item) => item.offsetTop));
    await expect(tops.size).toBe(4);
  },
});
export const Few = story('few');
export const WithoutMarks = story('withoutMarks');
export const None = story('none');
export const OnPhone = story('many', { globals: { viewport: { value: 'w360' } } });

export const Turns = story('many', {
  name: '[LAY-07] [A11-01] The next view comes by button, and the ends are said',
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: args.labels.region });
    const previous = canvas.getByRole('button', { name: args.labels.previous });
    const next = canvas.getByRole('button', { name: args.labels.next });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(100));
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
  },
});

type _Covered = CoversEveryState<
  typeof vendorStripStates,
  typeof import('./VendorStrip.stories.tsx')
>;
