import type { WireMission, WireMissionSummary } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { isPeriod, shownRows, toBoard, toMissions } from './missions-model.ts';

const mission: WireMission = {
  missionId: 'ms-1',
  title: 'Rounds',
  kind: 'rounds',
  progress: 2,
  target: 3,
  reward: '50.00',
  status: 'running',
};
const wire: WireMissionSummary = {
  missions: [mission],
  done: 0,
  total: 1,
  resetsAt: '2026-11-20T18:00:00Z',
  missionCount: 0,
};
const one = (part: Partial<WireMission>) =>
  toMissions({ ...wire, missions: [{ ...mission, ...part }] }, 'Asia/Dhaka').missions[0];
const row = (rank: number, mine = false) => ({ rank, account: `a${rank}`, score: 9 - rank, mine });
const board = { rows: [1, 2, 3].map((rank) => row(rank)), period: 'week', endsAt: '', demo: false };

test('[MIS-01] an unknown status becomes "other"; its code is kept', () => {
  for (const status of ['running', 'claimable', 'claimed', 'expired']) {
    expect(one({ status })?.state).toBe(status);
  }
  for (const status of ['', 'CLAIMABLE', 'constructor']) {
    expect(one({ status }), status).toMatchObject({ state: 'other', code: status });
  }
});

test('[MIS-01] progress is 100 % only when the target is reached', () => {
  expect(one({})?.percent).toBe(66);
  expect(one({ progress: 999, target: 1000 })?.percent).toBe(99);
  expect(one({ progress: 5, target: 3 })?.percent).toBe(100);
  expect(one({ progress: 0, target: 0 })?.percent).toBe(100);
});

test('[MIS-01] [I18-02] missions restart on a day in the time zone of the site', () => {
  expect(toMissions(wire, 'Asia/Dhaka').resets).toBe('2026-11-21');
  expect(toMissions({ ...wire, resetsAt: 'soon' }, 'Asia/Dhaka').resets).toBe(null);
});

test('[MIS-01] only an address that can be a link is the next step', () => {
  for (const route of ['/rng', '/?member=securityCenter', '/new#first', 'https://x.example/']) {
    expect(one({ route })?.href).toBe(route);
  }
  const foreign = ['//x.example', '/\\x.example', '/\t/x.example', '/\n/x.example', '/\\\\x'];
  for (const route of ['', 'rng', 'javascript:alert(1)', ...foreign]) {
    expect(one({ route })?.href, route).toBe(null);
  }
  expect(one({})?.href).toBe(null);
});

test('[MIS-01] a member is on the leaderboard once, at any rank', () => {
  const last = toBoard({ ...board, mine: row(84, true) }, 'Asia/Dhaka');
  expect(shownRows(last, 2).map(({ rank }) => rank)).toEqual([1, 2, 84]);
  const first = toBoard(
    { ...board, rows: [row(1, true), ...board.rows.slice(1)], mine: row(1, true) },
    'Asia/Dhaka',
  );
  expect(shownRows(first, 2).map(({ rank }) => rank)).toEqual([1, 2]);
  const third = toBoard({ ...board, rows: [...board.rows.slice(0, 2), row(3, true)] }, 'UTC');
  expect(shownRows(third, 2).map(({ rank, isMine }) => `${rank}${isMine}`)).toEqual([
    '1false',
    '2false',
    '3true',
  ]);
  expect(toBoard(board, 'UTC')).toMatchObject({ mine: null, ends: null });
});

test('[MIS-01] a mission has the values of the backend', () => {
  expect(toMissions({ ...wire, done: 2, total: 5 }, 'Asia/Dhaka')).toEqual({
    missions: [
      {
        ...{ id: 'ms-1', title: 'Rounds', kind: 'rounds', progress: 2, target: 3, percent: 66 },
        ...{ reward: '50.00', state: 'running', code: 'running', href: null },
      },
    ],
    ...{ done: 2, total: 5, resets: '2026-11-21' },
  });
});

test("[MIS-01] a leaderboard ends at a minute in the site's time zone, and knows if it is a sample", () => {
  const shown = toBoard(
    { ...board, mine: row(84), endsAt: '2026-11-20T18:30:59Z', demo: true },
    'Asia/Dhaka',
  );
  expect(shown).toEqual({
    rows: [1, 2, 3].map((rank) => ({ rank, account: `a${rank}`, score: 9 - rank, isMine: false })),
    mine: { rank: 84, account: 'a84', score: -75, isMine: true },
    ends: '2026-11-21 00:30',
    isSample: true,
  });
});

test('[MIS-01] a member who is on no board has no row', () => {
  expect(shownRows(toBoard(board, 'UTC'), 2)).toHaveLength(2);
  expect(['week', 'month', 'year'].map(isPeriod)).toEqual([true, true, false]);
});
