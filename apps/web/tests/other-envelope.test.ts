import { toSettings } from '@parlour/features/runtime';
import { createTestRuntime } from '@parlour/features/testing';
import { createSandbox } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { throughEnvelope } from './other-envelope.fixture.ts';

const clock = { now: () => Date.UTC(2026, 10, 20, 14, 41, 5) };
const credentials = {
  type: 'username',
  username: 'demo_member',
  password: 'Parlour#2026',
} as const;

const numbers: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 40_101,
  CREDENTIALS_WRONG: 40_102,
};

interface Module {
  readonly modId: string;
  readonly enabled: boolean;
  readonly children?: readonly Module[];
}

const switchesOf = (modules: readonly Module[]): readonly [string, boolean][] =>
  modules.flatMap(({ modId, enabled, children = [] }) => [
    [modId, enabled] as [string, boolean],
    ...switchesOf(children),
  ]);

/** The reference backend with `{ code, data, msg }` around everything, and with flat settings. */
function siteOver() {
  const sandbox = createSandbox({ clock });
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await sandbox.fetch(request);
    if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
    const { success, value, message } = await answer.json();
    const { modules = [], ...rest } = Object(value);
    const isSettings = new URL(request.url).pathname === '/wps/system/whitelabel';
    const flat = Object.fromEntries(switchesOf(modules));
    const data = isSettings ? { ...rest, ...flat } : value;
    const code = success ? 0 : (numbers[value.code] ?? 50_000);
    return Response.json({ code, data, msg: message });
  };
  return createTestRuntime({ sandbox: { fetch: throughEnvelope(fetch) } }).runtime;
}

test('[X-03] [CFG-02] flat switches of another envelope govern the site', async () => {
  const { api, config } = siteOver();
  const settings = toSettings(await api.getSiteSettings({ url: 'localhost' }), config);
  expect(settings.isOn('FREEPLAY3')).toBe(true);
  expect(settings.wrong).toEqual([]);
});

test('[X-03] [LGN-03] a login through the other envelope, and the refusal of a wrong password', async () => {
  const site = siteOver();
  const wrong = site.session.login({ ...credentials, password: 'wrong' });
  await expect(wrong).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  await site.session.login(credentials);
  expect(site.session.store.getState().kind).toBe('authenticated');
  await site.session.logout();
  expect(site.session.store.getState().kind).toBe('anonymous');
});
