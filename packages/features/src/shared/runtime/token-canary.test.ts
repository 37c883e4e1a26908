import { queries } from '@parlour/api-client';
import { createSandbox } from '@parlour/sandbox';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from '../../testing/new-key.ts';
import { defaultConfig } from './config.ts';
import { createRuntime } from './create-runtime.ts';
import { memoryCookies } from './ports.ts';
import { createPreferences } from './preferences.ts';

const origin = 'http://sandbox.invalid';
const password = 'Parlour#2026';

/** A storage whose values the test can read. */
function openStore() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Returns all text in a value that could be written somewhere, including errors with cause and stack. */
function written(value: unknown): string {
  const seen = new WeakSet<object>();
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return '';
    seen.add(part);
    if (!(part instanceof Error)) return part;
    return { ...part, text: String(part), stack: part.stack, cause: part.cause };
  });
  return text ?? '';
}

/** Returns the bytes of a message, read as text. */
function bytesOf(message: unknown): string {
  const parts = typeof message === 'object' && message !== null ? Object.values(message) : [];
  return parts
    .filter((part) => typeof part === 'string' && /^[\w+/]+=*$/.test(part))
    .map((part) => Buffer.from(String(part), 'base64').toString())
    .join(' ');
}

/** Another tab of the site that asks for the session, with a real key. */
const askFor = async () => {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const { publicKey } = await crypto.subtle.generateKey(curve, false, ['deriveKey']);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  return { id: 'other', key: Buffer.from(raw).toString('base64') };
};

/** A site with its own backend. The test watches every place where a token could leak. */
function watchedSite() {
  const sandbox = createSandbox({
    seed: 1,
    clock: { now: () => Date.UTC(2026, 10, 20, 14, 41, 5) },
  });
  const session = openStore();
  const local = openStore();
  /** All tokens that the backend has sent. */
  const tokens = new Set<string>();
  /** Addresses, bodies and headers of all requests, without the header that carries the token. */
  const sent: string[] = [];
  const carried: (string | null)[] = [];
  const visited: string[] = [];
  const posted: string[] = [];
  let fromOtherTab: (message: unknown) => void = () => undefined;
  const logged: string[] = [];
  const caught: string[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...parts) => void logged.push(written(parts)));
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const cookies = memoryCookies();
  const jar = new Map<string, string>();
  const runtime = createRuntime({
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      carried.push(headers.get('Authorization'));
      headers.delete('Authorization');
      sent.push(`${request.url} ${written([...headers])} ${await request.clone().text()}`);
      const answer = await sandbox.fetch(request);
      const found = /"token":"([^"]+)"/.exec(await answer.clone().text());
      if (found?.[1]) tokens.add(found[1]);
      return answer;
    },
    config: { ...defaultConfig, baseUrl: origin },
    preferences: createPreferences(local, 'en'),
    queryClient,
    storage: session,
    clock: { now: () => Date.UTC(2026, 10, 20, 14, 41, 5) },
    channel: {
      post: (message) => void posted.push(`${written(message)} ${bytesOf(message)}`),
      listen: (hear) => {
        fromOtherTab = hear;
      },
    },
    cookies: {
      ...cookies,
      set: (name, value) => void jar.set(name, value),
    },
    navigate: (to) => void visited.push(to),
  });
  /** All text of the site, except the storage key and the header of the token. */
  const places = (): Record<string, string> => ({
    'session storage, other keys': written([...session.values].filter(([key]) => key !== 'token')),
    'local storage': written([...local.values]),
    cookies: written([...jar]),
    'requests, all but one header': written(sent),
    'query cache': written(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, queryHash, meta, state }) => ({ queryKey, queryHash, meta, state })),
    ),
    'mutation cache': written(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ),
    console: written(logged),
    errors: written(caught),
    'addresses visited': written(visited),
    'messages to other tabs': written(posted),
    'windows, dialogs and toasts': written([
      runtime.overlays.store.getState(),
      runtime.preferences.store.getState(),
    ]),
    'the person logged in': written(memberOf(runtime.session.store.getState())),
  });
  return {
    runtime,
    queryClient,
    sandbox,
    session,
    tokens,
    carried,
    places,
    caught,
    posted,
    hear: (message: unknown) => fromOtherTab(message),
  };
}

const memberOf = (state: object): unknown => ('member' in state ? state.member : null);

type Site = ReturnType<typeof watchedSite>;
type Step = (site: Site) => Promise<unknown>;

const login =
  (username: string, secret = password): Step =>
  ({ runtime }) =>
    runtime.session.login({ type: 'username', username, password: secret });

const fault =
  (kind: string, path: string): Step =>
  ({ sandbox }) => {
    const body = JSON.stringify({ faults: [{ path, kind, times: 2 }] });
    return sandbox.fetch(new Request(`${origin}/sandbox/scenario`, { method: 'PUT', body }));
  };

