// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { draw } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime, wrongClocks } from '../../testing/test-runtime.tsx';
import { TransactionsWidget } from './TransactionsWidget.tsx';

let root: Root;
let files: Blob[];
beforeEach(() => {
  files = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubMatchMedia(true);
  stubResizeObserver();
  // jsdom cannot download a file, so it is collected here.
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Opens the account record of a member, at its own address. */
async function open(search: string, language: 'bn' | 'en' = 'en', wrongBy = 0) {
  const stage = createTestRuntime({ language, wrongBy });
  await logIn(stage);
  const place = document.createElement('div');
  const written: string[] = [];
  root = createRoot(place);
  await draw(
    root,
    stage,
    <Listed page={TransactionsWidget} search={search} onSearch={(next) => written.push(next)} />,
    language,
  );
  const texts = (selector: string) =>
    [...place.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  const table = () =>
    [...place.querySelectorAll('tbody tr[data-part="row"]')].map((row) =>
      [...row.children].map(
        (cell) => (cell.querySelector('time, :scope > span:last-child') ?? cell).textContent ?? '',
      ),
    );
  const seen = (what: () => boolean) =>
    vi.waitFor(async () => {
      await act(async () => undefined);
      expect(what()).toBe(true);
    });
  await seen(() => place.querySelector('[data-state="loading"]') === null);
  return { stage, place, texts, table, seen, written };
}

const press = (place: Element, name: string) =>
  act(async () => {
    const button = [...place.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!button) throw new Error(`There is no ${name}`);
    button.click();
  });

test('[MEM-07] a list opens with the days of the site, however wrong the clock of the device is', async () => {
  let right: readonly (readonly string[])[] | undefined;
  for (const wrongBy of wrongClocks) {
    const { table, place } = await open('?member=transactionHistory', 'en', wrongBy);
    right ??= table();
    expect(right.length).toBeGreaterThan(0);
    expect(table(), `${wrongBy}`).toEqual(right);
    const days = [...place.querySelectorAll<HTMLInputElement>('input[type="date"]')];
    expect(days.at(-1)?.value, `${wrongBy}`).toBe('2026-11-20');
    if (wrongBy !== wrongClocks.at(-1)) act(() => root.unmount());
  }
});

const quarter = '?member=transactionHistory&list.from=2026-08-25&list.to=2026-11-20';

test('[MEM-07] the file contains the rows of the table, over all pages', async () => {
  const { place, table, texts, seen } = await open(`${quarter}&list.size=10`);
  const shown = [...table()];
  while (texts('[data-part="status"]').some((text) => !/^Page (\d+) of \1$/.test(text))) {
    await press(place, 'Next page');
    await seen(() => place.querySelector('[data-state="loading"]') === null);
    shown.push(...table());
  }
  await press(place, 'Export');
  await seen(() => files.length === 1);
  const [file] = files;
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(head).toBe('Time,Type,Description,Reference number,Change (৳),Closing balance (৳),Status');
  const money = (text: string | undefined) => (text ?? '').replace(/[+৳,]/g, '').replace('−', '-');
  const plain = shown.map(([time, type, detail, reference, change, closing, status]) =>
    [time, type, detail, reference, money(change), money(closing), status].join(','),
  );
  expect(plain.length).toBeGreaterThan(50);
  expect(lines).toEqual(plain);
});

test('[MEM-07] when the page no longer exists the last one is shown; the rest of the address stays', async () => {
  const { written, seen } = await open(`${quarter}&list.page=99&list.type=deposit`);
  await seen(() => written.length > 0);
  const query = new URLSearchParams(written.at(-1));
  expect(query.get('member')).toBe('transactionHistory');
  expect(query.get('list.type')).toBe('deposit');
  expect(Number(query.get('list.page') ?? 1)).toBeLessThan(99);
});

test('[MEM-07] the previous page stays while the next one loads', async () => {
  const { stage, place, table, seen } = await open(quarter);
  const first = table();
  const path = '/wps/v2/records/transactions';
  await stage.setScenario({ faults: [{ path, kind: 'hold' }] });
  await press(place, 'Next page');
  expect(table()).toEqual(first);
  await seen(() => place.textContent?.includes('Updating') === true);
  await stage.setScenario({ faults: [] });
  await act(() => stage.release());
  await seen(() => place.textContent?.includes('Updating') === false);
  expect(table()).not.toEqual(first);
});

test('[MEM-07] the number of a deposit and of a withdrawal links to its order, other numbers do not', async () => {
  const { stage, place } = await open(`${quarter}&list.size=100`);
  const { api } = stage.runtime;
  const hrefs = [...place.querySelectorAll('tbody a')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const ordersOf = (page: string) =>
    hrefs.flatMap((href) => {
      const query = new URLSearchParams(href.slice(2));
      return query.get('member') === page ? (query.get('list.order') ?? '') : [];
    });
  const [depositId = ''] = ordersOf('depositv2');
  const [withdrawalId = ''] = ordersOf('withdraw');
  expect((await api.getDeposit({ depositId })).depositId).toBe(depositId);
  expect((await api.getWithdrawal({ withdrawalId })).withdrawalId).toBe(withdrawalId);
  expect(ordersOf('depositv2').length + ordersOf('withdraw').length).toBe(hrefs.length);
});

test('[MEM-07] the Bengali file has Bengali headers and the same amounts', async () => {
  const { place, seen } = await open(`${quarter}&list.size=10`, 'bn');
  await press(place, catalogues.bn['record.export']);
  await seen(() => files.length === 1);
  const text = new TextDecoder().decode(await files[0]?.arrayBuffer());
  const [head = '', line = ''] = text.split('\r\n');
  expect(head.split(',')).toHaveLength(7);
  expect(head).toContain(catalogues.bn['wallet.reference']);
  expect(head).not.toMatch(/[A-Za-z]/);
  expect(line).toMatch(/,-?\d+\.\d\d,-?\d+\.\d\d,/);
});
