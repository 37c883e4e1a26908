import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApi } from './index.ts';
import { withPermission } from './permission.ts';
import { flatModules, readPermission } from './permission-tree.ts';

const info = {
  whitelabel: {
    modId: 'SITE',
    enabled: true,
    children: [
      { modId: 'FREEPLAY3', enabled: true },
      { modId: 'ACCOUNTS', enabled: false, children: [{ modId: 'DIRECTREG3', enabled: true }] },
      {
        modId: 'NOBODY_KNOWS_THIS',
        enabled: 'true',
        sub: { a: { modId: 'USERNAMEREG3', enabled: 1 } },
      },
    ],
  },
  registerRules: { username: { enabled: true, acceptedPattern: '*' } },
  resources: [{ resourceType: 'ANDROID', url: 'https://app.example', labelNameEn: 'Android' }],
  customerService: [
    { csType: 'LIVECHAT', title: 'Live chat', path: 'https://chat.example' },
    { csType: 'IG' },
  ],
  analytics: { gtagId: 'G-1' },
  imageCDNs: ['https://img.example', 7],
  launchGameCDNs: [],
};
const tree = {
  info,
  location: { ip: '203.0.113.7' },
  maintenance: false,
  regionRestriction: false,
};

const accept = (value: unknown) => Response.json({ success: true, value, message: null });

/** A client of a backend that answers each path with a value; other paths are unknown to it. */
function clientOf(values: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  return {
    asked,
    api: createApi({
      baseUrl: 'https://backend.test/api',
      fetch: withPermission(async (request) => {
        const path = new URL(request.url).pathname.replace('/api', '');
        asked.push(path);
        return Object.hasOwn(values, path)
          ? accept(values[path])
          : new Response('<h1>Not found</h1>', { status: 404 });
      }),
      getToken: () => null,
      language: () => 'EN',
    }),
  };
}
const whitelabel = '/wps/system/whitelabel';

test('[CFG-02] [API-02] the permission response of the specification becomes flat settings', async () => {
  const { api } = clientOf({ [whitelabel]: tree });
  const settings = await api.getSiteSettings({ url: 'x' });
  expect(settings).toEqual({
    modules: [
      { modId: 'SITE', enabled: true },
      { modId: 'FREEPLAY3', enabled: true },
      { modId: 'ACCOUNTS', enabled: false },
      { modId: 'NOBODY_KNOWS_THIS', enabled: true },
      { modId: 'DIRECTREG3', enabled: false },
      { modId: 'USERNAMEREG3', enabled: true },
    ],
    currencySymbol: 'P',
    operatorMode: '',
    minAge: 21,
    timeZone: 'Asia/Dhaka',
    imageCDNs: ['https://img.example'],
    launchGameCDNs: [],
    customerService: [{ csType: 'LIVECHAT', title: 'Live chat', path: 'https://chat.example' }],
    gtagId: 'G-1',
    maintenance: false,
    regionRestriction: false,
    location: { ip: '203.0.113.7' },
  });
});

test('[LAY-08] [REG-02] a backend without the other calls is answered from its permission response', async () => {
  const closed = { ...tree, maintenance: true, regionRestriction: true };
  const { api, asked } = clientOf({ [whitelabel]: closed });
  await expect(api.getSystemStatus()).rejects.toMatchObject({ code: 'HTTP' });
  const [status, settings] = await Promise.all([
    api.getSiteSettings({ url: 'x' }).then(() => api.getSystemStatus()),
    api.getSiteSettings({ url: 'x' }),
  ]);
  // Maintenance wins over a region block.
  expect(status).toEqual({ status: 1, location: { ip: '203.0.113.7' } });
  expect(settings).toMatchObject({ maintenance: true, regionRestriction: true });
  expect(await api.getRegisterRules()).toEqual(info.registerRules);
  expect(await api.getDomainRoute()).toEqual({ domainList: [], resources: info.resources });
  expect(asked.filter((path) => path === whitelabel)).toHaveLength(2);
});

