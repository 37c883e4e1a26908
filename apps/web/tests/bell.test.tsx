// @vitest-environment jsdom

import { SiteHeaderWidget } from '@parlour/features/site/header';
import { PromotionPageWidget } from '@parlour/features/site/promotions';
import { createTestRuntime, logIn, TestProviders } from '@parlour/features/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { settled, standInForBrowser } from './site.fixture.tsx';

standInForBrowser();

const device = {
  copyText: async () => undefined,
  canShare: () => false,
  share: async () => undefined,
  savePicture: async () => undefined,
};

test('[LAY-03] [PRO-01] the count of the bell decreases by one when a promotion is claimed', async () => {
  const setup = createTestRuntime({ language: 'en', config: { memberCentre: true } });
  const { api } = setup.runtime;
  await logIn(setup);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TestProviders test={setup} language="en">
        <SiteHeaderWidget location="/promotions" login={null} />
        <PromotionPageWidget id="p-seven-days" device={device} />
      </TestProviders>,
    ),
  );
  const bell = () =>
    Number(/\d+/.exec(place.querySelector('[data-component="message-bell"]')?.textContent ?? ''));
  const claim = () =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === 'Claim');
  await settled(() => expect(bell()).toBeGreaterThan(1));
  await settled(() => expect(claim()).toBeTruthy());
  const before = bell();
  await act(async () => claim()?.click());
  await settled(() => expect(bell()).toBe(before - 1));
  const now = await api.getUnreadCount();
  expect(bell()).toBe(now.promotions + now.unread);
  await act(async () => root.unmount());
});
