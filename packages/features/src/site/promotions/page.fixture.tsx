import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { PromotionPageWidget } from './PromotionPageWidget.tsx';

export const raffle = '/wps/relay/MCS2_claimRafflePromotion';

interface Visit {
  readonly language?: 'bn' | 'en';
  readonly who?: string | null;
  /** Set before the first request. */
  readonly scenario?: Parameters<ReturnType<typeof createTestRuntime>['setScenario']>[0];
  /** A clipboard that refuses to copy. */
  readonly refuseCopy?: boolean;
}

/** Opens the page of one promotion with the real client and its own sandbox. */
export async function openPage(id: string | null, visit: Visit = {}) {
  const { language = 'en', who = 'demo_member', scenario, refuseCopy = false } = visit;
  const backend = createTestRuntime({ language });
  if (who !== null) await logIn(backend, who);
  if (scenario) await backend.setScenario(scenario);
  const copyText = vi.fn(async (_text: string) => {
    if (refuseCopy) throw new Error('not allowed');
  });
  const device = {
    copyText,
    canShare: () => false,
    share: async () => undefined,
    savePicture: async () => undefined,
  };
  const page = renderPage(backend, <PromotionPageWidget id={id} device={device} />, language);
  const words: Readonly<Record<string, string>> = catalogues[language];
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
  const findButton = (key: string) => screen.findByRole('button', { name: say(key) });
  return {
    ...backend,
    ...page,
    say,
    copyText,
    findButton,
    press: async (key: string) => page.user.click(await findButton(key)),
    /** Waits for a text of the page. */
    reads: (key: string, values?: Readonly<Record<string, string | number>>) =>
      screen.findByText(say(key, values)),
    hasButton: (key: string) => screen.queryByRole('button', { name: say(key) }) !== null,
    sent: (path: string) => timesSent(backend, `POST ${path}`),
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}
