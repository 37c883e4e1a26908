import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { PastMove } from '../../shared/money/PastMoves.tsx';
import type { WalletsViewProps } from './WalletsView.props.ts';
import { toWallets, type VendorWallet } from './wallets-model.ts';

const symbol = '\u09F3';

const wallet = (vassalage: string, name: string, balance: string, maintenance = false) => ({
  vassalage,
  name,
  balance,
  maintenance,
});

const vendors = [
  wallet('HIJOLIX', 'Hijolix', '2400.00'),
  wallet('BOKULIO', 'Bokulio', '860.50'),
  wallet('KODAMBA', 'Kodamba', '0.00', true),
  wallet('TETULIX', 'Tetulix', '1250.00'),
  wallet('KANCHORA', 'Kanchora', '0.00'),
  wallet('PALASHON', 'Palashon', '320.75'),
  wallet('MADHOBIX', 'Madhobix', '0.00'),
  wallet('JARULET', 'Jarulet', '95.00'),
  wallet('SHIMULIN', 'Shimulin', '0.00'),
];

/** The page "my wallet" in every state it can be in (SBK-01). */
export const walletsStates = defineStates<WalletsViewProps>()((say) => {
  const asOf = '2026-11-20T14:41:00Z';
  const ready = (wallets: typeof vendors, main = '12450.00') =>
    ({ status: 'ready', value: toWallets({ total: '17376.25', main, wallets, asOf }) }) as const;
  const rows: readonly PastMove[] = [
    {
      id: 'TX-1',
      what: 'Tetulix',
      amount: '1000.00',
      status: 'completed',
      time: '2026-11-20 19:02',
    },
    {
      id: 'TX-2',
      what: 'Bokulio',
      amount: '640.00',
      status: 'processing',
      time: '2026-11-19 22:40',
    },
    { id: 'TX-3', what: 'Hijolix', amount: '20.00', status: 'frozen', time: '2026-11-19 21:10' },
  ];
  const pastOf = (list: readonly PastMove[]) =>
    ({ status: 'ready', value: { rows: list, page: 1, pages: list.length } }) as const;
  const kept: readonly VendorWallet[] = [
    { code: 'KODAMBA', name: 'Kodamba', balance: '75.00', isClosed: true },
    { code: 'TETULIX', name: 'Tetulix', balance: '1250.00', isClosed: false },
  ];
  const member = {
    balance: { state: 'ready', text: `${symbol}17,376.25`, hidden: false },
    currencySymbol: symbol,
    wallets: ready(vendors),
    isOld: false,
    marks: new Map<string, string>(),
    past: pastOf(rows),
    moving: null,
    failed: null,
    left: [],
    made: 0,
  } as const;
  const long = say('banner.long.title');
  const lost = new ApiError('NETWORK');
  return {
    member,
    phone: member,
    empty: { ...member, wallets: ready([]), past: pastOf([]) },
    mainOnly: { ...member, wallets: ready(vendors.map((one) => ({ ...one, balance: '0.00' }))) },
    hidden: { ...member, balance: { state: 'hidden', text: '', hidden: true } },
    longText: {
      ...member,
      wallets: ready([wallet('LONG', long, '9007199254740993.75'), ...vendors]),
      past: pastOf(rows.map((one) => ({ ...one, what: long }))),
    },
    sending: { ...member, moving: 'transfer' },
    bringingBack: { ...member, moving: 'back' },
    lostAnswer: { ...member, failed: { of: 'transfer', error: lost, attempt: 1 } },
    lostBack: { ...member, failed: { of: 'back', error: lost, attempt: 1 } },
    closedMeanwhile: {
      ...member,
      failed: { of: 'transfer', error: new ApiError('GAME_MAINTENANCE'), attempt: 1 },
    },
    refused: {
      ...member,
      failed: { of: 'transfer', error: new ApiError('INSUFFICIENT_BALANCE'), attempt: 1 },
    },
    partlyBack: { ...member, left: kept },
    old: {
      ...member,
      balance: { state: 'stale', text: `${symbol}17,376.25`, hidden: false },
      isOld: true,
    },
    balanceFailed: { ...member, balance: { state: 'error', text: '', hidden: false } },
    pastFailed: { ...member, past: { status: 'error', error: lost, busy: false } },
    loading: {
      ...member,
      balance: { state: 'loading', text: '', hidden: false },
      wallets: { status: 'loading' },
      past: { status: 'loading' },
    },
    failed: {
      ...member,
      wallets: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const walletsFaces = ['member', 'phone', 'partlyBack'] as const satisfies readonly StateId<
  typeof walletsStates
>[];
