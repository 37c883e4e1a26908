import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { holdHover } from '../../testing/hover.ts';
import { type Extra, storiesFor } from '../../testing/stories.tsx';
import { vendorStripStates } from './VendorStrip.states.ts';
import { VendorStrip, type VendorStripProps } from './VendorStrip.tsx';

const meta: Meta<typeof VendorStrip> = { title: 'Components/VendorStrip', component: VendorStrip };
export default meta;

const story = storiesFor(VendorStrip, vendorStripStates, { wide: true });
export const OneView = story('oneView', {
  name: '[LAY-07] Ten columns of four, 20 px apart, fit one view and need no buttons',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region');
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(canvas.queryByRole('button')).toBeNull();
    const items = canvas.getAllByRole('listitem');
    await expect(new Set(items.map((item) => item.offsetTop)).size).toBe(4);
    await expect(new Set(items.map((item) => item.offsetLeft)).size).toBe(10);
    const [first, beside] = [items[0], items[4]].map((item) => item?.getBoundingClientRect());
    await expect((beside?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(20, 0);
  },
});
export const OnPhone = story('many', {
  name: '[LAY-07] [A11-01] On a phone the button shows every vendor, two columns a press',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent, args }) => {
    const view = canvas.getByRole('region', { name: args.labels.region });
    const next = canvas.getByRole('button', { name: args.labels.next });
    await expect(next.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const items = canvas.getAllByRole('listitem');
    const seen = new Set<HTMLElement>();
    const look = () => {
      const { left, right } = view.getBoundingClientRect();
      for (const item of items) {
        const box = item.getBoundingClientRect();
        if (box.left >= left - 1 && box.right <= right + 1) seen.add(item);
      }
    };
    look();
    await expect(seen.size).toBe(8);
    for (let page = 2; page <= items.length / 8; page += 1) {
      await userEvent.click(next);
      await waitFor(() => {
        look();
        expect(seen.size).toBe(page * 8);
      });
    }
    await expect(seen.size).toBe(items.length);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const Turns = story('many', {
  name: '[LAY-07] [A11-01] A button shows the next columns, and the buttons at the ends are disabled',
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('region', { name: args.labels.region });
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

/** Full motion, as for a person without reduced motion. `Many` has the screenshot. */
const moving = { motion: 'full', chromatic: { disableSnapshot: true } };
const track = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part="track"]') ?? canvasElement;
/** Measures how the strip moves on screen. */
const motion = (canvasElement: HTMLElement) => {
  const { animationName, animationPlayState } = getComputedStyle(track(canvasElement));
  return animationName === 'none' ? 'none' : animationPlayState;
};

const paceOf = (shown: number, columns: number): Extra<VendorStripProps> => ({
  name: `[LAY-07] ${shown} vendors on a phone: ${columns > 2 ? `a column every 3000 ms, ${columns} columns round` : 'all in view, nothing moves'}`,
  args: { vendors: vendorStripStates.statesIn('en').many.vendors.slice(0, shown) },
  globals: { viewport: { value: 'w360' } },
  parameters: moving,
  play: async ({ canvas, canvasElement }) => {
    const [animation] = track(canvasElement).getAnimations();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(shown);
    if (columns <= 2) {
      await expect(animation).toBeUndefined();
      await expect(canvas.queryByRole('button')).toBeNull();
      return;
    }
    if (!animation) throw new Error('Nothing moves');
    animation.pause();
    const leftAt = (time: number, item = items[0]) => {
      animation.currentTime = time;
      return item?.getBoundingClientRect().left ?? 0;
    };
    const start = leftAt(0);
    const width = leftAt(0, items[4]) - start;
    await expect(start - leftAt(1500)).toBeCloseTo(width / 2, 0);
    await expect(start - leftAt(3000)).toBeCloseTo(width, 0);
    // At the end of a round the copy of the first vendor is where the first vendor started.
    const again = canvasElement.querySelector<HTMLElement>('[data-part="copy"] li') ?? undefined;
    await expect(leftAt(3000 * columns - 0.01, again)).toBeCloseTo(start, 0);
    await expect(leftAt(3000 * columns)).toBeCloseTo(start, 0);
    await expect(start - leftAt(3000 * columns + 3000)).toBeCloseTo(width, 0);
  },
});
export const PaceOf3 = story('many', paceOf(3, 1));
export const PaceOf12 = story('many', paceOf(12, 3));
export const PaceOf40 = story('many', paceOf(40, 10));

export const StandsStill = story('many', {
  name: '[LAY-07] [A11-01] Stops while hovered, focused, paused, or after an arrow was pressed',
  parameters: moving,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)');
    await expect(still, 'Less motion is asked for: nothing would move').toBe(false);
    const now = () => motion(canvasElement);
    const { labels } = args;
    await waitFor(() => expect(now()).toBe('running'));
    const view = canvas.getByRole('region', { name: labels.region });
    const leave = holdHover(view);
    await expect(now()).toBe('paused');
    leave();
    await expect(now()).toBe('running');

    view.focus();
    await expect(now()).toBe('paused');
    await expect(getComputedStyle(view).overflowX).toBe('auto');
    view.blur();
    await expect(now()).toBe('running');

    const button = canvas.getByRole('button', { name: labels.pause });
    await userEvent.click(button);
    await userEvent.unhover(button);
    await expect(now()).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: labels.play }));
    await userEvent.unhover(button);
    await expect(now()).toBe('running');

    await userEvent.click(canvas.getByRole('button', { name: labels.next }));
    await expect(now()).toBe('none');
    await waitFor(() => expect(Math.abs(view.scrollLeft)).toBeGreaterThan(100));
  },
});

export const KeepsItsPlace = story('many', {
  name: '[LAY-07] Paused, moved by hand and started again, the columns do not jump',
  parameters: moving,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await waitFor(() => expect(motion(canvasElement)).toBe('running'));
    const [animation] = track(canvasElement).getAnimations();
    const [first] = canvas.getAllByRole('listitem');
    if (!animation || !first) throw new Error('Nothing moves');
    const left = () => first.getBoundingClientRect().left;
    animation.pause();
    animation.currentTime = 6000;
    const before = left();
    const button = canvas.getByRole('button', { name: args.labels.pause });
    await userEvent.click(button);
    await expect(motion(canvasElement)).toBe('none');
    await waitFor(() => expect(Math.abs(left() - before)).toBeLessThan(2));
    await userEvent.click(button);
    const [again] = track(canvasElement).getAnimations();
    again?.pause();
    const column = (first.offsetWidth + 20) / 2;
    await expect(Math.abs(left() - before)).toBeLessThan(column);
  },
});

export const OffScreen = storiesFor(VendorStrip, vendorStripStates, {
  wrap: (strip) => (
    <div style={{ blockSize: 200, overflow: 'auto' }} data-testid="page">
      {strip}
      <div style={{ blockSize: 900 }} />
    </div>
  ),
})('many', {
  name: '[LAY-07] Stops while it is off screen',
  parameters: moving,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(motion(canvasElement)).toBe('running'));
    canvas.getByTestId('page').scrollTop = 700;
    await waitFor(() => expect(motion(canvasElement)).toBe('paused'));
    canvas.getByTestId('page').scrollTop = 0;
    await waitFor(() => expect(motion(canvasElement)).toBe('running'));
  },
});

// Stories that the build adds: Many, Few, WithoutMarks, None, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
