// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import { type ManualClock, manualClock } from '../motion/manual.ts';
import { Banner, type BannerProps } from './Banner.tsx';

const labels = {
  region: 'Offers',
  slideOf: (index: number, total: number) => `Slide ${index} of ${total}`,
  goTo: (index: number) => `Go to ${index}`,
  pause: 'Pause',
  play: 'Play',
};
const slide = (id: string) => ({ id, art: `/${id}.svg`, title: id });
const three = ['one', 'two', 'three'].map(slide);

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});
const draw = (props: Partial<BannerProps> = {}) =>
  renderAlone(<Banner slides={three} labels={labels} {...props} />);
/** The slides that are not inert. */
const shown = () => {
  const slides = screen.getAllByRole('group', { name: /^Slide/ });
  return slides
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent);
};
const button = (name: string) => screen.getByRole('button', { name });
/** Presses a button, then the page beside the banner: slides wait for a mouse over them and for the focus. */
const press = async (user: UserEvent, name: string) => {
  await user.click(button(name));
  await user.click(document.body);
};
const pass = (clock: ManualClock, ms: number) => act(() => clock.pass(ms));

test('[BAN-01] moves on every 5000 ms and starts again after the last slide', () => {
  const clock = manualClock();
  draw({ clock });
  const seen = [0, 5000, 5000, 5000].map((ms) => {
    pass(clock, ms);
    return shown()[0];
  });
  expect(seen).toEqual(['one', 'two', 'three', 'one']);
});

test('[BAN-01] one slide is shown, the others are inert', async () => {
  const { user } = draw({ clock: manualClock() });
  expect(shown()).toEqual(['one']);
  await press(user, 'Go to 3');
  expect(shown()).toEqual(['three']);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Go to 3');
});

test('[BAN-01] a slide chosen in the pager stays for a whole interval', async () => {
  const clock = manualClock();
  const { user } = draw({ clock });
  pass(clock, 4000);
  await press(user, 'Go to 3');
  pass(clock, 4999);
  expect(shown()).toEqual(['three']);
  pass(clock, 1);
  expect(shown()).toEqual(['one']);
});

test('[BAN-01] the pause button stops the rotation until play is pressed', async () => {
  const clock = manualClock();
  const { user } = draw({ clock });
  await press(user, 'Pause');
  expect(clock.waiting()).toBe(0);
  await press(user, 'Play');
  pass(clock, 5000);
  expect(shown()).toEqual(['two']);
});

test('[BAN-01] waits while a mouse is over it, then for a whole interval; a touch does not stop it', async () => {
  const clock = manualClock();
  const { user } = draw({ clock });
  const banner = screen.getByRole('region', { name: 'Offers' });
  pass(clock, 4000);
  await user.hover(banner);
  expect(clock.waiting()).toBe(0);
  await user.unhover(banner);
  pass(clock, 4999);
  expect(shown()).toEqual(['one']);
  pass(clock, 1);
  expect(shown()).toEqual(['two']);
  await user.pointer({ keys: '[TouchA>]', target: banner });
  expect(clock.waiting()).toBe(1);
});

test('[BAN-01] waits while it has keyboard focus', async () => {
  const clock = manualClock();
  const { user } = draw({ clock });
  // jsdom takes every focus for a visible one.
  const asked = vi.spyOn(button('Go to 1'), 'matches');
  await user.tab();
  expect(button('Go to 1')).toHaveFocus();
  expect(asked).toHaveBeenCalledWith(':focus-visible');
  expect(clock.waiting()).toBe(0);
  await user.tab({ shift: true });
  expect(clock.waiting()).toBe(1);
});

test('[BAN-01] does not move under reduced motion or in a hidden tab', () => {
  const clock = manualClock();
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  Reflect.set(window, 'matchMedia', () => media);
  const { unmount } = draw({ clock });
  expect(clock.waiting()).toBe(0);
  unmount();
  media.matches = false;
  draw({ clock });
  expect(clock.waiting()).toBe(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(clock.waiting()).toBe(0);
});

test('[BAN-01] new slides start at the first one', () => {
  const clock = manualClock();
  const { rerender } = draw({ clock });
  pass(clock, 5000);
  rerender(<Banner slides={[slide('four'), slide('five')]} labels={labels} clock={clock} />);
  expect(shown()).toEqual(['four']);
});

test('[BAN-01] no slides: renders nothing; one slide: no pager and no timer', () => {
  expect(renderToString(<Banner slides={[]} labels={labels} />)).toBe('');
  const clock = manualClock();
  draw({ clock, slides: [slide('one')] });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(clock.waiting()).toBe(0);
});

test('[BAN-01] only the first picture is loaded with high priority', () => {
  const html = renderToString(<Banner slides={three} labels={labels} />);
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  expect(pictures.map((tag) => /fetchPriority="high"/i.test(tag))).toEqual([true, false, false]);
  expect(pictures.map((tag) => tag.includes('loading="lazy"'))).toEqual([false, true, true]);
});
