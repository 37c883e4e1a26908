import { ApiError, type WirePlayerRank } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toLevels } from '../levels/levels-model.ts';
import type { RankViewProps } from './RankView.tsx';
import { toPlayerRank } from './rank-model.ts';

/** The page of the player rank in every state it can be in (SBK-01). */
export const rankStates = defineStates<RankViewProps>()((say) => {
  const symbol = '\u09F3';
  const names = [say('vip.newcomer'), say('vip.gold'), say('vip.pearl'), say('vip.diamond')];
  const levelsOf = (titles: readonly string[]) =>
    toLevels(
      {
        levels: titles.map((name, place) => ({
          level: place + 1,
          name,
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
  const wire: WirePlayerRank = {
    level: 2,
    name: say('vip.gold'),
    validBet: '248000.00',
    validBet30Days: '48200.00',
    nextLevel: 3,
    missing: '152000.00',
    keptUntil: '2027-03-01',
    history: [
      { level: 2, name: say('vip.gold'), time: '2026-09-02T20:00:00Z' },
      { level: 1, name: say('vip.newcomer'), time: '2026-02-11T06:00:00Z' },
    ],
  };
  const ready = (value: WirePlayerRank) =>
    ({ status: 'ready', value: toPlayerRank(value, symbol, 'Asia/Dhaka') }) as const;
  const { nextLevel: _level, missing: _missing, keptUntil: _until, ...highest } = wire;
  const levels = { status: 'ready', value: levelsOf(names) } as const;
  const labels = { levelName: say('vip.gold'), labels: [] };
  const none = { levelName: '', labels: [] };
  const member = { rank: ready(wire), levels, labels } as const;
  const failed = {
    status: 'error',
    error: new ApiError('HTTP', { http: 502 }),
    busy: false,
  } as const;
  const long = say('banner.long.title');
  return {
    member,
    phone: member,
    top: { ...member, rank: ready({ ...highest, level: 4, name: say('vip.diamond') }) },
    noLevel: {
      ...member,
      rank: ready({ ...highest, level: 0, name: '', validBet: '0.00', history: [] }),
    },
    labelled: { ...member, labels: { ...labels, labels: [say('vip.pearl'), long] } },
    levelsFailed: { ...member, levels: failed },
    levelsLoading: { ...member, levels: { status: 'loading' } },
    noLevels: { ...member, levels: { status: 'ready', value: [] } },
    longText: {
      labels,
      rank: ready({ ...wire, name: long, missing: '123456789012.00' }),
      levels: { status: 'ready', value: levelsOf(names.map(() => long)) },
    },
    loading: { labels: none, rank: { status: 'loading' }, levels: { status: 'loading' } },
    failed: { labels: none, rank: failed, levels },
    offline: {
      labels: none,
      rank: { status: 'error', error: new ApiError('NETWORK'), busy: false },
      levels: { status: 'loading' },
    },
  };
});

/** The states whose screenshots are compared. */
export const rankFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof rankStates
>[];
