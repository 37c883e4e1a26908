import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toLevels, toRank } from '../levels/levels-model.ts';
import type { VipViewProps } from './VipView.tsx';

/** The VIP page in every state it can be in (SBK-01). */
export const vipStates = defineStates<VipViewProps>()((say) => {
  const symbol = '\u09F3';
  const names = ['vip.newcomer', 'vip.gold', 'vip.pearl', 'vip.diamond'] as const;
  const levels = toLevels(
    {
      levels: names.map((name, place) => ({
        level: place + 1,
        name: say(name),
        requiredValidBet: place === 0 ? '0.00' : `${place * 150}000.00`,
        benefits: [
          { key: 'rebate', value: place === 0 ? '0' : `0.${place}`, unit: 'rate' },
          { key: 'monthlyReward', value: `${place * 300}.00`, unit: 'money' },
          { key: 'withdrawalsPerDay', value: String(place * 2 + 1), unit: 'count' },
          { key: 'birthdayReward', value: `${place * 100}.50`, unit: 'money' },
          { key: 'vipService', value: place > 1 ? '1' : '0', unit: 'flag' },
        ],
      })),
    },
    symbol,
  );
  const rank = {
    level: 2,
    name: say('vip.gold'),
    validBet: '248000.00',
    validBet30Days: '48200.00',
    nextLevel: 3,
    missing: '152000.00',
    keptUntil: '2027-03-01',
    history: [],
  };
  const { nextLevel: _level, missing: _missing, keptUntil: _until, ...highest } = rank;
  const top = { ...highest, level: 4, name: say('vip.diamond') };
  const guest = { status: 'ready', levels, standing: { kind: 'guest' }, wide: true } as const;
  const standing = { kind: 'member', rank: toRank(rank, symbol) } as const;
  return {
    guest,
    member: { ...guest, standing },
    phone: { ...guest, standing, wide: false },
    top: { ...guest, wide: false, standing: { kind: 'member', rank: toRank(top, symbol) } },
    /** The list of levels may be older than the member's level. */
    unknownLevel: {
      ...guest,
      wide: false,
      standing: { kind: 'member', rank: toRank({ ...top, level: 12 }, symbol) },
    },
    trial: { ...guest, standing: { kind: 'trial' } },
    rankFailed: { ...guest, standing: { kind: 'failed' } },
    longText: {
      ...guest,
      wide: false,
      levels: levels.map((one) => ({ ...one, name: say('banner.long.title') })),
    },
    /** For a window of any width: the page is prerendered before the width is known. */
    drawn: { ...guest, wide: null },
    empty: { ...guest, levels: [] },
    loading: { ...guest, status: 'loading', levels: [], standing: { kind: 'loading' } },
    failed: { ...guest, status: 'error', levels: [], error: new ApiError('HTTP', { http: 502 }) },
    offline: { ...guest, status: 'error', levels: [], error: new ApiError('NETWORK') },
  };
});

/** The states whose screenshots are compared. */
export const vipFaces = ['member', 'failed'] as const satisfies readonly StateId<
  typeof vipStates
>[];
