// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { useRuntime } from '../runtime/runtime.tsx';
import { useOnce } from '../runtime/use-once.ts';
import { useIntent } from './use-intent.ts';

const path = '/wps/relay/GCS_walletTransfer';
const transfer = `POST ${path}`;
const vendor = 'TETULIX';

/** A cashier with two amounts and a button, built like a real screen. */
function Cashier() {
  const { api } = useRuntime();
  const { withKey } = useIntent();
  const [amount, setAmount] = useState('500');
  const [said, setSaid] = useState('');
  const [pay, paying] = useOnce(async () => {
    const body = { from: 'MAIN', to: vendor, amount };
    try {
      const done = await withKey('transferWallet', body, (key) => api.transferWallet(body, key));
      setSaid(`${done.reference} ${done.amount}`);
    } catch (error) {
      setSaid(String(error));
    }
  });
  return (
    <>
      <button type="button" onClick={() => setAmount('700')}>
        other
      </button>
      <button type="button" disabled={paying} onClick={() => void pay()}>
        pay
      </button>
      <output>{said}</output>
    </>
  );
}

/** The cashier of a logged-in member whose balance can be read. */
async function seated() {
  const setup = createTestRuntime({ language: 'en' });
  const { api } = setup.runtime;
  await logIn(setup);
  const { user } = renderPage(setup, <Cashier />);
  const payButton = screen.getByRole('button', { name: 'pay' });
  const held = async () => {
    const { wallets } = await api.getWallets();
    return Number(wallets.find(({ vassalage }) => vassalage === vendor)?.balance);
  };
  return {
    ...setup,
    api,
    held,
    before: await held(),
    other: () => user.click(screen.getByRole('button', { name: 'other' })),
    /** Pays with one press unless told otherwise, and returns what the page says afterwards. */
    pay: async (press = () => user.click(payButton)) => {
      const sent = attempts(setup);
      await press();
      await waitFor(() => expect(attempts(setup)).toBe(sent + 1));
      await waitFor(() => expect(payButton).toBeEnabled());
      return screen.getByRole('status').textContent;
    },
    pressTwice: () => pressTwiceAtOnce(() => payButton),
  };
}

const attempts = (setup: Pick<TestRuntime, 'requests'>) => timesSent(setup, transfer);

const loseAnswers = ({ setScenario }: TestRuntime, times = 1) =>
  setScenario({ faults: [{ path, kind: 'lost', times }] });

test('[WAL-07] a deposit sent again after a lost answer moves money once and gets the first answer', async () => {
  const cashier = await seated();
  await loseAnswers(cashier, 2);
  expect(await cashier.pay()).toContain('NETWORK');
  expect(await cashier.held()).toBe(cashier.before + 500);
  expect(await cashier.pay()).toContain('NETWORK');
  const answer = await cashier.pay();
  expect(answer).toMatch(/ 500\.00$/);
  expect(attempts(cashier)).toBe(3);
  expect(await cashier.held()).toBe(cashier.before + 500);
  const { rows } = await cashier.api.getTransactions({ type: 'transfer' });
  expect(answer).toBe(`${rows[0]?.reference} 500.00`);
});

test('[WAL-07] after a success the same amount is a new intent', async () => {
  const cashier = await seated();
  const first = await cashier.pay();
  const second = await cashier.pay();
  expect(second).not.toBe(first);
  expect(await cashier.held()).toBe(cashier.before + 1_000);
});

test('[WAL-07] another amount is another intent, also after a lost answer', async () => {
  const cashier = await seated();
  await loseAnswers(cashier);
  await cashier.pay();
  await cashier.other();
  expect(await cashier.pay()).toMatch(/ 700\.00$/);
  expect(await cashier.held()).toBe(cashier.before + 1_200);
});

test('[WAL-07] a double press is one attempt', async () => {
  const cashier = await seated();
  await cashier.pay(cashier.pressTwice);
  expect(attempts(cashier)).toBe(1);
  expect(await cashier.held()).toBe(cashier.before + 500);
});
