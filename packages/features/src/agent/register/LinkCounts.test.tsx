// @vitest-environment jsdom

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharingDevice } from '../../shared/sharing/device.ts';
import { newKey } from '../../testing/new-key.ts';
import { openAsAgent, standInForBrowser } from '../team-figures/agent-page.fixture.tsx';
import { RegisterCenterWidget } from './RegisterCenterWidget.tsx';

const device: SharingDevice = {
  copyText: async () => undefined,
  canShare: () => false,
  share: () => Promise.reject(new Error('no share sheet')),
  savePicture: async () => undefined,
};

let close: () => void = () => undefined;
beforeEach(standInForBrowser);
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

test('[AGT-03] each link counts its own registrations only', async () => {
  const page = await openAsAgent(<RegisterCenterWidget device={device} />);
  ({ close } = page);
  const { runtime, sandbox, queryClient } = page.stage;
  const make = async (label: string) =>
    runtime.api.createRegistrationLink(
      { accountType: 'member', rebates: [], days: 7, label },
      await newKey(),
    );
  const fair = await make('fair');
  await make('other');
  const register = (username: string, mobileNum: string) =>
    sandbox.fetch(
      new Request('http://sandbox.invalid/wps/member/register', {
        method: 'PUT',
        body: JSON.stringify({
          ...{ username, mobileNum, countryDialingCode: '880', affiliateCode: fair.code },
          ...{ password: 'Ganga#2026', confirmPassword: 'Ganga#2026', login: true },
          ...{ domain: 'parlour.example', registerMethod: 'WEB' },
          registerUrl: 'https://parlour.example/register',
        }),
      }),
    );
  const row = (label: string) =>
    page.texts('[data-link]').find((text) => text.startsWith(label)) ?? '';
  const shown = () => act(() => queryClient.invalidateQueries());
  await shown();
  await page.seen(() => row('fair').includes('Member, 0 registered'));
  expect((await register('Tista1', '1398760001')).ok).toBe(true);
  expect((await register('Tista2', '1398760002')).ok).toBe(true);
  await shown();
  await page.seen(() => row('fair').includes('Member, 2 registered'));
  expect(row('other')).toContain('Member, 0 registered');
  expect(page.place.textContent).toContain('2 registered in all');
});
