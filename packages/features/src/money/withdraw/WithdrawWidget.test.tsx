// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { newKey } from '../../testing/new-key.ts';
import { settled } from '../../testing/page.fixture.tsx';
import { clickAgain, holdEnter, press, pressTwice } from '../../testing/person.fixture.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import {
  answer,
  errorOf,
  field,
  fill,
  find,
  main,
  opened,
  pageText,
  path,
  place,
  question,
  refuseWith,
  rows,
  sent,
  submit,
  taka,
  take,
} from './widget.fixture.tsx';

beforeEach(place);
afterEach(take);

test('[MEM-04] [WAL-03] shows the fee of the backend and a summary; "no" keeps the form', async () => {
  const setup = await opened();
  await fill('3,000');
  await settled(() => expect(pageText()).toContain(`${taka}2,970.00`));
  await press(submit());
  const text = await question(setup);
  for (const part of ['Rafid Hasan', `${taka}3,000.00`, `${taka}30.00`, `${taka}2,970.00`]) {
    expect(text).toContain(part);
  }
  await answer(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field('amount').value).toBe('3,000');
  expect(field('paymentPassword').value).toBe('246810');
});

test('[WAL-03] [WAL-07] two presses ask one question and make one order; balance and list change', async () => {
  const setup = await opened();
  const before = await main(setup);
  await fill('3000');
  await pressTwice(submit);
  await answer(setup, true);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(field('paymentPassword').value).toBe('');
  expect(sent(setup)).toBe(1);
  expect(await main(setup)).toBe(before - 3000);
  await settled(() => expect(rows()[0]?.textContent).toContain('Pending'));
});

test('[WAL-07] warns before a second order when one for the same amount and account is open', async () => {
  const setup = await opened();
  const body = { accountId: 'pa-1', amount: '3000.00', paymentPassword: '246810' };
  const { withdrawalId } = await setup.runtime.api.createWithdrawal(body, await newKey());
  await fill('3000');
  await press(submit());
  expect(await question(setup)).toContain(withdrawalId);
});

test('[WAL-03] a wrong transaction password is an error at its field; only that field is emptied', async () => {
  const setup = await opened();
  await fill('500', '111111');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(errorOf('paymentPassword')).toContain('not correct'));
  expect(field('paymentPassword').value).toBe('');
  expect(field('amount').value).toBe('500');
  // The options are read again after a refusal: the error stays.
  await settled(() =>
    expect(setup.requests.filter((one) => one === `GET ${path}/options`)).toHaveLength(2),
  );
  expect(errorOf('paymentPassword')).toContain('not correct');
});

test.each([
  ['499.99', `The minimum is ${taka}500.00.`],
  ['0', `The minimum is ${taka}500.00.`],
  ['20000.01', `The maximum is ${taka}20,000.00.`],
  ['19999', 'The amount is more than your balance.'],
  ['1e5', 'Enter a valid amount.'],
  ['-500', 'Enter a valid amount.'],
  ['500.123', 'Use no more than 2 decimal places.'],
])('[WAL-03] %s shows an error under the field; no question is asked', async (typed, says) => {
  const setup = await opened();
  await fill(typed);
  await press(submit());
  expect(errorOf('amount')).toBe(says);
  expect(setup.requests).not.toContain(`GET ${path}/quote`);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

test.each([
  ['TURNOVER_REQUIRED', 'more before you can withdraw'],
  ['LIMIT_REACHED', 'today'],
  ['INSUFFICIENT_BALANCE', 'Your balance is not enough.'],
])(
  '[WAL-03] a refusal with %s shows an error at the amount, and the form stays',
  async (code, says) => {
    const setup = await opened();
    await fill('500');
    await settled(() => expect(pageText()).toContain(`${taka}495.00`));
    await press(submit());
    await question(setup);
    await refuseWith(setup, code);
    await answer(setup, true);
    await settled(() => expect(errorOf('amount')).toContain(says));
    expect(field('amount').value).toBe('500');
    expect(field('paymentPassword').value).toBe('246810');
  },
);

test('[WAL-03] a refusal that belongs to no field is shown above the form', async () => {
  const setup = await opened();
  await fill('500');
  await press(submit());
  await question(setup);
  await refuseWith(setup, 'ACCOUNT_LOCKED');
  await answer(setup, true);
  await settled(() => expect(pageText()).toContain('This account is locked.'));
  expect(field('amount').value).toBe('500');
});

test('[WAL-03] an account that was removed meanwhile shows an error; no other is chosen instead', async () => {
  const setup = await opened();
  await fill('500');
  await settled(() => expect(pageText()).toContain(`${taka}495.00`));
  await setup.runtime.api.removePayoutAccount({ accountId: 'pa-1', paymentPassword: '246810' });
  await press(submit());
  await settled(() => expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(1));
  expect(document.querySelector('input[type="radio"]:checked')).toBeNull();
  expect(pageText()).toContain('This account is not there any more.');
  expect(field('amount').value).toBe('500');
  expect(sent(setup)).toBe(0);
});

test('[WAL-03] without a quote nothing is sent, and the second try continues', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path: `${path}/quote`, kind: 'http', times: 2 }] });
  await fill('500');
  await settled(() => expect(pageText()).toContain('Something went wrong on our side.'));
  await press(submit());
  await settled(() => expect(pageText()).toContain('Nothing was sent.'));
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  await press(find('form [data-component="alert"] button'));
  await answer(setup, true);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(sent(setup)).toBe(1);
});

