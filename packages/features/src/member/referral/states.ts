import { ApiError, type WireReferral, type WireReferredFriend } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ReferralViewProps } from './ReferralView.props.ts';
import { toFriends, toInvitation } from './referral-model.ts';

/** The page "invite friends" in every state it can be in (SBK-01). */
export const referralStates = defineStates<ReferralViewProps>()((say) => {
  const friend = (account: string, part: Partial<WireReferredFriend>): WireReferredFriend => ({
    account,
    registeredAt: '2026-11-18T08:20:00Z',
    status: 'active',
    reward: '150.00',
    ...part,
  });
  const { reward: _none, ...quiet } = friend('fa***07', {
    status: 'registered',
    registeredAt: '2026-11-11T16:41:00Z',
  });
  const four = [
    friend('sa***12', {}),
    friend('ni***88', { registeredAt: '2026-11-15T04:05:00Z' }),
    quiet,
    friend('om***45', { registeredAt: '2026-10-30T13:12:00Z' }),
  ];
  const wire: WireReferral = {
    code: 'PADMA7',
    url: 'https://parlour.example/register?referralCode=PADMA7',
    friends: 6,
    active: 4,
    rewarded: '600.00',
    pending: '0.00',
    terms: say('banner.long.body'),
  };
  const invitationOf = (part: Partial<WireReferral>) =>
    ({ status: 'ready', value: toInvitation({ ...wire, ...part }) }) as const;
  const friendsOf = (rows: readonly WireReferredFriend[], page = 1, pages = 1) =>
    ({
      status: 'ready',
      value: toFriends(
        {
          rows: [...rows],
          totalPages: pages,
          totalCount: pages > 1 ? pages * 5 : rows.length,
        },
        page,
        'Asia/Dhaka',
      ),
    }) as const;
  const content = {
    invitation: invitationOf({}),
    friends: friendsOf(four),
    isTurning: false,
    page: 1,
    range: { from: '2025-11-20', to: '2026-11-20' },
    today: '2026-11-20',
    isWhole: true,
    wide: true,
    currencySymbol: '\u09F3',
    hidden: false,
    canShare: true,
    failure: null,
  } as const;
  const long = say('banner.long.title');
  const broken = {
    status: 'error',
    error: new ApiError('HTTP', { http: 502 }),
    busy: false,
  } as const;
  const pages = { ...content, friends: friendsOf(four, 2, 9), page: 2 };
  return {
    content,
    phone: { ...content, wide: false },
    noShare: { ...content, canShare: false },
    copyFailed: { ...content, failure: { of: 'copy', attempt: 1 } },
    shareFailed: { ...content, failure: { of: 'share', attempt: 1 } },
    saveFailed: { ...content, failure: { of: 'save', attempt: 1 } },
    hiddenAmounts: { ...content, hidden: true },
    unknownStatus: {
      ...content,
      friends: friendsOf([
        friend('ru***31', { status: 'on-hold' }),
        friend('ka***19', { status: '' }),
      ]),
    },
    manyPages: pages,
    turning: { ...pages, page: 3, isTurning: true },
    longText: {
      ...content,
      invitation: invitationOf({
        code: 'PADMA7'.repeat(8),
        url: `https://parlour.example/register?referralCode=${'PADMA7'.repeat(20)}`,
        rewarded: '123456789012345.50',
        pending: '123456789012345.50',
        friends: 1_234_567,
        terms: `${long}\n${long}`,
      }),
      friends: friendsOf([friend(long, { status: long, reward: '123456789012345.50' })]),
    },
    noTerms: { ...content, invitation: invitationOf({ terms: ' ' }) },
    empty: {
      ...content,
      invitation: invitationOf({ friends: 0, active: 0, rewarded: '0.00' }),
      friends: friendsOf([]),
    },
    noneInRange: {
      ...content,
      friends: friendsOf([]),
      range: { from: '2026-11-14', to: '2026-11-20' },
      isWhole: false,
    },
    loading: { ...content, invitation: { status: 'loading' }, friends: { status: 'loading' } },
    failed: { ...content, invitation: broken },
    friendsFailed: {
      ...content,
      friends: { ...broken, error: new ApiError('NETWORK') },
      page: 2,
    },
  };
});

/** The states whose screenshots are compared. */
export const referralFaces = ['content', 'phone', 'longText'] as const satisfies readonly StateId<
  typeof referralStates
>[];
