// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { playRounds } from '../../testing/played.ts';
import { pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import {
  createTestRuntime,
  TestProviders,
  type TestRuntime,
  type TestRuntimeOptions,
} from '../../testing/test-runtime.tsx';
import { RebateWidget } from './RebateWidget.tsx';

stubMatchMedia(true);

const path = '/wps/v2/rebate/claim';
const claims = () => screen.getAllByRole('button', { name: /^Claim/ });
const claim = () => screen.getByRole('button', { name: /^Claim/ });
const again = () => screen.getByRole('button', { name: 'Try again' });
/** The alert that says why a claim failed. */
const failure = () => screen.queryByRole('group');
/** The newest of the earlier rebates. */
const newest = () =>
  within(screen.getByRole('region', { name: 'Earlier rebates' })).getAllByRole('listitem')[0];

/** A member who has played, with the rebate and the earlier ones loaded. */
async function member(rounds = 200, options: TestRuntimeOptions = {}): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup);
  await playRounds(setup, rounds);
  return setup;
}

async function opened(rounds?: number) {
  const setup = await member(rounds);
  const { user } = renderPage(setup, <RebateWidget />);
  await waitFor(() => expect(newest()).toBeVisible());
  await waitFor(() => expect(claim()).toBeVisible());
  return { ...setup, user };
}

const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);
const main = async ({ runtime }: TestRuntime) => Number((await runtime.api.getWallets()).main);

test('[REB-01] [WAL-07] two presses claim once; the money arrives and nothing is left to claim', async () => {
  const setup = await opened();
  const amount = Number((await setup.runtime.api.getRebate()).amount);
  expect(claim()).toHaveTextContent(amount.toFixed(2));
  const before = await main(setup);
  await pressTwiceAtOnce(claim);
  await waitFor(() => expect(claim()).toBeDisabled());
  expect(sent(setup)).toBe(1);
  expect(await main(setup)).toBeCloseTo(before + amount, 2);
  await waitFor(() => expect(newest()).toHaveTextContent(amount.toFixed(2)));
});

test('[WAL-07] a lost answer shows an error, and the second try claims nothing a second time', async () => {
  const setup = await opened();
  const amount = Number((await setup.runtime.api.getRebate()).amount);
  const before = await main(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await setup.user.click(claim());
  expect(await screen.findByText(/we do not know yet/)).toBeVisible();
  await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'));
  await setup.user.click(again());
  // The first answer is repeated, instead of a refusal because it was claimed already.
  await waitFor(() => expect(failure()).toBeNull());
  expect(sent(setup)).toBe(2);
  expect(await main(setup)).toBeCloseTo(before + amount, 2);
});

test('[WAL-07] two tabs that claim at the same moment claim once, and both show it', async () => {
  const deviceStorage = memoryStore();
  const setup = await member(200, { deviceStorage });
  const { sandbox } = setup;
  const other = createTestRuntime({ language: 'en', deviceStorage, sandbox });
  await logIn(other);
  const amount = Number((await setup.runtime.api.getRebate()).amount);
  const before = await main(setup);
  renderPage(
    setup,
    <>
      <RebateWidget />
      <TestProviders test={other} language="en">
        <RebateWidget />
      </TestProviders>
    </>,
  );
  const enabled = () => claims().filter((one) => one.matches(':enabled'));
  await waitFor(() => expect(enabled()).toHaveLength(2));
  await setup.setScenario({ faults: [{ path, kind: 'hold' }] });
  await act(async () => {
    for (const one of claims()) one.click();
  });
  await waitFor(() => expect([sent(setup), sent(other)]).toEqual([1, 1]));
  await setup.release();
  await waitFor(() => expect(enabled()).toHaveLength(0));
  expect(claims()).toHaveLength(2);
  expect(failure()).toBeNull();
  expect(await main(setup)).toBeCloseTo(before + amount, 2);
});

test('[REB-01] a rebate claimed elsewhere meanwhile shows an error, and the page is updated', async () => {
  const setup = await opened();
  await setup.runtime.api.claimRebate(await newKey());
  await setup.user.click(claim());
  await waitFor(() => expect(failure()).toBeVisible());
  await waitFor(() => expect(claim()).toBeDisabled());
});

test('[REB-01] below the minimum nothing can be claimed, and the minimum is shown', async () => {
  const setup = await opened(0);
  expect(claim()).toBeDisabled();
  expect(screen.getByText(/The minimum rebate is \u09F310\.00\./)).toBeVisible();
  await setup.user.click(claim());
  expect(sent(setup)).toBe(0);
});

test('[REB-01] past rebates are shown page by page', async () => {
  const { user } = await opened(0);
  const first = newest()?.textContent ?? '';
  expect(first).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(newest()).not.toHaveTextContent(first));
});
