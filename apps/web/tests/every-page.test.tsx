// @vitest-environment jsdom
import { menuPage } from '@parlour/features/centre-frame';
import { catalogues } from '@parlour/features/testing';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import { notFound, routeAt } from '../src/app/routes.ts';
import {
  backend,
  isFull,
  kinds,
  look,
  mainPart,
  paths,
  people,
  watchPages,
} from './every-page.fixture.ts';

vi.mock('../src/app/reporting.ts', () => ({ reporting: () => ({ report: () => undefined }) }));

// Rules for every page of the route table, tested without a browser: links lead to existing pages, the right banners
// are shown, the help button is there, and an empty backend breaks nothing.

watchPages();

/** Says why a link of this site leads to no page. Returns `null` if it leads to a page or to another site. */
function lost(href: string): string | null {
  if (!/^[/?]/.test(href)) return null;
  const { pathname, searchParams } = new URL(href, window.location.href);
  if (routeAt(pathname) === notFound) return `${href}: no such page`;
  for (const centre of ['member', 'agent'] as const) {
    const key = searchParams.get(centre);
    if (key === null || key === menuPage || key in centrePages[centre]) continue;
    return `${href}: no such page of the centre`;
  }
  return null;
}

/** Name of a region, which is a label or the text of its heading. */
const nameOf = (region: HTMLElement): string | null | undefined =>
  region.getAttribute('aria-label') ??
  document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent;

test('[NAV-03] [NAV-08] the check finds a link to a page that does not exist, in the site or in a centre', () => {
  expect(lost('/promotons')).not.toBeNull();
  expect(lost('/?member=depositv3')).not.toBeNull();
  expect(lost('/RNG')).not.toBeNull();
  expect(lost('/promotions?type=3&member=depositv2')).toBeNull();
  expect(lost('https://elsewhere.example/nowhere')).toBeNull();
});

/** The banner group of each page that shows one (SPECIFICATION §2). */
const groups: Readonly<Record<string, string>> = {
  '/': 'w_home',
  '/login': 'w_login',
  '/register': 'w_reg',
  '/rng': 'w_rng',
  '/rngList': 'w_rng',
  '/rng?page=live': 'w_live',
  '/liveList': 'w_live',
  '/fishList': 'w_fish',
  '/pvpList': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/lott': 'w_lott',
  '/down': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/pointMall?tab=history': 'w_shop',
  '/pointMall?tab=details': 'w_shop',
  '/help': 'w_help',
  '/help?topic=responsible': 'w_help',
  '/help?question=password': 'w_help',
};

const { 'nav.help': help, 'home.highlights': banners } = catalogues.en;

test.each(people)(
  '[NAV-03] [LAY-06] [LAY-07] [BAN-01] every page of %s has working links, regions with names of their own, the help button and its own banners',
  async (who) => {
    let seen = 0;
    for (const at of who === 'visitor' ? paths : kinds) {
      const asked = new Set<string>();
      await look(
        at,
        who,
        (place) => {
          // A link without an address has no role.
          const links = [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'));
          seen += links.length;
          const without = 'a link without an address';
          expect(
            links.flatMap((href) => (href ? lost(href) : without) ?? []),
            at,
          ).toEqual([]);
          // Games, lotteries and the help centre have their own layout (NAV-06).
          const frame = within(place).queryByRole('contentinfo');
          const corner = within(place).queryByRole('complementary', { name: help });
          expect(corner !== null, at).toBe(frame !== null);
          if (corner) expect(within(corner).getByRole('button', { name: help }), at).toBeVisible();
          if (routeAt(at.split('?')[0] ?? '').bare !== true) expect(frame, at).not.toBeNull();
          const regions = within(place).queryAllByRole('region');
          const names = regions.map(nameOf);
          expect(names, at).toEqual([...new Set(names)]);
        },
        ({ url }, value) => {
          const { pathname, searchParams } = new URL(url);
          if (pathname === '/wps/system/banners') asked.add(searchParams.get('groupName') ?? '');
          return value;
        },
      );
      // For a visitor a guarded page is the login over the home page.
      const isLogin = /^\/(?:favorite|recent|cockfight)$/.test(at);
      const wanted = isLogin ? 'w_login' : groups[at];
      if (who === 'visitor') expect([...asked], at).toEqual(wanted === undefined ? [] : [wanted]);
    }
    expect(seen).toBeGreaterThan(kinds.length * 5);
  },
);

test('[NAV-03] [PTS-01] the points mall has its banner and no menu beside it', async () => {
  for (const who of ['visitor', 'demo_member'] as const) {
    await look('/pointMall', who, () => {
      const main = within(mainPart());
      expect(main.getByRole('region', { name: banners }), who).toBeVisible();
      expect(main.queryByRole('navigation'), who).toBeNull();
      expect(main.queryByRole('complementary'), who).toBeNull();
    });
  }
});

test.each(isFull ? people : (['demo_agent'] as const))(
  '[SBK-01] [GAM-07] where the backend has no data, every page renders and has a next step: %s',
  async (who) => {
    await backend.setScenario({ empty: true });
    for (const at of kinds) {
      await look(at, who, (place) => {
        expect(mainPart(), at).toBeVisible();
        const page = within(place);
        const [title] = [1, 2].flatMap((level) => page.queryAllByRole('heading', { level }));
        expect(title?.textContent ?? '', at).not.toBe('');
        expect(place.querySelector('[aria-busy="true"]'), at).toBeNull();
        const links = page.queryAllByRole('link');
        const ways = links.length > 0 ? links : page.getAllByRole('button');
        expect(ways[0], at).toBeEnabled();
      });
    }
  },
);
