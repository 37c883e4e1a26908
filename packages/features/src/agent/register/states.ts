import {
  ApiError,
  type WireRegistrationLink,
  type WireRegistrationOptions,
} from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { RegisterViewProps } from './RegisterView.props.ts';
import { toLink, toOptions } from './register-center-model.ts';

const rates = [
  { gameType: 'RNG', rate: '0.5' },
  { gameType: 'LIVE', rate: '0.4' },
];

const wire: WireRegistrationLink = {
  linkId: 'LK-3',
  code: 'KA04-2Q',
  label: 'Eid fair',
  url: 'https://parlour.example/register?affiliateCode=KA04-2Q',
  accountType: 'agent',
  rebates: rates,
  registered: 12,
  status: 'active',
  createdAt: '2026-11-01T05:10:00Z',
  expiresAt: '2026-12-31T17:59:59Z',
};

const given: WireRegistrationOptions = {
  accountTypes: ['agent', 'member'],
  caps: [
    { gameType: 'RNG', maxRate: '0.6' },
    { gameType: 'LIVE', maxRate: '0.4' },
    { gameType: 'SPORTS', maxRate: '0.5' },
    { gameType: 'LOTT', maxRate: '0.2' },
  ],
  maxLinks: 10,
  linkDays: [7, 30, 90],
  maxLabel: 40,
};

/** A link of a sample agent, with changes. */
export const sampleLink = (change: Partial<WireRegistrationLink> = {}) =>
  toLink({ ...wire, ...change }, 'Asia/Dhaka');

/** The page for new downlines in every state it can be in (SBK-01). */
export const registerStates = defineStates<RegisterViewProps>()((say) => {
  const options = (change: Partial<WireRegistrationOptions> = {}) =>
    ({ status: 'ready', value: toOptions({ ...given, ...change }) }) as const;
  const member = sampleLink({
    linkId: 'LK-2',
    code: 'KA04-1M',
    url: 'https://parlour.example/register?affiliateCode=KA04-1M',
    accountType: 'member',
    registered: 58,
    label: say('banner.lotus.title'),
  });
  const over = sampleLink({
    linkId: 'LK-1',
    code: 'KA04-0X',
    label: '',
    accountType: 'member',
    registered: 9,
    status: 'expired',
    expiresAt: '2026-10-31T17:59:59Z',
  });
  const links = [sampleLink(), member, over];
  const content = {
    options: options(),
    links: { status: 'ready', value: links },
    tab: 'open',
    chosen: null,
    name: { name: '', state: 'unknown' },
    opening: { busy: false, failed: null, made: null },
    linking: { busy: false, failed: null, made: 0 },
    canShare: true,
    failure: null,
  } as const;
  const failedWith = (error: ApiError) => ({ busy: false, failed: { error, attempt: 1 } });
  return {
    content,
    phone: content,
    linkForm: { ...content, tab: 'link' },
    nameFree: { ...content, name: { name: 'nadia_ctg', state: 'free' } },
    nameRefused: { ...content, name: { name: 'demo_agent', state: 'refused' } },
    opened: {
      ...content,
      opening: { busy: false, failed: null, made: { account: 'nadia_ctg', count: 1 } },
    },
    sending: { ...content, opening: { busy: true, failed: null, made: null } },
    taken: {
      ...content,
      opening: {
        ...failedWith(
          new ApiError('VALIDATION', {
            fields: { username: 'এই ইউজারনেম আগেই নেওয়া হয়েছে। অন্য একটি দিন।' },
          }),
        ),
        made: null,
      },
    },
    ratesRefused: {
      ...content,
      opening: {
        ...failedWith(
          new ApiError('VALIDATION', {
            fields: { rebates: 'হার আপনার নিজের হারের চেয়ে বেশি হতে পারে না: 0.5%' },
          }),
        ),
        made: null,
      },
    },
    answerLost: {
      ...content,
      opening: { ...failedWith(new ApiError('TIMEOUT')), made: null },
    },
    linksFull: {
      ...content,
      tab: 'link',
      linking: { ...failedWith(new ApiError('LIMIT_REACHED')), made: 0 },
    },
    labelRefused: {
      ...content,
      tab: 'link',
      linking: {
        ...failedWith(new ApiError('VALIDATION', { fields: { label: '0–40 অক্ষরের মধ্যে লিখুন।' } })),
        made: 0,
      },
    },
    noLabels: { ...content, tab: 'link', options: options({ maxLabel: 0 }) },
    linkOver: { ...content, chosen: 'LK-1' },
    linkFailed: { ...content, failure: { of: 'copy', attempt: 1 } },
    unknownCodes: {
      ...content,
      options: options({ caps: [{ gameType: 'NEWKIND', maxRate: '1.25' }], linkDays: [] }),
      links: {
        status: 'ready',
        value: [
          sampleLink({
            accountType: 'broker',
            status: 'on-hold',
            rebates: [{ gameType: 'NEWKIND', rate: '1' }],
          }),
        ],
      },
      chosen: 'LK-3',
    },
    noLinks: { ...content, links: { status: 'ready', value: [] } },
    notAllowed: { ...content, options: options({ accountTypes: [] }) },
    longText: {
      ...content,
      links: {
        status: 'ready',
        value: [
          sampleLink({
            code: 'A'.repeat(60),
            label: 'W'.repeat(40),
            url: `https://parlour.example/register?affiliateCode=${'A'.repeat(60)}`,
            registered: 1_234_567,
          }),
        ],
      },
    },
    loading: { ...content, options: { status: 'loading' }, links: { status: 'loading' } },
    failed: {
      ...content,
      options: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
      links: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
    refused: {
      ...content,
      options: { status: 'error', error: new ApiError('NOT_AGENT'), busy: false },
      links: { status: 'error', error: new ApiError('NOT_AGENT'), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const registerFaces = ['content', 'phone'] as const satisfies readonly StateId<
  typeof registerStates
>[];
