import { expect, onTestFinished, test } from 'vitest';
import { account, backendThat, type Draft, start } from './backends.fixture.ts';
import type { Finding, Report } from './finding.ts';
import { aroundAnswer } from './headers.ts';
import { checkLive } from './live.ts';
import { reportPage } from './report-html.ts';
import { reportText } from './report-text.ts';
import { siteOf } from './site.ts';
import type { Visit } from './visit.ts';

const limits = { timeoutMs: 300, maxBytes: 200_000 };

const slowVisit: Visit = {
  method: 'GET',
  url: 'https://a.example/',
  requestHeaders: new Map(),
  trouble: null,
  reason: '',
  ms: 0,
  answer: {
    status: 200,
    headers: new Map([
      ['content-type', 'application/json'],
      ['cache-control', 'no-cache'],
      ['date', 'Fri, 20 Nov 2026 06:00:00 GMT'],
    ]),
    cookies: [],
    body: '',
    isUtf8: true,
  },
};

async function checkedServer(...[answer]: Parameters<typeof start>): Promise<Report> {
  const { url, close } = await start(answer);
  onTestFinished(close);
  return checkLive({ ...siteOf({}, { address: url }), limits });
}

async function checked(change: (draft: Draft) => void, origin?: string): Promise<Report> {
  const backend = await backendThat(change);
  onTestFinished(backend.close);
  const site = { ...backend.site, origin: origin ?? null };
  return checkLive(site, { account });
}

const at = ({ findings }: Report, place: string): Finding | undefined =>
  findings.find((finding) => finding.place === place);

test('[X-03] a backend that does not answer: a sentence, and an end after three calls', async () => {
  let asked = 0;
  const report = await checkedServer(() => {
    asked += 1;
  });
  expect(at(report, 'answer')).toMatchObject({
    weight: 'essential',
    got: 'no whole answer within 0.3 seconds',
  });
  expect(at(report, 'check')?.got).toBe('3 calls in a row without an answer');
  expect(asked).toBe(3);
  expect(report.calls.filter(({ result }) => result === 'not asked')).toHaveLength(17);
});

test('[X-03] an address where nothing listens', async () => {
  const { url, close } = await start(() => undefined);
  close();
  const report = await checkLive(siteOf({}, { address: url }));
  expect(at(report, 'answer')?.got).toBe('no connection (ECONNREFUSED)');
});

test('[X-03] endless data: the check stops reading', async () => {
  const report = await checkedServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '.repeat(50_000)), 1);
    response.on('close', () => clearInterval(timer));
  });
  expect(at(report, 'answer')?.got).toBe(
    'an answer of more than 0.2 MB; the check stopped reading',
  );
});

test('[X-03] a web site instead of a backend', async () => {
  const report = await checkedServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Welcome</title>');
  });
  expect(at(report, 'address')).toMatchObject({
    got: 'an HTML page (status 200)',
    solve: expect.stringContaining('Check the address and its prefix (`baseUrl`)'),
  });
});

test('[X-03] a wrong charset, cookies, a wrong clock, kept accounts', async () => {
  const report = await checked((draft) => {
    draft.headers['content-type'] = 'application/json; charset=iso-8859-1';
    draft.headers['set-cookie'] = 'SESSION=secret-cookie; Path=/';
    draft.headers.date = new Date(Date.now() - 7_200_000).toUTCString();
    draft.headers['cache-control'] = 'max-age=600';
  });
  expect(at(report, 'charset')).toMatchObject({
    got: 'iso-8859-1',
    sees: 'Bengali texts and names are unreadable signs.',
  });
  expect(at(report, 'header Set-Cookie')?.got).toBe('the cookie SESSION');
  expect(at(report, 'header Date')?.got).toContain('differs by about 120 minutes');
  expect(report.findings.filter(({ place }) => place === 'header Cache-Control')).toMatchObject([
    { weight: 'part', need: 'no-store for what belongs to a member' },
    { weight: 'advice', need: 'no-cache with an ETag for what everybody may read' },
  ]);
  expect(reportPage(report)).not.toContain('secret-cookie');
});

