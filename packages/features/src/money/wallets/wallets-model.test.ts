import { expect, test } from 'vitest';
import {
  firstTransfer,
  leftOut,
  toPastTransfers,
  toWallets,
  transferDraftOf,
  transferSchema,
  walletOf,
} from './wallets-model.ts';

const wallet = (vassalage: string, balance: string, maintenance = false) => ({
  vassalage,
  name: vassalage,
  balance,
  maintenance,
});

const wallets = toWallets({
  total: '1650.75',
  main: '1000.00',
  wallets: [
    wallet('HIJOLIX', '0.00'),
    wallet('KODAMBA', '250.25', true),
    wallet('TETULIX', '400.50'),
    wallet('INDRA', '0.00', true),
  ],
  asOf: '2026-11-20T14:41:00Z',
});

test('[WAL-02] wallets with money come first, then those in maintenance, and their sum is exact', () => {
  expect(wallets.atVendors).toBe('650.75');
  expect(wallets.vendors.map(({ code }) => code)).toEqual([
    'KODAMBA',
    'TETULIX',
    'INDRA',
    'HIJOLIX',
  ]);
  expect(leftOut(wallets).map(({ code }) => code)).toEqual(['KODAMBA', 'TETULIX']);
});

test('[WAL-02] a wallet without a name is shown with its key, and a duplicate appears once', () => {
  const { vendors } = toWallets({
    total: '1.00',
    main: '0.00',
    wallets: [
      { ...wallet('NIL', '1.00'), name: ' ' },
      wallet('NIL', '1.00'),
      wallet('MAIN', '9.00'),
    ],
    asOf: '',
  });
  expect(vendors.map(({ code }) => code)).toEqual(['NIL']);
});

test('[WAL-02] a transfer starts from the main wallet, never from a wallet in maintenance', () => {
  expect(firstTransfer(wallets)).toEqual({ from: 'MAIN', to: 'TETULIX' });
  expect(firstTransfer({ ...wallets, vendors: [] })).toEqual({ from: 'MAIN', to: '' });
});

test.each([
  [{ from: 'MAIN', to: 'TETULIX', amount: '1,000' }, {}],
  [{ from: 'TETULIX', to: 'MAIN', amount: '400.50' }, {}],
  [{ from: 'TETULIX', to: 'MAIN', amount: '400.51' }, { amount: 'balance' }],
  [{ from: 'MAIN', to: 'TETULIX', amount: '1000.01' }, { amount: 'balance' }],
  [{ from: 'MAIN', to: 'MAIN', amount: '1' }, { to: 'same' }],
  [
    { from: 'MAIN', to: '', amount: '' },
    { to: 'choose', amount: 'required' },
  ],
  [{ from: 'MAIN', to: 'KODAMBA', amount: '1' }, { to: 'closed' }],
  [{ from: 'KODAMBA', to: 'MAIN', amount: '1' }, { from: 'closed' }],
  [
    { from: 'MAIN', to: 'BOKULIO', amount: '1e5' },
    { to: 'gone', amount: 'invalid' },
  ],
  [{ from: 'BOKULIO', to: 'MAIN', amount: '5' }, { from: 'gone' }],
])('[WAL-02] %j: %j', (draft, problems) => {
  expect(Object.fromEntries(transferSchema(wallets, '\u09F3').check(draft))).toEqual(problems);
});

test('[WAL-02] every wallet is found by its key', () => {
  expect(walletOf(wallets, 'MAIN')?.balance).toBe('1000.00');
  expect(walletOf(wallets, 'TETULIX')?.balance).toBe('400.50');
  expect(walletOf(wallets, 'constructor')).toBeNull();
});

test('[WAL-02] [I18-02] a past transfer has no sign, and its time is in the time zone of the site', () => {
  const row = {
    transactionId: 'TX-1',
    reference: 'TX-1',
    type: 'transfer',
    detail: '',
    status: 'completed',
    amount: '-860.50',
    balanceAfter: '1.00',
    time: '2026-11-19T20:00:00Z',
  };
  const totals = { deposits: '0', withdrawals: '0', bonuses: '0', change: '0' };
  const page = { rows: [row], totalPages: 1, totalCount: 1, totals };
  expect(toPastTransfers(page, 1, 'Asia/Dhaka').rows).toEqual([
    { id: 'TX-1', what: 'TX-1', amount: '860.50', status: 'completed', time: '2026-11-20 02:00' },
  ]);
});

test('[WAL-02] a wallet has the name of the backend, trimmed', () => {
  const { main, vendors } = toWallets({
    ...{ total: '1.00', main: '0.50', asOf: '' },
    wallets: [
      { ...wallet('INDRA', '0.00'), name: ' Indra ' },
      { ...wallet('NIL', '1.00', true), name: ' ' },
    ],
  });
  expect(main).toBe('0.50');
  expect(vendors).toEqual([
    { code: 'NIL', name: 'NIL', balance: '1.00', isClosed: true },
    { code: 'INDRA', name: 'Indra', balance: '0.00', isClosed: false },
  ]);
});

test('[WAL-02] the main wallet is never in maintenance', () => {
  expect(walletOf(wallets, 'MAIN')).toEqual({
    ...{ code: 'MAIN', name: 'MAIN', balance: '1000.00', isClosed: false },
  });
});

test('[WAL-02] restores only the kept fields of a draft', () => {
  expect(transferDraftOf(null)).toEqual({ from: '', to: '', amount: '' });
  const kept = { from: 'MAIN', to: 'TETULIX', amount: '5' };
  expect(transferDraftOf({ ...kept, other: 'x' })).toEqual(kept);
});

test('[WAL-02] a past transfer names both wallets; an invalid time stays unchanged', () => {
  const row = {
    ...{ transactionId: 'TX-1', reference: 'TX-R', type: 'transfer', detail: 'MAIN > NIL' },
    ...{ status: 'completed', amount: '8-60', balanceAfter: '1.00', time: 'once' },
  };
  const totals = { deposits: '0', withdrawals: '0', bonuses: '0', change: '0' };
  expect(toPastTransfers({ rows: [row], totalPages: 4, totalCount: 9, totals }, 2, 'UTC')).toEqual({
    page: 2,
    pages: 4,
    rows: [{ id: 'TX-1', what: 'MAIN > NIL', amount: '8-60', status: 'completed', time: 'once' }],
  });
});
