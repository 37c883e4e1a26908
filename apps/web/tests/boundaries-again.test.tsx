// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createBackend,
  everythingIsNear,
  type OpenOptions,
  openSite,
  type Patch,
  standInForBrowser,
} from './site.fixture.tsx';

// Tests every error boundary of the site. A part that breaks once is rendered again without a message. A part that
// breaks again shows a message and a retry. Each error is reported.

/** The parts that throw when they render, when they stop throwing, and the reported issues. */
const stage = vi.hoisted(() => ({
  broken: new Set<string>(),
  /** Whether a part stops throwing as soon as a boundary has caught its error. */
  once: false,
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

vi.mock('../src/app/reporting.ts', () => ({
  reporting: () => ({
    report: (issue: (typeof stage.reported)[number]) => void stage.reported.push(issue),
  }),
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
vi.mock(import('@parlour/features/member/rank'), async (load) => {
  const real = await load();
  return { ...real, RankWidget: stage.breaking('centre', real.RankWidget) };
});
vi.mock(import('@parlour/features/centre-frame'), async (load) => {
  const real = await load();
  return { ...real, CentreWidget: stage.breaking('centreWindow', real.CentreWidget) };
});
vi.mock(import('@parlour/features/site/status'), async (load) => {
  const real = await load();
  return { ...real, SiteStatusWidget: stage.breaking('status', real.SiteStatusWidget) };
});
vi.mock(import('@parlour/features/site/age-gate'), async (load) => {
  const real = await load();
  return { ...real, AgeGateWidget: stage.breaking('ageGate', real.AgeGateWidget) };
});
vi.mock(import('@parlour/features/analytics'), async (load) => {
  const real = await load();
  return { ...real, AnalyticsWidget: stage.breaking('counting', real.AnalyticsWidget) };
});
vi.mock(import('@parlour/features/site/developer-panel'), async (load) => {
  const real = await load();
  return { ...real, DeveloperPanel: stage.breaking('demoTools', real.DeveloperPanel) };
});
vi.mock(import('../../../packages/features/src/site/header/MemberTools.tsx'), async (load) => {
  const real = await load();
  return { default: stage.breaking('memberTools', real.default) };
});
vi.mock(import('../../../packages/features/src/member/points/PointLists.tsx'), async (load) => {
  const real = await load();
  return { PointLists: stage.breaking('points', real.PointLists) };
});
vi.mock(import('../../../packages/features/src/shared/notices/announcing.ts'), async (load) => {
  const real = await load();
  return { ...real, mayAnnounce: stage.breaking('announcer', real.mayAnnounce) };
});
vi.mock(import('../../../packages/features/src/shared/jackpot/seen.ts'), async (load) => {
  const real = await load();
  return { ...real, observeVisibility: stage.breaking('jackpot-feed', real.observeVisibility) };
});
vi.mock(import('../src/pages/HelpPage.tsx'), async (load) => {
  const real = await load();
  return { default: stage.breaking('page', real.default) };
});
vi.mock(import('../src/layout/SiteLayout.tsx'), async (load) => {
  const { SiteLayout } = await load();
  return { SiteLayout: stage.breaking('root', SiteLayout) };
});

const words = catalogues.en;
const backend = createBackend();
beforeAll(() => {
  standInForBrowser();
  everythingIsNear();
  // The demo panel has its own requests.
  vi.stubGlobal('fetch', (request: Request) => backend.ask(request, (_request, value) => value));
});
beforeEach(() => {
  // React logs an error when a boundary catches it.
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    if (stage.once && parts.some((part) => part instanceof RangeError)) stage.broken.clear();
  });
});
afterEach(async () => {
  stage.broken.clear();
  stage.once = false;
  stage.reported.splice(0);
  sessionStorage.clear();
  await backend.setScenario({});
});

interface Place extends Partial<OpenOptions> {
  readonly at: string;
  /** The boundary around the part. Default: the boundary with the same name. */
  readonly source?: string;
  readonly asMember?: true;
  /** Finds what the working part shows; it is called again until it finds it. Not set for a part that renders nothing. */
  readonly sees?: () => unknown;
  readonly scenario?: Parameters<typeof backend.setScenario>[0];
}

const titled = (name: string) => () => screen.queryAllByRole('heading', { name })[0];
const dialog = () => screen.queryByRole('dialog');
/** The menu of the header and the tab bar have the same name. */
const mainMenu = { name: words['nav.mainMenu'] };
const consent = { name: words['consent.title'] };
const bell = { name: /^Messages, \d+ new/ };
const withCounting: Patch = ({ url }, value) =>
  new URL(url).pathname === '/wps/system/whitelabel' && typeof value === 'object'
    ? { ...value, gtagId: 'G-PARLOUR1' }
    : value;

const places: Readonly<Record<string, Place>> = {
  header: { at: '/help', sees: () => screen.queryByRole('banner') },
  footer: { at: '/help', sees: () => screen.queryByRole('contentinfo') },
  tabBar: { at: '/help', sees: () => screen.queryAllByRole('navigation', mainMenu).length > 1 },
  memberTools: { at: '/help', asMember: true, sees: () => screen.queryByRole('link', bell) },
  page: { at: '/help', sees: titled('Help') },
  root: { at: '/help', sees: () => screen.queryByRole('main') },
  shelves: {
    at: '/',
    sees: () => within(screen.getByRole('main')).queryAllByRole('region').length > 2,
  },
  window: { at: '/login', sees: dialog },
  centre: { at: '/help?member=playerRank', asMember: true, sees: titled('Your benefits') },
  centreWindow: {
    at: '/help?member=playerRank',
    asMember: true,
    source: 'window',
    sees: dialog,
  },
  points: { at: '/pointMall?tab=history', asMember: true, sees: titled('Redeem history') },
  status: { at: '/help', scenario: { status: 1 }, sees: titled('Under maintenance') },
  ageGate: {
    at: '/help',
    config: { ageGate: 'ask' },
    sees: () => screen.queryByRole('alertdialog'),
  },
  counting: { at: '/help', patch: withCounting, sees: () => screen.queryByRole('region', consent) },
  demoTools: {
    at: '/help',
    sees: () => screen.queryByRole('button', { name: words['dev.title'] }),
  },
  announcer: { at: '/' },
  'jackpot-feed': { at: '/', scenario: { jackpot: 'live' } },
};

async function open(name: string, place: Place, once: boolean) {
  const { asMember, source = name, sees: _sees, scenario, ...where } = place;
  if (scenario) await backend.setScenario(scenario);
  const storage = asMember && { storage: await backend.member() };
  stage.broken.add(name);
  stage.once = once;
  const site = await openSite({ backend, ...where, ...storage });
  await waitFor(() =>
    expect(stage.reported).toContainEqual(
      expect.objectContaining({ source, what: `RangeError: ${name} broke` }),
    ),
  );
  return site;
}

const broke = /This part stopped working|Unknown error|The site did not start/;
const retry = { name: /Try again$/ };

test.each(Object.entries(places))(
  '[ERR-01] [X-06] %s breaks once: the error is reported and the part is rendered again without a message',
  async (name, place) => {
    await open(name, place, true);
    await waitFor(() => expect(place.sees ? place.sees() : true).toBeTruthy());
    expect(document.body).not.toHaveTextContent(broke);
  },
);

test.each(Object.entries(places).filter(([, { sees }]) => sees))(
  '[ERR-01] [X-06] %s breaks again: it shows a message, and "Try again" shows the part',
  async (name, place) => {
    const { user } = await open(name, place, false);
    await waitFor(() => expect(document.body).toHaveTextContent(broke));
    stage.broken.clear();
    const [button = document.body] = screen.getAllByRole('button', retry);
    await user.click(button);
    await waitFor(() => {
      expect(document.body).not.toHaveTextContent(broke);
      expect(place.sees?.()).toBeTruthy();
    });
  },
);

test.each(Object.entries(places).filter(([, { sees }]) => !sees))(
  '[ERR-01] [X-06] %s, which renders nothing, breaks and the page stays',
  async (name, place) => {
    await open(name, place, false);
    expect(document.body).not.toHaveTextContent(broke);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('[ERR-01] [LGN-03] a window that broke still has the typed text after a retry', async () => {
  const { user, speak } = await openSite({ backend, at: '/login' });
  const username = async () =>
    within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Username/ });
  await user.type(await username(), 'demo_member');
  stage.broken.add('window');
  await speak('bn');
  await screen.findByRole('alertdialog');
  stage.broken.clear();
  await speak('en');
  const message = within(screen.getByRole('alertdialog'));
  await user.click(message.getByRole('button', retry));
  expect(await username()).toHaveValue('demo_member');
});
