// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import {
  answer,
  fill,
  main,
  newest,
  opened,
  path,
  question,
  sent,
  submit,
  unclear,
} from './widget.fixture.tsx';

const answerPath = `${path}/confirmation`;
const cancelPath = `${path}/cancel`;
const policy = 'If no answer comes in time';
const arrived = 'You said it arrived';

/** The payment that waits for an answer. */
const waiting = () => screen.getByRole('region', { name: /^Did you receive/ });
const orderId = () => within(waiting()).getByText(/^WD-/).textContent ?? '';
const inWindow = () => within(screen.getByRole('dialog'));
const windowSays = (text: string) =>
  waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(text));
const windowCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = (user: UserEvent, name: string) =>
  user.click(inWindow().getByRole('button', { name }));
const received = { name: /I see .* in my account/ };
const part = { name: /^Received some of it/ };
const cameBox = { name: 'Received amount' };
const comment = () => inWindow().getByRole('textbox', { name: /^Comment/ });

async function openQuestion(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await windowSays(policy);
}
async function sayReceived(user: UserEvent): Promise<void> {
  await user.click(inWindow().getByRole('radio', received));
  await press(user, 'Yes, received');
}
async function beginReport(user: UserEvent): Promise<void> {
  await openQuestion(user);
  await user.click(inWindow().getByRole('radio', part));
  await press(user, 'Next');
}
async function ordered(user: UserEvent): Promise<void> {
  await fill(user, '1000');
  await user.click(submit());
  await answer(user, 'Withdraw');
  await waitFor(() => expect(newest()).toHaveTextContent('Pending'));
}

test('[WAL-04] a waiting payment stands first with deadline and policy; "received" is sent once', async () => {
  const { setup, user } = await opened();
  expect(waiting()).toHaveTextContent('Answer by');
  await openQuestion(user);
  await sayReceived(user);
  expect(await question()).toHaveTextContent('Confirm only after you see');
  await answer(user, 'Yes, received');
  await windowSays(arrived);
  expect(sent(setup, answerPath)).toBe(1);
  await waitFor(() => expect(screen.queryByText(/^Did you receive/)).toBeNull());
});

test('[WAL-04] an answer from another tab is read and shown', async () => {
  const { setup, user } = await opened();
  const withdrawalId = orderId();
  await openQuestion(user);
  await setup.runtime.api.answerWithdrawal({ withdrawalId, answer: 'received' }, await newKey());
  await sayReceived(user);
  await answer(user, 'Yes, received');
  await windowSays(arrived);
  expect(screen.getByText(/already been done/)).toBeVisible();
});

test('[WAL-04] [WAL-07] a lost answer keeps the question open; the same answer again counts once', async () => {
  const { setup, user } = await opened();
  await setup.setScenario({ faults: [{ path: answerPath, kind: 'lost', times: 1 }] });
  await openQuestion(user);
  await sayReceived(user);
  await answer(user, 'Yes, received');
  expect(await inWindow().findByText(unclear)).toBeVisible();
  await press(user, 'Try again');
  await windowSays(arrived);
  expect(sent(setup, answerPath)).toBe(2);
});

test('[WAL-04] [WAL-06] no report is sent without a picture; closing the window keeps the text', async () => {
  const { setup, user } = await opened();
  await beginReport(user);
  await user.type(inWindow().getByRole('textbox', cameBox), '500');
  await press(user, 'Report');
  const missing = 'Add a proof image when the money did not arrive.';
  expect(inWindow().getByText(missing)).toBeVisible();
  expect(sent(setup, answerPath)).toBe(0);
  await press(user, 'Close');
  await windowCloses();
  await openQuestion(user);
  expect(inWindow().getByRole('radio', part)).toBeChecked();
  await press(user, 'Next');
  expect(inWindow().getByRole('textbox', cameBox)).toHaveValue('500');
});

