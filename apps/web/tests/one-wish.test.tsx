// @vitest-environment jsdom
import type { IntentKey } from '@parlour/api-client';
import { createIntents } from '@parlour/api-client/intents';
import { schemas } from '@parlour/api-client/schemas';
import { memberOf, memoryStore } from '@parlour/features/session';
import { beforeAll, expect, test } from 'vitest';
import { ofAgents } from './one-wish.agents.fixture.ts';
import { type Write, watchedBackend } from './one-wish.fixture.ts';
import { ofMembers } from './one-wish.members.fixture.tsx';
import { type OpenPage, openPage, until } from './page-errors.fixture.tsx';
import { withoutPauses } from './pauses.fixture.ts';
import { standInForBrowser } from './site.fixture.tsx';

beforeAll(() => {
  standInForBrowser();
  withoutPauses();
});
const writes = [...ofMembers, ...ofAgents];

/** Creates a backend, a device, and the pages of one write on them. */
function stageOf({ id, page, Page, world, begin, go }: Write) {
  const backend = watchedBackend(id);
  const device = memoryStore();
  let order: string | undefined;
  const open = (isFirst: boolean) =>
    openPage(page, Page, {
      ...world,
      backend,
      device,
      before: async (test) => {
        if (isFirst) order = await world?.before?.(test);
        return order;
      },
    });
  /** Makes the page send the write, and applies one of the three outcomes to the request. */
  const act = async (shown: OpenPage, fate: Parameters<typeof backend.let>[0]) => {
    const before = backend.sent.length;
    if (go) {
      await shown.show();
      await begin(shown);
      await shown.rest();
      backend.let(fate);
      await go(shown);
    } else {
      backend.let(fate);
      await shown.show();
    }
    await until(() => expect(backend.sent, `${id} is sent`).toHaveLength(before + 1));
    await shown.rest();
  };
  return { backend, device, open, act };
}

const holdings = async ({ test: { runtime } }: OpenPage) => {
  const [{ main }, points] = await Promise.all([
    runtime.api.getWallets(),
    runtime.api.getPointBalance(),
  ]);
  return { main, points: points.balance };
};

/** Returns the same body with other passwords. */
const otherwise = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          name.toLowerCase().includes('password') ? 'typed otherwise' : value,
        ]),
      )
    : body;

test('[WAL-07] the tests cover every write of the contract that takes an idempotency key', () => {
  const keyed = Object.values(schemas).filter(({ idempotent }) => idempotent);
  expect(writes.map(({ id }) => id).sort()).toEqual(keyed.map(({ id }) => id).sort());
});

test.each(writes)(
  '[WAL-07] $id: a write keeps one key in another page and another document, and the backend does it once',
  async (write) => {
    const { id, wish, isTold } = write;
    const { backend, device, open, act } = stageOf(write);
    const page = await open(true);
    const asked = await wish?.(page);
    await act(page, 'unheard');
    await page.leave();
    await act(page, 'lost');
    const [unheard, lost] = backend.sent;
    expect(lost?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(lost?.answer, 'the backend has done it').toContain('"success":true');
    if (id !== 'submitDepositProof')
      expect(lost).toMatchObject({ ...unheard, answer: lost?.answer });
    const account = memberOf(page.test.runtime.session.store.getState())?.account ?? '';
    const after = await holdings(page);
    await page.leave();
    await page.close();

    // Another document on this device: it hashes the same request body as the page, without passwords.
    const { api } = page.test.runtime;
    const tab = createIntents({ store: device, now: page.test.runtime.clock.now })(account);
    const again = (key: IntentKey): Promise<unknown> => {
      const input = lost?.body === undefined ? [] : [lost.body];
      return Reflect.apply(Reflect.get(api, id), api, [...input, key]);
    };
    const done = tab.withKey(id, asked ?? otherwise(lost?.body), again);
    if (isTold) await expect(done).rejects.toMatchObject({ code: 'ALREADY_DONE' });
    else await done;
    if (!isTold) expect(backend.sent[2]).toEqual(lost);
    expect(await holdings(page)).toEqual(after);
    // An answer ends the intention: the same write later has a new key.
    const next = await tab.withKey(id, asked ?? lost?.body, async (key) => key.idempotencyKey);
    expect(next).not.toBe(lost?.key);
  },
);

test.each(writes.filter(({ isForm }) => isForm))(
  '[WAL-07] $id: a form that is filled in again after a reload sends the same key and body again',
  async (write) => {
    const { backend, open, act } = stageOf(write);
    const page = await open(true);
    await act(page, 'lost');
    const [lost] = backend.sent;
    await page.leave();
    await page.close();
    const reloaded = await open(false);
    const before = await holdings(reloaded);
    await act(reloaded, 'answered');
    expect(backend.sent[1]).toEqual(lost);
    expect(await holdings(reloaded)).toEqual(before);
    await reloaded.close();
  },
);
