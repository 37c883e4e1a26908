import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { noUploads } from '../../shared/uploads/use-uploads.ts';
import type { FeedbackViewProps } from './FeedbackView.props.ts';
import { type PastFeedback, toOptions } from './feedback-model.ts';

/** The page "send feedback" in every state it can be in (SBK-01). */
export const feedbackStates = defineStates<FeedbackViewProps>()((say) => {
  const name = say('data.groupMoney');
  const options = {
    status: 'ready',
    value: toOptions({
      questionTypes: [
        { code: 'PAYMENT', name },
        { code: 'GAME', name: say('data.depositsAndWithdrawals') },
      ],
      minLength: 10,
      maxLength: 500,
      maxImages: 3,
    }),
  } as const;
  const row = (at: number, change: Partial<PastFeedback>): PastFeedback => ({
    reference: `FB-00${at}07`,
    type: name,
    content: say('data.faq.money'),
    status: 'open',
    answer: null,
    time: '2026-11-12 10:02:44',
    ...change,
  });
  const past = (rows: readonly PastFeedback[], pages = 1) =>
    ({ status: 'ready', value: { rows, page: 1, pages } }) as const;
  const broken = (code: 'HTTP' | 'NETWORK') =>
    ({ status: 'error', error: new ApiError(code), busy: false }) as const;
  const guest = {
    visitor: 'guest',
    options,
    past: null,
    sent: null,
    begun: {},
    round: 0,
    uploads: noUploads,
    device: 'Sample browser 1.0 (sample device)',
    busy: false,
    failed: null,
    helpHref: '/help',
  } as const;
  const begun = { questionType: 'PAYMENT', content: say('data.faq.money'), email: '' };
  const rows = [
    row(3, {}),
    row(2, { status: 'answered', answer: say('data.faq.answer') }),
    row(1, { status: 'closed' }),
    row(0, { status: 'asleep' }),
  ];
  const member = { ...guest, visitor: 'member', begun, past: past(rows, 3) } as const;
  const pictures = {
    ...noUploads,
    items: [
      { id: '1', name: 'screen-1.png', state: 'done' },
      { id: '2', name: 'screen-2.png', state: 'failed' },
    ],
    ids: ['up-1'],
  } as const;
  const failed = (error: ApiError) => ({ error, attempt: 1 });
  return {
    guest,
    member,
    phone: member,
    pictures: { ...member, uploads: pictures },
    nothingBefore: { ...member, begun: {}, past: past([]) },
    trial: { ...guest, visitor: 'trial' },
    unknown: { ...guest, visitor: 'unknown' },
    sending: { ...member, busy: true },
    sent: { ...member, sent: { reference: 'FB-00407', isMember: true } },
    sentByGuest: { ...guest, sent: { reference: 'FB-00408', isMember: false } },
    lostAnswer: { ...member, failed: failed(new ApiError('NETWORK')) },
    refused: {
      ...member,
      failed: failed(new ApiError('VALIDATION', { fields: { content: say('data.fee') } })),
    },
    tooOften: {
      ...member,
      failed: failed(new ApiError('RATE_LIMITED', { retryAfterSeconds: 60 })),
    },
    loggedOut: { ...guest, begun, failed: failed(new ApiError('UNAUTHENTICATED')) },
    loading: { ...guest, options: { status: 'loading' } },
    failed: { ...guest, options: broken('HTTP') },
    pastLoading: { ...member, past: { status: 'loading' } },
    pastFailed: { ...member, past: broken('NETWORK') },
    longText: { ...member, begun: { ...begun, content: `${say('data.longBody')} `.repeat(12) } },
  };
});

/** The states whose screenshots are compared. */
export const feedbackFaces = [
  'guest',
  'member',
  'lostAnswer',
  'sent',
] as const satisfies readonly StateId<typeof feedbackStates>[];
