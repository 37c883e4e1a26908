import type { UiClock } from '@parlour/ui';
import { type DepositOptions, toOptions } from './deposit-model.ts';
import { type Order, toOrder } from './order.ts';

/** A stopped clock at the time of the stories. */
export const sampleClock: UiClock = {
  now: () => Date.UTC(2026, 10, 20, 14, 41, 5),
  after: () => () => undefined,
};

const bn = {
  wallet: 'মোবাইল ওয়ালেট',
  bank: 'ব্যাংক ট্রান্সফার',
  qr: 'QR পেমেন্ট',
  agent: 'এজেন্টের মাধ্যমে',
  card: 'ডেবিট কার্ড',
  shapla: 'শাপলা ব্যাংক (ডেমো)',
  bonus: 'প্রথম ডিপোজিটের বোনাস',
  reason: 'প্রমাণের ছবিতে রেফারেন্স নম্বর নেই',
};
/** The names of the methods in the language of the story. */
export type SampleNames = Readonly<typeof bn>;

const en: SampleNames = {
  wallet: 'Mobile wallet',
  bank: 'Bank transfer',
  qr: 'QR payment',
  agent: 'Through an agent',
  card: 'Debit card',
  shapla: 'Shapla Bank (demo)',
  bonus: 'First deposit bonus',
  reason: 'the proof image shows no reference number',
};

export const namesIn = (language: string): SampleNames => (language === 'bn' ? bn : en);

const method = (methodId: string, name: string, kind: string, feeRate = '0') => ({
  methodId,
  name,
  kind,
  minAmount: '200.00',
  maxAmount: '25000.00',
  feeRate,
  needsProof: true,
  maintenance: methodId === 'card',
});

/** The options of the deposit form in the stories. */
export function optionsOf(
  names: SampleNames,
  change: {
    readonly leftToday?: string;
    readonly hasBonus?: boolean;
    readonly hasMethods?: boolean;
    /** Replaces the first name. */
    readonly name?: string;
  } = {},
): DepositOptions {
  const { leftToday, hasBonus = false, hasMethods = true, name } = change;
  return toOptions({
    methods: hasMethods
      ? [
          method('wallet', name ?? names.wallet, 'mobileWallet'),
          method('bank', names.bank, 'bankTransfer'),
          method('qr', names.qr, 'qr'),
          method('agent', names.agent, 'agent', '1'),
          method('card', names.card, 'card', '1.5'),
        ]
      : [],
    presets: ['200.00', '500.00', '1000.00', '2000.00', '5000.00', '10000.00'],
    ...(leftToday !== undefined && { leftToday }),
    bonuses: hasBonus
      ? [
          {
            promotionId: 'p-welcome',
            title: name ?? names.bonus,
            rate: '20',
            maxBonus: '2000.00',
            minAmount: '500.00',
            turnoverTimes: 5,
          },
        ]
      : [],
  });
}

const methodNames: ReadonlyMap<string, keyof SampleNames> = new Map([
  ['mobileWallet', 'wallet'],
  ['bankTransfer', 'bank'],
  ['qr', 'qr'],
  ['agent', 'agent'],
]);

/** One deposit in the given status, as the backend would send it. */
export function orderOf(
  names: SampleNames,
  status: string,
  change: {
    readonly depositId?: string;
    readonly amount?: string;
    readonly bonus?: string;
    readonly kind?: string;
    readonly name?: string;
    readonly needsProof?: boolean;
    readonly reason?: string;
    readonly at?: string;
  } = {},
): Order {
  const { depositId = 'DP-20418', amount = '2000.00', kind = 'mobileWallet' } = change;
  const { needsProof = true, bonus = '0.00', reason = names.reason, at = '2026-11-20' } = change;
  const isDecided = !['pending', 'processing'].includes(status);
  const kindName = methodNames.get(kind) ?? 'wallet';
  return toOrder(
    {
      depositId,
      reference: depositId,
      methodId: kind,
      methodName: change.name ?? names[kindName],
      kind,
      status,
      amount,
      fee: '0.00',
      bonus,
      credited: amount,
      payTo: {
        accountName: change.name ?? 'Parlour Demo',
        accountNumber: kind === 'bankTransfer' ? '0000 4400 7719 20' : '01700-000000',
        ...(kind === 'bankTransfer' && { bankName: names.shapla }),
        ...(kind === 'qr' && { qrText: `parlour-demo:${depositId}?amount=${amount}` }),
      },
      needsProof,
      proofUrls: [],
      createdAt: `${at}T14:35:12Z`,
      ...(status === 'pending' && { expiresAt: `${at}T15:05:12Z` }),
      ...(isDecided && { settledAt: `${at}T14:40:40Z` }),
      ...(status === 'rejected' && { reason }),
    },
    'Asia/Dhaka',
  );
}
