// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { SideServicesModal } from './SideServicesModal.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

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
      root = createRoot(document.body.appendChild(document.createElement('div')));
      root.render(
        <TestProviders test={backend} language={language}>
          <SideServicesModal props={{}} onDismiss={() => undefined} />
        </TestProviders>,
      );
      const words: Readonly<Record<string, string>> = catalogues[language];
      const rows = () => [...document.querySelectorAll('[role="dialog"] li')];
      await vi.waitFor(() => expect(rows()).toHaveLength(6));
      const names = [words[first], ...others.map((name) => words[`service.${name}`])];
      for (const [place, name] of names.entries()) {
        expect(rows()[place]?.textContent).toContain(name);
        // Each channel shows its host.
        expect(rows()[place]?.textContent).toContain('service.parlour.example');
      }
    },
  );
}
