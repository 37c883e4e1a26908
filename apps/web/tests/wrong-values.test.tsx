// @vitest-environment jsdom
import { findOperation, type OperationId, schemas } from '@parlour/api-client/schemas';
import type { KeyValueStore } from '@parlour/features/session';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { createBackend, openSite, type Patch, standInForBrowser } from './site.fixture.tsx';
import { type Field, fieldsOf, put, short, wrongValues } from './wrong-values.fixture.ts';

vi.mock('../src/app/reporting.ts', () => ({ reporting: () => ({ report: () => undefined }) }));

const isFull = process.env.PARLOUR_SCALE === 'full';

/** Completes the answers with optional fields that the reference backend does not send. */
const full: Partial<Record<OperationId, (value: object) => object>> = {
  getSiteSettings: (value) => ({
    ...value,
    gtagId: 'G-1',
    imageCDNs: ['https://pictures.example'],
    launchGameCDNs: ['https://games.example'],
  }),
  getSystemStatus: (value) => ({ ...value, message: 'Open' }),
  getGameMenus: (value) => value,
  getMemberInfo: (value) => ({ ...value, memberLabel: ['new'] }),
  getJackpot: () => ({
    ...{ kind: 'live', value: '9.00', rulesUrl: '/help' },
    asOf: '2026-11-20T14:41:05Z',
  }),
};

/** A field with one of the wrong values. */
interface Wrong {
  readonly id: OperationId;
  readonly field: Field;
  readonly value: unknown;
}

/** The wrong values of each field: `taken` reach the page, `refused` are rejected by the client. */
interface Sorted {
  readonly taken: readonly (readonly Wrong[])[];
  readonly refused: readonly Wrong[];
}

const backend = createBackend();
const trouble: string[] = [];
const onError = ({ message }: ErrorEvent) => void trouble.push(`uncaught: ${message}`);
const known = new Map<OperationId, Sorted>();
let tab: KeyValueStore;

beforeAll(async () => {
  standInForBrowser();
  window.addEventListener('error', onError);
  // Collects the errors that a boundary has caught. Warnings, for example about keys, contain no error object.
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    if (parts.some((part) => part instanceof Error)) trouble.push(parts.join(' '));
  });
  tab = await backend.member();
  await open('/', (id, value) => {
    sorted(id, value);
    return value;
  });
});
afterAll(() => window.removeEventListener('error', onError));
afterEach(() => void trouble.splice(0));

function sorted(id: OperationId, value: unknown): Sorted {
  const before = known.get(id);
  if (before) return before;
  const sample = short(value);
  const fits = (wrong: Wrong) => {
    const answer = { success: true, value: put(sample, wrong.field, wrong.value), message: null };
    return schemas[id].envelope.safeParse(answer).success;
  };
  const all = fieldsOf(sample).map((field) => wrongValues.map((value) => ({ id, field, value })));
  const taken = all.map((wrongs) => wrongs.filter(fits)).filter(({ length }) => length > 0);
  const refused = all.flat().filter((wrong) => !taken.flat().includes(wrong));
  const after = { taken, refused };
  known.set(id, after);
  return after;
}

const isEmptyList = ([first]: readonly Wrong[]) => Array.isArray(first?.value);

/**
 * Wrong values in every field at once, other values each round, so that a few rounds cover all of them. An empty list
 * hides the fields of its entries, so empty lists have their own round.
 */
function ofRound(round: number, { taken }: Sorted): readonly Wrong[] {
  if (round === 0) return taken.filter(isEmptyList).flat();
  return taken
    .filter((wrongs) => !isEmptyList(wrongs))
    .flatMap((wrongs, at) => wrongs[(round + at) % wrongs.length] ?? []);
}
/** One round per wrong value of a text, and one for empty lists. */
const rounds = 6;

const changed = (value: unknown, wrongs: readonly Wrong[]): unknown =>
  wrongs.reduce((now, wrong) => put(now, wrong.field, wrong.value), value);