test('[WAL-04] [WAL-07] a report is restored when the session ended, and deleted once it is sent', async () => {
  const before = await opened();
  const { setup } = before;
  await beginReport(before.user);
  await before.user.type(inWindow().getByRole('textbox', cameBox), '500');
  await before.user.type(comment(), 'The rest is missing.');
  act(() => setup.runtime.session.expire());
  before.unmount();
  const { user } = await opened({ pollMs: false }, setup);
  await openQuestion(user);
  expect(inWindow().getByRole('radio', part)).toBeChecked();
  await press(user, 'Next');
  expect(inWindow().getByRole('textbox', cameBox)).toHaveValue('500');
  expect(comment()).toHaveValue('The rest is missing.');
  const drafts = ownDraftsOf(setup.runtime, 'demo_member');
  expect(drafts.read('withdrawal-answer')).not.toBeNull();
  await press(user, 'Back');
  await sayReceived(user);
  await answer(user, 'Yes, received');
  await windowSays(arrived);
  expect(drafts.read('withdrawal-answer')).toBeNull();
});

test('[VAL-03] [WAL-04] a comment of 141 characters is an error at its field, 140 are sent', async () => {
  const { setup, user } = await opened();
  await beginReport(user);
  await user.click(comment());
  await user.paste('x'.repeat(141));
  await press(user, 'Report');
  const tooLong = 'Use no more than 140 characters.';
  expect(inWindow().getByText(tooLong)).toBeVisible();
  const summary = inWindow().getByRole('group', { name: '3 fields need your attention.' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(comment()).toHaveAccessibleDescription(expect.stringContaining(tooLong));
  expect(sent(setup, answerPath)).toBe(0);
  expect(comment()).toHaveValue('x'.repeat(141));
  await user.clear(comment());
  await user.paste('\u{1F490}'.repeat(140));
  await press(user, 'Report');
  expect(comment()).toHaveValue('\u{1F490}'.repeat(140));
  expect(inWindow().queryByText(tooLong)).toBeNull();
});

test('[WAL-04] [WAL-06] the order shows the pictures of a report, and each can be opened', async () => {
  const { setup, user } = await opened();
  const { api } = setup.runtime;
  const { uploadId } = await api.startUpload({
    purpose: 'withdrawal',
    fileName: 'statement.png',
    contentType: 'image/png',
    size: 100,
  });
  const data = btoa(`\x89PNG\r\n\x1a\n${'x'.repeat(92)}`);
  await api.sendUploadPart({ uploadId, index: 0, data });
  await api.answerWithdrawal(
    {
      withdrawalId: orderId(),
      answer: 'notReceived',
      receivedAmount: '0.00',
      uploadIds: [uploadId],
    },
    await newKey(),
  );
  await user.click(within(waiting()).getByRole('button', { name: 'Details' }));
  const picture = await inWindow().findByRole('link', { name: /^Proof image 1/ });
  const address = expect.stringContaining(`/art/proof/${uploadId}`);
  expect(picture).toHaveAttribute('href', address);
});

test('[MEM-04] [WAL-03] an order that is not approved is cancelled after a question, money returns', async () => {
  const { setup, user } = await opened();
  const before = await main(setup);
  await ordered(user);
  await user.click(newest());
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
  await answer(user, 'Cancel withdrawal');
  await windowSays('You cancelled it');
  expect(sent(setup, cancelPath)).toBe(1);
  expect(await main(setup)).toBe(before);
  await press(user, 'Close');
  await windowCloses();
  await waitFor(() => expect(newest()).toHaveTextContent('Cancelled'));
});

/** Rejects an order in the backend. */
const reject = ({ sandbox }: TestRuntime, id: string | undefined) =>
  sandbox.fetch(
    new Request('http://sandbox.invalid/sandbox/orders', {
      method: 'PUT',
      body: JSON.stringify({ id, outcome: 'reject' }),
    }),
  );

test('[WAL-03] reads an order again while the backend is processing it', async () => {
  const { setup, user } = await opened({ pollMs: 20 });
  await ordered(user);
  const [order] = (await setup.runtime.api.getWithdrawals({ pageNo: 1 })).rows;
  expect((await reject(setup, order?.withdrawalId)).ok).toBe(true);
  await waitFor(() => expect(newest()).toHaveTextContent('Rejected'));
});

test('[MEM-07] [WAL-03] the page opens the order in its address, and the window closes', async () => {
  const looking = createTestRuntime({ language: 'en' });
  await logIn(looking);
  const [order] = (await looking.runtime.api.getWithdrawals({ status: 'completed' })).rows;
  const { sandbox } = looking;
  const { user } = await opened(
    { pollMs: false, order: order?.withdrawalId },
    createTestRuntime({ language: 'en', sandbox }),
  );
  await windowSays(order?.withdrawalId ?? 'an order');
  await press(user, 'Close');
  await windowCloses();
});
