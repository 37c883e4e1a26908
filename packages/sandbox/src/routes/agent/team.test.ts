import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt, wish } from '../../testing/client.ts';

const agent = async () => {
  const backend = testBackend();
  const token = await backend.login('demo_agent');
  const get = async (path: string) =>
    at((await backend.call(`GET ${path}`, { token })).body, 'value');
  const send = async (line: string, body: unknown) =>
    (await backend.call(line, { token, body })).body;
  return { ...backend, token, get, send };
};

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

test('[AGT-15] the demo agent has ten thousand downlines on five levels', async () => {
  const { get } = await agent();
  const overview = await get('/wps/agent/team/overview');
  expect(at(overview, 'members')).toBe(10_002);
  let level = 1;
  let id: string | undefined;
  for (; level <= 5; level += 1) {
    const query: string = id === undefined ? '' : `&parentId=${id}`;
    const page = await get(`/wps/agent/team/downlines?sort=team${query}`);
    const rows = listAt(page, 'rows');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(at(row, 'level')).toBe(level);
    expect(listAt(page, 'path')).toHaveLength(level - 1);
    id = textAt(rows, 0, 'memberId');
  }
  expect(at(await get(`/wps/agent/team/downlines?parentId=${id}`), 'totalCount')).toBe(0);
});

test('[AGT-15] a search covers the whole team and finds masked accounts too', async () => {
  const { get } = await agent();
  const all = await get('/wps/agent/team/downlines?search=nadia&pageSize=100');
  expect(Number(at(all, 'totalCount'))).toBeGreaterThan(100);
  const levels = new Set(listAt(all, 'rows').map((row) => at(row, 'level')));
  expect(levels.size).toBeGreaterThan(1);
  const masked = textAt(all, 'rows', 0, 'account');
  expect(masked).toMatch(/^na\*\*\*\d\d$/);
  const same = await get(`/wps/agent/team/downlines?search=${encodeURIComponent(masked)}`);
  for (const row of listAt(same, 'rows')) expect(at(row, 'account')).toBe(masked);
  expect(at(await get('/wps/agent/team/downlines?search=nobody_here'), 'totalCount')).toBe(0);
});

test('[AGT-04] the levels together have all people of a team, each person at one level', async () => {
  const { get } = await agent();
  const counts: number[] = [];
  for (let level = 1; level <= 6; level += 1) {
    const page = await get(`/wps/agent/team/downlines?level=${level}&pageSize=100`);
    counts.push(Number(at(page, 'totalCount')));
    for (const row of listAt(page, 'rows')) expect(at(row, 'level')).toBe(level);
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10_002);
  expect(counts.at(-1)).toBe(0);
  expect(counts[0]).toBe(86);
});

