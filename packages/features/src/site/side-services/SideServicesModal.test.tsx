// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { SideServicesModal } from './SideServicesModal.tsx';
import { SideServicesView } from './SideServicesView.tsx';
import { toChannels } from './side-services-model.ts';

const others = ['telegram', 'facebook', 'instagram', 'messenger', 'whatsapp'] as const;

for (const language of ['bn', 'en'] as const) {
  test.each([
    ['a visitor', null, 'service.liveChat'],
    ['a member', 'demo_member', 'service.liveChat'],
    // The backend sends rank 5: above 4 the VIP service answers.
    ['a member of a high rank', 'demo_vip', 'vip.service'],
  ] as const)(
    `[LAY-06] [VIP-01] (${language}) the service for %s`,
    async (_who, username, first) => {
      const backend = createTestRuntime({ language });
      if (username !== null) await logIn(backend, username);
      renderPage(backend, <SideServicesModal props={{}} onDismiss={() => undefined} />, language);
      const words: Readonly<Record<string, string>> = catalogues[language];
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(6));
      const rows = dialog.getAllByRole('listitem');
      const names = [words[first], ...others.map((name) => words[`service.${name}`])];
      for (const [place, name = 'no name'] of names.entries()) {
        expect(rows[place]).toHaveTextContent(name);
        // Each channel shows its host, that of the encrypted address once it is decrypted.
        await waitFor(() => expect(rows[place]).toHaveTextContent('service.parlour.example'));
      }
    },
  );
}

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-06] [ERR-01] (${language}) an address of a channel that is none is said, and never opened`, async () => {
    const chat = 'https://service.parlour.example/chat';
    const list = [
      { csType: 'LIVECHAT', type: 1, title: 'Chat', path: chat },
      { csType: 'TELEGRAM', type: 1, title: 'Telegram', path: 'javascript:alert(1)' },
    ];
    const value = toChannels({ list }, { hosts: ['service.parlour.example'], rankLevel: 0 });
    const nothing = () => undefined;
    const on = { onOpen: nothing, onRetry: nothing, onClose: nothing };
    renderPage(
      createTestRuntime({ language }),
      <SideServicesView channels={{ status: 'ready', value }} outcome={null} {...on} />,
      language,
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(catalogues[language]['error.invalidUrl'])).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(dialog.getByText(catalogues[language]['service.telegram'])).toBeVisible();
  });
}