test('[X-03] [CFG-03] a slow answer: five seconds close the start, elsewhere a place stays empty', () => {
  const visit = { ...slowVisit, ms: 5_400 };
  const place = { origin: null, tokenHeader: 'Authorization', now: null };
  expect(aroundAnswer('getSiteSettings', visit, place)).toMatchObject([
    { weight: 'essential', got: 'an answer after 5.4 seconds', need: 'an answer within 5 seconds' },
  ]);
  expect(aroundAnswer('getWinners', visit, place)).toMatchObject([
    { weight: 'advice', sees: 'The place stays empty that long.' },
  ]);
});

test('[X-03] another origin: what a preflight and each answer lack', async () => {
  const origin = 'https://site.example';
  const report = await checked(() => undefined, origin);
  expect(at(report, 'header Access-Control-Allow-Origin')).toMatchObject({
    weight: 'essential',
    need: origin,
    solve: expect.stringContaining(`Access-Control-Allow-Origin: ${origin}`),
  });
  expect(at(report, 'preflight headers')).toMatchObject({
    got: expect.stringContaining('no permission for authorization, device, language, merchant'),
    sees: expect.stringContaining('nobody can log in'),
  });
});

test('[X-03] another origin: a star covers every header but the one of the token', async () => {
  const origin = 'https://site.example';
  const report = await checked((draft) => {
    draft.headers['access-control-allow-origin'] = origin;
    draft.headers['access-control-expose-headers'] = 'Date, Retry-After';
    if (draft.method !== 'OPTIONS') return;
    draft.status = 204;
    draft.text = '';
    draft.headers['access-control-allow-headers'] = '*';
    draft.headers['access-control-allow-methods'] = 'GET, POST';
  }, origin);
  const found = report.findings.filter(({ place }) => place.startsWith('preflight'));
  expect(found.map(({ got }) => got)).toEqual([
    'no permission for authorization',
    'no permission for PUT, DELETE',
  ]);
});

test('[X-03] another origin: a preflight that asks for a login', async () => {
  const report = await checked((draft) => {
    if (draft.method === 'OPTIONS') draft.status = 401;
  }, 'https://site.example');
  expect(at(report, 'preflight answer')).toMatchObject({
    got: 'status 401',
    solve: 'Answer `OPTIONS` with 204 and without a login: a preflight has no token.',
  });
});

test('[X-03] a backend that takes any token, and one whose sessions outlive the logout', async () => {
  const report = await checked((draft) => {
    const isInfo = draft.path === '/wps/member/info';
    if (draft.status !== 401) return;
    draft.status = 200;
    const value = isInfo ? {} : { sumBalance: '1.00', asOf: new Date().toISOString() };
    draft.body = { success: true, value, message: null };
  });
  expect(report.findings.filter(({ place }) => place === 'session')).toMatchObject([
    { weight: 'part', got: 'status 200 for a token that does not count' },
    { weight: 'part', got: 'a balance for the token of a session that had logged out' },
  ]);
});

test('[X-03] [ENC-01] no secret is in the report, even if the backend repeats it as a name', async () => {
  const tokens: string[] = [];
  const report = await checked((draft) => {
    const token = draft.request.headers.get('authorization') ?? '';
    if (token.length > 20) tokens.push(token);
    const { password } = account;
    draft.headers['content-type'] = `text/${password}`;
    draft.headers['cache-control'] = `private-${token}`;
    draft.body = { [token]: 1, [password]: '<script>alert(1)</script>\u001b[31m' };
    if (draft.path === '/wps/session/login') {
      draft.body = { success: true, value: { token: 'token-of-the-session' }, message: null };
    }
  });
  for (const written of [reportPage(report), reportText(report)]) {
    for (const secret of [account.password, 'token-of-the-session', '<script', '\u001b']) {
      expect(written).not.toContain(secret);
    }
    expect(written).toContain('(hidden)');
  }
});

test('[X-03] a refused login says what to do', async () => {
  const refuse = (code: string) =>
    checked((draft) => {
      if (draft.path !== '/wps/session/login') return;
      draft.body = { success: false, value: { code }, message: 'No' };
    });
  expect(at(await refuse('ENCRYPTION_REQUIRED'), 'success')).toMatchObject({
    calls: ['login'],
    weight: 'essential',
    got: 'a refusal with the code ENCRYPTION_REQUIRED (status 200)',
    solve: 'Give the key: `cipher` of the configuration (`--config`).',
  });
  expect(at(await refuse('E1001'), 'success')?.solve).toContain('Compare the body of the login');
});
