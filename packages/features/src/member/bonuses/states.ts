import type { WireBonus } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample, readSample } from '../../shared/records/list-samples.ts';
import type { BonusesViewProps } from './BonusesView.tsx';
import { toBonusesPage } from './bonuses-model.ts';

const symbol = '\u09F3';

/** The bonuses in every state they can be in (SBK-01). */
export const bonusesStates = defineStates<BonusesViewProps>()((say) => {
  const running: WireBonus = {
    bonusId: 'BN-30811',
    reference: 'BN-30811',
    source: 'p-welcome',
    title: say('data.bonus'),
    amount: '400.00',
    status: 'active',
    turnover: { required: '2000.00', done: '1500.00' },
    receivedAt: '2026-11-17T10:05:00Z',
    expiresAt: '2026-12-17T10:05:00Z',
  };
  const { expiresAt: _, ...endless } = running;
  const wire: readonly WireBonus[] = [
    running,
    {
      ...running,
      bonusId: 'BN-30640',
      amount: '250.00',
      status: 'completed',
      turnover: { required: '750.00', done: '750.00' },
      receivedAt: '2026-11-13T12:00:00Z',
    },
    {
      ...endless,
      bonusId: 'BN-30102',
      amount: '300.00',
      status: 'completed',
      turnover: { required: '0.00', done: '0.00' },
      receivedAt: '2026-10-31T18:00:00Z',
    },
    {
      ...running,
      bonusId: 'BN-29877',
      source: 'coupon',
      title: say('data.rebate'),
      amount: '120.00',
      status: 'expired',
      turnover: { required: '600.00', done: '210.00' },
      receivedAt: '2026-10-20T06:31:00Z',
      expiresAt: '2026-10-27T06:31:00Z',
    },
  ];
  const ready = (rows: readonly WireBonus[]) =>
    readSample(
      toBonusesPage(
        {
          rows: [...rows],
          totalPages: rows.length > 0 ? 1 : 0,
          totalCount: rows.length,
          total: '1070.00',
          withdrawable: '550.00',
          locked: '400.00',
          expired: '120.00',
        },
        { symbol, timeZone: 'Asia/Dhaka' },
      ),
    );
  const member = {
    ...listSample({ source: '', status: '' }, 'month'),
    currencySymbol: symbol,
    sources: new Map([
      ['p-welcome', say('data.bonus')],
      ['coupon', say('data.rebate')],
    ]),
    read: ready(wire),
  } as const;
  return {
    member,
    phone: { ...member, wide: false },
    unknownCode: { ...member, read: ready([{ ...running, status: 'on-hold' }]) },
    longText: {
      ...member,
      wide: false,
      read: ready([{ ...running, title: say('banner.long.title') }]),
    },
    empty: { ...member, read: ready([]) },
    loading: { ...member, read: { status: 'loading' } },
    failed: {
      ...member,
      read: failedSample,
    },
  };
});

/** The states whose screenshots are compared. */
export const bonusesFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof bonusesStates
>[];
