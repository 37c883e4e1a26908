// @vitest-environment jsdom
import { SiteHeaderWidget } from '@parlour/features/site/header';
import { PromotionPageWidget } from '@parlour/features/site/promotions';
import { createTestRuntime, logIn } from '@parlour/features/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../packages/features/src/testing/render-page.tsx';
import { standInForBrowser } from './site.fixture.tsx';

standInForBrowser();

const device = {
  copyText: async () => undefined,
  canShare: () => false,
  share: async () => undefined,
  savePicture: async () => undefined,
};

test('[LAY-03] [PRO-01] the count of the bell decreases by one when a promotion is claimed', async () => {
  const setup = createTestRuntime({ language: 'en', config: { memberCentre: true } });
  await logIn(setup);
  const { user } = renderPage(
    setup,
    <>
      <SiteHeaderWidget location="/promotions" login={null} />
      <PromotionPageWidget id="p-seven-days" device={device} />
    </>,
  );
  const bell = () => screen.getByRole('link', { name: /^Messages, \d+ new/ });
  const count = () => Number(/\d+/.exec(bell().textContent ?? ''));
  await waitFor(() => expect(count()).toBeGreaterThan(1));
  const before = count();
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(count()).toBe(before - 1));
  const now = await setup.runtime.api.getUnreadCount();
  expect(count()).toBe(now.promotions + now.unread);
});
