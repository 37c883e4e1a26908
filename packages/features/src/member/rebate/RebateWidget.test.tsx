// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { press, pressTwice } from '../../testing/person.fixture.ts';
import { playRounds } from '../../testing/played.ts';
import { timesSent } from '../../testing/sent.ts';
import {
  createTestRuntime,
  TestProviders,
  type TestRuntime,
  type TestRuntimeOptions,
} from '../../testing/test-runtime.tsx';
import { RebateWidget } from './RebateWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
stubMatchMedia(true);

const path = '/wps/v2/rebate/claim';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const button = (name: RegExp) => {
  const found = [...box.querySelectorAll('button')].find(({ textContent }) =>
    name.test(textContent ?? ''),
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const claim = () => button(/^Claim/);

async function opened(rounds = 200, options: TestRuntimeOptions = {}): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup);
  await playRounds(setup, rounds);
  await draw(root, setup, <RebateWidget />);
  await settled(() => expect(box.querySelector('li')).not.toBeNull());
  await settled(() => expect(claim()).toBeTruthy());
  return setup;
}

const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);
const main = async ({ runtime }: TestRuntime) => Number((await runtime.api.getWallets()).main);
const first = () => box.querySelector('li')?.textContent ?? '';

test('[REB-01] [WAL-07] two presses claim once; the money arrives and nothing is left to claim', async () => {
  const setup = await opened();
  const amount = Number((await setup.runtime.api.getRebate()).amount);
  expect(claim().textContent).toContain(amount.toFixed(2));
  const before = await main(setup);
  await pressTwice(claim);
  await settled(() => expect(claim().disabled).toBe(true));
  expect(sent(setup)).toBe(1);
  expect(await main(setup)).toBeCloseTo(before + amount, 2);
  await settled(() => expect(first()).toContain(amount.toFixed(2)));
});

test('[WAL-07] a lost answer shows an error, and the second try claims nothing a second time', async () => {
  const setup = await opened();
  const amount = Number((await setup.runtime.api.getRebate()).amount);
  const before = await main(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await press(claim());
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  await settled(() => expect(button(/^Try again/).getAttribute('aria-busy')).toBeNull());
  await press(button(/^Try again/));
  // The first answer is repeated, instead of a refusal because it was claimed already.
  await settled(() => expect(box.querySelector('[data-component="alert"]')).toBeNull());
  expect(sent(setup)).toBe(2);
  expect(await main(setup)).toBeCloseTo(before + amount, 2);
});

test('[WAL-07] two tabs that claim at the same moment claim once, and both show it', async () => {
  const deviceStorage = memoryStore();
  const setup = await opened(200, { deviceStorage });
  const { sandbox } = setup;
  const other = createTestRuntime({ language: 'en', deviceStorage, sandbox });
  await logIn(other);
  const amount = Number((await setup.runtime.api.getRebate()).amount);
  const before = await main(setup);
  await act(async () =>
    root.render(
      <>
        <TestProviders test={setup} language="en">
          <RebateWidget />
        </TestProviders>
        <TestProviders test={other} language="en">
          <RebateWidget />
        </TestProviders>
      </>,
    ),
  );
  const claims = () =>
    [...box.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith('Claim'),
    );
  await settled(() => expect(claims().filter(({ disabled }) => !disabled)).toHaveLength(2));
  await setup.setScenario({ faults: [{ path, kind: 'hold' }] });
  await act(async () => {
    for (const one of claims()) one.click();
  });
  await settled(() => expect([sent(setup), sent(other)]).toEqual([1, 1]));
  await act(() => setup.release());
  await settled(() => expect(claims().filter(({ disabled }) => disabled)).toHaveLength(2));
  expect(box.querySelector('[data-component="alert"]')).toBeNull();
  expect(await main(setup)).toBeCloseTo(before + amount, 2);
});

test('[REB-01] a rebate claimed elsewhere meanwhile shows an error, and the page is updated', async () => {
  const setup = await opened();
  await setup.runtime.api.claimRebate(await newKey());
  await press(claim());
  await settled(() => expect(box.querySelector('[data-component="alert"]')).not.toBeNull());
  await settled(() => expect(claim().disabled).toBe(true));
});

test('[REB-01] below the minimum nothing can be claimed, and the minimum is shown', async () => {
  const setup = await opened(0);
  expect(claim().disabled).toBe(true);
  expect(box.textContent).toContain('The minimum rebate is \u09F310.00.');
  await press(claim());
  expect(sent(setup)).toBe(0);
});

test('[REB-01] past rebates are shown page by page', async () => {
  await opened(0);
  const newest = first();
  const next = box.querySelector<HTMLButtonElement>('button[aria-label="Next page"]');
  if (!next) throw new Error('There is no next page');
  await press(next);
  await settled(() => expect(first()).not.toBe(newest));
});
