import { isApiError } from '@parlour/api-client';
import { createSandbox } from '@parlour/sandbox';
import { expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { tabsOfOneSite } from '../../testing/test-session.ts';
import type { SessionState } from '../session/machine.ts';

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (isApiError(error) ? error.code : 'something else'),
  );

async function withLogin() {
  const test = createTestRuntime();
  await logIn(test);
  const states: SessionState[] = [];
  test.runtime.session.store.subscribe((state) => states.push(state));
  const forget = () =>
    test.sandbox.fetch(
      new Request('http://sandbox.invalid/sandbox/scenario', { method: 'DELETE' }),
    );
  return { ...test, states, forget };
}

test('[API-03] a refused token ends the session once, however many calls are refused', async () => {
  const { runtime, states, forget } = await withLogin();
  await forget();
  const codes = await Promise.all([
    codeOf(runtime.api.getBalance()),
    codeOf(runtime.api.getFavouriteIds()),
    codeOf(runtime.api.getMemberInfo()),
  ]);
  expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  expect(states).toEqual([{ kind: 'anonymous', because: 'expired' }]);
});

test('[API-03] after that no call sends the invalid token, and a new login works', async () => {
  const { runtime, requests, states, forget } = await withLogin();
  await forget();
  await codeOf(runtime.api.getBalance());
  const sent = requests.length;
  expect(await codeOf(runtime.api.getBalance())).toBe('UNAUTHENTICATED');
  expect(requests).toHaveLength(sent);
  await logIn({ runtime });
  expect(states.at(-1)?.kind).toBe('authenticated');
  expect(await codeOf(runtime.api.getBalance())).toBe('answered');
});

test('[API-03] a browse call with an invalid token is answered like that of a visitor', async () => {
  const { runtime, forget } = await withLogin();
  await forget();
  expect(await codeOf(runtime.api.getGameVendors({}))).toBe('answered');
});

test('[LGN-05] an expired password forces a change only while PWDEXPFORCECHANGE3 is on', async () => {
  for (const forced of [true, false]) {
    const { runtime, queryClient, setScenario } = createTestRuntime();
    await setScenario({ flags: { PWDEXPFORCECHANGE3: forced } });
    const { queries } = await import('@parlour/api-client');
    await queryClient.fetchQuery(queries.siteSettings(runtime.api, { url: runtime.config.host }));
    await logIn({ runtime }, 'demo_expired');
    const kind = forced ? 'mustChangePassword' : 'authenticated';
    expect(runtime.session.store.getState().kind).toBe(kind);
  }
});

test('[API-04] an invalid response fails with a named error', async () => {
  const { runtime, setScenario } = createTestRuntime();
  const path = '/wps/system/notices';
  for (const [kind, code] of [
    ['http', 'HTTP'],
    ['malformed', 'MALFORMED'],
    ['schema', 'SCHEMA'],
    ['network', 'NETWORK'],
    ['business', 'UNKNOWN'],
  ] as const) {
    await setScenario({ faults: [{ path, kind }] });
    expect(await codeOf(runtime.api.getNotices())).toBe(code);
  }
});

test('[LGN-05] a login in another tab is followed as soon as the open window has closed', async () => {
  const { channel, settled } = tabsOfOneSite();
  const sandbox = createSandbox({ seed: 1 });
  const [one, other] = [channel(), channel()].map((own) =>
    createTestRuntime({ sandbox, channel: own }),
  );
  if (!one || !other) throw new Error('There are two tabs');
  const { overlays, session } = other.runtime;
  overlays.open({ name: 'announcement', props: {} });
  await logIn(one);
  await settled();
  expect(session.store.getState().kind).toBe('anonymous');
  overlays.dismiss();
  await vi.waitFor(() => expect(session.store.getState().kind).toBe('authenticated'));
});
