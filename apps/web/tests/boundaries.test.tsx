// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackend, everythingIsNear, openSite, standInForBrowser } from './site.fixture.tsx';

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
  everythingIsNear();
});
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  broken.clear();
  reported.splice(0);
});

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

/** The landmarks of the layout that the page has. */
const landmarks = (place: HTMLElement) =>
  ['banner', 'main', 'contentinfo', 'navigation'].filter(
    (role) => within(place).queryAllByRole(role).length > 0,
  );
const allLandmarks = ['banner', 'main', 'contentinfo', 'navigation'];
const main = () => within(screen.getByRole('main'));
/** The title and the way on of a page that broke. */
const expectNextStep = () => {
  const title = main().getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(/^This part stopped working$/);
  expect(main().getByRole('button', { name: 'Reload page' })).toBeVisible();
};
const unknown = 'Unknown error. Try again or contact customer service.';

test.each(['header', 'footer', 'tabBar', 'shelves'])(
  '[ERR-01] a broken %s shows a message and a retry in its place; the rest of the page stays',
  async (part) => {
    const { place, user } = await openBroken(part);
    expect(main().getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(place).toHaveTextContent(unknown);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(place).not.toHaveTextContent('Unknown error'));
    await waitFor(() => expect(landmarks(place)).toEqual(allLandmarks));
  },
);

test('[ERR-01] a broken announcer shows no message and is reported', async () => {
  const { place } = await openBroken('announcer');
  expect(landmarks(place)).toEqual(allLandmarks);
  expect(place).not.toHaveTextContent('Unknown error');
});

test('[ERR-01] a broken page shows a next step inside the layout', async () => {
  const { place } = await openBroken('page');
  expectNextStep();
  expect(landmarks(place)).toEqual(allLandmarks);
});

test.each([
  ['page', '/'],
  ['lottery', '/lottery'],
])('[ERR-01] [A11-01] a broken %s has one main and one title', async (part, at) => {
  const { place } = await openBroken(part, at, 'page');
  expect(within(place).getAllByRole('main')).toHaveLength(1);
  const titles = within(place).getAllByRole('heading', { level: 1 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['This part stopped working']);
  expect(main().getByRole('heading', { level: 1 })).toBe(titles[0]);
});

test('[ERR-01] after the layout has broken, the next address shows the site again', async () => {
  const { place } = await openBroken('layout', '/', 'root');
  expectNextStep();
  await act(async () => {
    window.history.pushState(null, '', '/help');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(landmarks(place)).toEqual(allLandmarks);
});

test('[ERR-01] whatever part breaks, the root is never empty', async () => {
  await openBroken('startUp', '/', 'root');
  expectNextStep();
});

test('[ERR-01] [MOD-03] a window that breaks is replaced by a message with a retry and a close button', async () => {
  for (const [answer, left] of [
    ['Try again', 'Log in'],
    ['Close', undefined],
  ] as const) {
    const { place, user, close } = await openBroken('window', '/login');
    expect(landmarks(place)).toEqual(allLandmarks);
    const message = await screen.findByRole('alertdialog');
    await waitFor(() => expect(message).toHaveTextContent('This part stopped working'));
    expect(document.body).not.toHaveTextContent('Cannot reach the server');
    // The first "Close" is the cross of the window.
    const [button = message] = within(message).getAllByRole('button', { name: answer });
    await user.click(button);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
      const dialog = screen.queryByRole('dialog');
      const title = dialog && within(dialog).getByRole('heading', { level: 2 });
      expect(title?.textContent).toBe(left);
    });
    await close();
    reported.splice(0);
  }
});
