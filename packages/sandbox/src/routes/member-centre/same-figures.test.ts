import { expect, test } from 'vitest';
import banners from '../../catalogue/data/banners.json' with { type: 'json' };
import { clockTime } from '../../core/calendar.ts';
import { lotteryByCode } from '../../lottery/draws.ts';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';
import { type LoggedInClient, loggedInClient } from '../../testing/logged-in-client.ts';

// The same fact is the same wherever the site shows it, for each demo account.

const accounts = ['demo_member', 'demo_vip', 'demo_agent', 'demo_expired'] as const;
const past = 'startDate=2026-08-25&endDate=2026-11-20';

const pageSize = 100;

/** All rows of a list, page by page. */
async function rowsOf({ get }: Pick<LoggedInClient, 'get'>, path: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await get(`${path}pageSize=${pageSize}&pageNo=${pageNo}`);
    rows.push(...listAt(page, 'rows'));
    if (rows.length >= Number(at(page, 'totalCount'))) return rows;
  }
}

const money = (row: unknown, key: string) => Number(textAt(row, key));

test.each(accounts)(
  '[LAY-03] [MSG-01] [PRO-01] the badge of %s is the promotions to join or claim and the unread messages',
  async (name) => {
    const client = await loggedInClient(name);
    const info = await client.get('/wps/member/info');
    const counts = await client.get('/wps/relay/CSP_unreadCount');
    const offers = listAt({ list: await client.get('/wps/promotions') }, 'list').filter((row) =>
      ['open', 'issued'].includes(textAt(row, 'status')),
    );
    const unread = await rowsOf(client, '/wps/v2/messages?unreadOnly=true&');
    expect([at(info, 'promotionCount'), at(info, 'unreadCount')]).toEqual([
      offers.length,
      unread.length,
    ]);
    expect(counts).toMatchObject({
      promotions: offers.length,
      unread: unread.length,
      messageCount: unread.length,
    });
  },
);

test('[LAY-03] [GRD-01] a trial account has nothing new', async () => {
  const { call, trial } = testBackend();
  const token = await trial();
  const info = at((await call('GET /wps/member/info', { token })).body, 'value');
  const counts = at((await call('GET /wps/relay/CSP_unreadCount', { token })).body, 'value');
  expect(info).toMatchObject({ promotionCount: 0, unreadCount: 0 });
  expect(counts).toMatchObject({ promotions: 0, unread: 0, rewardCount: 0, missionCount: 0 });
});

test.each(accounts)(
  '[MEM-06] a bet of %s whose payout is below its stake is never won',
  async (name) => {
    const client = await loggedInClient(name);
    const bets = await rowsOf(client, `/wps/v2/records/bets?${past}&`);
    const isBelow = (row: unknown) => money(row, 'payout') < money(row, 'stake');
    const won = bets.filter((row) => at(row, 'status') === 'won');
    expect(won.length).toBeGreaterThan(0);
    expect(won.filter(isBelow)).toEqual([]);
    const lost = bets.filter((row) => at(row, 'status') === 'lost');
    expect(lost.filter((row) => !isBelow(row))).toEqual([]);
    // Some get a part of their stake back, and are still lost.
    expect(lost.some((row) => money(row, 'payout') > 0)).toBe(true);
  },
);

test('[AGT-05] nor is a bet of a team', async () => {
  const { get } = await loggedInClient('demo_agent');
  const rows = async (status: string) => {
    const days = 'startDate=2026-11-20&endDate=2026-11-20';
    const page = await get(`/wps/agent/team/bets?${days}&status=${status}&pageSize=100`);
    return listAt(page, 'rows');
  };
  const [won, lost] = [await rows('won'), await rows('lost')];
  expect(won).toHaveLength(100);
  expect(won.filter((row) => money(row, 'payout') < money(row, 'stake'))).toEqual([]);
  expect(lost.some((row) => money(row, 'payout') > 0)).toBe(true);
});

test.each(accounts)(
  '[VIP-01] [REW-01] level and rewards of %s are those of the VIP table',
  async (name) => {
    const { get } = await loggedInClient(name);
    const rank = await get('/wps/v2/vip/rank');
    expect(at(await get('/wps/member/info'), 'clubLabel', 'rankLevel')).toBe(at(rank, 'level'));
    const levels = listAt(await get('/wps/v2/vip/levels'), 'levels');
    const own = levels.find((row) => at(row, 'level') === at(rank, 'level'));
    expect(at(own, 'name')).toBe(at(rank, 'name'));
    const reached = levels.findLast(
      (row) => money(row, 'requiredValidBet') <= money(rank, 'validBet'),
    );
    expect(reached).toBe(own);
    const benefit = (key: string) =>
      textAt(
        listAt(own, 'benefits').find((row) => at(row, 'key') === key),
        'value',
      );
    const byKind = new Map([
      ['birthday', benefit('birthdayReward')],
      ['levelUp', benefit('monthlyReward')],
      ['vipMonthly', benefit('monthlyReward')],
    ]);
    const rewards = await get('/wps/v2/rewards');
    const shown = [...listAt(rewards, 'claimable'), ...listAt(rewards, 'claimed')].filter((row) =>
      byKind.has(textAt(row, 'kind')),
    );
    expect(shown.length > 0).toBe(benefit('monthlyReward') !== '0.00' && name !== 'demo_expired');
    for (const row of shown) expect(textAt(row, 'amount')).toBe(byKind.get(textAt(row, 'kind')));
  },
);

