// @vitest-environment jsdom
import { dayIn } from '@parlour/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, wrongClocks } from '../../testing/test-runtime.tsx';
import { TransactionsWidget } from './TransactionsWidget.tsx';

let files: Blob[];
beforeEach(() => {
  files = [];
  stubMatchMedia(true);
  stubResizeObserver();
  // jsdom cannot download a file, so it is collected here.
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
});

const table = () => screen.getByRole<HTMLTableElement>('table');
const loaded = () => waitFor(() => expect(table()).not.toHaveAttribute('aria-busy'));
/** The texts of the rows. A cell begins with its label for phones; the first one ends with what narrow tables drop. */
const rows = () =>
  [...(table().tBodies[0]?.rows ?? [])].map(({ cells: [first, ...others] }) =>
    [first?.firstChild, ...others.map((cell) => cell.lastChild)].map(
      (part) => part?.textContent ?? '',
    ),
  );

/** Opens the account record of a member, at its own address. */
async function open(search: string, language: 'bn' | 'en' = 'en', wrongBy = 0) {
  const stage = createTestRuntime({ language, wrongBy });
  await logIn(stage);
  const written: string[] = [];
  const { user, unmount } = renderPage(
    stage,
    <Listed page={TransactionsWidget} search={search} onSearch={(next) => written.push(next)} />,
    language,
  );
  await loaded();
  return { stage, user, unmount, written };
}

test('[MEM-07] a list opens with the days of the site, however wrong the clock of the device is', async () => {
  let right: readonly (readonly string[])[] | undefined;
  for (const wrongBy of wrongClocks) {
    const { unmount } = await open('?member=transactionHistory', 'en', wrongBy);
    right ??= rows();
    expect(right.length).toBeGreaterThan(0);
    expect(rows(), `${wrongBy}`).toEqual(right);
    const end = screen.getByRole('group', { name: 'End date' });
    expect(dayIn(end), `${wrongBy}`).toBe('2026-11-20');
    unmount();
  }
});

const quarter = '?member=transactionHistory&list.from=2026-08-25&list.to=2026-11-20';

test('[MEM-07] the file contains the rows of the table, over all pages', async () => {
  const { user } = await open(`${quarter}&list.size=10`);
  const shown = rows();
  while (screen.queryByText(/^Page (\d+) of (?!\1$)/)) {
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await loaded();
    shown.push(...rows());
  }
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
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
  const { written } = await open(`${quarter}&list.page=99&list.type=deposit`);
  await waitFor(() => expect(written).not.toEqual([]));
  const query = new URLSearchParams(written.at(-1));
  expect(query.get('member')).toBe('transactionHistory');
  expect(query.get('list.type')).toBe('deposit');
  expect(Number(query.get('list.page') ?? 1)).toBeLessThan(99);
});

test('[MEM-07] the previous page stays while the next one loads', async () => {
  const { stage, user } = await open(quarter);
  const first = rows();
  const path = '/wps/v2/records/transactions';
  await stage.setScenario({ faults: [{ path, kind: 'hold' }] });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(rows()).toEqual(first);
  expect(await screen.findByText('Updating')).toBeVisible();
  await stage.setScenario({ faults: [] });
  await act(() => stage.release());
  await waitFor(() => expect(screen.queryByText('Updating')).toBeNull());
  expect(rows()).not.toEqual(first);
});

test('[MEM-07] the number of a deposit and of a withdrawal links to its order, other numbers do not', async () => {
  const { stage } = await open(`${quarter}&list.size=100`);
  const { api } = stage.runtime;
  const hrefs = within(table())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
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
  const { user } = await open(`${quarter}&list.size=10`, 'bn');
  await user.click(screen.getByRole('button', { name: catalogues.bn['record.export'] }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = new TextDecoder().decode(await files[0]?.arrayBuffer());
  const [head = '', line = ''] = text.split('\r\n');
  expect(head.split(',')).toHaveLength(7);
  expect(head).toContain(catalogues.bn['wallet.reference']);
  expect(head).not.toMatch(/[A-Za-z]/);
  expect(line).toMatch(/,-?\d+\.\d\d,-?\d+\.\d\d,/);
});
