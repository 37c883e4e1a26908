import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { har } from '../../packages/api-client/drift/traffic.fixture.ts';
import { root } from '../lib/paths.ts';
import { account, backendThat } from './backends.fixture.ts';
import { checkRecording } from './recording.ts';
import { reportPage } from './report-html.ts';
import { configIn, siteOf } from './site.ts';

const run = promisify(execFile);
const options = { source: 'visit.har', prefix: '', tokenHeader: 'Authorization' };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-check-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command; the report goes to a file of the test. */
async function command(args: readonly string[], password = '') {
  const report = join(folder, 'report.html');
  const program = join(root, 'tools/check-backend.ts');
  const env = { ...process.env, PARLOUR_CHECK_PASSWORD: password };
  const all = [program, ...args, '--report', report];
  try {
    const { stdout } = await run(process.execPath, all, { encoding: 'utf8', env });
    return { code: 0, out: stdout, page: readFileSync(report, 'utf8') };
  } catch (error) {
    const of = (name: string): unknown => Reflect.get(Object(error), name);
    return { code: of('code'), out: `${of('stdout')}${of('stderr')}`, page: '' };
  }
}

test('[X-03] a recording gets the same sentences as a running backend', async () => {
  const bad = har.replace('\\"12500.50\\"', '12500.5');
  const { findings, calls } = await checkRecording(JSON.parse(bad), options);
  expect(findings.find(({ place }) => place === 'value.sumBalance')).toMatchObject({
    calls: ['getBalance'],
    weight: 'essential',
    got: 'a number',
    sees: 'The header says that the balance cannot be shown.',
  });
  expect(calls.find(({ call }) => call === 'getBalance')?.result).toBe('differs');
  const { log } = JSON.parse(bad);
  const short = { log: { entries: log.entries.slice(0, 1) } };
  const rest = (await checkRecording(short, options)).calls;
  expect(rest.filter(({ result }) => result === 'not recorded').length).toBe(rest.length - 1);
});

test('[X-03] a recording without a call of the contract says how to make one', async () => {
  const { findings } = await checkRecording({ log: { entries: [] } }, options);
  expect(findings).toMatchObject([{ got: 'no call of the contract', weight: 'essential' }]);
  await expect(checkRecording({ log: 1 }, options)).rejects.toThrow('This is no HAR file');
});

test('[X-03] the command: exit codes, the page, the password only from the environment', async () => {
  const backend = await backendThat();
  onTestFinished(backend.close);
  const login = ['--account', account.name];
  const good = await command([backend.url, ...login], account.password);
  expect(good.code).toBe(0);
  expect(good.out).toContain('The site works with this backend.');
  expect(good.page).toContain('<h1>The site works with this backend.</h1>');
  expect(good.page + good.out).not.toContain(account.password);
  const without = await command([backend.url, ...login]);
  expect(without).toMatchObject({
    code: 2,
    out: expect.stringContaining('Put the password of demo_member into the variable'),
  });
  const wrong = await command([backend.url, ...login], 'wrong');
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain('Check the name and `PARLOUR_CHECK_PASSWORD`.');
  expect((await command([])).code).toBe(2);
  const file = join(folder, 'visit.har');
  writeFileSync(file, har);
  expect((await command([file])).code).toBe(0);
});

test('[X-03] the configuration comes from JSON or from the document of the site', () => {
  const config = { baseUrl: 'https://a.example/api/', headers: { device: '' }, cipher: 'none' };
  const html = `<script id="parlour-config" type="application/json">${JSON.stringify(config)}</script>`;
  for (const text of [html, JSON.stringify(config)]) {
    const site = siteOf(configIn(text), { origin: 'https://site.example/' });
    expect(site).toMatchObject({
      baseUrl: 'https://a.example/api',
      origin: 'https://site.example',
      cipher: 'none',
    });
    expect(site.profile.deviceHeader).toBe('');
  }
  expect(() => siteOf({ ...config, headers: { device: 1 } })).toThrow('cannot use `headers`');
});

test('[A11-01] [X-03] the page has one heading, names for its code, both schemes and no script', () => {
  const page = reportPage({
    source: 'https://a.example',
    calls: [{ call: 'getBalance', area: 'Member', address: 'GET /b', result: 'differs', ms: 12 }],
    findings: [
      {
        calls: ['getBalance'],
        place: 'value.<b>',
        weight: 'essential',
        got: 'a `number`',
        need: 'a text',
        sees: 'One.\nTwo.',
        solve: 'Send a text.',
        code: 'a < b',
      },
    ],
  });
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page).toContain('aria-label="Code for getBalance: value.&#60;b&#62;"');
  expect(page).toContain('<dd>One.<br>Two.</dd>');
  expect(page).toContain('a <code>number</code>');
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('<script');
});