test('[WAL-07] a lost answer shows an error, and the second try makes no second order', async () => {
  const setup = await opened();
  const before = await main(setup);
  await fill('1000');
  await press(submit());
  await question(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await answer(setup, true);
  await settled(() => expect(pageText()).toContain('we do not know yet'));
  expect(field('amount').value).toBe('1000');
  await press(find('form [data-component="alert"] button'));
  await settled(() => expect(field('amount').value).toBe(''));
  expect(sent(setup)).toBe(2);
  expect(await main(setup)).toBe(before - 1000);
});

test('[WAL-07] after a lost answer and a reload the same request makes no second order, with a warning', async () => {
  const deviceStorage = memoryStore();
  const before = await opened(
    { pollMs: false },
    createTestRuntime({ language: 'en', deviceStorage }),
  );
  const had = await main(before);
  await fill('1000');
  await press(submit());
  await question(before);
  await before.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await answer(before, true);
  await settled(() => expect(pageText()).toContain('we do not know yet'));
  const [order] = (await before.runtime.api.getWithdrawals({ pageNo: 1 })).rows;
  await take();
  place();
  const { sandbox } = before;
  const after = await opened(
    { pollMs: false },
    createTestRuntime({ language: 'en', deviceStorage, sandbox }),
  );
  await fill('1000');
  await press(submit());
  expect(await question(after)).toContain(order?.withdrawalId ?? 'an order');
  await answer(after, true);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(sent(after)).toBe(1);
  expect(await main(after)).toBe(had - 1000);
});

test('[WAL-07] offers the draft again when the session ended, but not the password', async () => {
  const setup = await opened();
  await press(find('input[value="pa-2"]'));
  await fill('700');
  await refuseWith(setup, 'UNAUTHENTICATED', `${path}/list`);
  await act(async () => {
    await setup.runtime.api.getWithdrawals({ pageNo: 3 }).catch(() => undefined);
  });
  await settled(() => expect(setup.runtime.session.store.getState().kind).toBe('anonymous'));
  await take();
  place();
  await opened({ pollMs: false }, setup);
  expect(field('amount').value).toBe('');
  await press(find('[data-part="draft-offer"] button'));
  expect(field('amount').value).toBe('700');
  expect(field('paymentPassword').value).toBe('');
  expect(find('input[type="radio"]:checked').getAttribute('value')).toBe('pa-2');
});

test('[WAL-07] a second click and a held key send nothing more', async () => {
  const setup = await opened();
  await fill('1000');
  await clickAgain(submit());
  const held = await holdEnter(field('amount'));
  expect(held.defaultPrevented).toBe(true);
  expect(sent(setup)).toBe(0);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});
