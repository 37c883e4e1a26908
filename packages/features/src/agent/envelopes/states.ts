import { ApiError, type WireRedEnvelope } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { type Envelope, toClaimPage, toEnvelope } from './envelopes-model.ts';
import type { Person } from './wanted.ts';

const zone = 'Asia/Dhaka';
const sample: WireRedEnvelope = {
  envelopeId: 'RE-4',
  direction: 'sent',
  accounts: ['ri***18', 'mi***07', 'ja***52'],
  recipients: 3,
  amount: '100.00',
  total: '300.00',
  claimed: 1,
  greeting: '',
  status: 'open',
  time: '2026-11-20T09:41:00Z',
  expiresAt: '2026-11-21T09:41:00Z',
};
const envelope = (change: Partial<WireRedEnvelope>): Envelope =>
  toEnvelope({ ...sample, ...change }, zone);

/** The list of those who opened an envelope, on one page of several. */
const claimsOf = (accounts: readonly string[], page = 1, pages = 1, amount = sample.amount) => {
  const rows = accounts.map((account, place) => ({
    ...{ account, amount },
    time: new Date(Date.UTC(2026, 10, 20, 18 - place, 5, 12)).toISOString(),
  }));
  const wire = { envelopeId: sample.envelopeId, rows, totalPages: pages, totalCount: rows.length };
  return { status: 'ready', value: toClaimPage(wire, page, zone) } as const;
};

/** The page of red envelopes in every state it can be in (SBK-01). */
export const envelopeStates = defineStates<EnvelopesViewProps>()((say) => {
  const person = (id: string, account: string, nickname = say('overlay.memberName')): Person => ({
    id,
    account,
    nickname,
  });
  const people = [
    person('1', 'ri***18'),
    person('2', 'mi***07'),
    person('3', 'ja***52'),
    person('4', 'ta***33', ''),
    person('5', 'su***91'),
  ];
  const open = envelope({ greeting: say('banner.lotus.title') });
  const all = envelope({
    envelopeId: 'RE-3',
    recipients: 5,
    total: '500.00',
    claimed: 5,
    status: 'claimed',
    time: '2026-11-12T12:00:22Z',
  });
  const over = envelope({ envelopeId: 'RE-2', claimed: 0, status: 'expired' });
  const received = envelope({
    envelopeId: 'RE-1',
    direction: 'received',
    accounts: ['ap***01'],
    amount: '250.00',
    total: '250.00',
    claimed: 0,
    time: '2026-11-01T03:12:05Z',
  });
  const pastOf = (rows: readonly Envelope[], pages = 1) =>
    ({ status: 'ready', value: { rows, page: 1, pages } }) as const;
  const rows = [open, all, over, received];
  const kept = { audience: 'chosen', people: [], amount: '', greeting: '' } as const;
  const content = {
    everyone: { status: 'ready', value: { count: people.length, people } },
    candidates: { status: 'ready', value: people },
    balance: '18732.50',
    hidden: false,
    currencySymbol: '\u09F3',
    kept,
    busy: false,
    failed: null,
    made: 0,
    past: pastOf(rows),
    opened: null,
    claims: { status: 'loading' },
    taking: { busy: false, failed: null },
  } as const;
  const filled = {
    ...content,
    kept: {
      ...kept,
      people: people.slice(0, 3),
      amount: '100',
      greeting: say('banner.lotus.title'),
    },
  } as const;
  const because = (error: unknown, isSent = true) =>
    ({ ...filled, failed: { error, isSent, attempt: 1 } }) as const;
  const broken = {
    status: 'error',
    error: new ApiError('HTTP', { http: 502 }),
    busy: false,
  } as const;
  const long = say('banner.long.title');
  return {
    content,
    phone: filled,
    toAll: { ...filled, kept: { ...filled.kept, audience: 'all' } },
    manyDownlines: {
      ...content,
      everyone: { status: 'ready', value: { count: 640, people: null } },
    },
    searching: {
      ...content,
      everyone: { status: 'ready', value: { count: 640, people: null } },
      candidates: { status: 'loading' },
    },
    searchFailed: {
      ...content,
      everyone: { status: 'ready', value: { count: 640, people: null } },
      candidates: broken,
    },
    balanceHidden: { ...filled, hidden: true },
    balanceUnknown: { ...filled, balance: null },
    tooLittle: { ...filled, balance: '299.99' },
    sending: { ...filled, busy: true },
    wrongPassword: because(new ApiError('PAYMENT_PASSWORD_WRONG')),
    noPassword: because(new ApiError('PAYMENT_PASSWORD_MISSING')),
    peopleRefused: because(
      new ApiError('VALIDATION', { fields: { memberIds: say('error.loadFailed') } }),
    ),
    lostAnswer: because(new ApiError('TIMEOUT')),
    notAsked: because(new ApiError('NETWORK'), false),
    empty: { ...content, past: pastOf([]) },
    manyPages: { ...content, past: pastOf(rows, 4) },
    opened: { ...content, opened: open, claims: claimsOf(['mi***07']) },
    openedMany: {
      ...content,
      opened: { ...all, recipients: 40, claimed: 38 },
      claims: claimsOf(
        people.map(({ account }) => account),
        2,
        4,
      ),
    },
    nobodyYet: { ...content, opened: { ...open, claimed: 0 }, claims: claimsOf([]) },
    nobodyTook: { ...content, opened: over, claims: claimsOf([]) },
    claimsLoading: { ...content, opened: open },
    claimsFailed: { ...content, opened: open, claims: broken },
    claimsLong: {
      ...content,
      opened: open,
      claims: claimsOf([long, 'x'.repeat(200)], 1, 1, '9007199254740993.01'),
    },
    toTake: { ...content, opened: received },
    takeLost: {
      ...content,
      opened: received,
      taking: { busy: false, failed: { error: new ApiError('TIMEOUT'), attempt: 1 } },
    },
    unknownCodes: {
      ...content,
      past: pastOf([envelope({ direction: 'pooled', status: 'on-hold' })]),
    },
    longText: {
      ...content,
      kept: {
        ...kept,
        people: [person('9', long), person('8', 'x'.repeat(200))],
        amount: '9007199254740993.01',
        greeting: long,
      },
      past: pastOf([envelope({ accounts: [long], recipients: 1, amount: '9007199254740993.01' })]),
    },
    noDownlines: {
      ...content,
      everyone: { status: 'ready', value: { count: 0, people: [] } },
      past: pastOf([received]),
    },
    loading: {
      ...content,
      everyone: { status: 'loading' },
      candidates: { status: 'loading' },
      balance: null,
      past: { status: 'loading' },
    },
    failed: { ...content, everyone: broken, candidates: broken, past: broken },
    noRight: {
      ...content,
      everyone: { status: 'error', error: new ApiError('NOT_AGENT', { http: 403 }), busy: false },
      past: { status: 'error', error: new ApiError('NOT_AGENT', { http: 403 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const envelopeFaces = ['content', 'phone', 'opened'] as const satisfies readonly StateId<
  typeof envelopeStates
>[];
