// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameType } from '../../shared/games/game-summary.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { CategoryGamesWidget } from './CategoryGamesWidget.tsx';

const rooms = 'GET /wps/relay/GLS2_roomList';

const show = (setup: TestRuntime, gameType: GameType, vendor: string) =>
  renderPage(
    setup,
    <CategoryGamesWidget
      gameType={gameType}
      search={new URLSearchParams({ vassalage: vendor })}
      onSearchChange={() => undefined}
    />,
  );

/** A vendor of live tables without a list of its own. */
async function liveVendor({ runtime }: TestRuntime) {
  const vendors = await runtime.api.getGameVendors({ gameType: 'LIVE' });
  const vendor = vendors.find(({ isVassalage }) => isVassalage !== true);
  if (!vendor) throw new Error('Every vendor has its own list');
  return vendor;
}

test('[GAM-03] a vendor named by the list of own lists opens its window, also if its entry does not say so', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { api } = setup.runtime;
  const vendors = await api.getGameVendors({ gameType: 'RNG' });
  const own = vendors.find(({ isVassalage }) => isVassalage);
  if (!own) throw new Error('No vendor has its own list');
  setup.queryClient.setQueryData(
    queries.gameVendors(api, { gameType: 'RNG' }).queryKey,
    vendors.map(({ isVassalage: _, ...vendor }) => vendor),
  );
  show(setup, 'RNG', own.vassalage);
  const window = await screen.findByRole('dialog', { name: own.name });
  expect((await within(window).findAllByRole('article')).length).toBeGreaterThan(1);
});

test('[GAM-03] a member reads the lowest and highest bet of the live tables of a vendor', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { vassalage: vendor } = await liveVendor(setup);
  const { data } = await setup.runtime.api.getRooms({ vendor, gameType: 'LIVE' });
  const [lane] = data.lanes;
  show(setup, 'LIVE', vendor);
  const cards = await screen.findAllByRole('article');
  const card = cards.find((one) => within(one).queryByText(lane?.name ?? ''));
  if (!card) throw new Error('The table is not in the list');
  expect(await within(card).findByText(/^Bet: ৳[\d,]+\.\d\d–৳[\d,]+\.\d\d$/)).toBeVisible();
});

test('[GAM-03] where the tables are not known, cards say their vendor: to visitors, after a failure, of other games', async () => {
  const visitor = createTestRuntime({ language: 'en' });
  const vendor = await liveVendor(visitor);
  const guest = show(visitor, 'LIVE', vendor.vassalage);
  const [card] = await screen.findAllByRole('article');
  expect(card).toHaveTextContent(vendor.name);
  expect(timesSent(visitor, rooms)).toBe(0);
  guest.unmount();

  const member = createTestRuntime({ language: 'en' });
  await logIn(member);
  const path = '/wps/relay/GLS2_roomList';
  await member.setScenario({ faults: [{ path, kind: 'business', code: 'NOT_FOUND' }] });
  const list = show(member, 'LIVE', vendor.vassalage);
  const [same] = await screen.findAllByRole('article');
  expect(same).toHaveTextContent(vendor.name);
  expect(timesSent(member, rooms)).toBe(1);
  list.unmount();

  const slots = createTestRuntime({ language: 'en' });
  await logIn(slots);
  show(slots, 'RNG', 'BOKULIO');
  await screen.findAllByRole('article');
  expect(timesSent(slots, rooms)).toBe(0);
});