type Change = (id: OperationId, value: unknown) => unknown;

/** Opens a page and expects that it is rendered without an error. */
async function open(at: string, change: Change, named = at, isMember = true): Promise<void> {
  const patch: Patch = ({ method, url }, value) => {
    const { id } = findOperation(method, new URL(url).pathname) ?? {};
    if (id === undefined || method !== 'GET') return value;
    return change(id, full[id]?.(Object(value)) ?? value);
  };
  const isVisit = !isMember || at === '/login' || at === '/register';
  const site = await openSite({ backend, at, patch, ...(isVisit ? {} : { storage: tab }) });
  expect(site.place.textContent.length, named).toBeGreaterThan(20);
  expect(within(site.place).queryByRole('main'), named).not.toBeNull();
  await site.close();
  expect(trouble, named).toEqual([]);
}

/** Opens a page with every answer wrong in every field. */
const openIn = (round: number, at: string, isMember = true) =>
  open(
    at,
    (id, value) => changed(value, ofRound(round, sorted(id, value))),
    `${at} in round ${round}`,
    isMember,
  );

/** Opens a page with only this wrong value. */
const openWith = (wrong: Wrong, at: string, isMember = true) =>
  open(
    at,
    (id, value) => (id === wrong.id ? changed(value, [wrong]) : value),
    `${at} with ${wrong.id} ${wrong.field.join('.')} ${JSON.stringify(wrong.value).slice(0, 20)}`,
    isMember,
  );

/** The pages that use most of the four answers: a form with dates, and a centre over the home page. */
const busiest = ['/register', '/?agent=agentTeamOverview'];
const others = [
  ...['/?member=securityCenter', '/promoDetail?promotionId=welcome', '/game?id=571'],
  ...routes.map(({ paths: [path] }) => path).filter((path) => !busiest.includes(path)),
];

test('[ERR-01] [CFG-03] the test covers all fields of the answers a page reads', () => {
  for (const id of Object.keys(full)) expect([...known.keys()]).toContain(id);
  const all = [...known.values()];
  expect(all.flatMap(({ taken }) => taken).length).toBeGreaterThan(70);
  for (const one of all) {
    const seen = Array.from({ length: rounds }, (_, round) => ofRound(round, one)).flat();
    expect(new Set(seen).size).toBe(one.taken.flat().length);
  }
});

test('[ERR-01] [CFG-03] no wrong value makes a page empty or breaks it', async () => {
  for (const at of busiest) {
    for (let round = 0; round < rounds; round++) await openIn(round, at);
  }
  for (const [turn, at] of others.entries()) {
    if (!isFull) await openIn(turn % rounds, at);
    for (let round = 0; isFull && round < rounds; round++) {
      await openIn(round, at);
      await openIn(round, at, false);
    }
  }
});

test('[ERR-01] [CFG-03] an answer that the client refuses leaves a page with a next step', async () => {
  for (const id of Object.keys(full)) {
    const wrongs = [...known.values()].flatMap(({ refused }) => refused);
    const own = wrongs.filter((wrong) => wrong.id === id);
    for (const wrong of isFull ? own : own.slice(0, 1)) await openWith(wrong, '/');
  }
});

test('[ERR-01] [CFG-03] each wrong value alone (in the gate a part of them) breaks no page', async () => {
  const all = [...known.values()].flatMap(({ taken }) => taken.flat());
  for (const wrong of all.filter((_wrong, place) => isFull || place % 120 === 0)) {
    if (wrong.id in full) await openWith(wrong, '/register');
    await openWith(wrong, '/?agent=agentTeamOverview');
  }
}, 900_000);

test.each(['/promotions#%', '//', '/%', '/rng?vassalage=%', '/?member=%', '/game?id=%#%'])(
  '[NAV-08] [ERR-01] the address %s opens a page',
  async (at) => open(at, (_id, value) => value),
);
