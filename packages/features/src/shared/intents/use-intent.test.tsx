// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { draw } from '../../testing/page.fixture.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { useRuntime } from '../runtime/runtime.tsx';
import { useOnce } from '../runtime/use-once.ts';
import { useIntent } from './use-intent.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/relay/GCS_walletTransfer';
const transfer = `POST ${path}`;
const vendor = 'TETULIX';
const leave: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of leave.splice(0)) await end();
});

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
  const box = document.createElement('div');
  const root = createRoot(box);
  leave.push(() => act(async () => root.unmount()));
  await draw(root, setup, <Cashier />);
  const held = async () => {
    const { wallets } = await api.getWallets();
    return Number(wallets.find(({ vassalage }) => vassalage === vendor)?.balance);
  };
  const said = () => box.querySelector('output')?.textContent ?? '';
  const press = async (name: string, times = 1) => {
    const sent = attempts(setup);
    const button = [...box.querySelectorAll('button')].find((one) => one.textContent === name);
    await act(async () => {
      for (let press = 0; press < times; press += 1) button?.click();
      if (name === 'pay') await vi.waitFor(() => expect(attempts(setup)).toBe(sent + 1));
    });
    if (name === 'pay') await act(() => vi.waitFor(() => expect(button?.disabled).toBe(false)));
    return said();
  };
  return { ...setup, api, held, press, before: await held() };
}

const attempts = ({ requests }: Pick<TestRuntime, 'requests'>): number =>
  requests.filter((request) => request === transfer).length;

const loseAnswers = ({ setScenario }: TestRuntime, times = 1) =>
  setScenario({ faults: [{ path, kind: 'lost', times }] });

test('[WAL-07] a deposit sent again after a lost answer moves money once and gets the first answer', async () => {
  const cashier = await seated();
  await loseAnswers(cashier, 2);
  expect(await cashier.press('pay')).toContain('NETWORK');
  expect(await cashier.held()).toBe(cashier.before + 500);
  expect(await cashier.press('pay')).toContain('NETWORK');
  const answer = await cashier.press('pay');
  expect(answer).toMatch(/ 500\.00$/);
  expect(attempts(cashier)).toBe(3);
  expect(await cashier.held()).toBe(cashier.before + 500);
  const { rows } = await cashier.api.getTransactions({ type: 'transfer' });
  expect(answer).toBe(`${rows[0]?.reference} 500.00`);
});

test('[WAL-07] after a success the same amount is a new intent', async () => {
  const cashier = await seated();
  const first = await cashier.press('pay');
  const second = await cashier.press('pay');
  expect(second).not.toBe(first);
  expect(await cashier.held()).toBe(cashier.before + 1_000);
});

test('[WAL-07] another amount is another intent, also after a lost answer', async () => {
  const cashier = await seated();
  await loseAnswers(cashier);
  await cashier.press('pay');
  await cashier.press('other');
  expect(await cashier.press('pay')).toMatch(/ 700\.00$/);
  expect(await cashier.held()).toBe(cashier.before + 1_200);
});

test('[WAL-07] a double press is one attempt', async () => {
  const cashier = await seated();
  await cashier.press('pay', 2);
  expect(attempts(cashier)).toBe(1);
  expect(await cashier.held()).toBe(cashier.before + 500);
});
