// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import type { ListPlace } from '../../shared/records/use-records.ts';
import type { SharingDevice } from '../../shared/sharing/device.ts';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { ReferralWidget } from './ReferralWidget.tsx';

const link = 'http://sandbox.invalid/register?referralCode=PADMA7';
const roots: Root[] = [];

beforeEach(() => {
  stubMatchMedia(true);
  stubResizeObserver();
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A device that supports everything, and records its calls. */
function deviceWith(part: Partial<SharingDevice> = {}) {
  const done: string[] = [];
  const device: SharingDevice = {
    copyText: async (text) => void done.push(`copy ${text}`),
    canShare: () => true,
    share: async ({ url }) => void done.push(`share ${url}`),
    savePicture: async (drawing, name) => void done.push(`save ${drawing.tagName} ${name}`),
    ...part,
  };
  return { device, done };
}

async function open(device: SharingDevice, language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const page = ({ place: at }: { readonly place: ListPlace }) => (
    <ReferralWidget place={at} device={device} />
  );
  const { box: place, root } = newPlace();
  roots.push(root);
  root.render(
    <TestProviders test={backend} language={language}>
      <Listed page={page} />
    </TestProviders>,
  );
  const words = catalogues[language];
  const rows = () =>
    [...place.querySelectorAll('tbody tr[data-part="row"]')].map((row) => row.textContent ?? '');
  await vi.waitFor(() => expect(place.textContent).toContain(link));
  await vi.waitFor(() => expect(rows()).toHaveLength(5));
  return {
    ...backend,
    words,
    rows,
    buttons: () => [...place.querySelectorAll('button')].map((one) => one.textContent),
    text: () => place.textContent ?? '',
    press: (name: string) =>
      [...place.querySelectorAll('button')]
        .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
        ?.click(),
    alert: () => place.querySelector('[role="alert"]')?.textContent ?? '',
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-11] [REF-01] (${language}) link and code are copied, the QR code is saved`, async () => {
    const { device, done } = deviceWith();
    const page = await open(device, language);
    page.press(page.words['action.copyLink']);
    await vi.waitFor(() => expect(page.said()).toContain(page.words['success.linkCopied']));
    page.press(page.words['referral.copyCode']);
    await vi.waitFor(() => expect(page.said()).toContain(page.words['success.copied']));
    page.press(page.words['action.share']);
    page.press(page.words['referral.saveQr']);
    await vi.waitFor(() => expect(done).toHaveLength(4));
    expect(done.slice(0, 3)).toEqual([`copy ${link}`, 'copy PADMA7', `share ${link}`]);
    expect(done[3]).toMatch(/^save svg .+ PADMA7\.png$/);
    expect(page.alert()).toBe('');
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
    page.press(page.words[button]);
    await vi.waitFor(() => expect(page.alert()).toBe(page.words[sentence]));
  }
  expect(page.said()).toEqual([]);
});

test('[REF-01] closing the share sheet shows no error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const page = await open(deviceWith({ share }).device);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => page.press(page.words['action.share']));
  expect(share).toHaveBeenCalledOnce();
  expect(page.alert()).toBe('');
});

test('[REF-01] a device without a share sheet has no button for it', async () => {
  const page = await open(deviceWith({ canShare: () => false }).device);
  expect(page.buttons()).not.toContain(page.words['action.share']);
  expect(page.buttons()).toContain(page.words['action.copyLink']);
});

test('[REF-01] friends are shown page by page, with the income from each', async () => {
  const page = await open(deviceWith().device);
  const first = page.rows();
  expect(first[2]).toContain('fa***07');
  expect(first[2]).toContain(page.words['status.friend.registered']);
  expect(first[0]).toContain('৳150.00');
  page.press(page.words['a11y.nextPage']);
  await vi.waitFor(() => expect(page.rows()).toHaveLength(1));
  expect(first).not.toContain(page.rows()[0]);
  expect(page.text()).toContain('6–6');
});

test('[REF-01] [LAY-03] while the balance is hidden, the income from friends is hidden too', async () => {
  const page = await open(deviceWith().device);
  expect(page.text()).toContain('৳600.00');
  page.runtime.preferences.setBalanceHidden(true);
  await vi.waitFor(() => expect(page.text()).not.toContain('৳600.00'));
  expect(page.rows()[0]).toContain('৳***');
});

test('[REF-01] [MEM-11] only friends of the chosen days are listed; an empty range has a button for all', async () => {
  const page = await open(deviceWith().device);
  page.press(page.words['range.today']);
  await vi.waitFor(() => expect(page.text()).toContain(page.words['referral.noneThen']));
  page.press(page.words['referral.showAll']);
  await vi.waitFor(() => expect(page.rows()).toHaveLength(5));
});
