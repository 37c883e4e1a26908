// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { settled } from '../../testing/page.fixture.tsx';
import { press } from '../../testing/person.fixture.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import {
  answer,
  answerPath,
  button,
  cancelPath,
  field,
  fill,
  find,
  main,
  opened,
  place,
  pressed,
  question,
  rows,
  sent,
  submit,
  take,
  windowText,
  write,
} from './widget.fixture.tsx';

beforeEach(place);
afterEach(take);

test('[WAL-04] a waiting payment stands first with deadline and policy; "received" is sent once', async () => {
  const setup = await opened();
  expect(find('[data-ask]').textContent).toContain('Answer by');
  await pressed('Answer');
  await settled(() => expect(windowText()).toContain('If no answer comes in time'));
  await press(find('[role="dialog"] input[value="received"]'));
  await press(button('Yes, received'));
  expect(await question(setup)).toContain('Confirm only after you see');
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('You said it arrived'));
  expect(sent(setup, answerPath)).toBe(1);
  await settled(() => expect(document.querySelector('[data-ask]')).toBeNull());
});

test('[WAL-04] an answer from another tab is read and shown', async () => {
  const setup = await opened();
  await pressed('Answer');
  await settled(() => expect(windowText()).toContain('If no answer comes in time'));
  const id = find<HTMLElement>('[data-ask]').dataset.ask ?? '';
  await setup.runtime.api.answerWithdrawal(
    { withdrawalId: id, answer: 'received' },
    await newKey(),
  );
  await press(find('[role="dialog"] input[value="received"]'));
  await press(button('Yes, received'));
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('You said it arrived'));
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toContain('already been done');
});

test('[WAL-04] [WAL-07] a lost answer keeps the question open; the same answer again counts once', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path: answerPath, kind: 'lost', times: 1 }] });
  await pressed('Answer');
  await settled(() => expect(windowText()).toContain('If no answer comes in time'));
  await press(find('[role="dialog"] input[value="received"]'));
  await press(button('Yes, received'));
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('we do not know yet'));
  await press(button('Try again'));
  await settled(() => expect(windowText()).toContain('You said it arrived'));
  expect(sent(setup, answerPath)).toBe(2);
});

test('[WAL-04] [WAL-06] no report is sent without a picture; closing the window keeps the text', async () => {
  const setup = await opened();
  await pressed('Answer');
  await settled(() => expect(find('[role="dialog"] input[value="part"]')).toBeTruthy());
  await press(find('[role="dialog"] input[value="part"]'));
  await press(button('Next'));
  await write('receivedAmount', '500');
  await press(button('Report'));
  expect(windowText()).toContain('Add a proof image when the money did not arrive.');
  expect(sent(setup, answerPath)).toBe(0);
  await press(
    find(
      '[role="dialog"] [data-part="header"] button[aria-label="Close"], [role="dialog"] button[aria-label="Close"]',
    ),
  );
  await settled(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await pressed('Answer');
  await settled(() => expect(find('[role="dialog"] input[value="part"]:checked')).toBeTruthy());
  await press(button('Next'));
  expect(field('receivedAmount').value).toBe('500');
});

test('[WAL-04] [WAL-07] a report is restored when the session ended, and deleted once it is sent', async () => {
  const setup = await opened();
  const begin = async () => {
    await pressed('Answer');
    await settled(() => expect(find('[role="dialog"] input[value="part"]')).toBeTruthy());
  };
  await begin();
  await press(find('[role="dialog"] input[value="part"]'));
  await press(button('Next'));
  await write('receivedAmount', '500');
  await write('comment', 'The rest is missing.');
  await act(async () => setup.runtime.session.expire());
  await take();
  place();
  await opened({ pollMs: false }, setup);
  await begin();
  expect(find('[role="dialog"] input[value="part"]:checked')).toBeTruthy();
  await press(button('Next'));
  expect(field('receivedAmount').value).toBe('500');
  expect(field('comment').value).toBe('The rest is missing.');
  const drafts = ownDraftsOf(setup.runtime, 'demo_member');
  expect(drafts.read('withdrawal-answer')).not.toBeNull();
  await press(find('[role="dialog"] [data-part="back"], [role="dialog"] [aria-label="Back"]'));
  await press(find('[role="dialog"] input[value="received"]'));
  await press(button('Yes, received'));
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('You said it arrived'));
  expect(drafts.read('withdrawal-answer')).toBeNull();
});

