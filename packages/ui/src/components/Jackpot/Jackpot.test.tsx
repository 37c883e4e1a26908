// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import { manualClock } from '../motion/manual.ts';
import { Jackpot, type JackpotProps } from './Jackpot.tsx';

const labels = {
  name: 'Pot',
  demo: 'Demo',
  demoNote: 'Not a real prize',
  asOf: 'As of noon',
  rules: 'Rules',
};
const pot = (props: Partial<JackpotProps>) => (
  <Jackpot
    source={{ kind: 'simulated' }}
    labels={labels}
    currency="$"
    operatorMode="demo"
    random={() => 0}
    {...props}
  />
);

afterEach(() => {
  vi.restoreAllMocks();
});
const draw = (props: Partial<JackpotProps>) => renderAlone(pot(props));
/** The amount as screen readers say it. The columns of digits are hidden from them. */
const amount = () => screen.getByRole('img');
const stands = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>('[data-part="strip"]')].map(
    ({ style }) => Number.parseFloat(style.transform.slice('translateY('.length)) / -5,
  );

test('[JPT-01] a new amount causes 0 React commits and changes only transforms and the name', () => {
  const clock = manualClock();
  let commits = 0;
  const { container: box } = renderAlone(
    <Profiler
      id="pot"
      onRender={() => {
        commits += 1;
      }}
    >
      {pot({ clock })}
    </Profiler>,
  );
  const strips = [...box.querySelectorAll('[data-part="strip"]')];
  const drawn = commits;
  const observer = new MutationObserver(() => {});
  observer.observe(box, { attributes: true, childList: true, characterData: true, subtree: true });
  for (let i = 0; i < 100; i++) clock.pass(3000);
  const changed = observer.takeRecords().map(({ attributeName, type }) => attributeName ?? type);
  expect(commits).toBe(drawn);
  expect(new Set(changed)).toEqual(new Set(['style', 'aria-label']));
  expect([...box.querySelectorAll('[data-part="strip"]')]).toEqual(strips);
  expect(amount()).toHaveAccessibleName('Pot $1,410,000, Not a real prize');
  expect(stands(box).join('')).toBe('1410000');
});

test('[JPT-01] stops when it is removed and while the page is hidden', () => {
  const clock = manualClock();
  const { unmount } = draw({ clock });
  expect(clock.waiting()).toBe(1);
  const hide = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  hide('hidden');
  expect(clock.waiting()).toBe(0);
  expect(amount()).toHaveAccessibleName('Pot $1,400,000, Not a real prize');
  hide('visible');
  expect(clock.waiting()).toBe(1);
  expect(amount()).toHaveAccessibleName('Pot $1,400,000, Not a real prize');
  unmount();
  expect(clock.waiting()).toBe(0);
});

