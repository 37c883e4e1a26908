import type { Root } from 'react-dom/client';
import { vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { PromotionPageWidget } from './PromotionPageWidget.tsx';

export const raffle = '/wps/relay/MCS2_claimRafflePromotion';
const roots: Root[] = [];

/** Unmounts every page that a test has opened. */
export function leaveAll(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
}

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
  const { box: place, root } = newPlace();
  roots.push(root);
  root.render(
    <TestProviders test={backend} language={language}>
      <PromotionPageWidget
        id={id}
        device={{
          copyText,
          canShare: () => false,
          share: async () => undefined,
          savePicture: async () => undefined,
        }}
      />
    </TestProviders>,
  );
  const words: Readonly<Record<string, string>> = catalogues[language];
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
  const named = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button, a')].filter((one) => one.textContent === name);
  return {
    ...backend,
    place,
    say,
    copyText,
    shows: (text: string) => vi.waitFor(() => expectText(place, text)),
    button: (key: string) =>
      vi.waitFor(() => {
        const [found] = named(say(key));
        if (!found) throw new Error(`There is no ${say(key)}`);
        return found;
      }),
    has: (key: string) => named(say(key)).length > 0,
    sent: (path: string) => backend.requests.filter((one) => one === `POST ${path}`).length,
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}

function expectText(place: Element, text: string): void {
  if (!place.textContent?.includes(text)) throw new Error(`${text} is not in the page`);
}
