// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, type Patch, standInForBrowser } from './site.fixture.tsx';

const words = catalogues.en;
const backend = createBackend();

beforeAll(standInForBrowser);

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Changes the permission response. */
const inTree =
  (change: (value: object) => unknown): Patch =>
  (request, value) =>
    pathOf(request) === '/wps/system/whitelabel' ? change(Object(value)) : value;

/** The header as a person sees it: its text, and where each link leads. */
async function headerOf(storage: 'member' | null, patch?: Patch) {
  const site = await openSite({
    backend,
    at: '/',
    ...(storage && { storage: await backend.member('demo_member') }),
    ...(patch && { patch }),
  });
  const header = within(screen.getByRole('banner'));
  const seen = {
    text: screen.getByRole('banner').textContent,
    links: header.getAllByRole('link').map((link) => link.getAttribute('href')),
  };
  await site.close();
  return seen;
}

test.each([null, 'member'] as const)(
  '[CFG-02] [LAY-03] header and navigation of %s are the same with flat settings and with the permission tree',
  async (who) => {
    await backend.setScenario({ settings: 'flat' });
    const flat = await headerOf(who);
    expect(flat.links.length).toBeGreaterThan(5);
    await backend.setScenario({ settings: 'tree' });
    expect(await headerOf(who)).toEqual(flat);
    // A switch that is off below a disabled module is off in both.
    await backend.setScenario({ settings: 'tree', flags: { DIRECTREG3: false } });
    if (who === null) expect(await headerOf(who)).not.toEqual(flat);
  },
);

test('[CFG-02] ten thousand modules that nobody knows, and 500 in depth, open the site as always', async () => {
  await backend.setScenario({ settings: 'flat' });
  const flat = await headerOf(null);
  await backend.setScenario({ settings: 'tree' });
  let deep: object = { modId: 'END', enabled: true };
  for (let i = 0; i < 500; i++) deep = { modId: `D${i}`, enabled: true, children: [deep] };
  const wide = Array.from({ length: 10_000 }, (_, i) => ({ modId: `W${i}`, enabled: true }));
  const large = inTree((value) => ({
    ...value,
    info: { ...Object(Reflect.get(value, 'info')), wide, deep },
  }));
  expect(await headerOf(null, large)).toEqual(flat);
});

test('[LAY-08] [CFG-03] a tree that says maintenance or a closed region closes the site, also when the status does not', async () => {
  await backend.setScenario({ settings: 'tree' });
  for (const [part, title] of [
    ['maintenance', words['screen.maintenance.title']],
    ['regionRestriction', words['screen.blocked.title']],
  ] as const) {
    const site = await openSite({
      backend,
      at: '/',
      patch: inTree((value) => ({ ...value, [part]: true })),
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await site.close();
  }
});
