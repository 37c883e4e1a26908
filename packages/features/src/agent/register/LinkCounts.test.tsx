// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SharingDevice } from '../../shared/sharing/device.ts';
import { newKey } from '../../testing/new-key.ts';
import { openAsAgent } from '../team-figures/agent-page.fixture.tsx';
import { RegisterCenterWidget } from './RegisterCenterWidget.tsx';

const device: SharingDevice = {
  copyText: async () => undefined,
  canShare: () => false,
  share: () => Promise.reject(new Error('no share sheet')),
  savePicture: async () => undefined,
};

test('[AGT-03] each link counts its own registrations only', async () => {
  const { runtime, sandbox, queryClient } = await openAsAgent(
    <RegisterCenterWidget device={device} />,
  );
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
    within(screen.getByRole('region', { name: 'My links' }))
      .queryAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith(label));
  const readAgain = () => act(() => queryClient.invalidateQueries());
  await readAgain();
  await waitFor(() => expect(row('fair')).toHaveTextContent('Member, 0 registered'));
  expect((await register('Tista1', '1398760001')).ok).toBe(true);
  expect((await register('Tista2', '1398760002')).ok).toBe(true);
  await readAgain();
  await waitFor(() => expect(row('fair')).toHaveTextContent('Member, 2 registered'));
  expect(row('other')).toHaveTextContent('Member, 0 registered');
  expect(screen.getByText(/2 registered in all/)).toBeVisible();
});