/** Actions of visitors, and failures between them. */
const steps: Readonly<Record<string, Step>> = {
  member: login('demo_member'),
  agent: login('demo_agent'),
  stranger: login('nobody', 'wrong'),
  trial: ({ runtime }) => runtime.session.freePlay(),
  logout: ({ runtime }) => runtime.session.logout(),
  restore: ({ runtime }) => runtime.session.restore(),
  info: ({ queryClient, runtime: { api } }) => queryClient.fetchQuery(queries.memberInfo(api)),
  balance: ({ queryClient, runtime: { api } }) => queryClient.fetchQuery(queries.balance(api)),
  settings: ({ queryClient, runtime: { api } }) =>
    queryClient.fetchQuery(queries.siteSettings(api, { url: 'x' })),
  games: ({ queryClient, runtime: { api } }) =>
    queryClient.fetchQuery(queries.gameList(api, { gameType: 'RNG', pageNo: 2 })),
  favourites: ({ queryClient, runtime: { api } }) =>
    queryClient.fetchQuery(queries.favouriteIds(api)),
  wallets: ({ queryClient, runtime: { api } }) => queryClient.fetchQuery(queries.wallets(api)),
  bets: ({ queryClient, runtime: { api } }) => queryClient.fetchQuery(queries.bets(api)),
  transactions: ({ queryClient, runtime: { api } }) =>
    queryClient.fetchQuery(queries.transactions(api)),
  messages: ({ queryClient, runtime: { api } }) => queryClient.fetchQuery(queries.messages(api)),
  announcements: ({ queryClient, runtime: { api } }) =>
    queryClient.fetchQuery(queries.announcements(api)),
  contracts: ({ queryClient, runtime: { api } }) => queryClient.fetchQuery(queries.contracts(api)),
  downlines: ({ queryClient, runtime: { api } }) =>
    queryClient.fetchQuery(queries.downlines(api, { search: 'nadia' })),
  favourite: ({ runtime }) =>
    runtime.api.addFavourite({ nodeId: 7, vendor: 'HIJOLIX', gameType: 'RNG' }),
  launch: async ({ runtime }) =>
    runtime.api.launchGame(
      {
        nodeId: 400,
        vendor: 'HIJOLIX',
        gameType: 'RNG',
        platform: 'WEB',
        language: 'EN',
        backUrl: '/',
      },
      await newKey(),
    ),
  transferBack: async ({ runtime }) => runtime.api.transferAllBack(await newKey()),
  wrongPassword: ({ runtime }) =>
    runtime.session.changePassword({
      oldPassword: 'wrong',
      newPassword: 'Ganga#2026',
      confirmNewPassword: 'Ganga#2026',
    }),
  otherTabAsks: async ({ hear }) => {
    hear('anyone');
    hear(await askFor());
    await new Promise((resolve) => setTimeout(resolve, 5));
  },
  otherTabLogsOut: async ({ hear }) => hear('loggedOut'),
  dark: async ({ runtime }) => runtime.preferences.setScheme('dark'),
  bengali: async ({ runtime }) => runtime.preferences.setLanguage('bn'),
  english: async ({ runtime }) => runtime.preferences.setLanguage('en'),
  error500: fault('http', '/wps/v2/wallets/balance'),
  cutJson: fault('malformed', '/wps/member/info'),
  schemaBreak: fault('schema', '/wps/v2/records/bets'),
};

afterEach(() => void vi.restoreAllMocks());

/** Returns the places that contain one of the tokens and should not. */
function leaks(site: Site): string[] {
  const places = Object.entries(site.places());
  return [...site.tokens].flatMap((token) =>
    places.filter(([, text]) => text.includes(token)).map(([place]) => place),
  );
}

test('[API-03] two hundred random steps: the token is in its storage key and its header, nowhere else', async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(steps)), {
    minLength: 198,
    maxLength: 198,
  });
  await fc.assert(
    fc.asyncProperty(names, async (chosen) => {
      const site = watchedSite();
      // Starts and ends with a login, so that there is a token to find.
      for (const [index, name] of ['member', ...chosen, 'agent'].entries()) {
        await steps[name]?.(site).catch((error: unknown) => site.caught.push(written(error)));
        expect(leaks(site), `after step ${index}, ${name}`).toEqual([]);
      }
      expect(site.tokens.size).toBeGreaterThan(1);
      const [token] = [...site.tokens].slice(-1);
      if (site.runtime.session.token() === null) await steps.trial?.(site);
      expect(site.session.getItem('token')).toBe(site.runtime.session.token());
      expect(site.carried).toContain(token);

      await site.runtime.session.logout().catch(() => undefined);
      const after = Object.values({ ...site.places(), ...Object.fromEntries(site.session.values) });
      for (const old of site.tokens) {
        expect(site.runtime.session.token()).toBeNull();
        expect(after.filter((text) => text.includes(old))).toEqual([]);
      }
    }),
    { numRuns: 2, seed: 20_261_120 },
  );
});

test('[API-03] the token is sent to a tab that asks for it, and cannot be read on its way', async () => {
  const site = watchedSite();
  await steps.member?.(site);
  site.hear(await askFor());
  await vi.waitFor(() => expect(site.posted.join(' ')).toContain('sealed'));
  expect(leaks(site)).toEqual([]);
});

test('[API-03] the check itself works: a token in a wrong place is found', async () => {
  const site = watchedSite();
  await steps.member?.(site);
  expect(leaks(site)).toEqual([]);
  const [token = ''] = site.tokens;
  expect(token).not.toBe('');
  site.queryClient.setQueryData(['planted'], { deep: [{ token }] });
  expect(leaks(site)).toEqual(['query cache']);
});
