// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createBackend,
  everythingIsNear,
  type OpenOptions,
  openSite,
  type Patch,
  settled,
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

const backend = createBackend();
beforeAll(() => {
  standInForBrowser();
  everythingIsNear();
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
  document.body.replaceChildren();
  sessionStorage.clear();
  await backend.setScenario({});
});

interface Place extends Partial<OpenOptions> {
  readonly at: string;
  /** The boundary around the part. Default: the boundary with the same name. */
  readonly source?: string;
  readonly asMember?: true;
  /** Finds what the working part shows. Not set for a part that renders nothing. */
  readonly sees?: () => unknown;
  readonly scenario?: Parameters<typeof backend.setScenario>[0];
}

const one = (selector: string) => () => document.querySelector(selector);
const titled = (title: string) => () =>
  [...document.querySelectorAll('h1, h2, h3')].find(({ textContent }) => textContent === title);
const withCounting: Patch = ({ url }, value) =>
  new URL(url).pathname === '/wps/system/whitelabel' && typeof value === 'object'
    ? { ...value, gtagId: 'G-PARLOUR1' }
    : value;

const places: Readonly<Record<string, Place>> = {
  header: { at: '/help', sees: one('header') },
  footer: { at: '/help', sees: one('footer') },
  tabBar: { at: '/help', sees: one('[data-component="tab-bar"]') },
  memberTools: { at: '/help', asMember: true, sees: one('[data-component="message-bell"]') },
  page: { at: '/help', sees: titled('Help') },
  root: { at: '/help', sees: one('main') },
  shelves: { at: '/', sees: () => document.querySelectorAll('main section').length > 2 },
  window: { at: '/login', sees: one('[role="dialog"]') },
  centre: { at: '/help?member=playerRank', asMember: true, sees: titled('Your benefits') },
  centreWindow: {
    at: '/help?member=playerRank',
    asMember: true,
    source: 'window',
    sees: one('[role="dialog"]'),
  },
  points: { at: '/pointMall?tab=history', asMember: true, sees: titled('Redeem history') },
  status: { at: '/help', scenario: { status: 1 }, sees: titled('Under maintenance') },
  ageGate: { at: '/help', config: { ageGate: 'ask' }, sees: one('[role="alertdialog"]') },
  counting: { at: '/help', patch: withCounting, sees: one('[data-component="consent-bar"]') },
  demoTools: { at: '/help', sees: one('aside button') },
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
  await settled(() =>
    expect(stage.reported).toContainEqual(
      expect.objectContaining({ source, what: `RangeError: ${name} broke` }),
    ),
  );
  return site;
}

const words = /This part stopped working|Unknown error|The site did not start/;
const retries = () =>
  [...document.querySelectorAll('button')].filter((button) =>
    /Try again$/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );

test.each(Object.entries(places))(
  '[ERR-01] [X-06] %s breaks once: the error is reported and the part is rendered again without a message',
  async (name, place) => {
    const site = await open(name, place, true);
    await settled(() => expect(place.sees?.() ?? 'nothing').toBeTruthy());
    expect(document.body.textContent).not.toMatch(words);
    await site.close();
  },
);

test.each(Object.entries(places).filter(([, { sees }]) => sees))(
  '[ERR-01] [X-06] %s breaks again: it shows a message, and "Try again" shows the part',
  async (name, place) => {
    const site = await open(name, place, false);
    await settled(() => expect(document.body.textContent).toMatch(words));
    stage.broken.clear();
    const [retry] = retries();
    if (!retry) throw new Error('There is no button to go on');
    await site.press(retry);
    await settled(() => {
      expect(document.body.textContent).not.toMatch(words);
      expect(place.sees?.()).toBeTruthy();
    });
    await site.close();
  },
);

test.each(Object.entries(places).filter(([, { sees }]) => !sees))(
  '[ERR-01] [X-06] %s, which renders nothing, breaks and the page stays',
  async (name, place) => {
    const site = await open(name, place, false);
    expect(document.body.textContent).not.toMatch(words);
    expect(document.querySelector('main h1')).not.toBeNull();
    await site.close();
  },
);

test('[ERR-01] [LGN-03] a window that broke still has the typed text after a retry', async () => {
  const site = await openSite({ backend, at: '/login' });
  const box = () => document.querySelector<HTMLInputElement>('[role="dialog"] [name="username"]');
  await settled(() => expect(box()).not.toBeNull());
  await act(async () => {
    const input = box();
    if (!input) throw new Error('There is no box');
    input.value = 'demo_member';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  stage.broken.add('window');
  await site.speak('bn');
  await settled(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull());
  stage.broken.clear();
  await site.speak('en');
  const [retry] = retries();
  if (!retry) throw new Error('There is no button to go on');
  await site.press(retry);
  await settled(() => expect(box()?.value).toBe('demo_member'));
  await site.close();
});
