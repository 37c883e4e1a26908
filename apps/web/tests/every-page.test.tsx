// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import { notFound, routeAt, routes } from '../src/app/routes.ts';
import { createBackend, openSite, type Patch, standInForBrowser } from './site.fixture.tsx';

vi.mock('../src/app/reporting.ts', () => ({ reporting: () => ({ report: () => undefined }) }));

// Rules for every page of the route table, tested without a browser: links lead to existing pages, the right banners
// are shown, the help button is there, an empty backend breaks nothing, and a picture address is used only if it is a
// picture.

const isFull = process.env.PARLOUR_SCALE === 'full';

const backend = createBackend();
const trouble: string[] = [];
const onError = ({ message }: ErrorEvent) => void trouble.push(`uncaught: ${message}`);

beforeAll(() => {
  standInForBrowser();
  window.addEventListener('error', onError);
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    if (parts.some((part) => part instanceof Error)) trouble.push(parts.join(' '));
  });
});
afterAll(() => window.removeEventListener('error', onError));
afterEach(async () => {
  trouble.splice(0);
  await backend.setScenario({});
});

/** Pages that are chosen by the query of a route. */
const within = [
  ...['/promoDetail?id=p-welcome', '/promoDetail?id=p-summer-fair', '/promoDetail?id=none'],
  ...['/help?page=feedback', '/help?page=about', '/help?page=news', '/help?page=blog/b-pause'],
  ...['/help?question=password', '/helpmc?page=about', '/noticePage?id=none'],
  ...['/rng?page=live', '/game?id=571', '/pointMall?tab=history', '/pointMall?tab=details'],
];
const paths = [
  ...[...routes, notFound]
    .filter(({ target }) => target.page !== 'redirect')
    .map(({ paths: [path] }) => (path === '*' ? '/nowhere' : path)),
  ...within,
];
/** One page of each kind, because pages of one kind consist of the same parts. */
const kinds = isFull
  ? paths
  : paths.filter((at, place) => {
      const kindOf = (path: string) => routeAt(path).target.page;
      const before = paths.slice(0, place).map(kindOf);
      return within.includes(at) || !before.includes(kindOf(at));
    });

type Person = 'visitor' | 'trial' | 'demo_member' | 'demo_agent';
/** An agent sees everything a member sees, and more. The gate runs only the two that differ most. */
const people: readonly Person[] = isFull
  ? ['visitor', 'trial', 'demo_member', 'demo_agent']
  : ['visitor', 'demo_agent'];

/** Opens a page as the given person, calls `see` with it, and closes it. */
async function look(
  at: string,
  who: Person,
  see: (place: HTMLElement) => void,
  patch?: Patch,
): Promise<void> {
  const site = await openSite({
    backend,
    at,
    ...(patch && { patch }),
    ...(who !== 'visitor' && { storage: await backend.member(who) }),
  });
  see(site.place);
  await site.close();
  document.body.replaceChildren();
  expect(trouble, `${at} as ${who}`).toEqual([]);
}

/** Says why a link of this site leads to no page. Returns `null` if it leads to a page or to another site. */
function lost(href: string): string | null {
  if (!/^[/?]/.test(href)) return null;
  const { pathname, searchParams } = new URL(href, window.location.href);
  if (routeAt(pathname) === notFound) return `${href}: no such page`;
  for (const centre of ['member', 'agent'] as const) {
    const key = searchParams.get(centre);
    if (key !== null && !(key in centrePages[centre])) return `${href}: no such page of the centre`;
  }
  return null;
}

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
  '/help?question=password': 'w_help',
};

const { 'nav.help': help } = catalogues.en;

test.each(people)(
  '[NAV-03] [LAY-06] [LAY-07] [BAN-01] every page of %s has working links, the help button and its own banners',
  async (who) => {
    let seen = 0;
    for (const at of who === 'visitor' ? paths : kinds) {
      const asked = new Set<string>();
      await look(
        at,
        who,
        (place) => {
          const links = [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'));
          seen += links.length;
          const without = 'a link without an address';
          expect(
            links.flatMap((href) => (href ? lost(href) : without) ?? []),
            at,
          ).toEqual([]);
          // Games, lotteries and the help centre have their own layout (NAV-06).
          const frame = place.querySelector('[data-component="site-footer"]');
          const corner = place.querySelector(`aside[aria-label="${help}"] button`);
          expect(corner !== null, at).toBe(frame !== null);
          if (routeAt(at.split('?')[0] ?? '').bare !== true) expect(frame, at).not.toBeNull();
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
    await look('/pointMall', who, (place) => {
      const main = place.querySelector('main');
      expect(main?.querySelector('[data-component="banner"]'), who).not.toBeNull();
      expect(main?.querySelector('nav, aside'), who).toBeNull();
    });
  }
});

test.each(isFull ? people : (['demo_agent'] as const))(
  '[SBK-01] [GAM-07] where the backend has no data, every page renders and has a next step: %s',
  async (who) => {
    await backend.setScenario({ empty: true });
    for (const at of kinds) {
      await look(at, who, (place) => {
        const main = place.querySelector('main');
        expect(main, at).not.toBeNull();
        expect(place.querySelector('h1, h2')?.textContent ?? '', at).not.toBe('');
        expect(place.querySelector('[aria-busy="true"]'), at).toBeNull();
        const ways = place.querySelectorAll('a[href], button:not(:disabled)');
        expect(ways.length, at).toBeGreaterThan(0);
      });
    }
  },
);

/** Addresses that run a script, lead to another host, or are a page instead of a picture. */
const notPictures = [
  'javascript:globalThis.acted=1',
  'data:text/html,<script>globalThis.acted=1</script>',
  'https://evil.example/x.svg',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'blob:https://evil.example/1',
  'x"><script>globalThis.acted=1</script>',
];
const pictureKeys: readonly string[] = ['coverUrl', 'iconUrl', 'imageUrl', 'logoUrl'];

/** Returns the answer with each picture replaced by one of these addresses. */
function withScripts(value: unknown, keys: readonly string[], turn = { now: 0 }): unknown {
  if (Array.isArray(value)) return value.map((one) => withScripts(one, keys, turn));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (typeof one !== 'string' || !keys.includes(key))
        return [key, withScripts(one, keys, turn)];
      turn.now += 1;
      return [key, notPictures[turn.now % notPictures.length]];
    }),
  );
}

