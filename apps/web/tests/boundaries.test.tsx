// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackend, openSite, settled, standInForBrowser } from './site.fixture.tsx';

/** The parts that throw when they render, and the reported issues. */
const stage = vi.hoisted(() => ({
  broken: new Set<string>(),
  reported: [] as { readonly source: string; readonly what: string }[],
  breaking<Props extends readonly unknown[], Shown>(
    name: string,
    part: (...props: Props) => Shown,
  ): (...props: Props) => Shown {
    return (...props) => {
      if (stage.broken.has(name)) throw new RangeError(`${name} broke`);
      return part(...props);
    };
  },
}));
const { broken, reported } = stage;

vi.mock('../src/app/reporting.ts', () => ({
  reporting: () => ({ report: (issue: (typeof reported)[number]) => reported.push(issue) }),
}));
vi.mock(import('@parlour/features/site/header'), async (load) => {
  const real = await load();
  return {
    ...real,
    SiteHeaderWidget: stage.breaking('header', real.SiteHeaderWidget),
    SiteTabBarWidget: stage.breaking('tabBar', real.SiteTabBarWidget),
  };
});
vi.mock(import('@parlour/features/site/footer'), async (load) => {
  const real = await load();
  return { ...real, SiteFooterWidget: stage.breaking('footer', real.SiteFooterWidget) };
});
vi.mock(import('@parlour/features/site/home-shelves'), async (load) => {
  const real = await load();
  return { ...real, HomeShelvesWidget: stage.breaking('shelves', real.HomeShelvesWidget) };
});
vi.mock(import('@parlour/features/account/login'), async (load) => {
  const real = await load();
  return { ...real, LoginModal: stage.breaking('window', real.LoginModal) };
});
// The boundary of the announcer is inside the chunk that is loaded later.
vi.mock(import('../../../packages/features/src/shared/notices/announcing.ts'), async (load) => {
  const real = await load();
  return { ...real, mayAnnounce: stage.breaking('announcer', real.mayAnnounce) };
});
vi.mock(import('../src/pages/HomePage.tsx'), async (load) => {
  const { HomePage } = await load();
  return { HomePage: stage.breaking('page', HomePage) };
});
vi.mock(import('../src/layout/SiteLayout.tsx'), async (load) => {
  const { SiteLayout } = await load();
  return { SiteLayout: stage.breaking('layout', SiteLayout) };
});
vi.mock(import('../src/pages/LotteryPage.tsx'), async (load) => {
  const real = await load();
  return { default: stage.breaking('lottery', real.default) };
});
vi.mock(import('../src/app/StartUp.tsx'), async (load) => {
  const { StartUp } = await load();
  return { StartUp: stage.breaking('startUp', StartUp) };
});
const backend = createBackend();
beforeAll(() => {
  standInForBrowser();
  // Every observed element counts as visible.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.observe = () => queueMicrotask(() => tell([{ isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  broken.clear();
  reported.splice(0);
});

const buttonOf = (place: ParentNode, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** Opens a page on which one part breaks. */
async function openBroken(part: string, at = '/', source = part) {
  broken.add(part);
  const site = await openSite({ backend, at });
  expect(reported).toContainEqual({
    kind: 'issue',
    source,
    what: `RangeError: ${part} broke`,
    // The component stack.
    where: expect.stringMatching(/^at /),
  });
  broken.clear();
  return site;
}

const landmarks = (place: ParentNode) =>
  ['header', 'main', 'footer', 'nav'].filter((name) => place.querySelector(name) !== null);

test.each(['header', 'footer', 'tabBar', 'shelves'])(
  '[ERR-01] a broken %s shows a message and a retry in its place; the rest of the page stays',
  async (part) => {
    const { place, press, close } = await openBroken(part);
    expect(place.querySelector('h1')?.textContent).toBe('Home');
    expect(place.textContent).toContain('Unknown error. Try again or contact customer service.');
    const retry = buttonOf(place, 'Try again');
    expect(retry).toBeDefined();
    if (retry) await press(retry);
    expect(place.textContent).not.toContain('Unknown error');
    expect(landmarks(place)).toEqual(['header', 'main', 'footer', 'nav']);
    await close();
  },
);

test('[ERR-01] a broken announcer shows no message and is reported', async () => {
  const { place, close } = await openBroken('announcer');
  expect(landmarks(place)).toEqual(['header', 'main', 'footer', 'nav']);
  expect(place.textContent).not.toContain('Unknown error');
  await close();
});

test('[ERR-01] a broken page shows a next step inside the layout', async () => {
  const { place, close } = await openBroken('page');
  expect(place.querySelector('main h1')?.textContent).toBe('This part stopped working');
  expect(buttonOf(place, 'Reload page')).toBeDefined();
  expect(landmarks(place)).toEqual(['header', 'main', 'footer', 'nav']);
  await close();
});

test.each([
  ['page', '/'],
  ['lottery', '/lottery'],
])('[ERR-01] [A11-01] a broken %s has one main and one title', async (part, at) => {
  const { place, close } = await openBroken(part, at, 'page');
  expect(place.querySelectorAll('main')).toHaveLength(1);
  expect([...place.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
    'This part stopped working',
  ]);
  expect(place.querySelector('main h1')).not.toBeNull();
  await close();
});

test('[ERR-01] after the layout has broken, the next address shows the site again', async () => {
  const { place, close } = await openBroken('layout', '/', 'root');
  expect(place.querySelector('h1')?.textContent).toBe('This part stopped working');
  expect(buttonOf(place, 'Reload page')).toBeDefined();
  await act(async () => {
    window.history.pushState(null, '', '/help');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(landmarks(place)).toEqual(['header', 'main', 'footer', 'nav']);
  await close();
});

test('[ERR-01] whatever part breaks, the root is never empty', async () => {
  const { place, close } = await openBroken('startUp', '/', 'root');
  expect(place.querySelector('main h1')?.textContent).toBe('This part stopped working');
  expect(buttonOf(place, 'Reload page')).toBeDefined();
  await close();
});

test('[ERR-01] [MOD-03] a window that breaks is replaced by a message with a retry and a close button', async () => {
  for (const [answer, left] of [
    ['Try again', 'Log in'],
    ['Close', undefined],
  ] as const) {
    const { place, press, close } = await openBroken('window', '/login');
    expect(landmarks(place)).toEqual(['header', 'main', 'footer', 'nav']);
    const said = () => document.querySelector<HTMLElement>('[role="alertdialog"]');
    await settled(() => expect(said()?.textContent).toContain('This part stopped working'));
    expect(document.body.textContent).not.toContain('Cannot reach the server');
    const button = buttonOf(said() ?? document, answer);
    if (button) await press(button);
    await settled(() => {
      expect(said()).toBeNull();
      expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe(left);
    });
    await close();
    reported.splice(0);
  }
});
