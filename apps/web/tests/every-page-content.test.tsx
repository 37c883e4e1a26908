// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isFull, kinds, look, mainPart, watchPages } from './every-page.fixture.ts';
import type { Patch } from './site.fixture.tsx';

vi.mock('../src/app/reporting.ts', () => ({ reporting: () => ({ report: () => undefined }) }));

// Rules for what pages show: a picture address is used only if it is a picture, five thousand notices are no more work
// than a few, and pictures load when they come near.

watchPages();

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

/** The addresses of all pictures, also of those without a role. */
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

const words = catalogues.en;
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
    () => {
      const bar = screen.getByRole('region', { name: words['notice.notice'] });
      expect(within(bar).getByRole('button', { name: title(0) })).toBeVisible();
      expect(bar.querySelectorAll('*').length).toBeLessThan(200);
      expect(within(bar).getByRole('link')).toHaveAttribute('href', '/noticePage');
    },
    many,
  );
});

test('[NOT-04] with five thousand notices, the notice page shows one page of the list, the last one too', async () => {
  for (const [at, first, rows, hidden] of [
    ['/noticePage', 0, 7, false],
    ['/noticePage?page=715', 4_998, 2, false],
    ['/noticePage?page=9999', 4_998, 2, false],
    // On a phone the open notice replaces its list.
    ['/noticePage?id=many-2500', 2_499, 7, true],
  ] as const) {
    await look(
      at,
      'visitor',
      () => {
        const items = within(mainPart()).getAllByRole('button', {
          name: /^Notice \d+ of many/,
          hidden,
        });
        expect(items, at).toHaveLength(rows);
        expect(items[0], at).toHaveTextContent(title(first));
        expect(mainPart().querySelectorAll('*').length, at).toBeLessThan(250);
      },
      many,
    );
  }
});

test('[GAM-05] [LAY-01] the first six pictures of a list load at once, the others when they come near', async () => {
  await look('/hot', 'visitor', (place) => {
    // The covers have no alternative text: the name of the game is beside them.
    const loading = [...place.querySelectorAll('article img')].map((one) =>
      one.getAttribute('loading'),
    );
    expect(loading.slice(0, 6)).toEqual(Array(6).fill('eager'));
    expect(loading.length).toBeGreaterThan(6);
    expect(new Set(loading.slice(6))).toEqual(new Set(['lazy']));
  });
});
