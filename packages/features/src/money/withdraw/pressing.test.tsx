// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import {
  amount,
  answer,
  fill,
  newest,
  opened,
  password,
  path,
  question,
  sent,
  submit,
  sums,
  taka,
  write,
} from './widget.fixture.tsx';

// A press on "withdraw" opens the question, or the page says why not, whatever else happens at the same time.

afterEach(() => onlineManager.setOnline(true));

const list = `${path}/list`;
const quote = `${path}/quote`;
const again = { name: 'Try again' };
const hold = (setup: TestRuntime, of: string) =>
  setup.setScenario({ faults: [{ path: of, kind: 'hold' }] });
const asked = (setup: TestRuntime, of: string) =>
  setup.requests.filter((request) => request === `GET ${of}`).length;
/** Releases what is held, and waits until the query of this path has its data. */
const arrives = (setup: TestRuntime, of: string) =>
  act(async () => {
    const arrived = new Promise<void>((resolve) => {
      const stop = setup.queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[1] !== of || !query.state.data) return;
        stop();
        resolve();
      });
    });
    await setup.release();
    await arrived;
  });
const isAsked = ({ runtime }: TestRuntime) => runtime.dialogs.getSnapshot().length > 0;
const pressed = '[MouseLeft>]';

test('[WAL-03] a press while the fee is still loading', async () => {
  const { setup, user } = await opened();
  await hold(setup, quote);
  await fill(user, '500');
  await waitFor(() => expect(asked(setup, quote)).toBe(1));
  await user.click(submit());
  expect(isAsked(setup)).toBe(false);
  await setup.release();
  expect(await question()).toHaveTextContent(`${taka}495.00`);
});

test('[WAL-03] a press before the fee came asks for the pressed amount, although it is changed after', async () => {
  const { setup, user } = await opened();
  await hold(setup, quote);
  await fill(user, '500');
  await user.click(submit());
  await write(user, amount(), '700');
  await setup.release();
  expect(await question()).toHaveTextContent(`${taka}495.00`);
  await answer(user, 'Cancel');
  expect(amount()).toHaveValue('700');
});

test('[WAL-03] a press while limits, accounts and lists are read again', async () => {
  const { setup, user } = await opened();
  await fill(user, '500');
  await waitFor(() => expect(sums()).toHaveTextContent(`${taka}495.00`));
  await hold(setup, `${path}/options`);
  act(() => void setup.queryClient.invalidateQueries());
  await waitFor(() => expect(asked(setup, `${path}/options`)).toBe(2));
  await user.click(submit());
  expect(await question()).toHaveTextContent(`${taka}495.00`);
  await setup.release();
  expect(password()).toHaveValue('246810');
});

test('[ERR-01] [WAL-03] without a network the page says at once that nothing was sent', async () => {
  const { setup, user } = await opened();
  act(() => onlineManager.setOnline(false));
  await setup.setScenario({ faults: [{ path: quote, kind: 'network' }] });
  await fill(user, '500');
  await user.click(submit());
  const failure = await screen.findByRole('group', { name: 'The fee could not be loaded.' });
  expect(failure).toHaveTextContent('Nothing was sent.');
  expect(amount()).toHaveValue('500');
});

test('[ERR-01] [WAL-03] the form stays while waiting payments are read again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ faults: [{ path: list, kind: 'http', times: 2 }] });
  const { user } = await opened({ pollMs: false }, setup);
  await fill(user, '500');
  await hold(setup, list);
  const form = screen.getByRole('form', { name: 'Withdrawal' });
  const [ofWaiting] = screen.getAllByRole('button', again);
  if (ofWaiting) await user.click(ofWaiting);
  expect(screen.getByRole('form', { name: 'Withdrawal' })).toBe(form);
  await setup.release();
  expect(await screen.findByRole('region', { name: /^Did you receive/ })).toBeVisible();
  expect(amount()).toHaveValue('500');
  await user.click(submit());
  expect(await question()).toHaveTextContent(`${taka}495.00`);
});

test('[ERR-01] [WAL-03] removed lists that fail to load are not requested in an endless loop', async () => {
  const { setup } = await opened();
  await waitFor(() => expect(newest()).toBeVisible());
  const before = asked(setup, list);
  await setup.setScenario({
    faults: [{ path: list, kind: 'business', code: 'FEATURE_OFF', times: 12 }],
  });
  // As at the end of a session; the page renders once more before it is removed.
  act(() => {
    setup.queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === list });
    setup.runtime.preferences.setBalanceHidden(true);
  });
  await waitFor(() => expect(screen.getAllByRole('button', again)).toHaveLength(2));
  expect(asked(setup, list)).toBe(before + 2);
});

test('[A11-01] [WAL-03] a fee that arrives during a press moves nothing before the click', async () => {
  const { setup, user, container } = await opened();
  await hold(setup, quote);
  await fill(user, '500');
  await waitFor(() => expect(asked(setup, quote)).toBe(1));
  const said = container.textContent;
  await user.pointer({ keys: pressed, target: submit() });
  await arrives(setup, quote);
  expect(container.textContent).toBe(said);
  await user.pointer('[/MouseLeft]');
  await question();
  expect(container).toHaveTextContent(`${taka}495.00`);
});

test('[A11-01] a press that is released beside the button ends: the fee is shown', async () => {
  const { setup, user } = await opened();
  await hold(setup, quote);
  await fill(user, '500');
  await waitFor(() => expect(asked(setup, quote)).toBe(1));
  await user.pointer({ keys: pressed, target: submit() });
  await arrives(setup, quote);
  expect(sums()).not.toHaveTextContent(`${taka}495.00`);
  // Not every browser sends a click then.
  fireEvent.pointerUp(document);
  await waitFor(() => expect(sums()).toHaveTextContent(`${taka}495.00`));
  expect(isAsked(setup)).toBe(false);
});

test('[A11-01] [WAL-03] a press while nothing can be withdrawn focuses the reason', async () => {
  const { setup, user } = await opened();
  await fill(user, '500');
  const { queryKey } = queries.withdrawalOptions(setup.runtime.api);
  act(
    () =>
      void setup.queryClient.setQueryData(queryKey, (old) => old && { ...old, countLeftToday: 0 }),
  );
  const name = 'No more withdrawals are possible today.';
  const reason = await screen.findByRole('group', { name });
  await user.click(submit());
  expect(reason).toHaveFocus();
  expect(reason).toHaveTextContent(name);
  expect(isAsked(setup)).toBe(false);
  expect(amount()).not.toHaveAccessibleDescription(/minimum/);
  expect(amount()).toHaveValue('500');
});

test('[WAL-07] a page that is left asks nothing later, and closes an open question', async () => {
  const first = await opened();
  const { setup } = first;
  await fill(first.user, '500');
  await first.user.click(submit());
  await question();
  first.unmount();
  expect(isAsked(setup)).toBe(false);
  const { user, unmount } = await opened({ pollMs: false }, setup);
  await fill(user, '500');
  await hold(setup, quote);
  await user.click(submit());
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  unmount();
  await act(() => setup.release());
  await act(async () => undefined);
  expect(isAsked(setup)).toBe(false);
  expect(sent(setup)).toBe(0);
});
