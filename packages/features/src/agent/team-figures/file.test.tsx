// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { timesSent } from '../../testing/sent.ts';
import { catalogues } from '../../testing/test-runtime.tsx';
import { TeamTransactionsWidget } from '../transactions/TeamTransactionsWidget.tsx';
import { openTeamList } from './agent-page.fixture.tsx';

const words = catalogues.en;
const month = '?list.from=2026-11-14&list.to=2026-11-20';
const path = '/wps/agent/team/transactions';

let files: { readonly name: string; readonly content: Blob }[] = [];
beforeEach(() => {
  files = [];
  let content = new Blob();
  // jsdom cannot download a file, so it is collected here.
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) content = file;
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  onTestFinished(() => click.mockRestore());
});

const press = (name: string) => screen.getByRole('button', { name });

test('[AGT-08] the CSV has every row of the range, not only those of the page; its name has page and range', async () => {
  const page = await openTeamList(TeamTransactionsWidget, month);
  const { totalCount } = await page.runtime.api.getTeamTransactions({
    startDate: '2026-11-14',
    endDate: '2026-11-20',
  });
  expect(totalCount).toBeGreaterThan(100);
  await page.user.click(press(words['record.export']));
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 });
  expect(files[0]?.name).toBe(
    `${words['agent.agentDownlineTransactionDetailsCopy']} 2026-11-14 2026-11-20.csv`,
  );
  const text = new TextDecoder().decode(await files[0]?.content.arrayBuffer());
  expect(text.trimEnd().split('\r\n')).toHaveLength(Math.min(totalCount, 10_000) + 1);
}, 40_000);

test('[AGT-08] the XLSX file is a ZIP archive with the same name', async () => {
  const page = await openTeamList(
    TeamTransactionsWidget,
    '?list.from=2026-11-20&list.to=2026-11-20',
  );
  await page.user.click(press(words['records.exportXlsx']));
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 });
  expect(files[0]?.name).toMatch(/ 2026-11-20 2026-11-20\.xlsx$/);
  const bytes = new Uint8Array((await files[0]?.content.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.subarray(0, 2)]).toEqual([0x50, 0x4b]);
}, 40_000);

test('[AGT-08] while a file is made there is a progress bar; cancelling it asks for no further page', async () => {
  const page = await openTeamList(TeamTransactionsWidget, month);
  await page.setScenario({ faults: [{ path, kind: 'hold' }] });
  await page.user.click(press(words['record.export']));
  expect(await screen.findByRole('progressbar', { name: /for the file/ })).toBeVisible();
  await page.user.click(press(words['action.cancel']));
  expect(await screen.findByText(words['records.stopped'])).toBeVisible();
  const asked = timesSent(page, `GET ${path}`);
  await page.setScenario({ faults: [] });
  await page.release();
  await page.user.click(press(words['records.columns']));
  expect(timesSent(page, `GET ${path}`)).toBe(asked);
  expect(files).toEqual([]);
});

test('[AGT-08] [ERR-01] a failed file says why, and the next try goes on', async () => {
  const page = await openTeamList(TeamTransactionsWidget, month);
  await page.setScenario({ faults: [{ path, kind: 'http', status: 502, times: 1 }] });
  await page.user.click(press(words['record.export']));
  expect(await screen.findByText(words['error.exportFailed'])).toBeVisible();
  await page.user.click(press(words['action.retry']));
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 });
}, 40_000);