test('[AGT-04] pages have no gaps or repeated rows, in the requested order', async () => {
  const { get } = await agent();
  const ids: unknown[] = [];
  const bets: bigint[] = [];
  for (let page = 1; page <= 9; page += 1) {
    const rows = listAt(
      await get(`/wps/agent/team/downlines?sort=validBet&pageSize=10&pageNo=${page}`),
      'rows',
    );
    for (const row of rows) {
      ids.push(at(row, 'memberId'));
      bets.push(cents(textAt(row, 'validBet')));
    }
  }
  expect(new Set(ids).size).toBe(86);
  expect(bets).toEqual([...bets].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
});

test('[AGT-06] statements of the downlines add up to those of the team', async () => {
  const { get } = await agent();
  const range = 'startDate=2026-11-10&endDate=2026-11-19';
  const whole = await get(`/wps/agent/team/statements?${range}&pageSize=100`);
  const rows = listAt(whole, 'rows');
  for (const part of ['stake', 'payout', 'rebate', 'bonus', 'net']) {
    const sum = rows.reduce<bigint>((total, row) => total + cents(textAt(row, part)), 0n);
    expect(sum, part).toBe(cents(textAt(whole, 'totals', part)));
    if (part === 'rebate') continue;
    const days = listAt(whole, 'days');
    const byDay = days.reduce<bigint>((total, day) => total + cents(textAt(day, part)), 0n);
    expect(byDay, part).toBe(sum);
  }
  // The line of a team sums its agent and the downlines.
  const largest = rows[0];
  const parentId = textAt(largest, 'memberId');
  const below = await get(`/wps/agent/team/statements?${range}&parentId=${parentId}&pageSize=100`);
  expect(at(below, 'totalCount')).toBe(
    at(await get(`/wps/agent/team/downline?memberId=${parentId}`), 'direct'),
  );
  expect(cents(textAt(below, 'totals', 'stake'))).toBeLessThanOrEqual(
    cents(textAt(largest, 'stake')),
  );
});

test('[AGT-05] team bets are newest first, and their totals equal those of the statements', async () => {
  const { get } = await agent();
  const range = 'startDate=2026-11-12&endDate=2026-11-18';
  const page = await get(`/wps/agent/team/bets?${range}&pageSize=100&pageNo=3`);
  const times = listAt(page, 'rows').map((row) => textAt(row, 'time'));
  expect(times).toHaveLength(100);
  expect(times).toEqual([...times].sort().reverse());
  const statements = await get(`/wps/agent/team/statements?${range}`);
  expect(at(page, 'totals', 'stake')).toBe(at(statements, 'totals', 'stake'));
  expect(at(page, 'totals', 'payout')).toBe(at(statements, 'totals', 'payout'));
  const won = await get(`/wps/agent/team/bets?${range}&status=won&gameType=LIVE`);
  for (const row of listAt(won, 'rows')) {
    expect([at(row, 'status'), at(row, 'gameType')]).toEqual(['won', 'LIVE']);
  }
});

test('[AGT-08] team transactions can be filtered by kind, with sums over the whole range', async () => {
  const { get } = await agent();
  const deposits = await get('/wps/agent/team/transactions?type=deposit&pageSize=5');
  for (const row of listAt(deposits, 'rows')) expect(at(row, 'type')).toBe('deposit');
  expect(at(deposits, 'totals', 'deposits')).toBe(at(deposits, 'totals', 'change'));
  const withdrawals = await get('/wps/agent/team/transactions?type=withdrawal');
  expect(textAt(withdrawals, 'rows', 0, 'amount')).toMatch(/^-/);
});

test('[AGT-02] a bet of a member appears in the figures of the team', async () => {
  const backend = await agent();
  const played = async () =>
    cents(textAt(await backend.get('/wps/agent/team/overview'), 'validBet'));
  const before = await played();
  const token = await backend.login('demo_member');
  const launched = await backend.call('POST /wps/game/launchGame', {
    token,
    body: {
      nodeId: 700,
      vendor: 'x',
      gameType: 'RNG',
      platform: 'WEB',
      language: 'EN',
      backUrl: '/',
    },
  });
  await backend.call(`POST ${textAt(launched.body, 'value', 'url')}/round`, {
    body: wish('10.00'),
  });
  backend.pass(60);
  const after = await played();
  expect(after - before).toBeGreaterThanOrEqual(1_000n);
  const bets = await backend.get('/wps/agent/team/bets?search=demo_member');
  expect(at(bets, 'rows', 0, 'stake')).toBe('10.00');
});

test('[AGT-04] an agent sets rebates for direct downlines only, and never above its own', async () => {
  const { get, send } = await agent();
  const rows = listAt(await get('/wps/agent/team/downlines?accountType=agent'), 'rows');
  const memberId = textAt(rows, 0, 'memberId');
  const line = 'POST /wps/agent/team/rebates';
  const set = await send(line, { memberId, rebates: [{ gameType: 'RNG', rate: '0.35' }] });
  expect(listAt(set, 'value', 'rebates')[0]).toEqual({ gameType: 'RNG', rate: '0.35' });
  const high = await send(line, { memberId, rebates: [{ gameType: 'RNG', rate: '0.7' }] });
  expect(textAt(high, 'value', 'fields', 'rebates')).toContain('0.6%');
  const deep = listAt(await get(`/wps/agent/team/downlines?parentId=${memberId}`), 'rows');
  const far = await send(line, { memberId: textAt(deep, 0, 'memberId'), rebates: [] });
  expect(at(far, 'value', 'code')).toBe('NOT_FOUND');
});

test('[AGT-03] a registered downline logs in, must change the password, and appears in the team', async () => {
  const backend = await agent();
  const body = {
    accountType: 'agent',
    username: 'nadia_ctg',
    password: 'Ganga#2026',
    rebates: [{ gameType: 'RNG', rate: '0.5' }],
  };
  const created = await backend.send('PUT /wps/agent/registration', body);
  expect(at(created, 'value', 'account')).toBe('nadia_ctg');
  const again = await backend.send('PUT /wps/agent/registration', body);
  expect(textAt(again, 'value', 'fields', 'username')).toContain('taken');
  const login = await backend.call('POST /wps/session/login', {
    body: { type: 'username', username: 'nadia_ctg', password: 'Ganga#2026' },
  });
  expect(at(login.body, 'value', 'firstTimeLogin')).toBe(true);
  const found = await backend.get('/wps/agent/team/downlines?search=nadia_ctg&accountType=agent');
  const memberId = textAt(created, 'value', 'memberId');
  expect(listAt(found, 'rows').map((row) => at(row, 'memberId'))).toContain(memberId);
  const taken = await backend.get('/wps/agent/registration/name?username=Nadia_ctg');
  expect(taken).toEqual({ available: false });
});

test('[AGT-03] the label of a link is plain text, no longer than the options allow', async () => {
  const { send, get } = await agent();
  const link = { accountType: 'member', rebates: [], days: 7 };
  const make = (label: string) => send('PUT /wps/agent/registration/links', { ...link, label });
  expect(at(await get('/wps/agent/registration'), 'maxLabel')).toBe(40);
  const longest = '\u0995'.repeat(40);
  expect(at(await make(`  ${longest} `), 'value', 'label')).toBe(longest);
  for (const label of [`${longest}x`, '<b>Eid</b>', 'a > b', 'two\nlines']) {
    expect(textAt(await make(label), 'value', 'fields', 'label'), label).toBeTruthy();
  }
  expect(at(await make('  '), 'value')).not.toHaveProperty('label');
  expect(at(await send('PUT /wps/agent/registration/links', link), 'value')).not.toHaveProperty(
    'label',
  );
  const list = listAt(await get('/wps/agent/registration/links'), 'list');
  expect(list.flatMap((one) => at(one, 'label') ?? [])).toEqual([longest]);
  expect(list).toHaveLength(3);
});

test('[AGT-03] ten links at a time; disabling one makes room', async () => {
  const { get, send } = await agent();
  const body = { accountType: 'member', rebates: [], days: 30 };
  const first = await send('PUT /wps/agent/registration/links', body);
  for (let link = 2; link <= 10; link += 1) await send('PUT /wps/agent/registration/links', body);
  const full = await send('PUT /wps/agent/registration/links', body);
  expect(at(full, 'value', 'code')).toBe('LIMIT_REACHED');
  const linkId = textAt(first, 'value', 'linkId');
  const disabled = await send('POST /wps/agent/registration/links/disable', { linkId });
  expect(at(disabled, 'value', 'status')).toBe('disabled');
  expect(at(await send('PUT /wps/agent/registration/links', body), 'success')).toBe(true);
  expect(listAt(await get('/wps/agent/registration/links'), 'list')).toHaveLength(11);
});

test('[AGT-02] members are no agents, and people outside the team are not found', async () => {
  const backend = await agent();
  const token = await backend.login('demo_member');
  const { body } = await backend.call('GET /wps/agent/team/overview', { token });
  expect(at(body, 'value', 'code')).toBe('NOT_AGENT');
  for (const id of ['1003', '9999', '500000', '510001', '__proto__']) {
    const answer = await backend.call(`GET /wps/agent/team/downline?memberId=${id}`, {
      token: backend.token,
    });
    expect(at(answer.body, 'value', 'code'), id).toBe('NOT_FOUND');
  }
});