test('[LOT-01] a draw has one time: in the menu, among the results and in the texts', async () => {
  const { call } = testBackend();
  const get = async (path: string) => at((await call(`GET ${path}`)).body, 'value', 'list');
  const menu = listAt({ list: await get('/lgw/vn/games/game_menu') }, 'list');
  expect(menu.length).toBeGreaterThan(3);
  for (const row of menu) {
    const gameCode = textAt(row, 'gameCode');
    const path = `/lgw/vn/numeros/opened/game?gameCode=${gameCode}&count=1`;
    const [last] = listAt({ list: await get(path) }, 'list');
    expect(at(last, 'numbers')).toEqual(at(row, 'lastNumbers'));
    const every = (lotteryByCode(gameCode)?.everyMinutes ?? 0) * 60_000;
    expect(Date.parse(textAt(last, 'drawTime')) + every).toBe(
      Date.parse(textAt(row, 'nextDrawAt')),
    );
  }
  const daily = menu.find((row) => at(row, 'gameCode') === 'DAILY5');
  const clock = clockTime(Date.parse(textAt(daily, 'nextDrawAt'))).slice(-5);
  for (const language of ['BN', 'EN']) {
    const said = await call('GET /wps/relay/MCSFE_getListAnnouncements?execution=B', { language });
    const about = listAt(said.body, 'value', 'list').find(
      (row) => at(row, 'id') === 'a-draw-times',
    );
    expect(textAt(about, 'content').match(/\d\d:\d\d/g)).toEqual([clock]);
  }
  // No banner promises another time.
  const texts = JSON.stringify(banners.filter(({ groupName }) => groupName === 'w_lott'));
  expect(texts).not.toMatch(/\d\d:\d\d/);
  expect(lotteryByCode('PADMA645')?.everyMinutes).toBe(60);
});

test.each(['BN', 'EN'])(
  '[WAL-01] (%s) every amount inside a text has thousands separators',
  async (language) => {
    const { call, login } = testBackend();
    const token = await login('demo_vip');
    const agent = await login('demo_agent');
    const asked: [string, string?][] = [
      ['/wps/v2/messages?pageSize=100', token],
      ['/wps/v2/messages?pageSize=100', agent],
      ['/wps/system/notices'],
      ['/wps/promotions'],
      ['/wps/promotions', token],
      ['/wps/v2/rewards', token],
      ['/wps/relay/MCS2_getPointReward', token],
      ['/wps/relay/MCSFE_getListAnnouncements', token],
      ['/wps/relay/MCSFE_getListAnnouncements'],
      ['/wps/agent/announcements?pageSize=100', agent],
      ['/wps/system/helpCenter'],
      ['/wps/system/banners?groupName=w_home'],
      ['/wps/v2/referral', token],
    ];
    const offers = listAt((await call('GET /wps/promotions')).body, 'value');
    for (const row of offers) {
      asked.push([`/wps/promotions/detail?promotionId=${textAt(row, 'promotionId')}`, token]);
      asked.push([`/wps/promotions/detail?promotionId=${textAt(row, 'promotionId')}`]);
    }
    for (const [path, as] of asked) {
      const { status, text } = await call(`GET ${path}`, {
        language,
        ...(as === undefined ? {} : { token: as }),
      });
      expect(status, path).toBe(200);
      expect(text.match(/\u09f3\s?\d{4,}[^"]*/g) ?? [], path).toEqual([]);
    }
  },
);

test.each(['BN', 'EN'])(
  '[WAL-01] (%s) and so has every amount in a new message and in a refusal',
  async (language) => {
    const { call, login, pass } = testBackend();
    const token = await login('demo_vip');
    const deposit = (amount: string) =>
      call('POST /wps/v2/deposit', { token, language, body: { methodId: 'qr', amount } });
    expect((await deposit('999999')).text).toMatch(/\u09f3\d{1,3},\d{3}\.\d\d/);
    await deposit('12500');
    pass(41);
    await call('GET /wps/v2/records/transactions', { token });
    const mail = await call('GET /wps/v2/messages', { token, language });
    expect(textAt(mail.body, 'value', 'rows', 0, 'content')).toContain('12,500.00');
  },
);

test('[PRO-01] the first-deposit bonus is no offer to a member who deposited long ago', async () => {
  const { call, login } = testBackend();
  const idsFor = async (token?: string) =>
    listAt((await call('GET /wps/promotions', token ? { token } : {})).body, 'value').map((row) =>
      textAt(row, 'promotionId'),
    );
  const detail = '/wps/promotions/detail?promotionId=p-welcome';
  const vip = await login('demo_vip');
  expect(await idsFor()).toContain('p-welcome');
  expect(await idsFor(await login('demo_member'))).toContain('p-welcome');
  expect(await idsFor(vip)).not.toContain('p-welcome');
  expect(at((await call(`GET ${detail}`, { token: vip })).body, 'success')).toBe(false);
  expect(at((await call(`GET ${detail}`)).body, 'success')).toBe(true);
});