test('[LAY-08] a backend that has the other calls answers them itself', async () => {
  const { api } = clientOf({
    [whitelabel]: { ...tree, regionRestriction: true },
    '/wps/system/status': { status: 0, location: { ip: '' } },
  });
  await api.getSiteSettings({ url: 'x' });
  expect(await api.getSystemStatus()).toMatchObject({ status: 0 });
});

test('[CFG-02] ten thousand nodes, in width and in depth, end in time', () => {
  const wide = Array.from({ length: 10_000 }, (_, i) => ({ modId: `M${i}`, enabled: true }));
  let deep: object = { modId: 'FREEPLAY3', enabled: true };
  for (let i = 0; i < 10_000; i++) deep = { modId: `D${i}`, enabled: true, children: [deep] };
  const started = performance.now();
  expect(flatModules([wide])).toHaveLength(10_000);
  expect(flatModules([deep])).toContainEqual({ modId: 'FREEPLAY3', enabled: true });
  // Nodes beyond the most that are read count as off.
  expect(
    flatModules([Array.from({ length: 90_000 }, (_, i) => ({ modId: `${i}`, enabled: true }))])
      .length,
  ).toBe(49_999);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('[CFG-02] a flat answer that is nested deeply is read as well', async () => {
  const end = { modId: 'FREEPLAY3', enabled: true };
  const nested = (depth: number): string =>
    `${'{"modId":"X","enabled":true,"children":['.repeat(depth)}${JSON.stringify(end)}${']}'.repeat(depth)}`;
  const flat = readPermission(
    JSON.stringify({
      success: true,
      value: { modules: [], currencySymbol: 'P' },
      message: null,
    }).replace('[]', `[${nested(5_000)}]`),
  );
  expect(flat?.text).toBe(
    '{"success":true,"value":{"modules":[{"modId":"X","enabled":true},{"modId":"FREEPLAY3","enabled":true}],"currencySymbol":"P"},"message":null}',
  );
});

test('[CFG-02] a tree with cycles ends, and an enabled id counts where it is below no disabled one', () => {
  const a: Record<string, unknown> = { modId: 'A', enabled: true };
  const b: Record<string, unknown> = { modId: 'B', enabled: false, children: [a] };
  a.children = [b, a];
  expect(flatModules([b, a])).toEqual([
    { modId: 'B', enabled: false },
    { modId: 'A', enabled: true },
  ]);
  const twice = [
    { modId: 'A', enabled: false, children: [{ modId: 'FREEPLAY3', enabled: true }] },
    { modId: 'C', enabled: true, children: [{ modId: 'FREEPLAY3', enabled: true }] },
  ];
  expect(flatModules(twice)).toContainEqual({ modId: 'FREEPLAY3', enabled: true });
});

test('[API-02] whatever stands under `info`, the client gets settings it can read or a typed error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (odd, other) => {
      const { api } = clientOf({ [whitelabel]: { info: { whitelabel: odd, ...Object(other) } } });
      const read = await api.getSiteSettings({ url: 'x' }).catch((error: unknown) => error);
      expect(
        Reflect.has(Object(read), 'modules') || Reflect.get(Object(read), 'code'),
      ).toBeTruthy();
    }),
    { numRuns: 60 },
  );
});

test('[API-02] other answers stay as they are: flat settings, refusals, broken ones', async () => {
  const answers = [
    '{"success":true,"value":{"modules":[]},"message":"info"}',
    '{"success":false,"value":null,"message":"\\"info\\":"}',
    '{"success":true,"value":{"info":',
    '{"success":true,"value":{"info":7},"message":null}',
  ];
  for (const text of answers) {
    const fetch = withPermission(async () => new Response(text, { headers: { Date: 'x' } }));
    const answer = await fetch(new Request(`https://backend.test${whitelabel}`));
    expect(await answer.text()).toBe(text);
  }
  const notModified = withPermission(async () => new Response(null, { status: 304 }));
  expect((await notModified(new Request(`https://backend.test${whitelabel}`))).status).toBe(304);
});
