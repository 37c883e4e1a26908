import { ApiError, type WirePlayLimits, type WirePlaySession } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { breaksOf, toPolicy } from './policy.ts';
import type { ResponsiblePlayViewProps } from './ResponsiblePlayView.props.ts';
import { limitOf, toAccount, toLimits, toStanding } from './responsible-play-model.ts';

const zone = 'Asia/Dhaka';
const now = Date.parse('2026-11-20T14:41:00Z');

/** Every state of the page "responsible play" (SBK-01). */
export const responsiblePlayStates = defineStates<ResponsiblePlayViewProps>()((say) => {
  const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;
  const broken = (error: unknown) => ({ status: 'error', error, busy: false }) as const;
  const resetsAt = '2026-11-20T18:00:00Z';
  const wire: WirePlayLimits = {
    limits: [
      { kind: 'deposit', period: 'daily', amount: '5000.00', used: '1800.00', resetsAt },
      { kind: 'deposit', period: 'weekly', amount: '15000.00', used: '6200.00', resetsAt },
      { kind: 'loss', period: 'daily', amount: '2000.00', used: '350.00', resetsAt },
      {
        kind: 'loss',
        period: 'weekly',
        amount: '6000.00',
        used: '2150.00',
        resetsAt,
        pending: { amount: '8000.00', startsAt: '2026-11-23T14:41:00Z' },
      },
      { kind: 'session', period: 'daily', minutes: 120, used: '48', resetsAt },
    ],
    reminderMinutes: 60,
    raiseAfterHours: 72,
  };
  const limits = toLimits(wire, zone);
  const daily = limitOf(limits, { kind: 'deposit', period: 'daily' }) ?? null;
  const none = limitOf(limits, { kind: 'deposit', period: 'monthly' }) ?? null;
  const standing = toStanding({ paused: false, permanent: false, netDeposits: '0.00' }, zone);
  const onBreak = toStanding(
    { paused: true, permanent: false, netDeposits: '0.00', timeOutUntil: '2026-11-27T14:41:00Z' },
    zone,
  );
  const excluded = toStanding(
    {
      paused: true,
      permanent: false,
      netDeposits: '0.00',
      selfExcludedUntil: '2027-05-20T14:41:00Z',
    },
    zone,
  );
  const policy = toPolicy({
    jurisdiction: 'DEMO',
    minAge: 21,
    realityCheckMinutes: 60,
    realityCheckRequired: true,
    maxTimeOutDays: 42,
    selfExclusionMonths: [6, 12, 60, 0],
    helpLines: [{ name: say('nav.help'), url: 'https://help.example' }],
  });
  const session: WirePlaySession = {
    startedAt: '2026-11-20T13:52:48Z',
    seconds: 2892,
    totalBet: '1850.00',
    totalPayout: '1500.00',
    net: '-350.00',
    games: [{ gameName: 'Monsoon Treasure', seconds: 1320, net: '-350.00' }],
    past: [{ startedAt: '2026-11-19T12:00:00Z', seconds: 4360, net: '130.00' }],
    reminderDueAt: '2026-11-20T14:52:48Z',
    reminderDue: false,
  };
  const member = {
    limits: ready(limits),
    standing: ready(standing),
    policy: ready(policy),
    account: ready(toAccount(session, zone)),
    breaks: breaksOf(policy, standing, now, zone),
    currencySymbol: '\u09F3',
    busy: null,
    failed: null,
    open: null,
  } as const;
  const because = (of: NonNullable<ResponsiblePlayViewProps['failed']>['of'], error: unknown) =>
    ({ of, error, attempt: 1 }) as const;
  return {
    member,
    phone: member,
    empty: { ...member, limits: ready(toLimits({ ...wire, limits: [] }, zone)) },
    used: {
      ...member,
      limits: ready(
        toLimits({ ...wire, limits: wire.limits.map((one) => ({ ...one, used: '99999' })) }, zone),
      ),
    },
    foreign: {
      ...member,
      limits: ready(
        toLimits(
          {
            ...wire,
            limits: [{ kind: 'bet', period: 'yearly', amount: '9.00', used: '0', resetsAt }],
          },
          zone,
        ),
      ),
    },
    changing: { ...member, open: daily },
    settingFirst: { ...member, open: none },
    saving: { ...member, open: daily, busy: 'limit' },
    refused: {
      ...member,
      open: daily,
      failed: because(
        'limit',
        new ApiError('VALIDATION', { fields: { amount: say('sample.lengthError') } }),
      ),
    },
    lostAnswer: { ...member, open: daily, failed: because('limit', new ApiError('TIMEOUT')) },
    cancelFailed: { ...member, failed: because('cancel', new ApiError('NOT_FOUND')) },
    breaks: { ...member, first: 'break' },
    onBreak: {
      ...member,
      first: 'break',
      standing: ready(onBreak),
      breaks: breaksOf(policy, onBreak, now, zone),
    },
    breakFailed: { ...member, first: 'break', failed: because('break', new ApiError('NETWORK')) },
    exclusion: { ...member, first: 'exclusion' },
    wrongPassword: {
      ...member,
      first: 'exclusion',
      failed: because('exclusion', new ApiError('CREDENTIALS_WRONG')),
    },
    excluded: { ...member, first: 'exclusion', standing: ready(excluded) },
    forGood: { ...member, first: 'break', standing: ready({ ...excluded, permanent: true }) },
    account: { ...member, first: 'account' },
    reminderDue: {
      ...member,
      first: 'account',
      account: ready(toAccount({ ...session, reminderDue: true }, zone)),
    },
    nothingPlayed: {
      ...member,
      first: 'account',
      account: ready(toAccount({ ...session, games: [], past: [] }, zone)),
    },
    rulesFailed: { ...member, first: 'exclusion', policy: broken(new ApiError('NETWORK')) },
    loading: {
      ...member,
      limits: { status: 'loading' },
      standing: { status: 'loading' },
      policy: { status: 'loading' },
      account: { status: 'loading' },
      breaks: [],
    },
    failed: {
      ...member,
      limits: broken(new ApiError('HTTP', { http: 502 })),
      standing: broken(new ApiError('HTTP', { http: 502 })),
    },
  };
});

/** The states whose screenshots are compared. */
export const responsiblePlayFaces = [
  'member',
  'phone',
  'exclusion',
] as const satisfies readonly StateId<typeof responsiblePlayStates>[];
