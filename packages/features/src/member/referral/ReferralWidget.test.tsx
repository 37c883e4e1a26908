// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import type { ListPlace } from '../../shared/records/use-records.ts';
import type { SharingDevice } from '../../shared/sharing/device.ts';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { ReferralWidget } from './ReferralWidget.tsx';

const link = 'http://sandbox.invalid/register?referralCode=PADMA7';

beforeEach(() => {
  stubMatchMedia(true);
  stubResizeObserver();
});

/** A device that supports everything, and records its calls. */
function deviceWith(part: Partial<SharingDevice> = {}) {
  const done: string[] = [];
  const device: SharingDevice = {
    copyText: async (text) => void done.push(`copy ${text}`),
    canShare: () => true,
    share: async ({ url, text }) => void done.push(`share ${url ?? text}`),
    savePicture: async (drawing, name) => void done.push(`save ${drawing.tagName} ${name}`),
    ...part,
  };
  return { device, done };
}

/** The friends in the table, below its headings. */
const friends = () => screen.getAllByRole('row').slice(1);

async function open(device: SharingDevice, language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const page = ({ place }: { readonly place: ListPlace }) => (
    <ReferralWidget place={place} device={device} />
  );
  const { user, container } = renderPage(backend, <Listed page={page} />, language);
  const words = catalogues[language];
  expect(await screen.findByText(link)).toBeVisible();
  await waitFor(() => expect(friends()).toHaveLength(5));
  return {
    ...backend,
    container,
    words,
    press: (key: keyof typeof words) =>
      user.click(screen.getByRole('button', { name: words[key] })),
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-11] [REF-01] (${language}) link and code are copied, the QR code is saved`, async () => {
    const { device, done } = deviceWith();
    const page = await open(device, language);
    await page.press('action.copyLink');
    await waitFor(() => expect(page.said()).toContain(page.words['success.linkCopied']));
    await page.press('referral.copyCode');
    await waitFor(() => expect(page.said()).toContain(page.words['success.copied']));
    await page.press('action.share');
    await page.press('referral.shareCode');
    await page.press('referral.saveQr');
    await waitFor(() => expect(done).toHaveLength(5));
    expect(done.slice(0, 2)).toEqual([`copy ${link}`, 'copy PADMA7']);
    expect(done.slice(2, 4)).toEqual([`share ${link}`, 'share PADMA7']);
    expect(done[4]).toMatch(/^save svg .+ PADMA7\.png$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
}

test('[REF-01] a failed copy, share or save shows an error, each with its own text', async () => {
  const fails = () => Promise.reject(new Error('not allowed'));
  const { device } = deviceWith({ copyText: fails, share: fails, savePicture: fails });
  const page = await open(device);
  for (const [button, sentence] of [
    ['action.copyLink', 'error.copyFailed'],
    ['action.share', 'referral.shareFailed'],
    ['referral.saveQr', 'referral.saveFailed'],
  ] as const) {
    await page.press(button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(page.words[sentence]));
  }
  expect(page.said()).toEqual([]);
});

test('[REF-01] closing the share sheet says nothing and copies nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { device, done } = deviceWith({ share });
  const page = await open(device);
  await page.press('action.share');
  await page.press('referral.shareCode');
  expect(share).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.said()).toEqual([]);
  expect(done).toEqual([]);
});

test('[REF-01] what the share sheet refuses is copied', async () => {
  const share = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
  const { device, done } = deviceWith({ share });
  const page = await open(device);
  await page.press('action.share');
  await waitFor(() => expect(page.said()).toEqual([page.words['success.linkCopied']]));
  await page.press('referral.shareCode');
  await waitFor(() => expect(page.said()).toContain(page.words['success.copied']));
  expect(done).toEqual([`copy ${link}`, 'copy PADMA7']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[REF-01] a device without a share sheet has no button for it', async () => {
  const page = await open(deviceWith({ canShare: () => false }).device);
  expect(screen.queryByRole('button', { name: page.words['action.share'] })).toBeNull();
  expect(screen.queryByRole('button', { name: page.words['referral.shareCode'] })).toBeNull();
  const copies = screen.getAllByRole('button', { name: page.words['action.copyLink'] });
  expect(copies.at(-1)).toHaveTextContent(page.words['action.copyLink']);
});

test('[REF-01] friends are shown page by page, with the income from each', async () => {
  const page = await open(deviceWith().device);
  const [newest, , third] = friends();
  expect(third).toHaveTextContent('fa***07');
  expect(third).toHaveTextContent(page.words['status.friend.registered']);
  expect(newest).toHaveTextContent('৳150.00');
  const first = friends().map(({ textContent }) => textContent);
  await page.press('a11y.nextPage');
  await waitFor(() => expect(friends()).toHaveLength(1));
  expect(first).not.toContain(friends()[0]?.textContent);
  expect(screen.getByText(/^6–6 of /)).toBeVisible();
});

test('[REF-01] [LAY-03] while the balance is hidden, the income from friends is hidden too', async () => {
  const page = await open(deviceWith().device);
  expect(page.container).toHaveTextContent('৳600.00');
  act(() => page.runtime.preferences.setBalanceHidden(true));
  await waitFor(() => expect(page.container).not.toHaveTextContent('৳600.00'));
  expect(friends()[0]).toHaveTextContent('৳***');
});

test('[REF-01] [MEM-11] only friends of the chosen days are listed; an empty range has a button for all', async () => {
  const page = await open(deviceWith().device);
  await page.press('range.today');
  expect(await screen.findByText(page.words['referral.noneThen'])).toBeVisible();
  await page.press('referral.showAll');
  await waitFor(() => expect(friends()).toHaveLength(5));
});
