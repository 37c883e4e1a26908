import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { manualClock } from '../motion/manual.ts';
import { bannerStates } from './Banner.states.ts';
import { Banner } from './Banner.tsx';

const meta: Meta<typeof Banner> = { title: 'Components/Banner', component: Banner };
export default meta;

const story = storiesFor(Banner, bannerStates, {
  wide: true,
  wrap: (banner) => <div style={{ maxInlineSize: 892 }}>{banner}</div>,
});
const phone = { viewport: { value: 'w360' } };

export const Single = story('single', {
  name: '[BAN-01] One banner has no pager',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});
export const StripOnPhone = story('strip', {
  name: '[BAN-01] On a phone the text and the dots of a strip stand side by side',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const box = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
    const [text, pager, slide] = [box('text'), box('pager'), box('slide')];
    if (!text || !pager || !slide) throw new Error('no strip');
    await expect(text.right).toBeLessThanOrEqual(pager.left);
    const link = canvas.getByRole('link');
    await expect(document.elementFromPoint(slide.left + 9, slide.top + 9)).toBe(link);
  },
});
export const StripAloneOnPhone = story('stripAlone', { globals: phone });
export const StripCrowdedOnPhone = story('stripCrowded', { globals: phone });
export const OnPhone = story('rotating', { globals: phone });
export const LongTextOnPhone = story('longText', { globals: phone });
export const CrowdedOnPhone = story('crowded', { globals: phone });

const minute = manualClock();
export const Pager = story('rotating', {
  name: '[BAN-01] [A11-01] The pager names, shows and reaches every slide; the other slides are inert',
  args: { clock: minute },
  play: async ({ canvas, userEvent, args }) => {
    const { labels, slides } = args;
    const dot = (index: number) => canvas.getByRole('button', { name: labels.goTo(index) });
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(dot(2));
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await expect(dot(1)).not.toHaveAttribute('aria-current');
    const second = canvas.getByRole('group', { name: labels.slideOf(2, 3) });
    await waitFor(() => expect(second).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(1));
    await expect(canvas.getByRole('heading')).toHaveTextContent(String(slides[1]?.title));
  },
});

const running = manualClock();
export const Waits = story('rotating', {
  name: '[BAN-01] Moves on after 5000 ms; waits while hovered, focused by keyboard or paused',
  args: { clock: running },
  // No screenshot: it would be taken in the middle of a cross-fade. `Pager` shows another slide.
  parameters: { motion: 'full', chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args, step }) => {
    const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)');
    await expect(still, 'Less motion is asked for: nothing would move on').toBe(false);
    const title = () => canvas.getByRole('heading').textContent;
    const titles = args.slides.map((slide) => slide.title);
    const region = canvas.getByRole('region', { name: args.labels.region });
    const movesOnTo = async (at: number) => {
      // When a pause ends, a whole interval starts.
      await waitFor(() => expect(running.waiting()).toBe(1));
      running.pass(4999);
      await expect(title()).toBe(titles[at - 1]);
      running.pass(1);
      await waitFor(() => expect(title()).toBe(titles[at]));
    };
    /** No timer is running, so another slide cannot appear later. */
    const waitsAt = async (at: number) => {
      await waitFor(() => expect(running.waiting()).toBe(0));
      await expect(region).toHaveAttribute('data-state', 'still');
      running.pass(60_000);
      await expect(title()).toBe(titles[at]);
    };
    await step('moves on', () => movesOnTo(1));
    await step('waits for a mouse', async () => {
      await userEvent.hover(region);
      await waitsAt(1);
      await userEvent.unhover(region);
      await movesOnTo(2);
    });
    await step('waits for keyboard focus', async () => {
      canvas.getByRole('button', { name: args.labels.goTo(3) }).focus();
      await waitsAt(2);
      await userEvent.tab();
      await waitsAt(2);
    });
    await step('waits when paused', async () => {
      const pause = canvas.getByRole('button', { name: args.labels.pause });
      await userEvent.click(pause);
      await userEvent.unhover(region);
      pause.blur();
      await waitsAt(2);
      await userEvent.click(canvas.getByRole('button', { name: args.labels.play }));
      await userEvent.unhover(region);
      pause.blur();
      await waitFor(() => expect(region).toHaveAttribute('data-state', 'playing'));
    });
  },
});

// Stories that the build adds: Rotating, Paused, Picture, LongText, Crowded, Strip, StripAlone, StripCrowded,
// OnWhiteArt, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