test('[VAL-03] [WAL-04] a comment of 141 characters is an error at its field, 140 are sent', async () => {
  const setup = await opened();
  await pressed('Answer');
  await settled(() => expect(find('[role="dialog"] input[value="part"]')).toBeTruthy());
  await press(find('[role="dialog"] input[value="part"]'));
  await press(button('Next'));
  const comment = find<HTMLTextAreaElement>('textarea[name="comment"]');
  await write('comment', 'x'.repeat(141));
  await press(button('Report'));
  const tooLong = 'Use no more than 140 characters.';
  expect(windowText()).toContain(tooLong);
  expect(sent(setup, answerPath)).toBe(0);
  expect(comment.value).toHaveLength(141);
  await write('comment', '\u{1F490}'.repeat(140));
  await press(button('Report'));
  expect(windowText()).not.toContain(tooLong);
});

test('[WAL-04] [WAL-06] the order shows the pictures of a report, and each can be opened', async () => {
  const setup = await opened();
  const { api } = setup.runtime;
  await settled(() => expect(find('[data-ask]')).toBeTruthy());
  const id = find<HTMLElement>('[data-ask]').dataset.ask ?? '';
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
      withdrawalId: id,
      answer: 'notReceived',
      receivedAmount: '0.00',
      uploadIds: [uploadId],
    },
    await newKey(),
  );
  const row = rows().find((one) => one.dataset.order === id);
  if (!row) throw new Error('The order is not in the list');
  await press(row);
  await settled(() =>
    expect(find<HTMLAnchorElement>('[role="dialog"] li a').getAttribute('href')).toContain(
      `/art/proof/${uploadId}`,
    ),
  );
  expect(find('[role="dialog"] li a').getAttribute('aria-label')).toContain('Proof image 1');
});

test('[MEM-04] [WAL-03] an order that is not approved is cancelled after a question, money returns', async () => {
  const setup = await opened();
  const before = await main(setup);
  await fill('1000');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(rows()[0]?.textContent).toContain('Pending'));
  const [first] = rows();
  if (first) await press(first);
  await pressed('Cancel withdrawal');
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('You cancelled it'));
  expect(sent(setup, cancelPath)).toBe(1);
  expect(await main(setup)).toBe(before);
  await settled(() => expect(rows()[0]?.textContent).toContain('Cancelled'));
});

test('[WAL-03] reads an order again while the backend is processing it', async () => {
  const setup = await opened({ pollMs: 20 });
  await fill('1000');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(rows()[0]?.textContent).toContain('Pending'));
  const id = rows()[0]?.dataset.order ?? '';
  const reject = () =>
    setup.sandbox.fetch(
      new Request('http://sandbox.invalid/sandbox/orders', {
        method: 'PUT',
        body: JSON.stringify({ id, outcome: 'reject' }),
      }),
    );
  expect((await reject()).ok).toBe(true);
  await settled(() => expect(rows()[0]?.textContent).toContain('Rejected'));
});

test('[MEM-07] [WAL-03] the page opens the order in its address, and the window closes', async () => {
  const looking = createTestRuntime({ language: 'en' });
  await logIn(looking);
  const [order] = (await looking.runtime.api.getWithdrawals({ status: 'completed' })).rows;
  const { sandbox } = looking;
  await opened(
    { pollMs: false, order: order?.withdrawalId },
    createTestRuntime({ language: 'en', sandbox }),
  );
  await settled(() => expect(windowText()).toContain(order?.withdrawalId ?? 'an order'));
  await press(find('[role="dialog"] [aria-label="Close"]'));
  await settled(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
});