test('[JPT-01] stops off screen', () => {
  const clock = manualClock();
  let report: (seen: boolean) => void = () => {};
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  Reflect.set(window, 'IntersectionObserver', Observer);
  draw({ clock });
  report(false);
  expect(clock.waiting()).toBe(0);
  expect(amount()).toHaveAccessibleName('Pot $1,400,000, Not a real prize');
  clock.pass(60_000);
  expect(amount()).toHaveAccessibleName('Pot $1,400,000, Not a real prize');
  report(true);
  expect(clock.waiting()).toBe(1);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('[JPT-01] rolls forward, from 9 to 0; under reduced motion the number changes without rolling', () => {
  const rolls: Keyframe[][] = [];
  Reflect.set(Element.prototype, 'animate', (keys: Keyframe[]) => rolls.push(keys));
  const source = { kind: 'simulated', min: 1_400_990, max: 1_400_990 } as const;
  const clock = manualClock();
  draw({ clock, source });
  expect(rolls).toEqual([]);
  clock.pass(3000);
  // 1,400,990 to 1,401,090: the hundreds go from 9 to the second 0 of the strip.
  expect(rolls.at(-1)).toEqual([
    { transform: 'translateY(-45%)' },
    { transform: 'translateY(-50%)' },
  ]);
  const before = rolls.length;
  Reflect.set(window, 'matchMedia', () => ({ matches: true }));
  clock.pass(3000);
  expect(amount()).toHaveAccessibleName('Pot $1,401,190, Not a real prize');
  expect(rolls).toHaveLength(before);
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(Element.prototype, 'animate');
});

test('[I18-02] [JPT-01] the columns show the digits and commas of the brand, and roll', () => {
  const clock = manualClock();
  const source = { kind: 'simulated', min: 1_482_930, max: 1_482_930 } as const;
  const { container: box } = draw({
    clock,
    source,
    numbers: { digits: 'bengali', grouping: 'lakh' },
  });
  const commas = () =>
    [...(box.querySelector('[data-part="digits"]')?.children ?? [])]
      .map(({ textContent }) => (textContent === ',' ? ',' : '0'))
      .join('');
  expect(stands(box).join('')).toBe('1482930');
  expect(box.querySelector('[data-part="strip"]')?.textContent?.replaceAll('\n', '')).toBe(
    '০১২৩৪৫৬৭৮৯০১২৩৪৫৬৭৮৯',
  );
  // The currency comes first, then 14,82,930.
  expect(commas()).toBe('000,00,000');
  expect(amount()).toHaveAccessibleName('Pot $১৪,৮২,৯৩০, Not a real prize');
  clock.pass(3000);
  expect(stands(box).join('')).toBe('1483030');
  expect(amount()).toHaveAccessibleName('Pot $১৪,৮৩,০৩০, Not a real prize');
});

test('[I18-02] a new brand replaces the commas of the last one', () => {
  const clock = manualClock();
  const of = (value: number) => ({ clock, source: { kind: 'fixed', value } as const });
  const { container: box, rerender } = draw(of(1_482_930));
  const commas = () =>
    [...(box.querySelector('[data-part="digits"]')?.children ?? [])].flatMap((sign, place) =>
      sign.textContent === ',' ? [place] : [],
    );
  // The currency comes first: 1,482,930.
  expect(commas()).toEqual([2, 6]);
  rerender(pot({ ...of(1_482_930), numbers: { digits: 'latin', grouping: 'lakh' } }));
  expect(commas()).toEqual([3, 6]);
  // The new columns are updated, not the removed ones.
  rerender(pot({ ...of(1_482_937), numbers: { digits: 'latin', grouping: 'lakh' } }));
  expect(stands(box).join('')).toBe('1482937');
});

test('[JPT-01] adds a column when the amount needs one', () => {
  const clock = manualClock();
  const { container: box } = draw({
    clock,
    source: { kind: 'simulated', min: 999_950, max: 999_950 },
  });
  expect(stands(box).join('')).toBe('999950');
  act(() => clock.pass(3000));
  expect(amount()).toHaveAccessibleName('Pot $1,000,050, Not a real prize');
  expect(stands(box).join('')).toBe('1000050');
  clock.pass(3000);
  expect(stands(box).join('')).toBe('1000150');
});

test('[JPT-02] simulated and time-derived amounts do not render for a live operator', () => {
  for (const kind of ['simulated', 'timeDerived'] as const) {
    expect(renderToString(pot({ operatorMode: 'live', source: { kind } }))).toBe('');
  }
  expect(
    renderToString(pot({ operatorMode: 'live', source: { kind: 'fixed', value: 5 } })),
  ).toContain('Pot');
});

test('[JPT-02] no prop removes the demo badge', () => {
  for (const variant of ['card', 'banner', 'bar'] as const) {
    expect(renderToString(pot({ variant }))).toContain('data-part="demo-badge"');
  }
  expect(renderToString(pot({ labels: { ...labels, demo: ' ' } }))).toBe('');
});

test('[JPT-02] a live amount rises to the new server value, never above it; a stale one says its age', () => {
  const clock = manualClock();
  const live = (value: number, asOf: number) =>
    ({ kind: 'live', value, asOf, rulesUrl: '/rules' }) as const;
  const props = { clock, operatorMode: 'live' } as const;
  const { rerender } = draw({ ...props, source: live(1000, 0) });
  const board = screen.getByRole('region', { name: 'Pot' });
  expect(amount()).toHaveAccessibleName('Pot $1,000');
  expect(board).not.toHaveTextContent(labels.demo);
  clock.pass(1000);
  rerender(pot({ ...props, source: live(2000, 1000) }));
  expect(amount()).toHaveAccessibleName('Pot $1,000');
  clock.pass(5000);
  expect(amount()).toHaveAccessibleName('Pot $1,500');
  clock.pass(20_000);
  expect(amount()).toHaveAccessibleName('Pot $2,000');
  expect(board).not.toHaveTextContent(labels.asOf);
  act(() => clock.pass(60_000));
  expect(screen.getByText(labels.asOf)).toBeVisible();
});

test('[JPT-01] renders on the server without a clock or random numbers', () => {
  const now = vi.spyOn(Date, 'now');
  const random = vi.spyOn(Math, 'random');
  const { random: _, ...props } = pot({}).props;
  expect(renderToString(<Jackpot {...props} />)).toContain('Pot $1,400,000');
  expect(now).not.toHaveBeenCalled();
  expect(random).not.toHaveBeenCalled();
});
