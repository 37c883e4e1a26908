import { expect, test } from 'vitest';
import { isOpen, nextLook, stageOf, timelineOf, toOrder, toOrderPage } from './order.ts';
import { proofSchema } from './proof.ts';

const wire = {
  depositId: 'DP-1',
  reference: 'DP-1',
  methodId: 'wallet',
  methodName: 'Mobile wallet',
  kind: 'mobileWallet',
  status: 'pending',
  amount: '2000.00',
  fee: '0.00',
  bonus: '0.00',
  credited: '2000.00',
  payTo: { accountName: 'Rupa Hasan', accountNumber: '01700-000000' },
  needsProof: true,
  proofUrls: [] as string[],
  createdAt: '2026-11-20T14:41:05Z',
  expiresAt: '2026-11-20T15:11:05Z',
};

test('[WAL-03] [I18-02] an order has times in the time zone of the site, and no missing fields', () => {
  expect(toOrder(wire, 'Asia/Dhaka')).toMatchObject({
    payTo: { name: 'Rupa Hasan', number: '01700-000000', bank: '', qr: '', note: '' },
    created: '2026-11-20 20:41:05',
    payBy: { at: Date.UTC(2026, 10, 20, 15, 11, 5), text: '2026-11-20 21:11:05' },
    settled: '',
    reason: '',
  });
  const { payTo: _payTo, expiresAt: _expiresAt, ...bare } = wire;
  expect(toOrder(bare, 'Asia/Dhaka')).toMatchObject({ payTo: null, payBy: null });
  expect(toOrder({ ...wire, expiresAt: 'soon' }, 'Asia/Dhaka').payBy).toBeNull();
  const page = { rows: [wire], totalPages: 3, totalCount: 11 };
  expect(toOrderPage(page, 2, 'Asia/Dhaka')).toMatchObject({ page: 2, pages: 3 });
});

test('[WAL-06] a text that is no picture address is not shown as a picture', () => {
  const proofUrls = ['/art/proof/1', 'https://example.com/a.png', 'javascript:alert(1)', '//x/y'];
  expect(toOrder({ ...wire, proofUrls }, 'Asia/Dhaka').proofs).toEqual(proofUrls.slice(0, 2));
});

test.each([
  ['pending', 'pending', true, ['asked done', 'pay current', 'check todo', 'credit todo']],
  ['processing', 'processing', true, ['asked done', 'check current', 'credit todo']],
  ['completed', 'completed', false, ['asked done', 'credit done']],
  ['rejected', 'rejected', false, ['asked done', 'rejected failed']],
  ['expired', 'expired', false, ['asked done', 'expired failed']],
  ['cancelled', 'cancelled', false, ['asked done', 'cancelled failed']],
  ['frozen', 'unknown', true, ['asked done', 'unknown current']],
])('[WAL-03] %s: only steps that the backend confirmed are done', (status, stage, open, steps) => {
  const order = toOrder({ ...wire, status }, 'Asia/Dhaka');
  expect(stageOf(status)).toBe(stage);
  expect(isOpen(status)).toBe(open);
  expect(timelineOf(order).map(({ id, state }) => `${id} ${state}`)).toEqual(steps);
});

test('[WAL-03] an order is read less and less often', () => {
  expect([0, 1, 5, 1000].map((looks) => nextLook(looks, 5000))).toEqual([
    5000, 6000, 10_000, 30_000,
  ]);
});

const item = (id: string) => ({ id, name: `${id}.png`, state: 'done' as const });
test.each([
  [{ items: [], ids: [], busy: false }, '', { uploadIds: 'required' }],
  [{ items: [item('1')], ids: ['up-1'], busy: false }, '9F3K2A', {}],
  [{ items: [item('1')], ids: [], busy: true }, '', { uploadIds: 'busy' }],
  [{ items: [item('1'), item('2')], ids: ['up-1'], busy: false }, '', { uploadIds: 'failed' }],
  [{ items: [item('1')], ids: ['up-1'], busy: false }, 'x'.repeat(65), { payerReference: 'long' }],
])('[WAL-06] a proof of %j and %j: %j', (uploads, reference, problems) => {
  expect(
    Object.fromEntries(proofSchema(uploads).check({ uploadIds: '', payerReference: reference })),
  ).toEqual(problems);
});