const pictures = () =>
  [...document.querySelectorAll('img, source, link[rel="preload"], object, embed, image')].flatMap(
    (one) =>
      ['src', 'srcset', 'href', 'imagesrcset', 'data'].flatMap(
        (name) => one.getAttribute(name) ?? [],
      ),
  );

test('[NOT-03] [CFG-04] no page shows a picture whose address is a script or leads to another host', async () => {
  let patched = 0;
  let before = 0;
  for (const at of kinds) {
    if (isFull || at === '/' || at === '/rng') {
      await look(at, 'demo_member', () => {
        before += pictures().length;
      });
    }
    await look(
      at,
      'demo_member',
      () => {
        const wrong = (address: string) =>
          /javascript:|text\/html|evil\.example|blob:|<script/i.test(address);
        expect(pictures().filter(wrong), at).toEqual([]);
        for (const styled of document.querySelectorAll('[style*="url("]')) {
          expect(wrong(styled.getAttribute('style') ?? ''), at).toBe(false);
        }
      },
      ({ url }, value) => {
        const isBanner = new URL(url).pathname === '/wps/system/banners';
        const changed = withScripts(value, isBanner ? [...pictureKeys, 'url'] : pictureKeys);
        if (JSON.stringify(changed) !== JSON.stringify(value)) patched += 1;
        return changed;
      },
    );
  }
  expect('acted' in globalThis).toBe(false);
  // Checks that the pages show pictures, and that the test has replaced some.
  expect(before).toBeGreaterThan(20);
  expect(patched).toBeGreaterThan(kinds.length / 2);
});

const title = (index: number) => `Notice ${index + 1} of many`;
const many: Patch = ({ url }, value) =>
  new URL(url).pathname === '/wps/system/notices' && Array.isArray(value)
    ? Array.from({ length: 5_000 }, (_, index) => ({
        ...value[index % value.length],
        id: `many-${index}`,
        title: title(index),
      }))
    : value;

test('[NOT-01] of five thousand notices the bar shows the newest, and links to all', async () => {
  await look(
    '/',
    'visitor',
    (place) => {
      const bar = place.querySelector('[data-component="notice-bar"]');
      const titles = [...(bar?.querySelectorAll('button') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(titles).toContain(title(0));
      expect(bar?.querySelectorAll('*').length).toBeLessThan(200);
      expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/noticePage');
    },
    many,
  );
});

test('[NOT-04] with five thousand notices, the notice page shows one page of the list, the last one too', async () => {
  for (const [at, first, rows] of [
    ['/noticePage', 0, 7],
    ['/noticePage?page=715', 4_998, 2],
    ['/noticePage?page=9999', 4_998, 2],
    ['/noticePage?id=many-2500', 2_499, 7],
  ] as const) {
    await look(
      at,
      'visitor',
      (place) => {
        const items = [...place.querySelectorAll('main li')].filter((item) =>
          item.querySelector('[data-state$="read"]'),
        );
        expect(items, at).toHaveLength(rows);
        expect(items[0]?.textContent, at).toContain(title(first));
        expect(place.querySelectorAll('main *').length, at).toBeLessThan(250);
      },
      many,
    );
  }
});

test('[GAM-05] [LAY-01] the first six pictures of a list load at once, the others when they come near', async () => {
  await look('/hot', 'visitor', (place) => {
    const loading = [...place.querySelectorAll('article img')].map((one) =>
      one.getAttribute('loading'),
    );
    expect(loading.slice(0, 6)).toEqual(Array(6).fill('eager'));
    expect(loading.length).toBeGreaterThan(6);
    expect(new Set(loading.slice(6))).toEqual(new Set(['lazy']));
  });
});
