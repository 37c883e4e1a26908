// @vitest-environment jsdom
import { lazyAesCipher } from '@parlour/api-client';
import { createSandbox, type Sandbox } from '@parlour/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { SideServicesModal } from './SideServicesModal.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A window that records where it goes. */
function stubPopup() {
  const went: string[] = [];
  const close = vi.fn();
  const location = { replace: (url: string) => went.push(url) };
  const open = vi.fn(() => ({ opener: {}, location, close }));
  vi.stubGlobal('open', open);
  return { went, close, open };
}

/** The channels of a backend whose live chat has an encrypted address, in a language. */
async function channels(language: 'bn' | 'en', path: string, key?: string) {
  const own = createSandbox();
  const keys = await (await own.fetch(new Request('http://sandbox.invalid/sandbox/cipher'))).json();
  const encryptedPath = await lazyAesCipher(key ?? keys.aes).encrypt(path);
  const sandbox: Sandbox = {
    fetch: async (request) => {
      if (!request.url.includes('/wps/customerService')) return own.fetch(request);
      const chat = { type: 3, csType: 'LIVECHAT', title: 'Live chat', encryptedPath };
      const other = {
        type: 5,
        csType: 'TELEGRAM',
        title: 'Telegram',
        path: 'https://service.parlour.example/t',
      };
      return Response.json({ success: true, value: { list: [chat, other] }, message: null });
    },
  };
  const setup = createTestRuntime({ language, sandbox });
  const onDismiss = vi.fn();
  const page = renderPage(setup, <SideServicesModal props={{}} onDismiss={onDismiss} />, language);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  const words = catalogues[language];
  const chat = () => dialog.getByRole('button', { name: new RegExp(words['service.liveChat']) });
  return { ...page, setup, dialog, onDismiss, chat, words };
}

test('[LAY-06] the encrypted address of type 3 is decrypted, shows its host and opens in a small window', async () => {
  const popup = stubPopup();
  const { user, chat, onDismiss } = await channels('en', 'https://service.parlour.example/chat');
  await waitFor(() => expect(chat()).toHaveTextContent('service.parlour.example'));
  await user.click(chat());
  expect(popup.open).toHaveBeenCalledWith('', '_blank', 'popup,width=440,height=750');
  expect(popup.went).toEqual(['https://service.parlour.example/chat']);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each(['bn', 'en'] as const)(
  '[LAY-06] (%s) an address that opens to javascript: or to another host is refused, and the window closes',
  async (language) => {
    for (const path of ['javascript:alert(1)', 'https://evil.example/']) {
      const popup = stubPopup();
      const { user, chat, dialog, onDismiss, words, unmount, setup } = await channels(
        language,
        path,
      );
      await waitFor(() =>
        expect(setup.runtime.log.recent).toEqual([
          { source: 'customerService', what: 'refused: LIVECHAT' },
        ]),
      );
      expect(chat()).not.toHaveTextContent('example');
      await user.click(chat());
      expect(await dialog.findByText(words['error.serviceHost'])).toBeVisible();
      expect(popup.went).toEqual([]);
      expect(popup.close).toHaveBeenCalledOnce();
      expect(onDismiss).not.toHaveBeenCalled();
      unmount();
    }
  },
);

test('[LAY-06] an address that no key opens closes the window and offers the other channels', async () => {
  const popup = stubPopup();
  const { user, chat, dialog, words } = await channels(
    'en',
    'https://service.parlour.example/',
    '0f'.repeat(32),
  );
  await user.click(chat());
  expect(await dialog.findByText(words['error.serviceUnavailable'])).toBeVisible();
  expect(popup.close).toHaveBeenCalledOnce();
  expect(popup.went).toEqual([]);
});
