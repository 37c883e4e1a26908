// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { manualClock } from '../motion/manual.ts';
import { type Mounted, mount } from '../motion/mount.ts';
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

let mounted: Mounted | undefined;
afterEach(() => {
  mounted?.remove();
  mounted = undefined;
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});
const draw = (props: Partial<BannerProps> = {}) => {
  mounted = mount(<Banner slides={three} labels={labels} {...props} />);
  return mounted.box;
};
const shown = (box: Element) =>
  [...box.querySelectorAll('[data-part="slide"]:not([inert])')].map((part) => part.textContent);
const press = (box: Element, name: string) =>
  act(() => box.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());

test('[BAN-01] moves on every 5000 ms and starts again after the last slide', () => {
  const clock = manualClock();
  const box = draw({ clock });
  const seen = [0, 5000, 5000, 5000].map((ms) => {
    act(() => clock.pass(ms));
    return shown(box)[0];
  });
  expect(seen).toEqual(['one', 'two', 'three', 'one']);
});

test('[BAN-01] one slide is shown, the others are inert', () => {
  const box = draw({ clock: manualClock() });
  expect(shown(box)).toEqual(['one']);
  press(box, 'Go to 3');
  expect(shown(box)).toEqual(['three']);
  expect(box.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe('Go to 3');
});

test('[BAN-01] a slide chosen in the pager stays for a whole interval', () => {
  const clock = manualClock();
  const box = draw({ clock });
  act(() => clock.pass(4000));
  press(box, 'Go to 3');
  act(() => clock.pass(4999));
  expect(shown(box)).toEqual(['three']);
  act(() => clock.pass(1));
  expect(shown(box)).toEqual(['one']);
});

test('[BAN-01] the pause button stops the rotation until play is pressed', () => {
  const clock = manualClock();
  const box = draw({ clock });
  press(box, 'Pause');
  expect(clock.waiting()).toBe(0);
  press(box, 'Play');
  act(() => clock.pass(5000));
  expect(shown(box)).toEqual(['two']);
});

/** Sends a pointer event. jsdom has no pointer events, so this is a mouse event with a `pointerType`. */
const point = (element: Element, type: string, pointerType: string) => {
  const event = new MouseEvent(type, { bubbles: true });
  Object.assign(event, { pointerType });
  act(() => void element.dispatchEvent(event));
};

test('[BAN-01] waits while a mouse is over it, then for a whole interval; a touch does not stop it', () => {
  const clock = manualClock();
  const box = draw({ clock });
  const region = box.querySelector('[data-component="banner"]') ?? box;
  act(() => clock.pass(4000));
  point(region, 'pointerover', 'mouse');
  expect(clock.waiting()).toBe(0);
  point(region, 'pointerout', 'mouse');
  act(() => clock.pass(4999));
  expect(shown(box)).toEqual(['one']);
  act(() => clock.pass(1));
  expect(shown(box)).toEqual(['two']);
  point(region, 'pointerover', 'touch');
  expect(clock.waiting()).toBe(1);
});

test('[BAN-01] waits while it has keyboard focus', () => {
  const clock = manualClock();
  const box = draw({ clock });
  const dot = box.querySelector<HTMLElement>('[aria-label="Go to 3"]');
  if (dot) vi.spyOn(dot, 'matches').mockReturnValue(true);
  act(() => dot?.focus());
  expect(dot?.matches).toHaveBeenCalledWith(':focus-visible');
  expect(clock.waiting()).toBe(0);
  act(() => dot?.blur());
  expect(clock.waiting()).toBe(1);
});

test('[BAN-01] does not move under reduced motion or in a hidden tab', () => {
  const clock = manualClock();
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  Reflect.set(window, 'matchMedia', () => media);
  draw({ clock });
  expect(clock.waiting()).toBe(0);
  mounted?.remove();
  media.matches = false;
  draw({ clock });
  expect(clock.waiting()).toBe(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(clock.waiting()).toBe(0);
});

test('[BAN-01] new slides start at the first one', () => {
  const clock = manualClock();
  const box = draw({ clock });
  act(() => clock.pass(5000));
  mounted?.show(<Banner slides={[slide('four'), slide('five')]} labels={labels} clock={clock} />);
  expect(shown(box)).toEqual(['four']);
});

test('[BAN-01] no slides: renders nothing; one slide: no pager and no timer', () => {
  expect(renderToString(<Banner slides={[]} labels={labels} />)).toBe('');
  const clock = manualClock();
  const box = draw({ clock, slides: [slide('one')] });
  expect(box.querySelector('button')).toBeNull();
  expect(clock.waiting()).toBe(0);
});

test('[BAN-01] only the first picture is loaded with high priority', () => {
  const html = renderToString(<Banner slides={three} labels={labels} />);
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  expect(pictures.map((tag) => /fetchPriority="high"/i.test(tag))).toEqual([true, false, false]);
  expect(pictures.map((tag) => tag.includes('loading="lazy"'))).toEqual([false, true, true]);
});
