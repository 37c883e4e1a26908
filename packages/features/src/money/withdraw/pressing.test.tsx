// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { onlineManager } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settled } from '../../testing/page.fixture.tsx';
import { press } from '../../testing/person.fixture.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import {
  answer,
  errorOf,
  field,
  fill,
  find,
  opened,
  pageText,
  path,
  place,
  question,
  sent,
  submit,
  taka,
  take,
  write,
} from './widget.fixture.tsx';

// A press on "withdraw" opens the question, or the page says why not, whatever else happens at the same time.

beforeEach(place);
afterEach(take);
afterEach(() => onlineManager.setOnline(true));

const list = `${path}/list`;
const quote = `${path}/quote`;
const hold = (setup: TestRuntime, of: string) =>
  setup.setScenario({ faults: [{ path: of, kind: 'hold' }] });
const asked = (setup: TestRuntime, of: string) =>
  setup.requests.filter((request) => request === `GET ${of}`).length;
/** Resolves at the next update of the query of this path that has data. */
const arrivalOf = ({ queryClient }: TestRuntime, of: string) =>
  new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[1] !== of || !query.state.data) return;
      stop();
      resolve();
    });
  });
const isAsked = ({ runtime }: TestRuntime) => runtime.dialogs.getSnapshot().length > 0;

test('[WAL-03] a press while the fee is still loading', async () => {
  const setup = await opened();
  await hold(setup, quote);
  await fill('500');
  await settled(() => expect(asked(setup, quote)).toBe(1));
  await press(submit());
  expect(isAsked(setup)).toBe(false);
  await act(() => setup.release());
  expect(await question(setup)).toContain(`${taka}495.00`);
});

test('[WAL-03] a press before the fee came asks for the pressed amount, although it is changed after', async () => {
  const setup = await opened();
  await hold(setup, quote);
  await fill('500');
  await press(submit());
  await write('amount', '700');
  await act(() => setup.release());
  expect(await question(setup)).toContain(`${taka}495.00`);
  await answer(setup, false);
  expect(field('amount').value).toBe('700');
});

test('[WAL-03] a press while limits, accounts and lists are read again', async () => {
  const setup = await opened();
  await fill('500');
  await settled(() => expect(pageText()).toContain(`${taka}495.00`));
  await hold(setup, `${path}/options`);
  await act(async () => {
    void setup.queryClient.invalidateQueries();
  });
  await settled(() => expect(asked(setup, `${path}/options`)).toBe(2));
  await press(submit());
  expect(await question(setup)).toContain(`${taka}495.00`);
  await act(() => setup.release());
  expect(field('paymentPassword').value).toBe('246810');
});

test('[ERR-01] [WAL-03] without a network the page says at once that nothing was sent', async () => {
  const setup = await opened();
  await act(async () => onlineManager.setOnline(false));
  await setup.setScenario({ faults: [{ path: quote, kind: 'network' }] });
  await fill('500');
  await press(submit());
  await settled(() => expect(pageText()).toContain('Nothing was sent.'));
  expect(field('amount').value).toBe('500');
});

test('[ERR-01] [WAL-03] the form stays while waiting payments are read again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ faults: [{ path: list, kind: 'http', times: 2 }] });
  await opened({ pollMs: false }, setup);
  await fill('500');
  await hold(setup, list);
  const form = find('form');
  await press(find('[data-component="alert"][role="status"] button'));
  expect(find('form')).toBe(form);
  await act(() => setup.release());
  await settled(() => expect(find('[data-ask]')).toBeTruthy());
  expect(field('amount').value).toBe('500');
  await press(submit());
  expect(await question(setup)).toContain(`${taka}495.00`);
});

test('[ERR-01] [WAL-03] removed lists that fail to load are not requested in an endless loop', async () => {
  const setup = await opened();
  await settled(() => expect(find('[data-order]')).toBeTruthy());
  const before = asked(setup, list);
  await setup.setScenario({
    faults: [{ path: list, kind: 'business', code: 'FEATURE_OFF', times: 12 }],
  });
  // As at the end of a session; the page renders once more before it is removed.
  await act(async () => {
    setup.queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === list });
    setup.runtime.preferences.setBalanceHidden(true);
  });
  const failed = () => document.querySelectorAll('[data-component="alert"][role="status"] button');
  await settled(() => expect(failed()).toHaveLength(2));
  expect(asked(setup, list)).toBe(before + 2);
});

test('[A11-01] [WAL-03] a fee that arrives during a press moves nothing before the click', async () => {
  const setup = await opened();
  await hold(setup, quote);
  await fill('500');
  await settled(() => expect(asked(setup, quote)).toBe(1));
  const said = pageText();
  await act(async () => {
    submit().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  });
  await act(async () => {
    const arrived = arrivalOf(setup, quote);
    await setup.release();
    await arrived;
  });
  expect(pageText()).toBe(said);
  await press(submit());
  await question(setup);
  expect(pageText()).toContain(`${taka}495.00`);
});

test('[A11-01] a press that is released beside the button ends: the fee is shown', async () => {
  const setup = await opened();
  await act(async () => {
    submit().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  });
  await fill('500');
  await act(async () => document.dispatchEvent(new MouseEvent('pointerup')));
  await settled(() => expect(pageText()).toContain(`${taka}495.00`));
  expect(isAsked(setup)).toBe(false);
});

test('[A11-01] [WAL-03] a press while nothing can be withdrawn focuses the reason', async () => {
  const setup = await opened();
  await fill('500');
  const { queryKey } = queries.withdrawalOptions(setup.runtime.api);
  await act(async () => {
    setup.queryClient.setQueryData(queryKey, (old) => old && { ...old, countLeftToday: 0 });
  });
  await settled(() => expect(find('[data-obstacle]')).toBeTruthy());
  await press(submit());
  expect(document.activeElement?.textContent).toBe('No more withdrawals are possible today.');
  expect(isAsked(setup)).toBe(false);
  expect(errorOf('amount')).not.toContain('minimum');
  expect(field('amount').value).toBe('500');
});

test('[WAL-07] a page that is left asks nothing later, and closes an open question', async () => {
  const setup = await opened();
  await fill('500');
  await press(submit());
  await question(setup);
  await take();
  expect(isAsked(setup)).toBe(false);
  place();
  await opened({ pollMs: false }, setup);
  await fill('500');
  await hold(setup, quote);
  await press(submit());
  await settled(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  await take();
  place();
  await act(() => setup.release());
  await act(async () => undefined);
  expect(isAsked(setup)).toBe(false);
  expect(sent(setup)).toBe(0);
});
