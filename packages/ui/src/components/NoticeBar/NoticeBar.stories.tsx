import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { holdHover } from '../../testing/hover.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { noticeBarStates } from './NoticeBar.states.ts';
import { NoticeBar } from './NoticeBar.tsx';

const meta: Meta<typeof NoticeBar> = {
  title: 'Components/NoticeBar',
  component: NoticeBar,
  args: { onOpen: fn() },
};
export default meta;

const story = storiesFor(NoticeBar, noticeBarStates, { wide: true });
export const OnPhone = story('several', { globals: { viewport: { value: 'w360' } } });

export const OpensAtIndex = story('several', {
  name: '[NOT-01] [A11-01] Pressing a title opens the notices at its place; the copy is inert',
  play: async ({ canvas, userEvent, args }) => {
    const second = String(args.items[1]?.title);
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: second })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
});

export const Pauses = story('several', {
  name: '[NOT-01] Stops while hovered, focused or paused',
  // No screenshot: it would be taken in the middle of a round. `Several` has one.
  parameters: { motion: 'full', chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)');
    await expect(still, 'Less motion is asked for: nothing would move').toBe(false);
    const track = canvasElement.querySelector('[data-part="track"]') ?? canvasElement;
    const motion = () => {
      const { animationName, animationPlayState } = getComputedStyle(track);
      return animationName === 'none' ? 'none' : animationPlayState;
    };
    await waitFor(() => expect(motion()).toBe('running'));
    const leave = holdHover(canvas.getByRole('region', { name: args.labels.region }));
    await expect(motion()).toBe('paused');
    leave();
    await expect(motion()).toBe('running');
    canvas.getByRole('button', { name: String(args.items[0]?.title) }).focus();
    await expect(motion()).toBe('none');
    const button = canvas.getByRole('button', { name: args.labels.pause });
    await userEvent.click(button);
    await userEvent.unhover(button);
    await expect(motion()).toBe('paused');
    await userEvent.click(canvas.getByRole('button', { name: args.labels.play }));
    await userEvent.unhover(button);
    await expect(motion()).toBe('running');
  },
});

// Stories that the build adds: Several, One, WithoutPage, LongText, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours
